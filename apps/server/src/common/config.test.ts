import { expect, test } from 'vitest';
import { BadConfig, readConfig } from './config.js';

test.each([
  ['ORIGIN', 'localhost:3000'],
  ['ORIGIN', 'games.example.org'],
  ['ORIGIN', 'ftp://games.example.org'],
  ['LOG_LEVEL', 'loud'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['CACHED_MATCHES', '0'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '17'],
  ['TRUST_PROXY', '-1'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a blank in the middle'],
  ['SMTP_URL', 'mail.example.org'],
  ['NATS_URL', 'nats://nats.example.org'],
])('%s=%s is refused, and why', (name, value) => {
  expect(() => readConfig({ MAIL_FROM: 'Aerie <games@example.org>', [name]: value })).toThrow(BadConfig);
  expect(() => readConfig({ MAIL_FROM: 'Aerie <games@example.org>', [name]: value })).toThrow(name);
});

test('of an address where people reach it, what counts is read', () => {
  expect(readConfig({ ORIGIN: 'https://games.example.org/' }).origin).toBe('https://games.example.org');
  expect(readConfig({ ORIGIN: '', LOG_LEVEL: '' })).toMatchObject({ origin: undefined, logLevel: 'info' });
});
