import type { WireLegal } from './legal.ts';
import type { Frame, Step } from './messages.ts';
import type { Json } from './patch.ts';

/**
 * Steps are most of what travels, and most of a step would be names of members. So those that see the same agree on
 * shapes: a shape is the list of an object's names, said once and a number from then on. So is a name in a shape: a new
 * one as text, a known one by its number. A `type` that comes first belongs to the shape: `type=played` has no value.
 *
 * A value is written as it is, but `[]` is an empty list, `[0, ...items]` a list, `[n, ...values]` an object of shape n
 * (counted from 1), and `[-1, name, value, ...]` an object that says its names. A step travels as
 * `[value, new shapes or 0, legal]`; what would be last and empty is left out.
 */
export type Shape = readonly (string | number)[];

type WireStep = readonly [value: Json, fresh?: readonly Shape[] | 0, legal?: WireLegal];

const TYPE = 'type=';
const LIST = 0;
const NAMED = -1;
/** More than a game has; what comes later says its names. */
const MOST_SHAPES = 250;
const MOST_NODES = 20_000;

/** Names that follow one another, found without joining them. All writers share these nodes; none says what others wrote. */
interface Node {
  readonly names: readonly string[];
  readonly next: Map<string, Node>;
}
const root: Node = { names: [], next: new Map() };
/** Where a `type` comes first, by what it says. */
const types = new Map<string, Node>();
let nodes = 0;

function make(where: Map<string, Node>, key: string, names: readonly string[]): Node | undefined {
  if (nodes === MOST_NODES) return undefined;
  const made: Node = { names, next: new Map() };
  where.set(key, made);
  nodes++;
  return made;
}

const after = (node: Node | undefined, name: string): Node | undefined =>
  node && (node.next.get(name) ?? (name.startsWith(TYPE) ? undefined : make(node.next, name, [...node.names, name])));

const ofType = (type: string): Node | undefined => types.get(type) ?? make(types, type, [TYPE + type]);

/** Objects by index, as patches of lists are, come in too many shapes. */
const isIndex = (name: string): boolean => name.charCodeAt(0) <= 57 && /^(0|[1-9]\d{0,3})$/.test(name);

type Members = Readonly<Record<string, unknown>>;

/** What a step says, to be written; what is undefined is absent. */
export type StepParts = { readonly [K in Exclude<keyof Step, 'legal'>]-?: Exclude<Step[K], undefined> | undefined };

/** Writes for those who see the same. */
export class ShapeWriter {
  /** All that was said so far, for somebody who comes later. */
  readonly shapes: Shape[] = [];
  private readonly numbers = new Map<Node, number>();
  private readonly names: string[] = [];
  private said = 0;

  /** `legal` is JSON, or empty. */
  step(parts: StepParts, legal: string): string {
    const value = JSON.stringify(this.object(parts));
    const fresh = this.shapes.length > this.said ? JSON.stringify(this.shapes.slice(this.said)) : '';
    this.said = this.shapes.length;
    if (legal) return `[${value},${fresh || '0'},${legal}]`;
    return fresh ? `[${value},${fresh}]` : `[${value}]`;
  }

  private value(value: unknown): unknown {
    if (typeof value !== 'object') return value;
    return Array.isArray(value) ? this.list(value) : this.object(value as Members);
  }

  private list(items: readonly unknown[]): readonly unknown[] {
    if (items.length === 0) return items;
    const written: unknown[] = [LIST];
    for (let i = 0; i < items.length; i++) written.push(this.value(items[i]));
    return written;
  }

  private object(members: Members): readonly unknown[] {
    let node: Node | undefined = root;
    const written: unknown[] = [NAMED];
    for (const name in members) {
      const value = members[name];
      if (value === undefined) continue;
      if (node === root) {
        if (isIndex(name)) return this.named(members);
        if (name === 'type' && typeof value === 'string') {
          node = ofType(value);
          continue;
        }
      }
      node = after(node, name);
      written.push(this.value(value));
    }
    const number = node && this.numberOf(node);
    if (number === undefined) return this.named(members);
    written[0] = number;
    return written;
  }

  private numberOf(node: Node): number | undefined {
    const known = this.numbers.get(node);
    if (known !== undefined || this.shapes.length === MOST_SHAPES) return known;
    this.shapes.push(node.names.map(name => this.nameFor(name)));
    this.numbers.set(node, this.shapes.length);
    return this.shapes.length;
  }

  private nameFor(name: string): string | number {
    const known = this.names.indexOf(name);
    if (known >= 0) return known;
    this.names.push(name);
    return name;
  }

  private named(members: Members): readonly unknown[] {
    const written: unknown[] = [NAMED];
    for (const name in members) {
      const value = members[name];
      if (value !== undefined) written.push(isIndex(name) ? Number(name) : name, this.value(value));
    }
    return written;
  }
}

/** Reads the frames of one line; a `full` begins anew. */
export function frameReader(): (text: string) => Frame {
  let names: string[] = [];
  let shapes: (readonly string[])[] = [];

  function learn(fresh: readonly Shape[]): void {
    for (const shape of fresh)
      shapes.push(shape.map(name => (typeof name === 'string' ? names[names.push(name) - 1]! : names[name]!)));
  }

  function read(value: Json): Json {
    if (!Array.isArray(value) || value.length === 0) return value;
    const [kind, ...rest] = value as unknown as readonly [number, ...Json[]];
    if (kind === LIST) return rest.map(read);
    if (kind === NAMED)
      return object(
        rest.filter((_, i) => i % 2 === 0).map(String),
        rest.filter((_, i) => i % 2 === 1),
      );
    const shape = shapes[kind - 1] ?? [];
    return shape[0]?.startsWith(TYPE)
      ? { type: shape[0].slice(TYPE.length), ...object(shape.slice(1), rest) }
      : object(shape, rest);
  }

  function object(shape: readonly string[], values: readonly Json[]): { readonly [name: string]: Json } {
    if (shape.length !== values.length) throw new Error(`${values.length} values do not fit ${shape.join()}`);
    return Object.fromEntries(shape.map((name, i) => [name, read(values[i]!)]));
  }

  return text => {
    const frame = JSON.parse(text) as Exclude<Frame, Step> | WireStep;
    if (!Array.isArray(frame)) {
      if ('full' in frame) {
        [names, shapes] = [[], []];
        learn(frame.shapes ?? []);
      }
      return frame as Frame;
    }
    const [value, fresh, legal] = frame as WireStep;
    if (fresh) learn(fresh);
    return { ...(read(value) as unknown as Step), ...(legal && { legal }) };
  };
}
