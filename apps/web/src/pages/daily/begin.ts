import { api } from '../../net/api.js';
import { tr } from './tr.js';

/** What a button needs that begins today's challenge of a game, or goes on with it. */
export const begin = (game: string, isBegun: boolean) => ({
  game,
  title: tr('daily.title'),
  label: isBegun ? tr('daily.goOn') : tr('daily.play'),
  ask: () => api('POST /api/daily/:game', { params: { game } }),
});
