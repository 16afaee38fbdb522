import type { Outcome, Seat } from '@aerie/kernel';
import {
  type Bird,
  CARD_SETS,
  type Card,
  cardWorth,
  type Event,
  NEST_CARDS,
  ownerOf,
  SPACE_NAMES,
  type State,
} from '@aerie/ueber-den-wolken';
import { winOf } from '../../../playout.js';
import { Running } from '../../../statistics/running.js';

/** What became of one card. */
export class CardTally {
  /** What its spaces would give a seat after a landing, whoever holds it. */
  readonly worth = new Running();
  /** What it gave when it was scored. */
  readonly scored = new Running();
  played = 0;
}

/** What is known of all watched games at tables of one size. */
export class Tally {
  games = 0;
  landings = 0;
  /** By space: how many times a bird of some player was there after the landing. */
  readonly birds: number[];
  readonly cards: ReadonlyMap<Card, CardTally>;
  /** By nest card: what a seat got. */
  readonly nests = NEST_CARDS.map(() => new Running());
  /** Wins by place in the order of the first stage, and of whoever began the last stage. */
  readonly winsInOrder: number[];
  winsOfLastFirst = 0;
  private readonly firsts: Seat[] = [];

  constructor(readonly players: number) {
    this.birds = SPACE_NAMES.slice(0, (players + 3) * 3).map(() => 0);
    this.cards = new Map((CARD_SETS[players] ?? []).map((card) => [card, new CardTally()]));
    this.winsInOrder = Array.from({ length: players }, () => 0);
  }

  saw(event: Event, s: State): void {
    switch (event.type) {
      case 'stageBegan':
        this.firsts[event.stage - 1] = event.first;
        break;
      case 'nestScored':
        this.nests[event.nest]?.add(event.total);
        break;
      case 'scoringCame':
        // The first to be asked: the flock is as the landing left it.
        if (event.seat === s.first) this.look(s);
        break;
      case 'scored':
        this.cards.get(event.card)?.scored.add(event.total);
        break;
      case 'played':
        (this.cards.get(event.card) as CardTally).played++;
        break;
    }
  }

  private look({ flock }: State): void {
    this.landings++;
    flock.forEach((bird, space) => {
      const owner = ownerOf(bird as Bird);
      if (owner >= 0 && owner < this.players) this.birds[space] = (this.birds[space] as number) + 1;
    });
    for (const [card, tally] of this.cards) {
      for (let seat = 0; seat < this.players; seat++) tally.worth.add(cardWorth(card, flock, seat));
    }
  }

  ended(outcome: Outcome): void {
    this.games++;
    const [first, , last] = this.firsts as [Seat, Seat, Seat];
    this.winsInOrder.forEach((wins, i) => {
      this.winsInOrder[i] = wins + winOf(outcome, (first + i) % this.players);
    });
    this.winsOfLastFirst += winOf(outcome, last);
  }

  /** How often a given seat has a bird on a space after a landing. */
  share(space: number): number {
    return (this.birds[space] as number) / (this.landings * this.players);
  }

  /** The most valuable card's worth over that of the least. */
  get spread(): number {
    const worths = [...this.cards.values()].map(({ worth }) => worth.mean);
    return Math.max(...worths) / Math.min(...worths);
  }
}
