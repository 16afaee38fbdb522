import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Api } from './api/api.js';
import type { Config } from './config.js';
import type { Metrics } from './metrics.js';
import type { Pages } from './pages.js';
import type { Bans } from './people/bans.js';
import type { Visit } from './people.js';
import { type Sockets, turnAway } from './sockets/sockets.js';
import type { Storage } from './storage/storage.js';
import { VERSION } from './version.js';

/** Sent with every answer: nothing from other sites, no frames, no guessing of types. */
const SAFETY = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src 'self'; manifest-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

interface Rooms {
  readonly config: Config;
  whoIs(request: IncomingMessage): Promise<Visit | undefined>;
  readonly bans: Bans;
  readonly api: Api;
  readonly sockets: Sockets;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly pages: Pages;
  /** Whether new work is taken; not while shutting down. */
  isReady(): boolean;
  complain(error: unknown, what: string): void;
}

/** The plain side of the server: who one is, whether it works, how it goes. */
export function createHttp(rooms: Rooms): Server {
  const server = createServer((request, response) => {
    route(rooms, request, response).catch((error: unknown) => {
      rooms.complain(error, 'http');
      if (!response.headersSent) json(response, 500, { error: 'serverFailed' });
      else response.end();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    // Whoever breaks off meanwhile harms nobody: without a listener an error would end the process.
    socket.on('error', () => socket.destroy());
    if (pathOf(request) !== '/ws' || !rooms.isReady()) {
      turnAway(socket, '404 Not Found');
      return;
    }
    rooms.sockets.upgrade(request, socket, head, addressOf(rooms.config, request)).catch((error: unknown) => {
      rooms.complain(error, 'upgrade');
      socket.destroy();
    });
  });
  server.requestTimeout = 10_000;
  server.headersTimeout = 10_000;
  return server;
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] as string;

function addressOf(config: Config, request: IncomingMessage): string {
  const forwarded = config.trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? '');
}

const isSecure = (config: Config, request: IncomingMessage): boolean =>
  !!config.origin?.startsWith('https:') ||
  (config.trustProxy && request.headers['x-forwarded-proto'] === 'https');

async function route(rooms: Rooms, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value);
  switch (`${request.method} ${pathOf(request)}`) {
    case 'GET /healthz':
      return json(response, 200, { ok: true, version: VERSION });
    case 'GET /readyz':
      return ready(rooms, response);
    case 'GET /metrics':
      response.setHeader('Content-Type', rooms.metrics.registry.contentType);
      response.end(await rooms.metrics.registry.metrics());
      return;
    default:
      if (!(await rooms.api.answer(request, response, visitor(rooms, request))))
        page(rooms, request, response);
  }
}

const visitor = ({ config, whoIs, bans, sockets }: Rooms, request: IncomingMessage) => ({
  address: addressOf(config, request),
  isSecure: isSecure(config, request),
  isOwn: sockets.isOwnSite(request),
  isProgram: request.headers.authorization !== undefined,
  agent: request.headers['user-agent'],
  who: () => whoIs(request),
  ban: bans.ofPerson,
});

function page({ pages }: Rooms, request: IncomingMessage, response: ServerResponse): void {
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (!isPage || pathOf(request).startsWith('/api/') || !pages.show(pathOf(request), request, response))
    json(response, 404, { error: 'notFound' });
}

async function ready(rooms: Rooms, response: ServerResponse): Promise<void> {
  try {
    await rooms.storage.check();
    json(response, rooms.isReady() ? 200 : 503, { ok: rooms.isReady() });
  } catch (error) {
    rooms.complain(error, 'storage');
    json(response, 503, { ok: false });
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
