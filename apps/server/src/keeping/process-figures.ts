import { statfs } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import type { SiteMessage } from '@aerie/protocol';
import type { Config } from '../common/config.js';
import type { Metrics } from '../common/metrics.js';

/** How the process that answers is, and the machine on which it runs: what it alone can tell. */
export interface ProcessFigures {
  /** When it was started. */
  readonly since: number;
  /** Why the site cannot serve; null: it can. */
  readonly trouble: string | null;
  /** Bytes that are free on the disk of the embedded storage; null: not known here. */
  readonly free: number | null;
  readonly load: SiteMessage['load'];
}

interface Parts {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly metrics: Pick<Metrics, 'value'>;
  readonly now: () => number;
  /** Undefined: none. */
  trouble(): Promise<string | undefined>;
}

export async function processFigures({ config, metrics, now, trouble }: Parts): Promise<ProcessFigures> {
  const [oneMinute = 0] = loadavg();
  return {
    since: now() - Math.round(1000 * process.uptime()),
    trouble: (await trouble()) ?? null,
    free: config.databaseUrl === undefined ? await freeAt(config.dataDir) : null,
    load: {
      processor: Math.round((100 * oneMinute) / availableParallelism()) / 100,
      memory: process.memoryUsage.rss(),
      sockets: await metrics.value('aerie_connections'),
      underWay: await metrics.value('aerie_requests_under_way'),
      lag: Math.round(1000 * (await metrics.value('nodejs_eventloop_lag_p99_seconds'))),
      errors: await metrics.value('aerie_errors_total'),
    },
  };
}

/** How many bytes are free where the data folder is; null where that cannot be told. */
async function freeAt(dataDir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}
