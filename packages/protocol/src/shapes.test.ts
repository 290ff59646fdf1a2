import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WireLegal } from './legal.ts';
import type { Full } from './messages.ts';
import { diff, type Json } from './patch.ts';
import { frameReader } from './reader.ts';
import { ShapeWriter, type StepParts } from './writer.ts';

const names = fc.oneof(
  fc.constantFrom('type', 'type=x', 'seat', 'cards', '0', '7', '07', '12345', '-', '__proto__'),
  fc.string({ maxLength: 3 }),
);
const { json } = fc.letrec<{ json: Json }>(tie => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer(),
    fc.constantFrom('', 'x', '"\\', 'Ümläut', true, false, 0.5),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(names, tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ) as fc.Arbitrary<Json>,
}));

const parts = (step: number, change: Partial<StepParts> = {}): StepParts => ({
  step,
  key: undefined,
  events: undefined,
  turn: undefined,
  undo: undefined,
  ask: undefined,
  ...change,
});
const decoder = new TextDecoder();
const told = (bytes: Uint8Array): string => decoder.decode(bytes);
const write = (writer: ShapeWriter, step: StepParts, before: Json, after: Json, legal?: WireLegal): string =>
  told(writer.step(step, before, after, legal));
const fullOf = (writer: ShapeWriter): string => JSON.stringify({ full: 1, shapes: writer.shapes } as Partial<Full>);
/** Undefined members are no members; a patch knows of no order. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('a step says what differs between two views, whatever they are, also to one who comes later', () => {
  fc.assert(
    fc.property(fc.array(json, { minLength: 2, maxLength: 8 }), fc.nat(7), (views, late) => {
      const writer = new ShapeWriter();
      const early = frameReader();
      let later: ReturnType<typeof frameReader> | undefined;
      for (let i = 1; i < views.length; i++) {
        if (i === late) (later = frameReader())(fullOf(writer));
        const [before, after] = [views[i - 1]!, views[i]!];
        const events = [{ type: 'played', views: after }];
        const text = write(
          writer,
          parts(i, { key: 'k', events }),
          before,
          after,
          i % 2 ? { moves: ['pass'] } : undefined,
        );
        const change = diff(before, after);
        const step = {
          step: i,
          key: 'k',
          events: plain(events),
          ...(change !== undefined && { patch: plain(change) }),
          ...(i % 2 && { legal: { moves: ['pass'] } }),
        };
        expect(early(text)).toEqual(step);
        if (later) expect(later(text)).toEqual(step);
      }
    }),
    { numRuns: 2000 },
  );
});

test('numbers and texts of any kind are written as JSON has them', () => {
  const writer = new ShapeWriter();
  const read = frameReader();
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true })), n => {
      expect(read(write(writer, parts(1), 'x', n))).toEqual({ step: 1, patch: plain(n) });
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
      expect(read(write(writer, parts(1, { key: text }), 0, 0))).toEqual({ step: 1, key: text });
    }),
  );
  const long = 'ü"'.repeat(20_000);
  expect(read(write(writer, parts(1, { key: long }), 0, 0))).toEqual({ step: 1, key: long });
});

test('names are said once: shapes become numbers, known names in new shapes too', () => {
  const writer = new ShapeWriter();
  const played = { type: 'played', seat: 0, cards: [3, 4] };
  expect(write(writer, parts(1, { events: [played] }), 0, 0)).toBe(
    '[[1,[[0,[3,4,0],1],0],2],[["type=played","seat","cards"],["step","events"]]]',
  );
  expect(write(writer, parts(2, { events: [played] }), 0, 0)).toBe('[[2,[[0,[3,4,0],1],0],2]]');
  expect(
    write(writer, parts(3, { events: [{ type: 'passed', seat: 1 } as never] }), 0, 0, { moves: ['pass', 'x "'] }),
  ).toBe('[[3,[[1,3],0],2],[["type=passed",1]],{"moves":["pass","x \\""]}]');
});

test('objects by index and those beyond the limit say their names, steps apart', () => {
  const writer = new ShapeWriter();
  const read = frameReader();
  const tell = (before: Json, after: Json): string => {
    const text = write(writer, parts(1), before, after);
    expect(read(text)).toEqual({ step: 1, patch: diff(before, after) });
    return text;
  };
  const hands = [{ cards: 1 }, { cards: 2 }];
  expect(tell(hands, [hands[0]!, { cards: 12 }])).toBe('[[1,[1,[12,1],-1],2],[["cards"],["step","patch"]]]');
  for (let i = 0; i < 300; i++) tell({ [`name${i}`]: 0 }, { [`name${i}`]: i + 1 });
  expect(writer.shapes).toHaveLength(250);
  expect(tell({ name299: 0 }, { name299: 5 })).toBe('[[1,["name299",5,-1],2]]');
  expect(tell({ name7: 0 }, { name7: 5 })).toMatch(/^\[\[1,\[5,\d+\],2\]\]$/);
  expect(read(write(writer, parts(2, { undo: 1 }), 0, 0))).toEqual({ step: 2, undo: 1 });
});

test('a full begins anew, and a shape nobody told of is an error', () => {
  const read = frameReader();
  read('[[5,1],[["step"]]]');
  expect(read('[[6,1]]')).toEqual({ step: 6 });
  read('{"full":7}');
  expect(() => read('[[8,1]]')).toThrow('1 values do not fit');
});

test('one writer tells nothing of what another wrote', () => {
  const [one, two] = [new ShapeWriter(), new ShapeWriter()];
  write(one, parts(1), { secret: 0 }, { secret: 1 });
  expect(write(two, parts(1), { open: 0 }, { open: 1 })).toBe('[[1,[1,1],2],[["open"],["step","patch"]]]');
});
