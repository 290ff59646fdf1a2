import { plain } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { game } from '../../src/index.ts';
import { type Event, read, RULE_IDS, words } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const name = (seat: number): string => ['Anna', 'Ben', 'Cleo'][seat]!;
const loading = scene({
  seats: [{ loose: 'tea tea rubber', cards: ['contract B-1', 'warehouse'] }, {}],
  phase: 'loading',
});

const sentences = (voice: typeof en, event: Event, viewer: number): string => plain(voice.event(event, viewer), name);

describe('texts', () => {
  test('every rule has a title and a body of its own in each language', () => {
    for (const voice of [de, en, fr]) {
      expect(Object.keys(voice.rule)).toEqual([...RULE_IDS]);
      expect(new Set(Object.values(voice.rule).map(({ body }) => body)).size).toBe(RULE_IDS.length);
    }
  });

  test('French never breaks a line before a colon, a semicolon or a question mark', () => {
    const buying = scene({ seats: [{}, {}], row: [['bank', [0, 1]]], phase: 'purchase' });
    const moves = ['unload', 'hall sell tea rubber', 'done losing tea tea rubber'];
    const said = [
      ...Object.values(fr.rule).flatMap(({ title, body }) => [title, body]),
      ...fr.minute,
      fr.tagline,
      ...moves.map(text => plain(fr.move(read(text)!, game.view(loading, 0), 0), name)),
      ...[buying, loading].map(state => plain(fr.prompt(game.view(state, 1), 1).asks, name)),
      plain(fr.prompt(game.view(buying, 0), 0).asks, name),
    ];
    expect(said.filter(text => / [:;?!]/.test(text))).toEqual([]);
  });

  test('events speak to the viewer and of others by name', () => {
    const event: Event = { type: 'buy', seat: 1, space: 0, card: 18, value: 0, coins: -1, goods: [1, 1, 4] };
    expect(sentences(en, event, 0)).toBe('Ben buys a ship with 2 × tea, carpet for 1 coin.');
    expect(sentences(en, event, 1)).toBe('You buy a ship with 2 × tea, carpet for 1 coin.');
    expect(sentences(de, event, 0)).toBe('Ben kauft ein Schiff mit 2 × Tee, Teppich für 1 Münze.');
    expect(sentences(fr, event, 1)).toBe('Vous achetez un navire chargé de 2 × thé, tapis pour 1 pièce.');
  });

  test('a fire names who gains and who loses', () => {
    const event: Event = { type: 'fire', card: 24, value: 1, sums: [3, 0, 0], points: [1, -1, -1] };
    expect(sentences(en, event, 0)).toBe('The first fire: Anna +1, Ben and Cleo −1.');
    expect(sentences(de, event, 0)).toBe('1. Brand: Anna +1, Ben und Cleo −1.');
    expect(sentences(fr, event, 0)).toBe('Le premier incendie\u00a0: Anna +1, Ben et Cleo −1.');
  });

  test('a move says what it does, as a button would', () => {
    const view = game.view(loading, 0);
    const said = (voice: typeof en, text: string): string => plain(voice.move(read(text)!, view, 0), name);
    expect(said(en, 'unload')).toBe(
      'Put away: tea onto contract B-1, tea into the warehouse, rubber into the warehouse',
    );
    expect(said(de, 'done losing tea tea rubber')).toBe('Fertig; es verfällt: 2 × Tee, Kautschuk');
    expect(said(fr, 'load tea > contract B-1')).toBe('Poser du thé sur la commande B-1');
  });

  test('the prompt says that one is asked again at the lower price', () => {
    const state = scene({
      seats: [{}, {}],
      row: [
        ['bank', [0, 0, 1]],
        ['office A-1', [1, 1]],
        ['office B-1', [0]],
      ],
      phase: 'purchase',
    });
    const prompt = (voice: typeof en, viewer: number): string =>
      plain(voice.prompt(game.view(state, viewer), viewer).asks, name);
    expect(prompt(en, 0)).toBe('Buy the bank for 3 coins? If you wait you are asked again at 2.');
    expect(prompt(de, 1)).toBe('Warten auf Anna: kaufen oder verzichten.');
  });

  test('the text board tells queues, needs, storage and what is still to come', async () => {
    const board = words.board(game.view(loading, 0), 0, await words.voices.en());
    expect(board).toContain('Round 3 of 16: loading');
    expect(board).toContain('contract: B-1 (5, lacks coffee, tea)');
    expect(board).toContain('Loose: 2 × tea, rubber; Warehouse: nothing; Market hall: nothing');
    expect(board).toContain('Next fire: points 1, among the next cards: 16');
    expect(board).toContain('contract A-3 [tea, saffron, rubber, carpet]');
  });
});
