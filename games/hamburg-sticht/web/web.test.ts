import { picking } from '@kontor/ui';
import { expect, test } from 'vitest';
import { CARD_NAMES, type Card } from '../words/data/cards.ts';
import type { Event } from '../words/events.ts';
import { type Move, read, write } from '../words/moves.ts';
import { film } from './choreography.ts';
import { rivalsOf, sorted } from './layout.ts';
import { cardsIn, pathOf, targetOf } from './paths.ts';
import { suggestions } from './suggest.ts';

const card = (name: string): Card => CARD_NAMES.indexOf(name as never);
const cards = (names: string) => names.split(' ').map(card);
const names = (list: readonly Card[]) => list.map(each => CARD_NAMES[each]).join(' ');
const moves = (...texts: string[]): Move[] => texts.map(text => read(text)!);

test('a hand is sorted by value with jokers between their values, or by colour with jokers last', () => {
  const hand = cards('b3 b9 y1 r3 g4 j3/4');
  expect(names(sorted(hand, 'value'))).toBe('y1 b3 r3 j3/4 g4 b9');
  expect(names(sorted(hand, 'colour'))).toBe('b3 b9 y1 r3 g4 j3/4');
});

test('rivals sit clockwise from the viewer; a watcher sees everybody', () => {
  expect(rivalsOf(4, 2)).toEqual([3, 0, 1]);
  expect(rivalsOf(3, undefined)).toEqual([0, 1, 2]);
});

test('the cards of a play are picked in any order, and exactly those are played', () => {
  const legal = moves('single b9', 'pair b9 r9', 'pass');
  const pick = (text: string) => picking(legal, pathOf, cards(text).map(targetOf)).done;
  expect(write(pick('b9')!)).toBe('single b9');
  expect(write(pick('r9 b9')!)).toBe('pair b9 r9');
  expect(pick('r9')).toBeUndefined();
  expect(cardsIn(['card:7', 'pass', 'card:12'])).toEqual([7, 12]);
});

test('suggestions answer with the cheapest cards, one per rank, and end with the Hamburg sticht', () => {
  const legal = moves('pass', 'pair b9 r9', 'pair b9 j9/10', 'pair b8 y8', 'pair r8 y8', 'trump g2-g4', 'trump g2-g5');
  expect(suggestions(legal).map(write)).toEqual(
    ['pair y8 b8', 'pair b9 r9', 'trump g2-g4'].map(text => write(read(text)!)),
  );
});

test('suggestions for a lead offer one of each kind, longest first', () => {
  const legal = moves('single b1', 'single b2', 'pair b1 r1', 'lane b1 r2 y3');
  expect(suggestions(legal).map(write)).toEqual(['lane b1 r2 y3', 'pair b1 r1', 'single b1']);
  expect(suggestions(moves('pass'))).toEqual([]);
});

const voice = { event: () => ['note'] } as unknown as Parameters<typeof film>[2];
const lead: Event = { type: 'played', seat: 1, kind: 'single', rank: 9, cards: [card('b9')], leads: true, left: 12 };

test('a rival plays out of the fan, I play the very cards of my hand', () => {
  expect(film([lead], 0, voice)[0]!.flights).toEqual([{ piece: 'face:8', from: 'seat:1', to: 'trick' }]);
  expect(film([lead], 1, voice)[0]!.flights).toEqual([{ piece: 'face:8', from: 'card:8', to: 'trick' }]);
});

test('the end of a trick is told before the cards are gathered', () => {
  const taken: Event = { type: 'taken', seat: 1, by: 'passes', cards: 4, bonus: [], leader: 1 };
  const shots = film([{ type: 'passed', seat: 0 }, taken], 0, voice);
  expect(shots.map(shot => shot.note?.[0] ?? shot.flights?.[0]?.to ?? 'quiet')).toEqual(['quiet', 'note', 'seat:1']);
});

test('the end of a round is a sheet that stays and knows the whole step', () => {
  const scored: Event = {
    type: 'scored',
    round: 1,
    order: [0, 1],
    place: [1, 0],
    bonus: [0, 0],
    cards: [[], []],
    scores: [1, 0],
    reveals: true,
  };
  const [shot] = film([scored], 0, voice);
  expect(shot).toMatchObject({ holds: true, sheet: [scored] });
});
