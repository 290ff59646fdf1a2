import { JsonBytes } from './bytes.ts';
import { next, type Node, ofType, root } from './names.ts';
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
} from './patch.ts';
import { CUT, LIST, NAMED, OWN, ownNumber, type Shape } from './shapes.ts';

/** More than a game has; what comes later says its names. */
const MOST_SHAPES = 250;

/** What all scribes write on: one thing after another, never two at a time. */
export const ink = new JsonBytes();

/** Objects by index, as patches of lists are, come in too many shapes. */
const isIndex = (name: string): boolean => name.charCodeAt(0) <= 57 && /^(0|[1-9]\d{0,3})$/.test(name);

/** Writes values and differences in shapes, and keeps the list of those it used. */
export class Scribe {
  readonly shapes: Shape[] = [];
  /** By node, from 1; 0 if the shape was not used. */
  private numbers = new Uint16Array(64);
  private readonly names: string[] = [];
  private readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    this.isOwn = isOwn;
  }

  value(value: unknown): void {
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

  private member(node: Node | undefined, name: string, value: unknown): Node | undefined {
    this.value(value);
    ink.comma();
    return next(node, name);
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
  closeAs(node: Node | undefined): boolean {
    if (!node || (this.shapes.length >= MOST_SHAPES && !this.numbers[node.id])) return false;
    const number = this.numberOf(node);
    ink.number(this.isOwn ? ownNumber(number) : number);
    ink.close();
    return true;
  }

  /** An object that says its names, in place of what was written since. */
  named(members: Members, from: number): void {
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

  /**
   * Writes how members differ, as values behind others whose names led to a node. Says where the names lead now: to the same
   * node if there is no difference, nowhere if no shape can say it.
   */
  differing(before: Members, after: Members, from: Node): Node | undefined {
    if (before === after) return from;
    let node: Node | undefined = from;
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
      if (isMark(name) || (node === root && isIndex(name))) return undefined;
      ink.comma();
      node = next(node, name);
    }
    for (const _ in before) kept--;
    if (kept < 0) {
      const gone = goneFrom(before, after);
      if (gone.length > 0) node = node?.names.includes(GONE) ? undefined : this.member(node, GONE, gone);
    }
    return node;
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
    ink.open();
    ink.number(start);
    ink.comma();
    ink.number(before.length - start - end);
    ink.comma();
    for (let i = start; i < after.length - end; i++) {
      this.value(after[i]);
      ink.comma();
    }
    ink.number(CUT);
    ink.close();
    return true;
  }

  private changeMembers(before: Members, after: Members): boolean {
    const from = ink.at;
    ink.open();
    const node = this.differing(before, after, root);
    if (node === root) {
      ink.at = from;
      return false;
    }
    if (!this.closeAs(node)) this.named(diff(before, after) as Members, from);
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
    const names = node.names.map(name => this.nameFor(name));
    return (this.numbers[node.id] = this.shapes.push(this.isOwn ? [OWN, ...names] : names));
  }

  private nameFor(name: string): string | number {
    const known = this.names.indexOf(name);
    if (known >= 0) return known;
    this.names.push(name);
    return name;
  }
}
