import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../common/refusal.js';
import type { Ban } from '../people/bans.js';
import type { Visit } from '../people/people.js';
import { type Asked, type Reply, type Routes, readBody, Turned } from './route.js';

interface Way {
  /** As in the table of routes. */
  readonly place: string;
  readonly method: string;
  readonly parts: readonly string[];
  readonly handle: (asked: Asked) => Promise<Reply>;
}

/** What a program with a token may ask for. The rest is for people: with a token nobody gets at an account. */
const FOR_PROGRAMS = new Set(['GET /api/session', 'GET /api/matches/:table']);

/** What the server knows of a visitor before it looks at what they ask. */
interface Visitor {
  readonly address: string;
  readonly isSecure: boolean;
  /** Whether the request was made by a page of this site, or by no page. */
  readonly isOwn: boolean;
  /** Whether it comes with a token, good or bad. */
  readonly isProgram: boolean;
  readonly agent: string | undefined;
  who(): Promise<Visit | undefined>;
  /** Whether and why somebody may not play here. */
  ban(person: string): Promise<Ban | undefined>;
}

/** What even those may do who are not wanted: leave. All may look. */
const FOR_ALL = new Set(['POST /api/account/sign-out', 'DELETE /api/account']);

/** The plain questions under `/api/`: finds the route, reads, answers, and puts every refusal into the same form. */
export class Api {
  private readonly ways: readonly Way[];

  constructor(routes: readonly Routes[]) {
    this.ways = routes.flatMap((some) =>
      Object.entries(some).map(([place, handle]): Way => {
        const [method, path] = place.split(' ') as [string, string];
        return { place, method, parts: path.split('/'), handle };
      }),
    );
  }

  /** Answers; false if there is no such route. */
  async answer(request: IncomingMessage, response: ServerResponse, visitor: Visitor): Promise<boolean> {
    // Taken apart by hand: what is no address, such as `//`, is not found like anything else.
    const [path = '', search = ''] = (request.url ?? '/').split(/\?(.*)/s);
    const parts = path.split('/');
    for (const way of this.ways) {
      const params = way.method === request.method ? matched(way.parts, parts) : undefined;
      if (!params) continue;
      send(response, await this.reply(way, request, visitor, params, new URLSearchParams(search)));
      return true;
    }
    return false;
  }

  private async reply(
    { place, handle }: Way,
    request: IncomingMessage,
    visitor: Visitor,
    params: Asked['params'],
    query: URLSearchParams,
  ): Promise<Reply> {
    try {
      if (request.method !== 'GET' && !visitor.isOwn) throw new Turned(403, 'otherSite');
      if (visitor.isProgram && !FOR_PROGRAMS.has(place)) throw new Turned(403, 'notForPrograms');
      const visit = await visitor.who();
      const person = visit?.person;
      if (visitor.isProgram && !person) throw new Turned(401, 'unknownToken');
      if (person && request.method !== 'GET' && !FOR_ALL.has(place)) {
        const ban = await visitor.ban(person.id);
        if (ban) throw new Turned(403, 'banned', { reason: ban.reason });
      }
      return await handle({
        person,
        session: visit?.session ?? null,
        params,
        query,
        address: visitor.address,
        isSecure: visitor.isSecure,
        agent: visitor.agent,
        request,
        body: (schema, most) => readBody(request, schema, most),
        mustBeKnown: () => {
          if (person) return person;
          throw new Turned(401, 'nobody');
        },
      });
    } catch (error) {
      if (error instanceof Turned) {
        const { seconds } = error.more;
        return {
          status: error.status,
          body: { error: error.error, ...error.more },
          ...(error.status === 429 && typeof seconds === 'number' ? { retryAfter: seconds } : {}),
        };
      }
      if (error instanceof Refusal)
        return { status: 409, body: { error: error.reason.code, ...error.reason.args } };
      throw error;
    }
  }
}

/** The named parts of a path that fits, or undefined. */
function matched(wanted: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    const want = wanted[i] as string;
    if (!want.startsWith(':')) {
      if (want !== part) return undefined;
    } else if (/^[\w.~-]{1,80}$/.test(part)) params[want.slice(1)] = part;
    else return undefined;
  }
  return params;
}

function send(response: ServerResponse, { status = 200, body, text, cookie, retryAfter }: Reply): void {
  if (cookie) response.setHeader('Set-Cookie', cookie);
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  if (text?.name) response.setHeader('Content-Disposition', `attachment; filename="${text.name}"`);
  response.writeHead(status, {
    'Content-Type': text?.type ?? 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(text?.content ?? JSON.stringify(body ?? {}));
}
