import type { Outcome, Reason, Seat } from '@aerie/kernel';
import type { ComponentType } from 'preact';
import type { SoundName } from '../sound/names.js';
import type { Catalogues, Saying } from '../words/words.js';
import type { Glossary } from './glossary.js';
import type { LogLine } from './log-line.js';
import type { StagedMoment } from './moment.js';

/** What is known about an answer, by name: how likely a fall is, what it is worth. */
export type Facts = Readonly<Record<string, number>>;

/**
 * Moves that somebody proposes. `wish`: they shall be done now. A bot gives its `reason`, and waits for somebody's word;
 * `instead`: it speaks against what was wished.
 */
export interface Sketched<A> {
  readonly seat: Seat;
  readonly plan: readonly A[];
  readonly wish?: true;
  readonly reason?: Reason;
  readonly instead?: true;
}

/**
 * What a board may know and do. `P` is the picture that is shown now, `V` the view that the last answers belong to, `A`
 * the answer of the game's rules. Boards neither read nor write notation: the frame does both, at the edge.
 */
export interface BoardProps<V, P, A> {
  readonly picture: P;
  readonly view: V;
  /** Through whose eyes; null for somebody who only watches. */
  readonly seat: Seat | null;
  /** The seats of the people at this screen; where there are several, secrets need a curtain between them. */
  readonly mine: readonly Seat[];
  /** By seat: how they are called. */
  readonly names: readonly string[];
  /** Whose doing the picture tells of, in a recap: a board that shows one seat at a time shows this one. */
  readonly told?: Seat | undefined;
  /** The legal answers; empty while others are awaited or something is still being shown. */
  readonly answers: readonly A[];
  /**
   * What tells answers apart: two with the same key are the same answer. For lists, for comparing (`kit/answers.ts`) and
   * for `data-answer`; nothing else may be made of it.
   */
  keyOf(answer: A): string;
  /** What free text is accepted now, where it is asked for: then an answer made of it is given to `choose`. */
  readonly open: { readonly kind: 'text'; readonly maxLength: number } | null;
  /** Whether something is being shown; the board must not offer anything then. */
  readonly busy: boolean;
  /**
   * What the other people at this screen may do now, out of their turn, by seat; only who may do something is listed,
   * and nobody while something is being shown.
   */
  readonly beside: readonly { readonly seat: Seat; readonly answers: readonly A[] }[];
  /**
   * Gives an answer, for a seat beside the viewer's own where one is named. One that is not legal is refused with its
   * reason, in words, beside the prompt.
   */
  choose(answer: A, by?: Seat): void;
  /** Why an answer is not legal now, in words; undefined if it is. */
  why(answer: A): string | undefined;
  /** Says beside the prompt why an answer is not legal now, with the way to the rule. */
  explain(answer: A): void;
  /** What a log line points at: names of the game's own things. */
  readonly lit: ReadonlySet<string>;
  /**
   * The answers that a hint speaks of: the one that it gives and, once its plan was asked for, those that follow from it in this
   * turn. None while it only says where to look.
   */
  readonly hinted: readonly A[];
  /** The plan of a hint, once that was asked for: the rest of the turn, and what everybody would do after it. */
  readonly advised: { readonly plan: readonly A[]; readonly ahead: readonly A[] } | undefined;
  /**
   * Moves that people at the table propose, seen by all until the next move; only where the game lets people plan
   * together. Proposing nothing takes one's own away.
   */
  readonly sketches: readonly Sketched<A>[];
  /** `wish`: a bot whose turn it is shall do it. */
  sketch(plan: readonly A[], wish?: true): void;
  /** What is known about each answer of the current decision, when odds were asked for. */
  readonly odds: ((answer: A) => Facts | undefined) | undefined;
}

export type { LogLine } from './log-line.js';

/** How events become moving pictures. A picture is for the eye only: after each step it is made anew from the view. */
export interface Animation<V, E, P> {
  picture(view: V): P;
  /** The picture once this event is over. */
  after(picture: P, event: E): P;
  /** How long it takes to see this event, in ms at normal speed; 0 if there is nothing to see. */
  takes(event: E): number;
  sound(event: E): SoundName | undefined;
}

/** The final account as a table: where points come from, one row for each seat. */
export interface Account {
  readonly columns: readonly Saying[];
  /** By seat: one cell for each column, in words or numbers. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What a game needs to tell where points come from, in the middle of a match or at its end. */
export interface ReckoningProps<V, E> {
  readonly view: V;
  /** Everything that happened so far and may be known, in order; what was taken back is left out. */
  readonly told: readonly E[];
  readonly names: readonly string[];
}

/** How a game looks and sounds: `index.ts` of its folder in `apps/web/src/games` exports it as the default. */
export interface GameUi<V, E, P, A> {
  /**
   * Whether seats know things that others at the same screen must not see: then a curtain falls between turns, or the
   * board has its own.
   */
  readonly secret?: true | 'own';
  /** Whether its bots can tell odds. */
  readonly odds?: true;
  /** A seat's figure in this game, head only, as an SVG that fills its place; who it is may depend on the match. */
  readonly Portrait: ComponentType<{ seat: Seat; view: V }>;
  readonly Board: ComponentType<BoardProps<V, P, A>>;
  /** Resolves when all is there that the board needs to show this view, such as pictures that are painted first. */
  ready?(view: V): Promise<unknown> | undefined;
  /** The position as a table or list, for those who read it or hear it read. */
  readonly Text: ComponentType<{ view: V; names: readonly string[]; seat: Seat | null }>;
  readonly animation: Animation<V, E, P>;
  readonly words: Catalogues;
  /**
   * What the signs, numbers and places of the board are; the frame explains them to whoever points at one. The term
   * `score`, where there is one, is the number that stands at a seat or, where all have one in common, on the board, `seat` the portrait there.
   */
  readonly glossary: Glossary;
  /** What is asked of this seat now. Its saying may use `name`/`who` of `seat`. */
  prompt(view: V, seat: Seat): Saying;
  /** What others did since this seat's last move, in few lines: told again beside what is asked of it. */
  meanwhile?(told: readonly E[], view: V, seat: Seat): readonly LogLine[];
  /** What the others see while this seat is awaited. */
  waiting(view: V, seat: Seat): LogLine;
  /** The passage of the rules for the current decision. */
  passage(view: V): string;
  /** For every reason of the rules, and `over`: the passage or paragraph that says so. */
  readonly ruleLinks: Readonly<Record<string, string | undefined>>;
  /** An answer in words, as on a button. */
  answer(answer: A, view: V): Saying;
  /** Why a bot advises an answer, where its arguments have to be worded first; without it they are said as they are. */
  advice?(reason: Reason): Saying;
  /** What a bot knows about an answer in figures, said of the one that it advises and of the next best. */
  figures?(facts: Facts): Saying;
  /** Whether an answer is possible though nothing asks for it, and does not count where only one other is left. */
  isAside?(answer: A, view: V, seat: Seat): boolean;
  /** What to ask before this answer is given, where a slip would hurt. */
  confirm(answer: A, view: V, seat: Seat): Saying | undefined;
  /** An event as a line of the log. `view` is the match at any moment: it tells what never changes. */
  logLine(event: E, view: V): LogLine | undefined;
  /**
   * Whether an event is a turning point that is staged over the board, such as the end of a round. `picture` is the one
   * once the event is over; `view` is the match at any moment, as for `logLine`; `told` gives all that happened so far,
   * this event included.
   */
  moment?(event: E, picture: P, view: V, told: () => readonly E[]): StagedMoment | undefined;
  /**
   * The one number that stands at the seat, and what it counts. A game whose table has one score in common leaves it out: its
   * board tells it, once.
   */
  score?(view: V, seat: Seat): { readonly value: number; readonly label: Saying };
  /** What a seat is in the game at this moment, where seats differ: a spirit, a task of the round. */
  role?(view: V, seat: Seat): Saying | undefined;
  /** What a seat has that this view tells of, in words, a line each: told to whoever presses the seat. A score stands above it. */
  holdings(view: V, seat: Seat): readonly string[];
  /** Opponents whom the game itself plays: they sit at the table after everybody else. */
  rivals?(view: V): readonly { readonly name: Saying; readonly score: number; readonly about: Saying }[];
  account(view: V, outcome: Outcome): Account;
  /** More than a table about where points come from: it takes the place of the final account's. */
  readonly loadReckoning?: () => Promise<{ readonly default: ComponentType<ReckoningProps<V, E>> }>;
  /** What the rules call memorable, in words: a card or a move. */
  memorable?(name: string): string;
  /** How it ended, where nobody wins against anybody. */
  ending?(view: V, outcome: Outcome): Saying | undefined;
}

export type AnyGameUi = GameUi<unknown, unknown, unknown, unknown>;
