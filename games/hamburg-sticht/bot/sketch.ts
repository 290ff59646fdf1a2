import type { Dice, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { type Card, FIRST_JOKER, HIGH, LOW, showsMarker, SIZES } from '../words/index.ts';

/**
 * Plays a round to its end on a sketch of the cards: how many of each value a seat holds, and its Hamburg stichts. The search
 * tree keeps to the rules to the letter; this only estimates what follows, some ten times faster than the rules would.
 */
const WIDTH = 14;
const counts = new Int8Array(4 * WIDTH);
const left = new Int8Array(4);
/** By seat: lowest value and length of a Hamburg sticht it holds; 0 if none. */
const trumpLow = new Int8Array(4);
const trumpLength = new Int8Array(4);
const bonus = new Float64Array(4);

/** Odds in percent. */
const SPLITS = 35;
const SAVES_HIGH = 45;
const TRUMPS = 40;
const WANDERS = 15;

export function sketch(state: State, dice: Dice): number[] {
  const { players, trick, out, marker } = state;
  const seats = players.length;
  const points = players.map(({ place, bonus }) => place + bonus);
  const frame = state.stack[0];
  if (frame?.type !== 'play') return points;
  const low = LOW[marker]!;
  const high = HIGH[marker]!;
  let places = seats - 1;
  let first = -1;
  for (const seat of out) {
    points[seat]! += places--;
    if (first < 0) first = seat;
  }
  for (let seat = 0; seat < seats; seat++) {
    const { hand, captured } = players[seat]!;
    lay(seat, hand);
    bonus[seat] = 0;
    for (let i = 0; i < captured.length; i++) if (showsMarker(captured[i]!, marker)) bonus[seat]!++;
  }
  let holding = seats - out.length;
  let pot = 0;
  let size = 0;
  let run = 0;
  let rank = 0;
  let last: Seat = -1;
  if (trick.length > 0) {
    const top = trick[trick.length - 1]!;
    last = top.seat;
    rank = top.rank;
    size = SIZES[top.kind];
    run = top.kind === 'lane' || top.kind === 'street' || top.kind === 'highway' ? size : 0;
    for (const { cards } of trick) for (let i = 0; i < cards.length; i++) if (showsMarker(cards[i]!, marker)) pot++;
  }
  let seat: Seat = frame.seat;

  while (holding > 1) {
    const base = seat * WIDTH;
    let from = 0;
    let length = 0;
    let amount = 0;
    let trump = false;
    if (last < 0) {
      // Lead the lowest cards, in the longest company they have.
      from = 1;
      while (counts[base + from] === 0) from++;
      if (dice.below(100) < WANDERS) {
        let at = from + 1;
        while (at <= 12 && counts[base + at] === 0) at++;
        if (at <= 12) from = at;
      }
      amount = counts[base + from]!;
      length = 1;
      if (amount === 1) {
        while (length < 5 && from + length <= 12 && counts[base + from + length] === 1) length++;
        if (length < 3) length = 1;
      }
      if (amount > 4) amount = 4;
    } else if (run > 0) {
      for (let top = Math.max(run, rank + 1); top <= 12; top++) {
        let v = top;
        while (v > top - run && counts[base + v]! > 0) v--;
        if (v === top - run) {
          from = v + 1;
          length = run;
          amount = 1;
          break;
        }
      }
    } else {
      for (let v = rank + 1; v <= 12; v++) {
        const held = counts[base + v]!;
        if (held < size || (held > size && dice.below(100) >= SPLITS)) continue;
        if (v >= 11 && left[seat]! > 4 && pot === 0 && dice.below(100) < SAVES_HIGH) break;
        from = v;
        length = 1;
        amount = size;
        break;
      }
    }
    if (amount === 0 && trumpLength[seat]! > 0 && (pot > 0 || dice.below(100) < TRUMPS)) {
      from = trumpLow[seat]!;
      length = trumpLength[seat]!;
      amount = 1;
      trump = true;
      for (let v = from; v < from + length; v++) if (counts[base + v]! < 1) trump = false;
      trumpLength[seat] = 0;
      if (!trump) amount = 0;
    }
    if (amount > 0) {
      for (let v = from; v < from + length; v++) {
        counts[base + v]! -= amount;
        if (v === low || v === high) pot += amount;
      }
      left[seat]! -= amount * length;
      last = seat;
      rank = from + length - 1;
      run = length > 1 ? length : 0;
      size = length > 1 ? length : amount;
      if (left[seat] === 0) {
        points[seat]! += places--;
        if (first < 0) first = seat;
        holding--;
        if (holding === 1) break;
      }
    }
    // Who is asked next; a trump, or a question that came round to the last combination, ends the trick.
    let next = seat;
    do next = next + 1 === seats ? 0 : next + 1;
    while (left[next] === 0 && next !== last);
    if (trump || next === last) {
      bonus[last]! += pot;
      pot = 0;
      next = last;
      while (left[next] === 0) next = next + 1 === seats ? 0 : next + 1;
      last = -1;
    }
    seat = next;
  }
  if (last >= 0) bonus[last]! += pot;
  for (let other = 0; other < seats; other++) {
    points[other]! += bonus[other]!;
    if (left[other]! > 0 && first >= 0)
      points[first]! += counts[other * WIDTH + low]! + (high === low ? 0 : counts[other * WIDTH + high]!);
  }
  return points;
}

/** Notes a hand: each joker goes where it makes the larger set. */
function lay(seat: Seat, hand: readonly Card[]): void {
  const base = seat * WIDTH;
  counts.fill(0, base, base + WIDTH);
  trumpLength[seat] = 0;
  left[seat] = hand.length;
  let run = 1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card >= FIRST_JOKER) {
      const lower = base + LOW[card]!;
      counts[counts[lower]! > counts[lower + 1]! ? lower : lower + 1]!++;
      continue;
    }
    counts[base + LOW[card]!]!++;
    run = i > 0 && hand[i - 1] === card - 1 && LOW[card]! > 1 ? run + 1 : 1;
    if (run >= 3) {
      trumpLength[seat] = run;
      trumpLow[seat] = LOW[card]! - run + 1;
    }
  }
}
