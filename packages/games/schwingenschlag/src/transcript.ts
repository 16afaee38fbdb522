import { type Chance, type Name, type Outcomes, QuickChance, type Seat } from '@aerie/kernel';
import { fromDragon, push } from './agenda.js';
import type { Guild, ObjectiveId } from './data/boards.js';
import { caveCard, dragonCard } from './data/cards.js';
import type { Effect } from './data/effect.js';
import type { Level } from './data/rival.js';
import { RESOURCES, ROWS } from './data/words.js';
import type { Event } from './events.js';
import game, { type Answer, type Dragon, isIdleExchange, type Mat, type State } from './index.js';
import { handlerOf } from './tasks/index.js';

/** How a test lays out one mat; what is not said is as `PLENTY` says. */
export interface MatLayout {
  coins?: number;
  /** `'meat 2, milk 1'`. */
  resources?: string;
  /** Eggs in the nests of the mat. */
  eggs?: number;
  /** `'d36 d48 c12'`. */
  hand?: string;
  /** `'d119 d56'`; `'d43+2e+1milk+3t'` has two eggs, a cached milk and three tucked cards. */
  C?: string;
  G?: string;
  A?: string;
  /** Cave cards by row, `'1 2 3'`; by default as many as the dragons need. */
  caves?: { C?: string; G?: string; A?: string };
  steps?: number;
  markers?: number;
}

export interface Layout {
  seats?: number;
  mats?: readonly MatLayout[];
  /** `'d1 d2 d3 c1 c2 c3'`. */
  display?: string;
  /** What comes from the decks next, and whatever else chance is asked for, in order. */
  draws?: readonly Name[];
  guild?: Guild;
  objectives?: readonly ObjectiveId[];
  /** 1 to 4. */
  round?: number;
  laterPrinting?: boolean;
  solo?: Level;
  /** The rules version whose rulings hold; that of today if not said. */
  edition?: number;
}

/** Enough of everything, so that a test says only what matters to it. */
const PLENTY = {
  coins: 5,
  resources: 'meat 2, gold 2, crystal 2, milk 2',
  eggs: 1,
  hand: 'd36 d48 d60 c12 c13 c14',
};

/** Gives what a test wants next, as long as it can come up; then anything. */
class Script implements Chance {
  private readonly rest = new QuickChance('transcript');
  constructor(readonly wanted: Name[]) {}
  pick<T extends Name>(from: readonly T[]): T {
    const next = this.wanted[0];
    if (next === undefined || !from.includes(next as T)) return this.rest.pick(from);
    this.wanted.shift();
    return next as T;
  }
  deal<T extends Name>(from: readonly T[], count: number): T[] {
    return this.rest.deal(from, count);
  }
  draw(from: Outcomes): number {
    return this.rest.draw(from);
  }
}

const words = (text: string): string[] => text.split(/[ ,]+/).filter((word) => word !== '');
const numbered = (text: string, letter: string): number[] =>
  words(text)
    .filter((word) => word.startsWith(letter))
    .map((word) => Number(word.slice(1)));

function parseResources(text: string): number[] {
  const parts = words(text);
  return RESOURCES.map((one) => (parts.includes(one) ? Number(parts[parts.indexOf(one) + 1]) : 0));
}

function parseDragon(text: string): Dragon {
  const [card, ...extras] = text.split('+');
  const cached = [0, 0, 0, 0];
  const dragon: Dragon = {
    card: Number((card as string).slice(1)),
    eggs: 0,
    cached,
    tucked: 0,
    fed: 0,
    fresh: false,
  };
  for (const extra of extras) {
    const [, n, what] = /^(\d+)(e|t|fed|meat|gold|crystal|milk|fresh)$/.exec(extra) ?? [];
    if (what === 'e') dragon.eggs = Number(n);
    else if (what === 't') dragon.tucked = Number(n);
    else if (what === 'fed') dragon.fed = Number(n);
    else if (what === 'fresh') dragon.fresh = true;
    else if (what) cached[RESOURCES.indexOf(what as 'meat')] = Number(n);
    else throw new Error(`what is ${extra} on a dragon?`);
  }
  return dragon;
}

/**
 * A table in the middle of a game, laid out in words and played in notation. Seat 0 is at turn. What a test
 * expects is written as changes since the table was laid: see `changes`.
 */
export class Transcript {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly chance: Script;
  private readonly before: ReadonlyMap<string, number>;

  constructor(layout: Layout = {}) {
    const luck = new QuickChance('layout');
    const seats = layout.seats ?? 2;
    const options = {
      openHands: false,
      laterPrinting: layout.laterPrinting ?? false,
      solo: layout.solo ?? '1',
    };
    const s = game.setup(options, seats, luck, undefined, layout.edition);
    this.chance = new Script([...(layout.draws ?? [])]);
    this.state = Object.assign(s, {
      starter: 0,
      active: 0,
      round: (layout.round ?? 1) - 1,
      guild: layout.guild ?? s.guild,
      objectives: layout.objectives ?? s.objectives,
    });
    s.drafts.length = 0;
    for (const [seat, mat] of s.mats.entries()) this.layMat(mat, layout.mats?.[seat] ?? {});
    if (layout.display) this.layDisplay(layout.display);
    this.tidyDecks();
    push(s, { task: 'turn', seat: 0 });
    this.before = this.count();
  }

  private layMat(mat: Mat, layout: MatLayout): void {
    const hand = layout.hand ?? PLENTY.hand;
    Object.assign(mat, {
      coins: layout.coins ?? PLENTY.coins,
      resources: parseResources(layout.resources ?? PLENTY.resources),
      eggs: layout.eggs ?? PLENTY.eggs,
      dragons: numbered(hand, 'd'),
      caves: numbered(hand, 'c'),
      steps: layout.steps ?? 0,
      markers: layout.markers ?? 4,
    });
    let spare = 75;
    ROWS.forEach((name, row) => {
      const place = mat.rows[row];
      if (!place) return;
      place.dragons.push(...words(layout[name] ?? '').map(parseDragon));
      const caves = layout.caves?.[name];
      if (caves !== undefined) place.caves = words(caves).map(Number);
      else
        while (place.caves.length < Math.min(3, place.dragons.length))
          place.caves = [...place.caves, spare--];
    });
  }

  private layDisplay(text: string): void {
    const fill = (cards: number[]) => [0, 1, 2].map((i) => cards[i] ?? 0);
    this.state.displayDragons.splice(0, 3, ...fill(numbered(text, 'd')));
    this.state.displayCaves.splice(0, 3, ...fill(numbered(text, 'c')));
  }

  /** Nothing that lies on the table may be in a deck too; mats of several seats may share cave numbers in tests. */
  private tidyDecks(): void {
    const { state: s } = this;
    const dragons = new Set([
      ...s.displayDragons,
      ...s.mats.flatMap((mat) => [
        ...mat.dragons,
        ...mat.rows.flatMap((row) => row.dragons.map((d) => d.card)),
      ]),
    ]);
    const caves = new Set([
      ...s.displayCaves,
      ...s.mats.flatMap((mat) => [...mat.caves, ...mat.rows.flatMap((row) => row.caves)]),
    ]);
    const keep = (deck: number[], out: ReadonlySet<number>, all: number) =>
      deck.splice(
        0,
        deck.length,
        ...Array.from({ length: all }, (_, i) => i + 1).filter((card) => !out.has(card)),
      );
    keep(s.dragonDeck, dragons, 183);
    keep(s.caveDeck, caves, 75);
  }

  /** Seat 0 uses the ability of a dragon on its mat, by whatever timing it has, outside any action. */
  ability(card: number, seat: Seat = 0): this {
    return this.begin(dragonCard(card).effects, card, seat);
  }

  /** Seat 0 uses the effect of a cave card, outside any action. */
  cave(card: number, seat: Seat = 0): this {
    return this.begin(caveCard(card).effects, 0, seat);
  }

  private begin(effects: readonly Effect[], here: number, seat: Seat): this {
    push(this.state, { task: 'start', effects, ...fromDragon(seat, here) });
    this.proceed();
    return this;
  }

  private proceed(): void {
    const play = { s: this.state, chance: this.chance, emit: (event: Event) => this.events.push(event) };
    for (;;) {
      const task = this.state.agenda.at(-1);
      if (!task || !handlerOf(task).proceed(play, task)) return;
    }
  }

  /** Answers of whoever is asked, `'take meat, egg C1'`; a seat may be named: `'1: step'`. */
  play(answers: string): this {
    for (const part of answers.split(', ').filter((one) => one !== '')) {
      const [, named, text] = /^(?:(\d): )?(.+)$/.exec(part) ?? [];
      const seat = game.awaited(this.state)[0] as Seat;
      if (named !== undefined && Number(named) !== seat)
        throw new Error(`seat ${seat} is asked, not ${named}: ${this.choices}`);
      const answer = game.read(text as string);
      if (!answer) throw new Error(`"${text}" is not an answer`);
      const reason = game.why(this.state, seat, answer);
      if (reason) throw new Error(`"${text}" is refused (${reason.code}); seat ${seat} may: ${this.choices}`);
      game.apply(this.state, seat, answer, this.chance, (event) => this.events.push(event));
    }
    return this;
  }

  /** Who is asked; -1 when nobody is. */
  get asked(): Seat {
    return game.awaited(this.state)[0] ?? -1;
  }

  /** What whoever is asked may answer, in notation, without exchanges that nothing asks for. */
  get choices(): string {
    return this.written((answer) => !isIdleExchange(this.state, this.asked, answer));
  }

  /** The exchanges that nothing asks for. */
  get exchanges(): string {
    return this.written((answer) => isIdleExchange(this.state, this.asked, answer));
  }

  private written(which: (answer: Answer) => boolean): string {
    return game.answers(this.state, this.asked).filter(which).map(game.write).join(', ');
  }

  /** What the table waits for: the kind of the task at work. `turn` when all is done. */
  get task(): string {
    return this.state.agenda.at(-1)?.task ?? 'over';
  }

  why(answer: string, seat: Seat = 0): string | undefined {
    const read = game.read(answer);
    return read ? game.why(this.state, seat, read)?.code : 'unreadable';
  }

  mat(seat: Seat = 0): Mat {
    return this.state.mats[seat] as Mat;
  }

  /**
   * What changed since the table was laid, in the order: seat by seat, things first. `'coin -1, meat +1, egg C1 +1'`;
   * of other seats with their number before, `'1: step +1'`. Cards in hands are named: `'d57 +1'`.
   */
  get changes(): string {
    const now = this.count();
    const names = new Set([...this.before.keys(), ...now.keys()]);
    return [...names]
      .map((name) => [name, (now.get(name) ?? 0) - (this.before.get(name) ?? 0)] as const)
      .filter(([, by]) => by !== 0)
      .map(([name, by]) => `${name} ${by > 0 ? '+' : ''}${by}`)
      .join(', ');
  }

  private count(): Map<string, number> {
    const counts = new Map<string, number>();
    this.state.mats.forEach((mat, seat) => {
      const add = (name: string, n: number) => counts.set(seat === 0 ? name : `${seat}: ${name}`, n);
      add('coin', mat.coins);
      RESOURCES.forEach((one, kind) => {
        add(one, mat.resources[kind] as number);
      });
      add('step', mat.steps);
      add('marker', -mat.markers);
      add('egg mat', mat.eggs);
      mat.rows.forEach((row, r) => {
        add(`cave ${ROWS[r]}`, row.caves.length);
        row.dragons.forEach((dragon, column) => {
          const spot = `${ROWS[r]}${column + 1}`;
          add(`dragon ${spot} d${dragon.card}`, 1);
          add(`egg ${spot}`, dragon.eggs);
          RESOURCES.forEach((one, kind) => {
            add(`${one} on ${spot}`, dragon.cached[kind] as number);
          });
          add(`tucked ${spot}`, dragon.tucked);
        });
      });
      for (const card of mat.dragons) add(`d${card}`, 1);
      for (const card of mat.caves) add(`c${card}`, 1);
    });
    return counts;
  }
}
