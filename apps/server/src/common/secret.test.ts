import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { BadConfig } from './bad-config.js';
import { checkedSecret } from './secret.js';

test.each([
  ['', 'fewer than 24'],
  ['hunter2', 'fewer than 24'],
  ['a1b2c3d4e5f6g7h8', 'fewer than 24'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'different characters'],
  ['01010101010101010101010101010101', 'different characters'],
  ['please-change-me-before-you-start', 'list of guesses'],
  ['my-Very-Long-Secret-of-this-site', 'list of guesses'],
  ['correct horse battery staple', 'list of guesses'],
  ['k7Qz93mBk7Qz93mBk7Qz93mB', 'repeats itself'],
  ['abcdefghijklmnopqrstuvwxyz', 'in their order'],
  ['01234567899876543210abcdef', 'in their order'],
])('the secret "%s" is refused, and why', (text, why) => {
  expect(() => checkedSecret(text)).toThrow(BadConfig);
  expect(() => checkedSecret(text)).toThrow(why);
  expect(() => checkedSecret(text)).toThrow('openssl rand');
});

test.each(['hex', 'base64', 'base64url'] as const)('secrets drawn at random are taken, in %s', (form) => {
  for (let i = 0; i < 500; i++) {
    const text = randomBytes(16 + (i % 17)).toString(form);
    if (text.length >= 24) expect(checkedSecret(text)).toBe(text);
  }
});
