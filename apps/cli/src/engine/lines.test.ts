import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

async function* stream(...chunks: string[]): AsyncGenerator<string> {
  yield* chunks;
}

async function read(limit: number, ...chunks: string[]): Promise<(string | true)[]> {
  const found: (string | true)[] = [];
  for await (const each of linesOf(stream(...chunks), limit)) found.push('line' in each ? each.line : each.tooLong);
  return found;
}

test('a line may come in pieces, several in one piece, the last without an end', async () => {
  expect(await read(100, 'on', 'e\ntwo\nth', 'ree')).toEqual(['one', 'two', 'three']);
});

test('empty lines say nothing', async () => {
  expect(await read(100, '\n  \none\n\n')).toEqual(['one']);
});

test('a line over the limit is reported once and dropped, the next one is read', async () => {
  expect(await read(5, '123', '456', '789\nnext\n')).toEqual([true, 'next']);
});
