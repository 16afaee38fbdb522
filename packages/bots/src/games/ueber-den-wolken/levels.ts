import type { QuickChance } from '@aerie/kernel';
import type { Answer, View } from '@aerie/ueber-den-wolken';
import type { Advice, CommonAdvice } from '../../advice.js';
import type { Asked, Bot } from '../../bot.js';
import { softChoice } from '../../learning/soft-choice.js';
import { adviceOn } from './adviser.js';
import { type Judged, rankedAtOnce } from './at-once.js';
import { GREEDY } from './evaluation-weights.js';
import type { Code } from './reasons.js';
import { type Candidate, type Effort, Search } from './search.js';
import { Turns } from './turns.js';

/** What the levels think about a decision. */
const CLUB: Effort = { candidates: 5, margin: 4, rounds: [2] };
const STRONG: Effort = { candidates: 6, margin: 5, rounds: [3, 4] };
const MASTER: Effort = { candidates: 16, margin: 10, rounds: [10, 14, 18, 24] };

/** Looks at every turn, and no further. What looks so many `points` worse than the best is done 1/e times as often. */
class AtOnce implements Bot<View, Answer> {
  private readonly turns = new Turns(GREEDY);

  constructor(private readonly points: number) {}

  choose(asked: Asked<View, Answer>, luck: QuickChance): Answer {
    const ranked = rankedAtOnce(this.turns, asked, luck);
    return (ranked[softChoice(ranked, this.points, luck)] as Judged).answer;
  }

  /** Says what looks best, and in what order the rest follows; it has no reasons. */
  advise(asked: Asked<View, Answer>, luck: QuickChance): Advice<Answer> {
    const ranked = rankedAtOnce(this.turns, asked, luck) as [Judged, ...Judged[]];
    return {
      answer: ranked[0].answer,
      reason: { code: 'botWould' satisfies CommonAdvice },
      odds: ranked.map(({ answer, worth }) => ({ answer, facts: { worth } })),
    };
  }
}

/** Plays turns on in imagined worlds. */
class Planning implements Bot<View, Answer> {
  protected readonly turns = new Turns(GREEDY);
  protected readonly search = new Search(this.turns);

  /** What wins so much less likely (`wavering`) than the best is done 1/e times as often; without it, never. */
  constructor(
    protected readonly effort: Effort,
    private readonly wavering?: number,
  ) {}

  choose({ seat, answers, view }: Asked<View, Answer>, luck: QuickChance): Answer {
    if (answers.length === 1) return answers[0] as Answer;
    const ranked = this.search.ranked(view(), seat, this.effort, luck);
    return (ranked[this.place(ranked, luck)] as Candidate).answers[0] as Answer;
  }

  private place(ranked: readonly Candidate[], luck: QuickChance): number {
    if (this.wavering === undefined) return 0;
    return softChoice(
      ranked.map(({ win }) => ({ worth: win })),
      this.wavering,
      luck,
    );
  }
}

/** Can say why. */
class Advising extends Planning {
  advise({ seat, answers, view }: Asked<View, Answer>, luck: QuickChance): Advice<Answer> {
    const reason = { code: 'onlyAnswer' satisfies Code };
    if (answers.length === 1) return { answer: answers[0] as Answer, reason };
    const seen = view();
    const ranked = this.search.ranked(seen, seat, this.effort, luck);
    return adviceOn(ranked, seen, seat, this.turns, luck);
  }
}

export const gentle = (): Bot<View, Answer> => new AtOnce(1.5);
export const club = (): Bot<View, Answer> => new Planning(CLUB, 0.08);
export const strong = (): Bot<View, Answer> => new Planning(STRONG, 0.02);
export const master = (): Bot<View, Answer> => new Advising(MASTER);
