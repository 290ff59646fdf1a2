import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Full } from './messages.ts';
import type { Json, Patch } from './patch.ts';
import { frameReader, ShapeWriter, type StepParts } from './shapes.ts';

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
  patch: undefined,
  turn: undefined,
  undo: undefined,
  ask: undefined,
  clocks: undefined,
  ...change,
});
const fullOf = (writer: ShapeWriter): string => JSON.stringify({ full: 1, shapes: writer.shapes } as Partial<Full>);

test('what is written is read again, for any values, also by one who comes later', () => {
  fc.assert(
    fc.property(fc.array(json, { minLength: 1, maxLength: 8 }), fc.nat(7), (values, late) => {
      const writer = new ShapeWriter();
      const early = frameReader();
      let later: ReturnType<typeof frameReader> | undefined;
      values.forEach((value, i) => {
        if (i === late) (later = frameReader())(fullOf(writer));
        const text = writer.step(parts(i, { key: 'k', patch: value as Patch }), i % 2 ? '{"moves":["pass"]}' : '');
        const step = { step: i, key: 'k', patch: value, ...(i % 2 && { legal: { moves: ['pass'] } }) };
        expect(early(text)).toEqual(step);
        if (later) expect(later(text)).toEqual(step);
      });
    }),
    { numRuns: 500 },
  );
});

test('names are said once: shapes become numbers, known names in new shapes too', () => {
  const writer = new ShapeWriter();
  const played = { type: 'played', seat: 0, cards: [3, 4] };
  expect(writer.step(parts(1, { events: [played] }), '')).toBe(
    '[[2,1,[0,[1,0,[0,3,4]]]],[["type=played","seat","cards"],["step","events"]]]',
  );
  expect(writer.step(parts(2, { events: [played] }), '')).toBe('[[2,2,[0,[1,0,[0,3,4]]]]]');
  expect(writer.step(parts(3, { events: [{ type: 'passed', seat: 1 } as never] }), '{"moves":[]}')).toBe(
    '[[2,3,[0,[3,1]]],[["type=passed",1]],{"moves":[]}]',
  );
});

test('objects by index and those beyond the limit say their names', () => {
  const writer = new ShapeWriter();
  const read = frameReader();
  const tell = (patch: Patch): string => {
    const text = writer.step(parts(1, { patch }), '');
    expect(read(text)).toEqual({ step: 1, patch });
    return text;
  };
  expect(tell({ 3: { cards: 12 } })).toBe('[[2,1,[-1,3,[1,12]]],[["cards"],["step","patch"]]]');
  for (let i = 0; i < 300; i++) tell({ [`name${i}`]: i });
  expect(writer.shapes).toHaveLength(250);
  expect(tell({ name299: 5 })).toBe('[[2,1,[-1,"name299",5]]]');
  expect(tell({ name7: 5 })).toMatch(/^\[\[2,1,\[\d+,5\]\]\]$/);
});

test('a full begins anew, and a shape nobody told of is an error', () => {
  const read = frameReader();
  read('[[1,5],[["step"]]]');
  expect(read('[[1,6]]')).toEqual({ step: 6 });
  read('{"full":7}');
  expect(() => read('[[1,8]]')).toThrow('1 values do not fit');
});

test('one writer tells nothing of what another wrote', () => {
  const [one, two] = [new ShapeWriter(), new ShapeWriter()];
  one.step(parts(1, { patch: { secret: 1 } }), '');
  expect(two.step(parts(1, { patch: { open: 1 } }), '')).toBe('[[2,1,[1,1]],[["open"],["step","patch"]]]');
});
