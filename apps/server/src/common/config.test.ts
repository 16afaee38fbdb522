import { expect, test } from 'vitest';
import { BadConfig, readConfig, readThinkConfig } from './config.js';

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
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '10'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_TRACES_SAMPLER_ARG', 'some'],
  ['SMTP_URL', 'mail.example.org'],
  ['NATS_URL', 'nats://nats.example.org'],
  ['BACKUP_DIR', './data'],
  ['BACKUP_DIR', 'data/backups/..'],
  ['BACKUP_EVERY', '24'],
  ['BACKUP_EVERY', '0m'],
  ['BACKUP_EVERY', '400d'],
  ['BACKUP_EVERY', 'daily'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', 'all'],
])('%s=%s is refused, and why', (name, value) => {
  const others = {
    MAIL_FROM: 'Aerie <games@example.org>',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    BACKUP_DIR: '/srv/backups',
  };
  expect(() => readConfig({ ...others, [name]: value })).toThrow(BadConfig);
  expect(() => readConfig({ ...others, [name]: value })).toThrow(name);
});

test('metrics and traces go nowhere, unless an address is given', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
  expect(readConfig({}).otlp).toBeUndefined();
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).otlp).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    every: 60_000,
    traced: 1,
  });
  const OTEL_TRACES_SAMPLER_ARG = '0.05';
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG }).otlp?.traced).toBe(0.05);
});

test('a site makes no backups, unless it is told where', () => {
  expect(readConfig({ BACKUP_DIR: '' }).backups).toBeUndefined();
  expect(() => readConfig({ BACKUP_EVERY: '6h' })).toThrow('BACKUP_EVERY needs BACKUP_DIR');
  const BACKUP_DIR = '/srv/backups';
  const day = 24 * 60 * 60_000;
  expect(readConfig({ BACKUP_DIR }).backups).toEqual({ folder: BACKUP_DIR, everyMs: day, keep: 7 });
  const often = readConfig({ BACKUP_DIR, BACKUP_EVERY: '30m', BACKUP_KEEP: '48' });
  expect(often.backups).toEqual({ folder: BACKUP_DIR, everyMs: day / 48, keep: 48 });
});

test('of an address where people reach it, what counts is read', () => {
  expect(readConfig({ ORIGIN: 'https://games.example.org/' }).origin).toBe('https://games.example.org');
  expect(readConfig({ ORIGIN: '', LOG_LEVEL: '' })).toMatchObject({ origin: undefined, logLevel: 'info' });
});

test('whoever only thinks needs a NATS and nothing else; it thinks on all processors unless told otherwise', () => {
  const NATS_URL = 'nats://nats.example.org';
  expect(readThinkConfig({ NATS_URL }, 6)).toMatchObject({ natsUrl: NATS_URL, threads: 6, analyses: 3 });
  expect(readThinkConfig({ NATS_URL, THINK_THREADS: '1' }, 6)).toMatchObject({ threads: 1, analyses: 1 });
  expect(readThinkConfig({ NATS_URL, THINK_ANALYSES: '2' }, 1)).toMatchObject({ analyses: 2 });
  expect(() => readThinkConfig({}, 6)).toThrow('NATS_URL');
  expect(() => readThinkConfig({ NATS_URL, THINK_THREADS: '0' }, 6)).toThrow('THINK_THREADS');
});
