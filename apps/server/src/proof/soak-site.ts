import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStorage } from '../storage/open.js';
import { databaseOn, type ProofDatabase } from './databases.js';
import { projectFolder, type ServerProcess, startProcess } from './server-process.js';
import { type SmallDisk, smallDisk } from './small-disk.js';
import { TcpProxy } from './tcp-proxy.js';

/** A site that is disturbed in every way while it is played on. */
export interface SoakSite {
  readonly name: string;
  readonly database: ProofDatabase;
  /** How many servers there are; where there are several, the first is never killed. */
  readonly servers: number;
  start(): Promise<ServerProcess>;
  readonly disk: SmallDisk | undefined;
  /** What the servers reach over a network. */
  readonly links: readonly { readonly name: string; readonly proxy: TcpProxy }[];
  remove(): Promise<void>;
}

/** Few matches are kept ready, so that caches are full, and memory level, after some minutes. */
const CACHES = { CACHED_MATCHES: '200' };

/** One server with the embedded storage, on a disk that can be filled where this process may mount one. */
export function embeddedSite(plain: ProofDatabase): SoakSite {
  const disk = smallDisk();
  const dataDir = disk && join(disk.folder, 'data');
  if (dataDir) mkdirSync(dataDir);
  const database = dataDir
    ? { ...plain, env: { DATA_DIR: dataDir }, open: () => openStorage({ dataDir }) }
    : plain;
  return {
    name: 'embedded',
    database,
    servers: 1,
    start: () => startProcess({ ...CACHES, ...database.env }),
    disk,
    links: [],
    async remove() {
      disk?.remove();
      await plain.remove();
    },
  };
}

interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a service with a script of the project; undefined where it is not installed. */
async function startService(script: string, start: string): Promise<Service | undefined> {
  const file = pathToFileURL(resolve(projectFolder(), 'scripts/services', script)).href;
  const module = (await import(/* @vite-ignore */ file)) as Record<
    string,
    () => Promise<Service | undefined>
  >;
  return module[start]?.();
}

/** Two servers on PostgreSQL and NATS, which they reach over links that can be cut; undefined where these are not there. */
export async function sharedSite(): Promise<SoakSite | undefined> {
  const postgres = await startService('postgres.mjs', 'startPostgres');
  const nats = await startService('nats.mjs', 'startNats');
  if (!postgres || !nats) return undefined;
  const database = await databaseOn(postgres.url);
  const [toPostgres, toNats] = await Promise.all([linkTo(postgres.url), linkTo(nats.url)]);
  const env = {
    ...CACHES,
    DATA_DIR: 'nowhere',
    DATABASE_URL: through(toPostgres, database.env.DATABASE_URL as string),
    NATS_URL: through(toNats, nats.url),
  };
  return {
    name: 'PostgreSQL and NATS, two servers',
    database,
    servers: 2,
    start: () => startProcess(env),
    disk: undefined,
    links: [
      { name: 'PostgreSQL', proxy: toPostgres },
      { name: 'NATS', proxy: toNats },
    ],
    async remove() {
      await Promise.all([toPostgres.close(), toNats.close()]);
      await Promise.all([postgres.stop(), nats.stop()]);
    },
  };
}

const linkTo = (address: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(address);
  return TcpProxy.open({ host: hostname, port: Number(port) });
};

function through({ port }: TcpProxy, address: string): string {
  const url = new URL(address);
  url.port = `${port}`;
  return url.href;
}
