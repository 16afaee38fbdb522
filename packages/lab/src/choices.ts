import { type AnyBot, botOf, levels } from '@aerie/bots';
import type { AnyGame } from '@aerie/kernel';
import { GAMES, gameOf } from '@aerie/shelf';
import type { Flags, Given } from './arguments.js';
import { Complaint } from './io.js';
import { counted } from './text/format.js';
import { noSuch } from './text/nearest.js';

/** The game, players, bots and seed that somebody asks for; complains where there are none such. */

export const PLAYERS: Flags = {
  players: { value: 'N', says: 'how many play (4, or as near to it as the game allows)' },
};
export const BOTS: Flags = {
  bots: { value: 'a,b,…', says: 'who plays, seat by seat; a shorter list is repeated (random)' },
};
export const SEED: Flags = { seed: { value: 'S', says: 'the same seed gives the same luck (1)' } };

export function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (game) return game;
  const ids = GAMES.map((one) => one.id);
  throw new Complaint(noSuch('game', id, ids));
}

export const seedOf = (given: Given): string => given.text('seed') ?? '1';

/** How many play; at least as many as bots are listed, where nothing else is said. */
export function playersOf(given: Given, game: AnyGame, listed = 0): number {
  const { min, max } = game.seats;
  const usual = Math.max(Math.min(4, max), Math.min(listed, max), min);
  return given.whole('players', min, max, ` for ${game.id}`) ?? usual;
}

/** The names after `--bots`, checked; undefined where the flag is not given. */
export function botNames(given: Given, game: AnyGame): string[] | undefined {
  const names = given
    .text('bots')
    ?.split(',')
    .map((name) => name.trim());
  const unknown = names?.find((name) => !levels(game).includes(name));
  if (unknown !== undefined) throw new Complaint(noSuch(`bot for ${game.id}`, unknown, levels(game)));
  return names;
}

/** A name for each of `seats` seats, the list repeated round the table. */
export function roundTheTable(names: readonly string[], seats: number): string[] {
  if (names.length > seats) {
    throw new Complaint(
      `${counted(names.length, 'bot')} for ${counted(seats, 'seat')}: list at most ${seats}`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}

export function botNamed(game: AnyGame, name: string): AnyBot {
  const bot = botOf(game, name);
  if (!bot) throw new Complaint(noSuch(`bot for ${game.id}`, name, levels(game)));
  return bot;
}
