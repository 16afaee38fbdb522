interface Part {
  start?(): void | Promise<void>;
  stop?(): void | Promise<void>;
}

/** The parts of a program that run: started in the order in which they were added, stopped in the reverse one. */
export class Lifecycle {
  private readonly parts: Part[] = [];

  add(part: Part): void {
    this.parts.push(part);
  }

  async start(): Promise<void> {
    for (const part of this.parts) await part.start?.();
  }

  async stop(): Promise<void> {
    for (const part of [...this.parts].reverse()) await part.stop?.();
  }
}
