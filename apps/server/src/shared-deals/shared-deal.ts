import { createHmac } from 'node:crypto';
import { type Occupant, type Person, type PlayableGame, strongestLevel, type TableState } from '@aerie/host';
import { type Json, readOptions } from '@aerie/kernel';

/** Who plays a shared deal: one person alone in cooperative games, else against the best bots at the smallest table. */
export function sharedDealOf(playable: PlayableGame): { seats: number; level: string | null } {
  const { game } = playable;
  const seats = game.together ? game.seats.min : Math.max(2, game.seats.min);
  return { seats, level: seats > 1 ? strongestLevel(playable) : null };
}

/** Somebody's table for a deal that others play too. */
export function sharedDealTable(
  playable: PlayableGame,
  who: Person,
  which: Pick<TableState, 'daily' | 'duplicate'>,
): TableState {
  const { game } = playable;
  const { seats, level } = sharedDealOf(playable);
  const me: Occupant = { kind: 'person', person: who.id, name: who.name, cover: null, resigned: false };
  const bots = Array.from({ length: seats - 1 }, (): Occupant => ({ kind: 'bot', level: level ?? 'random' }));
  return {
    game: game.id,
    options: readOptions(game.options, {}) as Record<string, Json>,
    host: who.id,
    listed: false,
    status: 'open',
    seats: [me, ...bots],
    match: null,
    rematch: null,
    undoWish: null,
    ...which,
  };
}

/** The seed of a deal, derived from the secret of the site, so that nobody can know it before it is dealt. */
export const sharedDealSeed = (secret: string, words: string): string =>
  createHmac('sha256', secret).update(words).digest('hex');
