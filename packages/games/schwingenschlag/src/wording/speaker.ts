import type {
  Amount,
  Condition,
  Cost,
  Count,
  Effect,
  EndEffect,
  Rider,
  Share,
  Thing,
} from '../data/effect.js';
import { RESOURCES } from '../data/words.js';
import type { Many, Mood, Taken, Wording } from './language.js';

/** `{egg}`, `2 {egg}`: one is the icon alone. */
export const amount = (n: number, token: string): string => (n === 1 ? `{${token}}` : `${n} {${token}}`);

/** "a, b and c". */
const list = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words with single spaces, leaving out what is empty. */
export const words = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

const resourceCosts = (resources: NonNullable<Cost['resources']>, and: string): string =>
  list(
    RESOURCES.flatMap((one) => {
      const n = resources[one] ?? 0;
      return n > 0 ? [amount(n, one)] : [];
    }),
    and,
  );

/** Costs that are written alike in all languages. */
export const plainCosts = (and: string) => ({
  resources: (resources: NonNullable<Cost['resources']>) => resourceCosts(resources, and),
  any: (n: number) => amount(n, 'any'),
  coin: (n: number) => amount(n, 'coin'),
  egg: (n: number) => amount(n, 'egg'),
  dragon: (n: number) => amount(n, 'dragon'),
  cave: (n: number) => amount(n, 'cave'),
});

/** Gains that may be joined with their neighbours in one clause. */
type PlainGain = Extract<Effect, { op: 'gain' }> & { readonly n: number };
const isPlainGain = (effect: Effect): effect is PlainGain =>
  effect.op === 'gain' && typeof effect.n === 'number' && effect.thing !== 'r' && !effect.rider;
const isPlain = (effect: Effect) =>
  isPlainGain(effect) || (effect.op === 'lay' && typeof effect.n === 'number');

/** Neighbours for which `alike` holds come together; every other item stands alone. */
function runs<T>(items: readonly T[], alike: (item: T) => boolean): T[][] {
  const result: T[][] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (last?.[0] !== undefined && alike(item) && alike(last[0])) last.push(item);
    else result.push([item]);
  }
  return result;
}

/** Whether eggs are laid on the very dragons that the condition has just counted: "on each of them". */
export const onThoseCounted = (condition: Condition, [only, ...more]: readonly Effect[]): boolean =>
  condition.is === 'atLeast' &&
  condition.count.of === 'dragons' &&
  only?.op === 'layEach' &&
  more.length === 0 &&
  JSON.stringify(only.filter) === JSON.stringify(condition.count.filter);

/**
 * What all languages share: walking through effects, joining what is said of the parts, and finding the entry
 * for each kind. A language hands in its table as a function, as its entries use the speaker in turn.
 */
export function speaker(table: () => Wording) {
  // Each entry takes its own member of the union; that the key fits is what the casts state.
  const effect = (one: Effect, mood: Mood) =>
    (table().effects[one.op] as (effect: Effect, mood: Mood) => string)(one, mood);
  const count = (one: Count, n: Many) =>
    (table().counts[one.of] as (count: Count, n: Many) => string)(one, n);
  const condition = (one: Condition) => (table().conditions[one.is] as (condition: Condition) => string)(one);
  const share = (one: Share) => (table().shares[one.how] as (share: Share) => string)(one);
  const end = (one: EndEffect) => (table().ends[one.score] as (end: EndEffect) => string)(one);

  const rider = (one: Rider | undefined, thing: Thing, n: Amount): string => {
    if (!one) return '';
    return (table().riders[one.kind] as (rider: Rider, taken: Taken) => string)(one, { thing, n });
  };

  const sayPlain = (run: readonly Effect[], mood: Mood): string => {
    const clauses = runs(run, isPlainGain).map((same) => {
      const gains = same.filter(isPlainGain).map(({ n, thing }) => amount(n, thing));
      return gains.length > 1
        ? table().gains(list(gains, table().and), mood)
        : same.map((one) => effect(one, mood)).join('');
    });
    return list(clauses, table().and);
  };

  const say = (effects: readonly Effect[], mood: Mood): string => {
    const parts = runs(effects, isPlain).map((run) => sayPlain(run, mood));
    if (mood === 'may') return list(parts, table().and);
    return parts.map((part, i) => (i === 0 ? part : capital(part))).join('. ');
  };

  const cost = (one: Cost): string => {
    const entries = table().costs;
    const parts = (Object.keys(entries) as (keyof Cost)[]).flatMap((key) => {
      const value = one[key];
      if (value === undefined || key === 'eggsFrom') return [];
      const part = (entries[key] as (value: Cost[keyof Cost]) => string)(value);
      return [key === 'egg' && one.eggsFrom ? words(part, entries.eggsFrom(one.eggsFrom)) : part];
    });
    return list(parts, table().and);
  };

  /** A clause for a fixed number, or the clause for one, once for each that is counted. */
  const times = (n: Amount, clause: (n: number) => string): string =>
    typeof n === 'number' ? clause(n) : table().forEach(count(n, 'each'), clause(1));

  const shares = (all: readonly Share[]) => list(all.map(share), table().and);
  const and = (items: readonly string[]) => list(items, table().and);
  const or = (items: readonly string[]) => list(items, table().or);
  return { say, count, condition, cost, rider, shares, end, times, and, or };
}
