import { type Chance, type Frozen, shuffle, type Viewer } from '@kontor/core';
import { type Card, DECK, type View } from '../words/index.ts';
import type { State } from './state.ts';

/** Deals the cards nobody has shown to the hands the viewer can't see; every such deal is equally likely, for passing proves nothing [HS-3.3]. */
export function imagine(view: Frozen<View>, viewer: Viewer): (chance: Chance) => State {
  const seen = new Set<Card>([
    view.marker,
    ...(view.hand ?? []),
    ...view.trick.flatMap(play => play.cards),
    ...view.seen.captured.flat(),
  ]);
  const unseen = DECK.filter(card => !seen.has(card));
  const owners = view.players.flatMap(({ cards }, seat) => (seat === viewer ? [] : Array<number>(cards).fill(seat)));
  const places = [...owners, ...Array<number>(unseen.length - owners.length).fill(-1)];
  return chance => {
    const dealt = places.slice();
    shuffle(chance.at('imagine'), dealt);
    const hands: Card[][] = view.players.map((_, seat) => (seat === viewer ? view.hand!.slice() : []));
    for (let i = 0; i < unseen.length; i++) hands[dealt[i]!]?.push(unseen[i]!);
    return stateOf(view, hands);
  };
}

const stateOf = (view: Frozen<View>, hands: readonly Card[][]): State => ({
  edition: view.edition,
  options: { jokerInTrump: view.options.jokerInTrump, memory: view.options.memory },
  stack: view.turn === undefined ? [] : [{ type: 'play', seat: view.turn }],
  round: view.round,
  dealer: view.dealer,
  marker: view.marker,
  players: view.players.map(({ points }, seat) => ({
    hand: hands[seat]!,
    captured: view.seen.captured[seat]!.slice(),
    place: points.place,
    bonus: points.bonus,
  })),
  trick: view.trick.map(play => ({ seat: play.seat, kind: play.kind, rank: play.rank, cards: play.cards.slice() })),
  out: view.out.slice(),
});
