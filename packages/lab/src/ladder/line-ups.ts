import { QuickChance } from '@aerie/kernel';
import { rotated } from '../arena/seating.js';

/**
 * Who meets whom at a table of `players`: every choice of so many levels once. Where there are more seats than levels, each of
 * them sits there equally often, and the seats that are left go to every choice of that many.
 */
export function mixed(levels: readonly string[], players: number): string[][] {
  const everybody = Array.from({ length: Math.floor(players / levels.length) }, () => levels).flat();
  return choices(levels, players % levels.length).map((some) => [...everybody, ...some]);
}

/** Each level by itself in all seats: for games that one plays alone or together. */
export const alone = (levels: readonly string[], players: number): string[][] =>
  levels.map((level) => Array.from({ length: players }, () => level));

/** All ways to choose `size` of a list, each in the order of the list. */
function choices<T>(from: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/**
 * The seats of a line-up in one of its rounds. Within as many rounds as there are seats everybody has sat everywhere; then
 * they go on in another order, so that nobody always follows the same one.
 */
export function seated(lineUp: readonly string[], round: number): string[] {
  const luck = new QuickChance(`seats/${Math.floor(round / lineUp.length)}`);
  return rotated(luck.deal(lineUp, lineUp.length), round);
}
