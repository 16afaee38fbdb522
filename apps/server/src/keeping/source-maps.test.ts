import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceOf } from './source-maps.js';

const folder = mkdtempSync(join(tmpdir(), 'aerie-maps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a place is found in the sources; null where there is no map, or nothing in it', async () => {
  mkdirSync(join(folder, 'assets'));
  // Column 5 of line 1 is line 3, column 2 of the source.
  const map = { version: 3, sources: ['../../../apps/web/src/app.tsx'], names: [], mappings: 'IAEC' };
  writeFileSync(join(folder, 'assets/a.js.map'), JSON.stringify(map));
  const at = (file: string, line: number, column: number) => sourceOf({ file, line, column }, folder);
  expect(await at('assets/a.js', 1, 5)).toBe('apps/web/src/app.tsx:3:2');
  expect(await at('assets/a.js', 1, 90)).toBe('apps/web/src/app.tsx:3:2');
  expect(await at('assets/a.js', 1, 2)).toBeNull();
  expect(await at('assets/b.js', 1, 5)).toBeNull();
});
