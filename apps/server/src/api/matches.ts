import { type SeatName, writeMatchFile } from '@aerie/kernel';
import { networkOf } from '../common/network-address.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import { Refusal } from '../common/refusal.js';
import { mayWatch, stakesOf, type TableBody } from '../tables/body.js';
import type { House } from '../tables/house.js';
import { type Routes, slowly, Turned } from './route.js';

/** Match files a second for one address for long, and at once: each is played through anew. */
const FILES_PER_SECOND = 2;
const FILES_AT_ONCE = 30;

/** Matches that are over, with all that was hidden in them and their seed. */
export function matchRoutes(house: House): Routes {
  const pace = new KeyedRateLimiter(FILES_PER_SECOND, FILES_AT_ONCE);
  return {
    'GET /api/matches/:table': async ({ params, person, address }) => {
      slowly(pace, networkOf(address));
      const { table, live } = await house.standing(params.table as string).catch(notFound);
      if (!mayWatch(table.body, person?.id)) throw new Turned(403, 'noWatchers');
      if (!live?.match.outcome) throw new Turned(409, 'notOver');
      // Others are still to play the same deal.
      if (house.isSecret(table)) throw new Turned(403, 'dealOfToday');
      const file = writeMatchFile(live.match, namesAt(table.body), live.head.seed);
      return { body: stakesOf(table.body) === 'friendly' ? { ...file, friendly: true } : file };
    },
  };
}

function notFound(error: unknown): never {
  if (error instanceof Refusal) throw new Turned(404, error.reason.code);
  throw error;
}

/** Who sat where, as a match file says it. */
const namesAt = ({ seats }: TableBody): SeatName[] =>
  seats.map((sitting, seat) => {
    if (sitting.kind === 'person') return { name: sitting.name };
    const level = sitting.kind === 'bot' ? sitting.level : '';
    return { name: `${level} ${seat + 1}`, bot: level };
  });
