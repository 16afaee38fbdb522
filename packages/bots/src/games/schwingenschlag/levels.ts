import type { QuickChance } from '@aerie/kernel';
import schwingenschlag, { type Answer, type View } from '@aerie/schwingenschlag';
import type { Advice, CommonAdvice } from '../../advice.js';
import type { Asked, Bot } from '../../bot.js';
import type { Net } from '../../learning/net.js';
import { softChoice } from '../../learning/soft-choice.js';
import { adviceOn } from './adviser.js';
import { LearnedJudge, type Tried } from './judgement/judge.js';
import { learnedNet } from './judgement/learned-net.js';
import { type Effort, Search } from './judgement/search.js';

/** By how many points an answer may look worse and still be given now and then: at the choice of an action, and within it. */
interface Wavering {
  readonly turn: number;
  readonly within: number;
}

const isTurn = (view: View): boolean => view.agenda.at(-1)?.task === 'turn';

function judged(
  judge: LearnedJudge,
  { seat, answers }: Asked<View, Answer>,
  view: View,
  luck: QuickChance,
): Tried[] {
  return judge.ranked(schwingenschlag.imagine(view, luck), seat, answers, luck);
}

/** Looks one answer ahead. Whoever wavers takes others than the best now and then, the likelier the better they look. */
function oneAhead(net: Net, wavering?: Wavering): Bot<View, Answer> {
  const judge = new LearnedJudge(net);
  return {
    choose(asked, luck) {
      const view = asked.view();
      const ranked = judged(judge, asked, view, luck);
      const at = wavering ? softChoice(ranked, isTurn(view) ? wavering.turn : wavering.within, luck) : 0;
      return (ranked[at] as Tried).answer;
    },
    /** Says what looks best, and in what order the rest follows; it has no reasons. */
    advise(asked, luck) {
      const ranked = judged(judge, asked, asked.view(), luck) as [Tried, ...Tried[]];
      return {
        answer: ranked[0].answer,
        reason: { code: 'botWould' satisfies CommonAdvice },
        odds: ranked.map(({ answer, worth }) => ({ answer, facts: { worth } })),
      };
    },
  };
}

/** What the master thinks about the choice of an action and about what follows within it. A budget of positions, not of time. */
const TURN: Effort = { candidates: 8, stages: [8, 12, 16], sure: 2, turns: 4, margin: 6 };
const WITHIN: Effort = { candidates: 4, stages: [6, 6], sure: 2, turns: 1, margin: 3 };

/** Plays the best answers on in imagined worlds. */
class Master implements Bot<View, Answer> {
  private readonly judge: LearnedJudge;
  private readonly search: Search;

  constructor(net: Net) {
    this.judge = new LearnedJudge(net);
    this.search = new Search(this.judge);
  }

  choose(asked: Asked<View, Answer>, luck: QuickChance): Answer {
    return (this.ranked(asked, luck).searched[0] as Tried).answer;
  }

  advise(asked: Asked<View, Answer>, luck: QuickChance): Advice<Answer> {
    const { view, tried, searched } = this.ranked(asked, luck);
    // Where one answer is far ahead, no other was searched: the next best is what looks so at once.
    return adviceOn(this.judge, view, asked.seat, searched.length > 1 ? searched : tried, luck);
  }

  private ranked(asked: Asked<View, Answer>, luck: QuickChance) {
    const view = asked.view();
    const tried = judged(this.judge, asked, view, luck);
    const effort = isTurn(view) ? TURN : WITHIN;
    const imagine = () => schwingenschlag.imagine(view, luck);
    return { view, tried, searched: this.search.ranked(tried, asked.seat, effort, imagine, luck) };
  }
}

export const gentle = async (): Promise<Bot<View, Answer>> =>
  oneAhead(await learnedNet(), { turn: 3, within: 1 });
export const club = async (): Promise<Bot<View, Answer>> =>
  oneAhead(await learnedNet(), { turn: 1, within: 0.4 });
export const strong = async (): Promise<Bot<View, Answer>> => oneAhead(await learnedNet());
export const master = async (): Promise<Bot<View, Answer>> => new Master(await learnedNet());
