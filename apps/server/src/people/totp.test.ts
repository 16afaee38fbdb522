import { expect, test } from 'vitest';
import { base32, codeAt, newKey, stepAt, stepOf } from './totp.js';

/** The key of the examples in RFC 6238, appendix B; of their eight digits apps show the last six. */
const KEY = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the example of the RFC at second %i', (second, code) => {
  expect(codeAt(KEY, stepAt(second * 1000))).toBe(code.slice(2));
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" in base 32 is as in RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('a code is good in its own step and those beside it, and not once it or a later one was taken', () => {
  const key = newKey();
  const now = Date.UTC(2026, 10, 19);
  const step = stepAt(now);
  const isGood = (of: number, last = 0) => stepOf(key, codeAt(key, of), now, last) === of;
  expect([-2, -1, 0, 1, 2].map((off) => isGood(step + off))).toEqual([false, true, true, true, false]);
  expect([-1, 0, 1].map((off) => isGood(step + off, step))).toEqual([false, false, true]);
});

test('keys are random and have 160 bits', () => {
  const keys = Array.from({ length: 50 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
