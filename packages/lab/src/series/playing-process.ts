import { type ChildProcess, fork } from 'node:child_process';
import type { Command } from '../command.js';
import { OK, UserError } from '../io.js';
import type { Result, Setting, Task } from './game-record.js';
import { playTask } from './play-task.js';
import type { Player } from './share-out.js';

export const PLAY_GAMES = 'play-games';

/** What a process does that is started to play games of a series: it answers lists of tasks with their results until it is left. */
export const playGames: Command = {
  name: PLAY_GAMES,
  says: 'play games of a series',
  words: ['SETTING'],
  flags: {},
  examples: [],
  async run(given) {
    const setting = JSON.parse(given.words[0] as string) as Setting;
    // Ctrl-C reaches every process of a terminal. Whoever started this one decides what comes of it.
    process.on('SIGINT', () => undefined);
    process.on('message', async (tasks: readonly Task[]) => {
      const results: Result[] = [];
      for (const task of tasks) results.push(await playTask(setting, task));
      if (process.connected) process.send?.(results);
    });
    await new Promise<void>((resolve) => process.once('disconnect', resolve));
    return OK;
  },
};

/** A process of its own that plays games of a series. */
export class PlayingProcess implements Player {
  private readonly child: ChildProcess;
  private settle: { resolve(results: readonly Result[]): void; reject(error: Error): void } | undefined;

  constructor(program: string, setting: Setting) {
    this.child = fork(program, [PLAY_GAMES, JSON.stringify(setting)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [],
    });
    this.child.on('message', (results: readonly Result[]) => this.settle?.resolve(results));
    this.child.once('error', (error) => this.settle?.reject(error));
    this.child.once('exit', (code, signal) =>
      this.settle?.reject(
        new UserError(`a process that plays games ended: ${signal ?? `exit code ${code}`}`),
      ),
    );
  }

  play(tasks: readonly Task[]): Promise<readonly Result[]> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.child.send(tasks);
    });
  }

  close(): void {
    this.settle = undefined;
    this.child.kill();
  }
}
