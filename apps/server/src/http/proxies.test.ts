import { expect, test } from 'vitest';
import { readConfig } from '../common/config.js';
import { addressOf, isSecure } from './proxies.js';

const PEER = '10.0.0.9';
const asked = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: PEER } });

test.each([
  ['0', '192.0.2.1', PEER],
  ['1', '192.0.2.1', '192.0.2.1'],
  ['1', '198.51.100.7, 192.0.2.1', '192.0.2.1'],
  ['true', '198.51.100.7, 192.0.2.1', '192.0.2.1'],
  ['2', '192.0.2.1, 10.0.0.8', '192.0.2.1'],
  ['2', '198.51.100.7, 192.0.2.1,10.0.0.8', '192.0.2.1'],
  ['3', '198.51.100.7, 192.0.2.1, 10.0.0.8, 10.0.0.7', '192.0.2.1'],
  // A request that has passed fewer proxies: the innermost one wrote all of it.
  ['2', '192.0.2.1', '192.0.2.1'],
  ['1', '192.0.2.1:5512', '192.0.2.1'],
  ['1', '[2001:db8::1]:443', '2001:db8::1'],
  ['1', '2001:db8::1', '2001:db8::1'],
  ['1', 'unknown', PEER],
  ['1', '', PEER],
])('TRUST_PROXY=%s and X-Forwarded-For: %s give %s', (TRUST_PROXY, header, address) => {
  expect(addressOf(readConfig({ TRUST_PROXY }), asked({ 'x-forwarded-for': header }))).toBe(address);
});

test.each([
  [{}, {}, false],
  [{}, { 'x-forwarded-proto': 'https' }, false],
  [{ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }, true],
  [{ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https, http' }, false],
  [{ TRUST_PROXY: '2' }, { 'x-forwarded-proto': 'https, http' }, true],
  [{ ORIGIN: 'https://games.example.org' }, {}, true],
  [{ ORIGIN: 'http://games.example.org' }, {}, false],
])('with %o, headers %o are of a secure request: %s', (env, headers, secure) => {
  expect(isSecure(readConfig(env), asked(headers))).toBe(secure);
});
