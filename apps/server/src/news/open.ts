import type { Config } from '../config.js';
import { newId } from '../ids.js';
import type { Storage } from '../storage/storage.js';
import { NatsNews } from './nats-news.js';
import type { OpenNews } from './news.js';
import { PostgresNews } from './postgres-news.js';

/** How the processes of this site tell each other news; undefined where there is only one. */
export function newsOf({ databaseUrl, natsUrl }: Config, storage: Storage): OpenNews | undefined {
  if (natsUrl)
    return async (ear) => NatsNews.open(natsUrl, await storage.setting('site', newId()), newId(), ear);
  if (!databaseUrl) return undefined;
  return async (ear) => {
    const news = new PostgresNews(databaseUrl, newId(), ear);
    await news.open();
    return news;
  };
}
