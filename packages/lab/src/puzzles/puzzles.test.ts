import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BestAnswer,
  loadBook,
  type Puzzle,
  type PuzzleBook,
  type PuzzleMatch,
} from '@aerie/analysis/puzzles';
import { fitted, QUICK, standout } from '@aerie/analysis/puzzles/search';
import { judgeOf, questionTo } from '@aerie/bots';
import { Match, QuickChance, writeMatchFile } from '@aerie/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../choices.js';
import { lab, labJson } from '../testing/run.js';
import { bookOf } from './book.js';
import type { Head } from './record-file.js';

const folder = mkdtempSync(join(tmpdir(), 'aerie-puzzles-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

describe('lab puzzles', () => {
  it('goes on where it stopped, shares the work, and makes a book of what was found', async () => {
    const found = at('found.jsonl');
    const command = `puzzles zefiria --seed test --out ${found}`;
    await lab(`${command} --games 1`);
    const first = readFileSync(found, 'utf8');
    expect(first.split('\n')).toHaveLength(3);
    expect(await labJson(`${command} --games 3 --part 3/3`)).toMatchObject({ game: 'zefiria', games: 2 });
    expect(readFileSync(found, 'utf8').startsWith(first)).toBe(true);

    const out = at('book.json');
    expect((await lab(`puzzle-book --from ${found} --out ${out}`)).code).toBe(0);
    const book = JSON.parse(readFileSync(out, 'utf8')) as PuzzleBook;
    expect(book).toMatchObject({ format: 'aerie-puzzles/1', game: 'zefiria' });
    expect(book.matches.flatMap(({ puzzles }) => puzzles).length).toBeGreaterThan(0);
  });

  it('looks through what people decided in their matches, without a word of who they were', async () => {
    const [match, found] = [at('match.json'), at('people.jsonl')];
    const game = gameNamed('rauf-und-runter');
    const played = Match.begin(game, { options: {}, seats: 2, seed: 'of-people' });
    const luck = new QuickChance('1');
    for (;;) {
      const [seat] = game.awaited(played.state);
      if (seat === undefined) break;
      const answers = game.answers(played.state, seat);
      played.play(seat, answers[luck.below(answers.length)]);
    }
    const file = writeMatchFile(
      played,
      [{ name: 'Philippa' }, { name: 'Gentle', bot: 'gentle' }],
      'of-people',
    );
    writeFileSync(match, JSON.stringify(file));
    await lab(`puzzles rauf-und-runter --from ${match} --out ${found}`);
    const text = readFileSync(found, 'utf8');
    expect(text).not.toContain('Philippa');
    const [, line] = text.split('\n');
    const { matches, thrown } = JSON.parse(line as string) as { matches: PuzzleMatch[]; thrown: object };
    expect(Object.keys(thrown).length).toBeGreaterThan(0);
    for (const { seat } of matches.flatMap(({ puzzles }) => puzzles)) expect(seat).toBe(0);

    const refused = async (changed: object) => {
      writeFileSync(match, JSON.stringify({ ...file, ...changed }));
      return (await lab(`puzzles rauf-und-runter --from ${match} --out ${at('none')}`)).err;
    };
    expect(await refused({ outcome: null })).toContain('it is not over');
    expect(await refused({ seed: undefined })).toContain('does not disclose its seed');
    expect(await refused({ seed: 'another' })).toContain('does not follow from its seed');
  }, 240_000);

  it('looks at a book once more, and keeps what still holds', async () => {
    const [book, held] = [at('wrong.json'), at('held.jsonl')];
    const known = (await loadBook('rauf-und-runter')) as PuzzleBook;
    // The fewer turns are to come, the quicker.
    const lateness = ({ puzzles: [puzzle] }: PuzzleMatch) => (puzzle as Puzzle).after;
    const ofTwo = known.matches.filter(({ seats }) => seats === 2);
    const [first, second] = ofTwo.toSorted((a, b) => lateness(b) - lateness(a));
    const [one, other] = [first?.puzzles[0], second?.puzzles[0]] as [Puzzle, Puzzle];
    // The second asks for what is no answer that anybody would call best.
    const wrong: Puzzle = { ...other, task: { ...(other.task as BestAnswer), right: ['nothing'] } };
    const matches = [
      { ...first, puzzles: [one] },
      { ...second, puzzles: [wrong] },
    ];
    writeFileSync(book, JSON.stringify({ ...known, matches }));
    const told = await labJson(`puzzles rauf-und-runter --confirm ${book} --out ${held}`);
    expect(told).toMatchObject({ games: 2, found: 1, thrown: { kept: 1, 'another at the second look': 1 } });
    const [, line] = readFileSync(held, 'utf8').split('\n');
    const [kept] = (JSON.parse(line as string) as { matches: PuzzleMatch[] }).matches;
    const { task: _, ...rest } = one;
    expect(kept?.puzzles).toMatchObject([{ ...rest, task: { right: (one.task as BestAnswer).right } }]);
    expect(kept?.played).toEqual(first?.played.slice(0, one.after));

    const refused = async (game: string, changed: object) => {
      writeFileSync(book, JSON.stringify({ ...known, ...changed }));
      return (await lab(`puzzles ${game} --confirm ${book} --out ${at('no-book.jsonl')}`)).err;
    };
    expect(await refused('rauf-und-runter', { format: 'x' })).toContain('is no book of puzzles');
    expect(await refused('schwingenschlag', {})).toContain('is of rauf-und-runter, rules version');
    expect(await refused('zefiria', {})).toContain('are not found by comparing answers');
  });

  it.each([
    ['puzzles zefiria', '--out FILE is missing'],
    [`puzzles zefiria --from ${at('m')} --out ${at('y')}`, 'are not found in matches of people'],
    [`puzzles zefiria --out ${at('x')} --part 4/3`, '--part must be i/n'],
    [`puzzles rauf-und-runter --out ${at('found.jsonl')} --games 1`, 'is of other matches: zefiria'],
    [`puzzles rauf-und-runter --from a --confirm b --out ${at('z')}`, 'either --from or --confirm'],
    ['puzzle-book', '--from FILE and --out FILE are needed'],
  ])('says what is wrong with %s', async (typed, reason) => {
    const { code, err } = await lab(typed);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });
});

it('finds nothing that stands out where all answers are as good as each other', async () => {
  const game = gameNamed('rauf-und-runter');
  const judge = await judgeOf(game);
  const { state } = Match.begin(game, { options: {}, seats: 2, seed: 'equal' });
  const [seat] = game.awaited(state) as [number];
  const even = { ...judge, expect: () => ({ worth: [0.5, 0.5], points: [0, 0] }) };
  expect(standout(game, even, questionTo(game, state, seat), QUICK, new QuickChance('1'))).toBe('several');
  const only = game.write(game.answers(state, seat)[0]);
  const sure: typeof judge = {
    ...judge,
    expect: (_s, _luck, first) => {
      const mine = first && game.write(first.answers[0]) === only ? 0.8 : 0.5;
      return { worth: seat === 0 ? [mine, 1 - mine] : [1 - mine, mine], points: [0, 0] };
    },
  };
  expect(standout(game, sure, questionTo(game, state, seat), QUICK, new QuickChance('1'))).toMatchObject({
    right: [only],
    margin: 0.3,
  });
});

it('takes a puzzle that fewer find for harder', () => {
  const tries = (found: number) => Array.from({ length: 10 }, (_, i) => ({ rating: 1300, found: i < found }));
  expect(fitted(tries(5))).toBeCloseTo(1300, -1);
  expect(fitted(tries(2))).toBeGreaterThan(fitted(tries(8)) + 400);
});

it('puts themes, easy and hard ones in turn into a book, and no more of one kind than are enough', () => {
  const head: Head = { format: 'aerie-puzzles-found/1', game: 'g', rulesVersion: 1, seed: 's' };
  const puzzle = (i: number, theme: string): Puzzle => ({
    ...{ id: `${i}`, after: 0, seat: 0, theme, rating: 1000 + i },
    task: { right: [theme === 'rare' ? `${i}` : 'same'], margin: 0.2, error: 0.01, worlds: 10 },
  });
  const records = Array.from({ length: 60 }, (_, number) => {
    const match: PuzzleMatch = {
      seed: `${number}`,
      seats: 2,
      options: {},
      played: [],
      puzzles: [puzzle(number, number % 10 === 0 ? 'rare' : 'usual')],
    };
    return { number, matches: [match], thrown: {} };
  });
  const themes = (most: number) =>
    bookOf(head, records, most).matches.flatMap(({ puzzles }) => puzzles.map(({ theme }) => theme));
  expect(themes(8).filter((theme) => theme === 'rare')).toHaveLength(4);
  expect(themes(100)).toHaveLength(6 + 20);
});
