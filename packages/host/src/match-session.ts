import {
  type AnyGame,
  type Entry,
  Match,
  type MatchLog,
  type Reason,
  type Seat,
  type Step,
} from '@aerie/kernel';
import { seatBits } from './clock.js';
import { Refusal, refuse } from './refusal.js';

export type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
export type AnyStep = Step<unknown, unknown>;

/** What was asked for has been done before. */
export const WRITTEN = 'written';

/** What is to be written: a step, or nothing because it is refused or written already. */
export type Proposed = AnyStep | { readonly refused: Reason } | typeof WRITTEN;

/** What somebody decides, worked out for the match as it is. May refuse. */
export type Decision = (match: AnyMatch) => Proposed;

/** How much of a match somebody had seen: so many entries, as they are numbered since it was last carried over. */
export interface Seen {
  readonly number: number;
  /** 0 where it is missing. */
  readonly revision?: number | undefined;
}

export interface ToldStep {
  readonly number: number;
  readonly events: readonly unknown[];
}

/** What there is to tell of a match: what happened before the first decision, and steps. */
export interface Told {
  readonly opening?: readonly unknown[];
  readonly steps: readonly ToldStep[];
}

/** All that there is to tell of a match so far. */
export interface Story {
  readonly opening: readonly unknown[];
  readonly steps: ToldStep[];
}

/** A moment of a match. */
export interface Position {
  readonly game: AnyGame;
  readonly state: unknown;
  /** The log, at least as far as this moment. */
  readonly entries: readonly Entry[];
  readonly number: number;
  /** How often it was carried over to newer rules. */
  readonly revision?: number;
}

/** Where a match under way comes from. */
interface Origin {
  /** Told to everybody when the match is over. */
  readonly seed: string | null;
  /** How often it was carried over to newer rules; each time its entries may have got other numbers. */
  readonly revision: number;
  /**
   * The entries as they are stored, where they are of older rules: such a match can be read; before it is played on, it
   * must be carried over.
   */
  readonly older?: readonly Entry[];
  /** What happened so far, where it is at hand. */
  readonly story?: Story;
}

/**
 * A match under way. A decision is proposed, made durable by whoever keeps the match, and then adopted; whoever finds that
 * somebody else has written meanwhile follows that first.
 */
export class MatchSession {
  /** After so many entries: the seats that were asked, as bits. */
  readonly awaited: readonly number[];
  readonly seed: string | null;
  readonly revision: number;
  readonly older: readonly Entry[] | undefined;
  readonly #awaited: number[];
  #story: Story | undefined;

  constructor(
    readonly match: AnyMatch,
    before: readonly number[],
    { seed, revision, older, story }: Origin,
  ) {
    this.#awaited = [...before, askedNow(match)];
    this.awaited = this.#awaited;
    this.seed = seed;
    this.revision = revision;
    this.older = older;
    this.#story = story;
  }

  /** How many entries there are. */
  get number(): number {
    return this.match.length;
  }

  /** The moment that there is to tell of. */
  get position(): Position {
    const { match, number, revision } = this;
    return { game: match.game, state: match.state, entries: match.log.entries, number, revision };
  }

  /** What becomes of a decision at a moment. No entry is earlier than the one before it. */
  propose(decide: Decision, at: number): Proposed {
    const step = judged(decide, this.match);
    if (step === WRITTEN || 'refused' in step) return step;
    return { ...step, entry: { ...step.entry, at: Math.max(at, this.match.log.entries.at(-1)?.at ?? at) } };
  }

  /** Makes a proposed step true, once it is durable. */
  adopt(step: AnyStep): void {
    this.match.adopt(step);
    this.stepped(step);
  }

  /** Takes in an entry that somebody else has written. */
  follow(entry: Entry): AnyStep {
    const step = this.match.follow(entry);
    this.stepped(step);
    return step;
  }

  private stepped({ number, events }: AnyStep): void {
    this.#awaited.push(askedNow(this.match));
    this.#story?.steps.push({ number, events });
  }

  /**
   * Facts since a number of entries, for somebody who comes back: what they have not seen. The match is played through for
   * the first who asks; from then on it is known what happened, until `forgetStory`.
   */
  told(since: number): Told {
    if (since > 0 && since >= this.number) return { steps: [] };
    this.#story ??= replayed(this.match.game, this.match.log, undefined).story;
    const { opening, steps } = this.#story;
    return { steps: steps.slice(since), ...(since === 0 ? { opening } : {}) };
  }

  /** Frees the memory for what happened: it takes several times that of the match itself. */
  forgetStory(): void {
    this.#story = undefined;
  }

  /** Whoever has seen another numbering of the entries has not seen what they decide about. */
  mustHaveSeen({ revision = 0 }: Seen): void {
    if (this.revision !== revision) refuse('stale');
  }
}

/** A match from its log, whom it waited for before each entry, and what happened. */
export function replayed(
  game: AnyGame,
  log: MatchLog,
  seed: string | undefined,
): { readonly match: AnyMatch; readonly before: readonly number[]; readonly story: Story } {
  const before: number[] = [];
  const steps: ToldStep[] = [];
  let opening: readonly unknown[] = [];
  const match = Match.resume(game, log, seed, (place, events, state) => {
    if (place === 'setup') opening = events;
    else {
      before.push(seatBits(game.awaited(state)));
      steps.push({ number: place, events });
    }
  });
  return { match, before, story: { opening, steps } };
}

function judged(decide: Decision, match: AnyMatch): Proposed {
  try {
    return decide(match);
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    throw error;
  }
}

const askedNow = ({ game, state }: AnyMatch): number => seatBits(game.awaited(state));

/** Whether a match waits for a seat. */
export const isAwaited = ({ match: { game, state } }: MatchSession, seat: Seat): boolean =>
  game.awaited(state).includes(seat);
