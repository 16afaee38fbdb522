/** One option of a match: a switch, or one of a few named values. The client words the names. */
export type OptionField<T> = [T] extends [boolean]
  ? { readonly default: boolean }
  : { readonly values: readonly T[]; readonly default: T };

/** The options of a game as data, so that one form in the client serves all games. */
export type OptionSchema<O> = { readonly [K in keyof O]: OptionField<O[K]> };

type LooseField = { readonly values?: readonly unknown[]; readonly default: unknown };

/** Options are wrong: `message` says which and what would be right. */
export class BadOptions extends Error {}

/** The options a stranger sent, checked and with defaults filled in; throws `BadOptions`. */
export function readOptions<O>(schema: OptionSchema<O>, given: unknown): O {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new BadOptions('options must be an object');
  }
  const fields = schema as Record<string, LooseField>;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(fields, key)) throw new BadOptions(`there is no option "${key}"`);
  }
  const options: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = Object.hasOwn(given, key) ? (given as Record<string, unknown>)[key] : field.default;
    const allowed = field.values ?? [false, true];
    if (!allowed.includes(value)) {
      throw new BadOptions(`option "${key}" must be one of ${allowed.join(', ')}`);
    }
    options[key] = value;
  }
  return options as O;
}

/** Every combination of options, for suites that must try them all. */
export function everyOptions<O>(schema: OptionSchema<O>): O[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [key, field] of Object.entries(schema as Record<string, LooseField>)) {
    const values = field.values ?? [false, true];
    all = all.flatMap((so) => values.map((value) => ({ ...so, [key]: value })));
  }
  return all as O[];
}
