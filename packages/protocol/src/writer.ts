import { JsonBytes } from './bytes.ts';
import type { WireLegal } from './legal.ts';
import type { Step } from './messages.ts';
import {
  commonEnd,
  commonStart,
  diff,
  GONE,
  goneFrom,
  isMark,
  isMembers,
  isTooMany,
  isWorthCutting,
  type Json,
  type Members,
  own,
  SPLICE,
} from './patch.ts';
import { LIST, NAMED, type Shape, TYPE } from './shapes.ts';

/** More than a game has; what comes later says its names, steps apart. */
const MOST_SHAPES = 250;
const MOST_NODES = 20_000;

/** Names that follow one another, found without joining them. All writers share these nodes; none says what others wrote. */
interface Node {
  readonly id: number;
  readonly names: readonly string[];
  readonly next: Map<string, Node>;
  /** What came next the last time: mostly the same again. */
  lastName: string;
  last: Node | undefined;
}
let nodes = 0;
const nodeOf = (names: readonly string[]): Node => ({
  id: nodes++,
  names,
  next: new Map(),
  lastName: '',
  last: undefined,
});
const root = nodeOf([]);
/** Where a `type` comes first, by what it says. */
const types = new Map<string, Node>();

function make(where: Map<string, Node>, key: string, names: readonly string[]): Node | undefined {
  if (nodes >= MOST_NODES) return undefined;
  const made = nodeOf(names);
  where.set(key, made);
  return made;
}

function next(node: Node | undefined, name: string): Node | undefined {
  if (!node) return undefined;
  if (node.last && node.lastName === name) return node.last;
  const found =
    node.next.get(name) ?? (name.startsWith(TYPE) ? undefined : make(node.next, name, [...node.names, name]));
  if (found) {
    node.lastName = name;
    node.last = found;
  }
  return found;
}

const ofType = (type: string): Node | undefined => types.get(type) ?? make(types, type, [TYPE + type]);

/** Objects by index, as patches of lists are, come in too many shapes. */
const isIndex = (name: string): boolean => name.charCodeAt(0) <= 57 && /^(0|[1-9]\d{0,3})$/.test(name);

/** What a step says beside what changed in the view, to be written; what is undefined is absent. */
export type StepParts = Pick<Step, 'step'> & {
  readonly [K in 'key' | 'events' | 'turn' | 'undo' | 'ask']: Step[K] | undefined;
};

const ink = new JsonBytes();

/** The names of a step; which of them there are is a number, one bit each. */
const STEP = ['step', 'key', 'events', 'patch', 'turn', 'undo', 'ask'] as const;
const [SEQ, KEY, EVENTS, PATCH, TURN, UNDO, ASK] = STEP.map((_, i) => 1 << i) as [1, 2, 4, 8, 16, 32, 64];
const steps = Array.from({ length: 2 ** STEP.length }, (_, has) => nodeOf(STEP.filter((_, i) => has & (1 << i))));
const splice = next(root, SPLICE)!;

/** As JSON would have it. */
function writeList({ moves, picks }: WireLegal): void {
  if (!moves) return ink.json(JSON.stringify({ picks }));
  ink.json('{"moves":');
  ink.open();
  for (let i = 0; i < moves.length; i++) {
    if (i > 0) ink.comma();
    ink.text(moves[i]!);
  }
  ink.close();
  ink.json(picks ? `,"picks":${JSON.stringify(picks)}}` : '}');
}

/** Writes for those who see the same. */
export class ShapeWriter {
  /** All that was said so far, for somebody who comes later. */
  readonly shapes: Shape[] = [];
  /** Of shapes that were said, by node; 0 if it was not. */
  private numbers = new Uint16Array(64);
  private readonly names: string[] = [];
  private said = 0;

  /** A step between two views. The bytes are good until the next step is written, by any writer. */
  step(
    { step, key, events, turn, undo, ask }: StepParts,
    before: unknown,
    after: unknown,
    legal?: WireLegal,
  ): Uint8Array {
    ink.at = 0;
    ink.open();
    ink.open();
    const has =
      this.part(SEQ, step) |
      this.part(KEY, key) |
      this.part(EVENTS, events) |
      (this.change(before, after) ? (ink.comma(), PATCH) : 0) |
      this.part(TURN, turn) |
      this.part(UNDO, undo) |
      this.part(ASK, ask);
    ink.number(this.numberOf(steps[has]!));
    ink.close();
    if (this.shapes.length > this.said) {
      ink.comma();
      ink.json(JSON.stringify(this.shapes.slice(this.said)));
      this.said = this.shapes.length;
    } else if (legal) ink.json(',0');
    if (legal) {
      ink.comma();
      writeList(legal);
    }
    ink.close();
    return ink.written;
  }

  private part(bit: number, value: unknown): number {
    if (value === undefined) return 0;
    this.value(value);
    ink.comma();
    return bit;
  }

  private member(node: Node | undefined, name: string, value: unknown): Node | undefined {
    this.value(value);
    ink.comma();
    return next(node, name);
  }

  private value(value: unknown): void {
    if (typeof value === 'number') ink.number(value);
    else if (typeof value === 'string') ink.text(value);
    else if (Array.isArray(value)) this.list(value);
    else if (isMembers(value)) this.object(value);
    else ink.json(String(value));
  }

  private list(items: readonly unknown[]): void {
    ink.open();
    for (let i = 0; i < items.length; i++) {
      this.value(items[i]);
      ink.comma();
    }
    if (items.length > 0) ink.number(LIST);
    ink.close();
  }

  private object(members: Members): void {
    const from = ink.at;
    ink.open();
    let node: Node | undefined = root;
    for (const name in members) {
      const value = members[name];
      if (value === undefined) continue;
      if (node === root) {
        if (isIndex(name)) return this.named(members, from);
        if (name === 'type' && typeof value === 'string') {
          node = ofType(value);
          continue;
        }
      }
      node = this.member(node, name, value);
    }
    if (!this.closeAs(node)) this.named(members, from);
  }

  /** Says of which shape the values were; false if there is no number for it. */
  private closeAs(node: Node | undefined): boolean {
    if (!node || (this.shapes.length >= MOST_SHAPES && !this.numbers[node.id])) return false;
    ink.number(this.numberOf(node));
    ink.close();
    return true;
  }

  /** An object that says its names, in place of what was written since. */
  private named(members: Members, from: number): void {
    ink.at = from;
    ink.open();
    for (const name in members) {
      const value = members[name];
      if (value === undefined) continue;
      if (isIndex(name)) ink.number(Number(name));
      else ink.text(name);
      ink.comma();
      this.value(value);
      ink.comma();
    }
    ink.number(NAMED);
    ink.close();
  }

  /** Writes what `diff` would say; false, and nothing written, if there is no difference. */
  private change(before: unknown, after: unknown): boolean {
    if (before === after) return false;
    if (Array.isArray(before) && Array.isArray(after))
      return before.length === after.length ? this.changeItems(before, after) : this.cut(before, after);
    if (isMembers(before) && isMembers(after)) return this.changeMembers(before, after);
    return this.whole(after);
  }

  private whole(after: unknown): true {
    this.value(isMembers(after) ? { '=': after } : after);
    return true;
  }

  private changeItems(before: readonly Json[], after: readonly Json[]): boolean {
    const from = ink.at;
    ink.open();
    let count = 0;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const mark = ink.at;
      ink.number(i);
      ink.comma();
      if (this.change(before[i], after[i])) {
        ink.comma();
        count++;
      } else ink.at = mark;
    }
    if (count > 0 && !isTooMany(count, after)) {
      ink.number(NAMED);
      ink.close();
      return true;
    }
    ink.at = from;
    if (count > 0) this.list(after);
    return count > 0;
  }

  private cut(before: readonly Json[], after: readonly Json[]): true {
    const start = commonStart(before, after);
    const end = commonEnd(before, after, start);
    if (!isWorthCutting(start + end, after)) {
      this.list(after);
      return true;
    }
    const from = ink.at;
    ink.open();
    ink.open();
    ink.number(start);
    ink.comma();
    ink.number(before.length - start - end);
    ink.comma();
    for (let i = start; i < after.length - end; i++) {
      this.value(after[i]);
      ink.comma();
    }
    ink.number(LIST);
    ink.close();
    ink.comma();
    if (!this.closeAs(splice)) this.named(diff(before, after) as Members, from);
    return true;
  }

  private changeMembers(before: Members, after: Members): boolean {
    const from = ink.at;
    ink.open();
    let node: Node | undefined = root;
    let kept = 0;
    for (const name in after) {
      const value = after[name];
      if (value === undefined) continue;
      if (value === before[name]) {
        kept++;
        continue;
      }
      const old = own(before, name);
      if (old !== undefined) kept++;
      if (node === root && name === 'type' && typeof value === 'string') {
        node = ofType(value);
        continue;
      }
      if (!(old === undefined ? this.whole(value) : this.change(old, value))) continue;
      if (isMark(name) || (node === root && isIndex(name))) return this.changeNamed(before, after, from);
      ink.comma();
      node = next(node, name);
    }
    for (const _ in before) kept--;
    if (kept < 0) {
      const gone = goneFrom(before, after);
      if (gone.length > 0) node = this.member(node, GONE, gone);
    }
    if (node === root) {
      ink.at = from;
      return false;
    }
    return this.closeAs(node) || this.changeNamed(before, after, from);
  }

  /** The rare change that no shape fits. */
  private changeNamed(before: Members, after: Members, from: number): true {
    this.named(diff(before, after) as Members, from);
    return true;
  }

  private numberOf(node: Node): number {
    const known = this.numbers[node.id];
    if (known) return known;
    if (node.id >= this.numbers.length) {
      const longer = new Uint16Array(2 * node.id);
      longer.set(this.numbers);
      this.numbers = longer;
    }
    this.numbers[node.id] = this.shapes.push(node.names.map(name => this.nameFor(name)));
    return this.shapes.length;
  }

  private nameFor(name: string): string | number {
    const known = this.names.indexOf(name);
    if (known >= 0) return known;
    this.names.push(name);
    return name;
  }
}
