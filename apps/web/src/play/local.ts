import {
  type AnyGame,
  commitment,
  Match,
  type MatchLog,
  type Reason,
  type Refused,
  type Seat,
  type Step,
} from '@aerie/kernel';
import type { Clock, MatchMessage, Seated, TableMessage } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { signal } from '@preact/signals';
import { language } from '../words/words.js';
import { botAnswer } from './bot-answer.js';
import type { Answered, Branch, Clocks, Play, Sketch } from './play.js';
import { random } from './random.js';
import { type LocalSeat, load, type SavedMatch, save } from './saved.js';
import { type AnyMatch, matchMessage } from './sides.js';

type AnyStep = Step<unknown, unknown>;

/** Where bots speak at the table, they speak the language of the page unless told otherwise. */
export function spoken(game: AnyGame): Readonly<Record<string, string>> {
  const field = (game.options as Record<string, { values?: readonly unknown[] }>).language;
  return field?.values?.includes(language.peek()) ? { language: language.peek() } : {};
}

/** Begins a match in this browser; gives its id. */
export async function beginLocal(
  gameId: string,
  options: Readonly<Record<string, unknown>>,
  seats: readonly LocalSeat[],
  clock: Clock = null,
): Promise<string> {
  const game = await loadGame(gameId);
  if (!game) throw new Error(`there is no game ${gameId}`);
  const seed = random(32);
  const match: AnyMatch = Match.begin(game, {
    options: { ...spoken(game), ...options },
    seats: seats.length,
    seed,
  });
  const saved: SavedMatch = {
    id: `L${random(10)}`,
    seats,
    seed,
    log: match.log,
    over: false,
    changedAt: Date.now(),
    clock,
  };
  await save(saved);
  return saved.id;
}

/** Goes on from a moment of a match, with luck of its own from there; gives the id of what begins. */
export async function beginBranch(
  log: MatchLog,
  branch: Branch,
  seats: readonly LocalSeat[],
): Promise<string> {
  const saved: SavedMatch = {
    ...{ id: `L${random(10)}`, seats, seed: random(32), branch },
    log: cutOff(log, branch.at),
    ...{ over: false, changedAt: Date.now() },
  };
  await save(saved);
  return saved.id;
}

/** The log as it was after so many entries. */
function cutOff(log: MatchLog, at: number): MatchLog {
  const cut = { ...log, entries: log.entries.slice(0, at) };
  return log.carried === undefined ? cut : { ...cut, carried: Math.min(log.carried, at) };
}

/** Opens a match of this browser, or undefined if there is none such. */
export async function openLocal(id: string): Promise<Play | undefined> {
  const saved = await load(id);
  const game = saved && (await loadGame(saved.log.game));
  return saved && game && new LocalPlay(game, saved);
}

/** A match that this browser keeps itself: its bots think beside the page, its people share the screen. */
class LocalPlay implements Play {
  readonly kind = 'local';
  readonly id: string;
  readonly branch: Branch | undefined;
  readonly table = signal<TableMessage | undefined>(undefined);
  /** A reminder: nobody is played for here. */
  readonly clocks = signal<Clocks | undefined>(undefined);
  readonly chat = undefined;
  readonly sketches = signal<readonly Sketch[]>([]);
  private readonly match: AnyMatch;
  private readonly people: readonly Seat[];
  private readonly hearers = new Set<(match: MatchMessage) => void>();
  private covers: (string | null)[];
  private resigned: boolean[];
  private thinking = false;
  private closed = false;

  constructor(
    private readonly game: AnyGame,
    private readonly saved: SavedMatch,
  ) {
    this.id = saved.id;
    this.branch = saved.branch;
    this.match = Match.resume(game, saved.log, saved.seed ?? undefined) as AnyMatch;
    this.people = saved.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    this.covers = saved.seats.map(() => null);
    this.resigned = saved.seats.map(() => false);
    this.show();
  }

  follow(hear: (match: MatchMessage) => void): () => void {
    const told: Pick<AnyStep, 'number' | 'events'>[] = [];
    let opening: readonly unknown[] | undefined;
    Match.resume(this.game, this.match.log, undefined, (place, events) => {
      if (place === 'setup') opening = events;
      else told.push({ number: place, events });
    });
    hear(this.message(told, opening));
    this.hearers.add(hear);
    void this.letBotsPlay();
    return () => this.hearers.delete(hear);
  }

  async answer(seat: Seat, number: number, text: string): Answered {
    if (number !== this.match.log.entries.length) return { code: 'stale' };
    const answer = this.game.read(text);
    if (answer === undefined) return { code: 'notAnAnswer' };
    return this.write(this.match.play(seat, answer));
  }

  async undo(seat: Seat, number: number): Answered {
    if (number !== this.match.log.entries.length) return { code: 'stale' };
    return this.write(this.match.takeBack(seat));
  }

  async agreeUndo(): Answered {
    return undefined;
  }

  async cover(seat: Seat, level: string | null): Answered {
    this.covers = this.covers.with(seat, level);
    this.show();
    void this.letBotsPlay();
    return undefined;
  }

  async voteCover(): Answered {
    return undefined;
  }

  async resign(seat: Seat): Answered {
    this.resigned = this.resigned.with(seat, true);
    return this.cover(seat, 'random');
  }

  async rematch(): Promise<{ table: string }> {
    const options = this.match.options as Record<string, unknown>;
    const { seats, clock } = this.saved;
    return { table: await beginLocal(this.game.id, options, seats, clock) };
  }

  async sketch(seat: Seat, _number: number, plan: readonly string[]): Answered {
    const others = this.sketches.peek().filter((one) => one.seat !== seat);
    this.sketches.value = plan.length > 0 ? [...others, { seat, plan }] : others;
    return undefined;
  }

  async say(): Answered {
    return undefined;
  }

  close(): void {
    this.closed = true;
    this.hearers.clear();
  }

  private async write(step: AnyStep | Refused): Promise<Reason | undefined> {
    if ('refused' in step) return step.refused;
    const { log, outcome } = this.match;
    // What it is called may have changed since it was opened.
    const { name } = (await load(this.id)) ?? this.saved;
    await save({
      ...this.saved,
      ...(name ? { name } : {}),
      ...(outcome ? { outcome } : {}),
      log,
      over: outcome !== undefined,
      changedAt: Date.now(),
    });
    this.sketches.value = [];
    const message = this.message([step]);
    if (message.outcome) this.show();
    for (const hear of this.hearers) hear(message);
    void this.letBotsPlay();
    return undefined;
  }

  private message(
    steps: readonly Pick<AnyStep, 'number' | 'events'>[],
    opening?: readonly unknown[],
  ): MatchMessage {
    return matchMessage(this.id, this.match, this.people, opening, steps, this.seed);
  }

  /** The seed, where all luck of the match is its own. */
  private get seed(): string | null {
    return this.saved.branch ? null : this.saved.seed;
  }

  private levelOf(seat: Seat): string | null {
    const sitting = this.saved.seats[seat];
    return sitting?.kind === 'bot' ? sitting.level : (this.covers[seat] ?? null);
  }

  private async letBotsPlay(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      for (;;) {
        const { game, match } = this;
        const seat = game.awaited(match.state).find((one) => this.levelOf(one) !== null);
        const level = seat === undefined ? null : this.levelOf(seat);
        if (seat === undefined || level === null || this.closed) return;
        const number = match.log.entries.length;
        const text = await botAnswer(game, match.state, seat, level);
        if (text === undefined) return;
        // Somebody may have taken something back meanwhile.
        if (match.log.entries.length === number) await this.answer(seat, number, text);
      }
    } finally {
      this.thinking = false;
    }
  }

  private show(): void {
    const { saved, match } = this;
    this.wind();
    this.table.value = {
      id: this.id,
      game: this.game.id,
      options: match.options as Record<string, unknown>,
      status: match.outcome ? 'over' : 'running',
      listed: false,
      watchers: false,
      host: true,
      stakes: 'none',
      seats: saved.seats.map((seat, i) => this.seated(seat, i)),
      clock: saved.clock ?? null,
      seedHash: this.seed && commitment(this.seed),
      rematch: null,
      undoWish: null,
      sketches: [],
      handovers: [],
    };
  }

  /** The clock of whoever is asked starts anew with each decision. */
  private wind(): void {
    const { clock } = this.saved;
    if (clock?.kind !== 'move') return;
    const awaited = this.match.outcome ? [] : this.game.awaited(this.match.state);
    const runs = (seat: Seat) => awaited.includes(seat) && this.people.includes(seat) && !this.covers[seat];
    const left = clock.seconds * 1000;
    this.clocks.value = {
      seats: this.saved.seats.map((_, seat) => ({ left, runs: runs(seat) })),
      at: Date.now(),
    };
  }

  private seated(seat: LocalSeat, number: Seat): Seated {
    const person = seat.kind === 'person';
    return {
      kind: seat.kind,
      name: person ? seat.name : null,
      mine: person,
      level: person ? null : seat.level,
      cover: this.covers[number] ?? null,
      resigned: this.resigned[number] ?? false,
      here: true,
    };
  }
}
