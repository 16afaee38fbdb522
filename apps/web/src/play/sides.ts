import type { AnyGame, Match, Seat, Step } from '@aerie/kernel';
import { backOf, type MatchMessage, outcomeMessage, type Side, type StepMessage } from '@aerie/protocol';

export type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
type AnyStep = Pick<Step<unknown, unknown>, 'number' | 'events'>;

/** What these seats may know of a match that is kept in this browser, as a server would say it. */
export function matchMessage(
  table: string,
  match: AnyMatch,
  seats: readonly Seat[],
  opening: readonly unknown[] | undefined,
  steps: readonly AnyStep[],
  seed: string | null,
): MatchMessage {
  const { game, state, outcome } = match;
  return {
    type: 'match',
    table,
    number: match.log.entries.length,
    opening: opening ? told(game, opening, seats) : null,
    steps: steps.map(({ number, events }) => {
      const back = backOf(match.log.entries[number]);
      return { number, events: told(game, events, seats), back };
    }),
    sides: seats.map((seat) => side(match, seat)),
    awaited: [...game.awaited(state)],
    outcome: outcomeMessage(outcome),
    seed: outcome ? seed : null,
  };
}

/** Facts for each seat; where several people share the screen, also those that anybody may hear. */
const told = (game: AnyGame, events: readonly unknown[], seats: readonly Seat[]): StepMessage['events'] => {
  const viewers: readonly (Seat | 'watcher')[] = seats.length > 1 ? [...seats, 'watcher'] : seats;
  return viewers.map((viewer) => ({
    seat: viewer === 'watcher' ? null : viewer,
    events: events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined),
  }));
};

function side(match: AnyMatch, seat: Seat): Side {
  const { game, state } = match;
  const bar = match.undoBar(seat);
  return {
    seat,
    view: game.view(state, seat),
    answers: game.answers(state, seat).map((answer) => game.write(answer)),
    open: game.open?.(state, seat)?.accepts ?? null,
    silent: game.silent?.(state, seat) ?? false,
    undo: bar === undefined ? null : { code: bar },
  };
}
