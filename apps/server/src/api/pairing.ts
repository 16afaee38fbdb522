import { PACES, type pairingEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Pairing } from '../pairing/pairing.js';
import { MOST_WAITS } from '../pairing/waiters.js';
import { type Handlers, throttle } from './handlers.js';

/** How often somebody may begin to wait, in so many seconds. */
const JOINS = 60;
const JOINS_SECONDS = 300;

/** Waiting for others, to be paired with them. */
export function pairingHandlers(pairing: Pairing): Handlers<keyof typeof pairingEndpoints> {
  const joining = new KeyedRateLimiter(JOINS / JOINS_SECONDS, JOINS);
  return {
    'GET /api/pairing': ({ person }) => pairing.standing(person?.id),
    'PUT /api/pairing/:game/:pace': async ({ person, params: { game, pace }, body }) => {
      throttle(joining, person.id);
      const joined = await pairing.join(person.id, { game, pace: paceOf(pace), ...body });
      if (joined === 'tooMany') throw new HttpError(409, 'tooManyWaits', { limit: MOST_WAITS });
      if (joined === 'badSizes')
        throw new HttpError(400, 'badRequest', { at: 'sizes', message: 'the game has no such table' });
      if (joined !== 'joined') throw new HttpError(429, 'missedTables', { seconds: joined.seconds });
      return pairing.standing(person.id);
    },
    'DELETE /api/pairing/:game/:pace': async ({ person, params: { game, pace } }) => {
      await pairing.leave(person.id, game, paceOf(pace));
      return pairing.standing(person.id);
    },
  };
}

/** The contract lets no other through. */
const paceOf = (pace: string) => PACES.find((one) => one === pace) ?? 'live';
