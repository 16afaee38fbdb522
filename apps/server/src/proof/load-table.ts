import type { QuickChance } from '@aerie/kernel';
import type { FromServer, MatchMessage, RequestOf, RequestType } from '@aerie/protocol';
import type { View } from '@aerie/rauf-und-runter';
import { WebSocket } from 'ws';
import { newPerson } from '../testing/client.js';

type Fields<T extends RequestType> = Omit<RequestOf<T>, 'type' | 'id'>;
type Answer = Extract<FromServer, { type: 'done' | 'refused' | 'unreadable' }>;

export const PLAYERS = 4;
const GAME = 'rauf-und-runter';

/** An answer that the server has acknowledged: it must be stored as the entry of this number. */
export interface AcknowledgedMove {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly answer: string;
}

/** Is told what happens at the tables. */
export interface LoadObserver {
  /** A step has arrived at the last of the players, so many milliseconds after its answer was sent. */
  seen(ms: number): void;
  acknowledged(move: AcknowledgedMove): void;
  /** The next match at a table has begun, so many milliseconds after its rematch was asked for. */
  rematched(ms: number): void;
  /** Something that must not happen. */
  wrong(what: string): void;
}

/** Messages that come unasked and are ignored. */
const QUIET: readonly FromServer['type'][] = ['table', 'welcome', 'chat', 'reaction', 'clock', 'audience'];
/** How a message about a match begins; the rest is parsed only when it is needed. */
const HEAD = /^\{"type":"match","table":"(\w+)","number":(\d+),/;
const HEAD_LENGTH = 100;

/**
 * Somebody at a socket. There are thousands of them in one process: a message is kept when it arrives, and parsed only
 * when the player has to decide.
 */
class Player {
  table = '';
  /** How many entries of the match have been seen. */
  number = -1;
  private match: Buffer | undefined;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private next = 0;

  private constructor(
    private readonly socket: WebSocket,
    private readonly stepped: () => void,
    closed: (code: number) => void,
  ) {
    socket.on('message', (data) => this.hear(data as Buffer));
    socket.on('close', closed);
  }

  static async enter(
    base: string,
    name: string,
    from: Readonly<Record<string, string>>,
    stepped: () => void,
    closed: (code: number) => void,
  ): Promise<Player> {
    const headers = { ...from, cookie: await newPerson(base, name, from) };
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers, perMessageDeflate: false });
    const player = new Player(socket, stepped, closed);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return player;
  }

  ask<T extends RequestType>(type: T, fields: Fields<T>): Promise<Answer> {
    const id = `r${this.next++}`;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  /** Asks for something that must be done; gives the table that it made. */
  async must<T extends RequestType>(type: T, fields: Fields<T>): Promise<string> {
    const answer = await this.ask(type, fields);
    if (answer.type !== 'done') throw new Error(`${type}: ${JSON.stringify(answer)}`);
    return answer.made?.table ?? '';
  }

  /** Follows another table from now on. */
  async follow(table: string): Promise<void> {
    const before = this.table;
    this.table = table;
    this.number = -1;
    this.match = undefined;
    if (before !== '') await this.must('unwatch', { table: before });
    await this.must('watch', { table });
  }

  /** The match as this player was last told of it. */
  read(): MatchMessage | undefined {
    return this.match && (JSON.parse(this.match.toString()) as MatchMessage);
  }

  leave(): void {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }

  private hear(data: Buffer): void {
    const head = HEAD.exec(data.toString('latin1', 0, HEAD_LENGTH));
    if (!head) {
      const message = JSON.parse(data.toString()) as FromServer;
      if (message.type === 'done' || message.type === 'refused') {
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
      } else if (!QUIET.includes(message.type))
        throw new Error(`a message that nobody asked for: ${data.toString()}`);
      return;
    }
    const [, table, number] = head;
    if (table !== this.table || Number(number) < this.number) return;
    this.number = Number(number);
    this.match = data;
    this.stepped();
  }
}

/** Four players at a table. When their match is over they play the next one at the table of the rematch. */
export class LoadTable {
  /** In the order of their seats. */
  private players: Player[] = [];
  private table = '';
  private sentAt = 0;
  /** The number that all players wait for. */
  private expected = 0;
  private state: 'idle' | 'waiting' | 'moving' | 'between' | 'gone' = 'moving';

  private constructor(
    private readonly luck: QuickChance,
    private readonly observer: LoadObserver,
  ) {}

  /** Four new people whose match has begun. */
  static async gather(...entering: Parameters<typeof LoadTable.enter>): Promise<LoadTable> {
    const loadTable = await LoadTable.enter(...entering);
    await loadTable.sitDown();
    return loadTable;
  }

  /** Four new people, each at a socket, who have no table yet. */
  static async enter(
    /** Where each of them enters, in turn: the addresses of one site. */
    bases: readonly string[],
    name: string,
    luck: QuickChance,
    observer: LoadObserver,
    /** Headers that say where these people come from. */
    from: Readonly<Record<string, string>> = {},
  ): Promise<LoadTable> {
    const loadTable = new LoadTable(luck, observer);
    const closed = (code: number) => observer.wrong(`a socket was closed with ${code}`);
    const stepped = () => loadTable.arrived();
    loadTable.players = await Promise.all(
      Array.from({ length: PLAYERS }, (_, i) =>
        Player.enter(bases[i % bases.length] as string, `${name} ${'ABCD'[i]}`, from, stepped, closed),
      ),
    );
    return loadTable;
  }

  /** They make a table, follow it and sit down, and their match begins. */
  async sitDown(): Promise<void> {
    const [host, ...guests] = this.players as [Player, ...Player[]];
    const open = { kind: 'open' } as const;
    const seats = [{ kind: 'me' } as const, ...guests.map(() => open)];
    const table = await host.must('create', { game: GAME, options: {}, seats, listed: false });
    await Promise.all(this.players.map((player) => player.follow(table)));
    for (const [i, guest] of guests.entries()) await guest.must('sit', { table, seat: i + 1 });
    await this.begin(table, host);
  }

  /** Whether the next move can be sent. */
  get ready(): boolean {
    return this.state === 'idle';
  }

  /** Whether an answer is on its way. */
  get waits(): boolean {
    return this.state === 'waiting';
  }

  /** Whether the match ends with the turn that is being played, or with the last one before it. */
  get isEnding(): boolean {
    const match = this.players[0]?.read();
    const view = match?.sides[0]?.view as View | undefined;
    return !view || (view.round >= view.flutter.length - 1 && view.turn === view.order.length - 1);
  }

  /** Sends a random legal answer; false if the match is over, and the next one is being prepared. */
  move(): boolean {
    const match = this.players[0]?.read();
    const seat = match?.awaited[0];
    if (match?.outcome) this.again().catch((error: Error) => this.observer.wrong(error.message));
    if (!match || seat === undefined) return false;
    const mover = this.players[seat] as Player;
    const answers = mover.read()?.sides[0]?.answers ?? [];
    const answer = answers[this.luck.below(answers.length)] as string;
    const move = { table: this.table, number: match.number, seat, answer };
    this.expected = match.number + 1;
    this.state = 'waiting';
    this.sentAt = performance.now();
    void mover.ask('answer', move).then((reply) => {
      if (reply.type === 'done') this.observer.acknowledged(move);
      else this.observer.wrong(`${JSON.stringify(move)}: ${JSON.stringify(reply)}`);
    });
    return true;
  }

  leave(): void {
    this.state = 'gone';
    for (const player of this.players) player.leave();
  }

  private async begin(table: string, host: Player): Promise<void> {
    this.table = table;
    this.expected = 0;
    this.state = 'moving';
    await host.must('start', { table });
    this.arrived();
  }

  private async again(): Promise<void> {
    // What is told of the match that is over, once more, is no reason to ask for another one.
    this.state = 'between';
    const began = performance.now();
    const [first, ...rest] = this.players as [Player, ...Player[]];
    const table = await first.must('rematch', { table: this.table });
    // At the table of the rematch everybody has moved on by one.
    this.players = [...rest, first];
    await Promise.all(this.players.map((player) => player.follow(table)));
    for (const [seat, player] of this.players.entries())
      if (player !== first) await player.must('sit', { table, seat });
    await this.begin(table, first);
    this.observer.rematched(performance.now() - began);
  }

  /** Called whenever a player has received a step. */
  private arrived(): void {
    if (this.state !== 'waiting' && this.state !== 'moving') return;
    if (this.players.some((player) => player.number < this.expected || player.table !== this.table)) return;
    if (this.state === 'waiting') this.observer.seen(performance.now() - this.sentAt);
    this.state = 'idle';
  }
}
