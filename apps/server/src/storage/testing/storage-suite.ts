import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../migrations.js';
import {
  type ChatRow,
  type Continuation,
  Continued,
  KEPT_LINES,
  NewerDatabase,
  type Storage,
} from '../storage.js';
import type { StorageKind, TestDatabase } from './databases.js';
import { answersOf, collect, entry, head, line, ODD, person, record, table, upTo } from './samples.js';

/** What every storage must do. */
export function suite(kind: StorageKind): void {
  let database: TestDatabase;
  let storage: Storage;

  beforeEach(async () => {
    database = await kind.create();
    storage = await database.open();
  });

  afterEach(async () => {
    await storage.close();
    database.remove();
  });

  const reopen = async () => {
    await storage.close();
    storage = await database.open();
  };

  describe('settings', () => {
    test('the first value is kept', async () => {
      expect(await storage.setting('secret', 'one')).toBe('one');
      expect(await storage.setting('secret', 'two')).toBe('one');
      expect(await storage.setting('other', 'two')).toBe('two');
      await reopen();
      expect(await storage.setting('secret', 'three')).toBe('one');
    });

    test('of many who want to set it at once, all learn the same value', async () => {
      const values = await Promise.all(upTo(20).map((i) => storage.setting('secret', `${i}`)));
      expect(new Set(values).size).toBe(1);
    });
  });

  describe('people', () => {
    test('are kept and changed', async () => {
      expect(await storage.person('a')).toBeUndefined();
      await storage.savePerson(person('a'));
      await storage.savePerson(person('b', ODD));
      await storage.savePerson(person('a', 'Another name'));
      await reopen();
      expect(await storage.person('a')).toEqual(person('a', 'Another name'));
      expect(await storage.person('b')).toEqual(person('b', ODD));
    });

    test.each(['\0', 'a\0', '\ud800'])('nobody can have the id %j', async (id) => {
      await storage.savePerson(person('a'));
      expect(await storage.person(id)).toBeUndefined();
      expect(await storage.table(id)).toBeUndefined();
      expect(await storage.matchHead(id)).toBeUndefined();
      expect(await storage.entries(id, 0)).toEqual([]);
      expect(await storage.tablesOf(id, 'open', 9)).toEqual([]);
      await expect(storage.savePerson(person(id))).rejects.toThrow(TypeError);
      await expect(storage.append(id, 0, entry('x'))).rejects.toThrow(TypeError);
      await expect(storage.saveTable(table('t', { people: [id] }))).rejects.toThrow(TypeError);
    });
  });

  describe('tables', () => {
    test('are kept as they were saved last', async () => {
      expect(await storage.table('t')).toBeUndefined();
      const first = table('t', { people: ['a', 'b'], body: { text: ODD, deep: [{ x: [1.5, null, true] }] } });
      expect(await storage.saveTable(first)).toBe(true);
      expect(await storage.table('t')).toEqual(first);
      const second = table('t', { version: 2, status: 'running', listed: false, people: ['c'], body: null });
      expect(await storage.saveTable(second)).toBe(true);
      await reopen();
      expect(await storage.table('t')).toEqual(second);
    });

    test('a version can be written once', async () => {
      expect(await storage.saveTable(table('t'))).toBe(true);
      expect(await storage.saveTable(table('t', { body: 'other' }))).toBe(false);
      expect(await storage.saveTable(table('t', { version: 2 }))).toBe(true);
      expect(await storage.saveTable(table('t', { version: 2 }))).toBe(false);
      expect(await storage.saveTable(table('t', { version: 1 }))).toBe(false);
      expect(await storage.table('t')).toEqual(table('t', { version: 2 }));
    });

    test('no version can be left out', async () => {
      await expect(storage.saveTable(table('t', { version: 2 }))).rejects.toThrow('no such table');
      await storage.saveTable(table('t'));
      await expect(storage.saveTable(table('t', { version: 3 }))).rejects.toThrow('it is at version 1');
      await expect(storage.saveTable(table('t', { version: 0 }))).rejects.toThrow(RangeError);
      expect(await storage.table('t')).toEqual(table('t'));
    });

    test('of many who save the same version at once, one succeeds', async () => {
      for (const version of [1, 2, 3]) {
        const saved = await Promise.all(
          upTo(20).map((i) => storage.saveTable(table('t', { version, people: [`p${i}`], body: i }))),
        );
        expect(saved.filter(Boolean)).toHaveLength(1);
        const kept = table('t', { version, people: [`p${saved.indexOf(true)}`], body: saved.indexOf(true) });
        expect(await storage.table('t')).toEqual(kept);
        expect(await storage.tablesOf(`p${saved.indexOf(true)}`, 'open', 9)).toEqual([kept]);
      }
    });

    test('listed ones are found by status, the latest change first', async () => {
      for (const i of upTo(6)) await storage.saveTable(table(`t${i}`, { updatedAt: (i * 7) % 5 }));
      await storage.saveTable(table('hidden', { listed: false }));
      await storage.saveTable(table('over', { status: 'over' }));
      await storage.saveTable(table('t1', { version: 2, updatedAt: 9 }));
      await storage.saveTable(table('t2', { version: 2, status: 'running' }));
      const ids = async (status: 'open' | 'running' | 'over', limit: number) =>
        (await storage.listedTables(status, limit)).map(({ id }) => id);
      expect(await ids('open', 99)).toEqual(['t1', 't4', 't3', 't0', 't5']);
      expect(await ids('open', 2)).toEqual(['t1', 't4']);
      expect(await ids('running', 99)).toEqual(['t2']);
      expect(await ids('over', 99)).toEqual(['over']);
    });

    test('those that nobody has touched for long are found, by their ids', async () => {
      for (const i of upTo(5)) await storage.saveTable(table(`t${i}`, { updatedAt: i }));
      await storage.saveTable(table('running', { status: 'running', updatedAt: 0 }));
      const ids = async (before: number, after: string, limit: number) =>
        (await storage.tablesUntouched('open', before, after, limit)).map(({ id }) => id);
      expect(await ids(3, '', 9)).toEqual(['t0', 't1', 't2']);
      expect(await ids(3, '', 2)).toEqual(['t0', 't1']);
      expect(await ids(3, 't1', 2)).toEqual(['t2']);
      expect(await ids(0, '', 9)).toEqual([]);
    });

    test('that are over are found in the order of their last changes', async () => {
      for (const [i, updatedAt] of [5, 3, 5, 4, 9].entries())
        await storage.saveTable(table(`t${i}`, { status: 'over', updatedAt, listed: i > 1 }));
      await storage.saveTable(table('open', { updatedAt: 4 }));
      const ids = async (updatedAt: number, id: string, limit = 9) =>
        (await storage.tablesOver({ updatedAt, id }, 9, limit)).map((one) => one.id);
      expect(await ids(0, '')).toEqual(['t1', 't3', 't0', 't2']);
      expect(await ids(0, '', 2)).toEqual(['t1', 't3']);
      expect(await ids(4, 't3')).toEqual(['t0', 't2']);
      expect(await ids(5, 't0')).toEqual(['t2']);
      expect(await ids(5, '\0')).toEqual([]);
    });

    test('are removed with their match and chats, in the version that was meant', async () => {
      for (const id of ['t', 'u']) {
        await storage.saveTable(table(id, { people: ['a'] }));
        await storage.createMatch(head(`${id}-match`, { table: id }));
        await storage.append(`${id}-match`, 0, entry('x'));
        for (const chat of [id, `${id}.gallery`]) await storage.addChatLine(line(chat, 'k'));
      }
      const chats = ['t', 't.gallery'];
      expect(await storage.dropTable({ id: 't', version: 2 }, 't-match', chats)).toBe(false);
      expect(await storage.tablesOf('a', 'open', 9)).toHaveLength(2);
      expect(await storage.dropTable({ id: 't', version: 1 }, 't-match', chats)).toBe(true);
      expect(await storage.dropTable({ id: 't', version: 1 }, 't-match', chats)).toBe(false);
      await reopen();
      expect(await storage.table('t')).toBeUndefined();
      expect((await storage.tablesOf('a', 'open', 9)).map(({ id }) => id)).toEqual(['u']);
      expect(await storage.matchHead('t-match')).toBeUndefined();
      expect(await storage.entries('t-match', 0)).toEqual([]);
      for (const chat of chats) expect(await storage.chat(chat, 0)).toEqual([]);
      for (const chat of ['u', 'u.gallery']) expect(await storage.chat(chat, 0)).toHaveLength(1);
      expect(await storage.entries('u-match', 0)).toHaveLength(1);
    });

    test('all of a status are found', async () => {
      for (const i of upTo(3)) await storage.saveTable(table(`t${i}`, { listed: i > 0 }));
      await storage.saveTable(table('t2', { version: 2, status: 'running' }));
      expect(await storage.tableIds('open')).toEqual(['t0', 't1']);
      expect(await storage.tableIds('running')).toEqual(['t2']);
      expect(await storage.tableIds('over')).toEqual([]);
    });

    test('are found by who sits there and by status, the latest change first', async () => {
      const ids = async (who: string, limit = 99, status: 'open' | 'running' | 'over' = 'open') =>
        (await storage.tablesOf(who, status, limit)).map(({ id }) => id);
      await storage.saveTable(table('t0', { people: ['a', 'b'], updatedAt: 5, listed: false }));
      await storage.saveTable(table('t1', { people: ['a', 'a'], updatedAt: 7 }));
      await storage.saveTable(table('t2', { people: ['b'], updatedAt: 6 }));
      expect(await ids('a')).toEqual(['t1', 't0']);
      expect(await ids('a', 1)).toEqual(['t1']);
      expect(await ids('b')).toEqual(['t2', 't0']);
      const counts = ['a', 'b', 'c', '\0'].map((who) => storage.countTablesOf(who));
      expect(await Promise.all(counts)).toEqual([2, 2, 0, 0]);
      expect(await ids('c')).toEqual([]);
      await storage.saveTable(table('t0', { version: 2, people: ['c', 'b'], updatedAt: 9 }));
      await storage.saveTable(table('t1', { version: 2, people: ['a'], updatedAt: 9, status: 'over' }));
      await storage.saveTable(table('t2', { version: 2, people: [], updatedAt: 9 }));
      await storage.saveTable(table('t3', { people: ['a'], updatedAt: 8 }));
      await storage.saveTable(table('t3', { version: 2, people: ['a'], updatedAt: 10, status: 'over' }));
      expect(await ids('a')).toEqual([]);
      expect(await ids('a', 99, 'over')).toEqual(['t3', 't1']);
      expect(await ids('b')).toEqual(['t0']);
      expect(await ids('c')).toEqual(['t0']);
    });
  });

  describe('chat', () => {
    const said = async (id: string, from = 0) =>
      (await storage.chat(id, from)).map(({ number, text }) => `${number} ${text}`);

    test('lines are kept in order, each table for itself', async () => {
      expect(await storage.chat('t', 0)).toEqual([]);
      await storage.addChatLine(line('t', 'a'));
      await storage.addChatLine(line('u', 'a', ODD));
      await storage.addChatLine({ ...line('t', 'b'), seat: 3 });
      await reopen();
      expect(await storage.chat('t', 0)).toEqual([
        { ...line('t', 'a'), number: 0 },
        { ...line('t', 'b'), seat: 3, number: 1 },
      ]);
      expect(await said('t', 1)).toEqual(['1 b']);
      expect(await said('u')).toEqual([`0 ${ODD}`]);
    });

    test('what has the same key is said once', async () => {
      await Promise.all(upTo(5).map(() => storage.addChatLine(line('t', 'a'))));
      await storage.addChatLine(line('t', 'b'));
      await storage.addChatLine(line('t', 'a'));
      expect(await said('t')).toEqual(['0 a', '1 b']);
    });

    test('of many at once none is lost', async () => {
      await Promise.all(upTo(40).map((i) => storage.addChatLine(line('t', `${i}`))));
      const lines = await storage.chat('t', 0);
      expect(lines.map(({ number }) => number)).toEqual(upTo(40));
      expect(new Set(lines.map(({ key }) => key)).size).toBe(40);
    });

    test('only the last are kept, and numbers go on', async () => {
      for (const i of upTo(KEPT_LINES + 3)) await storage.addChatLine(line('t', `${i}`));
      await storage.addChatLine(line('u', 'other'));
      const lines = await said('t');
      expect(lines).toHaveLength(KEPT_LINES);
      expect(lines[0]).toBe('3 3');
      expect(lines.at(-1)).toBe(`${KEPT_LINES + 2} ${KEPT_LINES + 2}`);
    });
  });

  test('people are listed in pages, and go', async () => {
    for (const id of ['c', 'a', 'b', 'A']) await storage.savePerson(person(id));
    const ids = async (after: string, limit: number) =>
      (await storage.people(after, limit)).map(({ id }) => id);
    expect(await ids('', 9)).toEqual(['A', 'a', 'b', 'c']);
    expect(await ids('a', 1)).toEqual(['b']);
    await storage.dropPerson('b');
    await storage.dropPerson('nobody');
    expect(await ids('', 9)).toEqual(['A', 'a', 'c']);
    expect(await storage.people('\0', 9)).toEqual([]);
  });

  test('people, tables and records are found by many ids at once', async () => {
    const ids = ['a', "o'b", 'A', '{}'];
    for (const id of [...ids, 'else']) {
      await storage.savePerson(person(id));
      await storage.saveTable(table(id));
      await storage.saveRecord(record(id));
    }
    await storage.saveRecord(record('a', { kind: 'account' }));
    const asked = ['nobody', ...ids, 'a', '\0', '\ud800'];
    const found = (rows: readonly { id: string }[]) =>
      rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const sorted = ids.toSorted();
    expect(found(await storage.peopleByIds(asked))).toEqual(sorted.map((id) => person(id)));
    expect(found(await storage.tablesByIds(asked))).toEqual(sorted.map((id) => table(id)));
    expect(found(await storage.recordsByIds('result', asked))).toEqual(sorted.map((id) => record(id)));
    expect(await storage.recordsByIds('account', asked)).toEqual([record('a', { kind: 'account' })]);
    expect(await storage.recordsByIds('\0', asked)).toEqual([]);
    const kinds = ['result', 'account', 'nothing'];
    const single = kinds.flatMap((kind) => ['a', "o'b", 'a', '\0'].map((id) => storage.record(kind, id)));
    expect(await Promise.all(single)).toEqual([
      ...[record('a'), record("o'b"), record('a'), undefined],
      ...[record('a', { kind: 'account' }), undefined, record('a', { kind: 'account' }), undefined],
      ...[undefined, undefined, undefined, undefined],
    ]);
    const many = Array.from({ length: 3000 }, (_, i) => `${i}`);
    expect(await storage.tablesByIds([...many, 'a'])).toEqual([table('a')]);
    for (const none of [[], ['nobody']]) expect(await storage.peopleByIds(none)).toEqual([]);
  });

  test('a record is found together with whom it belongs to', async () => {
    await storage.savePerson(person('a'));
    for (const owner of ['a', 'gone', null]) await storage.saveRecord(record(`${owner}`, { owner }));
    const found = async (id: string) => storage.recordWithOwner('result', id);
    expect(await found('a')).toEqual({ record: record('a', { owner: 'a' }), owner: person('a') });
    expect(await found('gone')).toEqual({ record: record('gone', { owner: 'gone' }), owner: undefined });
    expect(await found('null')).toEqual({ record: record('null', { owner: null }), owner: undefined });
    for (const none of ['nobody', '\0']) expect(await found(none)).toBeUndefined();
  });

  test("somebody's lines are found at all tables and can be written anew", async () => {
    await storage.addChatLine({ ...line('t', 'a', '"person":"p2"'), person: 'p1' });
    await storage.addChatLine({ ...line('t', 'b'), person: 'p2' });
    await storage.addChatLine({ ...line('u', 'c'), person: 'p2' });
    await storage.addChatLine({ ...line('u', 'd'), person: 'P2' });
    const found = await storage.chatLinesOf('p2');
    expect(found.map(({ table: at, number }) => `${at} ${number}`)).toEqual(['t 1', 'u 0']);
    await storage.rewriteChatLine({ ...(found[0] as ChatRow), key: 'other', person: '', name: '', text: '' });
    expect((await storage.chat('t', 1))[0]).toMatchObject({ number: 1, person: '', name: '', text: '' });
    expect(await storage.chatLinesOf('p2')).toHaveLength(1);
    await storage.rewriteChatLine({ ...(found[0] as ChatRow), number: 99 });
    expect(await storage.chat('t', 0)).toHaveLength(2);
    expect(await storage.chatLinesOf('%')).toEqual([]);
  });

  describe('records', () => {
    test('are kept as they were saved last, each kind for itself', async () => {
      await storage.saveRecord(record('a', { body: { text: ODD } }));
      await storage.saveRecord(record('a', { kind: 'account' }));
      expect(await storage.saveRecord(record('a', { version: 2, body: 'new' }))).toBe(true);
      await reopen();
      expect(await storage.record('result', 'a')).toEqual(record('a', { version: 2, body: 'new' }));
      expect(await storage.record('account', 'a')).toEqual(record('a', { kind: 'account' }));
      expect(await storage.record('account', 'b')).toBeUndefined();
    });

    test('a version can be written once, also by many at once, and not of what is gone', async () => {
      const first = await Promise.all(upTo(9).map((i) => storage.saveRecord(record('a', { body: i }))));
      expect(first.filter(Boolean)).toHaveLength(1);
      const second = upTo(9).map((i) => storage.saveRecord(record('a', { version: 2, body: i })));
      expect((await Promise.all(second)).filter(Boolean)).toHaveLength(1);
      await storage.dropRecord('result', 'a');
      expect(await storage.saveRecord(record('a', { version: 3 }))).toBe(false);
      expect(await storage.record('result', 'a')).toBeUndefined();
    });

    test('are found by whom they belong to and by their shelf, in the order of their ranks', async () => {
      for (const rank of [2.5, -1, 7, 1e13])
        await storage.saveRecord(record(`${rank}`, { owner: 'p', shelf: 's', rank }));
      await storage.saveRecord(record('else', { owner: 'q', shelf: 't', rank: 3 }));
      const ranks = (rows: readonly { rank: number }[]) => rows.map(({ rank }) => rank);
      expect(ranks(await storage.recordsOf('result', 'p', 3))).toEqual([1e13, 7, 2.5]);
      const on = (stretch: object) =>
        storage.recordsOn('result', 's', { order: 'rising', limit: 9, ...stretch });
      expect(ranks(await on({}))).toEqual([-1, 2.5, 7, 1e13]);
      expect(ranks(await on({ from: 2.5, to: 7 }))).toEqual([2.5, 7]);
      expect(ranks(await on({ order: 'falling', limit: 2 }))).toEqual([1e13, 7]);
      expect(await storage.countOn('result', 's', 7)).toEqual({ all: 4, atLeast: 2, above: 1 });
      expect(await storage.countOn('result', 'none', 7)).toEqual({ all: 0, atLeast: 0, above: 0 });
      for (const id of ['b', 'c', 'a']) await storage.saveRecord(record(id, { shelf: 'equal', rank: 1 }));
      const equal = async (order: 'rising' | 'falling') =>
        (await storage.recordsOn('result', 'equal', { order, limit: 2 })).map(({ id }) => id);
      expect([await equal('rising'), await equal('falling')]).toEqual([
        ['a', 'b'],
        ['c', 'b'],
      ]);
      const counts = await storage.countsOn('result', ['s', 't', 'none', '\0']);
      expect(Object.fromEntries(counts)).toEqual({ s: 4, t: 1 });
      for (const none of [await storage.countsOn('result', []), await storage.countsOn('account', ['s'])])
        expect(none.size).toBe(0);
      expect(await storage.ranksOn('result', 'equal', 2)).toEqual(
        (await equal('falling')).map((id) => ({ id, rank: expect.any(Number) })),
      );
      for (const none of ['nothing', '\0']) expect(await storage.ranksOn('result', none, 9)).toEqual([]);
    });

    test('of a kind are listed in pages, in the order of their ids', async () => {
      for (const id of ['c', 'a a', 'b', 'A']) await storage.saveRecord(record(id));
      await storage.saveRecord(record('d', { kind: 'account' }));
      const ids = async (after: string, limit: number) =>
        (await storage.recordsOfKind('result', after, limit)).map(({ id }) => id);
      expect(await ids('', 9)).toEqual(['A', 'a a', 'b', 'c']);
      expect(await ids('a a', 1)).toEqual(['b']);
      expect(await ids('c', 9)).toEqual([]);
    });

    test('a version is deleted only while it is the present one', async () => {
      await storage.saveRecord(record('a'));
      await storage.saveRecord(record('a', { version: 2 }));
      const version = (number: number) => ({ kind: 'result', id: 'a', version: number });
      expect(await storage.dropRecordVersion(version(1))).toBe(false);
      expect(await storage.record('result', 'a')).toBeDefined();
      const dropped = await Promise.all(upTo(3).map(() => storage.dropRecordVersion(version(2))));
      expect(dropped.filter(Boolean)).toHaveLength(1);
      expect(await storage.record('result', 'a')).toBeUndefined();
    });

    test('have a mark that every write changes, also where one is written anew', async () => {
      await storage.saveRecord(record('a'));
      await storage.saveRecord(record('b'));
      await storage.saveRecord(record('c', { kind: 'account' }));
      const marks = () => storage.recordMarks('result', '', 9);
      const before = await marks();
      expect(before.map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await marks()).toEqual(before);
      expect((await storage.recordMarks('result', 'a', 1)).map(({ id }) => id)).toEqual(['b']);
      await storage.dropRecord('result', 'a');
      await storage.saveRecord(record('a'));
      await storage.saveRecord(record('b', { version: 2 }));
      const after = await marks();
      expect(after.map(({ id }) => id)).toEqual(['a', 'b']);
      for (const [i, { mark }] of after.entries()) expect(mark).not.toBe(before[i]?.mark);
    });

    test('go with whom they belong to', async () => {
      await storage.saveRecord(record('a', { owner: 'p' }));
      await storage.saveRecord(record('b', { owner: 'p', kind: 'account' }));
      await storage.saveRecord(record('c', { owner: 'q' }));
      expect((await storage.allRecordsOf('p')).map(({ kind }) => kind)).toEqual(['account', 'result']);
      await storage.dropRecordsOf('p');
      expect(await storage.allRecordsOf('p')).toEqual([]);
      expect(await storage.record('result', 'a')).toBeUndefined();
      expect(await storage.record('account', 'b')).toBeUndefined();
      expect(await storage.record('result', 'c')).toBeDefined();
    });

    test('of what cannot be kept nothing is', async () => {
      await expect(storage.saveRecord(record('\0'))).rejects.toThrow(TypeError);
      await expect(storage.saveRecord(record('a', { rank: Number.NaN }))).rejects.toThrow(RangeError);
      expect(await storage.record('result', '\0')).toBeUndefined();
      expect(await storage.recordsOf('result', '\ud800', 1)).toEqual([]);
    });
  });

  test('how far things have got is known in one reading', async () => {
    await storage.saveTable(table('t'));
    await storage.saveTable(table('t', { version: 2 }));
    await storage.saveTable(table('u'));
    await storage.createMatch(head('m'));
    await storage.createMatch(head('n'));
    for (const number of upTo(3)) await storage.append('m', number, entry('x'));
    for (const key of ['a', 'b']) await storage.addChatLine(line('t', key));
    const found = await storage.progress(['t', 'u', 'nowhere', '\0'], ['m', 'n', 'nowhere']);
    expect(found.map(({ kind, id, number }) => `${kind} ${id} ${number}`).sort()).toEqual([
      'chat t 2',
      'match m 3',
      'table t 2',
      'table u 1',
    ]);
    expect(await storage.progress([], [])).toEqual([]);
  });

  describe('matches', () => {
    test('have a head that never changes', async () => {
      expect(await storage.matchHead('m')).toBeUndefined();
      const first = head('m', { options: { text: ODD }, setup: [ODD, { x: [] }], seed: 'ab' });
      expect(await storage.createMatch(first)).toBe(true);
      expect(await storage.createMatch(head('m'))).toBe(false);
      expect(await storage.createMatch(first)).toBe(false);
      await reopen();
      expect(await storage.matchHead('m')).toEqual(first);
    });

    test('begin together with the table that names them, or not at all', async () => {
      await storage.saveTable(table('t', { people: ['a'] }));
      const begun = table('t', { version: 2, status: 'running', people: ['a', 'b'] });
      expect(await storage.beginMatch(head('m', { table: 't' }), begun)).toBe(true);
      expect(await storage.beginMatch(head('n', { table: 't' }), begun)).toBe(false);
      await expect(storage.beginMatch(head('m'), table('t', { version: 3 }))).rejects.toThrow('version 2');
      await reopen();
      expect(await storage.table('t')).toEqual(begun);
      expect(await storage.tablesOf('b', 'running', 9)).toEqual([begun]);
      expect((await storage.matchHead('m'))?.table).toBe('t');
      expect(await storage.matchHead('n')).toBeUndefined();
    });

    test('of many who create the same match at once, one succeeds', async () => {
      const created = await Promise.all(
        upTo(20).map((i) => storage.createMatch(head('m', { seed: `${i}` }))),
      );
      expect(created.filter(Boolean)).toHaveLength(1);
      expect((await storage.matchHead('m'))?.seed).toBe(`${created.indexOf(true)}`);
    });

    test('have a log, read from any number on', async () => {
      await storage.createMatch(head('m'));
      expect(await storage.entries('m', 0)).toEqual([]);
      const log = [
        entry('a', 1),
        entry(ODD),
        { seat: 2, back: 1 },
        { seat: 0, back: 0, agreed: true as const },
      ];
      for (const [number, each] of log.entries()) expect(await storage.append('m', number, each)).toBe(true);
      await reopen();
      expect(await storage.entries('m', 0)).toEqual(log);
      expect(await storage.entries('m', 2)).toEqual(log.slice(2));
      expect(await storage.lastEntry('m')).toEqual(log.at(-1));
      expect(await storage.lastEntry('n')).toBeUndefined();
      expect(await storage.entries('m', 4)).toEqual([]);
      expect(await storage.entries('n', 0)).toEqual([]);
    });

    test('a long log is in order', async () => {
      await storage.createMatch(head('m'));
      // Not awaited one by one: appends to one match are written in order all the same.
      const written = await Promise.all(upTo(250).map((n) => storage.append('m', n, entry(`${n}`))));
      expect(written.every(Boolean)).toBe(true);
      expect(answersOf(await storage.entries('m', 0))).toEqual(upTo(250).map(String));
    });

    test('a number can be taken once', async () => {
      await storage.createMatch(head('m'));
      expect(await storage.append('m', 0, entry('a'))).toBe(true);
      expect(await storage.append('m', 0, entry('b'))).toBe(false);
      expect(await storage.append('m', 0, entry('a'))).toBe(false);
      expect(await storage.entries('m', 0)).toEqual([entry('a')]);
    });

    test('an entry is only written under the version of the table that it was decided by', async () => {
      await storage.createMatch(head('m'));
      await storage.saveTable(table('t'));
      const under = { id: 't', version: 1 };
      expect(await storage.append('m', 0, entry('a'), under)).toBe(true);
      expect(await storage.append('m', 0, entry('b'), under)).toBe(false);
      await storage.saveTable(table('t', { version: 2 }));
      const others = upTo(3).map((i) => `m${i}`);
      await Promise.all(others.map((id) => storage.createMatch(head(id))));
      const [old, present, free] = await Promise.all([
        storage.append('m', 1, entry('c'), under),
        storage.append('m0', 0, entry('d'), { id: 't', version: 2 }),
        storage.append('m1', 0, entry('e')),
      ]);
      expect([old, present, free]).toEqual([false, true, true]);
      expect(await storage.append('m2', 0, entry('f'), { id: 'gone', version: 1 })).toBe(false);
      expect(await storage.entries('m', 0)).toEqual([entry('a')]);
      expect(await storage.entries('m2', 0)).toEqual([]);
    });

    test('an entry that is there can be rewritten, and no other', async () => {
      await storage.createMatch(head('m'));
      for (const answer of ['a', 'b']) await storage.append('m', answer === 'a' ? 0 : 1, entry(answer));
      await storage.rewriteEntry('m', 1, entry('c'));
      await storage.rewriteEntry('m', 2, entry('d'));
      await storage.rewriteEntry('other', 0, entry('d'));
      await storage.scrub();
      expect(answersOf(await storage.entries('m', 0))).toEqual(['a', 'c']);
    });

    test('of a hundred who append at the same number at once, one succeeds', async () => {
      await storage.createMatch(head('m'));
      for (const number of upTo(5)) {
        const written = await Promise.all(upTo(100).map((i) => storage.append('m', number, entry(`${i}`))));
        expect(written.filter(Boolean)).toHaveLength(1);
        expect(answersOf(await storage.entries('m', number))).toEqual([`${written.indexOf(true)}`]);
      }
    });

    test('fifty at a time do not disturb each other', async () => {
      const matches = upTo(50).map((i) => `m${i}`);
      await Promise.all(matches.map((id) => storage.createMatch(head(id))));
      await Promise.all(
        matches.map(async (id) => {
          for (const number of upTo(20)) {
            const both = ['x', 'y'].map((who) => storage.append(id, number, entry(`${id} ${number} ${who}`)));
            expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
          }
        }),
      );
      for (const id of matches) {
        const answers = answersOf(await storage.entries(id, 0)).map((answer) => answer.slice(0, -2));
        expect(answers).toEqual(upTo(20).map((number) => `${id} ${number}`));
      }
    });

    test('a log has no gaps', async () => {
      await expect(storage.append('m', 0, entry('a'))).rejects.toThrow('no such match');
      await storage.createMatch(head('m'));
      await expect(storage.append('m', 1, entry('a'))).rejects.toThrow('there is no entry 0');
      await storage.append('m', 0, entry('a'));
      await expect(storage.append('m', 2, entry('a'))).rejects.toThrow('there is no entry 1');
      await expect(storage.append('m', -1, entry('a'))).rejects.toThrow(RangeError);
      await expect(storage.append('m', 0.5, entry('a'))).rejects.toThrow(RangeError);
      expect(await storage.entries('m', 0)).toEqual([entry('a')]);
    });

    test('who fails does not harm those who are written together with it', async () => {
      for (const id of ['a', 'b']) await storage.createMatch(head(id));
      const [a, gap, missing, b] = await Promise.allSettled([
        storage.append('a', 0, entry('a')),
        storage.append('b', 7, entry('b')),
        storage.append('c', 0, entry('c')),
        storage.append('b', 0, entry('b')),
      ]);
      expect([a, b]).toEqual(Array(2).fill({ status: 'fulfilled', value: true }));
      expect([gap.status, missing.status]).toEqual(['rejected', 'rejected']);
    });

    describe('that go on in another log', () => {
      const next = (over: Partial<Continuation> = {}): Continuation => ({
        from: { match: 'm', number: 2 },
        head: head('n', { rulesVersion: 2, revision: 1, carried: 3, edition: 1 }),
        entries: [entry('x'), { seat: 1, back: 0 }, entry('y')],
        table: table('t', { version: 2, people: ['b'], body: { match: 'n' } }),
        ...over,
      });

      beforeEach(async () => {
        await storage.saveTable(table('t', { people: ['a'] }));
        await storage.createMatch(head('m'));
        for (const number of upTo(2)) await storage.append('m', number, entry(`${number}`));
      });

      test('are written as a whole, and nothing can be appended to the log before', async () => {
        expect(await storage.continueMatch(next())).toBe(true);
        expect(await storage.append('m', 2, entry('late'))).toBe(false);
        await reopen();
        await expect(storage.entries('m', 0)).rejects.toThrow(Continued);
        await expect(storage.entries('m', 2)).rejects.toMatchObject({ match: 'm' });
        expect(await storage.matchHead('m')).toEqual(head('m'));
        expect(await storage.matchHead('n')).toEqual(next().head);
        expect(await storage.entries('n', 0)).toEqual(next().entries);
        expect(await storage.table('t')).toEqual(next().table);
        expect(await storage.tablesOf('b', 'open', 9)).toEqual([next().table]);
        expect(await storage.append('n', 3, entry('on'))).toBe(true);
      });

      test('whoever looks how far the log before has got sees that there is more', async () => {
        await storage.continueMatch(next());
        expect(await storage.progress([], ['m'])).toEqual([{ kind: 'match', id: 'm', number: 3 }]);
      });

      test.each<[string, Partial<Continuation>]>([
        ['somebody has appended an entry', { from: { match: 'm', number: 1 } }],
        ['an entry is missing', { from: { match: 'm', number: 3 } }],
        ['the table was changed', { table: table('t', { version: 3 }) }],
        ['the id is taken', { head: head('m', { seed: 'other' }) }],
      ])('nothing is written where %s', async (_, over) => {
        expect(await storage.continueMatch(next(over))).toBe(false);
        expect(answersOf(await storage.entries('m', 0))).toEqual(['0', '1']);
        expect(await storage.matchHead('n')).toBeUndefined();
        expect(await storage.entries('n', 0)).toEqual([]);
        expect(await storage.table('t')).toEqual(table('t', { people: ['a'] }));
        expect(await storage.append('m', 2, entry('2'))).toBe(true);
      });

      test('of many who continue it and append to it at once, one succeeds', async () => {
        const tried = await Promise.all(
          upTo(20).map((i) =>
            i % 2 === 0
              ? storage.continueMatch(next({ head: head(`n${i}`, { revision: 1 }) }))
              : storage.append('m', 2, entry(`${i}`)),
          ),
        );
        expect(tried.filter(Boolean)).toHaveLength(1);
        const winner = tried.indexOf(true);
        for (const i of upTo(20)) {
          const isThere = winner === i && i % 2 === 0;
          expect(await storage.entries(`n${i}`, 0)).toHaveLength(isThere ? 3 : 0);
          expect((await storage.matchHead(`n${i}`)) !== undefined).toBe(isThere);
        }
      });

      test('a long log is carried over', async () => {
        const entries = upTo(1700).map((number) => entry(`${number}`));
        expect(await storage.continueMatch(next({ entries }))).toBe(true);
        expect(await storage.entries('n', 0)).toEqual(entries);
      });

      test('are in a backup', async () => {
        await storage.continueMatch(next());
        const lines = await collect(storage.dump());
        const other = await kind.create();
        const restored = await other.open();
        await restored.load(
          (async function* () {
            yield* lines;
          })(),
        );
        expect(await restored.entries('n', 0)).toEqual(next().entries);
        expect(await restored.matchHead('n')).toEqual(next().head);
        await expect(restored.entries('m', 0)).rejects.toThrow(Continued);
        await restored.close();
        other.remove();
      });
    });

    describe('whose log is archived', () => {
      const AT = Date.UTC(2026, 9, 31, 23, 59, 59, 999);
      const log = [entry('a', 1), entry(ODD), { seat: 2, back: 1 }, entry('d')];

      beforeEach(async () => {
        await storage.saveTable(table('t', { status: 'over', people: ['a'] }));
        await storage.createMatch(head('m', { table: 't' }));
        for (const [number, each] of log.entries()) await storage.append('m', number, each);
      });

      test('are read as before, in each of its partitions', async () => {
        await storage.createMatch(head('n'));
        await storage.append('n', 0, entry('n'));
        expect(await storage.archiveLog('m', AT)).toBe(true);
        expect(await storage.archiveLog('n', AT + 1)).toBe(true);
        await reopen();
        expect(await storage.entries('m', 0)).toEqual(log);
        expect(await storage.entries('m', 2)).toEqual(log.slice(2));
        expect(await storage.entries('m', 4)).toEqual([]);
        expect(await storage.lastEntry('m')).toEqual(log.at(-1));
        expect(await storage.matchHead('m')).toEqual(head('m', { table: 't' }));
        expect(await storage.entries('n', 0)).toEqual([entry('n')]);
        expect(await storage.progress([], ['m', 'n'])).toEqual([
          { kind: 'match', id: 'm', number: 4 },
          { kind: 'match', id: 'n', number: 1 },
        ]);
      });

      test('are there once, and others are left alone', async () => {
        expect(await storage.archiveLog('m', AT)).toBe(true);
        expect(await storage.archiveLog('m', AT)).toBe(false);
        expect(await storage.archiveLog('nowhere', AT)).toBe(false);
        expect(await storage.archiveLog('\0', AT)).toBe(false);
        await storage.createMatch(head('empty'));
        expect(await storage.archiveLog('empty', AT)).toBe(false);
        expect(await storage.append('empty', 0, entry('a'))).toBe(true);
        expect(await storage.createMatch(head('m'))).toBe(false);
      });

      test('can be appended to at no number', async () => {
        await storage.archiveLog('m', AT);
        for (const number of [0, 1, 3, 4]) expect(await storage.append('m', number, entry('x'))).toBe(false);
        await expect(storage.append('m', 5, entry('x'))).rejects.toThrow('there is no entry 4');
        await storage.saveTable(table('u'));
        const next = { head: head('n'), entries: [], table: table('u', { version: 2 }) };
        expect(await storage.continueMatch({ ...next, from: { match: 'm', number: 4 } })).toBe(false);
        expect(await storage.entries('m', 0)).toEqual(log);
      });

      test('of one that goes on in another log nothing is moved', async () => {
        await storage.saveTable(table('u'));
        const next = { head: head('n'), entries: [entry('x')], table: table('u', { version: 2 }) };
        await storage.continueMatch({ ...next, from: { match: 'm', number: 4 } });
        expect(await storage.archiveLog('m', AT)).toBe(false);
        await expect(storage.entries('m', 0)).rejects.toThrow(Continued);
      });

      test('keep what is appended and rewritten while they are moved', async () => {
        for (const round of upTo(12)) {
          const id = `m${round}`;
          await storage.createMatch(head(id));
          for (const number of upTo(4)) await storage.append(id, number, entry(`${number}`));
          const [moved, ...appended] = await Promise.all([
            storage.archiveLog(id, AT),
            ...[4, 0, 2, 4].map((number) => storage.append(id, number, entry('new'))),
            storage.rewriteEntry(id, 1, entry('rewritten')).then(() => false),
          ]);
          const grown = appended.filter(Boolean).length;
          expect(grown).toBeLessThanOrEqual(1);
          const answers = ['0', 'rewritten', '2', '3', ...upTo(grown).map(() => 'new')];
          expect(answersOf(await storage.entries(id, 0))).toEqual(answers);
          if (!moved) expect(await storage.archiveLog(id, AT)).toBe(true);
          expect(answersOf(await storage.entries(id, 0))).toEqual(answers);
        }
      });

      test('of many who move one at once, one does', async () => {
        const moved = await Promise.all(upTo(8).map(() => storage.archiveLog('m', AT)));
        expect(moved.filter(Boolean)).toHaveLength(1);
        expect(await storage.entries('m', 0)).toEqual(log);
      });

      test('can be rewritten, many entries at once', async () => {
        await storage.archiveLog('m', AT);
        await Promise.all(
          [0, 1, 3].map((number) => storage.rewriteEntry('m', number, entry(`new ${number}`))),
        );
        await storage.rewriteEntry('m', 4, entry('none'));
        await reopen();
        const answers = answersOf(await storage.entries('m', 0));
        expect(answers).toEqual(['new 0', 'new 1', 'back 1', 'new 3']);
      });

      test('go with their table', async () => {
        await storage.archiveLog('m', AT);
        expect(await storage.dropTable({ id: 't', version: 1 }, 'm', [])).toBe(true);
        expect(await storage.entries('m', 0)).toEqual([]);
        expect(await storage.lastEntry('m')).toBeUndefined();
        await storage.createMatch(head('m'));
        expect(await storage.entries('m', 0)).toEqual([]);
        expect(await storage.append('m', 0, entry('a'))).toBe(true);
        expect(await storage.archiveLog('m', AT)).toBe(true);
      });
    });

    test('large bodies', async () => {
      const large = `${ODD}${'🐉 and '.repeat(300_000)}`;
      await storage.createMatch(head('m', { options: large }));
      for (const number of upTo(4)) expect(await storage.append('m', number, entry(large))).toBe(true);
      await storage.saveTable(table('t', { body: { large } }));
      await reopen();
      expect((await storage.matchHead('m'))?.options).toBe(large);
      expect(await storage.entries('m', 3)).toEqual([entry(large)]);
      expect(await storage.table('t')).toEqual(table('t', { body: { large } }));
    });
  });

  describe('opening and closing', () => {
    test('closing finishes what was begun', async () => {
      const matches = upTo(40).map((i) => `m${i}`);
      await Promise.all(matches.map((id) => storage.createMatch(head(id))));
      const begun = matches.flatMap((id) => upTo(5).map((number) => storage.append(id, number, entry('x'))));
      const saved = storage.savePerson(person('a'));
      await reopen();
      expect((await Promise.all(begun)).every(Boolean)).toBe(true);
      await saved;
      for (const id of matches) expect(await storage.entries(id, 0)).toHaveLength(5);
      expect(await storage.person('a')).toBeDefined();
    });

    test('a closed storage says so, and can be closed again', async () => {
      await storage.close();
      await storage.close();
      await expect(storage.append('m', 0, entry('a'))).rejects.toThrow('closed');
      await expect(storage.person('a')).rejects.toThrow('closed');
      await expect(storage.check()).rejects.toThrow('closed');
      await expect(collect(storage.dump())).rejects.toThrow('closed');
    });

    test('an open one works', async () => {
      await storage.check();
    });

    test('a newer database is refused and left alone', async () => {
      await storage.savePerson(person('a'));
      await storage.close();
      await database.runSql(`update meta set value = '99' where name = 'version'`);
      await database.runSql(`delete from meta where name = 'oldest'`);
      await expect(database.open()).rejects.toThrow(NewerDatabase);
      await expect(database.open()).rejects.toThrow(
        /has version 99, but this program knows it only up to version \d+/,
      );
      await database.runSql(`update meta set value = '${MIGRATIONS.length}' where name = 'version'`);
      storage = await database.open();
      expect(await storage.person('a')).toEqual(person('a'));
    });
  });
}
