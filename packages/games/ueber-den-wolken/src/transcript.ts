import { LoggedChance, QuickChance, type Seat } from '@aerie/kernel';
import { BIRD_NAMES, type Bird, NO_BIRD } from './data/birds.js';
import { CARD_SETS, type Card, manoeuvre, NO_CARD } from './data/cards.js';
import { DISPLAY, ROWS, TRIANGLES } from './data/figures.js';
import type { Kind } from './data/kinds.js';
import type { Event } from './events.js';
import game, { type Answer, heightOf, type State, spaceAt } from './index.js';

/** How a test lays out the table; what is not said is empty, or as at the start of a stage. */
interface Layout {
  /** Columns from the left, parted by `|`, each from the back: `'kf | gm n | kf kf n | n | gf'`. */
  flock: string;
  seats?: number;
  /** Hands by seat: kinds or numbers of cards. A kind is the first card of it that is not used elsewhere. */
  hands?: readonly (readonly (Kind | Card)[])[];
  display?: readonly (Kind | Card)[];
  cubes?: readonly number[];
  faceUp?: string;
  /** Parts parted by `|`, the upper first; ten neutral birds if not said. */
  deck?: string;
  nest?: number;
  /** 1 to 3. */
  stage?: number;
  player?: Seat;
  uses?: readonly number[];
}

const birds = (text: string): Bird[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const bird = BIRD_NAMES.indexOf(name);
      if (bird < 1) throw new Error(`"${name}" is no bird`);
      return bird;
    });

/** A match in a readable form: a laid table, answers in notation, and what came of them. */
export class Transcript {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly used = new Set<Card>();

  constructor(layout: Layout) {
    const columns = layout.flock.split('|').map(birds);
    const seats = layout.seats ?? columns.length - 3;
    if (columns.length !== TRIANGLES[seats]?.length) throw new Error('not as many columns as the board has');
    const s = game.setup({}, seats, new QuickChance('transcript'), undefined);
    this.state = s;
    s.flock.fill(NO_BIRD);
    columns.forEach((column, c) => {
      column.forEach((bird, row) => {
        s.flock[spaceAt(c, row)] = bird;
      });
    });
    const stage = (layout.stage ?? 1) - 1;
    const nest = layout.nest ?? 0;
    const others = [0, 1, 2].filter((one) => one !== nest).slice(0, stage);
    s.nests.splice(0, s.nests.length, ...others, nest);
    s.stage = stage;
    s.first = 0;
    s.player = layout.player ?? 0;
    layout.cubes?.forEach((cubes, seat) => {
      s.spent[seat] = (s.cubes[seat] as number) - cubes;
      s.cubes[seat] = cubes;
    });
    layout.uses?.forEach((uses, action) => {
      s.uses[action] = uses;
      s.users[action] = uses > 0 ? seats - 1 : -1;
    });
    const faceUp = birds(layout.faceUp ?? '');
    s.faceUp.forEach((_, place) => {
      s.faceUp[place] = faceUp[place] ?? NO_BIRD;
    });
    const deck = (layout.deck ?? 'n n n n n n n n n n').split('|').map(birds);
    s.deck.splice(0, s.deck.length, ...deck.filter((part) => part.length > 0));
    this.deal(layout, seats);
  }

  private deal({ hands, display }: Layout, seats: number): void {
    const s = this.state;
    for (const card of [...(hands ?? []).flat(), ...(display ?? [])]) {
      if (typeof card === 'number') this.used.add(card);
    }
    for (let seat = 0; seat < seats; seat++) {
      s.hands[seat] = (hands?.[seat] ?? []).map((card) => this.cardOf(card));
      s.unseen[seat] = 0;
    }
    const shown = (display ?? []).map((card) => this.cardOf(card));
    for (let place = 0; place < (DISPLAY[seats] as number); place++)
      s.display[place] = shown[place] ?? NO_CARD;
    const pile = (CARD_SETS[seats] as readonly Card[]).filter((card) => !this.used.has(card));
    s.pile.splice(0, s.pile.length, ...pile);
  }

  private cardOf(card: Kind | Card): Card {
    if (typeof card === 'number') return card;
    const set = CARD_SETS[this.state.cubes.length] as readonly Card[];
    const found = set.find((one) => manoeuvre(one).kind === card && !this.used.has(one));
    if (found === undefined) throw new Error(`no ${card} is left`);
    this.used.add(found);
    return found;
  }

  /** The n-th card of a hand or of the display, for answers. */
  hand(seat: Seat, n = 0): Card {
    return this.state.hands[seat]?.[n] as Card;
  }

  shown(n = 0): Card {
    return this.state.display[n] as Card;
  }

  /** Gives answers, `'A, b1-c1'`, of whoever is asked. `luck` is what chance answers, in order; any if not said. */
  play(answers: string, ...luck: (number | readonly number[])[]): this {
    const logged = new LoggedChance(luck);
    const chance = luck.length > 0 ? logged : new QuickChance('play');
    for (const text of answers.split(', ')) {
      const answer = this.read(text);
      const seat = this.asked;
      const reason = game.why(this.state, seat, answer);
      if (reason) throw new Error(`"${text}" is refused (${reason.code}); seat ${seat} may: ${this.choices}`);
      game.apply(this.state, seat, answer, chance, (event) => this.events.push(event));
    }
    if (luck.length > 0) logged.finish();
    return this;
  }

  private read(text: string): Answer {
    const answer = game.read(text);
    if (!answer) throw new Error(`"${text}" is no answer`);
    return answer;
  }

  get asked(): Seat {
    return game.awaited(this.state)[0] ?? -1;
  }

  /** What whoever is asked may answer, in notation. */
  get choices(): string {
    return game.answers(this.state, this.asked).map(game.write).join(', ');
  }

  /** Why an answer of whoever is asked is refused: its code. */
  why(text: string, seat = this.asked): string | undefined {
    return game.why(this.state, seat, this.read(text))?.code;
  }

  /** The flock in the notation of the layout. */
  get flock(): string {
    const { flock } = this.state;
    return Array.from({ length: flock.length / ROWS }, (_, column) =>
      Array.from(
        { length: heightOf(flock, column) },
        (_, row) => BIRD_NAMES[flock[spaceAt(column, row)] as Bird],
      ).join(' '),
    ).join(' | ');
  }

  points(seat: Seat): number {
    return this.state.ledger.slice(seat * 9, seat * 9 + 9).reduce((sum, n) => sum + n, 0);
  }

  /** The events of one kind. */
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }
}
