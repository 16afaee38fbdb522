import cloudMine, {
  type Answer,
  cardsFor,
  faceUp,
  NO_CARD,
  type State,
  scoutOf,
  type View,
} from '@aerie/cloud-mine';
import { QuickChance } from '@aerie/kernel';
import { expectationOf, type Judge } from '../../judge.js';
import { drawn } from './guessing.js';
import { fitsOf } from './listening.js';
import { ANYBODY, afterRounds, award, whimsFor, wrongGuesses } from './rounds-ahead.js';
import { type Describer, sayings } from './secrets.js';
import { leanings } from './seeing.js';

/** Who finds words that what was said is compared with. */
const DESCRIBER: Describer = { listeners: [ANYBODY], tables: 60, whim: 0 };
const SAYINGS = 8;

/** Whoever takes the picked cloud less often than this part of blind luck would does not see what was meant. */
const UNDERSTOOD = 0.5;

const roundsIn = ({ pile, seats }: State): number => Math.floor(pile.length / cardsFor(seats));

/** Whether the bots' eyes see in the picked cloud what was said of it. */
function isUnderstood({ picked, cards }: State, words: string): boolean {
  const fits = fitsOf(words, cards, ANYBODY);
  const likely = leanings(fits, ANYBODY.doubt)[cards.indexOf(picked)] as number;
  return Math.max(...fits) > 0 && likely >= UNDERSTOOD / cards.length;
}

/** Plays the round to its end with listeners like anybody; the rounds after it are like any. */
export function judge(): Judge<State, View, Answer> {
  return {
    expect(s, luck, first) {
      const outcome = cloudMine.outcome(s);
      if (outcome) return expectationOf(outcome);
      // Drawn before anything is answered, so that all answers are compared with the same luck.
      const later = new QuickChance(`${luck.below(2 ** 32)}`);
      const whims = whimsFor(s.cards, luck);
      const then = cloudMine.clone(s);
      for (const answer of first?.answers ?? [])
        cloudMine.apply(then, first?.seat as number, answer, luck, undefined);
      const points = then.won.map(({ length }) => length);
      if (then.past.length > s.past.length)
        return afterRounds(points, then, then.step === 'over' ? 0 : roundsIn(then) + 1, later);
      award(points, then, wrongGuesses(then, whims, luck));
      const { seats } = then;
      return afterRounds(points, { seats, daydreamer: scoutOf(then) }, roundsIn(then), later);
    },
    promising({ answers, view }, luck) {
      const v = view();
      if (v.step !== 'dream') return answers.map((answer) => [answer]);
      const { all } = sayings(v, DESCRIBER, luck);
      return all.slice(0, SAYINGS).map(({ text }) => [{ kind: 'say', text }]);
    },
    imagine(v, luck) {
      const s = cloudMine.imagine(v, luck);
      if (v.step !== 'guess' || v.picked !== NO_CARD) return s;
      const cards = faceUp(s);
      return { ...s, picked: drawn(cards, fitsOf(v.words, cards, ANYBODY), ANYBODY.doubt, luck) };
    },
    canJudge(s, { answers: [answer] }) {
      if (answer?.kind === 'pick') return true;
      return isUnderstood(s, answer?.kind === 'say' ? answer.text : s.words);
    },
  };
}
