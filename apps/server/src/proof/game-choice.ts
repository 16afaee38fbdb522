import type { AnyGame } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';

/** Most is proven with a game of short steps, so that much happens in a short time. */
const MOSTLY = 'rauf-und-runter';

/** What three can play by choosing among the answers that are listed. */
const PLAYABLE = GAMES.filter((game) => !game.open && game.seats.min <= 3 && game.seats.max >= 3);
const OTHERS = PLAYABLE.filter(({ id }) => id !== MOSTLY);

/** The game of a lane: for every so manieth another one, each in turn. */
export function gameForTable(lane: number, otherEvery: number): AnyGame {
  const other = lane % otherEvery === 1 ? OTHERS[Math.floor(lane / otherEvery) % OTHERS.length] : undefined;
  return other ?? (PLAYABLE.find(({ id }) => id === MOSTLY) as AnyGame);
}
