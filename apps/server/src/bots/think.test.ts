import { createHash } from 'node:crypto';
import { QuickChance, readOptions } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterEach, expect, test } from 'vitest';
import { Client } from '../testing/client.js';
import { GAME, me } from '../testing/tables.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';
import { botLuck } from './luck.js';
import { type Question, think } from './think.js';
import { thinkHere } from './thinkers.js';
import type { Decision } from './thought-schedule.js';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const game = gameOf('cloud-mine') as NonNullable<ReturnType<typeof gameOf>>;
const log = { game: game.id, rulesVersion: 1, options: {}, seats: 3, setup: [], entries: [] };

test('with the same view, bots of two matches can decide differently; of one match, they decide the same again', async () => {
  const state = game.setup(readOptions(game.options, {}), 3, new QuickChance('view'), undefined);
  const seat = game.awaited(state)[0] as number;
  const answers = game.open?.(state, seat)?.examples ?? game.answers(state, seat);
  const question = {
    ...{ game: game.id, level: 'random', seat, view: game.view(state, seat) },
    answers: answers.map((one) => game.write(one)),
  };
  const asked = async (seed: string) => (await think({ ...question, luck: botLuck(seed, log, seat) })).answer;
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
  const once = await Promise.all(seeds.map(asked));
  expect(new Set(once).size).toBeGreaterThan(1);
  expect(await Promise.all(seeds.map(asked))).toEqual(once);
});

test('each decision of each seat has luck of its own, also after the match was carried over', () => {
  const at = (number: number) => ({
    ...log,
    entries: Array(number).fill({ seat: 0, answer: '1', chance: [] }),
  });
  const carried = { ...at(1), rulesVersion: 2, carried: 1 };
  const all = [at(0), at(1), at(2), carried].flatMap((one) => [0, 1].map((seat) => botLuck('s', one, seat)));
  expect(new Set(all).size).toBe(all.length);
  expect(botLuck('s', at(2), 1)).toBe(createHash('sha256').update('s:bot:2:1').digest('hex'));
  expect(botLuck('s', carried, 0)).toBe(createHash('sha256').update('s:bot:v2.1:0').digest('hex'));
});

test('a bot is given luck from the secret of its match, which nobody is told before the end', async () => {
  const folder = temporaryFolder();
  const asked: { question: Question; whose: string }[] = [];
  const ask = (question: Question, whose: string, decision: Decision) => {
    asked.push({ question, whose });
    return thinkHere.ask(question, whose, decision);
  };
  const server = await startServer(folder.path, { thinkers: { ...thinkHere, ask } });
  ends.push(() => folder.remove());
  ends.push(() => server.stop());
  const anna = await Client.enter(server.base, 'Anna', true);
  const table = await anna.must('create', { ...GAME, seats: [me, { kind: 'bot', level: 'greedy' }] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  for (let turns = 0; asked.length === 0 && turns < 50; turns++) {
    await anna.until(
      'a turn',
      () => asked.length > 0 || (anna.matches.get(table)?.awaited.includes(0) ?? false),
    );
    if (asked.length > 0) break;
    const number = anna.matches.get(table)?.number as number;
    const answer = anna.side(table)?.answers[0] as string;
    await anna.must('answer', { table, seat: 0, number, answer });
    await anna.until('the step', () => anna.matches.get(table)?.number !== number);
  }
  const [{ question, whose }] = asked as [(typeof asked)[0]];
  const { body } = await server.tables.table(table);
  expect(whose).toBe(body.host);
  const seed = (await server.storage.matchHead(body.match as string))?.seed as string;
  const places = Array.from({ length: 200 }, (_, i) => i);
  const possible = places.map((i) => createHash('sha256').update(`${seed}:bot:${i}:1`).digest('hex'));
  expect(possible).toContain(question.luck);
  for (const text of [...anna.heard, JSON.stringify(question)]) expect(text).not.toContain(seed);
  for (const text of anna.heard) expect(text).not.toContain(question.luck);
  await anna.close();
});
