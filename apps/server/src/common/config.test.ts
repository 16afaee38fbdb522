import { describe, expect, test } from 'vitest';
import { BadConfig } from './bad-config.js';
import { readConfig, readThinkConfig } from './config.js';

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

describe('providers where people may sign in', () => {
  const club = {
    ORIGIN: 'https://games.example.org',
    OIDC_PROVIDERS: 'club',
    OIDC_CLUB_ISSUER: 'https://id.example.org/realms/club/',
    OIDC_CLUB_CLIENT_ID: 'aerie',
    OIDC_CLUB_CLIENT_SECRET: 'a secret',
  };

  test('are as many as are named, each by its own variables', () => {
    expect(readConfig({})).toMatchObject({ providers: [], onlyProviders: false });
    const both = {
      ...{ ...club, OIDC_PROVIDERS: ' club, my-school ,', SIGN_IN: 'oidc' },
      OIDC_MY_SCHOOL_ISSUER: 'http://localhost:4000',
      OIDC_MY_SCHOOL_CLIENT_ID: 'games',
      OIDC_MY_SCHOOL_CLIENT_SECRET: 'another',
      OIDC_MY_SCHOOL_NAME: 'The school',
      OIDC_MY_SCHOOL_SCOPES: 'openid',
    };
    expect(readConfig(both)).toMatchObject({
      onlyProviders: true,
      providers: [
        {
          ...{ id: 'club', name: 'club', issuer: 'https://id.example.org/realms/club' },
          ...{ clientId: 'aerie', clientSecret: 'a secret', scopes: 'openid profile' },
        },
        { id: 'my-school', name: 'The school', issuer: 'http://localhost:4000', scopes: 'openid' },
      ],
    });
  });

  test.each<[string, object, string]>([
    ['without an address of the site', { ORIGIN: '' }, 'OIDC_PROVIDERS needs ORIGIN'],
    ['an id that is none', { OIDC_PROVIDERS: 'Club' }, 'OIDC_PROVIDERS'],
    ['one twice', { OIDC_PROVIDERS: 'club,club' }, 'OIDC_PROVIDERS names a provider twice'],
    ['one that nothing is said of', { OIDC_PROVIDERS: 'club,school' }, 'OIDC_SCHOOL_ISSUER'],
    ['no client', { OIDC_CLUB_CLIENT_ID: '' }, 'OIDC_CLUB_CLIENT_ID'],
    ['no secret', { OIDC_CLUB_CLIENT_SECRET: ' ' }, 'OIDC_CLUB_CLIENT_SECRET'],
    ['without TLS', { OIDC_CLUB_ISSUER: 'http://id.example.org' }, 'OIDC_CLUB_ISSUER'],
    ['no address', { OIDC_CLUB_ISSUER: 'id.example.org' }, 'OIDC_CLUB_ISSUER'],
    ['other scopes', { OIDC_CLUB_SCOPES: 'profile email' }, 'OIDC_CLUB_SCOPES'],
    ['a long name', { OIDC_CLUB_NAME: 'c'.repeat(41) }, 'OIDC_CLUB_NAME'],
    ['another way in', { SIGN_IN: 'password' }, 'SIGN_IN'],
    ['the only way in, and none', { OIDC_PROVIDERS: '', SIGN_IN: 'oidc' }, 'SIGN_IN'],
  ])('are refused, and why: %s', (_, otherwise, name) => {
    expect(() => readConfig({ ...club, ...otherwise })).toThrow(BadConfig);
    expect(() => readConfig({ ...club, ...otherwise })).toThrow(name);
  });
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
