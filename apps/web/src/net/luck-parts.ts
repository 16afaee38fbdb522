import type { TableMessage } from '@aerie/protocol';
import { connection } from './connection.js';

/**
 * The parts of luck that this browser has made, by their hashes, in its storage: it shows each when the match begins, and
 * compares what is disclosed at the end with what it was shown then.
 */
const STORAGE_KEY = 'aerie.luck';
const MOST = 60;

export type Luck = NonNullable<TableMessage['luck']>;

interface KeptPart {
  readonly part: string;
  /** The hashes that this browser saw before it showed its part. */
  readonly seen?: {
    readonly table: string;
    readonly server: string;
    readonly seats: readonly (string | null)[];
  };
  /** Whether the server took the part, or said that it came too late. */
  readonly taken?: boolean;
}
type Kept = Readonly<Record<string, KeptPart>>;

/** Without storage they last as long as the page. */
let inMemory: Kept = {};

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return inMemory;
  }
}

function write(kept: Kept): void {
  inMemory = Object.fromEntries(Object.entries(kept).slice(-MOST));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(inMemory));
  } catch {
    // They are in memory.
  }
}

export const keepPart = (hash: string, part: string): void => write({ ...read(), [hash]: { part } });

function note(hash: string, what: Partial<KeptPart>): void {
  const kept = read();
  const own = kept[hash];
  if (own) write({ ...kept, [hash]: { ...own, ...what } });
}

/** Shows the parts that this browser has promised to a table whose match is about to begin: once, whatever it is told later. */
export function showParts({ id: table, luck }: TableMessage): void {
  if (!luck?.drawing) return;
  const seen = { table, server: luck.server.hash, seats: hashes(luck) };
  for (const hash of new Set(seen.seats)) {
    const own = hash === null ? undefined : read()[hash];
    if (hash === null || !own || (own.seen && !isSame(own.seen, seen))) continue;
    note(hash, { seen });
    void connection.ask('reveal', { table, part: own.part }).then((reply) => {
      note(hash, { taken: !('refused' in reply) });
    });
  }
}

const hashes = ({ seats }: Luck): (string | null)[] => seats.map((seat) => seat?.hash ?? null);
const isSame = (one: NonNullable<KeptPart['seen']>, other: NonNullable<KeptPart['seen']>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What this browser can say of the luck that was disclosed for a table: it is as it was shown at the start, something was
 * changed since, or its own part is not in it, although the server had taken it or because it came too late. Undefined
 * where it has shown no part.
 */
export function luckAsSeen(
  table: string,
  luck: Luck | undefined,
): 'same' | 'changed' | 'leftOut' | 'tooLate' | undefined {
  const own = Object.entries(read()).filter(([, { seen }]) => seen?.table === table);
  if (own.length === 0) return undefined;
  const told = luck && { table, server: luck.server.hash, seats: hashes(luck) };
  if (!luck || !told || own.some(([, { seen }]) => seen && !isSame(seen, told))) return 'changed';
  const missing = own.filter(([hash, { part }]) =>
    luck.seats.some((seat) => seat?.hash === hash && seat.part !== part),
  );
  if (missing.length === 0) return 'same';
  return missing.some(([, { taken }]) => taken) ? 'leftOut' : 'tooLate';
}
