import type { PairingWish, Waiter, WaiterFor } from '@aerie/host';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { MOST_WAITS, Waiters } from './waiters.js';

const wish = (game: string, pace: PairingWish['pace'] = 'live') => ({
  ...{ game, pace, sizes: [2], friendly: false, language: null, bots: null, rating: 1500, uncertainty: 100 },
});

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`who waits, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    /** As two processes know them. */
    let here: Waiters;
    let there: Waiters;
    beforeEach(async () => {
      database = await kind.create();
      storage = await database.open();
      [here, there] = [new Waiters(storage), new Waiters(storage)];
    });
    afterEach(async () => {
      await storage.close();
      database.remove();
    });

    const seen = async (waiters: Waiters, person: string, game: string): Promise<WaiterFor> => {
      const waiter = (await waiters.all()).find(({ id }) => id === person) as Waiter;
      return { waiter, wish: waiter.wishes.find((one) => one.game === game) as PairingWish };
    };
    const claimOf = async (person: string) => (await here.of(person))?.claim?.table ?? null;

    test('nobody is claimed for two tables, whatever they wait for besides', async () => {
      for (const game of ['x', 'y']) await here.join('anna', wish(game), 1);
      await here.join('ben', wish('x'), 1);
      await here.join('cleo', wish('y'), 1);
      const x = [await seen(here, 'anna', 'x'), await seen(here, 'ben', 'x')];
      const y = [await seen(there, 'anna', 'y'), await seen(there, 'cleo', 'y')];
      const claims = await Promise.all([here.claim(x, 'one', 2), there.claim(y, 'other', 2)]);
      expect(claims.filter(Boolean)).toHaveLength(1);
      const [mine, others] = claims[0] ? ['one', 'ben'] : ['other', 'cleo'];
      expect(await claimOf('anna')).toBe(mine);
      for (const person of ['ben', 'cleo'])
        expect(await claimOf(person)).toBe(person === others ? mine : null);
    });

    test('whoever has cancelled since, or wishes something else, is not claimed', async () => {
      await here.join('anna', wish('x'), 1);
      const before = [await seen(there, 'anna', 'x')];
      await here.withdraw('anna', { game: 'x', pace: 'live' });
      expect(await here.of('anna')).toBeUndefined();
      expect(await there.claim(before, 'one', 2)).toBe(false);
      await here.join('anna', { ...wish('x'), sizes: [3] }, 3);
      expect(await there.claim(before, 'one', 4)).toBe(false);
      expect(await there.claim([await seen(there, 'anna', 'x')], 'one', 4)).toBe(true);
    });

    test('a table that is cancelled is not come to, but over days it has begun', async () => {
      for (const [pace, kept] of [
        ['live', null],
        ['days', 'days'],
      ] as const) {
        await here.join(pace, wish('x', pace), 1);
        expect(await here.claim([await seen(here, pace, 'x')], pace, 2)).toBe(true);
        await here.join(pace, wish('y', pace), 2);
        await here.withdraw(pace, { game: 'x', pace });
        expect(await claimOf(pace)).toBe(kept);
      }
    });

    test('those who play wait for nothing more that they have to be there for', async () => {
      for (const [game, pace] of [
        ['x', 'live'],
        ['y', 'relaxed'],
        ['z', 'days'],
      ] as const)
        await here.join('anna', wish(game, pace), 1);
      await here.claim([await seen(here, 'anna', 'x')], 'one', 2);
      await there.settled('anna', 'another', true);
      expect((await here.of('anna'))?.wishes).toHaveLength(3);
      await there.settled('anna', 'one', true);
      expect(await here.of('anna')).toMatchObject({ claim: null, wishes: [{ game: 'z' }] });
    });

    test('one waits as long as one has, for so many games at most; whoever was seen has not lapsed', async () => {
      for (let i = 0; i < MOST_WAITS; i++) expect(await here.join('anna', wish(`${i}`), 1)).toBe(true);
      expect(await here.join('anna', wish('more'), 1)).toBe(false);
      expect(await here.join('anna', { ...wish('0'), bots: 5 }, 9)).toBe(true);
      const [old, other] = [await seen(there, 'anna', '0'), await seen(there, 'anna', '1')];
      expect(old.wish).toMatchObject({ since: 1, bots: 5 });
      await here.seen('anna', 20);
      await there.lapse(other);
      expect((await here.of('anna'))?.wishes).toHaveLength(MOST_WAITS);
      await there.lapse(await seen(there, 'anna', '1'));
      expect((await here.of('anna'))?.wishes).toHaveLength(MOST_WAITS - 1);
    });
  });
