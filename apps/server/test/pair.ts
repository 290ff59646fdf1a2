import {
  type Dice,
  enumerate,
  type Game,
  hashOf,
  keyed,
  lookUp,
  perform,
  quick,
  revealsTo,
  type Seat,
  tableFor,
  type Title,
  type Viewer,
} from '@kontor/core';
import type { WhyAnswer } from '@kontor/protocol';
import type { serve as Serve, ServeOptions } from '../src/index.ts';
import type { State } from '../src/table/match.ts';
import { type Client, type Page, visit } from './client.ts';

const SEATS = 3;
const MOST_MOVES = 12;
const FEW = 12;

/** Two deals that a viewer can't tell apart, and a course of play that is possible from both and shows that viewer nothing new. */
export interface Pair {
  readonly viewer: Viewer;
  readonly starts: readonly [State, State];
  readonly script: readonly { readonly seat: Seat; readonly move: string }[];
  /** Moves that somebody could play in one of the worlds: what the viewer asks about and tries. */
  readonly tries: readonly string[];
  /** The last move may be taken back in both. */
  readonly undo: boolean;
}

/** Bytes that look random and are the same in each run. */
const entropy = (): ((bytes: number) => Uint8Array) => {
  const dice = quick(99);
  return bytes => Uint8Array.from({ length: bytes }, () => dice.below(256));
};

/** The seed of the first table, after so many visitors. */
function firstSeed(visitors: number): Uint8Array {
  const bytes = entropy();
  for (let i = 0; i < visitors; i++) [32, 8].forEach(bytes);
  bytes(16);
  return bytes(32);
}

const few = function* <T>(items: Iterable<T>): Generator<T> {
  let left = FEW;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
};

export function makePair(game: Game, viewer: Viewer, seed: number): Pair {
  const dice = quick(seed);
  const table = tableFor(game, SEATS);
  const truth = game.setup(table, dice) as State;
  const guesses = game.imagine(game.view(truth, viewer), viewer);
  let guess = guesses(dice) as State;
  while (hashOf(guess) === hashOf(truth)) guess = guesses(dice) as State;

  const chance = keyed(firstSeed(SEATS + 1));
  const script: { seat: Seat; move: string }[] = [];
  const tries = new Set<string>();
  let worlds: readonly [State, State] = [truth, guess];
  /** Moves up to the last one that its player may take back alone. */
  let free = 0;
  while (script.length < MOST_MOVES) {
    for (const state of worlds)
      for (let seat = 0; seat < SEATS; seat++)
        for (const move of few(enumerate(game.legal(state, seat)))) tries.add(game.write(move));
    const next = nextMove(game, worlds, dice);
    if (!next) break;
    const played = worlds.map(state => {
      const found = lookUp(game, state, next.seat, next.move);
      if ('rule' in found) throw new Error(`${next.move} is against ${found.rule}`);
      return perform(game, state, next.seat, found.move, chance);
    });
    if (played.some(({ events }) => events.some(event => revealsTo(event, viewer)))) break;
    script.push(next);
    if (played.every(each => each.free)) free = script.length;
    worlds = [played[0]!.state, played[1]!.state];
  }
  // A script that ends with a move to be taken back shows what undo tells.
  const undo = free > script.length / 2;
  if (undo) script.length = free;
  return { viewer, starts: [truth, guess], script, tries: [...tries].sort().slice(0, 40), undo };
}

/** A move that is legal in both worlds. */
function nextMove(
  game: Game,
  [one, two]: readonly [State, State],
  dice: Dice,
): { seat: Seat; move: string } | undefined {
  const seats = [...game.actors(one), ...game.may(one)];
  const common = seats.flatMap(seat =>
    [...few(enumerate(game.legal(one, seat)))]
      .map(move => ({ seat, move: game.write(move) }))
      .filter(({ move }) => 'move' in lookUp(game, two, seat, move)),
  );
  return common.length > 0 ? common[dice.below(common.length)] : undefined;
}

/** The game with a deal that is decided beforehand. */
const dealt = (title: Title, start: State): Title => ({
  ...title,
  game: pack => {
    const game = title.game(pack);
    return { ...game, setup: () => game.clone(start) };
  },
});

export type Serving = typeof Serve;

/** Every byte that the viewer gets in one of the worlds: frames, refusals, answers over HTTP, after a gap and from the chronicle. */
export async function transcript(
  serve: Serving,
  title: Title,
  { viewer, script, tries, starts, undo }: Pair,
  world: 0 | 1,
  options: ServeOptions,
): Promise<string[]> {
  const server = await serve({
    ...options,
    titles: { [title.id]: () => Promise.resolve(dealt(title, starts[world])) },
    entropy: entropy(),
    now: () => 1_800_000_000_000,
  });
  const clients: Client[] = [];
  for (let i = 0; i <= SEATS; i++) clients.push(await visit(server.url, undefined, `P${i}`));
  const { id } = await clients[0]!.post('/api/tables', { game: title.id, seats: SEATS });
  for (const client of clients.slice(1, SEATS)) await client.post(`/api/tables/${id}/sit`);
  await clients[0]!.post(`/api/tables/${id}/start`);
  const pages: Page[] = [];
  for (const client of clients) {
    const page = await client.page();
    await page.join(id);
    pages.push(page);
  }
  const me = viewer === 'public' ? SEATS : viewer;
  const got: string[] = [];
  const note = (what: string, texts: readonly string[]): void => void got.push(...texts.map(text => `${what} ${text}`));

  async function look(): Promise<void> {
    const page = pages[me]!;
    for (const move of tries) {
      const why = await page.request<WhyAnswer>({ why: move });
      if ('rule' in why && !('no' in why))
        await page.play(move, `try-${page.seq}-${move.replaceAll(/[^a-z0-9]/g, '-')}`);
      await page.request({ forecast: [move] });
    }
    await page.request({ survey: true });
    page.say({ table: id, ask: page.ask ?? 0, key: `bad-${page.seq}`, move: 'what is this' });
    await page.until(({ nos }) => nos.at(-1)?.key === `bad-${page.seq}`);
    note('asked', page.frames.splice(0));
    await page.request({ history: 1000 });
    note('history', page.frames.splice(0));
    for (const path of ['', '/record']) {
      const { status, text } = await clients[me]!.get(`/api/tables/${id}${path}`);
      note('http', [`${status} ${text}`]);
    }
    note('http', [(await clients[me]!.get('/api/tables')).text]);
    const again = await clients[me]!.page();
    await again.join(id, 0);
    note('resume', again.frames);
    await again.close();
    await page.until(({ frames }) => frames.filter(frame => frame.startsWith('{"room"')).length >= 2);
  }

  for (const [i, { seat, move }] of script.entries()) {
    const { seq } = pages[seat]!;
    if ((await pages[seat]!.play(move, `move-${i}`)) !== 'kept') throw new Error(`${move} was refused`);
    await Promise.all(pages.map(page => page.until(each => each.seq > seq)));
    note('step', pages[me]!.frames.splice(0));
    if (i % 4 === 3) await look();
  }
  await look();
  if (undo) {
    const mover = pages[script.at(-1)!.seat]!;
    const { seq } = mover;
    mover.say({ table: id, undo: seq, key: 'back' });
    await Promise.all(pages.map(page => page.until(each => each.seq > seq)));
    note('undone', pages[me]!.frames.splice(0));
    await look();
  }
  await server.close();
  return got;
}

/** The first byte by which the viewer could tell the worlds apart. */
export function difference(one: readonly string[], two: readonly string[]): string | undefined {
  const at = one.findIndex((text, i) => text !== two[i]);
  if (at < 0) return one.length === two.length ? undefined : `${one.length} and ${two.length} answers`;
  return `${one[at]}\n${two[at]}`;
}
