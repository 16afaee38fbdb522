import { CELLS, columnOf, crossOf, EVERYWHERE, rowOf, SPIRITS } from '@aerie/zefiria';
import { type Layer, layersOf } from './layers.js';
import { FIGURES, Nodes } from './nodes.js';
import { AUSTRO, countOf, type Position } from './position.js';
import { readStep, type Step, step } from './step.js';
import { AWAY, DIAGONALS, EDGE, MARKS, NEIGHBOURS, SAME_COLOUR, SAME_SYMBOL, stepsAround } from './tables.js';
import { Tray } from './tray.js';

const BOREA = SPIRITS.indexOf('borea');
const JUGO = SPIRITS.indexOf('jugo');
const ETESIA = SPIRITS.indexOf('etesia');
const SKYRON = SPIRITS.indexOf('skyron');

// Asked for millions of times, so they are kept at hand.
const N = CELLS;
const [ISLAND_LOW, ISLAND_HIGH] = MARKS.island;
const [FIGURE_LOW, FIGURE_HIGH] = MARKS.figure;
const [ROLES_LOW, ROLES_HIGH] = MARKS.roles;
const [GEM_LOW, GEM_HIGH] = MARKS.gem;

/** How hard to look, and what makes a position promising. */
export interface Effort {
  /** How many positions are kept for each number of points that are left. */
  readonly width: number;
  /** What a step away from home weighs, and being away at all. */
  readonly away: number;
  readonly astray: number;
  /** What makes the end of the last turn good: what the islands count, or how near home they are. */
  readonly aim: 'count' | 'nearness';
  /** Pairs of cells (`from * 25 + to`) that are overlooked, unless an island comes home; none if not said. */
  readonly blind?: Uint8Array;
}

/** The best that was found. */
export interface Found {
  readonly steps: readonly Step[];
  /** What the islands count after the last step. */
  readonly count: number;
  /** Points that are left then. */
  readonly left: number;
  /** Positions that were tried. */
  readonly tried: number;
}

/**
 * Looks for the best way to play all turns that are left, as one mind: a beam search. Positions are sorted into
 * layers by the points that are left in the whole match; in every layer only the most promising are followed. There
 * is no luck and nothing hidden until the next storm, so a plan once found holds.
 */
export class Beam {
  private readonly layers: readonly Layer[];
  /** One for each layer that is being filled. */
  private readonly trays: (Tray | undefined)[];
  private readonly spare: Tray[] = [];
  private readonly worth = new Int16Array(N * N);
  private readonly nodes: Nodes;
  private readonly where = new Uint8Array(N);
  private tried = 0;
  private goal = { left: -1, parent: -1, move: 0 };

  constructor(
    private readonly root: Position,
    private readonly effort: Effort,
  ) {
    this.layers = layersOf(root);
    const size = this.layers.length;
    this.trays = Array.from({ length: size });
    this.nodes = new Nodes(root, size * (effort.width * 2 + 64));
    for (let i = 0; i < this.worth.length; i++) {
      const away = AWAY[i] as number;
      this.worth[i] = away === 0 ? 0 : away * effort.away + effort.astray;
    }
  }

  run(): Found {
    const { nodes } = this;
    nodes.score[0] = this.scoreOf(this.root.islands);
    const top = this.layers.length - 1;
    let best = { node: 0, value: this.valueOf(0), left: top };
    if (nodes.score[0] === 0) return { steps: [], count: N, left: top, tried: 0 };
    this.expand(0, top, true);
    for (let left = top - 1; left >= 0 && left > this.goal.left; left--) {
      const tray = this.trays[left];
      if (!tray) continue;
      tray.settle();
      for (let i = 0; i < tray.count; i++) {
        if ((tray.score[i] as number) > tray.cut) continue;
        const node = nodes.follow(tray.parent[i] as number, tray.move[i] as number);
        nodes.score[node] = (tray.score[i] as number) >> NOISE_BITS;
        nodes.low[node] = tray.low[i] as number;
        nodes.high[node] = tray.high[i] as number;
        const value = this.valueOf(node);
        if (value > best.value) best = { node, value, left };
        if (left > 0) this.expand(node, left, false);
      }
      this.trays[left] = undefined;
      tray.clear();
      this.spare.push(tray);
    }
    if (this.goal.left < 0) {
      const count = countOf(nodes.islands, best.node * N);
      return { steps: nodes.stepsTo(best.node), count, left: best.left, tried: this.tried };
    }
    const steps = [...nodes.stepsTo(this.goal.parent), readStep(this.goal.move)];
    return { steps, count: N, left: this.goal.left, tried: this.tried };
  }

  /** How good it would be to leave it at that. */
  private valueOf(node: number): number {
    const { nodes } = this;
    return this.effort.aim === 'count' ? countOf(nodes.islands, node * N) : -(nodes.score[node] as number);
  }

  /** How far from home all is, as this effort weighs it. */
  private scoreOf(islands: Uint8Array): number {
    return islands.reduce((sum, island, cell) => sum + (this.worth[island * N + cell] as number), 0);
  }

  /** All that can be done from a node, for everybody who may act there. */
  private expand(node: number, left: number, isRoot: boolean): void {
    const { root } = this;
    const layer = this.layers[left] as Layer;
    for (let cell = 0; cell < N; cell++) this.where[this.nodes.islands[node * N + cell] as number] = cell;
    const roles = this.nodes.roles[node] as number;
    const acting = root.alone ? roles >> 2 : layer.who;
    const asleep = roles & 3;
    const begins = isRoot ? root.open !== 'nothing' || root.inside : layer.fresh;
    if (!begins || !root.alone || (isRoot && root.open === 'nothing')) {
      this.stepOut(node, left, acting, asleep, begins);
    } else if (layer.second) {
      this.stepOut(node, left, 3 - asleep - acting, asleep, true);
    } else if (isRoot && root.open === 'order') {
      for (let who = 0; who < 3; who++) if (who !== asleep) this.stepOut(node, left, who, asleep, true);
    } else {
      for (let next = 0; next < 3; next++) {
        if (next === asleep) continue;
        for (let who = 0; who < 3; who++) if (who !== next) this.stepOut(node, left, who, next, true);
      }
    }
  }

  /** Austro begins by stepping out: from inside the grid to any of four edges. */
  private stepOut(node: number, left: number, who: number, asleep: number, begins: boolean): void {
    const cell = this.nodes.cells[node * FIGURES + who] as number;
    const row = rowOf(cell);
    const column = columnOf(cell);
    const inside = row > 0 && row < 4 && column > 0 && column < 4;
    if (!begins || !inside || this.root.spirits[who] !== AUSTRO) {
      this.act(node, left, who, asleep, cell);
      return;
    }
    for (const stand of [column, row * 5 + 4, 20 + column, row * 5]) this.act(node, left, who, asleep, stand);
  }

  /** Every flight, breath and gem of one figure, and ending its turn. */
  private act(node: number, left: number, who: number, asleep: number, stand: number): void {
    const { points } = this.layers[left] as Layer;
    const spirit = this.root.spirits[who] as number;
    const gems = this.nodes.gems[node] as number;
    let taken = gems;
    for (let i = 0; i < this.root.spirits.length; i++) {
      if (i !== who) taken |= 1 << (this.nodes.cells[node * FIGURES + i] as number);
    }
    const austro = spirit === AUSTRO;
    const blocked = austro ? taken : taken | (1 << stand);
    const shutOut = austro && (taken & (1 << stand)) !== 0;
    const base = this.begin(node, who, asleep, stand);
    const flew = this.flights(base, left, spirit, blocked);
    if (!austro && flew && (gems & (1 << stand)) !== 0) return;
    const budget = points - (shutOut ? 1 : 0);
    if (budget > 0) {
      this.breaths(base, left, spirit, blocked, gems, budget);
      for (let rest = gems; rest !== 0; rest &= rest - 1) {
        this.take(base, left, 31 - Math.clz32(rest & -rest));
      }
    } else if (shutOut && (gems & (1 << stand)) !== 0) this.take(base, left, stand);
    if (!shutOut) this.push(left - points, base.score, base.low, base.high, base, step('end', 0, 0, false));
  }

  /** What all moves of one figure from one node have in common. */
  private begin(node: number, who: number, asleep: number, stand: number): Base {
    let low = this.nodes.low[node] as number;
    let high = this.nodes.high[node] as number;
    const cell = this.nodes.cells[node * FIGURES + who] as number;
    if (cell !== stand) {
      low ^= lowOf(who, cell) ^ lowOf(who, stand);
      high ^= highOf(who, cell) ^ highOf(who, stand);
    }
    if (this.root.alone) {
      const before = this.nodes.roles[node] as number;
      const roles = asleep | (who << 2);
      low ^= (ROLES_LOW[before] as number) ^ (ROLES_LOW[roles] as number);
      high ^= (ROLES_HIGH[before] as number) ^ (ROLES_HIGH[roles] as number);
    }
    const actor = (who << 16) | (asleep << 18) | (stand << 20);
    return { node, who, stand, score: this.nodes.score[node] as number, low, high, actor };
  }

  private flights(base: Base, left: number, spirit: number, blocked: number): boolean {
    const { node, stand } = base;
    let any = false;
    const fly = (cell: number) => {
      if (blocked & (1 << cell)) return;
      any = true;
      const low = base.low ^ lowOf(base.who, stand) ^ lowOf(base.who, cell);
      const high = base.high ^ highOf(base.who, stand) ^ highOf(base.who, cell);
      this.push(left - 1, base.score, low, high, base, step('fly', cell, 0, false));
    };
    if (spirit === AUSTRO) {
      for (const cell of EDGE) if (cell !== stand) fly(cell);
      return any;
    }
    for (const cell of NEIGHBOURS[stand] as readonly number[]) fly(cell);
    const island = this.nodes.islands[node * N + stand] as number;
    if (spirit === BOREA)
      for (const one of SAME_COLOUR[island] as readonly number[]) fly(this.where[one] as number);
    if (spirit === JUGO)
      for (const one of SAME_SYMBOL[island] as readonly number[]) fly(this.where[one] as number);
    if (spirit === ETESIA) {
      for (const diagonal of DIAGONALS[stand] as readonly (readonly number[])[]) {
        for (const cell of diagonal) {
          if (blocked & (1 << cell)) break;
          fly(cell);
        }
      }
    }
    return any;
  }

  private breaths(
    base: Base,
    left: number,
    spirit: number,
    blocked: number,
    gems: number,
    budget: number,
  ): void {
    const { node, stand } = base;
    const island = this.nodes.islands[node * N + stand] as number;
    if (spirit === SKYRON) {
      if (gems & (1 << stand)) return;
      this.breathsFrom(base, left, stand, stepsAround(blocked), budget, 0, true);
      return;
    }
    if (spirit === AUSTRO) {
      const cross = crossOf(stand);
      const steps = stepsAround(blocked | (EVERYWHERE & ~cross));
      let done = 0;
      for (let rest = cross & ~blocked; rest !== 0; rest &= rest - 1) {
        const cell = 31 - Math.clz32(rest & -rest);
        done |= 1 << cell;
        this.breathsFrom(base, left, cell, steps, budget, done, false);
      }
      return;
    }
    const steps = stepsAround(blocked);
    let done = 0;
    const from = (cell: number) => {
      if (blocked & (1 << cell)) return;
      done |= 1 << cell;
      this.breathsFrom(base, left, cell, steps, budget, done, false);
    };
    if (spirit === ETESIA) for (const cell of NEIGHBOURS[stand] as readonly number[]) from(cell);
    else {
      const alike = spirit === BOREA ? SAME_SYMBOL : SAME_COLOUR;
      for (const one of alike[island] as readonly number[]) from(this.where[one] as number);
    }
  }

  /** Every breath from one cell; pairs with the cells of `done` are had already. */
  private breathsFrom(
    base: Base,
    left: number,
    from: number,
    steps: Uint8Array,
    budget: number,
    done: number,
    rides: boolean,
  ): void {
    const { worth, trays } = this;
    const { islands } = this.nodes;
    const { blind } = this.effort;
    const at = base.node * N;
    const x = (islands[at + from] as number) * N;
    const was = worth[x + from] as number;
    for (let to = 0; to < N; to++) {
      const price = steps[from * N + to] as number;
      if (price > budget || to === from || done & (1 << to)) continue;
      const y = (islands[at + to] as number) * N;
      const score =
        base.score +
        (worth[x + to] as number) +
        (worth[y + from] as number) -
        was -
        (worth[y + to] as number);
      if (blind && blind[from * N + to] === 1 && worth[x + to] !== 0 && worth[y + from] !== 0) continue;
      this.tried++;
      const tray = trays[left - price];
      if (tray && score << NOISE_BITS > tray.cut) continue;
      const low =
        base.low ^
        (ISLAND_LOW[x + from] as number) ^
        (ISLAND_LOW[y + to] as number) ^
        (ISLAND_LOW[x + to] as number) ^
        (ISLAND_LOW[y + from] as number);
      const high =
        base.high ^
        (ISLAND_HIGH[x + from] as number) ^
        (ISLAND_HIGH[y + to] as number) ^
        (ISLAND_HIGH[x + to] as number) ^
        (ISLAND_HIGH[y + from] as number);
      this.push(left - price, score, low, high, base, step('swap', from, to, false));
      if (!rides) continue;
      const lowRide = low ^ lowOf(base.who, from) ^ lowOf(base.who, to);
      const highRide = high ^ highOf(base.who, from) ^ highOf(base.who, to);
      this.push(left - price, score, lowRide, highRide, base, step('swap', from, to, true));
    }
  }

  private take(base: Base, left: number, cell: number): void {
    const low = base.low ^ (GEM_LOW[cell] as number);
    const high = base.high ^ (GEM_HIGH[cell] as number);
    this.push(left - 1, base.score, low, high, base, step('take', cell, 0, false));
  }

  private push(left: number, score: number, low: number, high: number, base: Base, move: number): void {
    this.tried++;
    if (score === 0) {
      if (left > this.goal.left) this.goal = { left, parent: base.node, move: move | base.actor };
      return;
    }
    const tray = this.trayOf(left);
    const noisy = (score << NOISE_BITS) | (high & NOISE);
    if (noisy > tray.cut) return;
    tray.put(noisy, base.node, move | base.actor, low, high);
  }

  private trayOf(left: number): Tray {
    let tray = this.trays[left];
    if (!tray) {
      tray = this.spare.pop() ?? new Tray(this.effort.width);
      this.trays[left] = tray;
    }
    return tray;
  }
}

/** Ties are broken by what positions are, not by who came first. */
const NOISE_BITS = 4;
const NOISE = (1 << NOISE_BITS) - 1;

interface Base {
  readonly node: number;
  readonly who: number;
  readonly stand: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly actor: number;
}

const lowOf = (who: number, cell: number): number => FIGURE_LOW[who * N + cell] as number;
const highOf = (who: number, cell: number): number => FIGURE_HIGH[who * N + cell] as number;
