import type { QuickChance, Seat } from '@aerie/kernel';
import wolken, {
  type Answer,
  type Bird,
  type Card,
  cardWorth,
  HAND_LIMIT,
  heightOf,
  PASS_PRICE,
  STAGES,
  type State,
  spaceAt,
  type View,
} from '@aerie/ueber-den-wolken';
import type { Asked, Bot } from '../../bot.js';
import { Judge } from './evaluate.js';
import { WEIGHTS as W } from './weights.js';

/** Tries every way to finish the own turn and takes the one after which the flock looks best. */
export const greedy = (): Bot<View, Answer> => ({
  choose({ seat, answers, view }: Asked<View, Answer>, luck: QuickChance): Answer {
    if (answers.length === 1) return answers[0] as Answer;
    return new Turn(seat, luck).best(wolken.imagine(view(), luck), answers).answer;
  },
});

interface Found {
  readonly answer: Answer;
  readonly worth: number;
}

class Turn {
  constructor(
    private readonly seat: Seat,
    private readonly luck: QuickChance,
  ) {}

  best(s: State, answers: readonly Answer[] = wolken.answers(s, this.seat)): Found {
    const judge = new Judge(s, this.seat);
    const flock = s.flock.slice();
    let answer = answers[0] as Answer;
    let worth = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (let i = 0; i < answers.length; i++) {
      const one = answers[i] as Answer;
      const found = this.worth(s, one, judge, flock);
      if (found < worth) continue;
      // Of answers that look alike any may be taken: the left of the board is no better than the right.
      equals = found > worth ? 1 : equals + 1;
      if (equals > 1 && this.luck.below(equals) > 0) continue;
      worth = found;
      answer = one;
    }
    return { answer, worth };
  }

  /** What the table is worth after this answer and the best that can follow in this turn. Leaves `flock` as it was. */
  private worth(s: State, a: Answer, judge: Judge, flock: Bird[]): number {
    const hand = s.hands[this.seat] as Card[];
    const cubes = s.cubes[this.seat] as number;
    switch (a.kind) {
      case 'swap': {
        const [one, two] = [flock[a.one] as Bird, flock[a.two] as Bird];
        flock[a.one] = two;
        flock[a.two] = one;
        const worth = judge.worth(flock, hand, cubes);
        flock[a.one] = one;
        flock[a.two] = two;
        return worth;
      }
      case 'place':
        return s.step.at === 'place'
          ? this.placed(s.step.bird, a.column, a.end === 'front', judge, flock, hand, cubes)
          : 0;
      case 'take': {
        const more = [...hand, a.card];
        if (more.length <= HAND_LIMIT) return judge.worth(flock, more, cubes);
        return Math.max(...more.map((card) => judge.worth(flock, without(more, card), cubes)));
      }
      case 'discard':
        return judge.worth(flock, without(hand, a.card), cubes);
      case 'pass':
        return judge.worth(flock, hand, Math.max(0, cubes - PASS_PRICE));
      case 'score':
        return this.scored(s, a.card, judge);
      case 'done':
        return 0;
      case 'deck':
        return this.drawn(s);
      default: {
        const after = wolken.clone(s);
        wolken.apply(after, this.seat, a, NO_LUCK, undefined);
        return this.best(after).worth;
      }
    }
  }

  private placed(
    bird: Bird,
    column: number,
    front: boolean,
    judge: Judge,
    flock: Bird[],
    hand: readonly Card[],
    cubes: number,
  ): number {
    const height = heightOf(flock, column);
    const back = spaceAt(column, 0);
    const before = flock.slice(back, back + height + 1);
    if (front) flock[back + height] = bird;
    else {
      for (let row = height; row > 0; row--) flock[back + row] = flock[back + row - 1] as Bird;
      flock[back] = bird;
    }
    const worth = judge.worth(flock, hand, cubes);
    before.forEach((was, row) => {
      flock[back + row] = was;
    });
    return worth;
  }

  /** The top of the deck may be any bird of its upper part. */
  private drawn(s: State): number {
    const part = s.deck[0] as Bird[];
    let sum = 0;
    for (const bird of new Set(part)) {
      const after = wolken.clone(s);
      after.step = { at: 'place', bird };
      sum += this.best(after).worth * part.filter((one) => one === bird).length;
    }
    return sum / part.length;
  }

  /** By the card Score: the points at once. After a landing: against what the card may still bring. */
  private scored(s: State, card: Card, judge: Judge): number {
    const points = cardWorth(card, s.flock, this.seat);
    if (s.step.at === 'scoring') return points - (s.stage < STAGES - 1 ? W.held : 0);
    const hand = s.hands[this.seat] as Card[];
    return points + judge.worth(s.flock, without(hand, card), s.cubes[this.seat] as number);
  }
}

const without = (cards: readonly Card[], card: Card): Card[] => cards.filter((one) => one !== card);

/** For answers that ask nothing of chance. */
const NO_LUCK = {
  pick: (): never => noLuck(),
  deal: (): never => noLuck(),
  draw: (): never => noLuck(),
};
const noLuck = (): never => {
  throw new Error('this answer should need no luck');
};
