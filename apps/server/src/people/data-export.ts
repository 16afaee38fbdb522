import type { TableState } from '@aerie/host';
import type { Json } from '@aerie/kernel';
import type { DataExport } from '@aerie/protocol';
import type { RecordRow, Storage } from '../storage/storage.js';
import { tablesOf } from './tables-of.js';

/** Kinds of records that are left out: secrets, and what others reported. */
const KEPT_BACK: readonly string[] = ['session', 'reset', 'report'];

/** Of the log of conduct what others reported, and whoever keeps the site made of that, is left out too. */
const isOfReport = ({ kind, body }: RecordRow): boolean =>
  kind === 'conduct' && ['report', 'resolved'].includes((body as { what: string }).what);

/** Everything that is stored about somebody, for themselves or for the admin. */
export async function exportData(storage: Storage, person: string): Promise<DataExport> {
  const row = await storage.person(person);
  const tables = (await tablesOf(storage, person)).map(({ id, status, updatedAt, body }) => {
    const { game, options, match, seats } = body as unknown as TableState;
    const mine = seats.flatMap((one, seat) =>
      one.kind === 'person' && one.person === person ? [{ seat, name: one.name }] : [],
    );
    return { id, game, options: { ...options }, status, changed: iso(updatedAt), match, seats: mine };
  });
  const lines = (await storage.chatLinesOf(person)).map(({ table, name, text, at }) => ({
    ...{ table, name, text },
    at: iso(at),
  }));
  const all = await storage.allRecordsOf(person);
  const records = all
    .filter((row) => !KEPT_BACK.includes(row.kind) && !isOfReport(row))
    .map(({ kind, id, body }) => ({ kind, id, body: bare(body) }));
  const sessions = all
    .filter(({ kind }) => kind === 'session')
    .map(({ body }) => {
      const { madeAt, seenAt, device } = body as { madeAt: number; seenAt: number; device: Json };
      return { made: iso(madeAt), seen: iso(seenAt), device };
    });
  return {
    person: row ? { id: row.id, name: row.name, since: iso(row.createdAt) } : null,
    tables,
    chat: lines,
    sessions,
    records,
  };
}

/** `by`: who of those that look after the site did something is for them to know. */
const HIDDEN: readonly string[] = ['hash', 'code', 'secret', 'recovery', 'person', 'by'];

const iso = (at: number): string => new Date(at).toISOString();

/** Without secrets and without ids of others. */
function bare(body: Json): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const shown = Object.entries(body).filter(([key]) => !HIDDEN.includes(key));
  return Object.fromEntries(shown) as Json;
}
