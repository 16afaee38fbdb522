import type { Seat } from '@aerie/kernel';
import {
  dragonCard,
  END_ROW,
  endEffect,
  FIXED_POINTS,
  FIXED_ROW,
  freeSquares,
  GUILD_TILES,
  type Mat,
  pointsOf,
  ROUNDS,
  type State,
  squareEffects,
} from '@aerie/schwingenschlag';
import { ROUND, roundsToCome, type Scene, WHEN } from './dragon-worth.js';
import { type Setting, worthAt, worthOf } from './effect-worth.js';
import { expectedEnd } from './end-points.js';
import { WEIGHTS as W } from './evaluation-weights.js';
import { Goals } from './goals.js';
import { actionsLeft, earlyEgg, earlySpace, type Prices, pricesAt } from './outlook.js';
import { pendingWorth } from './pending.js';
import { eggsOf, plans, rowYield } from './prospects.js';

const STEPS_A_MARKER = 6;

/** Judges positions for a seat. What others have is taken once, when it is made. */
export class Judge {
  private readonly goals: Goals;
  private marks = -1;
  private marker = 0;

  constructor(
    s: State,
    private readonly seat: Seat,
  ) {
    this.goals = new Goals(s, seat);
  }

  /** The points that the seat will have at the end, as far as one can tell. */
  worth(s: State): number {
    const { seat } = this;
    if (s.round >= ROUNDS) return pointsOf(s, seat);
    const mat = s.mats[seat] as Mat;
    const actions = actionsLeft(s, mat);
    const rounds = roundsToCome(s.round);
    const marker = mat.markers > 0 ? this.bestSquare(s, actions) : 0;
    const eggs = eggsOf(mat);
    const prices = pricesAt(actions, marker, eggs);
    const later = pricesAt(actions / 2, marker, eggs);
    const at: Setting = { s, seat, mat, here: 0, prices, now: false };
    const more = new Float64Array(ROUNDS);
    let worth = W.goals * this.goals.worth(s, more);
    for (let i = 0; i < ROUNDS; i++) more[i] = W.goals * (more[i] as number);
    const nowYields = new Float64Array(3);
    const laterYields = new Float64Array(3);
    const explores = new Float64Array(3);
    let squares = 0.01;
    for (let row = 0; row < 3; row++) {
      nowYields[row] = rowYield(at, row, prices);
      laterYields[row] = rowYield(at, row, later);
      squares += (nowYields[row] as number) ** 2;
    }
    for (let row = 0; row < 3; row++) {
      const share = Math.sqrt((3 * (nowYields[row] as number) ** 2) / squares);
      explores[row] = W.exploreShare * actions * share;
    }
    const over = s.agenda[0]?.task === 'nextRound';
    const roundEnds = rounds + (over ? 0 : 1);
    const space = W.space * earlySpace(actions);
    const scene: Scene = { actions, prices, later, explores, goals: more, roundEnds, space };

    worth += this.onMat(s, mat, at, scene, eggs) + this.guildWorth(s, mat, actions, prices);
    worth += spaces(mat, space);
    const coins = mat.passed ? (rounds > 0 ? Math.min(4, mat.coins) : 0) : mat.coins;
    if (mat.passed && rounds === 0) worth += mat.coins;
    worth += plans(at, scene, [nowYields, laterYields], coins, rounds);
    return worth + pendingWorth(at, scene);
  }

  private onMat(s: State, mat: Mat, at: Setting, scene: Scene, eggs: number): number {
    const { actions, later, roundEnds } = scene;
    let worth = 0;
    let nests = 0;
    for (const row of mat.rows) {
      for (const dragon of row.dragons) {
        const card = dragonCard(dragon.card);
        worth += card.points + dragon.tucked;
        for (const n of dragon.cached) worth += n;
        nests += card.nests - dragon.eggs;
        const end = endEffect(s, dragon.card);
        if (end) worth += expectedEnd(s, this.seat, end, dragon.card, actions);
        if (WHEN[dragon.card] === ROUND)
          worth += W.roundAbility * roundEnds * worthAt(card.effects, at, dragon.card, later, false);
      }
    }
    const extra = (W.egg * earlyEgg(actions) * (1 - W.eggNext ** eggs)) / (1 - W.eggNext);
    worth += eggs + extra + W.nest * earlyEgg(actions) * nests;
    for (const scored of s.scored) worth += scored.points[this.seat] as number;
    return worth;
  }

  private guildWorth(s: State, mat: Mat, actions: number, prices: Prices): number {
    let worth = 0;
    for (const mark of s.marks) {
      if (mark.seat === this.seat) worth += this.squarePoints(s, mark.square, actions);
    }
    const way = (mat.steps % STEPS_A_MARKER) / STEPS_A_MARKER;
    return worth + W.markerWay * way * prices.marker * Math.min(1, actions / STEPS_A_MARKER);
  }

  private squarePoints(s: State, square: number, actions: number): number {
    if (square >= FIXED_ROW) return FIXED_POINTS[square - FIXED_ROW] ?? 0;
    return square === END_ROW ? expectedEnd(s, this.seat, GUILD_TILES[s.guild].end.effect, 0, actions) : 0;
  }

  /** What the best square that is free would bring. Looked up anew only when a marker was placed. */
  private bestSquare(s: State, actions: number): number {
    if (this.marks === s.marks.length) return this.marker;
    this.marks = s.marks.length;
    const prices = pricesAt(actions, 3, 3);
    const at: Setting = { s, seat: this.seat, mat: s.mats[this.seat] as Mat, here: 0, prices, now: false };
    this.marker = 0;
    for (const square of freeSquares(s)) {
      const worth = this.squarePoints(s, square, actions) + worthOf(squareEffects(s, square), at);
      this.marker = Math.max(this.marker, worth);
    }
    this.marker += W.marker;
    return this.marker;
  }
}

/** Dug spaces that wait for a dragon. */
function spaces(mat: Mat, space: number): number {
  let worth = 0;
  let next = space;
  for (const row of mat.rows) {
    const free = row.caves.length + 1 - row.dragons.length;
    if (free > 0) worth += W.rowSpace * (space / (W.space || 1));
    for (let i = 0; i < free; i++) {
      worth += next;
      next *= W.spaceNext;
    }
  }
  return worth;
}
