import { type Chance, type Dice, type Frozen, take, takeFrom, type Viewer } from '@kontor/core';
import type { Components } from './components.ts';
import { mostBoats } from './queries.ts';
import type { Frame, Player, State } from './state.ts';
import type { PlayerView, View } from './view.ts';

/** Full states out of what a viewer sees: all that is unseen is mixed and dealt again. */
export function imagine({ kinds }: Components, view: Frozen<View>, _viewer: Viewer): (chance: Chance) => State {
  const unseen = unseenGoods(
    kinds.map(({ count }) => count),
    view,
  );
  const contracts = kinds
    .map((_, kind) => kind)
    .filter(kind => !view.players.some(({ contract }) => contract === kind));
  return chance => {
    const dice = chance.at('imagine');
    const pile = [...unseen];
    const unknown = [...contracts];
    const players = view.players.map(player => guessPlayer(player, view, pile, unknown, dice));
    const { crate, ending } = view;
    return {
      edition: view.edition,
      options: view.options,
      round: view.round,
      starter: view.starter,
      ...(crate ? { crate: { kind: crate.kind ?? takeFrom(dice, pile), by: crate.by } } : {}),
      pile,
      discard: [...view.discard],
      bank: view.bank,
      players,
      offers: view.offers.map(({ by, to, give, ask }) => ({ by, to, give: [...give], ask: [...ask] })),
      ...(ending ? { ending } : {}),
      stack: stackOf(view),
    };
  };
}

/** All goods but those the viewer can place. */
function unseenGoods(all: readonly number[], { discard, players, laid, offers, crate }: Frozen<View>): number[] {
  const unseen = all.map((count, kind) => count - discard[kind]!);
  for (const { hand, shown } of players) for (const [kind, count] of (hand ?? shown).entries()) unseen[kind]! -= count;
  for (const { goods } of laid) for (const kind of goods) unseen[kind]!--;
  for (const { give } of offers) for (const kind of give) unseen[kind]!--;
  if (crate?.kind !== undefined) unseen[crate.kind]!--;
  return unseen;
}

function guessPlayer(
  player: Frozen<PlayerView>,
  { options }: Frozen<View>,
  pile: number[],
  contracts: number[],
  dice: Dice,
): Player {
  const { size, shown, coins, points, offers, hasChosen } = player;
  const hand = [...(player.hand ?? shown)];
  let missing = size - hand.reduce((sum, count) => sum + count, 0);
  while (missing-- > 0) hand[takeFrom(dice, pile)]!++;
  return {
    hand,
    shown: [...shown],
    coins,
    points,
    offers,
    ...(options.contracts ? { contract: player.contract ?? take(dice, contracts) } : {}),
    ...(hasChosen ? { boats: player.boats ?? dice.below(mostBoats(coins) + 1) } : {}),
  };
}

function stackOf({ phase, turn, laid }: Frozen<View>): Frame[] {
  switch (phase) {
    case 'over':
      return [];
    case 'bid':
      return [{ type: 'bid', turn: turn!, laid: laid.map(({ seat, goods }) => ({ seat, goods: [...goods] })) }];
    default:
      return [{ type: phase }];
  }
}
