import * as v from 'valibot';
import { type FromClient, fromClientSchema } from './from-client.js';

export * from './client-pages.js';
export * from './clock.js';
export * from './features.js';
export * from './from-client.js';
export * from './from-server.js';
export * from './http/account.js';
export * from './http/admin-conduct.js';
export * from './http/admin-people.js';
export * from './http/admin-site.js';
export * from './http/ahead.js';
export * from './http/analyses.js';
export * from './http/calendar.js';
export * from './http/client-reports.js';
export * from './http/conduct.js';
export * from './http/daily.js';
export * from './http/decisions.js';
export * from './http/document.js';
export * from './http/duplicate.js';
export * from './http/endpoint.js';
export * from './http/errors.js';
export * from './http/history.js';
export * from './http/identities.js';
export * from './http/index.js';
export * from './http/notes.js';
export * from './http/notices.js';
export * from './http/pairing.js';
export * from './http/passkeys.js';
export * from './http/people.js';
export * from './http/puzzles.js';
export * from './http/second-factor.js';
export * from './http/session.js';
export * from './http/settings.js';
export * from './http/tables.js';
export * from './http/tokens.js';
export * from './http/vacation.js';
export * from './http/ways.js';
export {
  ADAPTIVE,
  idSchema,
  LONGEST_ANSWER,
  LONGEST_LINE,
  levelSchema,
  lineSchema,
  nameSchema,
  seatSchema,
} from './names.js';
export * from './paces.js';
export * from './passwords.js';
export * from './previews.js';
export * from './reactions.js';
export { SERVER_REASONS } from './reasons.js';
export * from './roles.js';
export * from './rooms.js';
export * from './scopes.js';

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
  const result = v.safeParse(schemaFor(data), data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Unreadable(v.getDotPath(issue) ?? 'message', issue.message, idOf(data));
}

/** By type, since going through all of them costs most of the reading. */
const BY_TYPE = new Map<unknown, (typeof fromClientSchema.options)[number]>(
  fromClientSchema.options.map((schema) => [schema.entries.type.literal, schema]),
);

/** What a message has to be by the type that it says; of whatever else, all say what is wrong with it. */
const schemaFor = (data: unknown) =>
  BY_TYPE.get(typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined) ??
  fromClientSchema;

function idOf(data: unknown): string | null {
  const id = typeof data === 'object' && data !== null ? (data as { id?: unknown }).id : undefined;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : null;
}
