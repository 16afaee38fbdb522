import { levels } from '@aerie/bots';
import type { QuickChance } from '@aerie/kernel';
import type { MatchMessage } from '@aerie/protocol';
import { gameForTable } from './game-choice.js';
import { becomesTrue, ReceivedMatch, SocketConnection } from './socket-connection.js';

/** An answer of a person. Once acknowledged it must be in the log, at this number or after it. */
export interface SentAnswer {
  readonly id: string;
  readonly number: number;
  readonly answer: string;
}

/** What was answered at one table, in order, and the answer that is not acknowledged yet. */
export interface PlayedTable {
  readonly table: string;
  readonly acknowledged: SentAnswer[];
  pending: SentAnswer | undefined;
  /** Whether the start has been acknowledged. */
  begun: boolean;
}

/** What all players of one trial share. */
export interface CrashTrial {
  readonly luck: QuickChance;
  readonly played: PlayedTable[];
  readonly faults: string[];
  /** How often an answer was sent again because no acknowledgement had come. */
  resent: number;
  /** No new answers and tables from now on. */
  ending: boolean;
  /** Whether a refusal passes by itself, such as that of a server that has lost its storage: the same is asked again. */
  readonly passes?: (code: string) => boolean;
}

type Answered = Awaited<ReturnType<SocketConnection['ask']>>;

const isStale = (answer: Answered): boolean => answer?.type === 'refused' && answer.reason.code === 'stale';

/** The seat of the person; the others are bots. */
export const SEAT = 0;
const BOTS = 2;
/** One table in so many plays another game. */
const OTHER_GAME_EVERY = 10;

/** Somebody who plays at many tables over one connection, and connects again when it ends. */
export class ReconnectingPlayer {
  readonly runners: readonly MatchRunner[];
  private readonly byTable = new Map<string, MatchRunner>();
  private connection: SocketConnection | undefined;

  constructor(
    private readonly cookie: string,
    trial: CrashTrial,
    numbers: readonly number[],
  ) {
    this.runners = numbers.map(
      (number) => new MatchRunner(trial, number, (table, runner) => this.byTable.set(table, runner)),
    );
  }

  /** Connects to the server that runs now; resolved when every table has asked for what it missed. */
  async connect(base: string): Promise<void> {
    this.connection?.close();
    let connection: SocketConnection | undefined;
    // What still comes over an earlier connection is ignored.
    const hear = (match: MatchMessage) => {
      if (this.connection === connection) this.byTable.get(match.table)?.hear(match);
    };
    connection = await SocketConnection.open(base, this.cookie, hear);
    this.connection = connection;
    if (connection) await Promise.all(this.runners.map((runner) => runner.resume(connection)));
  }

  /** Resolved when there is no connection any more. */
  async ended(): Promise<void> {
    await this.connection?.closed;
  }

  leave(): void {
    this.connection?.close();
  }
}

/** Waits until every table has gone on from where it was, and then for the last answers; whatever does not come is a fault. */
export async function mustGoOn(
  runners: readonly MatchRunner[],
  before: readonly string[],
  trial: CrashTrial,
  seconds: number,
): Promise<void> {
  const isBroken = () => trial.faults.length > 0;
  await becomesTrue(() => isBroken() || runners.every((runner, i) => runner.standing !== before[i]), seconds);
  trial.ending = true;
  await becomesTrue(() => isBroken() || runners.every((runner) => runner.isIdle), seconds);
  runners.forEach((runner, i) => {
    if (runner.standing === before[i]) trial.faults.push(`${before[i]} did not go on`);
    if (!runner.isIdle) trial.faults.push(`${runner.standing} got no answer`);
  });
}

/** Plays one match after the other against bots, across restarts of the server. */
class MatchRunner {
  private played: PlayedTable | undefined;
  private told = new ReceivedMatch();
  private connection: SocketConnection | undefined;
  private answers = 0;
  /** For how many entries the last answer was given: the next one is for a later moment. */
  private answeredAt = -1;

  constructor(
    private readonly trial: CrashTrial,
    private readonly number: number,
    private readonly joined: (table: string, runner: MatchRunner) => void,
  ) {}

  get isIdle(): boolean {
    return this.played?.pending === undefined;
  }

  /** How far it has got, to see whether it goes on. */
  get standing(): string {
    return `table ${this.played?.table} at ${this.told.number}`;
  }

  /** Goes on over a new connection: asks for what it missed, and again for what it got no answer to. */
  async resume(connection: SocketConnection): Promise<void> {
    this.connection = connection;
    this.played ??= await this.create(connection);
    const { played } = this;
    if (!played) return;
    const { table, pending } = played;
    const since = this.told.number;
    const watched = connection.ask('watch', { table, ...(since === undefined ? {} : { since }) });
    if (pending) {
      this.trial.resent++;
      void this.send(connection, played, pending);
    }
    this.mustBeDone('watch', await watched);
    if (played.begun) return;
    const started = await connection.ask('start', { table });
    // It had been started before, and only the acknowledgement was lost.
    const before = started?.type === 'refused' && started.reason.code === 'notOpen';
    if (!before) this.mustBeDone('start', started);
    played.begun = before || started?.type === 'done';
  }

  hear(message: MatchMessage): void {
    if (message.table !== this.played?.table) return;
    const wrong = this.told.take(message);
    if (wrong) this.fault(wrong);
    if (message.outcome && this.isIdle && !this.trial.ending) this.next();
    else this.play();
  }

  private async create(connection: SocketConnection): Promise<PlayedTable | undefined> {
    const game = gameForTable(this.number, OTHER_GAME_EVERY);
    const kinds = levels(game);
    const bots = Array.from({ length: BOTS }, () => ({
      kind: 'bot' as const,
      level: kinds[this.trial.luck.below(kinds.length)] as string,
    }));
    const seats = [{ kind: 'me' as const }, ...bots];
    const made = await connection.ask('create', { game: game.id, options: {}, listed: true, seats });
    this.mustBeDone('create', made);
    if (made?.type !== 'done') return undefined;
    const table = made.made?.table as string;
    const played: PlayedTable = { table, acknowledged: [], pending: undefined, begun: false };
    this.trial.played.push(played);
    this.joined(played.table, this);
    return played;
  }

  /** Answers, if the match waits for this seat. */
  private play(): void {
    const { played, connection } = this;
    const { match } = this.told;
    if (!played || !connection || !match || played.pending || match.outcome || this.trial.ending) return;
    // The acknowledgement of an answer may arrive before its step does.
    if (!match.awaited.includes(SEAT) || match.number <= this.answeredAt) return;
    const answers = match.sides[0]?.answers ?? [];
    const answer = answers[this.trial.luck.below(answers.length)];
    if (answer === undefined) {
      this.fault('nothing is offered to answer');
      return;
    }
    played.pending = { id: `${this.number}-${this.answers++}`, number: match.number, answer };
    void this.send(connection, played, played.pending);
  }

  private async send(connection: SocketConnection, played: PlayedTable, sent: SentAnswer): Promise<void> {
    const { id, number, answer } = sent;
    const answered = await connection.ask('answer', { table: played.table, seat: SEAT, number, answer }, id);
    if (!answered) return;
    if (this.passes(answered)) {
      // Under a new id: a server gives the same answer to the same request.
      played.pending = { ...sent, id: `${this.number}-${this.answers++}` };
      connection.close();
      return;
    }
    // Where several decide at once, a bot's step may come between an acknowledgement and its step: then this seat still
    // seems to be awaited. What it answers to that is refused, and the step is on its way.
    if (!isStale(answered)) this.mustBeDone(`answer ${answer} at ${number}`, answered);
    if (answered.type === 'done') played.acknowledged.push(sent);
    played.pending = undefined;
    this.answeredAt = number;
    if (this.told.match?.outcome && !this.trial.ending) this.next();
    else this.play();
  }

  /** The match is over: begins another one. */
  private next(): void {
    const { played, connection } = this;
    if (!played || !connection) return;
    void connection.ask('unwatch', { table: played.table });
    this.played = undefined;
    this.answeredAt = -1;
    this.told = new ReceivedMatch();
    void this.resume(connection);
  }

  /** Nobody else plays this seat, so nothing may be refused for good; what passes is tried over another connection. */
  private mustBeDone(what: string, answer: Answered): void {
    if (this.passes(answer)) this.connection?.close();
    else if (answer && answer.type !== 'done') this.fault(`${what}: ${JSON.stringify(answer)}`);
  }

  private passes(answer: Answered): boolean {
    return answer?.type === 'refused' && this.trial.passes?.(answer.reason.code) === true;
  }

  private fault(what: string): void {
    this.trial.faults.push(`table ${this.played?.table}: ${what}`);
  }
}
