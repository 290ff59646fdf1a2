import { titles } from '@kontor/catalog/rules';
import { quick, sample, type Seat, tableFor, veil, type Viewer } from '@kontor/core';
import { type Frame, type Full, frameReader, patch, readLegal, type Step } from '@kontor/protocol';
import { expect, test } from 'vitest';
import { admit, offerTo, showStep } from './frames.ts';
import type { Live } from './live.ts';
import { type Next, playMove, startMatch } from './match.ts';

const MOVES = 150;
const LATE = 20;

/** What pages of all viewers know, from frames alone. */
interface Page {
  readonly viewer: Viewer;
  view: unknown;
  legal: string;
  last: Frame | undefined;
}

test.each(Object.keys(titles))('%s: frames tell each viewer what the rules show, no more and no less', async id => {
  const game = (await titles[id]!()).game();
  for (const seats of [game.seats.min, game.seats.max]) {
    const dice = quick(seats);
    const row = { id: 'm', body: { options: {}, edition: 1, chairs: [] } };
    const first = startMatch({ id: 'm', game, seed: `${seats}` }, tableFor(game, seats), 1).match;
    const live = { row, game, classes: new Map(), connections: new Set() } as unknown as Live;
    const pages = Array.from({ length: seats + 2 }, (_, i): Page => ({
      viewer: i < seats ? i : 'public',
      view: undefined,
      legal: '',
      last: undefined,
    }));
    const join = (page: Page): void => {
      const read = frameReader();
      const send = (data: string | Uint8Array): void => {
        const frame = (page.last = read(Buffer.from(data).toString()));
        if ('full' in frame) page.view = (frame as Full).view;
        else if ('step' in frame) page.view = patch(page.view, frame.patch);
        if ('full' in frame || ('step' in frame && frame.ask !== undefined))
          page.legal = frame.legal ? JSON.stringify(frame.legal) : '';
      };
      admit(live, match, { person: { id: 'p', name: 'P' }, viewer: page.viewer, send });
    };
    let match = first;
    // One who watches comes later, and must learn what those who watch were told before.
    for (const page of pages.slice(0, -1)) join(page);
    for (let n = 0; n < MOVES && !match.outcome; n++) {
      if (n === LATE) join(pages.at(-1)!);
      const seat: Seat = game.actors(match.state)[0]!;
      const move = game.write(sample(game.legal(match.state, seat), dice));
      const next = playMove(match, seat, move, `k${n}`, 1) as Next;
      showStep(live, next);
      match = next.match;
      for (const page of pages.slice(0, n < LATE ? -1 : undefined)) {
        const { viewer, last } = page;
        expect(page.view).toEqual(JSON.parse(JSON.stringify(game.view(match.state, viewer))));
        expect(page.legal).toBe(JSON.stringify(offerTo(viewer, match).wire) ?? '');
        expect(() => readLegal(game, page.legal === '' ? undefined : JSON.parse(page.legal))).not.toThrow();
        const told = next.events.map(event => veil(event, viewer));
        // Equal, not similar: a secret part too much must show.
        expect(last).toHaveProperty('step', match.seq);
        expect((last as Step).events ?? []).toEqual(JSON.parse(JSON.stringify(told)));
        expect(last && 'key' in last).toBe(viewer === seat);
      }
    }
  }
});
