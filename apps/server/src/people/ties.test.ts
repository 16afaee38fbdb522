import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Blocks } from './blocks.js';
import { Relations } from './relations.js';
import { MOST_TIES, Ties } from './ties.js';

const person = (id: string) => ({ id, name: id.toUpperCase() });

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`ties, ${kind.name}`, () => {
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

    const leadingTo = async (ties: Ties, to: string) => (await ties.to(to, MOST_TIES)).sort();

    test('are known from both sides at once, wherever they were made', async () => {
      let now = 7;
      const [here, there] = [new Ties(storage, 'follow', () => now++), new Ties(storage, 'follow')];
      await here.add('a', person('b'));
      await here.add('c', person('b'));
      await here.add('a', person('d'));
      expect(await there.from('a')).toEqual([
        { person: 'd', name: 'D', at: 9 },
        { person: 'b', name: 'B', at: 7 },
      ]);
      expect(await leadingTo(there, 'b')).toEqual(['a', 'c']);
      expect(await there.to('b', 1)).toEqual(['c']);
      expect([await there.has('a', 'b'), await there.has('b', 'a')]).toEqual([true, false]);
      await here.drop('a', 'b');
      expect(await there.has('a', 'b')).toBe(false);
      const among = await there.among([
        ['a', 'd'],
        ['a', 'b'],
        ['c', 'b'],
      ]);
      expect([among('a', 'd'), among('a', 'b'), among('c', 'b')]).toEqual([true, false, true]);
    });

    test('of one kind say nothing of another, and nothing in them names the other', async () => {
      const [follows, mentions] = [new Ties(storage, 'follow'), new Ties(storage, 'mention')];
      await follows.add('a', person('someone-else'));
      expect(await mentions.has('a', 'someone-else')).toBe(false);
      const [row] = await storage.allRecordsOf('a');
      expect(row?.id).not.toContain('someone-else');
    });

    test('that lead to a guest lead to their account, once, and never to oneself', async () => {
      const ties = new Ties(storage, 'follow');
      for (const [from, to] of ['a guest', 'b guest', 'b account', 'account guest'].map((one) =>
        one.split(' '),
      ))
        await ties.add(from as string, person(to as string));
      await ties.moved('guest', person('account'));
      expect(await leadingTo(ties, 'account')).toEqual(['a', 'b']);
      expect(await leadingTo(ties, 'guest')).toEqual([]);
      await ties.moved('account', null);
      expect(await leadingTo(ties, 'account')).toEqual([]);
      expect(await ties.from('b')).toEqual([]);
    });

    test('are no more than can be kept', async () => {
      const ties = new Ties(storage, 'follow');
      const stored = { kind: 'follow', version: 1, owner: 'a', shelf: null, rank: 0 };
      await Promise.all(
        Array.from({ length: MOST_TIES }, (_, i) =>
          storage.saveRecord({ ...stored, id: `${i}`, body: { person: `p${i}`, name: 'P', at: 0 } }),
        ),
      );
      expect(await ties.add('a', person('one more'))).toBe(false);
      expect(await ties.add('a', person('p0'))).toBe(true);
      expect(await ties.add('b', person('one more'))).toBe(true);
    });

    test('make friends of those who follow each other', async () => {
      const relations = new Relations(storage);
      for (const [from, to] of ['a b', 'b a', 'a c', 'd a'].map((one) => one.split(' ')))
        await relations.follows.add(from as string, person(to as string));
      expect([...(await relations.friendsAmong(['b', 'c', 'd', 'a'], 'a'))]).toEqual(['b']);
      await relations.block('b', person('a'));
      expect([...(await relations.friendsAmong(['b'], 'a'))]).toEqual([]);
    });

    test('of who blocks whom are known here at once, and elsewhere when they are read', async () => {
      const [here, there] = [new Blocks(storage), new Blocks(storage)];
      const changed: string[][] = [];
      there.events.on('changed', (...pair) => changed.push(pair));
      await Promise.all([here.add('a', person('b')), here.add('c', person('b')), here.add('a', person('d'))]);
      expect([here.isBlocked('a', 'b'), here.isBlocked('b', 'a')]).toEqual([true, false]);
      expect(there.isBlocked('a', 'b')).toBe(false);
      await there.readAll(1);
      expect(changed.map((pair) => pair.join()).sort()).toEqual(['a,b', 'a,d', 'c,b']);
      await here.drop('a', 'b');
      expect(here.isBlocked('a', 'b')).toBe(false);
      await there.read('a');
      expect([there.isBlocked('a', 'b'), there.isBlocked('a', 'd')]).toEqual([false, true]);
      await here.moved('b', person('e'));
      expect([here.isBlocked('c', 'b'), here.isBlocked('c', 'e')]).toEqual([false, true]);
      await there.readAll();
      expect([there.isBlocked('c', 'b'), there.isBlocked('c', 'e')]).toEqual([false, true]);
      expect(changed.slice(3)).toEqual([
        ['a', 'b'],
        ...[
          ['c', 'b'],
          ['c', 'e'],
        ],
      ]);
    });
  });
