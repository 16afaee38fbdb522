import type { Outcome, Seat } from '@aerie/kernel';
import type { Account, DragonAccount } from './account.js';
import { countOf, dragonsOf, holds } from './counts.js';
import { FIXED_POINTS, GUILD_TILES, ROUNDS } from './data/boards.js';
import { dragonCard, LATER_PRINTING } from './data/cards.js';
import type { EndEffect } from './data/effect.js';
import { END_ROW, FIXED_ROW } from './guild.js';
import { RIVAL_SEAT, rivalPoints } from './rival.js';
import { type Mat, matOf, type State, sum } from './state.js';

const LEFT_OVERS_A_POINT = 4;

export const endEffect = (s: State, card: number): EndEffect | undefined =>
  (s.laterPrinting ? LATER_PRINTING[card] : undefined) ?? dragonCard(card).end;

/** What an ability or square for the end of the game would bring now; one that takes payment counts nothing. */
export function endPoints(s: State, seat: Seat, effect: EndEffect, here: number): number {
  if (effect.score === 'if') return holds(s, seat, effect.condition, here) ? effect.points : 0;
  if (effect.score === 'pay') return 0;
  const points = effect.points * countOf(s, seat, effect.count, here);
  return effect.max === undefined ? points : Math.min(points, effect.max);
}

interface Payment {
  readonly card: number;
  readonly option: number;
  readonly points: number;
}
interface Payments {
  readonly made: readonly Payment[];
  /** One point for four resources and cards that are left after them. */
  readonly leftOvers: number;
}
interface Items {
  readonly resources: number;
  readonly dragons: number;
  readonly caves: number;
}

const leftOverPoints = ({ resources, dragons, caves }: Items): number =>
  Math.floor((resources + dragons + caves) / LEFT_OVERS_A_POINT);

/** Ruling 21: abilities that take payment at the end are used so that the total is best. */
function bestPayments(s: State, mat: Mat): Payments {
  const payers: number[] = [];
  for (const { card } of dragonsOf(mat)) if (endEffect(s, card)?.score === 'pay') payers.push(card);
  const all: Items = {
    resources: sum(mat.resources),
    dragons: mat.dragons.length,
    caves: mat.caves.length,
  };
  let best: Payments = { made: [], leftOvers: leftOverPoints(all) };
  const consider = (index: number, made: readonly Payment[], items: Items): void => {
    const card = payers[index];
    if (card === undefined) {
      const payments = { made, leftOvers: leftOverPoints(items) };
      if (totalOf(payments) > totalOf(best)) best = payments;
      return;
    }
    consider(index + 1, made, items);
    const effect = endEffect(s, card);
    if (effect?.score !== 'pay') return;
    effect.options.forEach(({ cost, points }, option) => {
      const left: Items = {
        resources: items.resources - (cost.any ?? 0),
        dragons: items.dragons - (cost.dragon ?? 0),
        caves: items.caves - (cost.cave ?? 0),
      };
      if (left.resources >= 0 && left.dragons >= 0 && left.caves >= 0) {
        consider(index + 1, [...made, { card, option, points }], left);
      }
    });
  };
  if (payers.length > 0) consider(0, [], all);
  return best;
}

function totalOf({ made, leftOvers }: Payments): number {
  let total = leftOvers;
  for (const { points } of made) total += points;
  return total;
}

/** The account of a seat as the table stands. At the end of the game it is final. */
export function accountOf(s: State, seat: Seat): Account {
  const mat = matOf(s, seat);
  const { made, leftOvers } = bestPayments(s, mat);
  const dragons = dragonsOf(mat).map((dragon): DragonAccount => {
    const paid = made.find(({ card }) => card === dragon.card)?.points ?? 0;
    return {
      card: dragon.card,
      printed: dragonCard(dragon.card).points,
      end: paid + abilityPoints(s, seat, dragon.card),
      eggs: dragon.eggs,
      cached: sum(dragon.cached),
      tucked: dragon.tucked,
    };
  });
  const guild = s.marks
    .filter((mark) => mark.seat === seat && mark.square >= END_ROW)
    .map(({ square }) => ({ square, points: squarePoints(s, seat, square) }));
  const objectives = s.scored.map(({ points }) => points[seat] as number);
  const total = pointsOf(s, seat);
  return { guild, dragons, matEggs: mat.eggs, objectives, coins: mat.coins, leftOvers, total };
}

/** The total of the account alone, which bots ask for at every position. */
export function pointsOf(s: State, seat: Seat): number {
  const mat = matOf(s, seat);
  let total = mat.eggs + mat.coins + totalOf(bestPayments(s, mat));
  for (const { dragons } of mat.rows) {
    for (const { card, eggs, cached, tucked } of dragons) {
      total += dragonCard(card).points + abilityPoints(s, seat, card) + eggs + sum(cached) + tucked;
    }
  }
  for (const mark of s.marks) if (mark.seat === seat) total += squarePoints(s, seat, mark.square);
  for (const { points } of s.scored) total += points[seat] as number;
  return total;
}

/** What the ability of a dragon brings at the end, payments aside. */
function abilityPoints(s: State, seat: Seat, card: number): number {
  const effect = endEffect(s, card);
  return effect ? endPoints(s, seat, effect, card) : 0;
}

/** What a marker on this square brings at the end. */
function squarePoints(s: State, seat: Seat, square: number): number {
  if (square < END_ROW) return 0;
  if (square >= FIXED_ROW) return FIXED_POINTS[square - FIXED_ROW] ?? 0;
  return endPoints(s, seat, GUILD_TILES[s.guild].end.effect, 0);
}

export const isOver = (s: State): boolean => s.round === ROUNDS;

export const points = (s: State): number[] => s.mats.map((_, seat) => pointsOf(s, seat));

/** Final points by seat; in solo the opponent's last. */
export function finalPoints(s: State): number[] {
  const all = points(s);
  if (s.rival) all[RIVAL_SEAT] = rivalPoints(s, s.rival);
  return all;
}

const dragonCount = (mat: Mat): number => mat.rows.reduce((n, row) => n + row.dragons.length, 0);

/**
 * Most points win; then more face-up dragons; then the place is shared. Alone one is first or second to the
 * opponent; a tie is won.
 */
export function outcome(s: State): Outcome | undefined {
  if (!isOver(s)) return undefined;
  const final = finalPoints(s);
  if (s.rival) return aloneOutcome(final[0] as number, final[RIVAL_SEAT] as number);
  const rank = s.mats.map((mat, seat) => (final[seat] as number) * 100 + dragonCount(mat));
  return { places: rank.map((mine) => 1 + rank.filter((other) => other > mine).length), points: final };
}

const aloneOutcome = (own: number, rival: number): Outcome => ({
  places: [own >= rival ? 1 : 2],
  points: [own],
  rivals: [{ place: own >= rival ? 2 : 1, points: rival }],
});
