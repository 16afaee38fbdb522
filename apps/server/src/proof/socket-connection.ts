import { randomBytes } from 'node:crypto';
import type { FromServer, MatchMessage, RequestOf, RequestType } from '@aerie/protocol';
import { WebSocket } from 'ws';
import { agreementAt } from './agreement.js';

export type Fields<T extends RequestType> = Omit<RequestOf<T>, 'type' | 'id'>;
type Answer = Extract<FromServer, { type: 'done' | 'refused' | 'unreadable' }>;

/** A connection of somebody; its owner is given every message about matches as it arrives. */
export class SocketConnection {
  private readonly waiting = new Map<string, (answer: Answer | undefined) => void>();
  private readonly socket: WebSocket;
  /** Resolved when the connection has ended. */
  readonly closed: Promise<void>;
  /** Ids of requests must be a person's own, whatever other connections they have had. */
  private readonly tab = randomBytes(6).toString('base64url');
  private next = 0;

  private constructor(base: string, cookie: string, heard: (match: MatchMessage) => void) {
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.socket.on('close', () => {
      for (const answer of this.waiting.values()) answer(undefined);
      this.waiting.clear();
    });
    this.socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as FromServer;
      if (message.type === 'match') heard(message);
      // Bots that propose their turn are not kept waiting.
      const word = message.type === 'table' ? agreementAt(message.table) : undefined;
      if (word) void this.ask('sketch', word);
      if (message.type !== 'done' && message.type !== 'refused' && message.type !== 'unreadable') return;
      this.waiting.get(message.id ?? '')?.(message);
      this.waiting.delete(message.id ?? '');
    });
  }

  /** Resolved when it is open; undefined if it cannot be opened. */
  static async open(
    base: string,
    cookie: string,
    heard: (match: MatchMessage) => void,
  ): Promise<SocketConnection | undefined> {
    const connection = new SocketConnection(base, cookie, heard);
    return new Promise((resolve) => {
      connection.socket.once('open', () => resolve(connection));
      connection.socket.once('close', () => resolve(undefined));
    });
  }

  /** The answer to a request; undefined if the connection ended before it came. */
  ask<T extends RequestType>(
    type: T,
    fields: Fields<T>,
    id = `${this.tab}-${this.next++}`,
  ): Promise<Answer | undefined> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  /** Asks for something that must be done; gives the table that it made. */
  async must<T extends RequestType>(type: T, fields: Fields<T>): Promise<string> {
    const answer = await this.ask(type, fields);
    if (answer?.type !== 'done') throw new Error(`${type}: ${JSON.stringify(answer)}`);
    return answer.made?.table ?? '';
  }

  close(): void {
    this.socket.terminate();
  }
}

/** What was received of one match, over one connection or several in a row. */
export class ReceivedMatch {
  match: MatchMessage | undefined;

  /** How many entries were received; undefined before the first message. */
  get number(): number | undefined {
    return this.match?.number;
  }

  /**
   * Takes a message; gives what is wrong with it, if anything: every step must be sent, and the number of entries never
   * goes down.
   */
  take(message: MatchMessage): string | undefined {
    const known = this.match?.number ?? message.number;
    this.match = message;
    if (message.number < known) return `entries ${message.number} to ${known - 1} were told and are gone`;
    const numbers = new Set(message.steps.map(({ number }) => number));
    for (let number = known; number < message.number; number++)
      if (!numbers.has(number)) return `step ${number} was never told`;
    return undefined;
  }
}

/** Polls until a condition holds; gives whether it did within this time. */
export async function becomesTrue(what: () => boolean, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (!what()) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}
