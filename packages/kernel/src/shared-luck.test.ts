import skylark from '@aerie/conformance/sample';
import { describe, expect, test } from 'vitest';
import { Match } from './match.js';
import { type MatchFile, readMatchFile, verifyMatchFile, writeMatchFile } from './match-file.js';
import { commitment } from './seeded-chance.js';
import { luckGivenBy, type SharedLuck, sharedSeed } from './shared-luck.js';

const [SERVER, ANN, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const told = (part: string) => ({ hash: commitment(part), part });
const LUCK: SharedLuck = { server: told(SERVER), seats: [told(ANN), { hash: commitment(OTHER) }, null] };
const SEATS = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'greedy 3', bot: 'greedy' }];

function fileOf(luck: SharedLuck, seed = sharedSeed(luck)): MatchFile {
  const match = Match.begin(skylark, { seats: 3, seed });
  return readMatchFile(JSON.stringify({ ...writeMatchFile(match, SEATS, seed), luck }));
}

describe('luck from everybody', () => {
  test('gives the seed that the documentation says', () => {
    expect(sharedSeed(LUCK)).toBe(commitment(`aerie-luck/1:${SERVER}:${ANN}:-:-`));
    expect(sharedSeed(LUCK)).toBe('3baea4d875d29292c44662747fc5bdd1873cbfb172013810b5d9a10923f3df45');
  });

  test('every part counts, and so does its seat', () => {
    const some = [
      LUCK,
      { ...LUCK, server: told(OTHER) },
      { ...LUCK, seats: [told(OTHER), null, null] },
      { ...LUCK, seats: [null, told(ANN), null] },
      { ...LUCK, seats: [told(ANN), told(OTHER), null] },
      { ...LUCK, seats: [null, null, null] },
    ];
    expect(new Set(some.map(sharedSeed)).size).toBe(some.length);
  });

  test('tells who gave a part', () => {
    expect(SEATS.map((_, seat) => luckGivenBy(LUCK, seat))).toEqual(['given', 'withheld', 'none']);
  });

  test('verifies with the match', () => {
    expect(verifyMatchFile(skylark, fileOf(LUCK))).toEqual({ ok: true, at: null, reason: null });
  });

  test.each<[string, SharedLuck, string]>([
    ['a server that changed its part', { ...LUCK, server: { ...LUCK.server, part: OTHER } }, 'luck.server'],
    [
      'a changed part of a person',
      { ...LUCK, seats: [{ ...told(ANN), part: OTHER }, null, null] },
      'luck.seats.0',
    ],
    ['a seat too few', { ...LUCK, seats: [told(ANN), null] }, 'luck.seats'],
    ['a part that was left out of the seed', { ...LUCK, seats: [told(ANN), told(OTHER), null] }, 'luck'],
    ['a part that was struck out afterwards', { ...LUCK, seats: [null, null, null] }, 'luck'],
    ['parts in other seats', { ...LUCK, seats: [null, told(ANN), null] }, 'luck'],
  ])('%s is caught with its place', (_, luck, at) => {
    expect(verifyMatchFile(skylark, fileOf(luck, sharedSeed(LUCK)))).toMatchObject({ ok: false, at });
  });

  test('luck without a seed is caught: nothing follows from it', () => {
    const { seed: _, seedHash: __, ...file } = fileOf(LUCK);
    expect(verifyMatchFile(skylark, file)).toMatchObject({ ok: false, at: 'luck' });
  });
});
