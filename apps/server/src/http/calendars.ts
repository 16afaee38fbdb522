import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../common/config.js';
import { networkOf } from '../common/network-address.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { CalendarFeeds } from '../notices/calendar-feeds.js';
import { addressOf } from './proxies.js';

const ADDRESS = /^\/calendar\/(\w{20})\.ics$/;

/** How often a minute one network may read calendars in the long run, and at once. */
const READS = { perMinute: 12, burst: 30 };

/** Answers programs that read somebody's calendar. */
export class Calendars {
  private readonly reads = new KeyedRateLimiter(READS.perMinute / 60, READS.burst);

  constructor(
    private readonly config: Config,
    private readonly feeds: CalendarFeeds,
  ) {}

  /** Sends a calendar; false for any other path, and where there is none. */
  async show(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const token = ADDRESS.exec(path)?.[1];
    if (token === undefined || this.config.featuresOff.includes('overDays')) return false;
    const network = networkOf(addressOf(this.config, request));
    if (!this.reads.take(network)) {
      const seconds = Math.ceil(this.reads.wait(network));
      response.writeHead(429, { 'Retry-After': seconds, 'Cache-Control': 'no-store' }).end();
      return true;
    }
    const text = await this.feeds.at(token);
    if (text === undefined) return false;
    response.writeHead(200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="aerie.ics"',
      'Cache-Control': 'private, no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
    return true;
  }
}
