import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Person } from '../tables/body.js';

/** What somebody asks of the plain side of the server. */
export interface Asked {
  /** Who asks, if they have given a name. */
  readonly person: Person | undefined;
  /** Their session; null if they have none, or a cookie from before there were any. */
  readonly session: string | null;
  /** What stands in the address where the route has `:name`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Where the request comes from. */
  readonly address: string;
  readonly isSecure: boolean;
  /** What the browser says it is. */
  readonly agent: string | undefined;
  readonly request: IncomingMessage;
  /** What was sent, as this schema has it; answers with 400 and its place otherwise, with 413 beyond `most` bytes. */
  body<S extends v.GenericSchema>(schema: S, most?: number): Promise<v.InferOutput<S>>;
  /** Who asks; answers with 401 if nobody has given a name. */
  mustBeKnown(): Person;
}

/** 200 unless it says otherwise. */
export interface Reply {
  readonly status?: number;
  readonly body?: object;
  /** Instead of `body`: something that is not JSON. */
  readonly text?: { readonly type: string; readonly content: string; readonly name?: string };
  /** Set-Cookie. */
  readonly cookie?: string;
  /** Seconds after which to ask again. */
  readonly retryAfter?: number;
}

/** By method and path, as `GET /api/matches/:id`. */
export type Routes = Readonly<Record<string, (asked: Asked) => Promise<Reply>>>;

/** A request is not carried out; thrown. `error` is a code that the client words, `message` says more to programs. */
export class Turned extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429,
    readonly error: string,
    readonly more: Readonly<Record<string, string | number>> = {},
  ) {
    super(error);
  }
}

/** Lets somebody take from their bucket; answers with 429 if it is empty. */
export function slowly(buckets: KeyedRateLimiter, whose: string): void {
  if (!buckets.take(whose)) throw new Turned(429, 'tooFast', { seconds: Math.ceil(buckets.wait(whose)) });
}

const LONGEST_BODY = 4 * 1024;

/** Reads a body of JSON by its schema; throws `Turned`. */
export async function readBody<S extends v.GenericSchema>(
  request: IncomingMessage,
  schema: S,
  most = LONGEST_BODY,
): Promise<v.InferOutput<S>> {
  const parts: Buffer[] = [];
  let length = 0;
  let data: unknown;
  try {
    for await (const part of request) {
      length += (part as Buffer).length;
      if (length > most) break;
      parts.push(part as Buffer);
    }
    if (length <= most) data = JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new Turned(400, 'badRequest', { message: 'is not JSON', at: 'body' });
  }
  if (length > most) throw new Turned(413, 'tooLong', { most });
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Turned(400, 'badRequest', { at: v.getDotPath(issue) ?? 'body', message: issue.message });
}
