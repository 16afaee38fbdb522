import type { FromServer } from '@aerie/protocol';
import { vi } from 'vitest';

/** A socket whose other end is the test. */
export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: string[] = [];
  isClosed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(text);
  }

  /** By the client; a browser says so a moment later. */
  close(): void {
    this.isClosed = true;
    queueMicrotask(() => this.onclose?.({ code: 1000 }));
  }

  /** By the server, or by nobody. */
  drop(code = 1006): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was sent, without pings. */
  get requests(): readonly { readonly type: string; readonly id: string }[] {
    return this.sent.map((text) => JSON.parse(text)).filter(({ type }) => type !== 'ping');
  }
}

type Answer = { readonly status?: number; readonly body: unknown };

/** A browser tab: what it stores outlives a reload, the modules of a page do not. */
export class FakeTab {
  readonly sockets: FakeSocket[] = [];
  readonly fetched: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  /** What the server answers to `GET /api/session` and the like; whatever is not here cannot be reached. */
  readonly answers: Record<string, Answer> = {};
  private readonly stored = new Map<string, string>();
  private readonly events = new EventTarget();

  constructor(private readonly search = '') {}

  /** Opens a page, as after a reload. */
  async load() {
    const storage = {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => void this.stored.set(key, value),
    };
    const { sockets, events } = this;
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('location', { origin: 'https://aerie.test', pathname: '/', search: this.search });
    vi.stubGlobal('navigator', { onLine: true, language: 'en', languages: ['en'] });
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, documentElement: {} }));
    vi.stubGlobal('WebSocket', function open(url: string) {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    });
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => this.fetch(path, init));
    vi.resetModules();
    const { connection, connectionState } = await import('./connection.js');
    const session = await import('./session.js');
    const { api, apiPath } = await import('./api.js');
    const { isOffline } = await import('./reachability.js');
    const notes = await import('./notes.js');
    return { connection, connectionState, session, api, apiPath, isOffline, notes };
  }

  /** The latest socket. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  /** The network comes or goes, as the browser says it. */
  tell(what: 'online' | 'offline'): void {
    this.events.dispatchEvent(new Event(what));
  }

  private async fetch(path: string, { method = 'GET', body }: RequestInit) {
    this.fetched.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = this.answers[`${method} ${path}`];
    if (!answer) throw new TypeError('failed to fetch');
    return new Response(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), {
      status: answer.status ?? 200,
    });
  }
}
