import { type Entry, Match, type QuickChance } from '@aerie/kernel';
import type { MatchMessage } from '@aerie/protocol';
import type { Audit, StoredTable } from './audit.js';
import { becomesTrue, ReceivedMatch, type SocketConnection } from './socket-connection.js';

/** An answer that was sent over one connection, and whether it was accepted. */
interface Given {
  readonly seat: number;
  readonly number: number;
  readonly answer: string;
  readonly done: boolean;
  readonly reason: string;
}

/** Somebody with a connection to each of the two servers. */
export interface DualPlayer {
  readonly connections: readonly [SocketConnection, SocketConnection];
}

/** What all matches of one run share: when to stop, and what went wrong. */
export interface RaceProgress {
  readonly luck: QuickChance;
  readonly faults: string[];
  /** How many answers were sent to a question that another connection of the same person had answered too. */
  contradictions: number;
  readonly isEnough: boolean;
}

const PATIENCE_SECONDS = 60;
/** One round in so many, everybody at the second server stops watching the table, for at most so many rounds. */
const AWAY_EVERY = 12;
const LONGEST_AWAY = 4;

/** One match of two people and a bot, each person at both servers. */
export class ContestedMatch {
  readonly given: Given[] = [];
  private readonly told = new Map<SocketConnection, ReceivedMatch>();
  private readonly seatOf = new Map<SocketConnection, number>();
  /** Seats and entry numbers that somebody has answered for. */
  private readonly asked = new Set<string>();
  /** For how many more rounds nobody watches the table at the second server. */
  private away = 0;
  private readonly asking = new Set<Promise<void>>();

  constructor(
    private readonly trial: RaceProgress,
    readonly table: string,
    private readonly players: readonly DualPlayer[],
    private readonly watcher: DualPlayer,
    private readonly hasty: boolean,
  ) {
    for (const { connections } of [...players, watcher])
      for (const connection of connections) this.told.set(connection, new ReceivedMatch());
  }

  async watch(): Promise<void> {
    await Promise.all(
      [...this.told.keys()].map((connection) => connection.must('watch', { table: this.table })),
    );
  }

  /** The host asks both servers to start the match. */
  start(): ReturnType<SocketConnection['ask']>[] {
    const connections = this.players.flatMap((player) => player.connections);
    return connections.map((connection) => connection.ask('start', { table: this.table }));
  }

  hear(connection: SocketConnection, message: MatchMessage): void {
    const told = this.told.get(connection);
    if (!told) return;
    const before = told.number;
    const wrong = told.take(message);
    if (wrong) this.fault(wrong);
    const seat = message.sides[0]?.seat ?? null;
    if (seat !== null) this.seatOf.set(connection, seat);
    if (this.hasty && before !== message.number) this.answer(connection, message);
  }

  /** Plays until the match is over or the run ends, and then until everybody has seen the same. */
  async play(): Promise<void> {
    for (;;) {
      await this.settled();
      await this.comeAndGo();
      const { number, isOver } = this.standing();
      if (isOver || this.trial.isEnough) break;
      if (this.answerAll()) continue;
      if (!(await becomesTrue(() => this.numbers().some((one) => one !== number), PATIENCE_SECONDS)))
        throw new Error(`table ${this.table} is stuck at ${number}`);
    }
    if (this.away > 0) await this.comeBack();
    await this.settled();
  }

  private standing(): { number: number | undefined; isOver: boolean } {
    const match = this.told.get((this.players[0] as DualPlayer).connections[0])?.match;
    return { number: match?.number, isOver: match?.outcome != null };
  }

  /** Everybody for whom the match waits answers, mostly at both servers; false if there is nobody to answer. */
  private answerAll(): boolean {
    const waiting = this.players.filter(({ connections }) =>
      this.isAsked(this.told.get(connections[0])?.match),
    );
    for (const { connections } of waiting) {
      const match = this.told.get(connections[0])?.match;
      const first = this.trial.luck.below(connections.length);
      // At a server where nobody watches, nobody answers, except in the last of these rounds: then a server that has not
      // heard of the latest steps gets an answer to them.
      if (this.away > 0)
        this.answer(connections[this.away === 1 ? first : 0] as SocketConnection, match, true);
      else {
        this.answer(connections[first] as SocketConnection, match);
        this.answer(connections[1 - first] as SocketConnection, match);
      }
    }
    return waiting.length > 0;
  }

  private isAsked(match: MatchMessage | undefined): boolean {
    const seat = match?.sides[0]?.seat;
    return match !== undefined && seat != null && match.awaited.includes(seat);
  }

  /** Now and then nobody watches the table at the second server for some rounds, so that it does not follow it. */
  private async comeAndGo(): Promise<void> {
    const { luck } = this.trial;
    if (this.away > 1) this.away--;
    else if (this.away === 1) await this.comeBack();
    else if (!this.hasty && luck.below(AWAY_EVERY) === 0) {
      this.away = 1 + luck.below(LONGEST_AWAY);
      await Promise.all(
        this.seconds().map((connection) => connection.must('unwatch', { table: this.table })),
      );
    }
  }

  private async comeBack(): Promise<void> {
    this.away = 0;
    const { table } = this;
    await Promise.all(
      this.seconds().map((connection) =>
        connection.must('watch', { table, since: this.told.get(connection)?.number ?? 0 }),
      ),
    );
  }

  private seconds(): SocketConnection[] {
    return [...this.players, this.watcher].map(({ connections }) => connections[1]);
  }

  /** Everybody asks for a rematch over all connections; only one may be made. */
  async rematch(): Promise<string> {
    const { table } = this;
    const asked = this.players.flatMap(({ connections }) =>
      connections.map((connection) => connection.must('rematch', { table })),
    );
    const made = await Promise.all(asked);
    if (new Set(made).size !== 1) this.fault(`several rematches: ${made.join()}`);
    await Promise.all([...this.told.keys()].map((connection) => connection.must('unwatch', { table })));
    return made[0] as string;
  }

  private numbers(): (number | undefined)[] {
    const away = this.away > 0 ? this.seconds() : [];
    return [...this.told].flatMap(([connection, { number }]) => (away.includes(connection) ? [] : [number]));
  }

  /** Waits until all requests are answered and everybody knows of the same number of entries; then all must see the same. */
  private async settled(): Promise<void> {
    const isSettled = () => {
      const [first, ...others] = this.numbers();
      return first !== undefined && this.asking.size === 0 && others.every((one) => one === first);
    };
    if (!(await becomesTrue(isSettled, PATIENCE_SECONDS)))
      throw new Error(`table ${this.table}: they were told of ${this.numbers().join()}`);
    for (const { connections } of this.away > 0 ? [] : [...this.players, this.watcher]) {
      const [one, other] = connections.map((connection) => this.told.get(connection)?.match);
      const seen = (match?: MatchMessage) => JSON.stringify([match?.sides, match?.awaited, match?.outcome]);
      if (seen(one) !== seen(other)) this.fault(`seen differently at ${one?.number}`);
    }
  }

  /** Sends any legal answer over one connection, if the match as last seen there waits for one. */
  private answer(connection: SocketConnection, match: MatchMessage | undefined, alone = false): void {
    const { trial, table } = this;
    const side = match?.sides[0];
    if (!match || side?.seat == null || trial.isEnough || !this.isAsked(match)) return;
    const answer = side.answers[trial.luck.below(side.answers.length)];
    if (answer === undefined) return;
    const { number } = match;
    const { seat } = side;
    const what = `${seat} at ${number}`;
    if (this.asked.has(what)) trial.contradictions++;
    this.asked.add(what);
    const asking = connection.ask('answer', { table, seat, number, answer }).then((got) => {
      this.asking.delete(asking);
      const reason = got?.type === 'refused' ? got.reason.code : JSON.stringify(got);
      this.given.push({ seat, number, answer, done: got?.type === 'done', reason });
      if (alone && got?.type !== 'done') this.fault(`nobody contradicted ${answer}, and it is ${reason}`);
    });
    this.asking.add(asking);
  }

  /**
   * An answer that was accepted must be its seat's next entry after what the sender had seen; one that was refused must
   * not be; and the log must have no entry of a person that nobody sent.
   */
  compare(found: Audit): string[] {
    const kept = found.tables.get(this.table);
    const entries = kept?.match?.log.entries ?? [];
    const explained = new Set<Entry>();
    const wrong = this.given.flatMap((given): string[] => {
      const next = entries.slice(given.number).find((entry) => entry.seat === given.seat);
      const isThere = next !== undefined && 'answer' in next && next.answer === given.answer;
      if (given.done && isThere) explained.add(next);
      if (given.done === isThere) return [];
      return [`table ${this.table}: ${JSON.stringify(given)}, but there is ${JSON.stringify(next)}`];
    });
    const people = new Set(this.seatOf.values());
    entries.forEach((entry, number) => {
      if (people.has(entry.seat) && !explained.has(entry))
        wrong.push(`table ${this.table}: entry ${number} was asked for by nobody`);
    });
    return [...wrong, ...(kept ? this.compareViews(kept) : [`table ${this.table} is not there`])];
  }

  /** The view that everybody was told last must be the one that the log gives at that number. */
  private compareViews({ match }: StoredTable): string[] {
    return [...this.told].flatMap(([connection, told]) => {
      const viewer = this.seatOf.get(connection) ?? 'watcher';
      const entries = match?.log.entries.slice(0, told.number) ?? [];
      const view = match && Match.resume(match.game, { ...match.log, entries }).view(viewer);
      if (JSON.stringify(told.match?.sides[0]?.view) === JSON.stringify(view)) return [];
      return [`table ${this.table}: ${viewer} sees at ${told.number} what the log does not say`];
    });
  }

  private fault(what: string): void {
    this.trial.faults.push(`table ${this.table}: ${what}`);
  }
}
