import { CELLS } from '@aerie/zefiria';
import type { Effort } from './effort.js';
import { Harvest } from './harvest.js';
import { layersOf } from './layers.js';
import { Moves } from './moves.js';
import { Nodes } from './nodes.js';
import { countOf, type Position } from './position.js';
import { readStep, type Step } from './step.js';
import { AWAY } from './tables.js';

/** The best that was found. */
export interface Found {
  readonly steps: readonly Step[];
  /** What the islands count after the last step. */
  readonly count: number;
  /** Points that are left then. */
  readonly left: number;
  /** How far from home all is then, as the effort weighs it. */
  readonly away: number;
  /** Moves that were tried. */
  readonly tried: number;
  /** Where points do not suffice: the shortest way found to a perfect order, and how many points it lacks. */
  readonly late?: { readonly steps: readonly Step[]; readonly lacks: number };
}

/** A position on the way, how good it would be to leave it at that, and the points left. */
interface Best {
  readonly node: number;
  readonly value: number;
  readonly left: number;
}

/**
 * Looks for the best way to play all turns that are left, as one mind: a beam search. Positions are sorted into
 * layers by the points that are left in the whole match; in every layer only the most promising are followed, in
 * overtime only while a perfect order can still be had. There is no luck and nothing hidden until the next storm, so a
 * plan once found holds.
 */
export class Beam {
  private readonly nodes: Nodes;
  private readonly harvest: Harvest;
  private readonly moves: Moves;
  private readonly top: number;
  /** Layers below this one are in overtime. */
  private readonly end: number;

  constructor(
    private readonly root: Position,
    private readonly effort: Effort,
  ) {
    const overtime = effort.overtime ?? 0;
    const layers = layersOf({ ...root, turns: root.turns + overtime });
    this.top = layers.length - 1;
    this.end = overtime * root.perTurn;
    this.nodes = new Nodes(root, layers.length * (effort.width * 2 + 64));
    this.harvest = new Harvest(layers.length, effort.width);
    this.moves = new Moves(root, layers, this.nodes, effort, worthOf(effort), this.harvest);
  }

  run(): Found {
    const { nodes, harvest, moves, top, end } = this;
    nodes.score[0] = this.scoreOfRoot();
    let best: Best = { node: 0, value: this.valueOf(0), left: top };
    if (nodes.score[0] === 0) return { steps: [], count: CELLS, left: top - end, away: 0, tried: 0 };
    moves.from(0, top, true);
    for (let left = top - 1; left >= 0 && left > (harvest.goal?.left ?? -1); left--) {
      harvest.gather(left, (parent, move, score, low, high) => {
        const node = nodes.follow(parent, move);
        nodes.score[node] = score;
        nodes.low[node] = low;
        nodes.high[node] = high;
        if (left >= end) {
          const value = this.valueOf(node);
          if (value > best.value) best = { node, value, left };
        }
        if (left > 0 && (left >= end || this.inReach(node, left))) moves.from(node, left, false);
      });
    }
    return this.found(best);
  }

  private found(best: Best): Found {
    const { nodes, end } = this;
    const { goal, tried } = this.harvest;
    const way = goal && [...nodes.stepsTo(goal.parent), readStep(goal.move)];
    if (way && goal.left >= end) return { steps: way, count: CELLS, left: goal.left - end, away: 0, tried };
    const count = countOf(nodes.islands, best.node * CELLS);
    const away = nodes.score[best.node] as number;
    const found = { steps: nodes.stepsTo(best.node), count, left: best.left - end, away, tried };
    return way ? { ...found, late: { steps: way, lacks: end - goal.left } } : found;
  }

  /** Whether all islands might still come home: a point moves two of them by a step at most. */
  private inReach(node: number, left: number): boolean {
    const { islands } = this.nodes;
    let steps = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      steps += AWAY[(islands[node * CELLS + cell] as number) * CELLS + cell] as number;
    }
    return steps <= left * 2;
  }

  private valueOf(node: number): number {
    const { nodes } = this;
    return this.effort.aim === 'count'
      ? countOf(nodes.islands, node * CELLS)
      : -(nodes.score[node] as number);
  }

  /** How far from home all is, as this effort weighs it. */
  private scoreOfRoot(): number {
    const { islands, spirits, cells } = this.root;
    const worth = worthOf(this.effort);
    const away = islands.reduce((sum, island, cell) => sum + (worth[island * CELLS + cell] as number), 0);
    return spirits.reduce((sum, spirit, who) => {
      const cell = cells[who] as number;
      return islands[cell] === cell ? sum : sum + (this.effort.stands?.[spirit] ?? 0);
    }, away);
  }
}

/** What an island weighs, by island and cell. */
const worthOf = ({ away, astray }: Effort): Int16Array =>
  Int16Array.from(AWAY, (steps) => (steps === 0 ? 0 : steps * away + astray));
