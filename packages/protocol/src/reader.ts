import type { Frame, Step } from './messages.ts';
import type { Json } from './patch.ts';
import { LIST, NAMED, type Shape, TYPE, type WireStep } from './shapes.ts';

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

/** Reads the frames of one line; a `full` begins anew. */
export function frameReader(): (text: string) => Frame {
  let names: string[] = [];
  let shapes: Known[] = [];

  function learn(fresh: readonly Shape[]): void {
    for (const shape of fresh) {
      const said = shape.map(name => (typeof name === 'string' ? names[names.push(name) - 1]! : names[name]!));
      const type = said[0]?.startsWith(TYPE) ? said[0].slice(TYPE.length) : undefined;
      shapes.push({ type, names: type === undefined ? said : said.slice(1) });
    }
  }

  function read(value: Json): Json {
    if (!Array.isArray(value) || value.length === 0) return value;
    const kind = value.at(-1) as number;
    if (kind === LIST) return value.slice(0, -1).map(read);
    return kind === NAMED ? named(value) : shaped(value, shapes[kind - 1]);
  }

  function named(value: readonly Json[]): Json {
    const found: Found = {};
    for (let i = 0; i + 1 < value.length; i += 2) put(found, String(value[i] as string | number), read(value[i + 1]!));
    return found;
  }

  function shaped(values: readonly Json[], known: Known | undefined): Json {
    if (known?.names.length !== values.length - 1)
      throw new Error(`${values.length - 1} values do not fit ${known?.names.join() ?? 'an unknown shape'}`);
    const { type, names } = known;
    const found: Found = type === undefined ? {} : { type };
    for (let i = 0; i < names.length; i++) put(found, names[i]!, read(values[i]!));
    return found;
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
    const step = read(value) as unknown as Step;
    return legal ? { ...step, legal } : step;
  };
}
