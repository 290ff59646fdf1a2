import { readdirSync, readFileSync } from 'node:fs';
import { titles } from '@kontor/catalog/rules';
import { describe, expect, test } from 'vitest';
import { Session } from './session.ts';

const FOLDER = new URL('../../../../docs/positions/', import.meta.url);

/** JSON with `//` comments on lines of their own and trailing commas. */
const parse = (text: string): object =>
  JSON.parse(text.replace(/^\s*\/\/.*$/gm, '').replace(/,(\s*[}\]])/g, '$1')) as object;

describe('the commented positions of the docs', () => {
  test('there is one for each game', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(titles)
        .map(id => `${id}.jsonc`)
        .sort(),
    );
  });

  test.each(Object.keys(titles))('%s loads and can be played', async id => {
    const session = new Session(await titles[id]!());
    const say = (request: object) =>
      JSON.parse(session.answer(JSON.stringify(request))) as { actors: readonly number[]; move: string };
    const state = parse(readFileSync(new URL(`${id}.jsonc`, FOLDER), 'utf8'));
    expect(say({ cmd: 'load', state })).toMatchObject({ ok: true });
    const seat = say({ cmd: 'actors' }).actors[0];
    const { move } = say({ cmd: 'sample', seat });
    expect(say({ cmd: 'play', seat, move })).toMatchObject({ ok: true });
  });
});
