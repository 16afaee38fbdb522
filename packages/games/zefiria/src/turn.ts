import type { Chance, Emit, Seat } from '@aerie/kernel';
import { type Answer, cellsOf, freeCorners, waiting } from './answers.js';
import { judge } from './breaths.js';
import { pointsFor, SOLO_SPIRITS } from './data/figures.js';
import type { Event, Moved } from './events.js';
import { type Flight, flights, shutOut } from './flights.js';
import { besideOf, CORNERS, type Corner, waysOut } from './grid.js';
import { accountOf } from './scoring.js';
import {
  cellOf,
  figureOf,
  gemHeld,
  islandAt,
  type State,
  seatOf,
  seatsAt,
  standOf,
  type Turn,
  whoIs,
} from './state.js';
import { breakStorm } from './storm.js';

export function apply(s: State, seat: Seat, a: Answer, chance: Chance, emit: Emit<Event>): void {
  switch (a.kind) {
    case 'choose':
      takeSpirit(s, seat, a.spirit, true, emit);
      if (s.figures.length === figuresFor(s)) beginCorners(s, chance, emit);
      return;
    case 'corner':
      takeCorner(s, a.corner, emit);
      beginCorners(s, chance, emit);
      return;
    case 'act':
      beginTurn(s, whoIs(s, a.spirit), emit);
      return;
    case 'sleep':
      changeSleeper(s, whoIs(s, a.spirit), emit);
      beginRound(s, chance, emit);
      return;
    case 'finish':
      emit?.({ type: 'finished', seat });
      end(s, emit);
      return;
    default:
      act(s, s.stage as Turn, seat, a, chance, emit);
  }
}

type Action = Exclude<Answer, { kind: 'choose' | 'corner' | 'act' | 'sleep' | 'finish' }>;

/** One action of a turn; the turn is over when nothing is left to act with. */
function act(s: State, turn: Turn, seat: Seat, a: Action, chance: Chance, emit: Emit<Event>): void {
  switch (a.kind) {
    case 'step':
      stepOut(s, turn, a.place, emit);
      break;
    case 'fly':
      fly(s, turn, cellOf(s, a.to), emit);
      break;
    case 'glide': {
      const from = turn.place;
      turn.place = a.place;
      turn.points--;
      const island = islandAt(s, besideOf(a.place));
      emit?.({ type: 'glided', seat, from, to: a.place, island, points: turn.points });
      break;
    }
    case 'swap':
      release(s, turn);
      breathe(s, turn, a, emit);
      break;
    case 'take': {
      release(s, turn);
      const cell = cellOf(s, a.island);
      s.gems.splice(s.gems.indexOf(cell), 1);
      s.held[seat] = (s.held[seat] as number) + 1;
      turn.points--;
      emit?.({ type: 'tookGem', seat, island: a.island, cell, points: turn.points });
      break;
    }
    case 'give':
      s.held[seat] = (s.held[seat] as number) - 1;
      s.spent++;
      turn.points++;
      emit?.({ type: 'gaveGem', seat, to: seatOf(s, turn.who), points: turn.points });
      break;
    case 'end':
      endTurn(s, turn, chance, emit);
      return;
  }
  // Ruling: at no points the turn is over by itself, unless a gem might still give one.
  if (turn.points === 0 && !gemHeld(s)) endTurn(s, turn, chance, emit);
}

/** Ruling: only the first action must be the flight off a gem. In edition 1 it had to follow as soon as it was possible. */
function release(s: State, turn: Turn): void {
  if (s.edition > 1 && s.gems.includes(figureOf(s, turn.who).cell)) turn.released = true;
}

const figuresFor = (s: State): number => (s.level === null ? seatsAt(s) : SOLO_SPIRITS);

export function takeSpirit(
  s: State,
  seat: Seat,
  spirit: State['figures'][number]['spirit'],
  chosen: boolean,
  emit: Emit<Event>,
): void {
  s.figures.push({ spirit, cell: -1 });
  emit?.({ type: 'tookSpirit', seat, spirit, chosen });
}

function takeCorner(s: State, corner: Corner, emit: Emit<Event>): void {
  const who = s.figures.findIndex(({ cell }) => cell < 0);
  const figure = figureOf(s, who);
  const cell = CORNERS[corner];
  figure.cell = cell;
  const { spirit } = figure;
  emit?.({ type: 'tookCorner', seat: seatOf(s, who), spirit, cell, island: islandAt(s, cell) });
}

/** Asks for the next corner; where only one is left, it is taken. Then the first round begins. */
export function beginCorners(s: State, chance: Chance, emit: Emit<Event>): void {
  s.stage = { at: 'corners' };
  while (s.figures.some(({ cell }) => cell < 0)) {
    const [corner, another] = freeCorners(s);
    if (another) return;
    takeCorner(s, corner as Corner, emit);
  }
  if (s.level !== null) {
    const spirit = chance.pick(s.figures.map((figure) => figure.spirit));
    s.asleep = whoIs(s, spirit);
    emit?.({ type: 'fellAsleep', spirit });
  }
  beginRound(s, chance, emit);
}

function beginRound(s: State, chance: Chance, emit: Emit<Event>): void {
  s.round++;
  s.acted = [];
  emit?.({ type: 'roundBegan', round: s.round, rounds: s.rounds });
  if (s.mode === 'storm' && s.round > 1) breakStorm(s, chance, emit);
  if (s.level === null) beginTurn(s, 0, emit);
  else s.stage = { at: 'order' };
}

function beginTurn(s: State, who: number, emit: Emit<Event>): void {
  const turn: Turn = { at: 'turn', who, points: pointsFor(seatsAt(s)), place: -1 };
  s.stage = turn;
  const { spirit, cell } = figureOf(s, who);
  emit?.({ type: 'turnBegan', seat: seatOf(s, who), spirit, points: turn.points });
  if (spirit !== 'austro') return;
  const [place, another] = waysOut(cell);
  if (another === undefined) stepOut(s, turn, place as number, emit);
}

/** Austro leaves the grid; the island he stood on is free from now on. */
function stepOut(s: State, turn: Turn, place: number, emit: Emit<Event>): void {
  const austro = figureOf(s, turn.who);
  emit?.({ type: 'steppedOut', seat: seatOf(s, turn.who), cell: austro.cell, place });
  austro.cell = -1;
  turn.place = place;
}

function fly(s: State, turn: Turn, to: number, emit: Emit<Event>): void {
  const figure = figureOf(s, turn.who);
  const { manner, way } = flights(s, turn).find((flight) => flight.to === to) as Flight;
  figure.cell = to;
  turn.points--;
  const { spirit } = figure;
  const { points } = turn;
  emit?.({ type: 'flew', seat: seatOf(s, turn.who), spirit, island: islandAt(s, to), manner, way, points });
}

function breathe(s: State, turn: Turn, a: Extract<Answer, { kind: 'swap' }>, emit: Emit<Event>): void {
  const figure = figureOf(s, turn.who);
  const [from, to] = cellsOf(s, a);
  const judged = judge(s, turn, from, to);
  if ('fault' in judged) throw new Error(`no breath over ${a.a} and ${a.b}`);
  const { price } = judged;
  s.islands[from] = a.b;
  s.islands[to] = a.a;
  turn.points -= price;
  // Skyron stands on one of the two and says on which he ends: only he may change his cell with a breath.
  const own = figure.cell;
  if (a.on) figure.cell = cellOf(s, a.on);
  if (!emit) return;
  const rider = (island: number, cell: number) => (a.on === island && cell === own ? figure.spirit : null);
  const moved: [Moved, Moved] = [
    { island: a.a, from, to, spirit: rider(a.a, from) },
    { island: a.b, from: to, to: from, spirit: rider(a.b, to) },
  ];
  const way = judged.way[0] === from ? judged.way : judged.way.toReversed();
  const { spirit } = figure;
  emit({ type: 'breathed', seat: seatOf(s, turn.who), spirit, moved, way, price, points: turn.points });
}

function endTurn(s: State, turn: Turn, chance: Chance, emit: Emit<Event>): void {
  const { who, points, place } = turn;
  const figure = figureOf(s, who);
  const seat = seatOf(s, who);
  if (place >= 0) {
    if (shutOut(s, turn)) throw new Error('Austro cannot step in here');
    figure.cell = standOf(s, turn);
    const { cell } = figure;
    emit?.({ type: 'steppedIn', seat, place, cell, island: islandAt(s, cell) });
  }
  emit?.({ type: 'turnEnded', seat, spirit: figure.spirit, unused: points });
  s.acted.push(who);
  const [next] = waiting(s);
  if (next !== undefined) beginTurn(s, next, emit);
  else if (s.round === s.rounds) end(s, emit);
  else if (s.level !== null) s.stage = { at: 'sleeper' };
  else beginRound(s, chance, emit);
}

/** Alone, between two rounds: one who acted falls asleep, the sleeper wakes. */
function changeSleeper(s: State, who: number, emit: Emit<Event>): void {
  const woken = figureOf(s, s.asleep).spirit;
  s.asleep = who;
  emit?.({ type: 'fellAsleep', spirit: figureOf(s, who).spirit });
  emit?.({ type: 'wokeUp', spirit: woken });
}

function end(s: State, emit: Emit<Event>): void {
  s.stage = { at: 'over' };
  emit?.({ type: 'ended', account: accountOf(s) });
}
