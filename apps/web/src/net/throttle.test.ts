import '../words/testing-globals.js';
import { ENDPOINTS, type EndpointName, type ErrorCode, errorsOf } from '@aerie/protocol';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TONGUES } from '../words/testing.js';
import { switchLanguage, t } from '../words/words.js';
import type { ApiResult } from './api.js';
import { useOutcome, waitWords } from './throttle.js';

/** One component that is rendered again and again: its state is the same each time, and effects run at once. */
const hooks = vi.hoisted(() => ({ states: [] as unknown[], next: 0, ends: [] as (() => void)[] }));
vi.mock('preact/hooks', () => ({
  useState: (initial: unknown) => {
    const at = hooks.next++;
    if (!(at in hooks.states)) hooks.states[at] = initial;
    return [hooks.states[at], (value: unknown) => (hooks.states[at] = value)];
  },
  useEffect: (act: () => (() => void) | undefined) => {
    for (const end of hooks.ends.splice(0)) end();
    const end = act();
    if (end) hooks.ends.push(end);
  },
}));
vi.mock('./reachability.js', () => ({ reportReachable: () => undefined }));
const outcome = () => {
  hooks.next = 0;
  return useOutcome((answer) => (answer.kind === 'ok' ? undefined : 'refused'));
};

const refused = (code: ErrorCode, args: Record<string, string | number>, status = 429): ApiResult<never> => ({
  kind: 'refused',
  status,
  code,
  args,
});

/** Every code that the contract answers with 429, but for guesses, which have several reasons, and what its own page words. */
const THROTTLES = [
  ...new Set(
    (Object.keys(ENDPOINTS) as EndpointName[])
      .flatMap(errorsOf)
      .flatMap((error) => (error.startsWith('429 ') ? [error.slice(4) as ErrorCode] : [])),
  ),
].filter((code) => code !== 'tooManyGuesses' && code !== 'missedTables');

beforeEach(() => {
  hooks.states = [];
});

describe.each(TONGUES)('why and how long one has to wait, in %s', (tongue) => {
  beforeAll(() => switchLanguage(tongue));

  test('is said for every reason, each in its own words', () => {
    const reasons = [
      ...THROTTLES.map((code) => refused(code, { seconds: 5 })),
      ...['here', 'device', 'network', 'name'].map((by) => refused('tooManyGuesses', { seconds: 5, by })),
    ].map(waitWords);
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const said of reasons) expect(said).toMatch(/5/);
  });
});

test.each([
  [1, 'Try again in 1 second.'],
  [99, 'Try again in 99 seconds.'],
  [900, 'Try again in 15 minutes.'],
  [86_400, 'Try again in 24 hours.'],
])('%i seconds are told as people say it', async (seconds, said) => {
  await switchLanguage('en');
  expect(waitWords(refused('tooFast', { seconds }))).toContain(said);
});

test('whatever else is refused asks for no wait', () => {
  expect(waitWords(refused('wrongPair', {}, 401))).toBeUndefined();
  expect(waitWords({ kind: 'unreachable' })).toBeUndefined();
});

test('a form waits until it may be sent again, and says how long', async () => {
  await switchLanguage('en');
  vi.useFakeTimers();
  outcome().see(refused('tooManyGuesses', { seconds: 3, by: 'here' }));
  expect(outcome()).toMatchObject({
    wrong: `${t('wait.guesses.here')} Try again in 3 seconds.`,
    wait: 'Try again in 3 seconds.',
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome().wait).toBe('Try again in 2 seconds.');
  await vi.advanceTimersByTimeAsync(2000);
  expect(outcome()).toMatchObject({ wrong: undefined, wait: undefined });
  outcome().see(refused('wrongPair', {}, 401));
  expect(outcome()).toMatchObject({ wrong: 'refused', wait: undefined });
  vi.useRealTimers();
});
