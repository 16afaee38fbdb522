import { AnswerStack } from './answer-stack.js';
import type { Chance } from './chance.js';
import type { AnyGame, Game, Outcome, Reason } from './game.js';
import type { Json } from './json.js';
import type { Answered, Entry, MatchLog, TookBack } from './log.js';
import { ChanceMismatch, LoggedChance, RecordingChance } from './logged-chance.js';
import { migrate } from './migrate.js';
import { readOptions } from './options.js';
import type { Seat, Viewer } from './seat.js';
import { commitment, type Place, SeededChance, streamOf } from './seeded-chance.js';

/** One entry that is ready to be written: adopt it once it is durable. */
export interface Step<S, E> {
  readonly number: number;
  readonly entry: Entry;
  readonly events: readonly E[];
  /** The state that follows. It belongs to the match that adopts the step. */
  readonly state: S;
}

export interface Refused {
  readonly refused: Reason;
}

/** The log contradicts the rules: `place` says where, `message` how. */
export class BadLog extends Error {
  constructor(
    readonly place: Place,
    message: string,
  ) {
    super(message);
  }
}

/** The game cannot be played by so many. */
export class BadSeats extends Error {}

/** Codes of the refusals that the host itself gives, for any game. */
export const HOST_REASONS = ['over', 'nothingToUndo', 'decidedSince', 'drawnSince', 'revealedSince'] as const;
export type HostReason = (typeof HOST_REASONS)[number];
const refuse = (code: HostReason): Refused => ({ refused: { code } });

/** Told of every part of a log while it is replayed: what happened, and the state before it. */
type Listener<S, E> = (place: Place, events: readonly E[], before: S | undefined) => void;

/**
 * The host of one match: holds the state, takes answers, keeps the log. It is pure but for its own
 * fields. A step is first proposed, then adopted, so that a server can make it durable in between;
 * `play` does both for those who have nothing to wait for.
 */
export class Match<S, V, A, E, O> {
  private readonly counted = new AnswerStack<S>();
  private readonly written: Entry[] = [];
  /** By seat: how often it has taken back. */
  private readonly backs: number[] = [];

  private constructor(
    readonly game: Game<S, V, A, E, O>,
    readonly options: O,
    readonly seats: number,
    private readonly seed: string | undefined,
    private readonly setup: readonly Json[],
    private current: S,
    private readonly carried: number | undefined,
    /** The older rules version whose rulings hold, where that is so. */
    readonly edition: number | undefined,
  ) {}

  /** A new match, under the rulings of today or of an older `edition`. The events of the setup go to `listen`. */
  static begin<S, V, A, E, O>(
    game: Game<S, V, A, E, O>,
    table: { options?: unknown; seats: number; seed: string; edition?: number },
    listen?: (events: readonly E[]) => void,
  ): Match<S, V, A, E, O> {
    const options = readOptions(game.options, table.options ?? {});
    checkSeats(game, table.seats);
    const chance = new RecordingChance(new SeededChance(table.seed, 'setup'));
    const events: E[] = [];
    const { seats, seed, edition } = table;
    const state = game.setup(options, seats, chance, (event) => events.push(event), edition);
    listen?.(events);
    return new Match(game, options, seats, seed, chance.outcomes, state, undefined, edition);
  }

  /**
   * A match from its log; throws `BadLog` at the first entry that the rules do not allow. With the
   * seed it can be played on.
   */
  static resume<S, V, A, E, O>(
    game: Game<S, V, A, E, O>,
    log: MatchLog,
    seed?: string,
    listen?: Listener<S, E>,
  ): Match<S, V, A, E, O> {
    const current = migrate(game, log);
    const options = readOptions(game.options, current.options);
    const { seats, carried, edition } = current;
    checkSeats(game, seats);
    const events: E[] = [];
    const state = withLog('setup', current.setup, (chance) =>
      game.setup(options, seats, chance, (event) => events.push(event), edition),
    );
    listen?.('setup', events, undefined);
    const match = new Match(game, options, seats, seed, current.setup, state, carried, edition);
    current.entries.forEach((entry, number) => {
      const step = match.check(entry, number);
      listen?.(number, step.events, match.current);
      match.adopt(step);
    });
    return match;
  }

  /** The state now. Whoever holds it must not change it, nor show it to anybody. */
  get state(): S {
    return this.current;
  }

  /** SHA-256 of the seed, to be shown from the start; undefined when the seed is not known here. */
  get seedHash(): string | undefined {
    return this.seed === undefined ? undefined : commitment(this.seed);
  }

  get log(): MatchLog {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      options: this.options as Json,
      seats: this.seats,
      setup: this.setup,
      entries: this.written,
      ...(this.carried === undefined ? {} : { carried: this.carried }),
      ...(this.edition === undefined ? {} : { edition: this.edition }),
    };
  }

  /** How many entries the log has. */
  get length(): number {
    return this.written.length;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.current);
  }

  view(who: Viewer): V {
    return this.game.view(this.current, who);
  }

  /** What would follow from this answer, or why it is refused. Changes nothing. */
  propose(seat: Seat, answer: A): Step<S, E> | Refused {
    if (this.seed === undefined) throw new Error('a match without its seed cannot be played on');
    const refused = this.refusal(seat, answer);
    if (refused) return { refused };
    const number = this.written.length;
    const chance = new RecordingChance(new SeededChance(this.seed, this.streamOf(number)));
    const { state, events } = this.applied(seat, answer, chance);
    const entry = { seat, answer: this.game.write(answer), chance: chance.outcomes };
    return { number, entry, events, state };
  }

  /**
   * What would follow from taking back the last answer of this seat, or why it is refused: somebody
   * else decided, chance spoke, or something hidden was shown since. `agreed` lifts those bars; then
   * everything from the seat's last answer on is taken back.
   */
  proposeBack(seat: Seat, agreed = false): Step<S, E> | Refused {
    const bar = this.undoBar(seat);
    if (bar && !(agreed && bar !== 'nothingToUndo')) return refuse(bar);
    const last = this.counted.lastOf(seat);
    if (!last) return refuse('nothingToUndo');
    return this.backStep({ seat, back: last.number, ...(bar ? { agreed: true } : {}) });
  }

  /** Adopts an entry that somebody else has written; throws `BadLog` if the rules say otherwise. */
  follow(entry: Entry): Step<S, E> {
    const step = this.check(entry, this.written.length);
    this.adopt(step);
    return step;
  }

  /** Makes a proposed step true. It must have been proposed for the match as it stands. */
  adopt(step: Step<S, E>): void {
    if (step.number !== this.written.length) {
      throw new Error(`step ${step.number} does not follow entry ${this.written.length - 1}`);
    }
    const { entry } = step;
    if ('back' in entry) {
      this.counted.dropFrom(entry.back);
      this.backs[entry.seat] = this.takeBacks(entry.seat) + 1;
    } else {
      const answer = {
        number: step.number,
        seat: entry.seat,
        drew: entry.chance.length > 0,
        revealed: step.events.some((event) => this.game.reveals(event)),
      };
      this.counted.push(answer, this.current);
    }
    this.written.push(entry);
    this.current = step.state;
  }

  /** How often a seat has taken back. */
  takeBacks(seat: Seat): number {
    return this.backs[seat] ?? 0;
  }

  play(seat: Seat, answer: A): Step<S, E> | Refused {
    return this.settle(this.propose(seat, answer));
  }

  takeBack(seat: Seat, agreed = false): Step<S, E> | Refused {
    return this.settle(this.proposeBack(seat, agreed));
  }

  private settle(step: Step<S, E> | Refused): Step<S, E> | Refused {
    if (!('refused' in step)) this.adopt(step);
    return step;
  }

  private streamOf(number: number): string {
    return streamOf(number, { rulesVersion: this.game.rulesVersion, carried: this.carried });
  }

  private refusal(seat: Seat, answer: A): Reason | undefined {
    if (this.game.awaited(this.current).length === 0) return { code: 'over' };
    return this.game.why(this.current, seat, answer);
  }

  /** Why this seat may not take back its last answer; undefined if it may. */
  undoBar(seat: Seat): HostReason | undefined {
    const { last } = this.counted;
    if (!last || !this.counted.lastOf(seat)) return 'nothingToUndo';
    if (last.seat !== seat) return 'decidedSince';
    if (last.drew) return 'drawnSince';
    if (last.revealed) return 'revealedSince';
    return undefined;
  }

  private applied(seat: Seat, answer: A, chance: Chance): { state: S; events: E[] } {
    const state = this.game.clone(this.current);
    const events: E[] = [];
    this.game.apply(state, seat, answer, chance, (event) => events.push(event));
    return { state, events };
  }

  private backStep(entry: TookBack): Step<S, E> {
    const { state, redo } = this.counted.nearest(entry.back);
    return { number: this.written.length, entry, events: [], state: this.redone(state, redo) };
  }

  /** What follows from a state, or from the setup, by these entries of the log, which are answers that have been checked. */
  private redone(from: S | undefined, numbers: readonly number[]): S {
    if (from !== undefined && numbers.length === 0) return from;
    const state = from === undefined ? this.laidOut() : this.game.clone(from);
    for (const number of numbers) {
      const entry = this.written[number] as Answered;
      const answer = this.answerOf(entry, number);
      withLog(number, entry.chance, (chance) =>
        this.game.apply(state, entry.seat, answer, chance, undefined),
      );
    }
    return state;
  }

  /** The state before the first answer, once more. */
  private laidOut(): S {
    const { game, options, seats, edition } = this;
    return withLog('setup', this.setup, (chance) => game.setup(options, seats, chance, undefined, edition));
  }

  /** The step that a logged entry stands for; throws `BadLog` if the rules say otherwise. */
  private check(entry: Entry, number: number): Step<S, E> {
    if ('back' in entry) return this.checkBack(entry, number);
    const answer = this.answerOf(entry, number);
    const refused = this.refusal(entry.seat, answer);
    if (refused && !this.game.stands?.(this.current, entry.seat, answer)) {
      const args = refused.args ? ` ${JSON.stringify(refused.args)}` : '';
      throw new BadLog(number, `seat ${entry.seat} may not answer "${entry.answer}": ${refused.code}${args}`);
    }
    const done = withLog(number, entry.chance, (chance) => this.applied(entry.seat, answer, chance));
    return { number, entry, ...done };
  }

  private answerOf({ answer: text }: Answered, number: number): A {
    const answer = this.game.read(text);
    if (answer === undefined) throw new BadLog(number, `"${text}" is not an answer in this game`);
    return answer;
  }

  private checkBack(entry: TookBack, number: number): Step<S, E> {
    const { seat, back, agreed } = entry;
    if (this.counted.lastOf(seat)?.number !== back)
      throw new BadLog(number, `seat ${seat} has no answer ${back} to take back`);
    const bar = this.undoBar(seat);
    if (bar && !agreed) throw new BadLog(number, `seat ${seat} may not take back: ${bar}`);
    return this.backStep(entry);
  }
}

function checkSeats(game: AnyGame, seats: number): void {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadSeats(`${game.id} is for ${min} to ${max} players, not ${seats}`);
  }
}

function withLog<T>(place: Place, outcomes: readonly Json[], run: (chance: Chance) => T): T {
  const chance = new LoggedChance(outcomes);
  try {
    const result = run(chance);
    chance.finish();
    return result;
  } catch (error) {
    if (error instanceof ChanceMismatch) throw new BadLog(place, error.message);
    throw error;
  }
}
