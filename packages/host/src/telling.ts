import type { AnyGame, Entry, Outcome, Reason, Seat, Viewer } from '@aerie/kernel';
import type { MatchMessage, Side, StepMessage } from '@aerie/protocol';
import type { AnyMatch, Position, Told } from './match-session.js';
import { type Result, resultOf } from './standing.js';
import type { TableState } from './state.js';
import { undoReason } from './undo.js';

/*
 * Telling: the one place where a match becomes a message. Views are built up by the game and events are redacted for
 * whoever hears them, so that nothing hidden leaves here; the server, the browser and the replay all tell by it.
 */

/** Who hears what happened, as the seat or onlooker (null) `as` which it is told: `all` knows everything. */
interface Hearer {
  readonly as: Seat | null;
  readonly knows: Viewer | 'all';
}

/** To whom a moment is told: what they know and may do now, and what they hear of what happened. */
export interface Audience {
  readonly sides: readonly Side[];
  readonly hearers: readonly Hearer[];
}

const asSeat = (viewer: Viewer): Seat | null => (viewer === 'watcher' ? null : viewer);
const hearerOf = (viewer: Viewer): Hearer => ({ as: asSeat(viewer), knows: viewer });

/** People at a table, at screens of their own: each through their seats, or as somebody who only watches. */
export const ownScreen = (match: AnyMatch, viewers: readonly Viewer[], table: TableState): Audience => ({
  sides: viewers.map((viewer) =>
    viewer === 'watcher' || resultOf(table, match)?.early
      ? sideOfWatcher(match.game, match.state, viewer)
      : sideOfPlayer(match, viewer, undoReason(table, match, viewer)),
  ),
  hearers: viewers.map(hearerOf),
});

/**
 * People who share one screen; where they are several, they also hear what anybody may hear. There is nobody else to ask,
 * and nobody takes back what the rules of undo bar.
 */
export const sharedScreen = (match: AnyMatch, seats: readonly Seat[]): Audience => ({
  sides: seats.map((seat) => {
    const bar = match.undoBar(seat);
    return sideOfPlayer(match, seat, bar && { code: bar });
  }),
  hearers: (seats.length > 1 ? [...seats, 'watcher' as const] : seats).map(hearerOf),
});

/**
 * Somebody who sees a finished match again, through the eyes of `viewer`. With `everything`, they hear all that happened:
 * only for those who have the whole log anyway.
 */
export const replayViewer = (
  game: AnyGame,
  state: unknown,
  viewer: Viewer,
  everything: boolean,
): Audience => ({
  sides: [sideOfWatcher(game, state, viewer)],
  hearers: [{ as: asSeat(viewer), knows: everything ? 'all' : viewer }],
});

/** What is told of a moment to everybody alike, and what only to those who hear and know it. */
type Shared = Omit<MatchMessage, keyof Own>;
type Own = Pick<MatchMessage, 'opening' | 'steps' | 'sides'>;

/**
 * What all are told alike of a moment of a match. `seed`: told when the match is over, unless it is nobody's to know. Where people
 * may leave, `result` of the position says how it ended at its table; elsewhere the rules do.
 */
export function sharedPart(
  table: string,
  { game, state, number, revision = 0, result }: Position & { readonly result?: Result | undefined },
  seed: string | null,
): Shared {
  const outcome = result ?? game.outcome(state);
  return {
    type: 'match',
    table,
    number,
    ...(revision === 0 ? {} : { revision }),
    awaited: outcome ? [] : [...game.awaited(state)],
    outcome: outcomeMessage(outcome),
    seed: outcome ? seed : null,
  };
}

/** What an audience is told of a moment of a match besides. */
export const ownPart = (
  { game, entries }: Pick<Position, 'game' | 'entries'>,
  { sides, hearers }: Audience,
  { opening, steps }: Told,
): Own => ({
  opening: opening ? heard(game, opening, hearers) : null,
  steps: steps.map((step) => ({
    number: step.number,
    events: heard(game, step.events, hearers),
    back: backOf(entries[step.number]),
  })),
  sides: [...sides],
});

/** A moment of a match as it is told. */
export const matchMessage = (
  table: string,
  position: Parameters<typeof sharedPart>[1],
  audience: Audience,
  told: Told,
  seed: string | null,
): MatchMessage => ({ ...sharedPart(table, position, seed), ...ownPart(position, audience, told) });

function heard(game: AnyGame, events: readonly unknown[], hearers: readonly Hearer[]): StepMessage['events'] {
  return hearers.map(({ as, knows }) => ({
    seat: as,
    events:
      knows === 'all'
        ? [...events]
        : events.map((event) => game.redact(event, knows)).filter((event) => event !== undefined),
  }));
}

function sideOfPlayer({ game, state }: AnyMatch, seat: Seat, undo: Reason | undefined): Side {
  return {
    seat,
    view: game.view(state, seat),
    answers: game.answers(state, seat).map((answer) => game.write(answer)),
    open: game.open?.(state, seat)?.accepts ?? null,
    silent: game.silent?.(state, seat) ?? false,
    undo: undo ?? null,
  };
}

/** What somebody knows who can do nothing. */
const sideOfWatcher = (game: AnyGame, state: unknown, viewer: Viewer): Side => ({
  seat: asSeat(viewer),
  view: game.view(state, viewer),
  answers: [],
  open: null,
  silent: false,
  undo: { code: 'nothingToUndo' },
});

/** How a match ended, as it is told; null while it has not. */
export const outcomeMessage = (outcome: (Outcome & Partial<Result>) | undefined): MatchMessage['outcome'] => {
  if (!outcome) return null;
  const { places, points, rivals, left, early } = outcome;
  return {
    places: [...places],
    points: [...points],
    ...(rivals ? { rivals: [...rivals] } : {}),
    ...(left && left.length > 0 ? { left: [...left] } : {}),
    ...(early ? { early } : {}),
  };
};

/** Who took back, and to where; null if an entry is an answer. */
const backOf = (entry: Entry | undefined): StepMessage['back'] =>
  entry && 'back' in entry ? { seat: entry.seat, to: entry.back } : null;
