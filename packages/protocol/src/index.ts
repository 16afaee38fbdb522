import * as v from 'valibot';
import { type FromClient, fromClientSchema } from './from-client.js';

export * from './api-account.js';
export * from './api-daily.js';
export * from './api-history.js';
export * from './api-notices.js';
export * from './api-tokens.js';
export * from './clock.js';
export * from './from-client.js';
export * from './from-server.js';
export { idSchema, LONGEST_LINE, levelSchema, lineSchema, nameSchema, seatSchema } from './names.js';
export { SERVER_REASONS } from './reasons.js';
export { backOf, outcomeMessage } from './told.js';

/** A message that is none: `at` says where, `id` which request it was, if that much could be read. */
export class Unreadable extends Error {
  constructor(
    readonly at: string,
    message: string,
    readonly id: string | null,
  ) {
    super(message);
  }
}

/** Reads what a client sent; throws `Unreadable`. */
export function readFromClient(text: string): FromClient {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Unreadable('message', 'is not JSON', null);
  }
  const result = v.safeParse(fromClientSchema, data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Unreadable(v.getDotPath(issue) ?? 'message', issue.message, idOf(data));
}

function idOf(data: unknown): string | null {
  const id = typeof data === 'object' && data !== null ? (data as { id?: unknown }).id : undefined;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : null;
}
