import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyBot, random } from '@aerie/bots';
import { logOf, Match, readMatchFile, readOptions, verifyMatchFile } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterEach, describe, expect, test } from 'vitest';
import { BotFailure, Failures } from './failures.js';
import { OK, WRONG } from './io.js';
import { playout } from './playout.js';
import { paperIo } from './testing/io.js';

const folder = mkdtempSync(join(tmpdir(), 'aerie-lab-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Plays at random, and throws at its so-manieth decision; remembers what it saw then. */
function failing(at: number): AnyBot & { seen?: unknown } {
  let asked = 0;
  const bot: AnyBot & { seen?: unknown } = {
    choose(question, luck) {
      if (++asked === at) {
        bot.seen = question.view();
        throw new Error('lost the thread');
      }
      return random.choose(question, luck);
    },
  };
  return bot;
}

describe.each(['zefiria', 'schwingenschlag', 'rauf-und-runter'])('a bot that throws in %s', (id) => {
  const game = gameOf(id);
  if (!game) throw new Error(`there is no ${id}`);
  const options = readOptions(game.options, {});

  test('is told with a file of the match, which comes to what the bot saw; the run goes on', () => {
    const io = paperIo();
    const stderr = () => io.stderr.text;
    const failures = new Failures(io, folder);
    const bot = failing(9);
    const played = ['a/1', 'a/2'].map((seed) =>
      failures.attempt(() => playout(game, options, [bot, random], seed)),
    );
    expect(played[0]).toBeUndefined();
    expect(played[1]?.outcome.places).toHaveLength(2);
    expect(stderr()).toContain('game a/1 failed after');
    expect(stderr()).toContain('lost the thread');
    const path = /the match up to there: (.*)/.exec(stderr())?.[1] as string;
    const file = readMatchFile(readFileSync(path, 'utf8'));
    expect(verifyMatchFile(game, file)).toMatchObject({ ok: true });
    expect(Match.resume(game, logOf(file)).view(0)).toEqual(bot.seen);
    expect(failures.finish()).toBe(WRONG);
    expect(stderr()).toContain('1 game could not be played to the end');
  });
});

test('a run without failures is fine, and what is no failure of a bot is not caught', () => {
  const io = paperIo();
  const stderr = () => io.stderr.text;
  const failures = new Failures(io, folder);
  expect(failures.attempt(() => 7)).toBe(7);
  expect([failures.finish(), stderr()]).toEqual([OK, '']);
  expect(() =>
    failures.attempt(() => {
      throw new RangeError('of the lab itself');
    }),
  ).toThrow(RangeError);
  expect(new BotFailure('plain words', '1', {} as never).message).toBe('plain words');
});
