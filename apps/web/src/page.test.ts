import { expect, test } from 'vitest';
import { shareOrigin } from './net/share.ts';
import { routeOf, tablePath } from './route.ts';
import { languageFrom, settingsFrom } from './settings.ts';

test('the browser’s first language that we speak is spoken', () => {
  expect(languageFrom(['pl-PL', 'fr-CA', 'de'])).toBe('fr');
  expect(languageFrom(['pl'])).toBe('en');
});

test('settings of an earlier visit are kept, nonsense is not', () => {
  expect(settingsFrom({ language: 'de', confirm: 'never', theme: 'pink', name: 'x'.repeat(99) }, ['fr'])).toEqual({
    language: 'de',
    theme: 'system',
    confirm: 'never',
    motion: 'system',
    name: 'x'.repeat(24),
  });
  expect(settingsFrom('broken', ['fr']).language).toBe('fr');
});

test('a table has an address, anything else is lost', () => {
  const id = 'abcdefghijklmnopqrstuvwx27';
  expect(routeOf('/')).toEqual({ page: 'landing' });
  expect(routeOf(tablePath(id))).toEqual({ page: 'table', id });
  expect(routeOf('/t/short')).toEqual({ page: 'lost' });
});

test('a page opened on this machine shares the address that others can reach', () => {
  const lan = ['http://192.0.2.7:3000'];
  expect(shareOrigin({ origin: 'http://localhost:3000', hostname: 'localhost' }, lan)).toBe(lan[0]);
  expect(shareOrigin({ origin: 'http://localhost:3000', hostname: 'localhost' }, [])).toBe('http://localhost:3000');
  expect(shareOrigin({ origin: 'https://kontor.example', hostname: 'kontor.example' }, lan)).toBe(
    'https://kontor.example',
  );
});
