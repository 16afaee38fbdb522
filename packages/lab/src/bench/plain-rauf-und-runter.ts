import type { QuickChance } from '@aerie/kernel';

/**
 * Rauf und Runter once more, without the contract: a table that stops for every decision as well, but knows choices by their number
 * only, tells of nothing that happens, and draws its luck itself. `contract-cost.ts` measures against it what the contract costs.
 * With the same luck and choices it plays the same games as the rules.
 */

const CARDS: readonly number[] = Array.from({ length: 16 }, (_, i) => 7 + i);
const FIRST_LADDER = 9;
const ROUNDS = CARDS.length - FIRST_LADDER;
const DICE = 5;
/** The face of a die that is a feather; the others count their number. */
const FEATHER = 6;

/** How many throws there are of so many dice; a throw is a number whose digits to the base of six are its faces. */
const THROWS = Array.from({ length: DICE + 1 }, (_, dice) => 6 ** dice);
/** By number of dice and throw: the set of faces that it shows, a bit each. */
const SHOWN = THROWS.map((throws, dice) =>
  Uint8Array.from({ length: throws }, (_, roll) => shown(dice, roll)),
);
/** By set: its faces, the lowest first. */
const FACES = Array.from({ length: 64 }, (_, set) =>
  [1, 2, 3, 4, 5, 6].filter((face) => set & (1 << (face - 1))),
);

function shown(dice: number, roll: number): number {
  let set = 0;
  for (let left = dice, rest = roll; left > 0; left--, rest = Math.floor(rest / 6)) set |= 1 << (rest % 6);
  return set;
}

export class PlainTable {
  readonly cards: number[];
  readonly pecking: number[];
  readonly order: number[];
  readonly space: number[] = [];
  readonly feathers: number[] = [];
  readonly momenta: number[] = [];
  readonly track: number[] = [];
  readonly heap: number[] = [];
  supply = 35;
  round = 0;
  turn = 0;
  dice = 0;
  faces: readonly number[] = [];

  constructor(
    seats: number,
    private readonly luck: QuickChance,
  ) {
    const everyone: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      everyone.push(seat);
      this.space.push(5);
      this.feathers.push(0);
      this.momenta.push(0);
    }
    this.cards = shuffled(CARDS, luck);
    this.pecking = shuffled(everyone, luck);
    this.order = this.pecking.slice();
    this.throw(DICE);
  }

  get isOver(): boolean {
    return this.round === ROUNDS;
  }

  /** In how many ways whoever plays can decide. */
  choices(): number {
    const own = this.feathers[this.order[this.turn] as number] as number;
    if (this.dice === 0) return Math.min(own, this.momentum() - this.flutter()) + 1;
    return own >= 2 ? this.faces.length + 1 : this.faces.length;
  }

  /** A face of the throw by its place, the same dice again, or so many feathers to shed. */
  choose(choice: number): void {
    const seat = this.order[this.turn] as number;
    if (this.dice === 0) this.shed(seat, choice);
    else if (choice === this.faces.length) {
      this.feathers[seat] = (this.feathers[seat] as number) - 2;
      this.supply += 2;
      this.throw(this.dice);
    } else {
      this.put(seat, this.faces[choice] as number);
      if (this.dice > 1) this.throw(this.dice - 1);
      else this.endRolls(seat);
    }
  }

  private throw(dice: number): void {
    this.dice = dice;
    this.faces = FACES[SHOWN[dice]?.[this.luck.below(THROWS[dice] as number)] as number] as readonly number[];
  }

  private put(seat: number, face: number): void {
    const { track } = this;
    if (face === FEATHER) {
      if (this.supply === 0) return;
      this.supply--;
      this.feathers[seat] = (this.feathers[seat] as number) + 1;
    } else if (track.length > 0 && face < (track[track.length - 1] as number)) this.heap.push(face);
    else track.push(face);
  }

  private momentum(): number {
    let sum = 0;
    for (let i = 0; i < this.track.length; i++) sum += this.track[i] as number;
    return sum;
  }

  private flutter(): number {
    return this.cards[FIRST_LADDER + this.round] as number;
  }

  private endRolls(seat: number): void {
    this.dice = 0;
    const momentum = this.momentum();
    const tooMuch = momentum - this.flutter();
    if (tooMuch <= 0) this.momenta[seat] = momentum;
    else if ((this.feathers[seat] as number) > 0) return;
    else this.move(seat, Math.max(0, (this.space[seat] as number) - tooMuch));
    this.endTurn();
  }

  private shed(seat: number, feathers: number): void {
    this.feathers[seat] = (this.feathers[seat] as number) - feathers;
    this.supply += feathers;
    const momentum = this.momentum();
    const tooMuch = momentum - this.flutter() - feathers;
    if (tooMuch === 0) this.momenta[seat] = momentum;
    else this.move(seat, Math.max(0, (this.space[seat] as number) - tooMuch));
    this.endTurn();
  }

  private endTurn(): void {
    while (this.track.length > 0) this.track.pop();
    while (this.heap.length > 0) this.heap.pop();
    this.turn++;
    if (this.turn === this.order.length) {
      this.compare();
      this.round++;
      if (this.isOver) return;
      this.turn = 0;
      for (let i = 0; i < this.order.length; i++) {
        this.order[i] = this.pecking[i] as number;
        this.momenta[i] = 0;
      }
    }
    this.throw(DICE);
  }

  private compare(): void {
    const { momenta, pecking } = this;
    const top = 4 * (FIRST_LADDER + this.round) - 1;
    let standing = 0;
    let lowest = 99;
    let highest = 0;
    for (const momentum of momenta) {
      if (momentum === 0) continue;
      standing++;
      lowest = Math.min(lowest, momentum);
      highest = Math.max(highest, momentum);
    }
    if (standing === 0 || (standing > 1 && lowest === highest)) return;
    if (standing === 1) lowest = 0;
    for (const seat of pecking.slice()) {
      const momentum = momenta[seat] as number;
      if (momentum === 0) continue;
      if (momentum === lowest) {
        const given = Math.min(2, this.supply);
        this.supply -= given;
        this.feathers[seat] = (this.feathers[seat] as number) + given;
      } else this.move(seat, Math.min(top, (this.space[seat] as number) + momentum - lowest));
    }
  }

  private move(seat: number, to: number): void {
    const { pecking, space } = this;
    if (to === space[seat]) return;
    space[seat] = to;
    let at = pecking.indexOf(seat);
    for (; at > 0 && (space[pecking[at - 1] as number] as number) < to; at--)
      pecking[at] = pecking[at - 1] as number;
    for (; at < pecking.length - 1 && (space[pecking[at + 1] as number] as number) >= to; at++)
      pecking[at] = pecking[at + 1] as number;
    pecking[at] = seat;
  }
}

/** Random choices to the end of the game. */
export function playPlainly(seats: number, luck: QuickChance): { table: PlainTable; decisions: number } {
  const table = new PlainTable(seats, luck);
  let decisions = 0;
  for (; !table.isOver; decisions++) table.choose(luck.below(table.choices()));
  return { table, decisions };
}

function shuffled(from: readonly number[], luck: QuickChance): number[] {
  const cards = from.slice();
  for (let i = 0; i < cards.length; i++) {
    const j = i + luck.below(cards.length - i);
    const taken = cards[j] as number;
    cards[j] = cards[i] as number;
    cards[i] = taken;
  }
  return cards;
}
