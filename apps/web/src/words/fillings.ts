import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './words.js';

/** Kinds of parts, as the parser numbers them. */
const TYPE = { literal: 0, argument: 1, select: 5, plural: 6 } as const;
type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** A message as the page reads it. */
export const messageOf = (tongue: Language, text: string): IntlMessageFormat =>
  new IntlMessageFormat(text, tongue, undefined, { ignoreTag: true });

/** What a message is told: its arguments, each a number, one of some cases, or any text. */
export type Wanted = Map<string, 'number' | 'text' | Set<string>>;

export function wanted(parts: readonly Part[], found: Wanted = new Map()): Wanted {
  for (const part of parts) {
    if (!('value' in part) || part.type === TYPE.literal) continue;
    const name = part.value;
    const known = found.get(name);
    const options = 'options' in part ? part.options : {};
    if (part.type === TYPE.argument) found.set(name, known ?? 'text');
    else if (part.type !== TYPE.select) found.set(name, 'number');
    else found.set(name, new Set([...(known instanceof Set ? known : []), ...Object.keys(options)]));
    for (const { value } of Object.values(options)) wanted(value, found);
  }
  return found;
}

export type Filling = Readonly<Record<string, string | number>>;

/** Every way to fill a message in that could make a difference. */
export function fillings(wants: Wanted, textOf: (argument: string) => string = () => 'Zoë'): Filling[] {
  let all: Filling[] = [{}];
  for (const [name, kind] of wants) {
    const cases = kind instanceof Set ? [...kind].filter((one) => one !== 'other') : [];
    const values = kind === 'number' ? [0, 1, 2, 12] : [...cases, textOf(name)];
    all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return all;
}

/** The branches of a message that a filling comes through. */
export function branches(parts: readonly Part[], filling: Filling, tongue: Language, path = ''): string[] {
  return parts.flatMap((part, i) => {
    if (!('options' in part)) return [];
    const value = filling[part.value];
    const usual =
      part.type === TYPE.plural
        ? new Intl.PluralRules(tongue, part.pluralType ? { type: part.pluralType } : {}).select(
            Number(value) - part.offset,
          )
        : String(value);
    const branch = [`=${value}`, usual, 'other'].find((one) => one in part.options) ?? 'other';
    const here = `${path}/${i}.${branch}`;
    return [here, ...branches(part.options[branch]?.value ?? [], filling, tongue, here)];
  });
}
