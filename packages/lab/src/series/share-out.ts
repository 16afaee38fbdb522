import type { Result, Task } from './game-record.js';

/** Plays games that it is handed. */
export interface Player {
  play(tasks: readonly Task[]): Promise<readonly Result[]>;
}

/** About how long a player is busy with what it is handed at once: long enough that handing costs nothing beside it. */
const PORTION_MS = 200;
const MOST_AT_ONCE = 1000;

/** Hands out tasks in order, to each player some as soon as it has done with those before. Tells results as they come. */
export async function shareOut(
  tasks: Iterator<Task>,
  players: readonly Player[],
  tell: (result: Result) => void,
): Promise<void> {
  const keepBusy = async (player: Player): Promise<void> => {
    let size = 1;
    for (let portion = take(tasks, size); portion.length > 0; portion = take(tasks, size)) {
      const began = performance.now();
      for (const result of await player.play(portion)) tell(result);
      const took = performance.now() - began;
      if (took < PORTION_MS / 2) size = Math.min(size * 2, MOST_AT_ONCE);
      else if (took > PORTION_MS * 2) size = Math.ceil(size / 2);
    }
  };
  await Promise.all(players.map(keepBusy));
}

/** The next `size` of them, fewer at the end. */
function take<T>(from: Iterator<T>, size: number): T[] {
  const taken: T[] = [];
  while (taken.length < size) {
    const { done, value } = from.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}
