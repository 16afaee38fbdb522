import type { AnyGame } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';

/** Most tables play a game with short turns, so that much happens in a short time. */
const MOSTLY = 'rauf-und-runter';

/** Games that three can play by choosing among listed answers, without free text. */
const PLAYABLE = GAMES.filter((game) => !game.open && game.seats.min <= 3 && game.seats.max >= 3);
const OTHERS = PLAYABLE.filter(({ id }) => id !== MOSTLY);

/** The game of the table with this number: every `otherEvery`th table plays one of the other games, each in turn. */
export function gameForTable(table: number, otherEvery: number): AnyGame {
  const other = table % otherEvery === 1 ? OTHERS[Math.floor(table / otherEvery) % OTHERS.length] : undefined;
  return other ?? (PLAYABLE.find(({ id }) => id === MOSTLY) as AnyGame);
}
