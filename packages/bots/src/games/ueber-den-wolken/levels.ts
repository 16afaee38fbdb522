import type { QuickChance } from '@aerie/kernel';
import wolken, { type Answer, type View } from '@aerie/ueber-den-wolken';
import type { Asked, Bot } from '../../bot.js';
import { softChoice } from '../../learning/soft-choice.js';
import { type Effort, Search } from './search.js';
import { Turns } from './turns.js';
import { GREEDY } from './weights.js';

/** What the levels think about a decision. */
const CLUB: Effort = { candidates: 5, margin: 4, rounds: [2] };
const STRONG: Effort = { candidates: 6, margin: 5, rounds: [3, 4] };
const MASTER: Effort = { candidates: 16, margin: 10, rounds: [10, 14, 18, 24] };

/** Looks at every turn, and no further. What looks so many `points` worse than the best is done 1/e times as often. */
class AtOnce implements Bot<View, Answer> {
  private readonly turns = new Turns(GREEDY);

  constructor(private readonly points: number) {}

  choose({ seat, answers, view }: Asked<View, Answer>, luck: QuickChance): Answer {
    if (answers.length === 1) return answers[0] as Answer;
    // An action or a card is as good as the best that can be done with it, however many ways there are.
    const worths = new Map<Answer, number>();
    this.turns.each(wolken.imagine(view(), luck), seat, ([first], _, worth) => {
      const before = worths.get(first as Answer) ?? Number.NEGATIVE_INFINITY;
      if (worth > before) worths.set(first as Answer, worth);
    });
    const ranked = [...worths]
      .map(([answer, worth]) => ({ answer, worth }))
      .sort((a, b) => b.worth - a.worth);
    return ranked[softChoice(ranked, this.points, luck)]?.answer ?? (answers[0] as Answer);
  }
}

/** Plays turns on in imagined worlds. What wins so much less likely (`chance`) than the best is done 1/e times as often. */
class Planning implements Bot<View, Answer> {
  private readonly search = new Search(new Turns(GREEDY));

  constructor(
    private readonly effort: Effort,
    private readonly chance: number | undefined = undefined,
  ) {}

  choose({ seat, answers, view }: Asked<View, Answer>, luck: QuickChance): Answer {
    if (answers.length === 1) return answers[0] as Answer;
    const ranked = this.search
      .ranked(view(), seat, this.effort, luck)
      .map((one) => ({ answer: one.answers[0], worth: one.win }));
    const at = this.chance === undefined ? 0 : softChoice(ranked, this.chance, luck);
    return ranked[at]?.answer ?? (answers[0] as Answer);
  }
}

export const gentle = (): Bot<View, Answer> => new AtOnce(1.5);
export const club = (): Bot<View, Answer> => new Planning(CLUB, 0.08);
export const strong = (): Bot<View, Answer> => new Planning(STRONG);
export const master = (): Bot<View, Answer> => new Planning(MASTER);
