import { QuickChance, type Seat } from '@aerie/kernel';
import wolken, { type Answer, type State, type View } from '@aerie/ueber-den-wolken';
import { playOn } from './playing-on.js';
import { chanceToWin } from './prospects.js';
import type { Turns } from './turns.js';

/** How much is thought about a decision: a budget of turns and worlds, not of time. */
export interface Effort {
  /** How many of the turns that look best at once are looked at closely. */
  readonly candidates: number;
  /** Turns that look so many points worse than the best are not looked at. */
  readonly margin: number;
  /** Worlds that are played in each round; after it the better half of the candidates stays. */
  readonly rounds: readonly number[];
}

/** A way to finish the turn. */
export interface Candidate {
  readonly answers: readonly Answer[];
  /** What the table is worth right after it, in points. */
  readonly looks: number;
  /** How likely it wins, from 0 to 1, out of so many worlds. */
  readonly win: number;
  readonly worlds: number;
}

interface Open extends Candidate {
  win: number;
  worlds: number;
}

/** Plays whole turns on in imagined worlds, all of them in the same ones, and drops the worse half again and again. */
export class Search {
  constructor(private readonly turns: Turns) {}

  /** The candidates, the best first. */
  ranked(view: View, seat: Seat, effort: Effort, luck: QuickChance): readonly Candidate[] {
    const open = this.candidates(wolken.imagine(view, luck), seat, effort);
    const out: Open[] = [];
    for (const worlds of effort.rounds) {
      if (open.length === 1) break;
      for (let world = 0; world < worlds; world++) {
        const s = wolken.imagine(view, luck);
        const seed = `${luck.below(1e9)}`;
        for (const one of open) {
          const after = wolken.clone(s);
          playOn(after, seat, one.answers, this.turns, new QuickChance(seed));
          one.worlds++;
          one.win += (chanceToWin(after, seat) - one.win) / one.worlds;
        }
      }
      open.sort((a, b) => b.win - a.win);
      out.unshift(...open.splice(Math.ceil(open.length / 2)));
    }
    return [...open, ...out];
  }

  /** What looks best at once, and the best of every action and card as far as it does not look bad. */
  private candidates(s: State, seat: Seat, { candidates, margin }: Effort): Open[] {
    const found: Open[] = [];
    this.turns.each(s, seat, (path, length, worth) => {
      found.push({ answers: path.slice(0, length), looks: worth, win: 0, worlds: 0 });
    });
    found.sort((a, b) => b.looks - a.looks);
    const least = (found[0] as Open).looks - margin;
    const begun = new Set<Answer>();
    return found.filter(({ answers, looks }, i) => {
      const first = answers[0] as Answer;
      const another = !begun.has(first);
      begun.add(first);
      return looks >= least && (i < candidates || another);
    });
  }
}
