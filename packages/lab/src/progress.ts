import type { Io } from './io.js';
import { bar } from './text/bars.js';
import { duration, percent } from './text/format.js';

/** How long work goes on before the program listens to the keyboard and shows how far it is. */
const SLICE_MS = 50;
const WIDTH = 30;

/** Lets the program listen to the keyboard. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Does `work` for 0 to `times - 1`, pausing now and then so that Ctrl-C is heard. Shows a bar with the
 * time left on stderr if that is a terminal.
 */
export async function repeat(times: number, work: (i: number) => void, io: Io): Promise<void> {
  const began = performance.now();
  let pause = began + SLICE_MS;
  for (let i = 0; i < times; i++) {
    work(i);
    if (performance.now() < pause) continue;
    showProgress(io, (i + 1) / times, (performance.now() - began) / 1000);
    await breathe();
    pause = performance.now() + SLICE_MS;
  }
  clearProgress(io);
}

/** How far work is that others do: shows the bar now and then. */
export class Progress {
  private readonly began = performance.now();
  private shown = this.began;

  constructor(
    /** How many pieces of work are still to be done. */
    public left: number,
    private readonly io: Io,
    private readonly all = left,
  ) {}

  /** One more is done. */
  done(): void {
    this.left--;
    const now = performance.now();
    if (now - this.shown < SLICE_MS) return;
    this.shown = now;
    showProgress(this.io, 1 - this.left / this.all, (now - this.began) / 1000);
  }

  clear(): void {
    clearProgress(this.io);
  }
}

export function showProgress({ stderr }: Io, done: number, seconds: number): void {
  if (!stderr.isTTY) return;
  const left = done > 0 ? `, ${duration((seconds * (1 - done)) / done)} left` : '';
  stderr.write(`\r\x1b[K${bar(done, WIDTH).padEnd(WIDTH, '·')} ${percent(done)}${left}`);
}

export function clearProgress({ stderr }: Io): void {
  if (stderr.isTTY) stderr.write('\r\x1b[K');
}
