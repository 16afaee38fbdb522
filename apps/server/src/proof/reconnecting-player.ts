import { levels } from '@aerie/bots';
import type { QuickChance } from '@aerie/kernel';
import type { MatchMessage } from '@aerie/protocol';
import { gameForTable } from './game-choice.js';
import { ReceivedMatch, SocketConnection } from './socket-connection.js';

/** An answer of a person. Once acknowledged it is in the log for ever, at this number or after it. */
export interface SentAnswer {
  readonly id: string;
  readonly number: number;
  readonly answer: string;
}

/** What was answered at one table, in order, and what no acknowledgement has come for yet. */
export interface PlayedTable {
  readonly table: string;
  readonly acknowledged: SentAnswer[];
  pending: SentAnswer | undefined;
  /** Whether the start has been acknowledged. */
  begun: boolean;
}

/** What all lanes of one trial share. */
export interface CrashTrial {
  readonly luck: QuickChance;
  readonly played: PlayedTable[];
  readonly faults: string[];
  /** How often an answer was sent again because no acknowledgement had come. */
  resent: number;
  /** No new answers and tables from now on. */
  ending: boolean;
}

/** The seat of the person; the others are bots. */
export const SEAT = 0;
const BOTS = 2;
/** Every so manieth lane plays another game. */
const OTHER_GAME_EVERY = 10;

/** Somebody who plays at many tables over one connection, and connects again when it ends. */
export class ReconnectingPlayer {
  readonly series: readonly MatchSeries[];
  private readonly byTable = new Map<string, MatchSeries>();
  private line: SocketConnection | undefined;

  constructor(
    private readonly cookie: string,
    trial: CrashTrial,
    numbers: readonly number[],
  ) {
    this.series = numbers.map(
      (number) => new MatchSeries(trial, number, (table, lane) => this.byTable.set(table, lane)),
    );
  }

  /** Goes on at the server that is there now; done when every lane has asked for what it missed. */
  async connect(base: string): Promise<void> {
    this.line?.close();
    let line: SocketConnection | undefined;
    // What still comes over an earlier connection is of no interest.
    const hear = (match: MatchMessage) => {
      if (this.line === line) this.byTable.get(match.table)?.hear(match);
    };
    line = await SocketConnection.open(base, this.cookie, hear);
    this.line = line;
    if (line) await Promise.all(this.series.map((lane) => lane.resume(line)));
  }

  leave(): void {
    this.line?.close();
  }
}

/** One place where a person plays against bots, one match after the other, whatever becomes of the server. */
class MatchSeries {
  private played: PlayedTable | undefined;
  private told = new ReceivedMatch();
  private line: SocketConnection | undefined;
  private answers = 0;

  constructor(
    private readonly trial: CrashTrial,
    private readonly number: number,
    private readonly joined: (table: string, lane: MatchSeries) => void,
  ) {}

  get isIdle(): boolean {
    return this.played?.pending === undefined;
  }

  /** Where it stands, for seeing whether it goes on. */
  get standing(): string {
    return `table ${this.played?.table} at ${this.told.number}`;
  }

  /** Goes on over a new connection: asks for what it missed, and again for what it got no answer to. */
  async resume(line: SocketConnection): Promise<void> {
    this.line = line;
    this.played ??= await this.create(line);
    const { played } = this;
    if (!played) return;
    const { table, pending } = played;
    const since = this.told.number;
    const watched = line.ask('watch', { table, ...(since === undefined ? {} : { since }) });
    if (pending) {
      this.trial.resent++;
      void this.send(line, played, pending);
    }
    this.mustBeDone('watch', await watched);
    if (played.begun) return;
    const started = await line.ask('start', { table });
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

  private async create(line: SocketConnection): Promise<PlayedTable | undefined> {
    const game = gameForTable(this.number, OTHER_GAME_EVERY);
    const kinds = levels(game);
    const bots = Array.from({ length: BOTS }, () => ({
      kind: 'bot' as const,
      level: kinds[this.trial.luck.below(kinds.length)] as string,
    }));
    const seats = [{ kind: 'me' as const }, ...bots];
    const made = await line.ask('create', { game: game.id, options: {}, listed: true, seats });
    this.mustBeDone('create', made);
    if (made?.type !== 'done') return undefined;
    const table = made.made?.table as string;
    const played: PlayedTable = { table, acknowledged: [], pending: undefined, begun: false };
    this.trial.played.push(played);
    this.joined(played.table, this);
    return played;
  }

  /** Answers, if the match waits for it. */
  private play(): void {
    const { played, line } = this;
    const { match } = this.told;
    if (!played || !line || !match || played.pending || match.outcome || this.trial.ending) return;
    const last = played.acknowledged.at(-1);
    // That an answer was taken may be known before its step is.
    if (!match.awaited.includes(SEAT) || (last && match.number <= last.number)) return;
    const answers = match.sides[0]?.answers ?? [];
    const answer = answers[this.trial.luck.below(answers.length)];
    if (answer === undefined) {
      this.fault('nothing is offered to answer');
      return;
    }
    played.pending = { id: `${this.number}-${this.answers++}`, number: match.number, answer };
    void this.send(line, played, played.pending);
  }

  private async send(line: SocketConnection, played: PlayedTable, sent: SentAnswer): Promise<void> {
    const { id, number, answer } = sent;
    const answered = await line.ask('answer', { table: played.table, seat: SEAT, number, answer }, id);
    if (!answered) return;
    this.mustBeDone(`answer ${answer} at ${number}`, answered);
    if (answered.type === 'done') played.acknowledged.push(sent);
    played.pending = undefined;
    if (this.told.match?.outcome && !this.trial.ending) this.next();
    else this.play();
  }

  /** The match is over: on to another one. */
  private next(): void {
    const { played, line } = this;
    if (!played || !line) return;
    void line.ask('unwatch', { table: played.table });
    this.played = undefined;
    this.told = new ReceivedMatch();
    void this.resume(line);
  }

  /** Nobody else plays for this seat: there is no reason to refuse anything. */
  private mustBeDone(what: string, answer: Awaited<ReturnType<SocketConnection['ask']>>): void {
    if (answer && answer.type !== 'done') this.fault(`${what}: ${JSON.stringify(answer)}`);
  }

  private fault(what: string): void {
    this.trial.faults.push(`table ${this.played?.table}: ${what}`);
  }
}
