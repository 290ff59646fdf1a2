import { type Chosen, combinations, type Game, type Option, pairs, type Table, type Vocabulary } from '@kontor/core';

/** Every table the game allows: seat counts × option values, by pairs of values or by all combinations; older editions once each. */
export function tablesOf<G extends Vocabulary>(game: Game<G>, all = false): Table<G['Options']>[] {
  const newest = game.editions.at(-1)!;
  const tables: Table<G['Options']>[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of all ? allowed(game, seats) : allowedPairs(game, seats))
      tables.push({ seats, options, edition: newest });
    for (const edition of game.editions.slice(0, -1))
      tables.push({ seats, options: allowed(game, seats)[0]!, edition });
  }
  return tables;
}

const allowed = <G extends Vocabulary>(game: Game<G>, seats: number): G['Options'][] =>
  combinations(game.options).filter(options => game.refuse(seats, options) === undefined);

/** Few combinations that are allowed and hold every pair of values that is allowed at all. */
function allowedPairs<G extends Vocabulary>(game: Game<G>, seats: number): G['Options'][] {
  const all = allowed(game, seats);
  const wanted = new Set(all.flatMap(pairsIn));
  const chosen = pairs(game.options).filter(options => game.refuse(seats, options) === undefined) as G['Options'][];
  for (const options of chosen) for (const pair of pairsIn(options)) wanted.delete(pair);
  for (const options of all) {
    const fresh = pairsIn(options).filter(pair => wanted.has(pair));
    if (fresh.length > 0) chosen.push(options);
    for (const pair of fresh) wanted.delete(pair);
  }
  return chosen;
}

function pairsIn(chosen: Chosen): string[] {
  const parts = Object.entries(chosen).map(([id, value]) => `${id}=${value}`);
  return parts.flatMap((a, i) => [a, ...parts.slice(i + 1).map(b => `${a} ${b}`)]);
}

/** A table in words: `3 seats, memory=table`. Options at their default are left out. */
export function tableText({ seats, options, edition }: Table, known: readonly Option[], newest: number): string {
  const special = Object.entries(options).filter(
    ([id, value]) => known.find(option => option.id === id)?.default !== value,
  );
  return [
    `${seats} seats`,
    ...special.map(([id, value]) => `${id}=${value}`),
    ...(edition === newest ? [] : [`edition ${edition}`]),
  ].join(', ');
}
