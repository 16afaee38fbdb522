import { setPriority } from 'node:os';

/**
 * Lets other threads go first where there is not enough of the processor: at 10 the one that asks has a tenth of what they get, at 19
 * hardly anything. Linux has a priority for each thread; elsewhere it would be that of the whole server, and nothing is done.
 */
export function makeRoomForOthers(niceness: number): void {
  if (process.platform === 'linux') setPriority(0, niceness);
}
