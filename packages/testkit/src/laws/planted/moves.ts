import { good, type Planted } from './plant.ts';

export const moves: readonly Planted[] = [
  {
    bug: 'a notation slip: two goods are written in the wrong order',
    law: 'notation round-trips',
    game: {
      ...good,
      write: move => (move.type === 'bid' ? `bid ${move.goods.toReversed().join('+')}` : good.write(move)),
    },
  },
  {
    bug: 'a notation slip: two moves share a text',
    law: 'notation round-trips',
    game: { ...good, write: move => (move.type === 'leave' ? 'look' : good.write(move)) },
  },
  {
    bug: 'a text that is not ASCII',
    law: 'notation round-trips',
    game: {
      ...good,
      write: move => good.write(move).replace('o', 'ö'),
      read: text => good.read(text.replace('ö', 'o')),
    },
  },
  {
    bug: 'two moves with one code',
    law: 'code is unique',
    game: { ...good, code: move => (move.type === 'bid' ? move.goods.length : good.code(move)) },
  },
  {
    bug: 'an actor without a move',
    law: 'an actor can always act, others can not',
    game: {
      ...good,
      legal: (state, seat) =>
        state.stack[0]?.type === 'bid' ? { moves: [], selections: [] } : good.legal(state, seat),
    },
  },
  {
    bug: 'a move for one who is not asked',
    law: 'an actor can always act, others can not',
    game: {
      ...good,
      legal: (state, seat) =>
        good.outcome(state) ? { moves: [{ type: 'pass' }], selections: [] } : good.legal(state, seat),
    },
  },
  {
    bug: 'a seat that must and may',
    law: 'an actor can always act, others can not',
    game: { ...good, may: state => good.actors(state) },
  },
  {
    bug: 'a question to one who can not answer',
    law: 'an actor can always act, others can not',
    game: { ...good, asked: () => [0] },
  },
  {
    bug: 'an empty selection',
    law: 'legal moves agree',
    game: {
      ...good,
      legal(state, seat) {
        const legal = good.legal(state, seat);
        if (state.stack[0]?.type !== 'bid') return legal;
        return {
          ...legal,
          selections: [
            ...legal.selections,
            { move: { type: 'bid', goods: [] }, picks: [{ field: 'goods', from: [], min: 1, max: 2 }] },
          ],
        };
      },
    },
  },
  { bug: 'a why without a reason', law: 'why is exact', game: { ...good, why: () => undefined } },
  {
    bug: 'a why that refuses what is legal',
    law: 'why is exact',
    game: { ...good, why: (state, seat, move) => good.why(state, seat, move) ?? 'PR-1.1' },
  },
  {
    bug: 'a refusal by a rule that does not exist',
    law: 'a refusal names a rule',
    game: { ...good, why: (state, seat, move) => (good.why(state, seat, move) ? ('PR-9.9' as 'PR-1.1') : undefined) },
  },
  { bug: 'no forecast', law: 'a forecast is there', game: { ...good, forecast: () => undefined as never } },
];
