import { Readable, Writable } from 'node:stream';
import type { Io } from '../io.js';

/** Collects what is written to it. */
class Paper extends Writable {
  text = '';

  override _write(part: Buffer, _: string, done: () => void): void {
    this.text += part.toString();
    done();
  }
}

/** A world for the program: `typed` is what comes in; what goes out is collected. */
export function paperIo(typed = ''): Io & { readonly stdout: Paper; readonly stderr: Paper } {
  return { stdin: Readable.from([typed]), stdout: new Paper(), stderr: new Paper(), env: {} };
}
