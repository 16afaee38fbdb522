import { randomInt } from 'node:crypto';
import { botFor, isLeftToBots, Refusal, resultOf } from '@aerie/host';
import type { Seat } from '@aerie/kernel';
import type { LiveMatch } from '../matches/match-store.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import { botLuck } from './luck.js';
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

const mayBeAsleep = ({ body }: Table): boolean => !body.clock && isLeftToBots(body);

/**
 * Plays all seats of bots, and of people whom a bot stands in for: whenever a match waits for one, asks a bot and gives
 * its answer.
 * An answer that comes too late, because the match went on or the person came back, is void.
 *
 * A table sleeps where nobody would notice: everybody who sits there lets a bot play for them, there is no clock, and
 * nobody of the table or looking on has been here for a while. It wakes when somebody watches it or comes back. Where
 * a person plays themselves, bots answer whether that person is here or not: they find their turn when they come.
 */
export class BotPlayers {
  /** Tables where a bot is thinking, with the question that it was asked. */
  private readonly thinking = new Map<string, string>();
  private readonly writing = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly tables: TableService,
    private readonly thinkers: Thinkers,
    /** Whether somebody of a table, or somebody looking on, is here or was lately. */
    private readonly isAttended: (table: Table) => boolean,
    private readonly reportError: (error: unknown, table: string) => void,
    private readonly answered: (answer: BotAnswer) => void = () => undefined,
  ) {
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

  /** Somebody has come back: tables of theirs may have been asleep. */
  async wakeAllOf(person: string): Promise<void> {
    for (const table of await this.tables.runningOf(person, MOST_WOKEN))
      if (mayBeAsleep(table)) await this.wake(table);
  }

  /** Begins no more answers; resolved when those that were decided are written. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.allSettled(this.writing);
  }

  private play(table: Table, live: LiveMatch): void {
    if (this.stopped || (mayBeAsleep(table) && !this.isAttended(table))) return;
    const { match } = live;
    if (resultOf(table.body, match)) return;
    const seat = match.game.awaited(match.state).find((one) => botFor(table.body, one) !== undefined);
    if (seat === undefined) return;
    const number = match.log.entries.length;
    const what = `${live.revision}/${number}/${seat}`;
    if (this.thinking.get(table.id) === what) return;
    this.thinking.set(table.id, what);
    this.answer(table, live, seat, number)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.reportError(error, table.id);
      })
      .finally(() => {
        if (this.thinking.get(table.id) === what) this.thinking.delete(table.id);
      });
  }

  private async answer(table: Table, live: LiveMatch, seat: Seat, number: number): Promise<void> {
    const { game, state } = live.match;
    const listed = game.answers(state, seat);
    const answers = (listed.length > 0 ? listed : (game.open?.(state, seat)?.examples ?? [])).map((one) =>
      game.write(one),
    );
    const level = botFor(table.body, seat) as string;
    const luck = botLuck(live.head.seed, live.match.log, seat);
    const question = { game: game.id, level, seat, view: game.view(state, seat), answers, luck };
    // Free text is in no list: the rules say whether it is legal.
    const isLegal = (text: string): boolean => {
      const read = game.read(text);
      return read !== undefined && game.why(state, seat, read) === undefined;
    };
    const answer =
      listed.length === 1
        ? (answers[0] as string)
        : await this.thought(question, isLegal, table, live.head.id, number);
    if (this.stopped) return;
    const writing = this.tables.botAnswer(table.id, seat, answer, { number, revision: live.revision });
    this.writing.add(writing);
    await writing.finally(() => this.writing.delete(writing));
  }

  /** The answer of the bot; where it fails, any legal answer, so that the table goes on, and a word on where it was. */
  private async thought(
    question: Question,
    isLegal: (text: string) => boolean,
    table: Table,
    match: string,
    number: number,
  ): Promise<string> {
    const { game, level } = question;
    try {
      const decision = { table: table.id, number, seat: question.seat };
      const thought = await this.thinkers.ask(question, table.body.host, decision);
      this.answered({ ...thought, ...decision, game, level });
      if (isLegal(thought.answer)) return thought.answer;
      throw new Error(`${level} answered "${thought.answer}", which is not legal`);
    } catch (error) {
      if (!this.stopped)
        this.reportError(error, `bot at table ${table.id}, match ${match}, before entry ${number}`);
      return question.answers[randomInt(question.answers.length)] as string;
    }
  }
}
