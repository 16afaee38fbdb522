import {
  type AnyStep,
  botAnswers,
  botFor,
  companyFor,
  coverSeat,
  type Decision,
  inTime,
  MatchSession,
  matchMessage,
  type Occupant,
  personAnswers,
  Refusal,
  refuse,
  replayed,
  type Seen,
  seatsOfPerson,
  setSketch,
  sharedScreen,
  type TableState,
  type Told,
  tableMessage,
  WRITTEN,
} from '@aerie/host';
import { type AnyGame, Match, type MatchLog, type Reason, type Seat } from '@aerie/kernel';
import type { Clock, MatchMessage, TableMessage } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { signal } from '@preact/signals';
import { language } from '../words/words.js';
import { withAdaptiveLevel } from './adaptive.js';
import { botAnswer } from './bot-answer.js';
import type { ActionResult, Branch, Clocks, Play, Sketch } from './play.js';
import { random } from './random.js';
import { load, save } from './saved.js';
import { type LocalSeat, localName, type SavedMatch } from './saved-match.js';
import { BotNotLoaded, standInFor } from './thinking.js';

/** Everybody at this screen. */
const ME = 'me';

/** Where bots speak at the table, they speak the language of the page unless told otherwise. */
export function spoken(game: AnyGame): Readonly<Record<string, string>> {
  const field = (game.options as Record<string, { values?: readonly unknown[] }>).language;
  return field?.values?.includes(language.peek()) ? { language: language.peek() } : {};
}

/** Begins a match in this browser, with bots that adapt at the level of this moment; gives its id. */
export async function beginLocal(
  gameId: string,
  options: Readonly<Record<string, unknown>>,
  seats: readonly LocalSeat[],
  clock: Clock = null,
  more: Pick<SavedMatch, 'coached'> = {},
): Promise<string> {
  const game = await loadGame(gameId);
  if (!game) throw new Error(`there is no game ${gameId}`);
  const seed = random(32);
  const match = Match.begin(game, {
    options: { ...spoken(game), ...options },
    seats: seats.length,
    seed,
  });
  const saved: SavedMatch = {
    id: `L${random(10)}`,
    seats: await withAdaptiveLevel(game, seats),
    seed,
    log: match.log,
    over: false,
    changedAt: Date.now(),
    clock,
    ...more,
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
  readonly coached: boolean;
  readonly table = signal<TableMessage | undefined>(undefined);
  /** A reminder: nobody is played for here. */
  readonly clocks = signal<Clocks | undefined>(undefined);
  readonly chat = undefined;
  readonly sketches = signal<readonly Sketch[]>([]);
  private readonly missingLevel = signal<string | undefined>(undefined);
  readonly missingBot = {
    level: this.missingLevel,
    retry: () => this.fetchBotAgain(),
    replace: () => this.replaceBot(),
  };
  private readonly session: MatchSession;
  private readonly people: readonly Seat[];
  private readonly hearers = new Set<(match: MatchMessage) => void>();
  private state: TableState;
  private lastDecision: Promise<void> = Promise.resolve();
  private thinking = false;
  private isShown = false;
  private closed = false;

  constructor(
    private readonly game: AnyGame,
    private saved: SavedMatch,
  ) {
    this.id = saved.id;
    this.branch = saved.branch;
    this.coached = saved.coached === true;
    const { match, before, story } = replayed(game, saved.log, saved.seed ?? undefined);
    // Where newer rules have come, the whole log is saved anew with the next answer.
    this.session = new MatchSession(match, before, { seed: seedOf(saved), revision: 0, story });
    this.state = tableOf(saved, this.session);
    this.people = seatsOfPerson(this.state, ME);
    this.show();
  }

  follow(hear: (match: MatchMessage) => void): () => void {
    hear(this.message(this.session.told(0)));
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  boardShown(): void {
    this.isShown = true;
    void this.letBotsPlay();
  }

  answer(seat: Seat, seen: Seen, text: string): ActionResult {
    const at = Date.now();
    return this.decide(() => personAnswers(this.state, this.session, { seat, text, seen }, ME, at), at);
  }

  /** Nobody here can be asked for more than the rules of undo allow. */
  undo(seat: Seat, { number }: Seen): ActionResult {
    return this.decide(
      () => (match) => (match.length === number ? match.proposeBack(seat) : refuse('stale')),
    );
  }

  async agreeUndo(): ActionResult {
    return undefined;
  }

  async cover(seat: Seat, level: string | null): ActionResult {
    return this.change((table) => coverSeat(table, seat, level));
  }

  async voteCover(): ActionResult {
    return undefined;
  }

  async resign(seat: Seat): ActionResult {
    return this.change((table) => coverSeat(table, seat, 'random', { resigned: true }));
  }

  async lastDecidedAt(): Promise<number | undefined> {
    return this.session.match.log.entries.at(-1)?.at;
  }

  async rematch(): Promise<{ table: string }> {
    const options = this.session.match.options as Record<string, unknown>;
    const { seats, clock } = this.saved;
    return { table: await beginLocal(this.game.id, options, seats, clock) };
  }

  async sketch(seat: Seat, _seen: Seen, plan: readonly string[], wish?: true): ActionResult {
    try {
      this.propose({ seat, plan, ...(wish ? { wish } : {}) });
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      throw error;
    }
    void this.letBotsPlay();
    return undefined;
  }

  async say(): ActionResult {
    return undefined;
  }

  close(): void {
    this.closed = true;
    this.hearers.clear();
  }

  private change(how: (table: TableState) => TableState): Reason | undefined {
    try {
      this.state = how(this.state);
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      throw error;
    }
    this.show();
    void this.letBotsPlay();
    return undefined;
  }

  /**
   * Carries out a decision when all that were made before it are saved and told: several people and bots may decide at
   * the same time.
   */
  private decide(make: () => Decision, at = Date.now()): ActionResult {
    const done = this.lastDecision.then(async () => {
      try {
        const step = this.session.propose(inTime(this.state, this.session, make(), at), at);
        if (step === WRITTEN) return undefined;
        return 'refused' in step ? step.refused : await this.write(step);
      } catch (error) {
        if (error instanceof Refusal) return error.reason;
        throw error;
      }
    });
    this.lastDecision = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  /** Takes a step and saves the whole log. Nobody else writes here, and what cannot be saved is played all the same. */
  private async write(step: AnyStep): Promise<undefined> {
    this.session.adopt(step);
    const { log, outcome } = this.session.match;
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
    const message = this.message({ steps: [step] });
    if (message.outcome) {
      this.state = { ...this.state, status: 'over' };
      this.show();
    }
    for (const hear of this.hearers) hear(message);
    void this.letBotsPlay();
    return undefined;
  }

  private message(told: Told): MatchMessage {
    const { position, match, seed } = this.session;
    return matchMessage(this.id, position, sharedScreen(match, this.people), told, seed);
  }

  /** Puts what somebody proposes on the table, or takes it away. */
  private propose(sketch: Sketch): void {
    const { number, match } = this.session;
    this.state = setSketch(this.state, this.game, { ...sketch, number }, match.log.entries);
    this.sketches.value = (this.state.sketches ?? []).flatMap(({ number: drawnAt, ...one }) =>
      drawnAt === number ? [one] : [],
    );
  }

  private async letBotsPlay(): Promise<void> {
    if (this.thinking || !this.isShown) return;
    this.thinking = true;
    try {
      for (;;) {
        const { game, session, state } = this;
        const awaited = game.awaited(session.match.state);
        const seat = awaited.find((one) => botFor(state, one) !== undefined);
        const level = seat === undefined ? undefined : botFor(state, seat);
        if (seat === undefined || level === undefined || this.closed) return;
        const { number } = session;
        const company = companyFor({
          ...{ table: state, game, seat, entries: session.match.log.entries },
          isHere: () => true,
          lapsed: false,
        });
        if (company === 'wait') return;
        const said = await botAnswer(game, session.match.state, { seat, level, company });
        if (said === undefined) return;
        if (session.number !== number) continue;
        if (said.proposal) {
          this.propose({ ...said.proposal, seat });
          continue;
        }
        const { answer: text } = said;
        // Void if the match has gone on meanwhile: then the bot thinks again.
        await this.decide(() => botAnswers(this.state, session, { seat, text, seen: { number } }));
      }
    } catch (error) {
      if (!(error instanceof BotNotLoaded)) throw error;
      this.missingLevel.value = error.level;
    } finally {
      this.thinking = false;
    }
  }

  private fetchBotAgain(): void {
    this.missingLevel.value = undefined;
    void this.letBotsPlay();
  }

  /** Whoever plays at the level that cannot be had plays at a weaker one from now on. */
  private async replaceBot(): Promise<void> {
    const missing = this.missingLevel.peek();
    if (missing === undefined) return;
    const level = await standInFor(this.game.id, missing);
    const seats = this.saved.seats.map((seat) =>
      seat.kind === 'bot' && seat.level === missing ? { ...seat, level } : seat,
    );
    this.saved = { ...this.saved, seats };
    this.state = withLevel(this.state, missing, level);
    this.show();
    this.fetchBotAgain();
  }

  private show(): void {
    this.wind();
    const { unaided: _, ...shown } = tableMessage(
      this.id,
      this.state,
      ME,
      { isHere: () => true },
      this.game,
      this.session,
    );
    // Nothing is rated here; and where not all luck is the seed's own, there is no seal.
    const seedHash = this.session.seed === null ? null : shown.seedHash;
    this.table.value = { ...shown, stakes: 'none', seedHash };
  }

  /** The clock of whoever is asked starts anew with each decision. */
  private wind(): void {
    const { clock } = this.saved;
    if (clock?.kind !== 'move') return;
    const { match } = this.session;
    const awaited = match.outcome ? [] : this.game.awaited(match.state);
    const left = clock.seconds * 1000;
    this.clocks.value = {
      seats: this.state.seats.map((_, seat) => ({
        left,
        runs: awaited.includes(seat) && botFor(this.state, seat) === undefined,
      })),
      at: Date.now(),
    };
  }
}

/** The table with another level in place of one, also where it plays for somebody. */
const withLevel = (table: TableState, before: string, level: string): TableState => ({
  ...table,
  seats: table.seats.map((one) => {
    if (one.kind === 'bot' && one.level === before) return { ...one, level };
    return one.kind === 'person' && one.cover === before ? { ...one, cover: level } : one;
  }),
});

/** The seed, where all luck of the match is its own. */
const seedOf = ({ branch, seed }: SavedMatch): string | null => (branch ? null : seed);

/** The table of a match that is kept here. */
const tableOf = ({ id, seats, clock }: SavedMatch, { match }: MatchSession): TableState => ({
  game: match.game.id,
  options: match.options as TableState['options'],
  host: ME,
  listed: false,
  watchers: false,
  status: match.outcome ? 'over' : 'running',
  seats: seats.map(
    (seat): Occupant =>
      seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level, ...(seat.adaptive ? { adaptive: true } : {}) }
        : { kind: 'person', person: ME, name: localName(seat), cover: null, resigned: false },
  ),
  match: id,
  rematch: null,
  undoWish: null,
  clock: clock ?? null,
});
