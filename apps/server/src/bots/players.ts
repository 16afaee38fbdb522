import { randomInt } from 'node:crypto';
import type { WrittenDecision } from '@aerie/bots';
import { botFor, companyFor, isLeftToBots, Refusal, resultOf, type TableCompany } from '@aerie/host';
import type { Seat } from '@aerie/kernel';
import type { LiveMatch } from '../matches/match-store.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import { botLuck } from './luck.js';
import { Silence } from './silence.js';
import type { Question } from './think.js';
import type { Thinkers, TimedThought } from './thinkers.js';
import type { Decision } from './thought-schedule.js';

/** How many tables of somebody who comes back are woken; others wake when they are watched. */
const MOST_WOKEN = 20;

/** What was thought, for which decision of which table. */
export interface BotAnswer extends TimedThought, Decision {
  readonly game: string;
  readonly level: string;
}

/** What is known of the people at tables. */
export interface TablePeople {
  /** Whether somebody of a table, or somebody looking on, is here or was lately. */
  isAttended(table: Table): boolean;
  isHere(person: string): boolean;
  /** How long bots wait for the word of people who say nothing. */
  readonly silenceMs: number;
}

const mayBeAsleep = ({ body }: Table): boolean => !body.clock && isLeftToBots(body);

/**
 * Plays all seats of bots, and of people whom a bot stands in for: whenever a match waits for one, asks a bot and gives
 * its answer.
 * An answer that comes too late, because the match went on or the person came back, is void.
 *
 * A table sleeps where nobody would notice: everybody who sits there lets a bot play for them, there is no clock, and
 * nobody of the table or looking on has been here for a while. It wakes when somebody watches it or comes back. Where
 * a person plays themselves, bots answer whether that person is here or not: they find their turn when they come.
 *
 * Where the game is played together, a bot proposes its turn first and waits for the word of people who are here.
 */
export class BotPlayers {
  /** Tables where a bot is thinking, with the question that it was asked. */
  private readonly thinking = new Map<string, string>();
  private readonly writing = new Set<Promise<void>>();
  private readonly silence: Silence;
  private stopped = false;

  constructor(
    private readonly tables: TableService,
    private readonly thinkers: Thinkers,
    private readonly people: TablePeople,
    private readonly reportError: (error: unknown, table: string) => void,
    private readonly answered: (answer: BotAnswer) => void = () => undefined,
  ) {
    this.silence = new Silence(people.silenceMs, (table) => void this.wakeById(table));
    tables.events.on('tableChanged', (table) => this.tableChanged(table));
    tables.events.on('matchStepped', (table, live) => this.matchStepped(table, live));
  }

  private tableChanged(table: Table): void {
    if (table.body.status === 'running') void this.wake(table);
  }

  private matchStepped(table: Table, live: LiveMatch): void {
    this.play(table, live);
  }

  /** Plays on at a table whose match may wait for a bot, after a change or a restart. */
  async wake(table: Table): Promise<void> {
    try {
      const live = await this.tables.live(table);
      if (live) this.play(table, live);
    } catch (error) {
      this.reportError(error, table.id);
    }
  }

  private async wakeById(id: string): Promise<void> {
    try {
      await this.wake(await this.tables.table(id));
    } catch (error) {
      this.reportError(error, id);
    }
  }

  /** Somebody has come back: tables of theirs may have been asleep. */
  async wakeAllOf(person: string): Promise<void> {
    for (const table of await this.tables.runningOf(person, MOST_WOKEN))
      if (mayBeAsleep(table)) await this.wake(table);
  }

  /** Begins no more answers; resolved when those that were decided are written. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.silence.close();
    await Promise.allSettled(this.writing);
  }

  private play(table: Table, live: LiveMatch): void {
    if (this.stopped || (mayBeAsleep(table) && !this.people.isAttended(table))) return;
    const { match } = live;
    if (resultOf(table.body, match)) {
      this.silence.end(table.id);
      return;
    }
    const seat = match.game.awaited(match.state).find((one) => botFor(table.body, one) !== undefined);
    if (seat === undefined) return;
    const number = match.log.entries.length;
    const what = momentOf(live, number, seat);
    if (this.thinking.get(table.id) === what) return;
    const company = this.companyAt(table, live, seat, number);
    if (company === 'wait') {
      this.silence.begin(table.id, what);
      return;
    }
    this.thinking.set(table.id, what);
    void this.answer(table, live, seat, number, company)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.reportError(error, table.id);
      })
      .then((done) => {
        if (this.thinking.get(table.id) === what) this.thinking.delete(table.id);
        // What people said while it thought is heard now.
        if (done === 'proposed') void this.wakeById(table.id);
      });
  }

  /** Whom a bot plays with, and what they have said so far. */
  private companyAt(
    { id, body: table }: Table,
    live: LiveMatch,
    seat: Seat,
    number: number,
  ): TableCompany | 'wait' | undefined {
    const { game, log } = live.match;
    return companyFor({
      ...{ table, game, seat, entries: log.entries },
      isHere: (person) => this.people.isHere(person),
      lapsed: this.silence.isOver(id, momentOf(live, number, seat)),
    });
  }

  private async answer(
    table: Table,
    live: LiveMatch,
    seat: Seat,
    number: number,
    company: TableCompany | undefined,
  ): Promise<'proposed' | 'answered' | undefined> {
    const { game, state } = live.match;
    const listed = game.answers(state, seat);
    const answers = (listed.length > 0 ? listed : (game.open?.(state, seat)?.examples ?? [])).map((one) =>
      game.write(one),
    );
    const level = botFor(table.body, seat) as string;
    const luck = botLuck(live.head.seed, live.match.log, seat);
    const question: Question = {
      ...{ game: game.id, level, seat, view: game.view(state, seat), answers, luck },
      ...(company ? { company } : {}),
    };
    // Free text is in no list: the rules say whether it is legal.
    const isLegal = (text: string): boolean => {
      const read = game.read(text);
      return read !== undefined && game.why(state, seat, read) === undefined;
    };
    const { answer, proposal }: WrittenDecision =
      listed.length === 1
        ? { answer: answers[0] as string }
        : await this.thought(question, isLegal, table, live.head.id, number);
    if (this.stopped) return undefined;
    const { revision } = live;
    if (proposal) {
      this.silence.end(table.id);
      await this.written(this.tables.botSketch(table.id, { ...proposal, seat, number }, revision));
      return 'proposed';
    }
    this.silence.end(table.id);
    await this.written(this.tables.botAnswer(table.id, seat, answer, { number, revision }));
    return 'answered';
  }

  private async written(writing: Promise<void>): Promise<void> {
    this.writing.add(writing);
    await writing.finally(() => this.writing.delete(writing));
  }

  /** What the bot has decided; where it fails, any legal answer, so that the table goes on, and a word on where it was. */
  private async thought(
    question: Question,
    isLegal: (text: string) => boolean,
    table: Table,
    match: string,
    number: number,
  ): Promise<WrittenDecision> {
    const { game, level } = question;
    try {
      const decision = { table: table.id, number, seat: question.seat };
      const thought = await this.thinkers.ask(question, table.body.host, decision);
      this.answered({ ...thought, ...decision, game, level });
      if (isLegal(thought.answer)) return thought;
      throw new Error(`${level} answered "${thought.answer}", which is not legal`);
    } catch (error) {
      if (!this.stopped)
        this.reportError(error, `bot at table ${table.id}, match ${match}, before entry ${number}`);
      return { answer: question.answers[randomInt(question.answers.length)] as string };
    }
  }
}

/** What tells the moments of a table apart in which a bot is to act. */
const momentOf = ({ revision }: LiveMatch, number: number, seat: Seat): string =>
  `${revision}/${number}/${seat}`;
