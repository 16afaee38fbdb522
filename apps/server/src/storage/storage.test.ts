import { describe, expect, test } from 'vitest';
import { backupSuite } from './testing/backup-suite.js';
import { postgres, storageKinds } from './testing/databases.js';
import { collect, contentOf, fill, told } from './testing/samples.js';
import { suite } from './testing/storage-suite.js';

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(kind.name, () => {
    suite(kind);
    describe('backup', () => backupSuite(kind));
  });
}

describe.skipIf(postgres.isMissing)('from one storage to the other', () => {
  test.each(storageKinds.flatMap((from) => storageKinds.map((to) => ({ from, to }))))(
    '$from.name → $to.name',
    async ({ from, to }) => {
      const databases = [await from.create(), await to.create()] as const;
      const [source, target] = await Promise.all(databases.map((database) => database.open()));
      if (!source || !target) throw new Error('not open');
      await fill(source);
      const lines = await collect(source.dump());
      await target.load(told(lines));
      const again = await collect(target.dump());
      expect(new Set(contentOf(again))).toEqual(new Set(contentOf(lines)));
      await Promise.all([source.close(), target.close()]);
      for (const database of databases) database.remove();
    },
  );
});
