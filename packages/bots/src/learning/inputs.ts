/** The most inputs that can be on at once. */
const MOST = 512;

/** The inputs of a net that are on in a position, each at most once. */
export class ActiveInputs {
  readonly list = new Uint16Array(MOST);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(input: number): void {
    this.list[this.count++] = input;
  }

  copyFrom(other: ActiveInputs): void {
    this.count = other.count;
    for (let i = 0; i < other.count; i++) this.list[i] = other.list[i] as number;
  }
}

/** Gives out the numbers of a net's inputs, block by block. A block begins where the one before it ended. */
export class InputBlocks {
  count = 0;

  block(size: number): number {
    const first = this.count;
    this.count += size;
    return first;
  }
}
