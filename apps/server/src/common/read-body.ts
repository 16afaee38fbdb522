import type { IncomingMessage } from 'node:http';
import { isDeeperThan } from '@aerie/kernel';
import * as v from 'valibot';
import { HttpError } from './http-error.js';

/** How deep a body may be: what goes on to work with it may recurse. */
const DEEPEST = 64;

/** Reads the text of a body; throws `HttpError` where it breaks off or has more than `most` bytes. */
export async function readBody(request: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request) {
      length += (part as Buffer).length;
      if (length > most) break;
      parts.push(part as Buffer);
    }
  } catch {
    throw new HttpError(400, 'badRequest', { message: 'breaks off', at: 'body' });
  }
  if (length > most) throw new HttpError(413, 'tooLong', { most });
  return Buffer.concat(parts).toString('utf8');
}

/** Reads a body of JSON by its schema; throws `HttpError` where it is none or does not fit. */
export function parseBody<S extends v.GenericSchema>(text: string, schema: S): v.InferOutput<S> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'badRequest', { message: 'is not JSON', at: 'body' });
  }
  if (isDeeperThan(data, DEEPEST))
    throw new HttpError(400, 'badRequest', { message: 'is nested too deeply', at: 'body' });
  return readValue(data, schema, 'body');
}

/** Reads a value by its schema; throws `HttpError` with the place where it does not fit, below `at`. */
export function readValue<S extends v.GenericSchema>(data: unknown, schema: S, at: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new HttpError(400, 'badRequest', { at: v.getDotPath(issue) ?? at, message: issue.message });
}
