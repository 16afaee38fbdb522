import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
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

    test('are known from both sides, here at once and elsewhere when they are read', async () => {
      const [here, there] = [new Ties(storage, 'follow', () => 7), new Ties(storage, 'follow')];
      await Promise.all([here.add('a', person('b')), here.add('c', person('b')), here.add('a', person('d'))]);
      expect([...here.from('a')]).toEqual([
        ['b', 7],
        ['d', 7],
      ]);
      expect([...here.to('b')].sort()).toEqual(['a', 'c']);
      expect(there.has('a', 'b')).toBe(false);
      await there.readAll(1);
      expect([...there.to('b')].sort()).toEqual(['a', 'c']);
      await here.drop('a', 'b');
      await there.read('a');
      expect([...there.from('a').keys()]).toEqual(['d']);
      expect([...there.to('b')]).toEqual(['c']);
      await here.drop('c', 'b');
      await there.readAll();
      expect([...there.to('b')]).toEqual([]);
    });

    test('of one kind say nothing of another, and nothing in them names the other', async () => {
      const [follows, blocks] = [new Ties(storage, 'follow'), new Ties(storage, 'block')];
      await follows.add('a', person('someone-else'));
      await blocks.readAll();
      expect(blocks.has('a', 'someone-else')).toBe(false);
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
      expect([...ties.to('account')].sort()).toEqual(['a', 'b']);
      expect([...ties.to('guest')]).toEqual([]);
      await ties.moved('account', null);
      expect([...ties.to('account')]).toEqual([]);
      const again = new Ties(storage, 'follow');
      await again.readAll();
      expect([...again.from('b')]).toEqual([]);
    });

    test('are no more than can be kept', async () => {
      const ties = new Ties(storage, 'block');
      const stored = { kind: 'block', version: 1, owner: 'a', shelf: null, rank: 0 };
      await Promise.all(
        Array.from({ length: MOST_TIES }, (_, i) =>
          storage.saveRecord({ ...stored, id: `${i}`, body: { person: `p${i}`, name: 'P', at: 0 } }),
        ),
      );
      await ties.read('a');
      expect(await ties.add('a', person('one more'))).toBe(false);
      expect(await ties.add('a', person('p0'))).toBe(true);
      expect(await ties.add('b', person('one more'))).toBe(true);
    });
  });
