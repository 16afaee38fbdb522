import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST_REASONS, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import raufUndRunter from '@aerie/rauf-und-runter';
import { GAMES } from '@aerie/registry';
import { afterAll, describe, expect, it, test } from 'vitest';
import { lab } from '../testing/run.js';
import { unstyled } from '../text/text-style.js';
import { worded } from './host-reasons.js';
import { meant, menuLines } from './menu.js';
import { sentences } from './narration.js';
import { plain } from './plain.js';
import { tellerOf } from './tellers.js';

const folder = mkdtempSync(join(tmpdir(), 'lab-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Some of these is legal at any time, so enough rounds of it finish a match. */
const ANYTHING = '1\n2\n3\n4\n5\nF\nshed 0\n'.repeat(50);

describe('a match in the terminal', () => {
  it('can be played to its end and saved', async () => {
    const file = join(folder, 'match.json');
    // Answers that come after the end are neither yes nor a name, so only the last lines save.
    const { code, out } = await lab('play rauf-und-runter --players 2 --bots random --seed 3', ANYTHING);
    expect(code).toBe(0);
    expect(out).toContain('Final standing');
    const used = out.split('\n').filter((line) => line.startsWith('> ')).length;
    const input = `${ANYTHING.split('\n').slice(0, used).join('\n')}\ny\nno/such/folder/m.json\n${file}\n`;
    const again = await lab('play rauf-und-runter --players 2 --bots random --seed 3', input);
    expect(again.out).toContain('cannot write no/such/folder/m.json');
    expect(again.out).toContain('Saved.');
    expect(verifyMatchFile(raufUndRunter, readMatchFile(readFileSync(file, 'utf8')))).toMatchObject({
      ok: true,
    });
  });

  it('prints its file as JSON and talks on standard error', async () => {
    const { out, err } = await lab(
      'play rauf-und-runter --players 2 --bots random --seed 3 --json',
      ANYTHING,
    );
    expect(verifyMatchFile(raufUndRunter, readMatchFile(out))).toMatchObject({ ok: true });
    expect(err).toContain('Final standing');
  });

  it('ends well when the input does, or when one quits', async () => {
    expect(await lab('play rauf-und-runter --bots random')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('The input has ended, so the game stops here.'),
    });
    const quit = await lab('play rauf-und-runter --bots random', 'q\n');
    expect(quit.code).toBe(0);
    expect(quit.out).not.toContain('The input has ended');
  });

  it('gives hints, rules and reasons', async () => {
    const { out } = await lab(
      'play rauf-und-runter --seed 1 --bots random',
      'h\n?\nreroll\nshed 1\nfly\n\nu\n',
    );
    expect(out).toMatch(/would answer \w/);
    expect(out).toContain('IN BRIEF');
    expect(out).toContain('Another throw costs 2 feathers, and you have 0.');
    expect(out).toContain('pick a die first');
    expect(out).toContain('"fly" is not an answer here.');
    expect(out).toContain('You have not answered anything yet');
  });

  it('takes back what luck has followed, if one insists', async () => {
    const input = '1\n2\n3\n4\n5\nF\nu\ny\n';
    const { out } = await lab('play rauf-und-runter --players 2 --bots random --seed 5 --json', input);
    expect(readMatchFile(out).entries.at(-1)).toMatchObject({ seat: 0, agreed: true });
  });
});

describe('the menu', () => {
  const items = (...notations: string[]): { notation: string; explained: string }[] =>
    notations.map((notation) => ({ notation, explained: '' }));

  test.each([
    ['3', items('1', '3', 'F', 'reroll'), 1],
    ['2', items('1', '3', 'F'), undefined],
    ['f', items('1', '3', 'F'), 2],
    ['r', items('1', 'reroll'), 1],
    ['2', items('shed 0', 'shed 1', 'shed 2'), 2],
    ['shed', items('shed 0', 'shed 1'), undefined],
    ['2', items('pass', 'fly'), 1],
    ['3', items('pass', 'fly'), undefined],
    ['', items('pass'), undefined],
  ])('"%s" among %j', (typed, list, index) => expect(meant(typed, list)).toBe(index));

  it('has numbers where no answer has', () => {
    expect(menuLines(items('pass', 'fly'))).toEqual(['    1  pass', '    2  fly ']);
    expect(menuLines([{ notation: '3', explained: 'track, sum 3' }])).toEqual(['  3 → track, sum 3']);
  });
});

describe('telling', () => {
  const cast = ['You', 'Ada'].map((name, seat) => ({
    name,
    mark: name.slice(0, 1),
    style: 'red' as const,
    you: seat === 0,
  }));

  it('joins what one player does in a row', () => {
    const clauses = [
      { words: 'Round 1 begins.' },
      { seat: 1, words: 'takes a feather' },
      { seat: 1, words: 'stands on 9' },
      { seat: 0, words: 'climb 3' },
    ];
    expect(sentences(clauses, cast)).toEqual([
      'Round 1 begins.',
      'Ada takes a feather and stands on 9.',
      'You climb 3.',
    ]);
  });

  test.each(GAMES.map((game) => [game.id, game] as const))('%s has words for every refusal', (_, game) => {
    for (const code of [...game.reasons, ...HOST_REASONS]) {
      expect(worded({ code, args: {} }, tellerOf(game)), code).toMatch(/\.$|: shed 0$/);
    }
  });

  it('words events for those who play', () => {
    const tell = (event: unknown): string | undefined => tellerOf(raufUndRunter).tell(event, cast)?.words;
    expect(tell({ type: 'roundBegan', round: 2, flutter: 9, order: [1, 0] })).toBe(
      'Round 2 begins, with flutter number 9: Ada then you.',
    );
    expect(tell({ type: 'fell', seat: 1, momentum: 12, by: 3, from: 5, to: 2 })).toBe(
      'falls with 12, too much, 3 spaces to space 3',
    );
    expect(tell({ type: 'fell', seat: 0, momentum: 12, by: 3, from: 0, to: 0 })).toBe(
      'fall with 12, too much, no further, being at the bottom',
    );
    expect(tell({ type: 'stayedLowest', seat: 0, momentum: 4, feathers: 2 })).toBe(
      'stay put with the least momentum, 4, for 2 feathers',
    );
  });

  it('shows a game that nobody has drawn yet as data', () => {
    expect(plain.table({ deck: 3 }, cast, unstyled)).toContain('  "deck": 3');
  });
});
