import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { HttpError } from './http-error.js';

/** Reads a body of JSON by its schema; throws `HttpError` where it is none, does not fit, or has more than `most` bytes. */
export async function readBody<S extends v.GenericSchema>(
  request: IncomingMessage,
  schema: S,
  most: number,
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
    throw new HttpError(400, 'badRequest', { message: 'is not JSON', at: 'body' });
  }
  if (length > most) throw new HttpError(413, 'tooLong', { most });
  return readValue(data, schema, 'body');
}

/** Reads a value by its schema; throws `HttpError` with the place where it does not fit, below `at`. */
export function readValue<S extends v.GenericSchema>(data: unknown, schema: S, at: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new HttpError(400, 'badRequest', { at: v.getDotPath(issue) ?? at, message: issue.message });
}
