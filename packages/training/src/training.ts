import { Worker } from 'node:worker_threads';
import { partsOf, type Shape, type Subject } from '@aerie/bots/training';
import { QuickChance } from '@aerie/kernel';
import type { Practice } from './episode.js';
import type { Learning, Progress } from './learner.js';
import type { Orders, Question, Told } from './worker.js';

export interface Course {
  readonly subject: Subject;
  readonly seed: string;
  readonly workers: number;
  /** Minutes of the whole course, those that were trained before it was interrupted included. */
  readonly minutes: number;
  /** Matches at first that the teacher plays. */
  readonly taught: number;
  readonly practice: Practice;
  readonly rate: { readonly first: number; readonly last: number };
  /** Minutes between two examinations, and matches of each. */
  readonly every: number;
  readonly exam: number;
}

/** How a course stands; enough to go on from. */
export interface Standing {
  seconds: number;
  matches: number;
  positions: number;
  learned: number;
}

export interface Mark extends Standing {
  readonly error: number;
  readonly mean: number;
  /** Standard error of the mean. */
  readonly spread: number;
  readonly won: number;
  readonly exam: number;
}

/** Random parameters to begin with, by a seed. */
export function beginning(shape: Shape, seed: string): Float32Array {
  const { inputs, hidden, second, sections } = shape;
  const parts = partsOf(shape);
  const luck = new QuickChance(seed);
  const parameters = new Float32Array(parts.size);
  const fill = (at: number, size: number, width: number) => {
    for (let i = at; i < at + size; i++) parameters[i] = (2 * luck.fraction() - 1) * width;
  };
  fill(parts.first, inputs * hidden, 0.1);
  fill(parts.second, sections * second * hidden, Math.sqrt(3 / hidden));
  fill(parts.out, sections * second, 0.1 * Math.sqrt(3 / second));
  return parameters;
}

/** High at first, then falling by a cosine. */
function rateAt({ rate, minutes }: Course, seconds: number): number {
  const share = Math.min(1, seconds / (60 * minutes));
  return rate.last + (rate.first - rate.last) * 0.5 * (1 + Math.cos(Math.PI * share));
}

/** Trains until the course is over or `deadline` (in ms since 1970) has come; every examination is told. */
export async function train(
  course: Course,
  parameters: Float32Array,
  standing: Standing,
  deadline: number,
  learning: (told: (progress: Progress) => void) => Learning,
  marked: (mark: Mark, parameters: Float32Array) => void,
): Promise<void> {
  const shared = new Float32Array(new SharedArrayBuffer(4 * parameters.length));
  shared.set(parameters);
  const began = Date.now() - 1000 * standing.seconds;
  const seconds = () => (Date.now() - began) / 1000;
  let error = 0;
  const learner = learning((progress) => {
    shared.set(progress.parameters);
    error = progress.error;
    standing.learned = before + progress.learned;
  });
  const before = standing.learned;
  let examined: { points: number[]; won: number; missing: number; done: () => void } | undefined;
  const take = (told: Told, from: Worker) => {
    if ('practice' in told) {
      standing.matches += told.matches;
      standing.positions += told.practice.count;
      learner.learn(told.practice, rateAt(course, seconds()));
      // One more lot is under way already, so that nobody waits.
      from.postMessage('practice' satisfies Question);
    } else if (examined) {
      examined.points.push(...told.points);
      examined.won += told.won;
      if (--examined.missing === 0) examined.done();
    }
  };
  const crew = players(course, shared, standing, take);
  const exam = async (count: number) => {
    const seeds = Array.from({ length: count }, (_, i) => `exam ${i}`);
    const results = { points: [] as number[], won: 0, missing: crew.length, done: () => {} };
    await new Promise<void>((resolve) => {
      examined = Object.assign(results, { done: resolve });
      crew.forEach((one, i) => {
        one.postMessage({ exam: seeds.filter((_, k) => k % crew.length === i) });
      });
    });
    examined = undefined;
    standing.seconds = seconds();
    marked(
      { ...standing, error, ...figuresOf(results.points), won: results.won / count, exam: count },
      shared,
    );
  };
  const over = () => seconds() >= 60 * course.minutes || Date.now() >= deadline;
  while (!over()) {
    const next = Math.min(60_000 * course.every, Math.max(0, deadline - Date.now()));
    await new Promise((resolve) => setTimeout(resolve, next));
    if (!over()) await exam(course.exam);
  }
  await learner.end();
  await exam(4 * course.exam);
  await Promise.all(crew.map((one) => one.terminate()));
}

function figuresOf(points: readonly number[]): { mean: number; spread: number } {
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  const square = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, points.length - 1);
  return { mean, spread: Math.sqrt(square / points.length) };
}

function players(
  { subject, seed, workers, taught, practice }: Course,
  parameters: Float32Array,
  { matches }: Standing,
  take: (told: Told, from: Worker) => void,
): Worker[] {
  return Array.from({ length: workers }, (_, i) => {
    const orders: Orders = {
      game: subject.game.id,
      parameters,
      // Whoever goes on with a course plays other matches than before.
      seed: `${seed}/${matches}/${i}`,
      practice,
      taught: Math.max(0, Math.ceil((taught - matches) / workers)),
    };
    const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: orders });
    worker.on('message', (told: Told) => take(told, worker));
    for (let lot = 0; lot < 2; lot++) worker.postMessage('practice' satisfies Question);
    worker.on('error', (problem) => {
      throw problem;
    });
    return worker;
  });
}
