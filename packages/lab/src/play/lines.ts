import { createInterface, type Interface } from 'node:readline';
import type { Io, Output } from '../io.js';

/** Asks for lines, one at a time. What comes before it is asked for is kept. */
export class Lines {
  /** Whether Ctrl-C ended it. */
  interrupted = false;
  private ended = false;
  private readonly kept: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private readonly reader: Interface;
  private readonly terminal: boolean;

  constructor(
    stdin: Io['stdin'],
    private readonly out: Output,
  ) {
    this.terminal = Boolean(stdin.isTTY && out.isTTY);
    this.reader = createInterface({ input: stdin, output: out, terminal: this.terminal });
    this.reader.on('line', (line) => {
      if (this.waiting) this.give(line);
      else this.kept.push(line);
    });
    this.reader.on('SIGINT', () => {
      this.interrupted = true;
      this.reader.close();
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.give(undefined);
    });
  }

  /** The next line without blanks at its ends, or undefined if there is none. */
  async ask(prompt: string): Promise<string | undefined> {
    const kept = this.kept.shift();
    if (kept !== undefined || this.ended) return this.echo(prompt, kept);
    this.reader.setPrompt(prompt);
    this.reader.prompt();
    const line = await new Promise<string | undefined>((resolve) => {
      this.waiting = resolve;
    });
    return this.terminal ? line?.trim() : this.echo('', line);
  }

  close(): void {
    this.reader.close();
  }

  /** Where nobody types, a transcript still shows what was answered. */
  private echo(prompt: string, line: string | undefined): string | undefined {
    this.out.write(`${prompt}${line ?? ''}\n`);
    return line?.trim();
  }

  private give(line: string | undefined): void {
    this.waiting?.(line);
    this.waiting = undefined;
  }
}
