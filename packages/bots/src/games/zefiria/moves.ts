import { CELLS, columnOf, crossOf, EVERYWHERE, rowOf, SPIRITS } from '@aerie/zefiria';
import type { Effort } from './effort.js';
import type { Harvest } from './harvest.js';
import type { Layer } from './layers.js';
import { FIGURES, type Nodes } from './nodes.js';
import { AUSTRO, type Position, SKYRON } from './position.js';
import { step } from './step.js';
import { DIAGONALS, EDGE, MARKS, NEIGHBOURS, SAME_COLOUR, SAME_SYMBOL, stepsAround } from './tables.js';

const BOREA = SPIRITS.indexOf('borea');
const JUGO = SPIRITS.indexOf('jugo');
const ETESIA = SPIRITS.indexOf('etesia');

// Asked for millions of times, so they are kept at hand.
const N = CELLS;
const [ISLAND_LOW, ISLAND_HIGH] = MARKS.island;
const [FIGURE_LOW, FIGURE_HIGH] = MARKS.figure;
const [ROLES_LOW, ROLES_HIGH] = MARKS.roles;
const [GEM_LOW, GEM_HIGH] = MARKS.gem;

/** Every move from a position, as the rules allow it, with the score and the marks that it leads to. */
export class Moves {
  private readonly where = new Uint8Array(N);
  /** With more points left than this no island is brought home. */
  private readonly homeFrom: number;

  constructor(
    private readonly root: Position,
    private readonly layers: readonly Layer[],
    private readonly nodes: Nodes,
    private readonly effort: Effort,
    private readonly worth: Int16Array,
    private readonly harvest: Harvest,
  ) {
    this.homeFrom = effort.leaves ? layers.length - 1 - root.points : layers.length;
  }

  /** All that can be done from a node, for everybody who may act there. */
  from(node: number, left: number, isRoot: boolean): void {
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
    let others = 0;
    for (let i = 0; i < this.root.spirits.length; i++) {
      if (i !== who) others |= 1 << (this.nodes.cells[node * FIGURES + i] as number);
    }
    const taken = gems | others;
    const austro = spirit === AUSTRO;
    const blocked = austro ? taken : taken | (1 << stand);
    const shutOut = austro && (taken & (1 << stand)) !== 0;
    const shutOutByGem = shutOut && (others & (1 << stand)) === 0;
    const base = this.begin(node, who, asleep, stand);
    const flew = this.flights(base, left, spirit, blocked);
    if (!austro && flew && (gems & (1 << stand)) !== 0 && this.isBound(node, left)) return;
    const budget = points - (shutOut ? 1 : 0);
    if (budget > 0) {
      this.breaths(base, left, spirit, blocked, gems, budget);
      for (let rest = gems; rest !== 0; rest &= rest - 1) {
        this.take(base, left, 31 - Math.clz32(rest & -rest));
      }
    } else if (shutOutByGem) this.take(base, left, stand);
    if (!shutOut) this.put(left - points, base.score, base.low, base.high, base, step('end', 0, 0, false));
  }

  /**
   * Whether a figure on a gem must fly off if it can. In the middle of a turn it has acted otherwise: no flight ends on a
   * gem.
   */
  private isBound(node: number, left: number): boolean {
    if (node === 0) return this.root.bound;
    return this.root.staysBound || (this.layers[left] as Layer).fresh;
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
    const stands = this.effort.stands?.[this.root.spirits[who] as number] ?? 0;
    const under = this.strays(node, stand) * stands;
    const score = (this.nodes.score[node] as number) + under - this.strays(node, cell) * stands;
    return { node, who, stand, score, under, stands, low, high, actor };
  }

  /** 1 if the island at a cell belongs elsewhere. */
  private strays(node: number, cell: number): number {
    return this.nodes.islands[node * N + cell] === cell ? 0 : 1;
  }

  private flights(base: Base, left: number, spirit: number, blocked: number): boolean {
    const { node, stand } = base;
    let any = false;
    const fly = (cell: number) => {
      if (blocked & (1 << cell)) return;
      any = true;
      const low = base.low ^ lowOf(base.who, stand) ^ lowOf(base.who, cell);
      const high = base.high ^ highOf(base.who, stand) ^ highOf(base.who, cell);
      const score = base.score - base.under + this.strays(node, cell) * base.stands;
      this.put(left - 1, score, low, high, base, step('fly', cell, 0, false));
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
    const { worth, harvest } = this;
    const { limits } = harvest;
    const { islands } = this.nodes;
    const { blind } = this.effort;
    const leaves = left > this.homeFrom;
    const at = base.node * N;
    const x = (islands[at + from] as number) * N;
    const was = worth[x + from] as number;
    for (let to = 0; to < N; to++) {
      const price = steps[from * N + to] as number;
      if (price > budget || to === from || done & (1 << to)) continue;
      const y = (islands[at + to] as number) * N;
      let score =
        base.score +
        (worth[x + to] as number) +
        (worth[y + from] as number) -
        was -
        (worth[y + to] as number);
      // Austro's own island can be moved while he hovers beside it.
      if (base.stands > 0 && (from === base.stand || to === base.stand)) {
        const comes = (from === base.stand ? y : x) / N;
        score += (comes === base.stand ? 0 : base.stands) - base.under;
      }
      const homes = worth[x + to] === 0 || worth[y + from] === 0;
      if (homes ? leaves : blind && blind[from * N + to] === 1) continue;
      harvest.tried++;
      if (score > (limits[left - price] as number)) continue;
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
      this.put(left - price, score, low, high, base, step('swap', from, to, false));
      if (!rides) continue;
      const lowRide = low ^ lowOf(base.who, from) ^ lowOf(base.who, to);
      const highRide = high ^ highOf(base.who, from) ^ highOf(base.who, to);
      this.put(left - price, score, lowRide, highRide, base, step('swap', from, to, true));
    }
  }

  private take(base: Base, left: number, cell: number): void {
    const low = base.low ^ (GEM_LOW[cell] as number);
    const high = base.high ^ (GEM_HIGH[cell] as number);
    this.put(left - 1, base.score, low, high, base, step('take', cell, 0, false));
  }

  private put(left: number, score: number, low: number, high: number, base: Base, move: number): void {
    this.harvest.put(left, score, low, high, base.node, move | base.actor);
  }
}

/** What all moves of one figure from one node have in common. */
interface Base {
  readonly node: number;
  readonly who: number;
  readonly stand: number;
  readonly score: number;
  /** The penalty for this figure to stand on an island that is not at home, and the one that applies now: that or 0. */
  readonly stands: number;
  readonly under: number;
  readonly low: number;
  readonly high: number;
  readonly actor: number;
}

const lowOf = (who: number, cell: number): number => FIGURE_LOW[who * N + cell] as number;
const highOf = (who: number, cell: number): number => FIGURE_HIGH[who * N + cell] as number;
