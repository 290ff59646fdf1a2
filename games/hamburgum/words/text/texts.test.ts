import { LANGUAGES } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { scene, start, viewOf } from '../../test/scene.ts';
import { GLOSSARY, RULE_IDS, words } from '../index.ts';
import type { Voice } from './voice.ts';

const voices = await Promise.all(
  LANGUAGES.map(async language => [language, (await words.voices[language]()) as Voice] as const),
);

describe('texts', () => {
  test('HB-1.1 every rule has a title and a body in every language, and no two languages share a body', () => {
    for (const id of RULE_IDS) {
      const bodies = voices.map(([, voice]) => voice.rule[id].body);
      for (const [, voice] of voices) {
        expect(voice.rule[id].title.length).toBeGreaterThan(3);
        expect(voice.rule[id].body.length).toBeGreaterThan(10);
      }
      expect(new Set(bodies).size).toBe(3);
    }
  });

  test('the glossary has every term in three languages', () => {
    for (const term of Object.values(GLOSSARY))
      for (const language of LANGUAGES) expect(term[language].length).toBeGreaterThan(1);
  });

  test('HB-9.4 every language says that the maps are reconstructions', () => {
    for (const [, voice] of voices)
      expect(voice.rule['HB-9.4'].body).toMatch(/reconstructions|Rekonstruktionen|reconstitutions/);
  });

  test('HB-9.1 every language says that blue officials count the own pieces, HB-2.3 and what can not be stopped', () => {
    for (const [, voice] of voices) {
      expect(voice.rule['HB-9.1'].body).toMatch(/Only what is yours|nur Eigenes|Seul compte ce que l’on possède/);
      expect(voice.rule['HB-2.3'].body).toMatch(/two open tokens|zwei offenen Plättchen|deux jetons non marqués/);
    }
  });

  test('the board shows the ledger in every language', () => {
    for (const [, voice] of voices) {
      const text = words.board(viewOf(start(4)), 'public', voice);
      expect(text).toContain(`${voice.labels.ledger}:`);
      expect(text).toContain(`${voice.piece.prestige}: 1 | 2 | 3 | 4`);
      expect(text).toContain('10 | 20 | 30 | 40');
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('the board says in every language what goes on', () => {
    const trading = scene({
      frame: { type: 'trade', seat: 0, selling: true, shipped: true },
      harbour: [[], [], [0, 1, 2]],
    });
    const giving = scene({ frame: { type: 'church', seat: 1, church: 1, scoring: true }, donations: { NIC: '1' } });
    const heads = voices.map(([, voice]) =>
      [trading, giving].map(state => words.board(viewOf(state), 'public', voice).split('\n')[0]!.split('). ')[1]),
    );
    expect(heads).toEqual([
      ['Spieler 0: Kontor, verkauft, Schiffe sind gefahren', 'Spieler 1: Kirche, St. Nicolai, wertet'],
      ['player 0: Trade, selling, ships have sailed', 'player 1: Church, St. Nicolai, scoring'],
      ['joueur 0: Commerce, vend, navires partis', 'joueur 1: Église, St. Nicolai, marque'],
    ]);
    for (const [, voice] of voices)
      expect(words.board(viewOf(trading), 'public', voice)).toContain(`; ${voice.labels.full}`);
  });

  test('the minute has five sentences in every language', () => {
    for (const [, voice] of voices) expect(voice.minute).toHaveLength(5);
  });
});
