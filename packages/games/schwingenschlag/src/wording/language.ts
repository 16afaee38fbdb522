import type { Guild } from '../data/boards.js';
import type {
  Amount,
  Condition,
  Cost,
  Count,
  Effect,
  EndEffect,
  Op,
  Rider,
  Share,
  Thing,
} from '../data/effect.js';
import type { Resource, RowName, Size, Timing, Trait } from '../data/words.js';

export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `do` tells the owner ("gain"); `may` follows "may", "you may" or "to" (in most languages the infinitive). */
export type Mood = 'do' | 'may';

/** The members of a union whose property `P` may be `K`. */
type By<U, P extends keyof U, K> = U extends unknown ? (K extends U[P] ? U : never) : never;

/** How many are spoken of: a number, or each single one. */
export type Many = number | 'each';

/** What has just been taken, for what is said about it next. */
export interface Taken {
  readonly thing: Thing;
  readonly n: Amount;
}

/** Tokens without an argument: things that a client draws as icons. */
export type ThingToken = Resource | 'any' | 'coin' | 'egg' | 'dragon' | 'cave' | 'guild' | 'nest' | 'marker';

/** Names in dictionary form. Those of sizes and traits fit where the texts put `{size:…}` and `{trait:…}`. */
export interface Labels {
  readonly sizes: Readonly<Record<Size, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
  /** Begins the paragraph of an ability. */
  readonly timings: Readonly<Record<Timing, string>>;
  /** The same inside a sentence, for `{timing:…}`. */
  readonly abilities: Readonly<Record<Timing, string>>;
  readonly rows: Readonly<Record<RowName, string>>;
  readonly guilds: Readonly<Record<Guild, string>>;
  /** The four resources and everything else that has an icon: one, several. */
  readonly things: Readonly<Record<ThingToken, readonly [one: string, several: string]>>;
  readonly points: readonly [one: string, several: string];
}

/**
 * What one language must be able to say. Texts are clauses: no capital at the beginning, no full stop at the end.
 * Later sentences within a clause are complete but for the last full stop. Every member of every union of
 * `effect.ts` has its entry, so that a new one cannot be forgotten in any language.
 */
export interface Wording {
  readonly effects: { readonly [K in Op]: (effect: By<Effect, 'op', K>, mood: Mood) => string };
  /** Several gains as one: "gain {gold} and {crystal}". */
  readonly gains: (things: string, mood: Mood) => string;
  /** A noun phrase with its amount: "each other dragon in this cave", "no dragon", "3 dragons". */
  readonly counts: { readonly [K in Count['of']]: (count: By<Count, 'of', K>, n: Many) => string };
  /** What stands between "if" and the comma; German puts the verb first and needs no "if". */
  readonly conditions: { readonly [K in Condition['is']]: (condition: By<Condition, 'is', K>) => string };
  /** What is handed over; `eggsFrom` says where the eggs come from and follows them. */
  readonly costs: { readonly [K in keyof Cost]-?: (value: NonNullable<Cost[K]>) => string };
  /** Follows the taking, punctuation included. */
  readonly riders: { readonly [K in Rider['kind']]: (rider: By<Rider, 'kind', K>, taken: Taken) => string };
  readonly shares: { readonly [K in Share['how']]: (share: By<Share, 'how', K>) => string };
  readonly ends: { readonly [K in EndEffect['score']]: (end: By<EndEffect, 'score', K>) => string };
  readonly and: string;
  readonly or: string;
  /** Once for each of something: "for each dragon, gain {any}". */
  readonly forEach: (count: string, clause: string) => string;
  /** The fixed points of a guild tile, of which the last are without limit. */
  readonly fixedPoints: (limited: string, unlimited: string) => string;
  /** A brown space of the guild circle. */
  readonly placeMarker: string;
  /** Applies the rules of typography to a finished text. */
  readonly polish: (text: string) => string;
}
