import { expect, test } from 'vitest';
import { Unreachable, waitFor } from './wait-for.js';

const waiting = (told: string[], forMs = 60_000) => ({
  what: 'PostgreSQL at db:5432',
  check: 'See that it runs.',
  forMs,
  isTransient: (error: unknown) => (error as Error).message !== 'wrong password',
  tell: (message: string) => void told.push(message),
});

/** Fails as often as there are reasons. */
const failing =
  (...reasons: string[]) =>
  async () => {
    const reason = reasons.shift();
    if (reason !== undefined) throw new Error(reason);
    return 'there';
  };

test('what is there at once is not told of', async () => {
  const told: string[] = [];
  expect(await waitFor(failing(), waiting(told))).toBe('there');
  expect(told).toEqual([]);
});

test('what comes later is waited for, and told of once at first and when it is there', async () => {
  const told: string[] = [];
  expect(await waitFor(failing('refused', 'refused'), waiting(told))).toBe('there');
  expect(told).toEqual([
    'waiting for PostgreSQL at db:5432, for up to 60 s: refused',
    expect.stringMatching(/^PostgreSQL at db:5432 is there after \d+ s$/),
  ]);
});

test('what does not come is given up with what it was, why, and what to check', async () => {
  const error = await waitFor(failing(...Array(9).fill('refused')), waiting([], 250)).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(Unreachable);
  expect((error as Error).message).toMatch(
    /^PostgreSQL at db:5432 could not be reached for \d+ s: refused\nSee that it runs\.$/,
  );
});

test('what waiting does not mend is not waited for', async () => {
  const told: string[] = [];
  await expect(waitFor(failing('wrong password'), waiting(told))).rejects.toThrow('wrong password');
  expect(told).toEqual([]);
});
