import { awaited, digest, sample, quick, type Seat, seedText } from '@kontor/core';
import type { Pace } from '@kontor/protocol';
import type { House } from '../house.ts';
import { whereOf } from '../no.ts';
import { inTurn, isSame, type Live, rest } from './live.ts';
import type { Match } from './match.ts';
import { playBot } from './play.ts';

/**
 * Milliseconds from a person's move to a bot's answer, and from another bot's. Bots think meanwhile and have less time than
 * that, so the moment of an answer tells nothing about the hand it came from.
 */
const PAUSE: Record<Pace, readonly [person: number, bot: number]> = {
  relaxed: [1200, 700],
  quick: [500, 300],
  instant: [40, 40],
};
/** Milliseconds that bots give a person who was made an offer. Then they go on: nobody can hold a game up by not answering. */
const PATIENCE: Record<Pace, number> = { relaxed: 20_000, quick: 10_000, instant: 5000 };
/** Left for the way to the thread and back. */
const MARGIN = 10;
/** Milliseconds until a bot whose move could not be written tries again: a disk that is full now need not stay so. */
const AGAIN = 5000;

/** Asks a bot for its move if one owes it, or was asked something. What bots have to do follows from the log alone, so it survives a restart. */
export function drive(house: House, live: Live): void {
  rest(live);
  const { match, row } = live;
  if (!match || match.outcome || row.status !== 'running') return;
  const { chairs, pace } = row.body;
  if (!chairs.some(chair => 'bot' in chair)) return;
  const isBot = (seat: Seat): boolean => 'bot' in chairs[seat]!;
  const asked = match.game.asked?.(match.state) ?? [];
  const isFresh = isNews(live, match, asked);
  const seat = awaited(match.game, match.state).find(isBot);
  if (seat === undefined) return;
  const { last } = match.trail;
  const pause = PAUSE[pace][last >= 0 && isBot(last) ? 1 : 0];
  const wait = isFresh && !asked.some(isBot) ? PATIENCE[pace] : pause;
  const left = Math.min(wait, Math.max(0, match.at + wait - house.now()));
  const due = new Promise<void>(resolve => {
    // Whoever clears the timer makes sure that the answer is never played.
    live.bot = { seq: match.seq, timer: setTimeout(resolve, left) };
  });
  void think(house, live, match, seat, pause - MARGIN, due);
}

/** Whether somebody was asked something by the last entry. Whoever left a question open is not waited for again. */
function isNews(live: Live, { seq }: Match, seats: readonly Seat[]): boolean {
  if (!isSame(live.asked?.seats, seats)) live.asked = { seats, seq };
  return seats.length > 0 && live.asked?.seq === seq;
}

/** A number that follows from the match and the moment, and that nobody can compute before the seed is shown. */
const seedOf = ({ seed, seq }: Match, seat: Seat): number =>
  Number.parseInt(digest(`kontor bot|${seedText(seed)}|${seq}|${seat}`).slice(0, 8), 16);

async function think(
  house: House,
  live: Live,
  match: Match,
  seat: Seat,
  limit: number,
  due: Promise<void>,
): Promise<void> {
  const { seq, game, state } = match;
  const chair = live.row.body.chairs[seat]!;
  if (!('bot' in chair)) return;
  const seed = seedOf(match, seat);
  try {
    const view = game.view(state, seat);
    const choice = await house.bots.choose({ game: game.id, bot: chair.bot, view, seat, seed, limit });
    await due;
    const played = choice !== undefined && (await inTurn(live, () => playBot(house, live, seq, seat, choice)));
    if (played) return;
    house.log(`table ${live.row.id}: bot ${chair.bot} gave no legal move at entry ${seq}; any other is played`);
    await inTurn(live, () => playBot(house, live, seq, seat, game.write(sample(game.legal(state, seat), quick(seed)))));
  } catch (error) {
    house.log(`table ${live.row.id}: the bot of seat ${seat} failed at entry ${seq}: ${whereOf(error)}`);
    if (live.match === match) live.bot = { seq, timer: setTimeout(() => house.drive(live), AGAIN).unref() };
  }
}
