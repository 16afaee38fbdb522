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

  /** Stops every part, also where one before it could not stop, and then throws what went wrong. */
  async stop(): Promise<void> {
    const errors: unknown[] = [];
    for (const part of [...this.parts].reverse())
      try {
        await part.stop?.();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
  }
}
