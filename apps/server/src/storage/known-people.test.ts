import { expect, test } from 'vitest';
import { KnownPeople } from './known-people.js';
import type { PersonRow } from './storage.js';

const ann: PersonRow = { id: 'ann', name: 'Ann', createdAt: 1 };

test('somebody is read once, and again after they were written', async () => {
  const known = new KnownPeople();
  let reads = 0;
  let stored: PersonRow | undefined = ann;
  const find = () =>
    known.find('ann', async () => {
      reads++;
      return stored;
    });
  expect([await find(), await find()]).toEqual([ann, ann]);
  expect(reads).toBe(1);
  await known.write('ann', async () => {
    stored = { ...ann, name: 'Anna' };
  });
  expect(await find()).toEqual({ ...ann, name: 'Anna' });
  await known.write('ann', async () => {
    stored = undefined;
  });
  expect(await find()).toBeUndefined();
  stored = ann;
  expect(await find()).toEqual(ann);
});

test('what was read before or during a write is not kept, whether that succeeds or not', async () => {
  const known = new KnownPeople();
  let answer = (_: PersonRow) => {};
  const slow = () =>
    new Promise<PersonRow>((resolve) => {
      answer = resolve;
    });
  const overtaken = known.find('ann', slow);
  await known.write('ann', async () => {});
  answer(ann);
  expect(await overtaken).toEqual(ann);
  const anna = { ...ann, name: 'Anna' };
  let during: PersonRow | undefined;
  const failed = known.write('ann', async () => {
    during = await known.find('ann', async () => ann);
    throw new Error('the disk is full');
  });
  await expect(failed).rejects.toThrow('the disk is full');
  expect(during).toEqual(ann);
  expect(await known.find('ann', async () => anna)).toEqual(anna);
});
