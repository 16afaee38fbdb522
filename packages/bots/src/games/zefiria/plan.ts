import type { Chance } from '@aerie/kernel';
import zefiria, { type Answer, besideOf, type Figure, type State, waysOut } from '@aerie/zefiria';
import type { Step } from './step.js';

/** The place outside, beside a cell, that comes first round the grid. */
const PLACE = Array.from({ length: 25 }, (_, cell) =>
  Array.from({ length: 20 }, (_, place) => place).find((place) => besideOf(place) === cell),
);

/** The next answer on the way to a step: choosing who acts, stepping out and ending come before it by themselves. */
export function answerFor(s: State, step: Step): Answer {
  const figure = s.figures[step.who] as Figure;
  const { stage } = s;
  if (stage.at === 'sleeper') return { kind: 'sleep', spirit: (s.figures[step.asleep] as Figure).spirit };
  if (stage.at === 'order') return { kind: 'act', spirit: figure.spirit };
  if (stage.at !== 'turn') throw new Error('there is nothing to plan yet');
  if (stage.points === 0) return { kind: 'end' };
  const austro = figure.spirit === 'austro';
  if (austro && stage.place < 0) {
    const place = waysOut(figure.cell).find((one) => besideOf(one) === step.stand) as number;
    return { kind: 'step', place };
  }
  const island = (cell: number) => s.islands[cell] as number;
  switch (step.kind) {
    case 'fly':
      return austro ? { kind: 'glide', place: PLACE[step.a] as number } : { kind: 'fly', to: island(step.a) };
    case 'take':
      return { kind: 'take', island: island(step.a) };
    case 'end':
      return { kind: 'end' };
    case 'swap': {
      const [x, y] = [island(step.a), island(step.b)];
      const on = figure.spirit === 'skyron' ? (step.ride ? x : y) : 0;
      return { kind: 'swap', a: Math.min(x, y), b: Math.max(x, y), on };
    }
  }
}

/** Whether an answer is the step itself, and not only on the way to it. */
const does = (step: Step, answer: Answer): boolean =>
  answer.kind === step.kind || (answer.kind === 'glide' && step.kind === 'fly');

class LuckBegins extends Error {}
const noLuck = (): never => {
  throw new LuckBegins();
};
const NO_LUCK: Chance = { pick: noLuck, deal: noLuck, draw: noLuck };

/** The table after an answer of whoever is awaited; undefined where luck would come in. */
export function after(s: State, answer: Answer): State | undefined {
  const then = zefiria.clone(s);
  try {
    zefiria.apply(then, zefiria.awaited(s)[0] as number, answer, NO_LUCK, undefined);
  } catch (error) {
    if (error instanceof LuckBegins) return undefined;
    throw error;
  }
  return then;
}

/** A position on the way, and the answer that is planned there. */
export interface Planned {
  readonly at: State;
  readonly answer: Answer;
}

/** All answers of a plan, one after the other, as far as no luck comes in between. */
export function answersOf(from: State, steps: readonly Step[]): Planned[] {
  const planned: Planned[] = [];
  let s: State | undefined = from;
  for (let i = 0; s && s.stage.at !== 'over' && i < steps.length; ) {
    const step = steps[i] as Step;
    const at: State = s;
    const answer = answerFor(at, step);
    planned.push({ at, answer });
    // A turn without points ends by itself, but for gems that somebody holds.
    const ends = at.stage.at === 'turn' && at.stage.points === 0;
    if (!ends && does(step, answer)) i++;
    s = after(at, answer);
  }
  return planned;
}
