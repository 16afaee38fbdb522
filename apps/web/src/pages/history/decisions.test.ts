import type { Decided } from '@aerie/protocol';
import { describe, expect, test } from 'vitest';
import type { AnalysedMatch, AnalysedSeat } from '../../play/analysed.js';
import { addressOf, decidedIn, ownDecisions, totalsOf } from './decisions.js';
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
  ...{ address, engine: 2, effort: 'usual' },
  seats,
});

test.each([
  ['of the server', entry({ table: 't1' }), '/replay/t1'],
  ['of this device', entry({ id: 'L1', source: 'local' }), '/replay/local/L1'],
  ['sent by another device', entry({ source: 'local', own: { seat: 0, key: 'L2' } }), '/replay/local/L2'],
  ['of somebody else', entry({ source: 'local' }), undefined],
])('a match %s is found by its address', (_, one, address) => {
  expect(addressOf(one)).toBe(address);
});

describe('which seat is one’s own', () => {
  const bruno = seat({ seat: 1, name: 'Bruno', place: 2, points: 7, accuracy: 55 });
  const nameless = seat({ name: 'Bruno', place: 2, points: 7, accuracy: 55 });
  const at = (change: Partial<Entry>) => entry({ table: 't1', ...change });
  test.each<[string, Entry, AnalysedSeat[], number | undefined]>([
    ['the only person’s', at({ place: 3 }), [bruno], 55],
    ['what the server says', at({ own: { seat: 1 } }), [seat({ seat: 0 }), bruno], 55],
    ['nobody’s, for whoever left it', at({ own: {} }), [bruno], undefined],
    ['the one with the result', at({ place: 2, points: 7 }), [seat({}), nameless], 55],
    [
      'with a shared result the one whose name no other has',
      at({ others: [{ name: 'Anna', level: null }] }),
      [seat({}), seat({ name: 'Bruno', accuracy: 55 })],
      55,
    ],
    ['not known otherwise', at({}), [seat({}), seat({ name: 'Bruno' })], undefined],
  ])('%s', (_, one, seats, accuracy) => {
    const analysed = new Map([['/replay/t1', match('/replay/t1', ...seats)]]);
    expect(decidedIn(one, analysed)?.accuracy).toBe(accuracy);
  });
});

describe('what the server knows and what this device does', () => {
  const there: Decided = {
    ...{ engine: 2, effort: 'usual', decisions: 8, accuracy: 70, loss: 0.3 },
    kinds: {},
  };
  const here = (change: Partial<AnalysedMatch>) =>
    new Map([['/replay/t1', { ...match('/replay/t1', seat({ seat: 0 })), ...change }]]);
  const known = (change: Partial<Decided>) =>
    entry({ table: 't1', own: { seat: 0, decided: { ...there, ...change } } });
  test.each<[string, Partial<AnalysedMatch>, Partial<Decided>, number]>([
    ['alike: the server’s', {}, {}, 70],
    ['the closer look', { effort: 'deep' }, {}, 90],
    ['the closer look of another device', {}, { effort: 'deep' }, 70],
    ['the newer analysis', { effort: 'deep' }, { engine: 3 }, 70],
    ['what an older version kept here', { engine: 0, effort: 'deep' }, {}, 70],
  ])('%s', (_, mine, theirs, accuracy) => {
    expect(decidedIn(known(theirs), here(mine))?.accuracy).toBe(accuracy);
  });

  test('a match that was sent from here counts once, and one of another device counts', () => {
    const sent = entry({ source: 'local', own: { seat: 0, key: 'L1', decided: there } });
    const elsewhere = entry({ source: 'local', own: { seat: 0, key: 'L2', decided: there } });
    const analysed = new Map([['/replay/local/L1', match('/replay/local/L1', seat({ seat: 0 }))]]);
    expect(ownDecisions([sent, elsewhere, entry({ id: 'L1', sent: true })], analysed)).toHaveLength(2);
  });

  test('whoever shared a screen had several seats', () => {
    const both = [0, 1].map((own) => entry({ table: 't1', own: { seat: own, decided: there } }));
    expect(ownDecisions([...both, ...both], new Map())).toHaveLength(2);
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
  expect(totals.kinds.map(({ kind }) => kind)).toEqual(['gem', 'fly']);
  expect(totals.kinds[0]?.part).toBeCloseTo(0.8);
});

test.each<[string, Partial<AnalysedMatch>, boolean]>([
  ['alike', {}, false],
  ['of an older version', { engine: 1 }, true],
  ['looked at more closely', { effort: 'deep' }, true],
])('sums say so where not all matches are judged alike: one %s', (_, change, isMixed) => {
  const analysed = new Map(
    [match('/replay/t1', seat({})), { ...match('/replay/t2', seat({})), ...change }].map((one) => [
      one.address,
      one,
    ]),
  );
  const found = ownDecisions([entry({ table: 't1' }), entry({ table: 't2' })], analysed);
  expect(totalsOf(found).isMixed).toBe(isMixed);
});
