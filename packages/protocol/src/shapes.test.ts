import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WireLegal } from './legal.ts';
import type { Full } from './messages.ts';
import { diff, type Json } from './patch.ts';
import { frameReader } from './reader.ts';
import { type StepParts, StepWriter, TableWriter } from './writer.ts';

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
/** Somebody at a table where nobody sees what another does. */
function alone(): { table: TableWriter; writer: StepWriter } {
  const table = new TableWriter();
  return { table, writer: new StepWriter(table) };
}
const write = (
  { table, writer }: ReturnType<typeof alone>,
  step: StepParts,
  before: Json,
  after: Json,
  legal?: WireLegal,
): string => {
  table.tell(undefined, {}, {});
  return told(writer.step(step, { it: before }, { it: after }, legal));
};
const fullOf = (writer: StepWriter): string => JSON.stringify({ full: 1, shapes: writer.shapes } as Partial<Full>);
/** Undefined members are no members; a patch knows of no order. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('numbers and texts of any kind are written as JSON has them', () => {
  const seat = alone();
  const read = frameReader();
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true })), n => {
      expect(read(write(seat, parts(1), 'x', n))).toEqual({ step: 1, patch: { it: plain(n) } });
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
      expect(read(write(seat, parts(1, { key: text }), 0, 0))).toEqual({ step: 1, key: text });
    }),
  );
  const long = 'ü"'.repeat(20_000);
  expect(read(write(seat, parts(1, { key: long }), 0, 0))).toEqual({ step: 1, key: long });
});

test('what all see is longer than anything before, and copied all the same', () => {
  const table = new TableWriter();
  const read = frameReader();
  const text = 'x'.repeat(70_000);
  table.tell(undefined, {}, { text });
  expect(read(told(new StepWriter(table).step(parts(1), {}, { mine: 1 })))).toEqual({
    step: 1,
    patch: { text, mine: 1 },
  });
});

test('names are said once: shapes become numbers, known names in new shapes too', () => {
  const table = new TableWriter();
  const writer = new StepWriter(table);
  const say = (step: number, event: object, legal?: WireLegal): string => {
    table.tell([event as never], {}, {});
    return told(writer.step(parts(step), {}, {}, legal));
  };
  const played = { type: 'played', seat: 0, cards: [3, 4] };
  expect(say(1, played)).toBe('[[1,[[0,[3,4,0],1],0],5],[["type=played","seat","cards"]]]');
  expect(say(2, played)).toBe('[[2,[[0,[3,4,0],1],0],5]]');
  expect(say(3, { type: 'passed', seat: 1 }, { moves: ['pass', 'x "'] })).toBe(
    '[[3,[[1,2],0],5],[["type=passed",1]],{"moves":["pass","x \\""]}]',
  );
});

test('objects by index and those beyond the limit say their names', () => {
  const seat = alone();
  const read = frameReader();
  const tell = (before: Json, after: Json): string => {
    const text = write(seat, parts(1), before, after);
    expect(read(text)).toEqual({ step: 1, patch: { it: diff(before, after) } });
    return text;
  };
  const hands = [{ cards: 1 }, { cards: 2 }];
  expect(tell(hands, [hands[0]!, { cards: 12 }])).toBe('[[1,[[1,[12,-3],-1],-4],9],[[-1,"cards"],[-1,"it"]]]');
  for (let i = 0; i < 300; i++) tell({ [`name${i}`]: 0 }, { [`name${i}`]: i + 1 });
  expect(seat.writer.shapes).toHaveLength(250);
  expect(tell({ name299: 0 }, { name299: 5 })).toBe('[[1,[["name299",5,-1],-4],9]]');
  expect(tell({ name7: 0 }, { name7: 5 })).toMatch(/^\[\[1,\[\[5,-\d+\],-4\],9\]\]$/);
  expect(read(write(seat, parts(2, { undo: 1 }), 0, 0))).toEqual({ step: 2, undo: 1 });
});

test('a list that grew or shrank is cut', () => {
  expect(write(alone(), parts(1), [1, 2, 3, 4, 5], [1, 2, 7, 4, 5, 6])).toBe(
    '[[1,[[2,3,7,4,5,6,-2],-3],9],[[-1,"it"]]]',
  );
  expect(write(alone(), parts(1), [1, 2, 3, 4, 5], [1, 2, 4, 5])).toBe('[[1,[[2,1,-2],-3],9],[[-1,"it"]]]');
});

test('a full begins anew, and a shape nobody told of is an error', () => {
  const read = frameReader();
  read('[[5,[7,1],9],[["score"]]]');
  expect(read('[[6,[8,1],9]]')).toEqual({ step: 6, patch: { score: 8 } });
  read('{"full":7}');
  expect(() => read('[[8,[9,1],9]]')).toThrow('1 values do not fit an unknown shape');
  expect(() => read('[[8,[9,-3],9]]')).toThrow('1 values do not fit an unknown shape');
  expect(() => read('[[8,9]]')).toThrow('1 values do not fit step,patch');
});

test('nobody is told a shape of what another sees alone', () => {
  const table = new TableWriter();
  const [one, two] = [new StepWriter(table), new StepWriter(table)];
  table.tell(undefined, { open: 0 }, { open: 1 });
  expect(told(one.step(parts(1, { events: [{ type: 'drew', secret: 7 } as never] }), { hand: 0 }, { hand: 1 }))).toBe(
    '[[1,[[7,-3],0],[1,1,-4],13],[[-1,"type=drew","secret"],[-1,"open","hand"]]]',
  );
  expect(told(two.step(parts(1), {}, {}))).toBe('[[1,[1,1],9],[["open"]]]');
  expect(two.shapes).toEqual([['open']]);
});

test('a step follows what its own table tells', () => {
  const [one, two] = [new TableWriter(), new TableWriter()];
  const writer = new StepWriter(one);
  one.tell(undefined, {}, {});
  two.tell(undefined, { secret: 0 }, { secret: 1 });
  expect(() => writer.step(parts(1), {}, {})).toThrow('its own table');
});

/** A view in two parts, whose names differ. */
const ownNames = ['hand', 'mine', '=', '9', 'type'];
const view = fc.record({
  common: fc.dictionary(
    names.filter(name => !ownNames.includes(name)),
    json,
    { maxKeys: 4, noNullPrototype: true },
  ),
  owns: fc.array(fc.dictionary(fc.constantFrom(...ownNames), json, { maxKeys: 3, noNullPrototype: true }), {
    minLength: 2,
    maxLength: 2,
  }),
});

/** The third sees what the first does. */
const ownOf = (owns: readonly Record<string, Json>[], seat: number): Record<string, Json> => owns[seat % 2]!;

// Comes last: it uses up the names that there is room for, and what follows would be written without shapes.
test('steps say to each what differs between two views, whatever they are, also to one who comes later', () => {
  fc.assert(
    fc.property(fc.array(view, { minLength: 2, maxLength: 8 }), fc.nat(7), fc.boolean(), (views, late, hasSecrets) => {
      const table = new TableWriter();
      const writers = [new StepWriter(table), new StepWriter(table)];
      const readers = writers.map(() => [frameReader()]);
      for (let i = 1; i < views.length; i++) {
        const [before, after] = [views[i - 1]!, views[i]!];
        const open = [{ type: 'played', views: after.common }];
        table.tell(hasSecrets ? undefined : open, before.common, after.common);
        writers.forEach((writer, seat) => {
          const events = hasSecrets ? [{ type: 'played', views: ownOf(after.owns, seat) }] : open;
          const whole = [before, after].map(({ common, owns }) => ({ ...common, ...ownOf(owns, seat) }));
          const text = told(
            writer.step(
              parts(i, { key: 'k', events: hasSecrets ? events : undefined }),
              ownOf(before.owns, seat),
              ownOf(after.owns, seat),
              i % 2 ? { moves: ['pass'] } : undefined,
            ),
          );
          const change = diff(whole[0], whole[1]);
          for (const read of readers[seat]!)
            expect(read(text)).toEqual({
              step: i,
              key: 'k',
              events: plain(events),
              ...(change !== undefined && { patch: plain(change) }),
              ...(i % 2 && { legal: { moves: ['pass'] } }),
            });
        });
        if (i !== late) continue;
        writers.forEach((writer, seat) => {
          const read = frameReader();
          read(fullOf(writer));
          readers[seat]!.push(read);
        });
        // And one to whom nothing was said before.
        writers.push(new StepWriter(table));
        readers.push([frameReader()]);
        readers[2]![0]!(fullOf(writers[2]!));
      }
    }),
    { numRuns: 2000 },
  );
});
