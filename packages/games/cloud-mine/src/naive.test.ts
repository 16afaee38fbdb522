import { QuickChance, RecordingChance, type Seat, seatsOf, type Viewer } from '@aerie/kernel';
import { expect, test } from 'vitest';
import game, { type Answer, type Event, type State, type View } from './index.js';

/**
 * A table where people keep everything in plain lists and do what the rules say, step by step. Whole random matches must
 * go the same way: who is asked, what they may answer, what everybody sees, who gets which cards.
 */
class Table {
  pile = Array.from({ length: 80 }, (_, i) => i + 1);
  readonly heaps: number[][];
  readonly past: View['past'][number][] = [];
  scout: Seat;
  hand: number[] = [];
  picked = 0;
  words = '';
  /** Empty until the cards are shown. */
  shown: number[] = [];
  turned: { seat: Seat; card: number }[] = [];
  /** Who is still to guess, in order. */
  guessers: Seat[] = [];

  constructor(
    readonly seats: number,
    public daydreamer: Seat,
  ) {
    this.heaps = seatsOf(seats).map(() => []);
    this.scout = this.right(daydreamer);
  }

  left = (seat: Seat): Seat => (seat === this.seats - 1 ? 0 : seat + 1);
  right = (seat: Seat): Seat => (seat === 0 ? this.seats - 1 : seat - 1);
  cardsOfARound = (): number => ({ 3: 4, 4: 6, 5: 5, 6: 6, 7: 7, 8: 8 })[this.seats] as number;
  over = (): boolean => this.hand.length === 0;

  deal(cards: readonly number[]): void {
    this.hand = cards.toSorted((a, b) => a - b);
    this.pile = this.pile.filter((card) => !cards.includes(card));
    Object.assign(this, { picked: 0, words: '', shown: [], turned: [], guessers: [] });
  }

  show(cards: readonly number[]): void {
    this.shown = cards.slice();
    for (let seat = this.left(this.daydreamer); seat !== this.scout; seat = this.left(seat))
      this.guessers.push(seat);
    if (this.seats < 5) this.guessers.push(...this.guessers);
  }

  faceUp(): number[] {
    const down = this.turned.map(({ card }) => card);
    return this.shown.filter((card) => !down.includes(card));
  }

  /** Gives whether the round is over. */
  guess(card: number): boolean {
    const seat = this.guessers.shift() as Seat;
    const up = this.faceUp();
    this.turned.push({ seat, card });
    if (card !== this.picked && this.guessers.length > 0) return false;
    if (card === this.picked) {
      this.heaps[seat]?.push(...up);
      this.heaps[this.daydreamer]?.push(...this.shown.filter((one) => !up.includes(one)));
    } else this.heaps[this.scout]?.push(...this.shown);
    const { daydreamer, words, picked } = this;
    this.past.push({ daydreamer, words, cards: this.shown, picked, guesses: this.turned });
    this.daydreamer = this.scout;
    this.scout = this.right(this.scout);
    this.deal([]);
    return true;
  }

  awaited(): Seat[] {
    if (this.over()) return [];
    if (this.picked === 0) return [this.scout];
    return this.shown.length === 0 ? [this.daydreamer] : this.guessers.slice(0, 1);
  }

  /** Everything that may be said at the table with these words, by whoever is awaited. */
  mayAnswer(text: string): boolean {
    if (this.over()) return false;
    const [how, card] = text.split(' ');
    if (this.picked === 0) return how === 'pick' && this.hand.includes(Number(card));
    if (this.shown.length === 0) return how === 'say' && text.split(' ').length <= 6;
    return how === 'guess' && this.faceUp().includes(Number(card));
  }

  seenBy(who: Viewer): View {
    const step = this.over()
      ? 'over'
      : this.picked === 0
        ? 'scout'
        : this.shown.length === 0
          ? 'dream'
          : 'guess';
    return {
      viewer: who,
      language: 'en',
      seats: this.seats,
      step,
      daydreamer: this.daydreamer,
      left: this.pile.length,
      cards: step === 'guess' ? this.shown : who === this.scout ? this.hand : [],
      picked: who === this.scout || who === this.daydreamer ? this.picked : 0,
      words: this.words,
      guesses: this.turned,
      past: this.past,
      won: this.heaps.map((heap) => heap.toSorted((a, b) => a - b)),
    };
  }

  /** Cards whose faces somebody has seen. */
  knownTo(who: Viewer): Set<number> {
    const { cards, picked, past } = this.seenBy(who);
    return new Set([0, picked, ...cards, ...past.flatMap((round) => round.cards)]);
  }
}

const viewers = (seats: number): Viewer[] => [...seatsOf(seats), 'watcher'];
const WORDS = ['say whale', 'say a whale with a hat', 'say six are one word too many'];
const TRIES = [...WORDS, ...Array.from({ length: 80 }, (_, i) => [`pick ${i + 1}`, `guess ${i + 1}`]).flat()];

/** Compares the text first: most steps agree, and comparing them part by part is slow. */
function same(is: unknown, should: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(should)) expect(is).toEqual(should);
}

function compare(s: State, table: Table, luck: QuickChance): void {
  same(game.awaited(s), table.awaited());
  for (const who of viewers(table.seats)) same(game.view(s, who), table.seenBy(who));
  for (const seat of seatsOf(table.seats)) {
    const may = table.awaited().includes(seat) ? TRIES.filter((text) => table.mayAnswer(text)) : [];
    const listed = game.answers(s, seat).map(game.write);
    same(listed.sort(), may.filter((text) => !text.startsWith('say')).sort());
    same(game.open?.(s, seat) !== undefined, may.includes('say whale'));
    const tries = [...WORDS, ...luck.deal(TRIES, 8)];
    same(
      tries.filter((text) => game.why(s, seat, game.read(text) as Answer) === undefined),
      tries.filter((text) => may.includes(text)),
    );
  }
}

/** Cards that are named in what a viewer is told. */
function named(events: readonly Event[], who: Viewer): number[] {
  return events.flatMap((event) => {
    const told = game.redact(event, who) as { card?: number; cards?: number[]; picked?: number };
    return [told.card ?? 0, told.picked ?? 0, ...(told.cards ?? [])];
  });
}

test.each([3, 4, 5, 6, 7, 8])('%i players: random matches go as at a plain table', (seats) => {
  const luck = new QuickChance(`table for ${seats}`);
  for (let match = 0; match < 3; match++) {
    const record = new RecordingChance(luck);
    const s = game.setup({ language: 'en' }, seats, record, undefined);
    const [daydreamer, first] = record.outcomes as [Seat, number[]];
    const table = new Table(seats, daydreamer);
    expect(first).toHaveLength(table.cardsOfARound());
    table.deal(first);
    while (!table.over()) {
      compare(s, table, luck);
      const [seat] = table.awaited() as [Seat];
      const text = luck.pick(TRIES.filter((one) => table.mayAnswer(one)));
      const answer = game.read(text) as Answer;
      const before = viewers(seats).map((who) => table.knownTo(who));
      const [events, chance] = [[] as Event[], new RecordingChance(luck)];
      game.apply(s, seat, answer, chance, (event) => events.push(event));
      const drawn = chance.outcomes as number[][];
      if (answer.kind === 'pick') table.picked = answer.card;
      else if (answer.kind === 'say') {
        table.words = answer.text;
        expect(drawn[0]?.toSorted((a, b) => a - b)).toEqual(table.hand);
        table.show(drawn.shift() as number[]);
      } else if (table.guess(answer.card) && table.pile.length >= table.cardsOfARound()) {
        expect(drawn[0]).toHaveLength(table.cardsOfARound());
        table.deal(drawn.shift() as number[]);
      }
      expect(drawn).toEqual([]);
      viewers(seats).forEach((who, v) => {
        const known = new Set([...(before[v] as Set<number>), ...table.knownTo(who)]);
        expect(named(events, who).filter((card) => !known.has(card))).toEqual([]);
      });
      expect(game.outcome(s) === undefined).toBe(!table.over());
    }
    compare(s, table, luck);
    const points = table.heaps.map((heap) => heap.length);
    const best = points.toSorted((a, b) => b - a);
    expect(game.outcome(s)).toEqual({ places: points.map((mine) => best.indexOf(mine) + 1), points });
  }
});
