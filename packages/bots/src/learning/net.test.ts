import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { ActiveInputs } from './inputs.js';
import { Net, partsOf, type Shape } from './net.js';
import { packNet, unpackNet } from './packed-net.js';

const SHAPE: Shape = { inputs: 60, hidden: 16, second: 8, sections: 3 };

function someNet(): Net {
  const luck = new QuickChance('net');
  const parameters = Float32Array.from({ length: partsOf(SHAPE).size }, () => luck.fraction() - 0.5);
  return new Net(SHAPE, parameters);
}

function active(inputs: readonly number[]): ActiveInputs {
  const on = new ActiveInputs();
  for (const input of inputs) on.add(input);
  return on;
}

/** The same in the plainest way. */
function plainValue(
  { parameters: p, parts, shape }: Net,
  inputs: readonly number[],
  section: number,
): number {
  const at = (index: number) => p[index] as number;
  const first = Array.from({ length: shape.hidden }, (_, i) =>
    Math.max(
      0,
      inputs.reduce((sum, input) => sum + at(input * shape.hidden + i), at(parts.firstBias + i)),
    ),
  );
  const second = Array.from({ length: shape.second }, (_, j) => {
    const unit = section * shape.second;
    const weight = (i: number) => at(parts.second + (section * shape.hidden + i) * shape.second + j);
    return Math.max(
      0,
      first.reduce((sum, on, i) => sum + on * weight(i), at(parts.secondBias + unit + j)),
    );
  });
  return second.reduce(
    (sum, on, j) => sum + on * at(parts.out + section * shape.second + j),
    at(parts.outBias + section),
  );
}

describe('an evaluation', () => {
  test('gives the same whatever position it started from', () => {
    const net = someNet();
    const evaluation = net.evaluation();
    const luck = new QuickChance('positions');
    for (let i = 0; i < 200; i++) {
      const inputs = luck.deal([...Array(SHAPE.inputs).keys()], luck.below(30));
      const section = luck.below(SHAPE.sections);
      if (i % 7 === 0) evaluation.startFrom(active(luck.deal([...Array(SHAPE.inputs).keys()], 20)));
      expect(evaluation.valueOf(active(inputs), section)).toBeCloseTo(plainValue(net, inputs, section), 3);
    }
  });
});

describe('a net as a file', () => {
  test('comes back nearly as it was, and small rows exactly as well as large ones', () => {
    const net = someNet();
    net.parameters.fill(0, 0, SHAPE.hidden);
    for (let i = SHAPE.hidden; i < 2 * SHAPE.hidden; i++)
      net.parameters[i] = (net.parameters[i] as number) / 1000;
    const bytes = packNet(net);
    const back = unpackNet(bytes.buffer as ArrayBuffer, SHAPE);
    for (let input = 0; input < SHAPE.inputs; input++) {
      const row = [...net.parameters.subarray(input * SHAPE.hidden, (input + 1) * SHAPE.hidden)];
      const most = Math.max(...row.map(Math.abs));
      row.forEach((one, i) => {
        expect(Math.abs((back.parameters[input * SHAPE.hidden + i] as number) - one)).toBeLessThanOrEqual(
          most / 250,
        );
      });
    }
    expect(back.parameters.slice(net.parts.firstBias)).toEqual(net.parameters.slice(net.parts.firstBias));
  });

  test('is refused if it is not for this net, or not whole', () => {
    const bytes = packNet(someNet()).buffer as ArrayBuffer;
    expect(() => unpackNet(bytes, { ...SHAPE, inputs: 61 })).toThrow('60×16×8×3');
    expect(() => unpackNet(bytes.slice(0, 100), SHAPE)).toThrow('100 bytes');
    expect(() => unpackNet(new ArrayBuffer(3), SHAPE)).toThrow('weights for');
  });
});
