import { resolve } from 'node:path';
import { FEATURES, type Feature } from '@aerie/protocol';
import { BadConfig } from './bad-config.js';
import { type ProviderSettings, readOnlyProviders, readProviders } from './provider-settings.js';

/** Where OpenTelemetry sends what it has, by the variables that its specification names. */
export interface Otlp {
  /** The address below which its collector takes `v1/metrics` and `v1/traces`. */
  readonly endpoint: string;
  /** How often it gets metrics, in milliseconds. */
  readonly every: number;
  /** Which part of what is asked for is traced, from 0 to 1. */
  readonly traced: number;
}

/** Backups of the running site. */
export interface BackupSettings {
  readonly folder: string;
  readonly everyMs: number;
  /** How many are kept. */
  readonly keep: number;
}

/** The configuration that the server reads from its environment; docs/hosting.md says more. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Without it the site makes none by itself. */
  readonly backups: BackupSettings | undefined;
  /** How long PostgreSQL and NATS are waited for at the start. */
  readonly startWaitSeconds: number;
  /** Carries messages between several processes, instead of PostgreSQL. */
  readonly natsUrl: string | undefined;
  /** The folder of the built client that browsers get. */
  readonly webDir: string | undefined;
  /** The origin under which people reach the site; without it, a page's origin must match the host that it asks. */
  readonly origin: string | undefined;
  /** How many matches are kept ready; others are rebuilt from their logs when needed. */
  readonly cachedMatches: number;
  readonly botThreads: number;
  readonly connectionsPerAddress: number;
  /** Of these, of visitors without a name. */
  readonly visitorsPerAddress: number;
  readonly connectionsPerPerson: number;
  /** Milliseconds of work a second that are done for one person, and for all from one address. */
  readonly workPerPerson: number;
  readonly workPerAddress: number;
  /** New people from one address: a minute in the long run, and at once. */
  readonly newPeoplePerMinute: number;
  readonly newPeopleBurst: number;
  /** Tables that somebody may host before they begin; those that run do not count. */
  readonly openTablesPerPerson: number;
  /** Matches under way at tables that somebody hosts. */
  readonly runningTablesPerPerson: number;
  /** Analyses of finished matches that somebody may ask the server for a day. */
  readonly analysesPerDay: number;
  /** Finished matches a day that are looked through for puzzles, where all people in them allow it; 0: none. */
  readonly puzzleMatchesPerDay: number;
  /** Rated matches a day in which it is looked at how like the master's people have answered; 0: none. */
  readonly fairPlayMatchesPerDay: number;
  /** Matches played elsewhere that somebody may bring into their history a day. */
  readonly importsPerDay: number;
  /** After how many days tables that nobody has touched, matches without a move, and guests who were not seen go; 0: never. */
  readonly openTableDays: number;
  readonly idleMatchDays: number;
  readonly guestDays: number;
  /** After how many days the log of a match that is over is archived; 0: never. */
  readonly archiveDays: number;
  /** After how many days what was logged of conduct goes; 0: never. */
  readonly conductDays: number;
  /** Messages of one connection: a second in the long run, and at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** How many proxies stand before the server, each of which appends whom it heard to the header X-Forwarded-For. */
  readonly trustedProxies: number;
  /** What whoever reads `/metrics` must know; without it nobody may. */
  readonly metricsToken: string | undefined;
  /** The collector that gets metrics and traces by OpenTelemetry. */
  readonly otlp: Otlp | undefined;
  /** The mail server for turn notices, and their sender; without them none are sent by mail. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Mails that one address gets a day. */
  readonly mailsPerDay: number;
  /** Whether webhooks and push services may be in private networks, and without https. */
  readonly allowPrivateWebhooks: boolean;
  /** Where else people may sign in, and whether that is the only way in. */
  readonly providers: readonly ProviderSettings[];
  readonly onlyProviders: boolean;
  /** What this site does not offer. */
  readonly featuresOff: readonly Feature[];
  /** Days of holiday that somebody has a year, in which their clocks stand that have days for a move. */
  readonly vacationDays: number;
  readonly logLevel: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads whole numbers, each with what it is when nothing is said, and its bounds. */
const wholeNumbers =
  (env: Env) =>
  (name: string, fallback: number, from: number, to: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const n = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(n >= from && n <= to))
      throw new BadConfig(`${name} must be a whole number from ${from} to ${to}, not "${text}"`);
    return n;
  };

/** What a process needs to know that thinks for others. */
export interface ThinkConfig {
  readonly natsUrl: string;
  /** How many bots think at a time. */
  readonly threads: number;
  /** How many matches are analysed at a time, behind them. */
  readonly analyses: number;
  readonly startWaitSeconds: number;
  readonly logLevel: string;
}

export function readThinkConfig(env: Env, processors: number): ThinkConfig {
  const whole = wholeNumbers(env);
  if (!env.NATS_URL)
    throw new BadConfig('NATS_URL must be the NATS of the site, such as nats://nats.example.org:4222');
  const threads = whole('THINK_THREADS', processors, 1, 256);
  return {
    natsUrl: env.NATS_URL,
    threads,
    analyses: whole('THINK_ANALYSES', Math.max(1, Math.floor(threads / 2)), 1, 256),
    startWaitSeconds: whole('START_WAIT_SECONDS', 60, 0, 3600),
    logLevel: checkedLevel(env.LOG_LEVEL),
  };
}

export function readConfig(env: Env): Config {
  const whole = wholeNumbers(env);
  const flag = (name: string): boolean => {
    const text = env[name] ?? '';
    if (!['', '0', '1', 'true', 'false'].includes(text))
      throw new BadConfig(`${name} must be 1 or 0, not "${text}"`);
    return text === '1' || text === 'true';
  };
  if (env.SMTP_URL && !env.MAIL_FROM)
    throw new BadConfig('SMTP_URL needs MAIL_FROM as well, such as "Aerie <games@example.org>"');
  if (env.NATS_URL && !env.DATABASE_URL)
    throw new BadConfig('NATS_URL is for several processes, which need DATABASE_URL as well');
  for (const name of ['BACKUP_EVERY', 'BACKUP_KEEP'])
    if (env[name] && !env.BACKUP_DIR)
      throw new BadConfig(`${name} needs BACKUP_DIR as well, the folder where backups are to be kept`);
  const featuresOff = checkedFeatures(env.FEATURES_OFF);
  const fairPlayMatchesPerDay = whole('FAIR_PLAY_MATCHES_PER_DAY', 200, 0, 1_000_000);
  return {
    port: whole('PORT', 3000, 0, 65535),
    host: env.HOST ?? '0.0.0.0',
    dataDir: env.DATA_DIR ?? './data',
    databaseUrl: env.DATABASE_URL || undefined,
    backups: env.BACKUP_DIR
      ? {
          folder: checkedBackupFolder(env.BACKUP_DIR, env.DATA_DIR ?? './data'),
          everyMs: checkedPause('BACKUP_EVERY', env.BACKUP_EVERY || '1d'),
          keep: whole('BACKUP_KEEP', 7, 1, 10_000),
        }
      : undefined,
    startWaitSeconds: whole('START_WAIT_SECONDS', 60, 0, 3600),
    natsUrl: env.NATS_URL || undefined,
    webDir: env.WEB_DIR || undefined,
    origin: checkedOrigin(env.ORIGIN),
    cachedMatches: whole('CACHED_MATCHES', 5000, 1, 1_000_000),
    botThreads: whole('BOT_THREADS', 2, 1, 64),
    connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', 100, 1, 1_000_000),
    visitorsPerAddress: whole('VISITORS_PER_ADDRESS', 30, 0, 1_000_000),
    connectionsPerPerson: whole('CONNECTIONS_PER_PERSON', 12, 1, 1_000_000),
    workPerPerson: whole('WORK_PER_PERSON', 100, 1, 1_000_000),
    workPerAddress: whole('WORK_PER_ADDRESS', 400, 1, 1_000_000),
    newPeoplePerMinute: whole('NEW_PEOPLE_PER_MINUTE', 10, 1, 1_000_000),
    newPeopleBurst: whole('NEW_PEOPLE_BURST', 60, 1, 1_000_000),
    openTablesPerPerson: whole('OPEN_TABLES_PER_PERSON', 20, 1, 1_000_000),
    runningTablesPerPerson: whole('RUNNING_TABLES_PER_PERSON', 50, 1, 1_000_000),
    analysesPerDay: whole('ANALYSES_PER_DAY', 20, 1, 1_000_000),
    puzzleMatchesPerDay: whole('PUZZLE_MATCHES_PER_DAY', 100, 0, 1_000_000),
    fairPlayMatchesPerDay,
    importsPerDay: whole('IMPORTS_PER_DAY', 200, 1, 1_000_000),
    openTableDays: whole('OPEN_TABLE_DAYS', 7, 0, 36_500),
    idleMatchDays: whole('IDLE_MATCH_DAYS', 90, 0, 36_500),
    guestDays: whole('GUEST_DAYS', 180, 0, 36_500),
    archiveDays: whole('ARCHIVE_DAYS', 30, 0, 36_500),
    conductDays: whole('CONDUCT_DAYS', 365, 0, 36_500),
    messagesPerSecond: whole('MESSAGES_PER_SECOND', 20, 1, 1_000_000),
    messageBurst: whole('MESSAGE_BURST', 60, 1, 1_000_000),
    trustedProxies: checkedProxies(env.TRUST_PROXY),
    metricsToken: checkedMetricsToken(env.METRICS_TOKEN),
    otlp: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: checkedCollector(env.OTEL_EXPORTER_OTLP_ENDPOINT),
          every: whole('OTEL_METRIC_EXPORT_INTERVAL', 60_000, 1000, 3_600_000),
          traced: checkedPart(env.OTEL_TRACES_SAMPLER_ARG),
        }
      : undefined,
    smtpUrl: checkedSmtp(env.SMTP_URL),
    mailFrom: env.MAIL_FROM || undefined,
    mailsPerDay: whole('MAILS_PER_DAY', 30, 1, 1_000_000),
    allowPrivateWebhooks: flag('ALLOW_PRIVATE_WEBHOOKS'),
    providers: readProviders(env),
    onlyProviders: readOnlyProviders(env),
    featuresOff:
      fairPlayMatchesPerDay > 0 || featuresOff.includes('fairPlay')
        ? featuresOff
        : [...featuresOff, 'fairPlay'],
    vacationDays: whole('VACATION_DAYS', 20, 0, 366),
    logLevel: checkedLevel(env.LOG_LEVEL),
  };
}

const UNIT_MS = { s: 1000, m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 };
const LONGEST_PAUSE_MS = 366 * UNIT_MS.d;

/** A time such as `30m`, `6h` or `1d`, in milliseconds. */
function checkedPause(name: string, text: string): number {
  const [, number, unit] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const ms = Number(number) * (UNIT_MS[unit as keyof typeof UNIT_MS] ?? Number.NaN);
  if (ms >= UNIT_MS.s && ms <= LONGEST_PAUSE_MS) return ms;
  throw new BadConfig(`${name} must be a time from 1s to 366d such as 30m, 6h or 1d, not "${text}"`);
}

/** The folder of the storage is no place for backups: whoever loses or restores it would have them go with it. */
function checkedBackupFolder(text: string, dataDir: string): string {
  const [folder, data] = [resolve(text), resolve(dataDir)];
  if (folder !== data) return folder;
  throw new BadConfig(`BACKUP_DIR must be another folder than DATA_DIR, not "${text}"`);
}

/** A number of proxies; `true` is one. */
function checkedProxies(text: string | undefined): number {
  if (!text || text === 'false') return 0;
  if (text === 'true') return 1;
  const proxies = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (proxies <= 16) return proxies;
  throw new BadConfig(`TRUST_PROXY must be the number of proxies before the server, 0 to 16, not "${text}"`);
}

/** Names of features, with commas in between. */
function checkedFeatures(text = ''): Feature[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const feature = FEATURES.find((one) => one === name);
      if (feature) return feature;
      throw new BadConfig(`FEATURES_OFF must name some of ${FEATURES.join(', ')}, not "${name}"`);
    });
}

function checkedMetricsToken(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[\w.~+/=-]{16,200}$/.test(text)) return text;
  throw new BadConfig('METRICS_TOKEN must be 16 to 200 letters, digits or any of . _ ~ + / = -');
}

function checkedCollector(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href.replace(/\/$/, '');
  throw new BadConfig(
    `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318, not "${text}"`,
  );
}

function checkedPart(text: string | undefined): number {
  if (!text) return 1;
  const part = /^[\d.]+$/.test(text) ? Number(text) : Number.NaN;
  if (part <= 1) return part;
  throw new BadConfig(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}"`);
}

function checkedSmtp(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^smtps?:\/\/\S+$/.test(text)) return text;
  throw new BadConfig(
    `SMTP_URL must be an address such as smtp://user:password@mail.example.org:587, not "${text}"`,
  );
}

function checkedOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // `localhost:3000` can be read as an address, but of a scheme "localhost".
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new BadConfig(`ORIGIN must be an address such as https://games.example.org, not "${text}"`);
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function checkedLevel(text: string | undefined): string {
  const level = text || 'info';
  if (LEVELS.includes(level)) return level;
  throw new BadConfig(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${text}"`);
}
