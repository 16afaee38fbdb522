import { expect, test } from 'vitest';
import { verifyBackup } from './backup-reader.js';
import type { Storage } from './storage.js';
import { embedded } from './testing/databases.js';
import { collect, person, told, upTo } from './testing/samples.js';

/** The lines of a backup with two checksums before its end. */
async function longBackup(): Promise<string[]> {
  const database = await embedded.create();
  const storage: Storage = await database.open();
  await Promise.all(upTo(1200).map((i) => storage.savePerson(person(`p${i}`))));
  const lines = await collect(storage.dump());
  await storage.close();
  database.remove();
  return lines;
}

test('damage is located between two checksums', async () => {
  const lines = await longBackup();
  const sums = lines.flatMap((line, i) => (line.startsWith('{"sum"') ? [i + 1] : []));
  expect(sums).toEqual([501, 1001]);
  expect(await verifyBackup(told(lines))).toMatchObject({ people: 1200 });
  const renamed = (at: number) => lines.with(at, (lines[at] ?? '').replace('Name', 'Nome'));
  const cases: [lines: string[], why: string][] = [
    [renamed(3), 'between its lines 1 and 501'],
    [renamed(700), 'between its lines 502 and 1001'],
    [renamed(1100), 'between its lines 1002 and 1204'],
    // Two parts that are each whole, in the wrong order.
    [
      [...lines.slice(0, 1), ...lines.slice(501, 1001), ...lines.slice(1, 501), ...lines.slice(1001)],
      'between its lines 1 and 501',
    ],
    // A whole part that is missing, with a count that fits.
    [
      [...lines.slice(0, 501), ...lines.slice(1001)].map((line) =>
        line.replace('"people":1200', '"people":701'),
      ),
      'between its lines 502 and 704',
    ],
  ];
  for (const [bad, why] of cases) await expect(verifyBackup(told(bad))).rejects.toThrow(why);
});
