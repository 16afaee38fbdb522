/** Positions as they go from those who play to whoever learns: all in flat arrays, which can be handed over as they are. */
export interface Positions {
  readonly count: number;
  /** `WIDTH` for each position; those that are not needed are `NOTHING`. */
  readonly inputs: Uint16Array;
  readonly sections: Uint8Array;
  /** What the net shall give. */
  readonly targets: Float32Array;
}

/** The most inputs that a position may have on. */
export const WIDTH = 224;

/** Gathers positions until they are sent away. */
export class Gathered {
  private readonly list: { inputs: Uint16Array; section: number; target: number }[] = [];

  constructor(private readonly nothing: number) {}

  add(inputs: Uint16Array, section: number, target: number): void {
    if (inputs.length > WIDTH)
      throw new Error(`a position has ${inputs.length} inputs on, more than ${WIDTH}`);
    this.list.push({ inputs, section, target });
  }

  take(): Positions {
    const count = this.list.length;
    const inputs = new Uint16Array(count * WIDTH).fill(this.nothing);
    this.list.forEach((one, i) => {
      inputs.set(one.inputs, i * WIDTH);
    });
    const sections = Uint8Array.from(this.list, ({ section }) => section);
    const targets = Float32Array.from(this.list, ({ target }) => target);
    this.list.length = 0;
    return { count, inputs, sections, targets };
  }
}
