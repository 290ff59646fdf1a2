import type { LawsHelp } from '../laws/help.ts';
import { mostBoats } from './queries.ts';
import { listed, type Probe } from './state.ts';
import { RULE_IDS } from './rule-ids.ts';

/** What Probe tells the laws: where unseen things are, and how coins move. */
export const lawsHelp: LawsHelp<Probe> = {
  rules: RULE_IDS,
  balances: ({ players, bank }) => [...players.map(({ coins }) => coins), bank],
  deltas: event =>
    event.type === 'opened' ? [...event.coins, -event.coins.reduce((sum, coins) => sum + coins, 0)] : undefined,
  hidden({ players, pile, crate, ending }, viewer) {
    if (ending) return [];
    const kinds = pile.map((_, kind) => kind);
    const own = viewer === 'public' ? undefined : players[viewer]!.contract;
    const others = [...players.entries()].filter(([seat]) => seat !== viewer);
    return [
      { place: 'the pile', items: listed(pile) },
      ...(crate && crate.by !== viewer ? [{ place: 'the crate', items: [crate.kind] }] : []),
      ...others.map(([seat, { hand, shown }]) => ({
        place: `hand ${seat}`,
        items: listed(hand.map((count, kind) => count - shown[kind]!)),
      })),
      ...others.flatMap(([seat, { contract }]) =>
        contract === undefined
          ? []
          : [{ place: `contract ${seat}`, items: [contract], could: kinds.filter(kind => kind !== own) }],
      ),
      ...others.flatMap(([seat, { boats, coins }]) =>
        boats === undefined
          ? []
          : [{ place: `boats ${seat}`, items: [boats], could: [0, 1, 2, 3].filter(each => each <= mostBoats(coins)) }],
      ),
    ];
  },
};
