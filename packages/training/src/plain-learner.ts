import { Net, type Shape } from '@aerie/bots/training';
import { QuickChance } from '@aerie/kernel';
import type { Learning, Plan, Progress } from './learner.js';
import { type Positions, WIDTH } from './positions.js';

const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;
/** Errors beyond this (in units of the output) pull no harder. */
const MOST_ERROR = 3;

/**
 * Moves the parameters of a net towards targets: the gradient of the mean Huber loss of a batch, by Adam. The slow twin of
 * `Learner` in learner.py.
 */
export class PlainLearner {
  readonly average: Float32Array;
  private readonly gradient: Float32Array;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;
  private readonly sums: Float32Array;
  private readonly pull: Float32Array;
  private readonly secondSums: Float32Array;
  private steps = 0;
  private samples = 0;

  constructor(
    private readonly net: Net,
    private readonly keep: number,
  ) {
    const { hidden, second } = net.shape;
    const { size } = net.parts;
    this.average = net.parameters.slice();
    this.gradient = new Float32Array(size);
    this.means = new Float32Array(size);
    this.squares = new Float32Array(size);
    this.sums = new Float32Array(hidden);
    this.pull = new Float32Array(hidden);
    this.secondSums = new Float32Array(second);
  }

  /** Adds a position to the batch. Gives the error of the net on it. */
  add(inputs: ArrayLike<number>, section: number, target: number): number {
    const error = this.forward(inputs, section) - target;
    this.backward(inputs, section, Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error)));
    this.samples++;
    return error;
  }

  private forward(inputs: ArrayLike<number>, section: number): number {
    const { hidden, second } = this.net.shape;
    const { parameters, parts } = this.net;
    const { sums, secondSums } = this;
    for (let i = 0; i < hidden; i++) sums[i] = parameters[parts.firstBias + i] as number;
    for (let k = 0; k < inputs.length; k++) {
      const row = (inputs[k] as number) * hidden;
      for (let i = 0; i < hidden; i++) sums[i] = (sums[i] as number) + (parameters[row + i] as number);
    }
    const weights = parts.second + section * second * hidden;
    let value = parameters[parts.outBias + section] as number;
    for (let j = 0; j < second; j++) {
      let sum = parameters[parts.secondBias + section * second + j] as number;
      for (let i = 0; i < hidden; i++) {
        const on = sums[i] as number;
        if (on > 0) sum += on * (parameters[weights + i * second + j] as number);
      }
      secondSums[j] = sum;
      if (sum > 0) value += sum * (parameters[parts.out + section * second + j] as number);
    }
    return value;
  }

  private backward(inputs: ArrayLike<number>, section: number, error: number): void {
    const { hidden, second } = this.net.shape;
    const { parameters, parts } = this.net;
    const { sums, pull, secondSums, gradient } = this;
    const add = (at: number, by: number) => {
      gradient[at] = (gradient[at] as number) + by;
    };
    pull.fill(0);
    add(parts.outBias + section, error);
    for (let j = 0; j < second; j++) {
      const on = secondSums[j] as number;
      if (on <= 0) continue;
      const unit = section * second + j;
      add(parts.out + unit, error * on);
      const back = error * (parameters[parts.out + unit] as number);
      add(parts.secondBias + unit, back);
      const weights = parts.second + section * second * hidden + j;
      for (let i = 0; i < hidden; i++) {
        const first = sums[i] as number;
        if (first <= 0) continue;
        add(weights + i * second, back * first);
        pull[i] = (pull[i] as number) + back * (parameters[weights + i * second] as number);
      }
    }
    for (let i = 0; i < hidden; i++) add(parts.firstBias + i, pull[i] as number);
    for (let k = 0; k < inputs.length; k++) {
      const row = (inputs[k] as number) * hidden;
      for (let i = 0; i < hidden; i++) add(row + i, pull[i] as number);
    }
  }

  /** Moves the parameters by what the batch says, and begins the next one. */
  step(rate: number): void {
    const { parameters } = this.net;
    const { gradient, means, squares, average, keep } = this;
    this.steps++;
    const meanShare = 1 - MEAN ** this.steps;
    const squareShare = Math.sqrt(1 - SQUARE ** this.steps);
    for (let k = 0; k < parameters.length; k++) {
      const pull = (gradient[k] as number) / this.samples;
      const mean = MEAN * (means[k] as number) + (1 - MEAN) * pull;
      const square = SQUARE * (squares[k] as number) + (1 - SQUARE) * pull * pull;
      means[k] = mean;
      squares[k] = square;
      const move = (rate / meanShare) * (mean / (Math.sqrt(square) / squareShare + TINY));
      parameters[k] = (parameters[k] as number) - move;
      average[k] = keep * (average[k] as number) + (1 - keep) * (parameters[k] as number);
    }
    gradient.fill(0);
    this.samples = 0;
  }
}

/** Learning on the spot, in plain TypeScript: for machines without PyTorch, and slow. */
export function plainLearning(
  shape: Shape,
  plan: Plan,
  parameters: Float32Array,
  told: (progress: Progress) => void,
): Learning {
  const learner = new PlainLearner(new Net(shape, Float32Array.from(parameters)), plan.keep);
  const luck = new QuickChance(`${plan.seed}`);
  const memory: { readonly inputs: Uint16Array; readonly section: number; readonly target: number }[] = [];
  let next = 0;
  let due = 0;
  let learned = 0;
  let [squares, since] = [0, 0];
  let last = Date.now();
  const tell = () => {
    told({ learned, error: since > 0 ? squares / since : 0, parameters: learner.average });
    [squares, since, last] = [0, 0, Date.now()];
  };
  const remember = ({ count, inputs, sections, targets }: Positions) => {
    for (let i = 0; i < count; i++) {
      const row = inputs.subarray(i * WIDTH, (i + 1) * WIDTH).filter((input) => input < shape.inputs);
      memory[next] = { inputs: row, section: sections[i] as number, target: targets[i] as number };
      next = (next + 1) % plan.memory;
    }
  };
  return {
    learn(positions, rate) {
      remember(positions);
      due += plan.uses * positions.count;
      for (; due >= plan.batch; due -= plan.batch) {
        for (let i = 0; i < plan.batch; i++) {
          const one = memory[luck.below(memory.length)] as (typeof memory)[number];
          squares += learner.add(one.inputs, one.section, one.target) ** 2;
        }
        learner.step(rate);
        learned += plan.batch;
        since += plan.batch;
      }
      if (Date.now() - last >= 1000 * plan.interval) tell();
    },
    async end() {
      tell();
    },
  };
}
