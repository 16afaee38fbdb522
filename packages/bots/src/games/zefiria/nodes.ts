import { CELLS } from '@aerie/zefiria';
import type { Position } from './position.js';
import { readStep, type Step } from './step.js';
import { MARKS } from './tables.js';

/** So many figures have room in a node. */
export const FIGURES = 4;

/** The positions that a search has followed, each with the one it came from; the first is where it began. */
export class Nodes {
  readonly islands: Uint8Array;
  readonly cells: Uint8Array;
  /** Alone: who sleeps, and from the third bit on who acts or acted last. */
  readonly roles: Uint8Array;
  readonly gems: Int32Array;
  readonly score: Int32Array;
  /** Two marks that tell positions apart. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  private readonly parent: Int32Array;
  private readonly move: Int32Array;
  private count = 1;

  constructor(
    private readonly root: Position,
    room: number,
  ) {
    this.islands = new Uint8Array(room * CELLS);
    this.cells = new Uint8Array(room * FIGURES);
    this.roles = new Uint8Array(room);
    this.gems = new Int32Array(room);
    this.score = new Int32Array(room);
    this.low = new Int32Array(room);
    this.high = new Int32Array(room);
    this.parent = new Int32Array(room);
    this.move = new Int32Array(room);
    this.islands.set(root.islands);
    this.cells.set(root.cells);
    this.roles[0] = root.alone ? root.asleep | (root.who << 2) : 0;
    this.gems[0] = root.gems;
    this.parent[0] = -1;
    this.low[0] = root.islands.reduce((sum, island, cell) => sum ^ mark(0, island, cell), 0);
    this.high[0] = root.islands.reduce((sum, island, cell) => sum ^ mark(1, island, cell), 0);
  }

  /** The position after a move, as a new node; its score and marks are still to be set. */
  follow(parent: number, move: number): number {
    const node = this.count++;
    const { islands, cells } = this;
    const size = CELLS;
    const to = node * size;
    const from = parent * size;
    for (let i = 0; i < size; i++) islands[to + i] = islands[from + i] as number;
    for (let i = 0; i < FIGURES; i++) cells[node * FIGURES + i] = cells[parent * FIGURES + i] as number;
    const { kind, a, b, ride, who, asleep, stand } = readStep(move);
    const figure = node * FIGURES + who;
    cells[figure] = stand;
    this.roles[node] = this.root.alone ? asleep | (who << 2) : 0;
    this.gems[node] = this.gems[parent] as number;
    if (kind === 'fly') cells[figure] = a;
    else if (kind === 'take') this.gems[node] = (this.gems[node] as number) & ~(1 << a);
    else if (kind === 'swap') {
      const island = islands[to + a] as number;
      islands[to + a] = islands[to + b] as number;
      islands[to + b] = island;
      if (ride) cells[figure] = b;
    }
    this.parent[node] = parent;
    this.move[node] = move;
    return node;
  }

  /** The moves that led to a node. */
  stepsTo(node: number): Step[] {
    const steps: Step[] = [];
    for (let at = node; at > 0; at = this.parent[at] as number) {
      steps.unshift(readStep(this.move[at] as number));
    }
    return steps;
  }
}

const mark = (which: 0 | 1, island: number, cell: number): number =>
  MARKS.island[which][island * CELLS + cell] as number;
