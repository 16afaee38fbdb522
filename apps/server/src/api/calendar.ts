import type { calendarEndpoints } from '@aerie/protocol';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { CalendarFeeds } from '../notices/calendar-feeds.js';
import { type Handlers, throttle } from './handlers.js';

/** How often a minute one may make or end an address in the long run, and at once. */
const CHANGES = { perMinute: 6, burst: 12 };

/** The address at which other programs read somebody's deadlines. */
export function calendarHandlers(feeds: CalendarFeeds): Handlers<keyof typeof calendarEndpoints> {
  const changes = new KeyedRateLimiter(CHANGES.perMinute / 60, CHANGES.burst);
  return {
    'GET /api/calendar': async ({ person }) => {
      const since = await feeds.since(person.id);
      return { since: since === undefined ? null : new Date(since).toISOString() };
    },
    'POST /api/calendar': async ({ person }) => {
      throttle(changes, person.id);
      return { url: await feeds.make(person.id) };
    },
    'DELETE /api/calendar': async ({ person }) => {
      throttle(changes, person.id);
      await feeds.drop(person.id);
    },
  };
}
