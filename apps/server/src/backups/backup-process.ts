import { type ChildProcess, fork } from 'node:child_process';
import type { BackupMaker, BackupOrder, MadeBackup } from './make-backup.js';

/** What the process says when it is done. */
export type BackupReport = { readonly made: MadeBackup } | { readonly error: string };

/**
 * Makes each backup in a process of its own: copying and restoring take a minute without a break, which a thread of the
 * server could not be stopped in, and memory that the server then has for itself.
 */
export class BackupProcess implements BackupMaker {
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(private readonly script: URL) {}

  make(order: BackupOrder): Promise<MadeBackup> {
    const child = fork(this.script, {
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    const made = new Promise<MadeBackup>((resolve, reject) => {
      child.once('message', (report: BackupReport) => {
        if ('made' in report) resolve(report.made);
        else reject(new Error(report.error));
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`its process has ended with ${signal ?? code}`)));
      child.send(order, (error) => error && reject(error));
    });
    this.#ended = new Promise((resolve) => child.once('exit', () => resolve()));
    return made;
  }

  async close(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }
}
