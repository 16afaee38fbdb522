import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { deviceOf } from './device.js';
import { folded } from './folded-name.js';
import { Passwords, weakness } from './passwords.js';
import { AttemptThrottle, type Guess, SignInThrottle, type TooMany } from './sign-in-throttle.js';

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('guesses, $name', ({ create }) => {
  let database: TestDatabase;
  let storage: Storage;
  let time = 0;
  const now = () => time;
  beforeEach(async () => {
    database = await create();
    storage = await database.open();
    time = 1_000_000;
  });
  afterEach(async () => {
    await storage.close();
    database.remove();
  });

  test('failures double the wait, up to a longest one, and are forgotten', async () => {
    const guesses = new AttemptThrottle(storage, 'thing', { free: 3, longestMs: 900_000 }, now);
    const waits: number[] = [];
    for (let i = 0; i < 15; i++) {
      expect(await guesses.begin('a')).toBe(0);
      const seconds = await guesses.wait('a');
      waits.push(seconds);
      // Whoever does not wait is told so, and that counts for nothing.
      expect(await guesses.begin('a')).toBe(waits.length < 3 ? 0 : seconds);
      if (waits.length < 3) await guesses.right('a', false);
      time += seconds * 1000;
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(await guesses.wait('b')).toBe(0);
    time += 60 * 60_000;
    await guesses.begin('b');
    expect(await guesses.size()).toBe(1);
    await guesses.begin('a');
    expect(await guesses.wait('a')).toBe(0);
  });

  test('a right guess counts no more', async () => {
    const guesses = new AttemptThrottle(storage, 'thing', { free: 3, longestMs: 900_000 }, now);
    for (let i = 0; i < 10; i++) {
      await guesses.begin('a');
      await guesses.right('a', false);
    }
    expect(await guesses.wait('a')).toBe(0);
    for (let i = 0; i < 3; i++) await guesses.begin('a');
    expect(await guesses.wait('a')).toBe(1);
    await guesses.right('a', true);
    expect(await guesses.wait('a')).toBe(0);
    expect(await guesses.size()).toBe(0);
  });

  /** Guesses until it has to wait; gives how many were let through, and what stood in the way. */
  const exhaust = async (throttle: SignInThrottle, guess: (i: number) => Guess) => {
    for (let through = 0; ; through++) {
      const got = await throttle.attempt(guess(through));
      if ('seconds' in got) return { through, by: got.by };
    }
  };
  const mayTry = async (throttle: SignInThrottle, guess: Guess) =>
    'right' in (await throttle.attempt({ ...guess }));

  test('at several processes they count together, also many at once', async () => {
    const [here, there] = [new SignInThrottle(storage, now), new SignInThrottle(storage, now)];
    const anna = { subject: 'name anna', network: '10.0.0.0' };
    const tries = Array.from({ length: 16 }, (_, i) => (i % 2 ? here : there).attempt(anna));
    const through = (await Promise.all(tries)).filter((one) => 'right' in one);
    expect(through).toHaveLength(5);
    expect(await here.attempt(anna)).toEqual({ seconds: 1, by: 'here' });
    time += 1000;
    const again = await there.attempt(anna);
    if (!('right' in again)) throw new Error('not let through');
    await again.right();
    expect(await here.attempt(anna)).toHaveProperty('right');
  });

  test('who guesses at a name makes nobody wait who comes from elsewhere', async () => {
    const throttle = new SignInThrottle(storage, now);
    const guess = { subject: 'name anna', network: '10.0.0.0' };
    expect(await exhaust(throttle, () => guess)).toEqual({ through: 5, by: 'here' });
    expect(await mayTry(throttle, { ...guess, network: '10.0.0.1' })).toBe(true);
    expect(await mayTry(throttle, { ...guess, subject: 'name ben' })).toBe(true);
  });

  test.each<[TooMany, number, (i: number) => Guess]>([
    ['network', 30, (i) => ({ subject: `name ${i}`, network: '10.0.0.0' })],
    ['name', 200, (i) => ({ subject: 'name anna', network: `10.0.0.${i}` })],
  ])('who goes on all the same waits by the %s alone; a known browser does not', async (by, free, guess) => {
    const throttle = new SignInThrottle(storage, now);
    expect(await exhaust(throttle, guess)).toEqual({ through: free, by });
    const anna = { subject: 'name anna', network: '10.0.0.0' };
    expect(await mayTry(throttle, anna)).toBe(false);
    expect(await mayTry(throttle, { ...anna, device: 'phone' })).toBe(true);
    expect(await exhaust(throttle, () => ({ ...anna, device: 'phone' }))).toEqual({
      through: 4,
      by: 'device',
    });
  });
});

test.each([
  ['Zoë', 'ZOE'],
  ['Straße', 'STRASSE'],
  ['Änna  Gans', 'anna gans'],
  ['ﬁn', 'FIN'],
])('%s and %s are the same name', (one, other) => expect(folded(one)).toBe(folded(other)));

test('names without letters are names all the same', () => {
  expect(folded('´')).not.toBe('');
  expect(folded('🐔')).toBe('🐔');
});

test('passwords are told from others, typed in either way, and at any cost', async () => {
  const [cheap, dear] = [new Passwords({ N: 16, r: 8, p: 1 }), new Passwords({ N: 32, r: 8, p: 1 })];
  const hash = await cheap.hash('Zo\u00eb is here');
  expect(await dear.isRight('Zoe\u0308 is here', hash)).toBe(true);
  expect(await dear.isRight('Zoe is here', hash)).toBe(false);
  expect(await dear.isRight('anything', undefined)).toBe(false);
  expect([cheap, dear].map((one) => one.isDated(hash))).toEqual([false, true]);
  expect((await cheap.hash('same')).key).not.toBe((await cheap.hash('same')).key);
  const many = await Promise.all(Array.from({ length: 9 }, () => dear.isRight('Zo\u00eb is here', hash)));
  expect(many).toEqual(Array(9).fill(true));
});

test.each([
  ['1234567', 'tooShort'],
  ['🐔🐔🐔🐔🐔🐔🐔', 'tooShort'],
  ['x'.repeat(201), 'tooLong'],
  ['Annabella', 'isName'],
  ['12345678', 'isCommon'],
  ['Password', 'isCommon'],
  ['qwertyuiop', 'isCommon'],
  ['Sunshine2026', 'isCommon'],
  ['iloveyou!', 'isCommon'],
  ['aaaaaaaaaaaa', 'isCommon'],
  ['abc1abc1abc1', 'isCommon'],
  ['over the clouds', undefined],
  ['sunshine over 7 hills', undefined],
  ['🐔🦆🦢🦅🦉🐧🦜🐦', undefined],
])('as a password, %s is %s', (password, why) => expect(weakness(password, 'annabella')).toBe(why));

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36 Edg/147.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Mac'],
  ['curl/8', null, null],
])('%s', (agent, browser, system) => expect(deviceOf(agent)).toEqual({ browser, system }));
