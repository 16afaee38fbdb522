import { describe, expect, test } from 'vitest';
import type { AnalysedMatch, AnalysedSeat } from '../../play/analysed.js';
import { addressOf, ownDecisions, ownIn, totalsOf } from './decisions.js';
import type { Entry } from './device-results.js';

const entry = (change: Partial<Entry>): Entry => ({
  ...{ table: null, game: 'zefiria', mode: '2', at: '2026-11-15T10:00:00Z', source: 'table' },
  ...{ friendly: false, seats: 2, place: 1, points: 10, others: [], rating: null, memorable: {} },
  ...change,
});

const seat = (change: Partial<AnalysedSeat>): AnalysedSeat => ({
  ...{ name: 'Anna', place: 1, points: 10, decisions: 10, accuracy: 90, loss: 0.2 },
  kinds: { fly: 0.15, gem: 0.05 },
  ...change,
});

const match = (address: string, ...seats: AnalysedSeat[]): AnalysedMatch => ({
  address,
  effort: 'usual',
  seats,
});

test.each([
  ['of the server', entry({ table: 't1' }), '/replay/t1'],
  ['of this device', entry({ id: 'L1', source: 'local' }), '/replay/local/L1'],
  ['sent by another device', entry({ source: 'local' }), undefined],
])('a match %s is found by its address', (_, one, address) => {
  expect(addressOf(one)).toBe(address);
});

describe('which seat is one’s own', () => {
  const bruno = seat({ name: 'Bruno', place: 2, points: 7 });
  test.each([
    ['the only person’s', entry({ place: 3 }), [bruno], 'Bruno'],
    ['the one with the result', entry({ place: 2, points: 7 }), [seat({}), bruno], 'Bruno'],
    [
      'with a shared result the one whose name no other has',
      entry({ others: [{ name: 'Anna', level: null }] }),
      [seat({}), seat({ name: 'Bruno' })],
      'Bruno',
    ],
    ['not known otherwise', entry({}), [seat({}), seat({ name: 'Bruno' })], undefined],
  ])('%s', (_, one, seats, name) => {
    expect(ownIn(one, match('x', ...seats))?.name).toBe(name);
  });
});

test('what one gives away is summed up over matches, each once, and by kind of decision', () => {
  const analysed = new Map(
    [
      match('/replay/t1', seat({})),
      match('/replay/local/L1', seat({ decisions: 30, accuracy: 50, loss: 0.6, kinds: { gem: 0.55 } })),
      match('/replay/other', seat({})),
    ].map((one) => [one.address, one]),
  );
  const found = ownDecisions(
    [
      entry({ table: 't1' }),
      entry({ id: 'L1', at: '2026-11-14T10:00:00Z' }),
      entry({ id: 'L1', at: '2026-11-14T10:00:00Z' }),
      entry({ table: 't2' }),
    ],
    analysed,
  );
  expect(found.map(({ accuracy }) => accuracy)).toEqual([50, 90]);
  const totals = totalsOf(found);
  expect([totals.accuracy, totals.loss]).toEqual([60, 0.4]);
  expect(totals.kinds.map(({ key }) => key)).toEqual(['gem', 'fly']);
  expect(totals.kinds[0]?.part).toBeCloseTo(0.8);
});
