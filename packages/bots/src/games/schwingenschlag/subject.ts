import type { QuickChance } from '@aerie/kernel';
import schwingenschlag, {
  type Answer,
  applyWithinTurn,
  endTurn,
  LEVELS,
  type Options,
  type State,
} from '@aerie/schwingenschlag';
import type { Net } from '../../learning/net.js';
import type { Learner, Subject } from '../../learning/subject.js';
import { Judge } from './evaluate.js';
import { sectionOf } from './judgement/inputs.js';
import { LearnedJudge, SCALE, toThePoint } from './judgement/judge.js';
import { SHAPE } from './judgement/learned-net.js';
import { settledPoints } from './judgement/settled.js';

const OPTIONS: Options = { openHands: false, laterPrinting: false, solo: '3' };
/** Of so many matches for practice this many have one, two, … seats. */
const SEATS = [28, 8, 2, 2, 1];

/** Mostly alone against the strongest opponent of the rulebook: that is what is measured first. */
function table(luck: QuickChance): { seats: number; options: Options } {
  let left = luck.below(SEATS.reduce((sum, n) => sum + n, 0));
  const seats =
    1 +
    SEATS.findIndex((n) => {
      left -= n;
      return left < 0;
    });
  const levels = Object.keys(LEVELS) as Options['solo'][];
  const solo = luck.below(2) === 0 ? '3' : luck.pick(levels);
  const laterPrinting = luck.below(8) === 0;
  return { seats, options: { ...OPTIONS, solo, laterPrinting } };
}

function learner(net: Net): Learner {
  const judge = new LearnedJudge(net);
  return {
    rank(s, seat, luck) {
      const state = s as State;
      return judge.ranked(state, seat, schwingenschlag.answers(state, seat), luck);
    },
    begin: (s, seat, answer, luck) => applyWithinTurn(s as State, seat, answer as Answer, luck),
    judge(s, seat) {
      const state = s as State;
      const worth = judge.worth(state, seat);
      return { inputs: judge.inputs, section: sectionOf(state), settled: settledPoints(state, seat), worth };
    },
    finish: (s, luck) => endTurn(s as State, luck),
  };
}

/** The same with the hand-written evaluation in the place of the net: what somebody who has learned nothing begins with. */
function teacher(net: Net): Learner {
  const own = learner(net);
  return {
    ...own,
    rank(s, seat, luck) {
      const state = s as State;
      const judge = new Judge(state, seat);
      const open = toThePoint(state, seat, schwingenschlag.answers(state, seat));
      if (open.length === 1) return [{ answer: open[0], worth: 0 }];
      const tried = open.map((answer) => {
        const after = schwingenschlag.clone(state);
        applyWithinTurn(after, seat, answer, luck);
        return { answer, worth: judge.worth(after) };
      });
      return tried.sort((a, b) => b.worth - a.worth);
    },
    judge: (s, seat) => ({ ...own.judge(s, seat), worth: new Judge(s as State, seat).worth(s as State) }),
  };
}

export const subject: Subject = {
  game: schwingenschlag as unknown as Subject['game'],
  shape: SHAPE,
  scale: SCALE,
  table,
  learner,
  teacher,
  examination: { seats: 1, options: OPTIONS },
};
