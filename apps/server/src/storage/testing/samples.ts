import type { Entry } from '@aerie/kernel';
import type { ChatRow, MatchHead, PersonRow, RecordRow, Storage, TableRow } from '../storage.js';

/** Characters that storages and encodings often get wrong. */
export const ODD =
  'Über den Wolken, 空の上 🐉\u0000\u0001\b\n\r\t"\'`\\ \u2028 \ud800 lone, \udc00 too, \\u0000 $1 ?1 %s';

export const person = (id: string, name = `Name of ${id}`): PersonRow => ({
  id,
  name,
  createdAt: 1_700_000_000_000,
});

export const table = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  version: 1,
  status: 'open',
  listed: true,
  updatedAt: 1_700_000_000_000,
  people: [],
  body: { game: 'zefiria' },
  ...change,
});

export const head = (id: string, change: Partial<MatchHead> = {}): MatchHead => ({
  id,
  table: 'table',
  game: 'zefiria',
  rulesVersion: 1,
  options: { long: false },
  seats: 2,
  seed: 'seed',
  setup: [1, 'two', null],
  createdAt: 1_700_000_000_000,
  ...change,
});

export const entry = (answer: string, seat = 0): Entry => ({ seat, answer, chance: [{ card: 3 }, 'x', 4] });

export const line = (table: string, key: string, text = key): Omit<ChatRow, 'number'> => ({
  ...{ table, key, text, person: 'p1', seat: null, name: 'Name of p1' },
  at: 1_700_000_000_000,
});

export const record = (id: string, change: Partial<RecordRow> = {}): RecordRow => ({
  ...{ kind: 'result', id, version: 1, owner: null, shelf: null, rank: 0, body: { id } },
  ...change,
});

/** The answers of entries, to tell them apart. */
export const answersOf = (entries: readonly Entry[]): string[] =>
  entries.map((each) => ('answer' in each ? each.answer : `back ${each.back}`));

/** Numbers from 0 on. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

/** The lines of a backup without the first, which tells the time, and without checksums, which depend on it. */
export const contentOf = (lines: readonly string[]): string[] =>
  lines
    .slice(1)
    .filter((line) => !line.startsWith('{"sum"'))
    .map((line) => line.replace(/,"sha256":"\w+"/, ''));

export async function* told(lines: Iterable<string>): AsyncGenerator<string> {
  yield* lines;
}

/** Fills a storage with some of everything, and with more entries than are read at a time. */
export async function fill(storage: Storage): Promise<void> {
  await storage.setting('secret', 'abc');
  await Promise.all(upTo(9).map((i) => storage.savePerson(person(`p${i}`, `${ODD} ${i}`))));
  for (const i of upTo(5)) {
    await storage.saveTable(table(`t${i}`, { people: ['p1', `p${i}`], body: { text: ODD } }));
  }
  await storage.saveTable(table('t1', { version: 2, status: 'over', listed: false, people: ['p3'] }));
  const matches = ['m', 'ümlaut 🐉', 'M'];
  for (const id of matches) {
    await storage.createMatch(head(id, { options: { text: ODD }, setup: [ODD] }));
  }
  const log = (id: string): Entry[] => [
    ...upTo(70).map((number) => entry(`${id} ${number} ${ODD}`)),
    { seat: 1, back: 3 },
    { seat: 1, back: 2, agreed: true },
  ];
  for (const i of upTo(6)) {
    const kind = i % 2 ? 'result' : 'account';
    await storage.saveRecord(record(`r${i}`, { kind, owner: `p${i}`, shelf: 's', rank: i / 2, body: ODD }));
  }
  for (const i of upTo(4)) await storage.addChatLine(line(`t${i % 2}`, `${i}`, ODD));
  await Promise.all(matches.flatMap((id) => log(id).map((each, number) => storage.append(id, number, each))));
}
