import type { QuickChance, Seat } from '@aerie/kernel';
import wolken, {
  type Answer,
  type Bird,
  type Card,
  cardWorth,
  NO_CARD,
  PASS_PRICE,
  type State,
} from '@aerie/ueber-den-wolken';
import { Judge } from './evaluate.js';
import type { Weights } from './evaluation-weights.js';

/**
 * Told of a way to finish the turn: the first `length` answers of `path`, which changes afterwards, and what the table is worth
 * then. Nothing follows the top of the deck: what to do with the bird is decided when it is seen.
 */
type Found = (path: readonly Answer[], length: number, worth: number) => void;

/**
 * Finds every way in which a seat can finish its turn. What is legal is asked of the rules; what has no consequences beyond the
 * seat's own turn is not played through.
 */
export class Turns {
  private readonly judge: Judge;
  private readonly path: Answer[] = [];
  private seat: Seat = 0;
  private found: Found = () => undefined;

  constructor(private readonly weights: Weights) {
    this.judge = new Judge(weights);
  }

  each(s: State, seat: Seat, found: Found): void {
    this.seat = seat;
    this.found = found;
    this.judge.begin(s, seat);
    this.follow(s, 0, NO_CARD);
  }

  /** The answers of the turn after which the table looks best; of those that look alike any, or the first without luck. */
  best(s: State, seat: Seat, luck: QuickChance | undefined): Answer[] {
    let best: Answer[] = [];
    let most = Number.NEGATIVE_INFINITY;
    let equals = 0;
    this.each(s, seat, (path, length, worth) => {
      if (worth < most) return;
      equals = worth > most ? 1 : equals + 1;
      // The left of the board is no better than the right.
      if (equals > 1 && (luck === undefined || luck.below(equals) > 0)) return;
      most = worth;
      best = path.slice(0, length);
    });
    return best;
  }

  /** The answers of a turn after which the table looks good: what looks so many `points` worse than another is done 1/e times as often. */
  good(s: State, seat: Seat, points: number, luck: QuickChance): Answer[] {
    let chosen: Answer[] = [];
    let most = Number.NEGATIVE_INFINITY;
    this.each(s, seat, (path, length, worth) => {
      if (worth + points * LUCKIEST < most) return;
      // The largest of what they are worth and such a noise is each of them just so often.
      const noisy = worth - points * Math.log(-Math.log(luck.fraction() || Number.MIN_VALUE));
      if (noisy <= most) return;
      most = noisy;
      chosen = path.slice(0, length);
    });
    return chosen;
  }

  /** Every answer from here on; `gone` is the card of the hand that is being played. */
  private follow(s: State, depth: number, gone: Card): void {
    const answers = wolken.answers(s, this.seat);
    for (let i = 0; i < answers.length; i++) this.try(s, answers[i] as Answer, depth, gone);
  }

  private try(s: State, a: Answer, depth: number, gone: Card): void {
    const { seat } = this;
    this.path[depth] = a;
    switch (a.kind) {
      case 'bird':
        this.follow({ ...s, step: { at: 'place', bird: a.bird } }, depth + 1, gone);
        break;
      case 'action':
      case 'play':
      case 'copy': {
        const after = ownCopy(s, seat);
        wolken.apply(after, seat, a, NO_LUCK, undefined);
        this.follow(after, depth + 1, a.kind === 'play' ? a.card : gone);
        break;
      }
      default:
        this.found(this.path, depth + 1, this.worthAfter(s, a, gone));
    }
  }

  /** What the table is worth after the last answer of a turn. */
  private worthAfter(s: State, a: Answer, gone: Card): number {
    const { judge } = this;
    const cubes = s.cubes[this.seat] as number;
    switch (a.kind) {
      case 'swap':
        return judge.worth(judge.swapped(a.one, a.two), cubes, gone);
      case 'place':
        return s.step.at === 'place'
          ? judge.worth(judge.placed(s.step.bird, a.column, a.end), cubes, gone)
          : 0;
      case 'take':
        return judge.worthTaking(a.card, cubes, gone);
      case 'discard':
        return judge.worth(judge.unchanged(), cubes, a.card);
      case 'pass':
        return judge.worth(judge.unchanged(), Math.max(0, cubes - PASS_PRICE), gone);
      case 'score':
        return this.scored(s, a.card, cubes, gone);
      case 'deck':
        return this.drawn(s, cubes, gone);
      default:
        return 0;
    }
  }

  /** The top of the deck may be any bird of its upper part; each goes where it is worth most. */
  private drawn(s: State, cubes: number, gone: Card): number {
    const { judge } = this;
    const part = s.deck[0] as readonly Bird[];
    const places = wolken.answers({ ...s, step: { at: 'place', bird: part[0] as Bird } }, this.seat);
    let sum = 0;
    for (let i = 0; i < part.length; i++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let j = 0; j < places.length; j++) {
        const a = places[j] as Answer;
        if (a.kind !== 'place') continue;
        const worth = judge.worth(judge.placed(part[i] as Bird, a.column, a.end), cubes, gone);
        if (worth > best) best = worth;
      }
      sum += best;
    }
    return sum / part.length;
  }

  /** By the card Score: the points at once. After a landing: against what the card may still bring. */
  private scored(s: State, card: Card, cubes: number, gone: Card): number {
    const { judge } = this;
    const points = cardWorth(card, s.flock, this.seat);
    return s.step.at === 'scoring'
      ? points - this.weights.held
      : points + judge.worth(judge.unchanged(), cubes, gone, card);
  }
}

/** Noise that is larger than this comes once in three thousand times. */
const LUCKIEST = 8;

/** A copy of all that choosing an action or a card changes; the rest is shared. */
function ownCopy(s: State, seat: Seat): State {
  const hands = s.hands.slice();
  hands[seat] = (s.hands[seat] as Card[]).slice();
  return {
    ...s,
    hands,
    unseen: s.unseen.slice(),
    cubes: s.cubes.slice(),
    spent: s.spent.slice(),
    uses: s.uses.slice(),
    users: s.users.slice(),
  };
}

/** For answers that ask nothing of chance. */
const NO_LUCK = {
  pick: (): never => noLuck(),
  deal: (): never => noLuck(),
  draw: (): never => noLuck(),
};
const noLuck = (): never => {
  throw new Error('this answer should need no luck');
};
