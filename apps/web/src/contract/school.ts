import type { Outcome, Seat } from '@aerie/kernel';
import type { Catalogues } from '../words/words.js';

/*
 * How one learns a game by playing it: `school/index.ts` of a game's folder exports a `School` as the default, fetched when
 * somebody wants to learn. Lessons are data: positions by seed and answers, steps, and keys of texts. The texts of a key `dig`
 * are `<game>.school.dig` in `school/words/{de,en,fr,it}.ts`, typed by `SchoolWords`, so that a missing one does not compile.
 */

/** A place on the board, by a name that it has already: the button of an answer, a term of the glossary, a spot of flights. */
export type Target = { readonly answer: string } | { readonly term: string } | { readonly spot: string };

/** Who did what, in notation: `1 reroll`. */
export type Played = `${Seat} ${string}`;

/** A position: a match from this seed after these answers. Luck follows from the seed, so it is the same for everybody. */
export interface Deal {
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** By seat: how everybody is called; null is the learner. */
  readonly seats: readonly (string | null)[];
  readonly before?: readonly Played[];
}

/**
 * One thing that the coach says. With `allow` it is something to do: these answers, in notation, and no others can be given
 * (`text`: free text only; `any`: every legal one, free text too); without, there is a button to go on.
 */
export interface LessonStep {
  /** The key of what is said. */
  readonly say: string;
  /** What is pointed at: of several, the first that is on the screen. Where an answer needs several presses, one for each. */
  readonly at?: Target | readonly Target[];
  /**
   * Where pointing at it at once would spoil the search: the presses that lead to the first answer that is allowed, the last one
   * first. Only the arrow follows them.
   */
  readonly way?: readonly Target[];
  /**
   * What the coach presses to show another part of the board, by spot, one after the other; what is not on the screen or is
   * open already is passed over.
   */
  readonly presses?: readonly string[];
  /** What the partners do first; it is shown while this is said, or before it where what was done is spoken about first. */
  readonly partners?: readonly Played[];
  readonly allow?: readonly string[] | 'text' | 'any';
  /** What is said about what was done, before the next step; by answer where it depends on it. */
  readonly after?: string | Readonly<Record<string, string>>;
  /** What is said to whoever tries something else that the rules allow. */
  readonly instead?: string;
  /** The passages or paragraphs of the rules that this teaches. */
  readonly teaches?: readonly string[];
}

/** A lesson; its title has the key `chapter.<id>`. */
export interface Chapter {
  readonly id: string;
  /** How long it takes somebody new, about: reading, doing, and watching what the others do. */
  readonly minutes: number;
  /** It teaches what a first game does not need, and comes after that for those who like. */
  readonly extra?: true;
  readonly deal: Deal;
  readonly steps: readonly LessonStep[];
}

/** A small task on a fixed position, in which everything legal may be tried; its title has the key `drill.<id>`. */
export interface Drill<V = unknown> {
  readonly id: string;
  readonly deal: Deal;
  /** The key of the task. */
  readonly ask: string;
  /**
   * The answers that are right, in notation; or a goal that a view must fulfil after at most so many answers, with one way to
   * get there.
   */
  readonly right:
    | readonly string[]
    | {
        readonly goal: (view: V, seat: Seat) => boolean;
        readonly moves: number;
        readonly solution: readonly string[];
        /** For each of these answers, the presses that lead to it, the last one first; only the arrow follows them. */
        readonly ways?: readonly (readonly Target[])[];
      };
  /** What is said when it is right: why it is. */
  readonly because: string;
  /** What is said when it is not: by answer, and of all others. */
  readonly not?: Readonly<Record<string, string>>;
  readonly otherwise: string;
  readonly at?: Target | readonly Target[];
  /** The presses that lead to the first right answer, the last one first; only the arrow follows them. */
  readonly way?: readonly Target[];
  /** Where the game goes on to something else: the position is there again when what was answered has been shown. */
  readonly stays?: true;
  readonly teaches?: readonly string[];
}

/** What the coach of a real game looks at. */
export interface Situation<V, E, A> {
  readonly view: V;
  readonly seat: Seat;
  /** What may be answered; nothing while others decide. */
  readonly answers: readonly A[];
  /** Everything that happened so far. */
  readonly told: readonly E[];
}

/** Something that is explained the first time it turns up, with the key `concept.<id>`. */
export interface Concept<V, E, A> {
  readonly id: string;
  readonly when: (now: Situation<V, E, A>) => boolean;
  readonly at?: Target | readonly Target[];
  readonly teaches?: readonly string[];
}

/** An answer that is probably an expensive mistake: asked about, with the key `caution.<id>`, before it is given. */
export interface Caution<V, A> {
  readonly id: string;
  readonly before: (answer: A, view: V, seat: Seat) => boolean;
}

/** Something to say when a game is over: the first that fits, with the key `well.<id>` or `next.<id>`; the last always does. */
export interface ClosingRemark<V, E> {
  readonly id: string;
  readonly when: (end: {
    readonly view: V;
    readonly seat: Seat;
    readonly outcome: Outcome;
    readonly told: readonly E[];
  }) => boolean;
}

/** The first real game, with the coach at one's side. */
export interface Companion<V, E, A> {
  /** How many play, under which options; all others are gentle bots. */
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** In the order of their urgency: of several that turn up at once, the first is explained first. */
  readonly concepts: readonly Concept<V, E, A>[];
  readonly cautions: readonly Caution<V, A>[];
  /** What went well. */
  readonly well: readonly ClosingRemark<V, E>[];
  /** One thing to try next. */
  readonly next: readonly ClosingRemark<V, E>[];
}

/** Everything but the words. */
export interface SchoolPlan<V, E, A> {
  readonly chapters: readonly Chapter[];
  readonly drills: readonly Drill<V>[];
  readonly companion: Companion<V, E, A>;
  /** The passages of the rules that a first game needs: chapters, drills and companion must teach them all. */
  readonly needed: readonly string[];
}

export interface School<V, E, A> extends SchoolPlan<V, E, A> {
  readonly words: Catalogues;
}

export type AnySchool = School<unknown, unknown, unknown>;

/** A plan with its words; a language that is missing does not compile. */
export const withWords = <V, E, A>(plan: SchoolPlan<V, E, A>, words: Catalogues): School<V, E, A> => ({
  ...plan,
  words,
});

/** Keeps the exact type of a plan, which its words are typed by: `schoolOf<View, Event, Answer>()({ … })`. */
export const schoolOf =
  <V, E, A>() =>
  <const P extends SchoolPlan<V, E, A>>(plan: P): P =>
    plan;

type Texts<T> = T extends string ? T : T extends Readonly<Record<string, string>> ? T[keyof T] : never;
type Field<T, Name extends string> = T extends Readonly<Record<Name, infer Value>> ? Texts<Value> : never;
type Ids<List extends readonly { readonly id: string }[]> = List[number]['id'];

/** Every key that a plan needs a text for. */
type SchoolKey<P extends SchoolPlan<never, never, never>> =
  | `chapter.${Ids<P['chapters']>}`
  | Field<P['chapters'][number]['steps'][number], 'say'>
  | Field<P['chapters'][number]['steps'][number], 'after'>
  | Field<P['chapters'][number]['steps'][number], 'instead'>
  | `drill.${Ids<P['drills']>}`
  | Field<P['drills'][number], 'ask'>
  | Field<P['drills'][number], 'because'>
  | Field<P['drills'][number], 'not'>
  | Field<P['drills'][number], 'otherwise'>
  | `concept.${Ids<P['companion']['concepts']>}`
  | `caution.${Ids<P['companion']['cautions']>}`
  | `well.${Ids<P['companion']['well']>}`
  | `next.${Ids<P['companion']['next']>}`;

/** The words of a school in one language. */
export type SchoolWords<Game extends string, P extends SchoolPlan<never, never, never>> = Readonly<
  Record<`${Game}.school.${SchoolKey<P>}`, string>
>;
