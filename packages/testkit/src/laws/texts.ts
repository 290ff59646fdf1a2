import { type Viewer, isEmpty, sample, veil } from '@kontor/core';
import { broken } from './broken.ts';
import { type Run, nameOf, viewersOf } from './help.ts';

/** Views that differ give boards that differ; sentences are there and have no holes. */
export function checkTexts(run: Run, chosen: readonly number[]): void {
  const { game, help, moments, dice } = run;
  for (const viewer of viewersOf(run)) {
    const boards = new Map<string, { view: string; at: number }>();
    for (const at of chosen) {
      const { state, played } = moments[at]!;
      const view = game.view(state, viewer);
      if (help.board) compareBoards(boards, help.board(view, viewer), JSON.stringify(view), at, viewer);
      if (!help.sentences) continue;
      const legal = viewer === 'public' ? undefined : game.legal(state, viewer);
      const moves = legal && !isEmpty(legal) ? [sample(legal, dice), sample(legal, dice)] : [];
      const events = (played?.events ?? []).map(event => veil(event, viewer));
      for (const sentence of help.sentences({ view, viewer, moves, events }))
        if (sentence.trim() === '' || /\bundefined\b|\bNaN\b|\[object/.test(sentence))
          broken(
            'every text is there',
            `${nameOf(viewer)} reads "${sentence}" at move ${at}: ${JSON.stringify({ moves, events })}`,
          );
    }
  }
}

function compareBoards(
  boards: Map<string, { view: string; at: number }>,
  board: string,
  view: string,
  at: number,
  viewer: Viewer,
): void {
  const before = boards.get(board);
  if (before && before.view !== view)
    broken(
      'boards differ as views do',
      `${nameOf(viewer)} sees the same text at move ${before.at} and ${at}:\n${board}\n${before.view}\n${view}`,
    );
  boards.set(board, { view, at });
}
