import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Api } from '../api/api.js';
import type { Config } from '../common/config.js';
import type { Metrics } from '../common/metrics.js';
import { VERSION } from '../common/version.js';
import type { Visit } from '../people/people.js';
import { rejectUpgrade, type SocketServer } from '../sockets/socket-server.js';
import type { Calendars } from './calendars.js';
import type { LinkPreviews } from './link-previews.js';
import { addressOf, isHttps, isSecure, siteOf } from './proxies.js';
import type { Readiness } from './readiness.js';
import type { StaticFiles } from './static-files.js';

/** Sent with every response: nothing from other sites, no frames, no sniffing of types. */
const SAFETY = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src 'self'; manifest-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Boards that other sites may show (`/embed/<table>`): the one page that may stand in a frame. It sends no form anywhere. */
const EMBEDDED = '/embed/';
const IN_FRAMES = SAFETY['Content-Security-Policy']
  .replace("frame-ancestors 'none'", 'frame-ancestors *')
  .replace("form-action 'self'", "form-action 'none'");

/** The page for those who look after the site. */
const FOR_KEEPERS = /^\/admin(\/|$)/;

/** Browsers ask for the site by https only, for a year from their last visit. */
const HTTPS_ONLY = 'max-age=31536000';

interface HttpDependencies {
  readonly config: Config;
  whoIs(request: IncomingMessage): Promise<Visit | undefined>;
  readonly api: Api;
  readonly sockets: SocketServer;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly pages: StaticFiles;
  readonly previews: LinkPreviews;
  readonly calendars: Calendars;
  /** Whether there is anybody for whom the page for keepers is. */
  hasKeepers(): Promise<boolean>;
  /** Whether new work is taken; not while shutting down. */
  isReady(): boolean;
  reportError(error: unknown, what: string): void;
}

/** Answers HTTP: health, metrics, the API and the client's files; hands upgrades on to the sockets. */
export function createHttpServer(deps: HttpDependencies): Server {
  const { metrics } = deps;
  const server = createServer(async (request, response) => {
    const began = performance.now();
    const endpoint = await route(deps, request, response).catch((error: unknown) => {
      deps.reportError(error, 'http');
      if (!response.headersSent) json(response, 500, { error: 'serverFailed' });
      else response.end();
      return 'failed';
    });
    metrics.httpRequests.observe({ endpoint }, (performance.now() - began) / 1000);
    metrics.httpResponses.inc({ status: `${Math.floor(response.statusCode / 100)}xx` });
  });
  server.on('upgrade', (request, socket, head) => {
    // The other side may break off at any time: without a listener the error would end the process.
    socket.on('error', () => socket.destroy());
    if (pathOf(request) !== '/ws' || !deps.isReady()) {
      rejectUpgrade(socket, '404 Not Found');
      return;
    }
    deps.sockets.upgrade(request, socket, head, addressOf(deps.config, request)).catch((error: unknown) => {
      deps.reportError(error, 'upgrade');
      socket.destroy();
    });
  });
  server.requestTimeout = 10_000;
  server.headersTimeout = 10_000;
  return server;
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] as string;

/** Answers, and gives which endpoint it was for: its name in the API, or `pages` for all that pages are made of. */
async function route(
  deps: HttpDependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value);
  if (isHttps(deps.config.origin)) response.setHeader('Strict-Transport-Security', HTTPS_ONLY);
  const asked = `${request.method} ${pathOf(request)}`;
  switch (asked) {
    case 'GET /healthz':
      json(response, 200, { ok: true, version: VERSION });
      return asked;
    case 'GET /readyz':
      await ready(deps, response);
      return asked;
    case 'GET /metrics':
      await metrics(deps, request, response);
      return asked;
    default: {
      const endpoint = await deps.api.answer(request, response, visitor(deps, request));
      if (endpoint === undefined) await page(deps, request, response);
      return endpoint ?? 'pages';
    }
  }
}

/** Figures for whoever knows the token; without a token there are none. */
async function metrics(
  { config: { metricsToken }, metrics: { registry } }: HttpDependencies,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (metricsToken === undefined) return json(response, 404, { error: 'notFound' });
  if (!isSame(headers.authorization ?? '', `Bearer ${metricsToken}`))
    return json(response, 401, { error: 'unknownToken' });
  response.setHeader('Content-Type', registry.contentType);
  response.end(await registry.metrics());
}

/** Compares in a time that does not tell where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
}

const visitor = ({ config, whoIs, sockets }: HttpDependencies, request: IncomingMessage) => ({
  address: addressOf(config, request),
  isSecure: isSecure(config, request),
  site: siteOf(config, request),
  isOwn: sockets.isOwnSite(request),
  isProgram: request.headers.authorization !== undefined,
  agent: request.headers['user-agent'],
  who: () => whoIs(request),
});

async function page(
  { config, pages, previews, calendars, hasKeepers }: HttpDependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  const isEmbedded = path.startsWith(EMBEDDED);
  const isOff =
    (isEmbedded && config.featuresOff.includes('embed')) || (FOR_KEEPERS.test(path) && !(await hasKeepers()));
  const isThere = !path.startsWith('/api/') && !isOff;
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && isThere;
  if (isPage && isEmbedded) response.setHeader('Content-Security-Policy', IN_FRAMES);
  if (isPage && (await calendars.show(path, request, response))) return;
  if (isPage && (await previews.show(path, request, response))) return;
  const head = isPage && pages.isPage(path) ? await previews.headOf(path, request) : undefined;
  if (!isPage || !pages.show(path, request, response, head)) json(response, 404, { error: 'notFound' });
}

async function ready({ readiness }: HttpDependencies, response: ServerResponse): Promise<void> {
  const reason = await readiness.trouble();
  if (reason === undefined) json(response, 200, { ok: true });
  else json(response, 503, { ok: false, reason });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
