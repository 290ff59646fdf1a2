const DOORS = { src: 'rules', words: 'words', bot: 'bot', web: 'web', test: 'test', bench: 'test' };
const CATALOG = ['rules', 'words', 'bots', 'web'];

/**
 * The dependency rule as a table. `may` names the rooms that may be imported: `x` with values, `x:types` only with
 * `import type`, `x:a.ts+b.ts` values only if those files of the room export them. `starts` names rooms that run beside this
 * one as workers: their address may be taken, nothing may be imported. `npm` lists packages; `declared` stands for the dependencies
 * of the own package.json.
 */
const ROOMS = {
  core: { may: [], npm: ['@noble/hashes'], pure: true },
  testkit: { may: ['core'] },
  bots: { may: ['core'] },
  protocol: { may: ['core:types'] },
  ui: { may: ['core:types'], npm: ['svelte'] },
  'game rules': { may: ['core', 'own words'], pure: true },
  'game words': { may: ['core:phrase.ts+pack.ts'], pure: true },
  'game bot': { may: ['core', 'bots', 'own rules', 'own words'] },
  'game web': { may: ['core:types', 'own words', 'ui'], npm: ['svelte'] },
  'game test': {
    may: ['core', 'bots', 'ui', 'own rules', 'own words', 'own bot', 'own web', 'own test'],
    npm: ['svelte'],
  },
  catalog: { may: ['core:types', 'bots:types', 'ui:types'] },
  'catalog rules': { may: ['core:types', 'catalog', 'any rules'] },
  'catalog words': { may: ['core:types', 'catalog', 'any words'] },
  'catalog bots': { may: ['core:types', 'bots:types', 'catalog', 'any bot'] },
  'catalog web': { may: ['core:types', 'ui:types', 'catalog', 'any web'] },
  server: {
    may: ['core', 'bots', 'protocol', 'catalog rules', 'catalog words', 'catalog bots'],
    npm: 'declared',
    node: true,
  },
  web: {
    may: ['core', 'protocol', 'ui', 'bots:pool.ts+levels.ts', 'catalog web', 'catalog words'],
    starts: ['web worker'],
    npm: 'declared',
  },
  'web worker': { may: ['bots', 'catalog rules', 'catalog bots'] },
  cli: {
    may: ['core', 'bots', 'testkit', 'server', 'catalog rules', 'catalog words', 'catalog bots'],
    npm: 'declared',
    node: true,
  },
};

/** What a test may import beyond its room; proofs drive browsers and sockets with the tools of the root. */
const TESTS = { may: ['testkit'], npm: ['vitest', 'fast-check'], node: true };
const PROOFS = { may: ['server'], npm: 'root', node: true };
const CATALOG_TESTS = {
  may: [
    'core',
    'bots',
    'ui',
    ...CATALOG.map(door => `catalog ${door}`),
    'any rules',
    'any words',
    'any bot',
    'any web',
  ],
};
const CONFIG = { may: [], npm: 'root', node: true };

/** Where a file lives: its package folder, its room, and of which game; undefined outside the house. */
export function placeOf(file) {
  const [top, name, ...rest] = file.split('/');
  if (!['packages', 'games', 'apps'].includes(top) || rest.length === 0) return undefined;
  const place = { folder: `${top}/${name}`, game: top === 'games' ? name : undefined };
  if (top === 'games') return { ...place, room: `game ${DOORS[rest[0]]}` };
  if (name === 'web' && rest[0] === 'src' && rest[1] === 'worker') return { ...place, room: 'web worker' };
  if (name !== 'catalog') return { ...place, room: name };
  const door = CATALOG.find(each => rest.join('/') === `src/${each}.ts`);
  return { ...place, room: door === undefined ? 'catalog' : `catalog ${door}` };
}

export const isTest = file => file.endsWith('.test.ts') || /\/(test|bench|proof)\//.test(file);
const isProof = file => file.endsWith('.proof.test.ts') || /\/(proof|bench)\//.test(file);
const isConfig = file => /(^|\/)(vite|svelte)\.config\.(ts|js|mjs)$/.test(file);

/** Everything that the given file may import, or undefined if its room is not in the table. */
export function allowance(file, place) {
  const own = ROOMS[place.room];
  if (own === undefined) return undefined;
  const more = [isTest(file) && TESTS, isProof(file) && PROOFS, isConfig(file) && CONFIG].filter(Boolean);
  if (isTest(file) && place.game !== undefined) more.push(ROOMS['game test']);
  if (isTest(file) && place.room.startsWith('catalog')) more.push(CATALOG_TESTS);
  // What a worker answered is compared with the same question asked here.
  if (isProof(file) && place.room === 'web') more.push(ROOMS['web worker']);
  const all = [own, ...more];
  return {
    may: all.flatMap(each => each.may),
    starts: all.flatMap(each => each.starts ?? []),
    npm: all.flatMap(each => each.npm ?? []),
    node: all.some(each => each.node),
    pure: own.pure === true && more.length === 0,
  };
}

/** The names under which one place is known to another. */
export function namesOf(target, from) {
  if (target.game === undefined) return [target.room];
  const door = target.room.slice('game '.length);
  return [`any ${door}`, ...(target.game === from.game ? [`own ${door}`] : [])];
}
