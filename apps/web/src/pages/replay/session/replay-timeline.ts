import { matchMessage, type Result, replayViewer } from '@aerie/host';
import {
  type AnyGame,
  logOf,
  Match,
  type MatchFile,
  type MatchLog,
  type Outcome,
  type Seat,
} from '@aerie/kernel';
import type { MatchMessage } from '@aerie/protocol';

/** From where a replay is seen: a seat, a watcher, or with everything open. */
export type Viewpoint = Seat | 'watcher' | 'all';

/**
 * All moments of a match, from 0, before the first decision, to `length`, after the last one. The match is played
 * through once, in the constructor; afterwards any moment can be told at once.
 */
export class ReplayTimeline {
  /** The log under the rules of this program. */
  readonly log: MatchLog;
  readonly opening: readonly unknown[];
  /** By entry: everything that happened in its course. */
  readonly events: readonly (readonly unknown[])[];
  private readonly states: readonly unknown[];
  private readonly result: Result | undefined;

  /** Throws `BadLog`, `UnknownRules`, `BadOptions` or `BadSeats` if the rules do not allow the match. */
  constructor(
    readonly game: AnyGame,
    file: MatchFile,
  ) {
    const states: unknown[] = [];
    const events: (readonly unknown[])[] = [];
    let opening: readonly unknown[] = [];
    const match = Match.resume(game, logOf(file), undefined, (place, told, before) => {
      if (place === 'setup') opening = told;
      else {
        events.push(told);
        states.push(before);
      }
    });
    this.log = match.log;
    this.opening = opening;
    this.events = events;
    this.states = [...states, match.state];
    this.result = resultIn(file, game, match.state);
  }

  get length(): number {
    return this.log.entries.length;
  }

  /** How it ended, with whoever left behind all who stayed; undefined where it goes on. */
  get outcome(): Outcome | undefined {
    return this.result ?? this.game.outcome(this.states[this.length]) ?? undefined;
  }

  /** Whether the match is over at a moment. */
  isOver(at: number): boolean {
    return this.game.awaited(this.states[at]).length === 0;
  }

  /** Who decides next at a moment; after the last decision, who made it. */
  actor(at: number): Seat {
    const { entries } = this.log;
    const awaited = this.game.awaited(this.states[at]);
    return entries[at]?.seat ?? awaited[0] ?? entries.at(-1)?.seat ?? 0;
  }

  /** What a seat knows at a moment. */
  view(at: number, seat: Seat): unknown {
    return this.game.view(this.states[at], seat);
  }

  /**
   * A moment as a table would tell of it, with what happened since an earlier one; `from` null tells everything from
   * the beginning.
   */
  message(table: string, at: number, from: number | null, viewpoint: Viewpoint): MatchMessage {
    const { game, events } = this;
    const state = this.states[at];
    const viewer = viewpoint === 'all' ? this.actor(at) : viewpoint;
    const first = from ?? 0;
    const steps = events.slice(first, at).map((told, i) => ({ number: first + i, events: told }));
    const { entries } = this.log;
    return matchMessage(
      table,
      { game, state, entries, number: at, result: at === this.length ? this.result : undefined },
      replayViewer(game, state, viewer, viewpoint === 'all'),
      from === null ? { opening: this.opening, steps } : { steps },
      null,
    );
  }
}

/** How it ended where somebody left; undefined where the rules alone say it. */
function resultIn({ outcome, result }: MatchFile, game: AnyGame, state: unknown): Result | undefined {
  if (!result) return undefined;
  const { places, left, early } = result;
  return {
    ...(outcome ?? { points: game.points(state) }),
    places,
    left: left.flatMap(({ seat, takenOver }) => (takenOver ? [] : [seat])),
    ...(early ? { early } : {}),
  };
}
