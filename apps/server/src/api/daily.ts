import { isDay } from '../common/day.js';
import type { Daily } from '../daily/daily.js';
import { type Routes, Turned } from './route.js';

/** The deal of the day. */
export const dailyRoutes = (daily: Daily): Routes => ({
  'GET /api/daily': async ({ person }) => ({ body: await daily.today(person) }),
  'POST /api/daily/:game': async ({ params, mustBeKnown }) => ({
    body: { table: await daily.begin(params.game as string, mustBeKnown()) },
  }),
  'GET /api/daily/:game/:day': async ({ params, person }) => {
    const { game, day } = params as { game: string; day: string };
    if (!isDay(day)) throw new Turned(400, 'badRequest', { at: 'day', message: 'is not a day' });
    return { body: await daily.ranking(game, day, person) };
  },
});
