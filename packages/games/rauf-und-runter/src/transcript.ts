import { LoggedChance, type Seat, seatsOf } from '@aerie/kernel';
import { DICE, LADDER_CARDS } from './data/pieces.js';
import { THROWS } from './dice.js';
import type { Event } from './events.js';
import game, { type State } from './index.js';

/** How a test lays out the table. Chickens are named from the highest to the lowest. */
interface Layout {
  /** Flutter number of the round that is played. */
  flutter: number;
  /** `'blue 20, yellow 14, red 14'`: pecking order with spaces; on one space the nearer to the plant first. */
  chickens: string;
  /** Feathers by name; none if not said. */
  feathers?: Readonly<Record<string, number>>;
  /** 1 to 7. */
  round?: number;
}

/**
 * A match in a readable form: turns are told as throws and answers, `'33412 3, 4412 4, …'`. Seats are
 * numbered as the chickens are named.
 */
export class Transcript {
  readonly names: readonly string[];
  readonly state: State;
  readonly events: Event[] = [];

  constructor(layout: Layout, firstThrow = '11111') {
    const chickens = layout.chickens.split(', ').map((one) => one.split(' '));
    this.names = chickens.map(([name]) => name as string);
    const seats = this.names.length;
    const round = (layout.round ?? 1) - 1;
    const others = LADDER_CARDS.filter((card) => card !== layout.flutter);
    const cards = [...others.slice(0, 9 + round), layout.flutter, ...others.slice(9 + round)];
    this.state = game.setup({}, seats, new LoggedChance([cards, seatsOf(seats), firstThrow]), undefined);
    this.state.round = round;
    this.state.ladder.push(...this.state.flutter.slice(0, round));
    chickens.forEach(([name, space], seat) => {
      this.state.space[seat] = Number(space);
      this.state.feathers[seat] = layout.feathers?.[name as string] ?? 0;
    });
  }

  /** Plays the answers of whoever's turn it is; after each, the next throw is the next word. */
  play(answer: string, ...throws: string[]): this {
    const a = game.read(answer);
    const [seat] = game.awaited(this.state);
    if (!a || seat === undefined) throw new Error(`nobody can answer ${answer}`);
    const reason = game.why(this.state, seat, a);
    if (reason) throw new Error(`${answer} is refused: ${reason.code}`);
    const chance = new LoggedChance(throws);
    game.apply(this.state, seat, a, chance, (event) => this.events.push(event));
    chance.finish();
    return this;
  }

  /**
   * A whole turn in which the player picks these faces, from throws that show nothing else, and then
   * sheds feathers if asked. `next` are the throws that follow: usually the next player's first.
   */
  turn(picks: string, shed?: number, next = '11111'): this {
    const { state } = this;
    const [seat] = game.awaited(state) as [Seat];
    this.rethrow(picks[0] as string);
    for (let i = 0; i < DICE; i++) {
      const following = picks[i + 1]?.repeat(DICE - 1 - i);
      const last = following === undefined;
      const asks = last && shed !== undefined;
      const endsGame = state.round === 6 && state.turn === state.order.length - 1;
      this.play(picks[i] as string, ...(last ? (asks || endsGame ? [] : [next]) : [following]));
      if (asks) this.play(`shed ${shed}`, ...(endsGame ? [] : [next]));
    }
    if (!endedTurn(state, seat)) throw new Error('the turn did not end');
    return this;
  }

  /** The throw on the table, replaced by one that shows only this face. */
  private rethrow(face: string): void {
    this.state.roll = THROWS[DICE]?.indexOf(face.repeat(DICE)) as number;
  }

  /** What the player may answer now, in notation. */
  get choices(): string {
    return game
      .answers(this.state, game.awaited(this.state)[0] as Seat)
      .map(game.write)
      .join(' ');
  }

  /** `'red 21, yellow 18, …'`. */
  get chickens(): string {
    return this.state.pecking.map((seat) => `${this.names[seat]} ${this.state.space[seat]}`).join(', ');
  }

  get order(): string {
    return this.state.order.map((seat) => this.names[seat]).join(', ');
  }

  of(name: string): { space: number; feathers: number; momentum: number } {
    const seat = this.names.indexOf(name);
    const { space, feathers, momentum } = this.state;
    return {
      space: space[seat] as number,
      feathers: feathers[seat] as number,
      momentum: momentum[seat] as number,
    };
  }
}

const endedTurn = (s: State, seat: Seat): boolean =>
  s.track.length === 0 && (game.awaited(s)[0] !== seat || s.dice === DICE);
