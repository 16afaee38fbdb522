import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, {
  flutterNumber,
  LADDER_CARDS,
  player,
  ROUNDS,
  type State,
  supply,
} from '@aerie/rauf-und-runter';
import { mastersEnds } from '../levels.js';
import { Outlook } from '../outlook.js';
import { scatteredEnds } from '../perfect.js';
import { Reply } from '../reply.js';
import type { ProspectsOf } from '../turn-player.js';
import type { Prospects } from '../turn-solver.js';
import { type Gain, gainInRound } from './gains.js';
import { endRound, playTurnOf } from './self-play.js';
import { leadOf, RoundOfTwo, type Values, won } from './two-players.js';

const PLAYERS: Readonly<Record<string, ProspectsOf>> = { perfect: scatteredEnds, master: mastersEnds };
/** Matches for two that are played of each order of flutter numbers: an order takes longer to solve than many matches to play. */
const MATCHES = 20;
/** Worlds in which rounds are played on to see what a turn gains. */
const WORLDS = 24;

/** Tells how far the players are away from exact solutions: so many orders of flutter numbers for two, and last rounds for more. */
export function tellLosses(count: number, seed: string, tell: (line: string) => void): void {
  const lost = Object.keys(PLAYERS).map((): number[] => []);
  for (let order = 0; order < count; order++) {
    const solved = solvedOrder(new QuickChance(`${seed} ${order}`));
    Object.values(PLAYERS).forEach((ends, i) => {
      lost[i]?.push(lostByTwo(ends, solved, `${seed} ${order}`));
    });
  }
  Object.keys(PLAYERS).forEach((name, i) => {
    tell(`two players, whole matches: ${name} loses ${points(lost[i] as number[])}`);
  });
  for (const seats of [3, 4, 5]) {
    tellGains(`${seats} players, rounds before the last`, count, (i) =>
      gainInRound(seats, i % (ROUNDS - 1), WORLDS, `${seed} ${seats} ${i}`),
    );
    tellGains(`${seats} players, last round`, count, (i) =>
      gainInRound(seats, ROUNDS - 1, WORLDS, `${seed} ${seats} last ${i}`),
    );
  }
  function tellGains(where: string, count: number, gainOf: (i: number) => Gain): void {
    const gains = Array.from({ length: count }, (_, i) => gainOf(i));
    tell(`${where}: the master gains ${points(gains.map(({ master }) => master))} in a turn`);
    tell(`${where}: whoever knows gains ${points(gains.map(({ knowing }) => knowing))} in a turn`);
  }
  for (const seats of [2, 3, 4])
    for (const [name, ends] of Object.entries(PLAYERS))
      lostInLastRound(seats, ends, count, seed).forEach((lost, turn) => {
        tell(`${seats} players, last round: ${name} loses ${points(lost)} in turn ${turn + 1}`);
      });
}

/** A mean with its 95 % interval, in percentage points. */
function points(lost: readonly number[]): string {
  const mean = lost.reduce((sum, one) => sum + one, 0) / lost.length;
  const variance = lost.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (lost.length - 1);
  const within = 1.96 * Math.sqrt(variance / lost.length);
  return `${(100 * mean).toFixed(2)} ± ${(100 * within).toFixed(2)} percentage points`;
}

const reply = new Reply();

/** What the turn of whoever plays now loses of its chance to win, by exact prospects, if it is played by others. */
function loss(s: State, exact: Prospects, played: Prospects): number {
  const held = s.feathers[player(s)] as number;
  const worth = (by: Prospects) =>
    reply.worth(flutterNumber(s), held, held + supply(s), by, [exact])[0] as number;
  return worth(exact) - worth(played);
}

/**
 * The last round solved exactly, for any number of seats: what a player loses in each turn against others who play best from then on,
 * at tables that matches among `perfect` come to. By turn, then by match.
 */
export function lostInLastRound(seats: number, ends: ProspectsOf, matches: number, seed: string): number[][] {
  const lost: number[][] = Array.from({ length: seats }, () => []);
  for (let match = 0; match < matches; match++) {
    const luck = new QuickChance(`${seed} ${seats} ${match}`);
    const s = raufUndRunter.setup({}, seats, luck, undefined);
    for (; s.round < ROUNDS; endRound(s)) {
      for (; s.turn < seats; playTurnOf(s, scatteredEnds, luck)) {
        if (s.round === ROUNDS - 1)
          lost[s.turn]?.push(loss(s, new Outlook(s, player(s), seats), ends(s, player(s))));
      }
    }
  }
  return lost;
}

/** The flutter numbers of a match for two, and its rounds, solved exactly on a ladder without ends. */
interface SolvedOrder {
  readonly flutter: readonly number[];
  readonly rounds: readonly RoundOfTwo[];
}

function solvedOrder(luck: QuickChance): SolvedOrder {
  const flutter = luck.deal(LADDER_CARDS, ROUNDS);
  let after: Values = won();
  const fromLast = flutter.toReversed().map((one, i) => {
    const round = new RoundOfTwo(one, after);
    if (i < ROUNDS - 1) after = round.before();
    return round;
  });
  return { flutter, rounds: fromLast.reverse() };
}

/**
 * What a player loses in a match against one who plays best, from both seats: the sum of what its turns lose is the difference in the
 * chance to win. The mean over matches with one order of flutter numbers.
 */
function lostByTwo(ends: ProspectsOf, { flutter, rounds }: SolvedOrder, seed: string): number {
  const exact: ProspectsOf = (s, seat) => exactEnds(rounds[s.round] as RoundOfTwo, s, seat);
  let lost = 0;
  for (let match = 0; match < MATCHES; match++) {
    const luck = new QuickChance(`${seed} ${match}`);
    const s = { ...raufUndRunter.setup({}, 2, luck, undefined), flutter };
    for (; s.round < ROUNDS; endRound(s)) {
      while (s.turn < 2) {
        const measured = player(s) === match % 2;
        if (measured) lost += loss(s, exact(s, player(s)), ends(s, player(s)));
        playTurnOf(s, measured ? ends : exact, luck);
      }
    }
  }
  return lost / MATCHES;
}

function exactEnds(round: RoundOfTwo, s: State, seat: Seat): Prospects {
  const [first, second] = s.order as [Seat, Seat];
  const lead = leadOf((s.space[first] as number) - (s.space[second] as number), s.pecking[0] === first);
  return seat === first
    ? round.firstTurn(lead, s.feathers[second] as number)
    : round.secondTurn(lead, s.momentum[first] as number, s.feathers[first] as number);
}
