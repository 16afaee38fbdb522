import type { Reason } from '@aerie/kernel';
import type { FromServer, RequestOf, RequestType } from '@aerie/protocol';
import { signal } from '@preact/signals';
import { isEmbedded } from '../ui/router.js';
import { forgetSent, keepSent, stillToSend } from './outbox.js';
import { fetchSession, isShutOut, person, sessionInfo } from './session.js';

type Fields<T extends RequestType> = Omit<RequestOf<T>, 'type' | 'id'>;
export type Reply = { readonly made?: string } | { readonly refused: Reason };
type Listener = (message: FromServer) => void;

/**
 * Why the server closes or refuses a connection that may be tried again later: too much was asked at once, this person has
 * as many windows open as they may, or as many come from this address as may.
 */
export type RefusedState = 'hurried' | 'crowded' | 'full';
/** `idle` before anybody needs it, `waiting` between two tries after it was lost. */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | RefusedState;
export const connectionState = signal<ConnectionState>('idle');

interface Pending {
  readonly text: string;
  /** How often it may be asked again because it was too much. */
  patience: number;
  done(reply: Reply): void;
}

const MAX_RETRY_MS = 8000;
const PING_MS = 20_000;
const PING_TIMEOUT_MS = 8000;
/** The codes with which the server closes the connection of somebody who is signed out or banned. */
const SIGNED_OUT: readonly number[] = [4401, 4403];
/** Whoever signs out everywhere else gets a new session, whose cookie may come after the old connection has ended. */
const NEW_SESSION_MS = 500;
const REFUSED: ReadonlyMap<number, RefusedState> = new Map([
  [4429, 'hurried'],
  [4430, 'crowded'],
  [4431, 'full'],
]);
/** After how many seconds it is tried again where there was no room. */
export const NO_ROOM_RETRY_SECONDS = 30;
/** After too many messages the next try comes as late as after so many that failed. */
const TRIES_AFTER_TOO_MANY = 4;
/** How often a request is asked again that was too much, after the time that the server says. */
const PATIENCE = 3;
/** After so many failed tries the session is checked: it may be gone. */
const TRIES_BEFORE_SESSION_CHECK = 2;

export const isRefused = (state: ConnectionState): state is RefusedState =>
  state === 'hurried' || state === 'crowded' || state === 'full';

/**
 * The one connection to the server. What was asked and not yet answered is asked again after an interruption, with the same
 * id, so that nothing is lost and nothing is done twice. What must be told anew
 * after an interruption is told in `whenOpen`.
 */
class Connection {
  private socket: WebSocket | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<Listener>();
  private readonly openers = new Set<() => void>();
  private readonly tab = crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((text, n) => text + n.toString(36), '');
  private next = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  /** Who it was opened as: the id of a person, null for a visitor, undefined where that was not known yet. */
  private as: string | null | undefined;

  constructor() {
    person.subscribe((now) => this.follow(now === null ? null : now?.id));
    addEventListener('online', () => this.retryNow());
    addEventListener('offline', () => this.giveUp(this.socket));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.retryNow();
    });
  }

  /** Connects, unless it is connected or on its way. Whoever is known to have no session comes to look on. */
  open(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    // Why it was refused is said until it is let in, or fails otherwise.
    if (!isRefused(connectionState.peek()))
      connectionState.value = this.tries === 0 ? 'connecting' : 'waiting';
    const now = person.peek();
    this.as = now === null ? null : now?.id;
    const query = this.as === null ? (isEmbedded ? '?visitor=embed' : '?visitor') : '';
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws${query}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)));
    socket.onclose = ({ code }) => this.closed(socket, code);
  }

  /** Goes on at once as whoever this visitor is from now on, if anybody still needs the connection. */
  private follow(now: string | null | undefined): void {
    if (now === undefined || now === this.as || (this.as === undefined && now !== null)) return;
    this.as = now;
    const { socket } = this;
    if (socket) {
      this.socket = undefined;
      socket.onmessage = null;
      socket.close();
    }
    clearInterval(this.pings);
    this.tries = 0;
    if (this.openers.size > 0) this.open();
    else if (socket) connectionState.value = 'idle';
  }

  /** Closes the connection and opens it again, as after a change of name. */
  reconnect(): void {
    this.tries = 0;
    if (this.socket) this.socket.close();
    else this.open();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Runs now, if connected, and after every reconnection; gives a way to stop. */
  whenOpen(act: () => void): () => void {
    this.openers.add(act);
    if (connectionState.peek() === 'open') act();
    else this.open();
    return () => this.openers.delete(act);
  }

  /** Sends a request. It is sent again after an interruption, so the reply comes in any case, as soon as there is a server. */
  ask<T extends RequestType>(type: T, fields: Fields<T>): Promise<Reply> {
    const id = `${this.tab}-${this.next++}`;
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((done) => {
      this.pending.set(id, { text, patience: PATIENCE, done });
      // Answers are sent even after the page was loaded anew.
      if (type === 'answer') keepSent(id, text);
      if (connectionState.peek() === 'open') this.socket?.send(text);
      else this.open();
    });
  }

  private opened(socket: WebSocket): void {
    this.tries = 0;
    connectionState.value = 'open';
    for (const [id, text] of stillToSend()) {
      if (!this.pending.has(id)) this.pending.set(id, { text, patience: PATIENCE, done: () => {} });
    }
    // What the openers ask is sent as they ask it, before what is still to be answered.
    const unanswered = [...this.pending.values()];
    for (const act of this.openers) act();
    for (const { text } of unanswered) socket.send(text);
    clearInterval(this.pings);
    this.pings = setInterval(() => this.ping(socket), PING_MS);
  }

  /** Gives up a connection that is dead but not closed. */
  private ping(socket: WebSocket): void {
    const silence = setTimeout(() => this.giveUp(socket), PING_TIMEOUT_MS);
    void this.ask('ping', {}).then(() => clearTimeout(silence));
  }

  /** Does not wait for the closing handshake: where nobody answers, it takes a minute. */
  private giveUp(socket: WebSocket | undefined): void {
    if (!socket) return;
    socket.onmessage = null;
    socket.close();
    this.closed(socket, 0);
  }

  private receive(message: FromServer): void {
    if (message.type === 'done') {
      const made = message.made?.table ?? message.made?.room;
      this.settle(message.id, made === undefined ? {} : { made });
    } else if (message.type === 'refused') this.refused(message.id, message.reason);
    else if (message.type === 'unreadable' && message.id !== null)
      this.settle(message.id, { refused: { code: 'unreadable', args: { at: message.at } } });
    for (const listener of this.listeners) listener(message);
  }

  /** What was too much was not done: it is asked again when there is time for it. */
  private refused(id: string, reason: Reason): void {
    const asked = this.pending.get(id);
    const { socket } = this;
    if (reason.code !== 'tooMuch' || !asked || asked.patience === 0) {
      this.settle(id, { refused: reason });
      return;
    }
    asked.patience--;
    setTimeout(
      () => {
        if (this.socket === socket && this.pending.has(id)) socket?.send(asked.text);
      },
      1000 * Number(reason.args?.seconds ?? 1),
    );
  }

  private settle(id: string, reply: Reply): void {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    forgetSent(id);
    asked?.done(reply);
  }

  private closed(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = undefined;
    clearInterval(this.pings);
    for (const [id, { text }] of this.pending) if (text.startsWith('{"type":"ping"')) this.settle(id, {});
    const refused = REFUSED.get(code);
    connectionState.value = refused ?? 'waiting';
    if (refused === 'hurried') this.tries = TRIES_AFTER_TOO_MANY;
    if (refused === 'crowded' || refused === 'full')
      this.timer = setTimeout(() => this.open(), 1000 * NO_ROOM_RETRY_SECONDS);
    else if (SIGNED_OUT.includes(code)) {
      this.tries = 0;
      this.timer = setTimeout(() => void this.checkSession(), NEW_SESSION_MS);
    } else if (this.tries > TRIES_BEFORE_SESSION_CHECK) void this.checkSession();
    else this.retryLater();
  }

  private retryLater(): void {
    const pause = Math.min(MAX_RETRY_MS, 300 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries++;
    this.timer = setTimeout(() => this.open(), pause);
  }

  /** Stops trying where the person is banned, the site closed to visitors, or nothing there for one to look at. */
  private async checkSession(): Promise<void> {
    const known = await fetchSession().catch(() => undefined);
    // It goes on as somebody else.
    if (this.socket) return;
    const isUseless = known === null && this.openers.size === 0;
    if (isUseless || isShutOut.peek() || sessionInfo.peek().ban) connectionState.value = 'idle';
    else this.retryLater();
  }

  private retryNow(): void {
    const state = connectionState.peek();
    if ((state !== 'waiting' && !isRefused(state)) || this.socket) return;
    this.open();
  }
}

export const connection = new Connection();
