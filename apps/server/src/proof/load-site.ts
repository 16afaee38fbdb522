import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { databaseOn, embeddedDatabase, type ProofDatabase, postgresServer } from './databases.js';
import { cpuOf, metricOf } from './server-metrics.js';
import { projectFolder, type ServerProcess, startProcess, startThinking } from './server-process.js';

/** What a site is made of that is measured. */
export interface SiteParts {
  /** Server processes; more than one need PostgreSQL. */
  readonly processes: number;
  readonly storage: 'embedded' | 'postgres';
  /** How processes hear of each other. Workers are asked over NATS. */
  readonly news: 'postgres' | 'nats';
  /** Processes that think for the servers. */
  readonly workers: number;
  /** The processors that the servers, and that the workers may use, as `taskset` counts them; by default all. */
  readonly serverCores?: string;
  readonly workerCores?: string;
}

/** The parts as flags of a proof name them. */
export function partsOf(flags: Readonly<Record<string, string>>): SiteParts {
  const { cores, 'worker-cores': workerCores } = flags;
  const processes = Number(flags.processes ?? 1);
  const workers = Number(flags.workers ?? 0);
  const isShared = processes > 1 || workers > 0 || flags.news !== undefined;
  const storage = flags.storage ?? (isShared ? 'postgres' : 'embedded');
  const news = flags.news ?? (workers > 0 ? 'nats' : 'postgres');
  if (storage !== 'embedded' && storage !== 'postgres') throw new Error(`there is no storage ${storage}`);
  if (news !== 'postgres' && news !== 'nats') throw new Error(`news do not travel by ${news}`);
  if (isShared && storage === 'embedded') throw new Error('several processes need --storage postgres');
  return {
    ...{ processes, storage, news, workers },
    ...(cores ? { serverCores: cores } : {}),
    ...(workerCores ? { workerCores } : {}),
  };
}

/** A site that is measured: its processes, and what they need. */
export interface LoadSite {
  readonly database: ProofDatabase;
  /** The addresses of its processes. */
  readonly bases: readonly string[];
  readonly servers: readonly ServerProcess[];
  /** A figure of all processes together, as they tell it now. */
  sum(metric: string): Promise<number>;
  /** The processor time of all servers, in seconds. */
  cpu(): Promise<number>;
  /** What the main threads of all servers hold once garbage is collected, in bytes. */
  memoryInUse(): Promise<number>;
  /** Ends the servers and workers at once, as if there was no power. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export async function startSite(
  parts: SiteParts,
  env: Readonly<Record<string, string>> = {},
): Promise<LoadSite> {
  const postgres = parts.storage === 'postgres' ? await postgresServer() : undefined;
  if (parts.storage === 'postgres' && !postgres) throw new Error('PostgreSQL is not there');
  const nats = parts.news === 'nats' ? await natsServer() : undefined;
  const database = postgres ? await databaseOn(postgres.url) : embeddedDatabase();
  const all = { ...database.env, ...(nats ? { NATS_URL: nats.url } : {}), ...env };
  const servers: ServerProcess[] = [];
  const workers: Pick<ServerProcess, 'kill'>[] = [];
  for (let i = 0; i < parts.processes; i++) {
    const server = await startProcess(all);
    await pin(server.pid, parts.serverCores);
    servers.push(server);
  }
  for (let i = 0; i < parts.workers; i++) {
    const worker = await startThinking({ NATS_URL: nats?.url as string });
    await pin(worker.pid, parts.workerCores);
    workers.push(worker);
  }
  const bases = servers.map(({ base }) => base);
  const total = async (of: (base: string) => Promise<number>): Promise<number> =>
    (await Promise.all(bases.map(of))).reduce((sum, one) => sum + one, 0);
  return {
    ...{ database, bases, servers },
    sum: (metric) => total((base) => metricOf(base, metric)),
    cpu: () => total(cpuOf),
    async memoryInUse() {
      const all = await Promise.all(servers.map((server) => server.memoryInUse()));
      return all.reduce((sum, one) => sum + (one ? one.heap + one.external : 0), 0);
    },
    kill: async () => void (await Promise.all([...servers, ...workers].map((one) => one.kill()))),
    async remove() {
      if (postgres) await postgres.stop();
      else await database.remove();
      await nats?.stop();
    },
  };
}

/** Lets all threads of a process run on these processors only. */
async function pin(pid: number, cores: string | undefined): Promise<void> {
  if (cores) await promisify(execFile)('taskset', ['-a', '-p', '-c', cores, `${pid}`]);
}

async function natsServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const file = pathToFileURL(resolve(projectFolder(), 'scripts/services/nats.mjs')).href;
  const { startNats } = (await import(/* @vite-ignore */ file)) as {
    startNats(): Promise<{ url: string; stop(): Promise<void> } | undefined>;
  };
  const nats = await startNats();
  if (!nats) throw new Error('NATS is not there');
  return nats;
}
