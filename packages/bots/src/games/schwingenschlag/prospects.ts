import {
  caveCard,
  DIG_EGGS,
  dragonCard,
  EXPLORE_EGGS,
  MAT_ICONS,
  type Mat,
  type MatRow,
  resourceAt,
} from '@aerie/schwingenschlag';
import { ACTIVATED, dragonWorth, type Scene, WHEN } from './dragon-worth.js';
import { type Setting, worthAt } from './effect-worth.js';
import { WEIGHTS as W } from './evaluation-weights.js';
import { LEFT_OVER, type Prices } from './outlook.js';

/** What one exploration of a row yields, at these prices. */
export function rowYield(at: Setting, row: number, prices: Prices): number {
  const { dragons } = at.mat.rows[row] as MatRow;
  const icons = MAT_ICONS[row] as (typeof MAT_ICONS)[number];
  let worth = 0;
  for (let i = 0; i <= dragons.length; i++) {
    worth += worthAt(icons[i] ?? [], at, 0, prices, false);
    const dragon = dragons[i];
    if (!dragon) break;
    if (WHEN[dragon.card] === ACTIVATED)
      worth += worthAt(dragonCard(dragon.card).effects, at, dragon.card, prices, false);
  }
  return worth;
}

/** The gains of what could be done, of which the best are counted. Reused from call to call, to save allocations. */
class Pool {
  private readonly gains = new Float64Array(64);
  private size = 0;

  clear(): void {
    this.size = 0;
  }

  /** Kept in order, the best first. */
  add(gain: number): void {
    let i = this.size++;
    for (; i > 0 && (this.gains[i - 1] as number) < gain; i--) this.gains[i] = this.gains[i - 1] as number;
    this.gains[i] = gain;
  }

  /** The sum of the best so many, each at least `floor`. */
  best(count: number, floor: number): number {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += Math.max(floor, i < this.size ? (this.gains[i] as number) : floor);
    return sum;
  }
}

const pool = new Pool();

/** What the actions left will bring: explorations, dragons and caves of the hand, and things not known yet. */
export function plans(
  at: Setting,
  scene: Scene,
  yields: readonly Float64Array[],
  coins: number,
  rounds: number,
): number {
  const { mat } = at;
  const floor = scene.prices.coin;
  let worth = 0;
  const [now, later] = yields as [Float64Array, Float64Array];
  if (rounds > 0) {
    pool.clear();
    for (let row = 0; row < 3; row++) addExplores(later[row] as number, 0, scene.later.egg, 1);
    worth += rounds * W.exploreLater * pool.best(W.exploresARound, scene.later.coin);
  }
  pool.clear();
  if (!mat.passed) {
    const eggs = eggsOf(mat);
    for (let row = 0; row < 3; row++) {
      const { explored } = mat.rows[row] as MatRow;
      addExplores(now[row] as number, explored, scene.prices.egg, W.exploreNow, eggs);
    }
  }
  addDigs(at, scene);
  worth += addDragons(at, scene);
  return worth + pool.best(coins + (6 - W.exploresARound) * rounds, floor);
}

function addExplores(gain: number, from: number, egg: number, share: number, eggs = 9): void {
  for (let time = from; time < EXPLORE_EGGS.length; time++) {
    const price = EXPLORE_EGGS[time] as number;
    if (price <= eggs) pool.add(share * (gain - price * egg));
  }
}

export function eggsOf(mat: Mat): number {
  let { eggs } = mat;
  for (const row of mat.rows) for (const dragon of row.dragons) eggs += dragon.eggs;
  return eggs;
}

/** Digs: the best cave into the cheapest row, and so on. */
function addDigs(at: Setting, scene: Scene): void {
  const { mat } = at;
  if (mat.caves.length === 0) return;
  const depths = mat.rows.map((row) => row.caves.length);
  for (const card of mat.caves) {
    const depth = Math.min(...depths);
    if (depth >= DIG_EGGS.length) return;
    depths[depths.indexOf(depth)] = depth + 1;
    const effect = worthAt(caveCard(card).effects, at, 0, scene.prices, true);
    pool.add(W.digPlan * (effect + scene.space - (DIG_EGGS[depth] as number) * scene.prices.egg));
  }
}

const have = [0, 0, 0, 0];
const room = [0, 0, 0];
interface Planned {
  readonly card: number;
  row: number;
  gain: number;
}

/** Dragons of the hand, the best first, each paid from what the ones before left; gives the worth of the rest. */
function addDragons(at: Setting, scene: Scene): number {
  const { mat } = at;
  for (let kind = 0; kind < 4; kind++) have[kind] = mat.resources[kind] as number;
  for (let row = 0; row < 3; row++) {
    const { caves, dragons } = mat.rows[row] as MatRow;
    room[row] = caves.length + 1 - dragons.length;
  }
  const planned = mat.dragons.map((card) => plan(at, scene, card));
  planned.sort((a, b) => b.gain - a.gain);
  let discount = W.handPlan;
  for (const one of planned) {
    if (one.row < 0) continue;
    const gain = one.gain;
    const lack = lackFor(one.card);
    const noRoom = (room[one.row] as number) <= 0 ? W.noRoom : 0;
    const net = gain - lack * W.missing * scene.prices.resource - noRoom;
    if (net < scene.prices.coin) continue;
    pool.add(discount * net);
    discount *= W.handNext;
    room[one.row] = (room[one.row] as number) - 1;
    spend(one.card);
  }
  return holdings(scene.prices) + LEFT_OVER * (mat.dragons.length + mat.caves.length);
}

/** The row where a dragon is worth most, its eggs and coins paid. */
function plan(at: Setting, scene: Scene, number: number): Planned {
  const card = dragonCard(number);
  const best: Planned = { card: number, row: -1, gain: 0 };
  for (const row of card.habitats) {
    const { dragons } = at.mat.rows[row] as MatRow;
    if (dragons.length >= 4) continue;
    let gain = dragonWorth(at, number, row, scene);
    gain -= card.cost.egg * scene.prices.egg + card.cost.coin * scene.prices.coin;
    if ((room[row] as number) <= 0) gain -= W.noRoom;
    if (best.row < 0 || gain > best.gain) {
      best.row = row;
      best.gain = gain;
    }
  }
  if (best.row >= 0) {
    if ((room[best.row] as number) <= 0) best.gain += W.noRoom;
  }
  return best;
}

function lackFor(number: number): number {
  const { resources } = dragonCard(number).cost;
  let lack = 0;
  for (let kind = 0; kind < 4; kind++) {
    const need = resources[resourceAt(kind)];
    lack += Math.max(0, need - (have[kind] as number));
  }
  return lack;
}

function spend(number: number): void {
  const { resources } = dragonCard(number).cost;
  for (let kind = 0; kind < 4; kind++) {
    const need = resources[resourceAt(kind)];
    have[kind] = Math.max(0, (have[kind] as number) - need);
  }
}

/** Resources that no plan needs: each of a kind is worth less than the one before. */
function holdings(prices: Prices): number {
  let worth = 0;
  for (let kind = 0; kind < 4; kind++) {
    let one = kind === 3 ? W.milk * prices.resource : prices.resource;
    for (let i = have[kind] as number; i > 0; i--) {
      worth += Math.max(LEFT_OVER, one);
      one *= W.resourceNext;
    }
  }
  return worth;
}
