import { QuickChance, type Seat } from '@aerie/kernel';
import wolken, { type Answer, pointsOf, type State, stageAccount, type View } from '@aerie/ueber-den-wolken';
import { playOn } from './playing-on.js';
import { chanceToWin, laterPoints } from './prospects.js';
import type { Turns } from './turns.js';

/** How things stand for a seat when the stage is over, in one imagined world. */
export interface Future {
  /** How likely it wins, from 0 to 1. */
  readonly win: number;
  /** Its points for birds that landed, and for cards. */
  readonly landed: number;
  readonly cards: number;
  /** What the best of the others has: points, and what birds and cards are worth for later. */
  readonly others: number;
  /** What its own birds and cards are worth for later. */
  readonly later: number;
  /** 1 if it had the last turn of the stage: nobody could answer it. */
  readonly lastTurn: number;
}

/** Plays turns on in so many worlds, all of them in the same ones: the futures of each, world by world. */
export function futuresOf(
  ways: readonly (readonly Answer[])[],
  view: View,
  seat: Seat,
  worlds: number,
  turns: Turns,
  luck: QuickChance,
): Future[][] {
  const futures: Future[][] = ways.map(() => []);
  for (let world = 0; world < worlds; world++) {
    const s = wolken.imagine(view, luck);
    const seed = `${luck.below(1e9)}`;
    ways.forEach((answers, i) => {
      const after = wolken.clone(s);
      const last = playOn(after, seat, answers, turns, new QuickChance(seed));
      futures[i]?.push(futureOf(after, seat, last));
    });
  }
  return futures;
}

function futureOf(s: State, seat: Seat, last: Seat): Future {
  const stages = s.nests.map((_, stage) => stageAccount(s, seat, stage));
  const standing = (other: Seat): number => pointsOf(s, other) + laterPoints(s, other);
  return {
    win: chanceToWin(s, seat),
    landed: stages.reduce((sum, { nest }) => sum + nest, 0),
    cards: stages.reduce((sum, { cards, score }) => sum + cards + score, 0),
    others: Math.max(...s.cubes.map((_, other) => (other === seat ? 0 : standing(other)))),
    later: laterPoints(s, seat),
    lastTurn: last === seat ? 1 : 0,
  };
}
