import type { Config } from '../common/config.js';
import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { NatsPubSub } from './nats-pubsub.js';
import { PostgresPubSub } from './postgres-pubsub.js';
import type { OpenPubSub } from './pubsub.js';

/** How the processes of this site tell each other what changed; undefined where there is only one. */
export function pubSubOf({ databaseUrl, natsUrl }: Config, storage: Storage): OpenPubSub | undefined {
  if (natsUrl)
    return async (reportError) =>
      NatsPubSub.open(natsUrl, await storage.setting('site', newId()), newId(), reportError);
  if (!databaseUrl) return undefined;
  return (reportError) => PostgresPubSub.open(databaseUrl, newId(), reportError);
}
