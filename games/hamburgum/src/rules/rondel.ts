import { guarded, type Decision, type FrameOf } from '@kontor/core';
import { CIRCLE, FREE_STEPS, GOODS, notation, SPACES, type Good, type Move, type Space } from '../../words/index.ts';
import { award, replaceTop, type Frame, type Hamburgum, type State, type Tell } from '../state.ts';
import { itsSeat } from './turn.ts';

type Go = Extract<Move, { type: 'go' }>;

const GOES: readonly Go[] = SPACES.map(space => ({ type: 'go', space }));

/** [HB-2.2] Steps from a space to another: 1 to 8, and none from the middle. */
export const stepsTo = (pawn: number, space: number): number =>
  pawn < 0 ? 0 : ((space - pawn + CIRCLE - 1) % CIRCLE) + 1;

/** [HB-2.2] What the move costs in prestige. */
export const stepCost = (pawn: number, space: number): number => Math.max(0, stepsTo(pawn, space) - FREE_STEPS);

/** [HB-3.1] */
export const production = (buildings: readonly number[], good: number): number => 1 + buildings[good]!;

const isGood = (space: Space): space is Space & Good => (GOODS as readonly string[]).includes(space);

/** The action of a space: what is to be decided next. */
function action(state: State, seat: number, space: Space, emit: Tell): Frame {
  if (isGood(space)) {
    const player = state.players[seat]!;
    const good = GOODS.indexOf(space);
    const units = production(player.buildings, good);
    player.goods[good]! += units;
    emit?.({ type: 'produced', seat, good: space, units });
    return { type: 'finish', seat };
  }
  switch (space) {
    case 'church':
      return { type: 'church', seat, church: -1, scoring: false };
    case 'guildhall':
      return { type: 'guildhall', seat, official: false };
    case 'dockyard':
      return { type: 'dockyard', seat };
    default:
      return { type: 'trade', seat, selling: false, shipped: false };
  }
}

export const rondel: Decision<Hamburgum, FrameOf<Hamburgum, 'rondel'>> = {
  actors: itsSeat,
  ...guarded<Hamburgum, FrameOf<Hamburgum, 'rondel'>>({
    candidates: () => GOES,
    guards: [
      [
        'HB-2.2',
        ({ players }, _, seat, move) =>
          stepCost(players[seat]!.pawn, SPACES.indexOf((move as Go).space)) > players[seat]!.prestige,
      ],
    ],
    otherwise: 'HB-2.3',
    notation,
  }),
  apply(state, _, seat, move, _chance, emit) {
    const player = state.players[seat]!;
    const { space } = move as Go;
    const from = player.pawn;
    const to = SPACES.indexOf(space);
    const paid = stepCost(from, to);
    if (paid > 0) award(player, 'rondel', -paid);
    player.pawn = to;
    emit?.({ type: 'moved', seat, ...(from >= 0 && { from: SPACES[from]! }), space, steps: stepsTo(from, to), paid });
    replaceTop(state, action(state, seat, space, emit));
  },
};
