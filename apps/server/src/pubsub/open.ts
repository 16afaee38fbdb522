import type { NatsConnection } from '@nats-io/transport-node';
import type { Config } from '../common/config.js';
import { newId } from '../common/ids.js';
import { Unreachable, type Waiting, waitFor } from '../common/wait-for.js';
import type { Storage } from '../storage/storage.js';
import { connectToNats, isNatsRefusal, NatsPubSub, placeOf } from './nats-pubsub.js';
import { PostgresPubSub } from './postgres-pubsub.js';
import type { OpenPubSub } from './pubsub.js';

/** How the processes of this site tell each other what changed; undefined where there is only one. */
export function pubSubOf(
  { databaseUrl, natsUrl, startWaitSeconds }: Config,
  storage: Storage,
  tell: (message: string) => void = () => {},
): OpenPubSub | undefined {
  const waiting = { forMs: 1000 * startWaitSeconds, tell };
  if (natsUrl)
    return async (reportError) => {
      const site = await storage.setting('site', newId());
      return waitForNats(natsUrl, waiting, () => NatsPubSub.open(natsUrl, site, newId(), reportError));
    };
  if (!databaseUrl) return undefined;
  return (reportError) =>
    waitFor(() => PostgresPubSub.open(databaseUrl, newId(), reportError), {
      ...waiting,
      what: 'PostgreSQL for the messages between processes',
      check: `Check that it runs, and the address in DATABASE_URL. ${BOUND}`,
      isTransient: () => true,
    });
}

/** A connection to NATS for jobs, once it can be reached. */
export const natsForJobs = (url: string, waiting: Patience): Promise<NatsConnection> =>
  waitForNats(url, waiting, () => connectToNats(url, 'aerie jobs'));

type Patience = Pick<Waiting, 'forMs' | 'tell'>;

function waitForNats<T>(url: string, patience: Patience, open: () => Promise<T>): Promise<T> {
  const what = `NATS at ${placeOf(url).servers.join(', ')}`;
  const attempt = () =>
    open().catch((error: unknown) => {
      throw isNatsRefusal(error)
        ? new Unreachable(
            `${what} does not let us in: ${error.message}\nCheck the name and password in NATS_URL.`,
          )
        : error;
    });
  return waitFor(attempt, {
    ...patience,
    what,
    check: `Check that it runs and is reached from here, and the address in NATS_URL. ${BOUND}`,
    isTransient: (error) => !(error instanceof Unreachable),
  });
}

const BOUND = 'START_WAIT_SECONDS says how long to wait.';
