import type { vacationEndpoints } from '@aerie/protocol';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Vacations } from '../tables/vacations.js';
import { type Handlers, throttle } from './handlers.js';

/** How often a minute one may change one's plans in the long run, and at once. */
const CHANGES = { perMinute: 10, burst: 20 };

/** The days on which somebody's clocks stand. */
export function vacationHandlers(vacations: Vacations): Handlers<keyof typeof vacationEndpoints> {
  const changes = new KeyedRateLimiter(CHANGES.perMinute / 60, CHANGES.burst);
  return {
    'GET /api/vacation': async ({ person }) => vacations.of(person.id),
    'POST /api/vacation': async ({ person, body }) => {
      throttle(changes, person.id);
      await vacations.plan(person.id, body);
      return vacations.of(person.id);
    },
    'DELETE /api/vacation/:from': async ({ person, params }) => {
      throttle(changes, person.id);
      await vacations.callOff(person.id, params.from);
      return vacations.of(person.id);
    },
  };
}
