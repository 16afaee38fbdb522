import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyBot } from '@aerie/bots';
import { QuickChance } from '@aerie/kernel';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { lab, labJson } from '../testing/run.js';
import type { Result, Task } from './game-record.js';
import { InOrder } from './in-order.js';
import { playTask } from './play-task.js';
import { PlayingProcess } from './playing-process.js';
import { type Player, shareOut } from './share-out.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'series-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const taskOf = (number: number): Task => ({ number, bots: ['random', 'greedy'], seed: `s/${number}` });
const SETTING = { game: 'rauf-und-runter', options: {}, timed: false };

test('a game does not depend on those that the same process played before', async () => {
  const setting = { game: 'cloud-mine', options: { language: 'en' }, timed: false };
  const task = { number: 1, bots: ['shrewd', 'greedy', 'random'], seed: 's/1' };
  const first = await playTask(setting, task);
  expect(await playTask(setting, task)).toEqual(first);
});

test('a game that a bot fails at comes with its match, also to another process', async () => {
  const lost: AnyBot = {
    choose() {
      throw new Error('lost the thread');
    },
  };
  const result = await playTask(SETTING, taskOf(4), () => Promise.resolve([lost, lost]));
  expect(JSON.parse(JSON.stringify(result))).toMatchObject({
    number: 4,
    failed: { message: 'lost the thread', seed: 's/4', match: { game: 'rauf-und-runter', entries: [] } },
  });
});

describe('sharing out', () => {
  /** Takes some turns of the event loop for each portion, as many as luck will have it. */
  const busy = (play: (task: Task) => Promise<Result>, luck: QuickChance): Player => ({
    async play(tasks) {
      for (let i = luck.below(9); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
      return Promise.all(tasks.map(play));
    },
  });

  async function played(players: number, luck: string): Promise<Result[]> {
    const results: Result[] = [];
    const inOrder = new InOrder<Result>((result) => results.push(result));
    const chance = new QuickChance(luck);
    const team = Array.from({ length: players }, () => busy((task) => playTask(SETTING, task), chance));
    await shareOut(Array.from({ length: 12 }, (_, i) => taskOf(i)).values(), team, (one) => inOrder.add(one));
    return results;
  }

  it('gives the same games in the same order, whoever plays how many of them', async () => {
    const alone = await played(1, 'a');
    expect(alone.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    expect(await played(3, 'b')).toEqual(alone);
    expect(await played(7, 'c')).toEqual(alone);
  });

  it('ends with the first player that fails', async () => {
    const broken: Player = { play: () => Promise.reject(new Error('out of memory')) };
    await expect(shareOut([taskOf(0)].values(), [broken], () => undefined)).rejects.toThrow('out of memory');
  });
});

test('a process that dies ends the run with what it died of', async () => {
  const program = join(folder, 'dying.mjs');
  writeFileSync(program, "process.on('message', () => process.exit(3));");
  await expect(new PlayingProcess(program, SETTING).play([taskOf(0)])).rejects.toThrow('exit code 3');
});

describe('--out', () => {
  const arena = 'arena rauf-und-runter --bots greedy,random --games';
  const file = (): string => join(folder, 'arena-rauf-und-runter-2.jsonl');
  const linesOf = (): string[] => readFileSync(file(), 'utf8').trimEnd().split('\n');
  /** What a run found, without the times, which are never the same. */
  const found = async (typed: string): Promise<unknown> => {
    const { bots } = (await labJson(typed)) as { bots: { meanMs: number; mostMs: number }[] };
    return bots.map(({ meanMs, mostMs, ...rest }) => rest);
  };

  it('keeps every game as a line: number, seats, outcome, decisions, time', async () => {
    await lab(`${arena} 2 --out ${folder}`);
    const [heading, first] = linesOf().map((line) => JSON.parse(line) as unknown);
    expect(heading).toEqual({
      ...{
        format: 'aerie-games/1',
        command: 'arena',
        game: 'rauf-und-runter',
        rulesVersion: expect.any(Number),
      },
      ...{ players: 2, options: {}, bots: ['greedy', 'random'], seed: '1' },
    });
    const took = { count: expect.any(Number), ms: expect.any(Number), steps: expect.any(Object) };
    expect(first).toEqual({
      ...{
        number: 0,
        bots: ['greedy', 'random'],
        decisions: expect.any(Number),
        took: { greedy: took, random: took },
      },
      outcome: { places: expect.any(Array), points: expect.any(Array) },
    });
  });

  it('goes on where it stopped, without what was half written, and finds the same as at one go', async () => {
    const atOneGo = await found(`${arena} 8`);
    await lab(`${arena} 5 --out ${folder}`);
    const before = linesOf();
    // Interrupted: the third game is missing, and the last one was being written.
    writeFileSync(file(), `${before.filter((_, i) => i !== 3).join('\n')}\n`);
    appendFileSync(file(), '{"number":5,"bots":["gre');
    expect(await found(`${arena} 8 --out ${folder}`)).toEqual(atOneGo);
    const numbers = linesOf()
      .slice(1)
      .map((line) => (JSON.parse(line) as { number: number }).number);
    expect(numbers).toEqual([0, 1, 3, 4, 2, 5, 6, 7]);
    // All there: nothing is played again, and of more games than asked for the first count.
    expect(await found(`${arena} 8 --out ${folder}`)).toEqual(atOneGo);
    expect(linesOf()).toHaveLength(9);
    expect(await found(`${arena} 4 --out ${folder}`)).toEqual(await found(`${arena} 4`));
  });

  test.each([
    ['--seed 2', 'seed was "1", and is "2" now'],
    ['--bots random,greedy', 'bots was ["greedy","random"], and is ["random","greedy"] now'],
  ])('refuses to go on with %s', async (other, said) => {
    await lab(`${arena} 1 --out ${folder}`);
    const typed = other.startsWith('--bots')
      ? `arena rauf-und-runter --games 1 ${other}`
      : `${arena} 1 ${other}`;
    const { code, err } = await lab(`${typed} --out ${folder}`);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });

  test.each([
    ['something else\n', 'is no file of games'],
    ['{"format":"aerie-games/1"}\nnonsense\n', 'has a line that is not a game: nonsense'],
  ])('refuses a file that holds %j', async (text, said) => {
    writeFileSync(file(), text);
    const { code, err } = await lab(`${arena} 1 --out ${folder}`);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });

  it('serves simulate too, which does not measure time', async () => {
    await lab(`simulate rauf-und-runter --players 2 --games 1 --out ${folder}`);
    const [, game] = readFileSync(join(folder, 'simulate-rauf-und-runter-2.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(game as string)).not.toHaveProperty('took');
  });
});
