import { createHash } from 'node:crypto';

/** The SHA-256 of the lines of a backup so far, each with its line break. */
export class BackupSum {
  readonly #hash = createHash('sha256');

  add(line: string): void {
    this.#hash.update(line).update('\n');
  }

  get value(): string {
    return this.#hash.copy().digest('hex');
  }
}
