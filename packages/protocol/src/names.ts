import { TYPE } from './shapes.ts';

/** Names that follow one another, found without joining them. All who write share these nodes; none says what others wrote. */
export interface Node {
  readonly id: number;
  readonly names: readonly string[];
  readonly next: Map<string, Node>;
  /** What came next the last time: mostly the same again. */
  lastName: string;
  last: Node | undefined;
}

const MOST_NODES = 20_000;
let nodes = 0;
const nodeOf = (names: readonly string[]): Node => ({
  id: nodes++,
  names,
  next: new Map(),
  lastName: '',
  last: undefined,
});

/** No name so far. */
export const root = nodeOf([]);
/** Where a `type` comes first, by what it says. */
const types = new Map<string, Node>();

function make(where: Map<string, Node>, key: string, names: readonly string[]): Node | undefined {
  if (nodes >= MOST_NODES) return undefined;
  const made = nodeOf(names);
  where.set(key, made);
  return made;
}

/** One name more. Undefined where there is no node, or no room for one. */
export function next(node: Node | undefined, name: string): Node | undefined {
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

export const ofType = (type: string): Node | undefined => types.get(type) ?? make(types, type, [TYPE + type]);
