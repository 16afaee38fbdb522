import { ActiveInputs } from './inputs.js';

/**
 * A net that judges positions: inputs that are on or off, a first layer that all positions share, and a second layer and an
 * output for each section of the game. It gives what is still to come, in units of `scale` points.
 */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly second: number;
  readonly sections: number;
}

/**
 * Where the parts of a net lie in its parameters. The weights of the second layer stand by section, then by unit of the first
 * layer.
 */
export interface Parts {
  readonly first: number;
  readonly firstBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly out: number;
  readonly outBias: number;
  readonly size: number;
}

export function partsOf({ inputs, hidden, second, sections }: Shape): Parts {
  const first = 0;
  const firstBias = first + inputs * hidden;
  const secondAt = firstBias + hidden;
  const secondBias = secondAt + sections * second * hidden;
  const out = secondBias + sections * second;
  const outBias = out + sections * second;
  return { first, firstBias, second: secondAt, secondBias, out, outBias, size: outBias + sections };
}

export class Net {
  readonly parts: Parts;

  constructor(
    readonly shape: Shape,
    /** All parameters, in the order of `Parts`. May be shared memory that somebody else goes on changing. */
    readonly parameters: Float32Array,
  ) {
    this.parts = partsOf(shape);
    if (parameters.length !== this.parts.size)
      throw new Error(`the net has ${this.parts.size} parameters, not ${parameters.length}`);
  }

  /** An evaluation of its own for whoever judges many positions that are like one another. */
  evaluation(): Evaluation {
    return new Evaluation(this);
  }
}

/**
 * Judges positions that are like one another: the first layer of one is summed up once, and for the others only what differs
 * is added and taken away.
 */
export class Evaluation {
  private readonly base: Float32Array;
  private readonly baseInputs = new ActiveInputs();
  private readonly sums: Float32Array;
  /** The units of the first layer that are on in a position, and how much. */
  private readonly units: Int32Array;
  private readonly amounts: Float32Array;
  /** For each input the number of the position in which it was last on. */
  private readonly stamps: Uint32Array;
  private stamp = 0;
  private readonly more: Int32Array;
  private readonly less: Int32Array;

  constructor(private readonly net: Net) {
    const { hidden, inputs, second } = net.shape;
    if (hidden % AT_ONCE !== 0 || second % AT_ONCE !== 0)
      throw new Error(`layers are multiples of ${AT_ONCE}`);
    this.base = new Float32Array(hidden);
    this.sums = new Float32Array(hidden);
    this.units = new Int32Array(hidden);
    this.amounts = new Float32Array(hidden);
    this.stamps = new Uint32Array(inputs);
    this.more = new Int32Array(inputs);
    this.less = new Int32Array(inputs);
    this.startFrom(this.baseInputs);
  }

  /** Sums up the position that those to come are like. To be called again when the parameters have changed. */
  startFrom(active: ActiveInputs): void {
    const { parameters, parts, shape } = this.net;
    const { base } = this;
    base.set(parameters.subarray(parts.firstBias, parts.firstBias + shape.hidden));
    this.baseInputs.copyFrom(active);
    const rows = this.more;
    for (let i = 0; i < active.count; i++) rows[i] = (active.list[i] as number) * shape.hidden;
    addRows(base, parameters, rows, active.count, 1);
  }

  valueOf(active: ActiveInputs, section: number): number {
    const { baseInputs, stamps, sums, more, less } = this;
    const { parameters, shape } = this.net;
    const mine = ++this.stamp;
    let [added, taken] = [0, 0];
    for (let i = 0; i < active.count; i++) stamps[active.list[i] as number] = mine;
    for (let i = 0; i < baseInputs.count; i++) {
      const input = baseInputs.list[i] as number;
      if (stamps[input] === mine) stamps[input] = 0;
      else less[taken++] = input * shape.hidden;
    }
    for (let i = 0; i < active.count; i++) {
      const input = active.list[i] as number;
      if (stamps[input] === mine) more[added++] = input * shape.hidden;
    }
    sums.set(this.base);
    addRows(sums, parameters, more, added, 1);
    addRows(sums, parameters, less, taken, -1);
    return this.rest(section);
  }

  /** Second layer and output of a section, for what the first layer sums up to. */
  private rest(section: number): number {
    const { sums, units, amounts } = this;
    const { parameters, parts, shape } = this.net;
    const { hidden, second } = shape;
    const weights = parts.second + section * second * hidden;
    let on = 0;
    for (let i = 0; i < hidden; i++) {
      const sum = sums[i] as number;
      if (sum <= 0) continue;
      units[on] = weights + i * second;
      amounts[on++] = sum;
    }
    let value = parameters[parts.outBias + section] as number;
    for (let j = 0; j < second; j += AT_ONCE) {
      const bias = parts.secondBias + section * second + j;
      let a = parameters[bias] as number;
      let b = parameters[bias + 1] as number;
      let c = parameters[bias + 2] as number;
      let d = parameters[bias + 3] as number;
      let e = parameters[bias + 4] as number;
      let f = parameters[bias + 5] as number;
      let g = parameters[bias + 6] as number;
      let h = parameters[bias + 7] as number;
      for (let k = 0; k < on; k++) {
        const at = (units[k] as number) + j;
        const amount = amounts[k] as number;
        a += amount * (parameters[at] as number);
        b += amount * (parameters[at + 1] as number);
        c += amount * (parameters[at + 2] as number);
        d += amount * (parameters[at + 3] as number);
        e += amount * (parameters[at + 4] as number);
        f += amount * (parameters[at + 5] as number);
        g += amount * (parameters[at + 6] as number);
        h += amount * (parameters[at + 7] as number);
      }
      const out = parts.out + section * second + j;
      if (a > 0) value += a * (parameters[out] as number);
      if (b > 0) value += b * (parameters[out + 1] as number);
      if (c > 0) value += c * (parameters[out + 2] as number);
      if (d > 0) value += d * (parameters[out + 3] as number);
      if (e > 0) value += e * (parameters[out + 4] as number);
      if (f > 0) value += f * (parameters[out + 5] as number);
      if (g > 0) value += g * (parameters[out + 6] as number);
      if (h > 0) value += h * (parameters[out + 7] as number);
    }
    return value;
  }
}

/** So many sums of a layer are kept at hand at once: that is several times as fast as going through memory for each. */
const AT_ONCE = 8;

/** Adds rows of the parameters, or takes them away (`sign` -1), four at a time. */
function addRows(
  sums: Float32Array,
  from: Float32Array,
  rows: Int32Array,
  count: number,
  sign: number,
): void {
  const size = sums.length;
  let k = 0;
  for (; k + 4 <= count; k += 4) {
    const a = rows[k] as number;
    const b = rows[k + 1] as number;
    const c = rows[k + 2] as number;
    const d = rows[k + 3] as number;
    for (let i = 0; i < size; i++) {
      const sum =
        (from[a + i] as number) + (from[b + i] as number) + (from[c + i] as number) + (from[d + i] as number);
      sums[i] = (sums[i] as number) + sign * sum;
    }
  }
  for (; k < count; k++) {
    const a = rows[k] as number;
    for (let i = 0; i < size; i++) sums[i] = (sums[i] as number) + sign * (from[a + i] as number);
  }
}
