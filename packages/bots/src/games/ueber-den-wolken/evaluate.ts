import type { Seat } from '@aerie/kernel';
import {
  type Bird,
  type Card,
  cardWorth,
  type End,
  HAND_LIMIT,
  heightOf,
  isMale,
  NO_BIRD,
  nestPoints,
  ownerOf,
  ROWS,
  type Space,
  STAGES,
  type State,
  spaceAt,
} from '@aerie/ueber-den-wolken';
import type { Weights } from './evaluation-weights.js';

/** A flock that a turn leads to, as its place in the memory of a `Judge`. */
type Flown = number;

const SPACES = 21;
const COLUMNS = 7;
/** The flock as it is; every swap of two spaces; every bird at either end of every column. */
const UNCHANGED: Flown = 0;
const SWAPS = 1;
const PLACES = SWAPS + SPACES * SPACES;
const ALL = PLACES + 10 * COLUMNS * 2;
/** Of a flock are kept: what it is worth without the own hand, and what each card of the hand scores on it. */
const ROOM = 1 + HAND_LIMIT + 1;
const MOST_SEATS = 4;

/**
 * How a table looks to one seat after a turn: what would be scored if the stage ended then, and what stays for later. Birds,
 * cards and nest are taken as they lie; cards that the seat may not know are not looked at.
 *
 * A turn changes the flock by one swap or by one bird, in different ways for different prices: each such flock is looked at
 * once.
 */
export class Judge {
  private s!: State;
  private seat: Seat = 0;
  private hand: readonly Card[] = [];
  private readonly flock: Bird[] = [];
  private readonly rest: Bird[] = [];
  private readonly females = new Int32Array(MOST_SEATS);
  private readonly males = new Int32Array(MOST_SEATS);
  private readonly bonus = new Float64Array(MOST_SEATS);
  private readonly looks = new Float64Array(ALL * ROOM);
  /** Which flocks have been looked at since `begin`. */
  private readonly when = new Int32Array(ALL);
  private now = 0;

  constructor(private readonly weights: Weights) {}

  /** From here on everything is about the turn of this seat in this state. */
  begin(s: State, seat: Seat): void {
    this.s = s;
    this.seat = seat;
    this.hand = s.hands[seat] as readonly Card[];
    this.now++;
    const { flock } = this;
    const { length } = s.flock;
    for (let space = 0; space < length; space++) flock[space] = s.flock[space] as Bird;
    flock.length = length;
    this.rest.length = length;
  }

  unchanged(): Flown {
    return this.isNew(UNCHANGED) ? this.look(UNCHANGED) : UNCHANGED;
  }

  swapped(one: Space, two: Space): Flown {
    const place = SWAPS + one * SPACES + two;
    if (!this.isNew(place)) return place;
    const { flock } = this;
    const bird = flock[one] as Bird;
    flock[one] = flock[two] as Bird;
    flock[two] = bird;
    this.look(place);
    flock[two] = flock[one] as Bird;
    flock[one] = bird;
    return place;
  }

  placed(bird: Bird, column: number, end: End): Flown {
    const front = end === 'front';
    const place = PLACES + (bird * COLUMNS + column) * 2 + (front ? 1 : 0);
    if (!this.isNew(place)) return place;
    const { flock } = this;
    const height = heightOf(flock, column);
    const back = spaceAt(column, 0);
    if (front) flock[back + height] = bird;
    else {
      for (let row = height; row > 0; row--) flock[back + row] = flock[back + row - 1] as Bird;
      flock[back] = bird;
    }
    this.look(place);
    for (let row = 0; row <= height; row++) flock[back + row] = this.s.flock[back + row] as Bird;
    return place;
  }

  /** What a flock is worth with so many cubes left and the hand without these cards. */
  worth(flown: Flown, cubes: number, gone: Card, alsoGone: Card = 0): number {
    const { hand, looks } = this;
    const at = flown * ROOM;
    const held = this.held(cubes);
    let sum = (looks[at] as number) + this.weights.cube * cubes;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as Card;
      if (card === gone || card === alsoGone) continue;
      const now = looks[at + 1 + i] as number;
      sum += Math.max(now, held);
    }
    return sum;
  }

  /** What the flock as it is is worth with one card more; of five the worst is discarded. */
  worthTaking(taken: Card, cubes: number, gone: Card): number {
    const flown = this.unchanged();
    const { hand, looks } = this;
    const at = flown * ROOM;
    const held = this.held(cubes);
    let least = Math.max(held, this.weights.spaces * this.afterLanding(taken));
    let sum = (looks[at] as number) + this.weights.cube * cubes + least;
    let cards = 1;
    for (let i = 0; i < hand.length; i++) {
      if (hand[i] === gone) continue;
      const worth = Math.max(held, looks[at + 1 + i] as number);
      sum += worth;
      if (worth < least) least = worth;
      cards++;
    }
    return cards > HAND_LIMIT ? sum - least : sum;
  }

  /** What a card would score for this seat if the birds landed now. */
  private afterLanding(card: Card): number {
    this.land();
    return cardWorth(card, this.rest, this.seat);
  }

  /** What a card in hand is worth at least: it may do something later. */
  private held(cubes: number): number {
    return this.s.stage < STAGES - 1 ? this.weights.held : this.weights.heldPerCube * Math.min(cubes, 4);
  }

  private isNew(place: Flown): boolean {
    if (this.when[place] === this.now) return false;
    this.when[place] = this.now;
    return true;
  }

  private look(place: Flown): Flown {
    this.land();
    const { hand, looks, seat } = this;
    const seats = this.s.cubes.length;
    let others = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) others += this.standing(other) + this.openCards(other);
    }
    const at = place * ROOM;
    looks[at] = this.standing(seat) - (this.weights.rivals * others) / (seats - 1);
    for (let i = 0; i < hand.length; i++) {
      looks[at + 1 + i] = this.weights.spaces * cardWorth(hand[i] as Card, this.rest, seat);
    }
    return place;
  }

  /** Counts who lands what, and what is left. */
  private land(): void {
    const { flock, females, males, bonus, rest, weights } = this;
    const seats = this.s.cubes.length;
    const later = this.s.stage < STAGES - 1;
    females.fill(0);
    males.fill(0);
    bonus.fill(0);
    for (let back = 0; back < flock.length; back += ROWS) {
      let row = ROWS - 1;
      while (row > 0 && flock[back + row] === NO_BIRD) row--;
      for (let r = ROWS - 1; r >= row; r--) rest[back + r] = NO_BIRD;
      const bird = flock[back + row] as Bird;
      const owner = ownerOf(bird);
      if (owner >= 0 && owner < seats) {
        if (isMale(bird)) males[owner] = (males[owner] as number) + 1;
        else females[owner] = (females[owner] as number) + 1;
        if (row < ROWS - 1) bonus[owner] = (bonus[owner] as number) - weights.exposed;
      }
      for (let r = 0; r < row; r++) {
        const behind = flock[back + r] as Bird;
        rest[back + r] = behind;
        if (!later) continue;
        const stays = ownerOf(behind);
        if (stays < seats)
          bonus[stays] = (bonus[stays] as number) + (r === row - 1 ? weights.next : weights.stays);
      }
    }
  }

  private standing(seat: Seat): number {
    const nest = this.s.nests[this.s.stage] as number;
    return (
      nestPoints(nest, this.females[seat] as number, this.males[seat] as number) +
      (this.bonus[seat] as number)
    );
  }

  /** What others have openly taken and could score now. */
  private openCards(seat: Seat): number {
    const hand = this.s.hands[seat] as readonly Card[];
    let sum = 0;
    for (let i = this.s.unseen[seat] as number; i < hand.length; i++) {
      sum += this.weights.spaces * cardWorth(hand[i] as Card, this.rest, seat);
    }
    return sum;
  }
}
