import { expect, test } from 'vitest';
import { Sealing } from './sealing.js';

const here = new Sealing('the secret of this site', 'tests');

test('what is sealed is opened again, by the same secret, for the same purpose and owner only', () => {
  const sealed = here.seal('wölkchen', 'anna');
  expect(sealed).not.toContain('wölkchen');
  expect(here.open(sealed, 'anna')).toBe('wölkchen');
  expect(here.open(sealed, 'ben')).toBeUndefined();
  expect(new Sealing('another secret', 'tests').open(sealed, 'anna')).toBeUndefined();
  expect(new Sealing('the secret of this site', 'other').open(sealed, 'anna')).toBeUndefined();
});

test('the same text is sealed differently each time', () => {
  expect(here.seal('cloud', 'anna')).not.toBe(here.seal('cloud', 'anna'));
});

test('what was changed or cut off is not opened', () => {
  const bytes = Buffer.from(here.seal('cloud', 'anna'), 'base64url');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    expect(here.open(changed.toString('base64url'), 'anna')).toBeUndefined();
  }
  for (const length of [0, 11, 20, 28, bytes.length - 1])
    expect(here.open(bytes.subarray(0, length).toString('base64url'), 'anna')).toBeUndefined();
});
