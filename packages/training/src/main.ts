import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { subjects, tellLosses } from '@aerie/bots/training';
import { CourseFiles } from './course-files.js';
import { hasTorch, type Plan, torchLearning } from './learner.js';
import { MATCH_VALUE_GAME, writeMatchValue } from './match-value.js';
import { plainLearning } from './plain-learner.js';
import { type Course, type Mark, train } from './training.js';

/** `npm run training -- GAME …`: from nothing to weights. docs/training.md tells what the options mean. */
const OPTIONS = {
  minutes: { type: 'string', default: '25' },
  pause: { type: 'string' },
  out: { type: 'string', default: 'out/course' },
  workers: { type: 'string', default: `${availableParallelism()}` },
  seed: { type: 'string', default: 'aerie' },
  python: { type: 'string', default: 'python3' },
  plain: { type: 'boolean', default: false },
  taught: { type: 'string', default: '2500' },
  uses: { type: 'string', default: '6' },
  batch: { type: 'string', default: '2048' },
  memory: { type: 'string', default: '1500000' },
  first: { type: 'string', default: '6e-4' },
  last: { type: 'string', default: '3e-5' },
  lambda: { type: 'string', default: '0.93' },
  explore: { type: 'string', default: '0.06' },
  every: { type: 'string', default: '1' },
  exam: { type: 'string', default: '160' },
  orders: { type: 'string', default: '24' },
  matches: { type: 'string', default: '3000' },
  seats: { type: 'string', default: '2,3,4,5' },
  losses: { type: 'string' },
} as const;

const GAMES = [MATCH_VALUE_GAME, ...subjects.map(({ game }) => game.id)].join(', ');

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const { values, positionals } = parsed();

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    return fail(
      `${(error as Error).message}\nnpm run training -- GAME, where the game is one of ${GAMES}, with any of ${names.join(' ')}: see docs/training.md`,
    );
  }
}

function number(name: Exclude<keyof typeof values, 'plain'>): number {
  const n = Number(values[name]);
  return Number.isFinite(n) && n >= 0 ? n : fail(`--${name} is a number, not "${values[name]}".`);
}

if (positionals[0] === MATCH_VALUE_GAME && values.losses !== undefined) {
  tellLosses(number('losses'), values.seed, (line) => console.log(line));
  process.exit();
}

if (positionals[0] === MATCH_VALUE_GAME) {
  const effort = { seed: values.seed, orders: number('orders'), matches: number('matches') };
  const seats = values.seats.split(',').map(Number);
  if (seats.some((count) => ![2, 3, 4, 5].includes(count)))
    fail(`--seats are some of 2,3,4,5, not "${values.seats}".`);
  writeMatchValue(values.out, seats, effort);
  process.exit();
}

const subject =
  subjects.find(({ game }) => game.id === positionals[0]) ??
  fail(`Which game? The judgement of these can be learned: ${GAMES}.`);

const course: Course = {
  subject,
  seed: values.seed,
  workers: number('workers'),
  minutes: number('minutes'),
  taught: number('taught'),
  practice: { lambda: number('lambda'), explore: number('explore'), temperature: 1 },
  rate: { first: number('first'), last: number('last') },
  every: number('every'),
  exam: number('exam'),
};
const plan: Plan = {
  seed: 1,
  uses: number('uses'),
  batch: number('batch'),
  memory: number('memory'),
  keep: 0.998,
  interval: 2,
};

function tell({ seconds, matches, positions, learned, error, mean, spread, won, exam }: Mark): void {
  const millions = (n: number) => `${(n / 1e6).toFixed(1)} M`;
  console.log(
    `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}  ${matches} matches, ` +
      `${millions(positions)} positions, learned ${millions(learned)}, error ${(subject.scale * Math.sqrt(error)).toFixed(2)}; ` +
      `examined ${mean.toFixed(1)} ± ${(2 * spread).toFixed(1)} points, ${(100 * won).toFixed(0)} % of ${exam} won`,
  );
}

const files = new CourseFiles(values.out, subject, course.seed);
const { standing, parameters } = files.open();
if (standing.seconds > 0) console.log(`Going on after ${Math.round(standing.seconds / 60)} minutes.`);
const plain = values.plain || !hasTorch(values.python);
if (plain && !values.plain)
  console.log(
    `${values.python} has no PyTorch: learning in plain TypeScript, which takes many times as long.`,
  );
const deadline =
  values.pause === undefined ? Number.POSITIVE_INFINITY : Date.now() + 60_000 * number('pause');
await train(
  course,
  parameters,
  standing,
  deadline,
  (told) =>
    plain
      ? plainLearning(subject.shape, plan, parameters, told)
      : torchLearning(values.python, subject.shape, plan, parameters, told),
  (mark, now) => {
    files.keep(mark, now);
    tell(mark);
  },
);
files.finish(`npm run training -- ${process.argv.slice(2).join(' ')}`, course.workers);
console.log(`The weights are in ${values.out}: judgement.bin, with judgement.json and curve.svg.`);
process.exit();
