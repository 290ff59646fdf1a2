import { LANGUAGES, plain, type Viewer } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { cards, scene, tell } from '../test/scenario.ts';
import { game } from '../src/index.ts';
import type { Voice } from './index.ts';
import { words } from './index.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const VOICES: Record<(typeof LANGUAGES)[number], Voice> = { de, en, fr };
const NAMES = ['Anna', 'Bo', 'Cleo', 'Dora'];
const say = (phrase: Parameters<typeof plain>[0]): string => plain(phrase, seat => NAMES[seat]!);

const told = () =>
  tell(scene({ hands: ['b8 j7/8 b1', 'b9 y9 r9', 'r4 r5 r6 y2'], marker: 'g7' }), [
    '0 pair b8 j7/8',
    '1 pair b9 y9',
    '2 trump r4-r6',
    '2 single y2',
    '0 pass',
    '1 single r9',
  ]);
const log = (voice: Voice, viewer: Viewer): string[] => told().events.map(event => say(voice.event(event, viewer)));

describe('texts', () => {
  test('English tells a trick', () => {
    expect(log(en, 0).slice(0, 8)).toEqual([
      'You lead a pair of 8s (blue 8, joker 7/8 as 8), 1 card left.',
      'Bo plays a pair of 9s (blue 9, yellow 9), 1 card left.',
      'Cleo calls Hamburg sticht 4–6 (red 4, red 5, red 6), 1 card left.',
      'Cleo takes the trick: 7 cards, among them 1 bonus card (joker 7/8). Cleo leads.',
      'Cleo leads yellow 2.',
      'Cleo goes out first.',
      'You pass.',
      'Bo plays red 9.',
    ]);
    expect(log(en, 1).slice(9, 12)).toEqual([
      'You take the trick: 2 cards.',
      'Anna’s last hand goes to Cleo: 1 card.',
      'Round 1: Cleo 3 points (2 for the place, 1 bonus; now 3), you 1 point (1 for the place, 0 bonus; now 1), Anna 0 points (0 for the place, 0 bonus; now 0).',
    ]);
  });

  test('German tells a trick', () => {
    expect(log(de, 2).slice(0, 6)).toEqual([
      'Anna spielt aus: 8er-Pärchen (Blau 8, Joker 7/8 als 8), noch 1 Karte.',
      'Bo legt: 9er-Pärchen (Blau 9, Gelb 9), noch 1 Karte.',
      'Du sagst an: Hamburg sticht 4–6 (Rot 4, Rot 5, Rot 6), noch 1 Karte.',
      'Du bekommst den Stich: 7 Karten, darunter 1 Bonuskarte (Joker 7/8). Du spielst aus.',
      'Du spielst aus: Gelb 2.',
      'Du bist fertig: 1. Platz.',
    ]);
  });

  test('a first place is never told as a second one: its points are called points', () => {
    const scored = (voice: Voice): string => log(voice, 1)[11]!;
    expect(scored(de)).toContain('Cleo 3 Punkte (2 für den Platz, 1 Bonus; jetzt 3)');
    expect(scored(fr)).toContain('Cleo 3 points (2 pour la place, 1 de bonus\u00a0; total 3)');
  });

  test('French tells a trick', () => {
    expect(log(fr, 'public').slice(0, 4)).toEqual([
      'Anna entame\u00a0: paire de 8 (8 bleu, joker 7/8 comme 8), encore 1 carte.',
      'Bo joue\u00a0: paire de 9 (9 bleu, 9 jaune), encore 1 carte.',
      'Cleo annonce\u00a0: Hamburg sticht 4–6 (4 rouge, 5 rouge, 6 rouge), encore 1 carte.',
      'Cleo ramasse le pli\u00a0: 7 cartes, dont 1 carte bonus (joker 7/8). Cleo entame.',
    ]);
  });

  test('a move names its combination, and what a joker counts as', () => {
    const view = game.view(scene({ hands: ['b8 j7/8 b1', 'b9'] }), 0);
    const button = (voice: Voice, text: string): string => say(voice.move(game.read(text)!, view, 0));
    expect(button(en, 'pair b8 j7/8')).toBe('Play a pair of 8s: blue 8, joker 7/8 as 8');
    expect(button(de, 'pair b8 j7/8')).toBe('8er-Pärchen spielen: Blau 8, Joker 7/8 als 8');
    expect(button(fr, 'single j7/8')).toBe('Jouer le joker 7/8 comme 8');
    expect(button(fr, 'pair b8 j7/8')).toBe('Jouer une paire de 8\u00a0: 8 bleu, joker 7/8 comme 8');
    expect(button(fr, 'triple b8 y8 j7/8')).toContain('Jouer un brelan de 8\u00a0: ');
    expect(button(en, 'trump b4-b6')).toBe('Hamburg sticht, takes the trick: blue 4, blue 5, blue 6');
    expect(LANGUAGES.map(language => button(VOICES[language], 'pass'))).toEqual(['Passen', 'Pass', 'Passer']);
  });

  test('the prompt says what is to be beaten', () => {
    const { state } = tell(scene({ hands: ['b7 y7 b1', 'b9 y9', 'r2'], marker: 'g7' }), ['0 pair b7 y7']);
    const view = game.view(state, 1);
    expect(say(en.prompt(view, 1).asks)).toBe('Anna: pair of 7s. A higher pair, Hamburg sticht, or pass.');
    expect(say(en.prompt(view, 1).goodFor)).toContain('2 bonus cards');
    expect(say(de.prompt(view, 1).asks)).toBe('Anna: 7er-Pärchen. Höheres Pärchen, Hamburg sticht oder passen.');
    expect(say(fr.prompt(view, 1).asks)).toBe(
      'Anna\u00a0: paire de 7. Une paire plus haute, Hamburg sticht, ou passer.',
    );
    expect(say(en.prompt(view, 2).asks)).toBe('Bo is to answer.');
  });

  test.each(LANGUAGES)('%s: five sentences, every rule and card, nothing twice', async language => {
    const voice = (await words.voices[language]()) as Voice;
    expect(voice).toBe(VOICES[language]);
    expect(voice.minute).toHaveLength(5);
    expect(Object.keys(voice.rule).sort()).toEqual([...words.ruleIds].sort());
    for (const list of [
      Object.values(voice.rule).map(({ body }) => body),
      Object.values(voice.piece),
      Object.values(voice.kind),
    ])
      expect(new Set(list).size).toBe(list.length);
  });

  test('the text board shows piles with open memory only', () => {
    const board = (memory: 'open' | 'table'): string =>
      words.board(
        game.view(scene({ hands: ['b3', 'b4'], captured: ['y11', ''], marker: 'g1', options: { memory } }), 1),
        1,
        en,
      );
    expect(board('open')).toContain('captured: 1 (yellow 11; bonus cards: 0)');
    expect(board('table')).not.toContain('yellow 11');
    expect(board('open')).toContain('Your hand: blue 4');
  });

  test('the German names are those of the box', () => {
    expect(Object.values(de.kind)).toEqual([
      'Einzelkarte',
      'Pärchen',
      'Drilling',
      'Vierling',
      'Gasse',
      'Straße',
      'Landstraße',
      'Hamburg sticht',
    ]);
    expect(de.piece['j11/12']).toBe('Joker 11/12');
    expect(cards('j11/12')).toEqual([53]);
  });
});
