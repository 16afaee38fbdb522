import type { Seat, Viewer } from '@aerie/kernel';
import {
  backOf,
  type ClockMessage,
  type MatchMessage,
  outcomeMessage,
  type Seated,
  type Side,
  type StepMessage,
  type TableMessage,
} from '@aerie/protocol';
import {
  type AnyMatch,
  type Live,
  revisionOf,
  type Told,
  type ToldStep,
  undoBar,
} from '../matches/matches.js';
import { botFor, mayWatch, type Sitting, seatsOfPerson, stakesOf, type TableBody } from './body.js';
import type { Table } from './book.js';
import { clocksOf } from './timed.js';

/** A table as somebody may see it: seats with names, never with ids of people. */
export function tableMessage(
  table: Table,
  person: string,
  isHere: (person: string) => boolean,
  live?: Live,
): TableMessage {
  const { game, options, status, listed, watchers, host, seats, rematch, undoWish, clock } = table.body;
  const mayLook = mayWatch(table.body, person);
  const sketches = mayLook ? (table.body.sketches ?? []) : [];
  const handovers = mayLook ? (table.body.handovers ?? []) : [];
  return {
    id: table.id,
    game,
    options: { ...options },
    status,
    listed,
    watchers: watchers !== false,
    host: host === person,
    stakes: stakesOf(table.body),
    seats: seats.map((sitting) => seated(sitting, person, isHere)),
    clock: clock ?? null,
    seedHash: live?.match.seedHash ?? null,
    rematch,
    sketches: sketches.map(({ seat, number, plan }) => ({ seat, number, plan: [...plan] })),
    handovers: [...handovers],
    // What was wished for an earlier number is void, even where nobody has come to strike it out yet.
    undoWish:
      undoWish && undoWish.number === live?.match.log.entries.length
        ? { seat: undoWish.seat, agreed: [...undoWish.agreed] }
        : null,
  };
}

function seated(sitting: Sitting, person: string, isHere: (person: string) => boolean): Seated {
  const nobody: Seated = {
    kind: sitting.kind,
    name: null,
    mine: false,
    level: null,
    cover: null,
    resigned: false,
    here: false,
  };
  if (sitting.kind === 'open') return nobody;
  if (sitting.kind === 'bot') return { ...nobody, level: sitting.level, here: true };
  const { name, cover, resigned, late, program } = sitting;
  return {
    ...nobody,
    ...{ name: name || null, cover, resigned, mine: sitting.person === person, here: isHere(sitting.person) },
    ...(late ? { late } : {}),
    ...(program ? { program } : {}),
  };
}

/** The clocks of a table as they stand now, or undefined where time is not kept. */
export function clockMessage({ id, body }: Table, live: Live, now: number): ClockMessage | undefined {
  const seats = clocksOf(body, live, now);
  return seats && { type: 'clock', table: id, seats };
}

/** Whether a match waits for an answer that somebody gives themselves. */
export function isTurnOf(body: TableBody, live: Live, person: string): boolean {
  if (body.status !== 'running') return false;
  const awaited = live.match.game.awaited(live.match.state);
  return seatsOfPerson(body, person).some(
    (seat) => awaited.includes(seat) && botFor(body, seat) === undefined,
  );
}

/** Whose eyes a person looks through: their seats, or those of somebody who only watches. */
export function viewersOf(body: TableBody, person: string): Viewer[] {
  const seats = seatsOfPerson(body, person);
  return seats.length > 0 ? seats : ['watcher'];
}

const asSeat = (viewer: Viewer): Seat | null => (viewer === 'watcher' ? null : viewer);

/** Everything that these viewers may know of the match now. */
export function matchMessage(
  table: string,
  live: Live,
  viewers: readonly Viewer[],
  { opening, steps }: Told,
  /** Whether the seed is told to nobody yet, even when the match is over. */
  isSecret = false,
): MatchMessage {
  const { match, head } = live;
  const { outcome } = match;
  return {
    type: 'match',
    table,
    number: match.log.entries.length,
    ...(head.revision === undefined ? {} : { revision: revisionOf(live) }),
    opening: opening ? told(match, opening, viewers) : null,
    steps: steps.map((step) => stepMessage(match, step, viewers)),
    sides: viewers.map((viewer) => side(match, viewer)),
    awaited: [...match.game.awaited(match.state)],
    outcome: outcomeMessage(outcome),
    seed: outcome && !isSecret ? head.seed : null,
  };
}

function stepMessage(match: AnyMatch, { number, events }: ToldStep, viewers: readonly Viewer[]): StepMessage {
  const back = backOf(match.log.entries[number]);
  return { number, events: told(match, events, viewers), back };
}

function told(
  { game }: AnyMatch,
  events: readonly unknown[],
  viewers: readonly Viewer[],
): StepMessage['events'] {
  return viewers.map((viewer) => ({
    seat: asSeat(viewer),
    events: events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined),
  }));
}

function side(match: AnyMatch, viewer: Viewer): Side {
  const { game, state } = match;
  const view = game.view(state, viewer);
  if (viewer === 'watcher')
    return { seat: null, view, answers: [], open: null, silent: false, undo: { code: 'nothingToUndo' } };
  return {
    seat: viewer,
    view,
    answers: game.answers(state, viewer).map((answer) => game.write(answer)),
    open: game.open?.(state, viewer)?.accepts ?? null,
    silent: game.silent?.(state, viewer) ?? false,
    undo: undoBar(match, viewer) ?? null,
  };
}
