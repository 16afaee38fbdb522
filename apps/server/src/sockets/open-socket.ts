import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import type { Config } from '../common/config.js';
import { RateLimiter } from '../common/rate-limiter.js';
import type { Payer } from '../common/work-budget.js';
import type { Standing } from '../people/measures.js';
import type { Visit } from '../people/people.js';
import type { Actor } from '../tables/actor.js';
import type { Connection } from './connection.js';
import { textFrames } from './text-frames.js';

/** The longest message that a client may send. */
export const LONGEST_MESSAGE = 16 * 1024;
/** How many bytes may wait to be sent to a client before its connection is closed. */
const LONGEST_BACKLOG = 4 * 1024 * 1024;
const HEARTBEAT_MS = 30_000;
/** How long clients have to finish when they are dropped or the server stops. */
export const GOODBYE_MS = 2000;
/** How many unreadable or too frequent messages are tolerated before the connection is dropped. */
const PATIENCE = 20;

/** Why connections are closed, and the codes for it; those from 4000 on are our own. */
const CLOSED = {
  restarting: 1012,
  'unreadable messages': 4400,
  'signed out': 4401,
  banned: 4403,
  'too many messages': 4429,
  'too many connections': 4430,
  'address is full': 4431,
} as const;
export type WhyClosed = keyof typeof CLOSED;

/** Closes a socket, and does not wait long for the other side. */
export function closeSocket(socket: WebSocket, why: WhyClosed): void {
  socket.close(CLOSED[why], why);
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}

interface Listener {
  /** Reads a message; gives why it was not carried out, if that tries the server's patience. */
  receive(text: string, socket: OpenSocket): WhyClosed | undefined;
  /** It was seen that the other side is alive, every half a minute. */
  beat(socket: OpenSocket): void;
  /** It is closed or dropped: nothing more comes in or goes out. */
  gone(socket: OpenSocket): void;
}

/**
 * The socket of one connection. What comes in is limited; frames without a message count as one. Once it is dropped, nothing
 * more is read or sent, whatever the other side does, and the socket itself is closed soon after.
 */
export class OpenSocket implements Connection {
  readonly person: Actor;
  readonly scopes: Visit['scopes'];
  readonly isVisitor: boolean;
  private readonly bucket: RateLimiter;
  private patience = PATIENCE;
  private state: 'open' | 'deaf' | 'gone' = 'open';
  private isRevoked = false;
  /** How many requests are under way; those of whoever has only lost the connection are still carried out. */
  underWay = 0;
  private isAlive = true;
  private readonly heartbeat: NodeJS.Timeout;
  /** Messages that came while it is looked at whether the connection may go on. */
  private readonly held: string[] = [];
  /** Messages of this turn of the event loop. */
  private readonly unsent: string[] = [];
  private looks = 0;

  constructor(
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly stream: Duplex,
    readonly visit: Visit,
    readonly payer: Payer,
    public mutes: ReadonlySet<string>,
    public standing: Standing,
    limits: Pick<Config, 'messagesPerSecond' | 'messageBurst'>,
    private readonly listener: Listener,
  ) {
    this.person = { ...visit.person, isRevoked: () => this.isRevoked };
    this.scopes = visit.scopes;
    this.isVisitor = visit.isVisitor ?? false;
    this.bucket = new RateLimiter(limits.messagesPerSecond, limits.messageBurst);
    // Each has a timer of its own: thousands of pings at once would block.
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.leave());
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
    socket.on('ping', (data) => {
      if (this.counts()) socket.pong(data);
    });
    socket.on('pong', () => {
      // One answer to each of our own pings is free.
      if (this.isAlive) this.counts();
      this.isAlive = true;
    });
  }

  send(text: string): void {
    if (this.state === 'gone' || this.socket.readyState !== this.socket.OPEN) return;
    if (this.stream.writableLength > LONGEST_BACKLOG) {
      this.socket.terminate();
      return;
    }
    if (this.unsent.length === 0) process.nextTick(write, this);
    this.unsent.push(text);
  }

  /** What is sent in one turn of the event loop is written at once: a step, what was asked, and the clocks. */
  write(): void {
    const texts = this.unsent.splice(0);
    if (texts.length > 0 && this.socket.readyState === this.socket.OPEN) this.stream.write(textFrames(texts));
  }

  /** Reads nothing more; what is under way is still answered. */
  deafen(): void {
    if (this.state === 'open') this.state = 'deaf';
    this.held.length = 0;
    this.socket.pause();
  }

  /** Neither reads nor sends anything from now on; then closes, and does not wait long for the other side. */
  drop(why: WhyClosed): void {
    // Whoever is out is out, also where the connection has been lost since.
    if (why === 'signed out' || why === 'banned') this.isRevoked = true;
    if (this.state === 'gone') return;
    this.write();
    this.leave();
    this.socket.resume();
    closeSocket(this.socket, why);
  }

  /** Messages wait until it is decided whether the connection may go on. */
  async whileLooking(look: () => Promise<void>): Promise<void> {
    this.looks++;
    try {
      await look();
    } finally {
      this.looks--;
      if (this.looks === 0) for (const text of this.held.splice(0)) this.read(text);
    }
  }

  private hear(data: RawData, isBinary: boolean): void {
    if (!this.counts()) return;
    if (isBinary) this.lose('unreadable messages');
    else if (this.looks > 0) this.held.push(data.toString());
    else this.read(data.toString());
  }

  private read(text: string): void {
    const why = this.state === 'open' ? this.listener.receive(text, this) : undefined;
    if (why) this.lose(why);
  }

  /** Counts something that came in; false if it is too much, or nothing is read any more. */
  private counts(): boolean {
    if (this.state !== 'open') return false;
    if (this.bucket.take()) return true;
    this.lose('too many messages');
    return false;
  }

  private lose(why: WhyClosed): void {
    if (--this.patience <= 0) this.drop(why);
  }

  /** Ends a connection whose other side is silent. */
  private beat(): void {
    if (!this.isAlive) this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
    this.listener.beat(this);
  }

  private leave(): void {
    clearInterval(this.heartbeat);
    this.held.length = 0;
    if (this.state === 'gone') return;
    this.state = 'gone';
    this.listener.gone(this);
  }
}

/** One function for all sockets, so that nothing is made for each time. */
const write = (socket: OpenSocket): void => socket.write();
