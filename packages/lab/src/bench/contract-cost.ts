import { QuickChance, readOptions } from '@aerie/kernel';
import { gameNamed } from '../choices.js';
import type { Command } from '../command.js';
import { OK, say, sayJson } from '../io.js';
import { inOwnProcess } from '../own-process.js';
import { clearProgress, showProgress } from '../progress.js';
import { Running } from '../statistics/running.js';
import { counted, decimal } from '../text/format.js';
import { playRandomly, secondsSince, TO_THE_END } from './measure.js';
import { playPlainly } from './plain-rauf-und-runter.js';

export const MEASURE_CONTRACT = 'measure-contract';

const GAME = 'rauf-und-runter';
/** Both sides play so many games in turns, so that whoever else keeps the machine busy slows both down. */
const GAMES_A_TURN = 500;
const WARM_UP_TURNS = 20;

/** Processor time for a decision, in nanoseconds, through the contract and without it. */
interface Cost {
  readonly contract: number;
  readonly plain: number;
}

export const contract: Command = {
  name: 'contract',
  says: 'what the contract costs: Rauf und Runter through it and in plain TypeScript',
  words: [],
  flags: {
    players: { value: 'P', says: 'how many play (4)' },
    processes: { value: 'N', says: 'how many processes measure, one after the other (10)' },
    seconds: { value: 'S', says: 'how long each measures, after warming up (1)' },
  },
  examples: ['--players 2 --processes 20'],
  async run(given, io) {
    const { min, max } = gameNamed(GAME).seats;
    const players = given.whole('players', min, max) ?? 4;
    const processes = given.whole('processes', 2, 1000) ?? 10;
    const seconds = given.seconds('seconds', 600) ?? 1;
    const costs: Cost[] = [];
    const began = performance.now();
    for (let i = 0; i < processes; i++) {
      showProgress(io, i / processes, (performance.now() - began) / 1000);
      const { program } = io;
      costs.push(
        program === undefined
          ? measureCost(players, seconds)
          : await inOwnProcess<Cost>(program, [MEASURE_CONTRACT, `${players}`, `${seconds}`]),
      );
    }
    clearProgress(io);
    const result = { players, processes, ...summary(costs) };
    if (given.has('json')) sayJson(io.stdout, result);
    else {
      const { contract: through, plain, ratio, low, high } = result;
      say(io.stdout, [
        `${GAME}, ${counted(players, 'player')}, ${counted(processes, 'process', 'processes')}, random answers`,
        `through the contract ${decimal(through)} ns a decision, plain TypeScript ${decimal(plain)} ns`,
        `ratio ${decimal(ratio, 2)} (95%: ${decimal(low, 2)} to ${decimal(high, 2)})`,
      ]);
    }
    return OK;
  },
};

/** What a process does that is started to measure both sides: it prints what they cost as JSON. */
export const measureContract: Command = {
  name: MEASURE_CONTRACT,
  says: 'measure what the contract costs, once',
  words: ['PLAYERS', 'SECONDS'],
  flags: {},
  examples: [],
  run(given, io) {
    const [players, seconds] = given.words as [string, string];
    sayJson(io.stdout, measureCost(Number(players), Number(seconds)));
    return OK;
  },
};

/** Both sides play the same games, in turns; `seconds` by the clock for both together. */
function measureCost(players: number, seconds: number): Cost {
  const game = gameNamed(GAME);
  const options = readOptions(game.options, {});
  const [ours, theirs] = [new QuickChance('contract'), new QuickChance('contract')];
  const through = () => playRandomly(game, game.setup(options, players, ours, undefined), ours, TO_THE_END);
  const plainly = () => playPlainly(players, theirs).decisions;
  const turn = (play: () => number): { decisions: number; took: number } => {
    const before = process.cpuUsage();
    let decisions = 0;
    for (let i = 0; i < GAMES_A_TURN; i++) decisions += play();
    return { decisions, took: secondsSince(before) };
  };
  for (let i = 0; i < WARM_UP_TURNS; i++) [turn(through), turn(plainly)];
  let [contractTook, plainTook, decisions] = [0, 0, 0];
  for (const end = performance.now() + seconds * 1000; decisions === 0 || performance.now() < end; ) {
    const [a, b] = [turn(through), turn(plainly)];
    if (a.decisions !== b.decisions) throw new Error('the two sides have not played the same games');
    contractTook += a.took;
    plainTook += b.took;
    decisions += a.decisions;
  }
  return { contract: (1e9 * contractTook) / decisions, plain: (1e9 * plainTook) / decisions };
}

/** Means over processes; the ratio is that of logarithms, with one number a process. */
function summary(costs: readonly Cost[]): Cost & { ratio: number; low: number; high: number } {
  const [through, plain, logarithm] = [new Running(), new Running(), new Running()];
  for (const cost of costs) {
    through.add(cost.contract);
    plain.add(cost.plain);
    logarithm.add(Math.log(cost.contract / cost.plain));
  }
  const { low, high } = logarithm.interval;
  return {
    contract: through.mean,
    plain: plain.mean,
    ratio: Math.exp(logarithm.mean),
    low: Math.exp(low),
    high: Math.exp(high),
  };
}
