import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@aerie/bots';
import type { Ratings } from '@aerie/bots/ratings';
import { afterAll, describe, expect, it, test } from 'vitest';
import { readArguments } from '../arguments.js';
import { competitors, gameNamed } from '../choices.js';
import { lab, labJson } from '../testing/run.js';
import { ladder } from './command.js';
import { alone, mixed, seated } from './line-ups.js';

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('line-ups', () => {
  test.each([
    [['a', 'b', 'c'], 2, ['ab', 'ac', 'bc']],
    [['a', 'b', 'c'], 3, ['abc']],
    [['a', 'b', 'c', 'd'], 3, ['abc', 'abd', 'acd', 'bcd']],
    [['a', 'b', 'c'], 5, ['abcab', 'abcac', 'abcbc']],
    [['a', 'b'], 4, ['abab']],
  ])('%j at a table of %i', (levels, players, lineUps) => {
    expect(mixed(levels, players).map((one) => one.join(''))).toEqual(lineUps);
  });

  it('each by itself', () =>
    expect(alone(['a', 'b'], 2)).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]));

  it('everybody sits everywhere equally often, and not always after the same one', () => {
    const rounds = Array.from({ length: 36 }, (_, round) => seated(['a', 'b', 'c'], round).join(''));
    for (let block = 0; block < 36; block += 3)
      for (const seat of [0, 1, 2])
        expect(
          rounds
            .slice(block, block + 3)
            .map((round) => round[seat])
            .sort(),
        ).toEqual(['a', 'b', 'c']);
    const follows = rounds.map((round) => `${round}${round}`.includes('ab'));
    expect(new Set(follows)).toEqual(new Set([true, false]));
  });
});

const interval = { low: expect.any(Number), high: expect.any(Number) };
const points = { meanScore: expect.any(Number), scoreInterval: interval, sdScore: expect.any(Number) };
const wins = { winRate: expect.any(Number), ...interval };
const elo = { elo: expect.any(Number), eloInterval: interval };
const times = { choices: expect.any(Number), meanMs: expect.any(Number), mostMs: expect.any(Number) };
const SOLO = 'ladder schwingenschlag --players 1 --bots random --games 3';

describe('ladder', () => {
  it('gives ratings from games of every pair', async () => {
    const json = (await labJson('ladder ueber-den-wolken --bots random,greedy --games 4')) as {
      ladders: { bots: { bot: string }[] }[];
    };
    const bot = { bot: expect.any(String), games: 4, seats: 4, ...wins, ...elo, ...points, ...times };
    expect(json).toEqual({
      ladders: [
        {
          ...{ game: 'ueber-den-wolken', players: 2, options: {}, seed: '1', games: 4, anchor: 'greedy' },
          bots: [bot, bot],
        },
      ],
    });
    const [ladder] = json.ladders;
    expect(ladder?.bots.map((one) => one.bot).sort()).toEqual(['greedy', 'random']);
    expect(ladder?.bots.find((one) => one.bot === 'greedy')).toMatchObject({
      elo: 0,
      eloInterval: { low: 0, high: 0 },
    });
  });

  it('mixes the bots where more than two play', async () => {
    const json = await labJson(
      'ladder rauf-und-runter --players 3 --bots random,greedy --games 1 --anchor random',
    );
    const bots = [{ seats: 3 }, { seats: 3 }];
    expect(json).toMatchObject({ ladders: [{ players: 3, games: 2, anchor: 'random', bots }] });
  });

  it('tells of a game for one how often it was won, with which points', async () => {
    const json = await labJson(`${SOLO} --option solo=3`);
    const bot = { bot: 'random', games: 3, seats: 3, ...wins, ...points, ...times };
    expect(json).toMatchObject({ ladders: [{ players: 1, games: 3, options: { solo: '3' }, bots: [bot] }] });
    expect(JSON.stringify(json)).not.toContain('elo');
    // The same deals as those of simulate with this seed.
    const { seats } = (await labJson('simulate schwingenschlag --players 1 --games 3 --option solo=3')) as {
      seats: [{ meanScore: number }];
    };
    expect(json).toMatchObject({ ladders: [{ bots: [{ meanScore: seats[0].meanScore }] }] });
  });

  it('rates in a game that is played together who does better in the same deal, and how often its goal was reached', async () => {
    const { out } = await lab('ladder zefiria --bots random,greedy --games 2');
    expect(out).toContain('zefiria: 4 games with 2 players');
    expect(out).toMatch(/bot +Elo \(greedy 0\) +95% +25 points +95% +points/);
    expect(out).toMatch(/random +−\d+ +−\d+ to [+−]\d+/);
  });

  it('prints tables, and writes a page that needs nothing else and is the same for the same games', async () => {
    const [one, two] = [join(folder, 'one.html'), join(folder, 'two.html')];
    const typed = `ladder rauf-und-runter --bots random,greedy --players 3 --games 6 --seed <s> --out ${folder}`;
    const { code, out } = await lab(`${typed} --report ${one}`);
    expect(code).toBe(0);
    for (const words of [
      /bot +wins +95% .*Elo \(greedy 0\)/,
      /ahead of +\w+/,
      /bot +points +95% +sd +games +a decision/,
    ])
      expect(out).toMatch(words);
    await lab(`${typed} --report ${two}`);
    const page = readFileSync(one, 'utf8');
    expect(readFileSync(two, 'utf8')).toBe(page);
    // Each picture twice: for screens and for phones.
    expect(page.match(/<svg/g)).toHaveLength(6);
    for (const words of ['How strong they are', 'Who comes before whom', 'Points'])
      expect(page).toContain(words);
    expect(page).toContain("--seed '&lt;s&gt;'");
    expect(page).not.toMatch(/NaN|Infinity|undefined|<script|src=|url\(|@import/);
  });

  it('is that of the levels that people choose from, and with --baselines of everybody', () => {
    const game = gameNamed('schwingenschlag');
    expect(competitors(readArguments([], ladder.flags), game)).toEqual(LEVELS);
    const all = competitors(readArguments(['--baselines'], ladder.flags), game);
    expect(all).toEqual(['random', 'greedy', ...LEVELS]);
  });

  it('writes the ratings as the bots of a game keep them', async () => {
    mkdirSync(join(folder, 'rauf-und-runter'));
    await lab(`ladder rauf-und-runter --bots random,greedy --games 8 --ratings ${folder}`);
    const text = readFileSync(join(folder, 'rauf-und-runter', 'ratings.json'), 'utf8');
    const ratings = JSON.parse(text) as Ratings;
    expect(ratings).toEqual({
      command: 'lab ladder rauf-und-runter --bots random,greedy --games 8',
      anchor: 'greedy',
      bots: {
        greedy: { rating: 1000, low: 1000, high: 1000 },
        random: { rating: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
      },
    });
    expect(ratings.bots.random?.high).toBeGreaterThan(ratings.bots.random?.rating ?? 0);
  });

  test.each([
    // Without a game it is that of all of them.
    ['ladder --bots random,perfect', 'no bot for cloud-mine "perfect"'],
    [`ladder --bots random,greedy --ratings ${folder}/none`, 'cannot write'],
    ['ladder zefiria --bots greedy --ratings .', '--ratings needs at least two different bots'],
    ['ladder zefiria chess', '"chess" is one word too many'],
    ['ladder rauf-und-runter --bots greedy', 'at least two different bots'],
    [
      'ladder rauf-und-runter --bots greedy,random --anchor perfect',
      '--anchor must be one of greedy or random',
    ],
    ['ladder rauf-und-runter --report r.svg', '--report must end in .html'],
    ['ladder chess', 'there is no game "chess"'],
  ])('lab %s', async (typed, said) => {
    const { code, out, err } = await lab(typed);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });
});
