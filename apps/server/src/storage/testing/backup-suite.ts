import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadBackup, type Storage } from '../storage.js';
import type { StorageKind, TestDatabase } from './databases.js';
import { collect, contentOf, entry, fill, line, ODD, person, table, told, upTo } from './samples.js';

/** What every storage must do for a backup. */
export function backupSuite(kind: StorageKind): void {
  let database: TestDatabase;
  let storage: Storage;
  let other: TestDatabase;
  let restored: Storage;

  beforeEach(async () => {
    database = await kind.create();
    storage = await database.open();
    other = await kind.create();
    restored = await other.open();
  });

  afterEach(async () => {
    await storage.close();
    database.remove();
    await restored.close();
    other.remove();
  });

  /** The lines without the first, which tells the time, and without checksums, which depend on it. */
  const content = async (from: Storage) => contentOf(await collect(from.dump()));

  test('says what it is and how much there is', async () => {
    await fill(storage);
    const lines = (await collect(storage.dump())).map((line): Record<string, unknown> => JSON.parse(line));
    expect(lines[0]).toEqual({ aerie: 'backup/7', at: expect.any(Number) });
    expect(lines.at(-1)).toEqual({
      end: {
        ...{ settings: 1, people: 9, tables: 5, matches: 3, entries: 216, chat: 4, records: 6, logs: 0 },
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(lines).toHaveLength(2 + 1 + 9 + 5 + 3 + 216 + 4 + 6);
  });

  test('has archived logs as they are kept, and goes on in the archive', async () => {
    await fill(storage);
    const expected = await storage.entries('M', 0);
    const moments = [Date.UTC(2026, 0, 5), Date.UTC(2026, 6, 5)] as const;
    await storage.archiveLog('M', moments[0]);
    await storage.archiveLog('ümlaut 🐉', moments[1]);
    const lines = await collect(storage.dump());
    expect(lines.filter((line) => line.startsWith('{"entry"'))).toHaveLength(72);
    await restored.load(told(lines));
    expect(await content(restored)).toEqual(await content(storage));
    expect(await restored.entries('M', 0)).toEqual(expected);
    expect(await restored.append('M', 72, entry('late'))).toBe(false);
    expect(await restored.archiveLog('M', moments[1])).toBe(false);
    expect(await restored.archiveLog('m', moments[0])).toBe(true);
  });

  test('with an archived log that cannot be read, is missing or stands elsewhere is refused', async () => {
    await fill(storage);
    await storage.archiveLog('M', 1);
    // Of a format without checksums, which would notice it first.
    const lines = (await collect(storage.dump()))
      .map((line) => line.replace('"backup/7"', '"backup/5"'))
      .filter((line) => !line.startsWith('{"sum"'));
    const log = lines.findIndex((line) => line.startsWith('{"log"'));
    const changed = (at: number, from: RegExp, to: string) =>
      lines.with(at, (lines[at] ?? '').replace(from, to));
    const headOf = lines.findIndex((line) => line.startsWith('{"match":{"id":"M"'));
    const damaged: [lines: string[], why: RegExp][] = [
      [changed(log, /"packed":".{40}/, '"packed":"'), /log of match M in the backup cannot be read/],
      [lines.toSpliced(log, 1), /0 of 1 logs/],
      [changed(log, /"at":1/, '"at":2'), /log of match M is not where its head says/],
      [changed(headOf, /,"archived":.*/, '}'), /log of match M is not where its head says/],
      [changed(log, /"match":"M"/, '"match":"m"'), /log of match \w is not where its head says/],
    ];
    for (const [bad, why] of damaged) await expect(restored.load(told(bad))).rejects.toThrow(why);
    await restored.load(told(lines));
  });

  test('is of one moment, while others write on', async () => {
    await fill(storage);
    const expected = await content(storage);
    const lines: string[] = [];
    for await (const line of storage.dump()) {
      if (lines.push(line) % 50 !== 1) continue;
      await storage.savePerson(person(`0 ${lines.length}`));
      await storage.savePerson(person(`z ${lines.length}`));
      await storage.append('m', 72 + (lines.length - 1) / 50, entry('later'));
    }
    expect(contentOf(lines)).toEqual(expected);
  });

  test('closing cuts off a dump', async () => {
    await fill(storage);
    const dump = storage.dump()[Symbol.asyncIterator]();
    await dump.next();
    await storage.close();
    const rest = async () => {
      while (!(await dump.next()).done);
    };
    await expect(rest()).rejects.toThrow();
  });

  test('whoever stops in the middle of a dump leaves nothing behind', async () => {
    await fill(storage);
    for await (const _ of storage.dump()) break;
    await storage.close();
  });

  test('of an empty storage can be restored', async () => {
    await restored.load(told(await collect(storage.dump())));
    expect(await content(restored)).toEqual(await content(storage));
  });

  test('of more people than are read at a time', async () => {
    await Promise.all(upTo(210).map((i) => storage.savePerson(person(`p${i}`))));
    const lines = await content(storage);
    expect(new Set(lines).size).toBe(211);
    await restored.load(told(await collect(storage.dump())));
    expect(await content(restored)).toEqual(lines);
  });

  test('may have empty lines and line ends', async () => {
    await fill(storage);
    const lines = await collect(storage.dump());
    await restored.load(told([...lines.map((line) => `${line}\r\n`), '', '\n']));
    expect(await content(restored)).toEqual(await content(storage));
  });

  test('goes only into an empty storage, but settings do not count', async () => {
    await fill(storage);
    await restored.setting('secret', 'made by the server when it started');
    const lines = await collect(storage.dump());
    await restored.load(told(lines));
    expect(await restored.setting('secret', 'new')).toBe('abc');
    const expected = await content(restored);
    await expect(restored.load(told(lines))).rejects.toThrow(BadBackup);
    await expect(restored.load(told(lines))).rejects.toThrow('empty storage only');
    expect(await content(restored)).toEqual(expected);
  });

  test('what is restored can be played on', async () => {
    await fill(storage);
    await restored.load(told(await collect(storage.dump())));
    expect(await restored.append('m', 71, entry('taken'))).toBe(false);
    expect(await restored.append('m', 72, entry('next'))).toBe(true);
    expect(await restored.saveTable(table('t1', { version: 3 }))).toBe(true);
    await restored.addChatLine(line('t1', 'next'));
    await restored.addChatLine(line('t1', '1', 'said before'));
    expect((await restored.chat('t1', 1)).map(({ number, text }) => [number, text])).toEqual([
      [1, ODD],
      [2, 'next'],
    ]);
    expect((await restored.tablesOf('p3', 'open', 9)).map(({ id }) => id)).toEqual(['t3']);
  });

  test('one from before there was chat can be restored', async () => {
    await fill(storage);
    const lines = (await collect(storage.dump())).filter((each) => !each.startsWith('{"chat"'));
    const older = lines.map((each) => each.replace('backup/7', 'backup/1').replace(',"chat":4', ''));
    await restored.load(told(older));
    expect((await content(restored)).slice(0, -1)).toEqual(lines.slice(1, -1));
  });

  test('nothing is restored of one that is damaged', async () => {
    await fill(storage);
    const lines = await collect(storage.dump());
    const [first = '', last = ''] = [lines[0], lines.at(-1)];
    const entryLine = lines.findIndex((line) => line.startsWith('{"entry"'));
    /** Of a format without checksums, so that what they would notice first is noticed otherwise. */
    const older = (line: string) => line.replace('"backup/7"', '"backup/5"');
    const swapped = lines.with(3, lines[4] ?? '').with(4, lines[3] ?? '');
    const without = (at: number) => lines.filter((_, i) => i !== at);
    const damaged: [lines: string[], why: RegExp][] = [
      [[], /empty/],
      [lines.slice(1), /no backup/],
      [
        ['{"aerie":"backup/8","at":1}', ...lines.slice(1)],
        /is a backup\/8, but this program reads backup\/7/,
      ],
      [lines.slice(0, -1), /cut off/],
      [lines.slice(0, 100), /cut off/],
      [[...lines.slice(0, 200), last.slice(0, 20)], /Line 201 of the backup cannot be read/],
      [without(4), /8 of 9 people/],
      [without(entryLine + 9), /215 of 216 entries/],
      [without(lines.length - 2), /5 of 6 records/],
      [without(lines.length - 8), /3 of 4 chat/],
      [swapped, /damaged between its lines 1 and 246: the checksum is wrong/],
      [lines.map((each) => each.replace('Name of p1', 'Name of p2')), /damaged between/],
      [[...lines.slice(0, -1), last.replace(/,"sha256":"\w+"/, '')], /damaged between/],
      [[...lines, first], /after its end/],
      [[first, ...lines], /another one begins/],
      [
        [...lines.slice(0, 5), '{"what":1}', ...lines.slice(5)],
        /Line 6 .* nothing that a backup consists of/,
      ],
      [[...lines.slice(0, 5), 'null', ...lines.slice(5)], /Line 6/],
      [[...lines.slice(0, 5), '{"person":{"id":"x"}}', ...lines.slice(5)], /Line 6 .*person\.name/],
      [[...lines.slice(0, 5), lines[4] ?? '', ...lines.slice(5)], /./],
      [
        [
          older(first),
          '{"entry":{"match":"m","number":0,"entry":{"seat":0,"back":0}}}',
          '{"end":{"settings":0,"people":0,"tables":0,"matches":0,"entries":1}}',
        ],
        /nothing before entry 0 of match m/,
      ],
      [
        lines
          .map(older)
          .map((line, i) => (i === entryLine + 9 ? line.replace(/"number":\d+/, '"number":999') : line)),
        /nothing before entry/,
      ],
    ];
    for (const [bad, why] of damaged) await expect(restored.load(told(bad))).rejects.toThrow(why);
    expect(await content(restored)).toEqual([
      '{"end":{"settings":0,"people":0,"tables":0,"matches":0,"entries":0,"chat":0,"records":0,"logs":0}}',
    ]);
    await restored.load(told(lines));
    expect(await content(restored)).toEqual(await content(storage));
  });

  test('a source that fails leaves nothing restored', async () => {
    await fill(storage);
    const lines = await collect(storage.dump());
    const failing = async function* () {
      yield* lines.slice(0, -1);
      throw new Error('the disk came off');
    };
    await expect(restored.load(failing())).rejects.toThrow('the disk came off');
    await restored.load(told(lines));
  });
}
