import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QuickChance } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterAll, describe, expect, test } from 'vitest';
import { OK, WRONG } from './io.js';
import { run } from './run.js';
import { paperIo } from './testing/io.js';

const folder = mkdtempSync(join(tmpdir(), 'aerie-ask-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = gameOf('zefiria');
if (!game) throw new Error('there is no zefiria');
const state = game.setup(
  { mode: 'normal', solo: 'easy', spirits: 'chosen' },
  2,
  new QuickChance('a'),
  undefined,
);
const question = {
  format: 'aerie-question/1',
  game: 'zefiria',
  level: 'greedy',
  seat: 0,
  view: game.view(state, 0),
  answers: game.answers(state, 0).map((answer) => game.write(answer)),
  luck: 'b',
};

async function asked(content: unknown) {
  const path = join(folder, 'question.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const io = paperIo();
  const code = await run(['ask', path], io);
  return { code, out: io.stdout.text, err: io.stderr.text };
}

describe('lab ask', () => {
  test('a bot answers what it can', async () => {
    expect(await asked(question)).toMatchObject({
      code: OK,
      out: expect.stringContaining('greedy answers choose'),
    });
  });

  test('a bot that throws does so again, with where it did', async () => {
    const { code, err } = await asked({ ...question, view: { stage: null } });
    expect(code).toBe(WRONG);
    expect(err).toContain('greedy fails: TypeError');
  });

  test.each([
    ['no JSON', '{'],
    ['something else', { format: 'aerie-match/1' }],
    ['a game that there is not', { ...question, game: 'chess' }],
    ['a level that there is not', { ...question, level: 'genius' }],
  ])('%s is refused', async (_, content) => {
    const { code, err } = await asked(content);
    expect(code).toBe(WRONG);
    expect(err).toMatch(/^lab: .*(not a question|no game|no bot)/);
  });
});
