import { breathe } from '../progress.js';
import type { Result, Setting } from './game-record.js';
import { playTask } from './play-task.js';
import { PlayingProcess } from './playing-process.js';
import type { Player } from './share-out.js';

/** Those who play the games of a series: so many processes, or this one where the program cannot be started again. */
export class Team {
  readonly players: readonly Player[];
  private readonly processes: readonly PlayingProcess[];

  constructor(program: string | undefined, setting: Setting, size: number) {
    this.processes =
      program === undefined ? [] : Array.from({ length: size }, () => new PlayingProcess(program, setting));
    this.players = program === undefined ? [here(setting)] : this.processes;
  }

  close(): void {
    for (const one of this.processes) one.close();
  }
}

const here = (setting: Setting): Player => ({
  async play(tasks) {
    const results: Result[] = [];
    for (const task of tasks) results.push(await playTask(setting, task));
    await breathe();
    return results;
  },
});
