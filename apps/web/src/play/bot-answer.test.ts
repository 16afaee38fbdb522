import { Match } from '@aerie/kernel';
import game from '@aerie/rauf-und-runter';
import { expect, test, vi } from 'vitest';
import { botAnswer } from './bot-answer.js';
import { BotNotLoaded } from './thinking.js';

const { state } = Match.begin(game, { seats: 2, seed: 'a bot that fails' });
const [seat] = game.awaited(state) as [number];
const legal = game.answers(state, seat).map((answer) => game.write(answer));

test('a bot is asked what a person would see, and its answer is given', async () => {
  const last = legal.at(-1) as string;
  const ask = async ({ answers }: { answers: readonly string[] }) => ({ answer: answers.at(-1) as string });
  expect(await botAnswer(game, state, { seat, level: 'random' }, ask)).toEqual({ answer: last });
});

test('a bot that cannot be fetched answers nothing, but random can always be had', async () => {
  const missing = (level: string) =>
    botAnswer(game, state, { seat, level }, () => Promise.reject(new BotNotLoaded(level)));
  await expect(missing('master')).rejects.toThrow(BotNotLoaded);
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(legal).toContain((await missing('random'))?.answer);
  told.mockRestore();
});

test.each([
  ['cannot be asked', () => Promise.reject(new Error('no network'))],
  ['says what is not legal', async () => ({ answer: 'fly away' })],
])('where it %s, the table goes on with any answer', async (_, ask) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(legal).toContain((await botAnswer(game, state, { seat, level: 'random' }, ask))?.answer);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
