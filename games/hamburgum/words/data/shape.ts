/** A check names the first fault of a value that came from outside, with the path to it; undefined is sound. */
export type Check = (value: unknown, path: string) => string | undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const whole =
  (min: number, max: number): Check =>
  (value, path) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? undefined
      : `${path}: a whole number from ${min} to ${max} is expected`;

export const flag: Check = (value, path) =>
  typeof value === 'boolean' ? undefined : `${path}: true or false is expected`;

export const text =
  (what: string, form: RegExp = /^.{1,60}$/): Check =>
  (value, path) =>
    typeof value === 'string' && form.test(value) ? undefined : `${path}: ${what} is expected`;

export const oneOf =
  (values: readonly unknown[]): Check =>
  (value, path) =>
    values.includes(value) ? undefined : `${path}: one of ${values.join(', ')} is expected`;

export const list =
  (item: Check, min: number, max: number = min): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path}: a list is expected`;
    if (value.length < min || value.length > max)
      return `${path}: ${min === max ? min : `${min} to ${max}`} entries are expected, not ${value.length}`;
    for (let i = 0; i < value.length; i++) {
      const fault = item(value[i], `${path}[${i}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

/** An object with these members and no others; members in `optional` may be absent. */
export const object =
  (members: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, path) => {
    if (!isObject(value)) return `${path || 'it'}: an object is expected`;
    const at = (name: string): string => (path ? `${path}.${name}` : name);
    for (const name of Object.keys(value))
      if (!Object.hasOwn(members, name) && !Object.hasOwn(optional, name))
        return `${at(name)}: nothing of this name is expected`;
    for (const [name, check] of Object.entries(members)) {
      if (!Object.hasOwn(value, name)) return `${at(name)}: is missing`;
      const fault = check(value[name], at(name));
      if (fault !== undefined) return fault;
    }
    for (const [name, check] of Object.entries(optional)) {
      const fault = Object.hasOwn(value, name) ? check(value[name], at(name)) : undefined;
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

/** An object of any members, all of one form. */
export const record =
  (member: Check): Check =>
  (value, path) => {
    if (!isObject(value)) return `${path}: an object is expected`;
    for (const [name, each] of Object.entries(value)) {
      const fault = member(each, `${path}.${name}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
