import type { Frame, Step } from './messages.ts';
import type { Json } from './patch.ts';
import { LIST, NAMED, type Shape, TYPE, type WireStep } from './shapes.ts';

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
    const rest = value.slice(0, -1);
    const kind = value.at(-1) as number;
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
