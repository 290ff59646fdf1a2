import type { Phrase } from '@kontor/core';
import { expect, test } from 'vitest';
import { closed } from './phrase.ts';

const card = (text: string) => ({ piece: text, text });
const said = (phrase: Phrase): string =>
  closed(phrase)
    .map(({ part, marks }) => (typeof part === 'string' ? part : 'text' in part ? part.text : '') + marks)
    .join('');

test('a bracket or a comma stays with the piece before it, and nothing is said twice', () => {
  const phrase: Phrase = ['plays a pair (', card('b7'), ', ', card('y7'), '), 3 left.'];
  expect(closed(phrase).map(({ marks }) => marks)).toEqual(['', ',', '', '),', '']);
  expect(closed(phrase).map(({ part }) => part)).toEqual(['plays a pair (', card('b7'), ' ', card('y7'), ' 3 left.']);
  expect(said(phrase)).toBe('plays a pair (b7, y7), 3 left.');
});

test('marks that follow no piece stay where they are', () => {
  expect(said([card('b7'), card('y7'), ' and'])).toBe('b7y7 and');
  expect(closed(['Yes.', ')']).map(({ part }) => part)).toEqual(['Yes.', ')']);
  expect(closed([])).toEqual([]);
});
