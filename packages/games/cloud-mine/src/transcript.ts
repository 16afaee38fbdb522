import { type Json, LoggedChance, type Seat } from '@aerie/kernel';
import type { Event } from './events.js';
import game, { cardsFor, type Options, type State } from './index.js';

/** Cards 1, 2, 3 … in this order: what the first round deals, unless said otherwise. */
const inOrder = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

/**
 * A match in a readable form: `t.play('pick 3').say('Krönung').play('guess 1', 'guess 3')`. Seats have names in
 * clockwise order; the first dreams first. Rounds deal the cards by number, and the table lies in that order.
 */
export class Transcript {
  readonly names: readonly string[];
  readonly state: State;
  readonly events: Event[] = [];
  private readonly size: number;

  constructor(names: string, options: Options = { language: 'en' }) {
    this.names = names.split(', ');
    this.size = cardsFor(this.names.length);
    const chance = new LoggedChance([0, inOrder(1, this.size)]);
    this.state = game.setup(options, this.names.length, chance, (event) => this.events.push(event));
    chance.finish();
  }

  /** The cards of this round as they will lie. */
  get dealt(): number[] {
    return inOrder(this.state.past.length * this.size + 1, this.size);
  }

  say(text: string, table = this.dealt): this {
    return this.answer(`say ${text}`, [table]);
  }

  /** Whoever is awaited answers; where that ends the round, the next is dealt. */
  play(...answers: string[]): this {
    for (const answer of answers) {
      const rounds = this.state.past.length;
      const probe = game.clone(this.state);
      const [seat] = game.awaited(probe) as [Seat];
      const a = game.read(answer);
      if (!a || game.why(probe, seat, a)) throw new Error(`${answer} is refused`);
      const next = inOrder((rounds + 1) * this.size + 1, this.size);
      const ends = a.kind === 'guess' && this.ends(a.card) && this.state.pile.length >= this.size;
      this.answer(answer, ends ? [next] : []);
    }
    return this;
  }

  /** A whole round: which card is picked and which are guessed. */
  round(picked: number, ...guesses: number[]): this {
    this.play(`pick ${picked}`).say('cloud');
    return this.play(...guesses.map((card) => `guess ${card}`));
  }

  private ends(card: number): boolean {
    const { seats, guesses, picked } = this.state;
    return card === picked || guesses.length + 1 === (seats <= 4 ? 2 * (seats - 2) : seats - 2);
  }

  private answer(answer: string, luck: readonly Json[]): this {
    const [seat] = game.awaited(this.state) as [Seat];
    const a = game.read(answer);
    const reason = a && game.why(this.state, seat, a);
    if (!a || reason) throw new Error(`${answer} is refused: ${reason?.code ?? 'unreadable'}`);
    const chance = new LoggedChance(luck);
    game.apply(this.state, seat, a, chance, (event) => this.events.push(event));
    chance.finish();
    return this;
  }

  /** The code and arguments of a refusal, of whoever is awaited or of somebody by name. */
  refusal(answer: string, name?: string) {
    const a = game.read(answer);
    if (!a) throw new Error(`${answer} cannot be read`);
    const seat = name === undefined ? (game.awaited(this.state)[0] as Seat) : this.names.indexOf(name);
    return game.why(this.state, seat, a);
  }

  get awaited(): string {
    return game
      .awaited(this.state)
      .map((seat) => this.names[seat])
      .join(', ');
  }

  /** `'Anna 3, Emil 3'`: who has cards. */
  get won(): string {
    return this.state.won
      .map((cards, seat) => (cards.length > 0 ? `${this.names[seat]} ${cards.length}` : ''))
      .filter(Boolean)
      .join(', ');
  }

  get daydreamer(): string {
    return this.names[this.state.daydreamer] as string;
  }
}
