import { QuickChance, same, seatsOf } from '@aerie/kernel';
import wolken, { type Answer, pointsOf, type State, type View } from '@aerie/ueber-den-wolken';
import { expectationOf, type Judge } from '../../judge.js';
import { GREEDY } from './evaluation-weights.js';
import { playOn } from './playing-on.js';
import { chanceToWin, laterPoints } from './prospects.js';
import { Turns } from './turns.js';

/** What looks so many points worse is done 1/e times as often: nobody plays the end of a game just as it was foreseen. */
const WAVERING = 0.35;

/** By then the errors of all effects in a match for two add up to some ten percentage points. */
const REPEATS = 6;

/** Plays the stage on with turns that look good at once; the stages to come are known for what birds and cards are worth in them. */
export function judge(): Judge<State, View, Answer> {
  const turns = new Turns(GREEDY);
  return {
    repeats: REPEATS,
    easilyMissed: true,
    expect(s, luck, first) {
      const outcome = wolken.outcome(s);
      if (outcome) return expectationOf(outcome);
      const end = wolken.clone(s);
      const { player } = end;
      const usual = turns.good(end, player, WAVERING, luck);
      const later = new QuickChance(`${luck.below(2 ** 32)}`);
      // Where the turn would have begun so anyway nothing differs: only what differs is compared, and not one course with any other.
      const turn = first && !beginsWith(usual, first.answers) ? first.answers : usual;
      playOn(end, player, turn, turns, later, WAVERING);
      const seats = seatsOf(end.cubes.length);
      return {
        worth: seats.map((seat) => chanceToWin(end, seat)),
        points: seats.map((seat) => pointsOf(end, seat) + laterPoints(end, seat)),
      };
    },
    wouldAnswer: (s, luck, { answers }) => beginsWith(turns.good(s, s.player, WAVERING, luck), answers),
    promising({ seat, answers, view }, luck) {
      if (answers.length === 1) return [answers];
      const found: { readonly line: readonly Answer[]; readonly looks: number }[] = [];
      turns.each(wolken.imagine(view(), luck), seat, (path, length, looks) => {
        found.push({ line: path.slice(0, length), looks });
      });
      return found.sort((a, b) => b.looks - a.looks).map(({ line }) => line);
    },
  };
}

const beginsWith = (turn: readonly Answer[], answers: readonly Answer[]): boolean =>
  answers.every((answer, i) => same(answer, turn[i]));
