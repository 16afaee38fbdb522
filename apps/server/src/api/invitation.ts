import { networkOf } from '../common/network-address.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import { Refusal } from '../common/refusal.js';
import type { House } from '../tables/house.js';
import { type Routes, Turned } from './route.js';

/** Invitations a second that one address may read for long, and at once. */
const READ_PER_SECOND = 2;
const READ_AT_ONCE = 30;

/** What whoever holds the link to an open table may know before they have given a name: what is played, and who asks. */
export function invitationRoutes(house: House): Routes {
  const pace = new KeyedRateLimiter(READ_PER_SECOND, READ_AT_ONCE);
  return {
    'GET /api/tables/:table/invitation': async ({ params, address }) => {
      const network = networkOf(address);
      if (!pace.take(network)) throw new Turned(429, 'tooFast', { seconds: Math.ceil(pace.wait(network)) });
      const { body } = await house.table(params.table as string).catch(notFound);
      if (body.status !== 'open') throw new Turned(409, 'notOpen');
      const host = body.seats.find((sitting) => sitting.kind === 'person' && sitting.person === body.host);
      return { body: { game: body.game, host: host?.kind === 'person' ? host.name : null } };
    },
  };
}

function notFound(error: unknown): never {
  if (error instanceof Refusal) throw new Turned(404, error.reason.code);
  throw error;
}
