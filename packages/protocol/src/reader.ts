import type { Frame, Step } from './messages.ts';
import { type Json, SPLICE } from './patch.ts';
import { CUT, LIST, NAMED, OWN, ownNumber, PARTS, type Shape, TYPE, type WireStep } from './shapes.ts';

/** The names of an object's members; the type comes first if the shape says it. */
interface Known {
  readonly type: string | undefined;
  readonly names: readonly string[];
}

type Found = Record<string, Json>;

/** Assigning to `__proto__` would make no member of it. */
function put(found: Found, name: string, value: Json): void {
  if (name === '__proto__') Object.defineProperty(found, name, { value, enumerable: true });
  else found[name] = value;
}

/** The shapes that a line was told of, of one kind. */
class Book {
  private readonly names: string[] = [];
  private readonly shapes: Known[] = [];

  learn(shape: Shape): void {
    const { names } = this;
    const said = shape.map(name => (typeof name === 'string' ? names[names.push(name) - 1]! : names[name]!));
    const type = said[0]?.startsWith(TYPE) ? said[0].slice(TYPE.length) : undefined;
    this.shapes.push({ type, names: type === undefined ? said : said.slice(1) });
  }

  /** Counted from 1. */
  find(number: number): Known | undefined {
    return this.shapes[number - 1];
  }
}

/** Reads the frames of one line; a `full` begins anew. */
export function frameReader(): (text: string) => Frame {
  let common = new Book();
  let own = new Book();

  function learn(fresh: readonly Shape[]): void {
    for (const shape of fresh)
      if (shape[0] === OWN) own.learn(shape.slice(1));
      else common.learn(shape);
  }

  function read(value: Json): Json {
    if (!Array.isArray(value) || value.length === 0) return value;
    const kind = value.at(-1) as number;
    const values = value.slice(0, -1);
    if (kind === LIST) return values.map(read);
    if (kind === NAMED) return named(values);
    if (kind === CUT) return { [SPLICE]: values.map(read) };
    return shaped(values, kind > 0 ? common.find(kind) : own.find(ownNumber(kind)));
  }

  function named(values: readonly Json[]): Json {
    const found: Found = {};
    for (let i = 0; i < values.length; i += 2) put(found, String(values[i] as string | number), read(values[i + 1]!));
    return found;
  }

  function shaped(values: readonly Json[], known: Known | undefined): Json {
    if (known?.names.length !== values.length)
      throw new Error(`${values.length} values do not fit ${known?.names.join() ?? 'an unknown shape'}`);
    const { type, names } = known;
    const found: Found = type === undefined ? {} : { type };
    for (let i = 0; i < names.length; i++) put(found, names[i]!, read(values[i]!));
    return found;
  }

  function stepOf(parts: readonly Json[]): Step {
    const which = parts.at(-1) as number;
    const names = PARTS.filter((_, i) => which & (1 << i));
    return shaped(parts.slice(0, -1), { type: undefined, names }) as unknown as Step;
  }

  return text => {
    const frame = JSON.parse(text) as Exclude<Frame, Step> | WireStep;
    if (!Array.isArray(frame)) {
      if ('full' in frame) {
        [common, own] = [new Book(), new Book()];
        learn(frame.shapes ?? []);
      }
      return frame as Frame;
    }
    const [parts, fresh, legal] = frame as WireStep;
    if (fresh) learn(fresh);
    const step = stepOf(parts);
    return legal ? { ...step, legal } : step;
  };
}
