import type { Seat } from '@aerie/kernel';
import {
  type Bird,
  type Card,
  cardWorth,
  isMale,
  NO_BIRD,
  nestPoints,
  ownerOf,
  ROWS,
  STAGES,
  type State,
} from '@aerie/ueber-den-wolken';
import { WEIGHTS as W } from './weights.js';

/**
 * How a flock looks to one seat: what would be scored if the stage ended now, and what stays for later. Birds, cards and
 * nest are taken as they lie; cards that the seat may not know are not looked at.
 */
export class Judge {
  /** Scratch by seat, and the flock after the landing: kept, since a turn is judged some hundred times. */
  private readonly females: number[];
  private readonly males: number[];
  private readonly bonus: number[];
  private readonly rest: Bird[];

  constructor(
    private readonly s: State,
    private readonly seat: Seat,
  ) {
    const zeros = s.cubes.map(() => 0);
    this.females = zeros.slice();
    this.males = zeros.slice();
    this.bonus = zeros.slice();
    this.rest = s.flock.slice();
  }

  /** What this flock, with these cards in the own hand and so many cubes left, is worth. */
  worth(flock: readonly Bird[], hand: readonly Card[], cubes: number): number {
    this.land(flock);
    const own = this.standing(this.seat) + this.handWorth(hand, cubes) + W.cube * cubes;
    const seats = this.s.cubes.length;
    let others = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== this.seat) others += this.standing(seat) + this.openCards(seat);
    }
    return own - (W.rivals * others) / (seats - 1);
  }

  /** Counts who lands what, and what is left. */
  private land(flock: readonly Bird[]): void {
    const { females, males, bonus, rest } = this;
    const later = this.s.stage < STAGES - 1;
    females.fill(0);
    males.fill(0);
    bonus.fill(0);
    for (let back = 0; back < flock.length; back += ROWS) {
      let row = ROWS - 1;
      while (row > 0 && flock[back + row] === NO_BIRD) row--;
      for (let r = 0; r < ROWS; r++) rest[back + r] = r < row ? (flock[back + r] as Bird) : NO_BIRD;
      const bird = flock[back + row] as Bird;
      const owner = ownerOf(bird);
      if (owner >= 0 && owner < females.length) {
        if (isMale(bird)) males[owner] = (males[owner] as number) + 1;
        else females[owner] = (females[owner] as number) + 1;
        if (row < ROWS - 1) bonus[owner] = (bonus[owner] as number) - W.exposed;
      }
      if (!later) continue;
      for (let r = 0; r < row; r++) {
        const stays = ownerOf(flock[back + r] as Bird);
        if (stays < females.length)
          bonus[stays] = (bonus[stays] as number) + (r === row - 1 ? W.next : W.stays);
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

  /** Each card for its spaces, or for what it may do later, whichever is more. */
  private handWorth(hand: readonly Card[], cubes: number): number {
    const held = this.s.stage < STAGES - 1 ? W.held : W.heldPerCube * Math.min(cubes, 4);
    let sum = 0;
    for (let i = 0; i < hand.length; i++) {
      const now = W.spaces * cardWorth(hand[i] as Card, this.rest, this.seat);
      sum += Math.max(now, held);
    }
    return sum;
  }

  /** What others have openly taken and could score now. */
  private openCards(seat: Seat): number {
    const hand = this.s.hands[seat] as readonly Card[];
    let sum = 0;
    for (let i = this.s.unseen[seat] as number; i < hand.length; i++) {
      sum += W.spaces * cardWorth(hand[i] as Card, this.rest, seat);
    }
    return sum;
  }
}
