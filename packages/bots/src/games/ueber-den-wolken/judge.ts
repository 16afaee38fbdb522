import { seatsOf } from '@aerie/kernel';
import wolken, { type Answer, pointsOf, type State, type View } from '@aerie/ueber-den-wolken';
import { expectationOf, type Judge } from '../../judge.js';
import { rankedAtOnce } from './at-once.js';
import { GREEDY } from './evaluation-weights.js';
import { playOn } from './playing-on.js';
import { chanceToWin, laterPoints } from './prospects.js';
import { Turns } from './turns.js';

/** Plays the stage on as it looks best at once; the stages to come are known for what birds and cards are worth in them. */
export function judge(): Judge<State, View, Answer> {
  const turns = new Turns(GREEDY);
  return {
    expect(s, luck, first) {
      const end = wolken.clone(s);
      playOn(end, first?.seat ?? end.player, first ? [first.answer] : [], turns, luck);
      const outcome = wolken.outcome(end);
      if (outcome) return expectationOf(outcome);
      const seats = seatsOf(end.cubes.length);
      return {
        worth: seats.map((seat) => chanceToWin(end, seat)),
        points: seats.map((seat) => pointsOf(end, seat) + laterPoints(end, seat)),
      };
    },
    promising: (asked, luck) => rankedAtOnce(turns, asked, luck).map(({ answer }) => answer),
  };
}
