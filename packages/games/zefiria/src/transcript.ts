import { LoggedChance, type Name, QuickChance, type Seat } from '@aerie/kernel';
import { type Level, type Mode, pointsFor, roundsFor, SPIRITS, type Spirit } from './data/figures.js';
import { GRID_CARDS, STORM_CARDS, type StormCard } from './data/storms.js';
import type { Event } from './events.js';
import { waysOut } from './grid.js';
import game, { type State } from './index.js';
import { strike } from './storm.js';

/** How a test lays out the table; whatever is not said is as at the start of the first turn. */
export interface Layout {
  /**
   * Five rows of five islands: `23` is free, `23B` bears Borea (J, E, A, S the others), `7*` is anchored, `7*S`
   * both. Without a board the islands are in order, and `at` says where the spirits are.
   */
  board?: string;
  /** With the islands in order: `'1B 25J 13*'`; seats are numbered as the spirits are named. */
  at?: string;
  /** Whose turn it is; the first spirit if not said. */
  turn?: Spirit;
  /** In the order of the seats; as they stand on the board if not said. */
  spirits?: readonly Spirit[];
  mode?: Mode;
  /** Alone, with the spirit that sleeps. */
  alone?: { level: Level; asleep: Spirit };
  points?: number;
  round?: number;
  /** By seat. */
  held?: readonly number[];
  /** The rules version whose rulings hold; that of today if not said. */
  edition?: number;
}

const ORDERED = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25';
const LETTERS = SPIRITS.map((spirit) => spirit[0]?.toUpperCase()).join('');

/** A match in a readable form: a board to begin with, then answers in notation. */
export class Transcript {
  readonly state: State;
  readonly events: Event[] = [];

  constructor(layout: Layout) {
    const marks = new Map(layout.at?.split(' ').map((word) => [word.replace(/\D/g, ''), word]));
    const words = (layout.board ?? ORDERED)
      .trim()
      .split(/\s+/)
      .map((word) => marks.get(word) ?? word);
    const islands = words.map((word) => Number.parseInt(word, 10));
    if (new Set(islands).size !== 25) throw new Error('the board does not show each island once');
    const named = layout.at?.split(' ') ?? words;
    const found = named.flatMap((word) => {
      const letter = /[BJEAS]/.exec(word)?.[0];
      const cell = words.indexOf(word);
      return letter ? [{ spirit: SPIRITS[LETTERS.indexOf(letter)] as Spirit, cell }] : [];
    });
    const figures = layout.spirits
      ? layout.spirits.map((spirit) => found.find((one) => one.spirit === spirit) ?? { spirit, cell: -1 })
      : found;
    const seats = layout.alone ? 1 : figures.length;
    const who = layout.turn ? figures.findIndex(({ spirit }) => spirit === layout.turn) : 0;
    const acting = figures[who];
    if (!acting) throw new Error('nobody is in turn');
    const gems = words.flatMap((word, cell) => (word.includes('*') ? [cell] : []));
    const held = Array.from({ length: seats }, (_, seat) => layout.held?.[seat] ?? 0);
    const stormy = layout.mode === 'storm';
    this.state = {
      edition: layout.edition ?? game.rulesVersion,
      mode: layout.mode ?? 'normal',
      level: layout.alone?.level ?? null,
      rounds: roundsFor(seats, layout.alone?.level ?? 'easy'),
      islands,
      figures,
      asleep: figures.findIndex(({ spirit }) => spirit === layout.alone?.asleep),
      round: layout.round ?? 1,
      acted: seats === 1 ? [] : figures.map((_, i) => i).slice(0, who),
      stage: { at: 'turn', who, points: layout.points ?? pointsFor(seats), place: -1 },
      gems,
      reserve: stormy ? 6 - gems.length - held.reduce((sum, n) => sum + n, 0) : 0,
      held,
      spent: 0,
      storms: stormy ? STORM_CARDS.slice() : [],
      grids: stormy ? GRID_CARDS.map((_, card) => card) : [],
    };
    // Austro at an edge has stepped out by the time anybody is asked.
    const ways = waysOut(acting.cell);
    if (acting.spirit === 'austro' && ways.length === 1) {
      acting.cell = -1;
      Object.assign(this.state.stage, { place: ways[0] });
    }
  }

  /** A match from its very beginning. */
  static fromSetup(
    options: Partial<Parameters<typeof game.setup>[0]>,
    seats: number,
    seed = 'setup',
  ): Transcript {
    const t = Object.create(Transcript.prototype) as { state: State; events: Event[] };
    t.events = [];
    t.state = game.setup(
      { mode: 'normal', solo: 'medium', spirits: 'random', ...options },
      seats,
      new QuickChance(seed),
      (event) => t.events.push(event),
    );
    return t as Transcript;
  }

  /** Whoever is awaited gives these answers, one after the other: `'fly 24, swap 10-18'`. */
  play(answers: string, ...luck: Name[]): this {
    for (const text of answers.split(', ')) this.by(game.awaited(this.state)[0] as Seat, text, ...luck);
    return this;
  }

  /** A seat answers, in its turn or out of it. Without `luck`, anything may come up. */
  by(seat: Seat, text: string, ...luck: Name[]): this {
    const answer = game.read(text);
    if (!answer) throw new Error(`${text} is no answer`);
    const reason = game.why(this.state, seat, answer);
    if (reason) throw new Error(`${text} is refused: ${reason.code}`);
    const chance = luck.length > 0 ? new LoggedChance(luck) : new QuickChance(text);
    game.apply(this.state, seat, answer, chance, (event) => this.events.push(event));
    return this;
  }

  /** The storm that this card makes of the island in this cell. */
  storm(card: StormCard, cell: number): this {
    strike(this.state, card, cell, (event) => this.events.push(event));
    return this;
  }

  /** Why whoever is awaited, or `seat`, may not answer so; undefined if they may. */
  refused(text: string, seat = game.awaited(this.state)[0] ?? 0): string | undefined {
    const answer = game.read(text);
    return answer ? game.why(this.state, seat, answer)?.code : 'unreadable';
  }

  /** The answers that begin with a word, without it. */
  choices(verb: string, seat = game.awaited(this.state)[0] ?? 0): string[] {
    return game
      .answers(this.state, seat)
      .map((answer) => game.write(answer))
      .flatMap((text) => (text.split(' ')[0] === verb ? [text.slice(verb.length + 1)] : []));
  }

  /** The board as layouts write it. */
  get board(): string {
    const words = this.state.islands.map((island, cell) => {
      const spirit = this.state.figures.find((figure) => figure.cell === cell)?.spirit;
      const gem = this.state.gems.includes(cell) ? '*' : '';
      return `${island}${gem}${spirit ? spirit[0]?.toUpperCase() : ''}`;
    });
    return [0, 5, 10, 15, 20].map((from) => words.slice(from, from + 5).join(' ')).join('\n');
  }

  get points(): number {
    return this.state.stage.at === 'turn' ? this.state.stage.points : 0;
  }

  /** Where a spirit is: the island under it, or 0. */
  under(spirit: Spirit): number {
    const figure = this.state.figures.find((one) => one.spirit === spirit);
    return figure && figure.cell >= 0 ? (this.state.islands[figure.cell] as number) : 0;
  }

  /** The last event of a kind. */
  last<T extends Event['type']>(type: T): Extract<Event, { type: T }> {
    const event = this.events.findLast((one) => one.type === type);
    if (!event) throw new Error(`no ${type}`);
    return event as Extract<Event, { type: T }>;
  }
}
