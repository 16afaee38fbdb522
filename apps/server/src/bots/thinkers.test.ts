import { QuickChance } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question } from './think.js';
import { ThinkerThreads } from './thinkers.js';

// The threads run the bundle: a thread cannot read TypeScript.
let thinkers: ThinkerThreads;
beforeAll(async () => {
  const { builtProgram } = (await import('../../../../scripts/build/build.mjs' as string)) as {
    builtProgram(name: string): Promise<string>;
  };
  const main = await builtProgram('server');
  thinkers = new ThinkerThreads(new URL('./bot-worker.mjs', main), 2);
});
afterAll(() => thinkers.close());

const game = gameOf('rauf-und-runter') as NonNullable<ReturnType<typeof gameOf>>;
const s = game.setup({}, 2, new QuickChance('thinkers'), undefined);
const seat = game.awaited(s)[0] as number;
const question = {
  game: game.id,
  level: 'perfect',
  seat,
  view: game.view(s, seat),
  answers: game.answers(s, seat).map((answer) => game.write(answer)),
  luck: 'thinkers',
};

let number = 0;
const ask = (differs: Partial<Question> = {}, whose = 'anna') =>
  thinkers.ask({ ...question, ...differs }, whose, { table: 'a', number: number++, seat });

test('bots think in threads, many questions at a time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  for (const { answer } of answers) expect(question.answers).toContain(answer);
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1);
});

test('a question that cannot be answered fails, and the next is answered', async () => {
  await expect(ask({ level: 'genius' })).rejects.toThrow('no bot genius');
  expect(question.answers).toContain((await ask()).answer);
});
