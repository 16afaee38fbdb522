import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { QuickChance } from '@aerie/kernel';
import { WebSocket } from 'ws';
import { newPerson } from '../testing/client.js';
import { audit } from './audit.js';
import { compareWithAudit } from './crash.js';
import { embeddedDatabase } from './databases.js';
import { type Disturbance, disturbancesOf, type Servers } from './disturbances.js';
import { sendMalformedTraffic } from './malformed-traffic.js';
import { growth, type MemorySample, memoryFigures, sampleOf } from './memory-samples.js';
import { MessageFuzzer } from './message-fuzzer.js';
import { type CrashTrial, mustGoOn, ReconnectingPlayer } from './reconnecting-player.js';
import { projectFolder, type ServerProcess } from './server-process.js';
import { embeddedSite, type SoakSite, sharedSite } from './soak-site.js';

interface SoakSettings {
  readonly minutes: number;
  readonly tables: number;
  readonly seed: string;
}

const PEOPLE = 5;
const ATTACKERS = 3;
/** An attacker sends so many messages, then rests. */
const VOLLEY = 20;
const REST_MS = 200;
/** The longest time between two disturbances. */
const QUIET_MS = 1500;
/** How long people wait before they connect again. */
const RECONNECT_MS = 200;
/** How long all tables may take to go on when the disturbances are over. */
const PATIENCE_SECONDS = 120;
const SAMPLE_MS = 5000;
const TOLD_FAULTS = 20;
/** How many characters of a server's log are told. */
const TOLD_LOG = 1500;

/** Refusals that a site gives while it is disturbed. */
const PASSING = ['serverFailed', 'tooFast', 'tooMuch', 'unavailable'];

/** What is counted while it goes on. */
interface Tally {
  readonly happened: Record<string, number>;
  messages: number;
  readonly memory: MemorySample[];
}

/**
 * `npm run proof -- soak [--minutes N] [--storage embedded|shared] [--tables N] [--seed TEXT]`: people and bots play while
 * servers are killed and stopped, disks fill up, PostgreSQL and NATS are lost and slow, clocks jump and hostile clients send
 * what they like, all at once. Afterwards every acknowledged answer must be stored once, every match must verify, every table
 * must go on, and the memory of the server that was never killed must have levelled off. Each storage gets half of the time.
 */
export async function soak(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const kinds = ['embedded', 'shared'].filter((kind) => !flags.storage || flags.storage === kind);
  const settings: SoakSettings = {
    minutes: Number(flags.minutes ?? 2) / kinds.length,
    tables: Number(flags.tables ?? 20),
    seed: flags.seed ?? `${Date.now()}`,
  };
  let held = kinds.length > 0;
  for (const kind of kinds) {
    const site = kind === 'embedded' ? embeddedSite(embeddedDatabase()) : await sharedSite();
    if (!site) {
      say('PostgreSQL or NATS: not there, not tried');
      held = false;
      continue;
    }
    try {
      held = (await soakOn(site, settings, say)) && held;
    } finally {
      await site.remove();
    }
  }
  return held;
}

async function soakOn(site: SoakSite, settings: SoakSettings, say: (line: string) => void): Promise<boolean> {
  const luck = new QuickChance(settings.seed);
  const trial: CrashTrial = {
    ...{ luck, played: [], faults: [], resent: 0, ending: false },
    passes: (code) => PASSING.includes(code),
  };
  const tally: Tally = { happened: {}, messages: 0, memory: [] };
  say(`${site.name}: ${settings.minutes} minutes, ${settings.tables} tables, seed ${settings.seed}`);
  if (site.links.length === 0 && !site.disk) say('A full disk is not tried: nothing may be mounted here');
  const servers = await ServerSet.start(site, trial);
  const people: ReconnectingPlayer[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const numbers = Array.from({ length: settings.tables }, (_, n) => n).filter((n) => n % PEOPLE === i);
    people.push(new ReconnectingPlayer(await newPerson(servers.base(i), `Person ${i}`), trial, numbers));
  }
  const cookies: string[] = [];
  for (let i = 0; i < ATTACKERS; i++) cookies.push(await newPerson(servers.base(i), `Mallory ${i}`));

  const stop = new AbortController();
  const isOver = () => stop.signal.aborted;
  const playing = people.map((person, i) => keepPlaying(person, () => servers.base(i), isOver));
  const attacking = cookies.map((cookie, i) => attack(cookie, () => servers.base(i), trial, tally, isOver));
  const sampling = sample(servers, site, tally, isOver);
  await disturb(disturbancesOf(site, servers, luck), settings, luck, tally, trial, say);

  stop.abort();
  await Promise.all([...attacking, sampling]);
  for (const person of people) person.leave();
  await Promise.all(playing);
  await allGoOn(people, servers, trial);
  const grown = growth(tally.memory);
  if (grown.length > 0) say(`What is in memory: ${await snapshotOf(servers)}`);
  await servers.end();

  const storage = await site.database.open();
  const found = await audit(storage).finally(() => storage.close());
  const acknowledged = trial.played.reduce((sum, played) => sum + played.acknowledged.length, 0);
  const faults = [
    ...trial.faults,
    ...found.faults,
    ...trial.played.flatMap((one) => compareWithAudit(one, found)),
    ...(acknowledged === 0 ? ['nothing was played'] : []),
    ...grown,
  ];
  for (const fault of faults.slice(0, TOLD_FAULTS)) say(`${site.name}: ${fault}`);
  say(
    JSON.stringify({
      ...{ site: site.name, minutes: settings.minutes, happened: tally.happened },
      ...{ hostileMessages: tally.messages, tables: found.tables.size, matchesOver: found.over },
      ...{ entries: found.entries, acknowledged, resent: trial.resent },
      ...{ memory: memoryFigures(tally.memory), faults: faults.length },
    }),
  );
  return faults.length === 0;
}

/** The servers of a site. Where there are several, all but the first are killed and replaced. */
class ServerSet implements Servers {
  private constructor(
    readonly all: ServerProcess[],
    private readonly site: SoakSite,
    private readonly trial: CrashTrial,
  ) {}

  static async start(site: SoakSite, trial: CrashTrial): Promise<ServerSet> {
    const all: ServerProcess[] = [];
    for (let i = 0; i < site.servers; i++) all.push(await site.start());
    return new ServerSet(all, site, trial);
  }

  /** The address of the server that somebody is sent to; people are spread over all of them. */
  base = (number: number): string => (this.all[number % this.all.length] as ServerProcess).base;

  async replace(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const at = this.all.length - 1;
    const server = this.all[at] as ServerProcess;
    await this.stop(server, signal);
    this.all[at] = await this.site.start();
  }

  async end(): Promise<void> {
    for (const server of this.all) await this.stop(server, 'SIGTERM');
  }

  /** Whoever is asked to stop must stop by itself, and well. */
  private async stop(server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await server.kill(signal);
    const code = await server.exited;
    if (signal === 'SIGTERM' && code !== 0)
      this.trial.faults.push(`asked to stop, a server ended with ${code}: ${server.log().slice(-TOLD_LOG)}`);
  }
}

/** One disturbance after the other, until the time is over. */
async function disturb(
  all: readonly Disturbance[],
  { minutes }: SoakSettings,
  luck: QuickChance,
  tally: Tally,
  trial: CrashTrial,
  say: (line: string) => void,
): Promise<void> {
  const bag = all.flatMap((one) => Array.from({ length: one.weight }, () => one));
  const end = performance.now() + minutes * 60_000;
  let told = performance.now();
  while (performance.now() < end && trial.faults.length === 0) {
    await sleep(luck.below(QUIET_MS));
    const one = bag[luck.below(bag.length)] as Disturbance;
    await one.happen().catch((error: Error) => trial.faults.push(`${one.name}: ${error.message}`));
    tally.happened[one.name] = (tally.happened[one.name] ?? 0) + 1;
    if (performance.now() - told < 60_000) continue;
    told = performance.now();
    const { happened, messages } = tally;
    say(JSON.stringify({ happened, messages, played: trial.played.length }));
  }
}

/** Connects again whenever the connection has ended. */
async function keepPlaying(
  person: ReconnectingPlayer,
  base: () => string,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await person.connect(base()).catch(() => undefined);
    // It may be over since the connection was asked for.
    if (isOver()) person.leave();
    await person.ended();
    await sleep(RECONNECT_MS);
  }
}

/** Sends messages that no correct program would, over sockets and below them. */
async function attack(
  cookie: string,
  base: () => string,
  trial: CrashTrial,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const known = () => ({ tables: trial.played.map(({ table }) => table), answers: [], number: 10 });
  const fuzzer = new MessageFuzzer(new QuickChance(cookie), known);
  while (!isOver()) {
    const port = Number(new URL(base()).port);
    await sendMalformedTraffic({ port, cookie, victim: 'ABCDEFGHJKMNPQRSTVWX' }, fuzzer);
    const socket = new WebSocket(`${base().replace('http', 'ws')}/ws`, { headers: { cookie } });
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await Promise.race([closed, new Promise<void>((resolve) => socket.once('open', () => resolve()))]);
    while (!isOver() && socket.readyState === WebSocket.OPEN) {
      for (let i = 0; i < VOLLEY; i++) {
        const frame = fuzzer.next();
        if (typeof frame === 'string') socket.send(frame);
        else socket.send(frame.bytes, { binary: frame.binary });
        tally.messages++;
      }
      await Promise.race([closed, sleep(REST_MS)]);
    }
    socket.terminate();
    await sleep(REST_MS);
  }
}

/** Notes what the server that is never killed holds in memory, without garbage. */
async function sample(
  servers: ServerSet,
  site: SoakSite,
  { memory }: Tally,
  isOver: () => boolean,
): Promise<void> {
  while (site.servers > 1 && !isOver()) {
    const server = servers.all[0] as ServerProcess;
    const sample = await sampleOf(server);
    if (sample) memory.push(sample);
    await sleep(SAMPLE_MS);
  }
}

/** Writes down what the server that is never killed has in memory; gives where. */
async function snapshotOf(servers: ServerSet): Promise<string> {
  const folder = join(projectFolder(), 'out', 'proof');
  mkdirSync(folder, { recursive: true });
  const server = servers.all[0] as ServerProcess;
  const file = join(folder, `soak-${server.pid}.heapsnapshot`);
  await server.writeHeapSnapshot(file);
  return file;
}

/** When nothing disturbs any more, every table goes on. */
async function allGoOn(
  people: readonly ReconnectingPlayer[],
  servers: ServerSet,
  trial: CrashTrial,
): Promise<void> {
  const runners = people.flatMap((person) => person.runners);
  const before = runners.map((runner) => runner.standing);
  const calm = new AbortController();
  const playing = people.map((person, i) =>
    keepPlaying(
      person,
      () => servers.base(i),
      () => calm.signal.aborted,
    ),
  );
  await mustGoOn(runners, before, trial, PATIENCE_SECONDS);
  calm.abort();
  for (const person of people) person.leave();
  await Promise.all(playing);
}
