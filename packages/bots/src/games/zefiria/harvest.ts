import { Tray } from './tray.js';

/** Ties are broken by the marks of positions, not by which came first. */
const NOISE_BITS = 4;
const NOISE = (1 << NOISE_BITS) - 1;

/** The move after which all islands are home, with the most points left. */
export interface Goal {
  readonly left: number;
  readonly parent: number;
  readonly move: number;
}

/** What moves lead to: candidates sorted into trays by the points that are left, and the goal. */
export class Harvest {
  /** How many moves were looked at. */
  tried = 0;
  goal: Goal | undefined;
  /** By layer: a score above this is not taken any more. */
  readonly limits: Int32Array;
  private readonly trays: (Tray | undefined)[];
  private readonly spare: Tray[] = [];

  constructor(
    layers: number,
    private readonly width: number,
  ) {
    this.trays = Array.from({ length: layers });
    this.limits = new Int32Array(layers).fill(2 ** 30);
  }

  put(left: number, score: number, low: number, high: number, parent: number, move: number): void {
    this.tried++;
    if (score === 0) {
      if (!this.goal || left > this.goal.left) this.goal = { left, parent, move };
      return;
    }
    let tray = this.trays[left];
    if (!tray) {
      tray = this.spare.pop() ?? new Tray(this.width);
      this.trays[left] = tray;
    }
    const noisy = (score << NOISE_BITS) | (high & NOISE);
    if (noisy > tray.cut) return;
    tray.put(noisy, parent, move, low, high);
    this.limits[left] = tray.cut >> NOISE_BITS;
  }

  /** Hands over the candidates of a layer, those that came first before the others. */
  gather(
    left: number,
    take: (parent: number, move: number, score: number, low: number, high: number) => void,
  ): void {
    const tray = this.trays[left];
    if (!tray) return;
    tray.settle();
    for (let i = 0; i < tray.count; i++) {
      const noisy = tray.score[i] as number;
      if (noisy > tray.cut) continue;
      const parent = tray.parent[i] as number;
      take(
        parent,
        tray.move[i] as number,
        noisy >> NOISE_BITS,
        tray.low[i] as number,
        tray.high[i] as number,
      );
    }
    this.trays[left] = undefined;
    tray.clear();
    this.spare.push(tray);
  }
}
