import { expect, it, vi } from 'vitest';
import { FakeTab } from '../net/testing.js';
import type { AnalysedMatch } from '../play/analysed.js';
import type { OwnResult } from '../play/own-results.js';

const match = (address: string, change: Partial<AnalysedMatch> = {}): AnalysedMatch => ({
  ...{ address, engine: 2, effort: 'usual' },
  seats: [
    { ...{ seat: 1, name: 'Anna', place: 1, points: 9, decisions: 4, accuracy: 80, loss: 0.2 }, kinds: {} },
  ],
  ...change,
});
const body = {
  ...{ engine: 2, effort: 'usual' },
  seats: [{ seat: 1, decisions: 4, accuracy: 80, loss: 0.2, kinds: {} }],
};
const sentResult: OwnResult = {
  ...{ id: 'L1', table: null, game: 'zefiria', mode: '2', at: '2026-11-15T10:00:00Z', source: 'local' },
  ...{ friendly: false, seats: 2, place: 1, points: 9, others: [], rating: null, memorable: {} },
};

async function page() {
  const tab = new FakeTab();
  const { session } = await tab.load();
  const { noteAnalysed } = await import('../play/analysed.js');
  const { noteResult } = await import('../play/own-results.js');
  const { tellDecisions } = await import('./decisions-upload.js');
  const told = () => tab.fetched.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  return { tab, session, noteAnalysed, noteResult, tellDecisions, told };
}
const TABLE = '/api/matches/t1/decisions';
const LOCAL = '/api/history/import/L1/decisions';

it('what was found without a network is told later, once for everybody who signs in', async () => {
  const { tab, session, noteAnalysed, tellDecisions, told } = await page();
  await noteAnalysed(match('/replay/t1'));
  await tellDecisions();
  expect(told()).toEqual([]);
  session.person.value = { id: 'anna', name: 'Anna' };
  await tellDecisions();
  expect(told()).toEqual([TABLE]);
  tab.answers[`PUT ${TABLE}`] = { body: {} };
  await tellDecisions();
  expect(tab.fetched.at(-1)).toMatchObject({ path: TABLE, body });
  await tellDecisions();
  expect(told()).toHaveLength(2);
  session.person.value = { id: 'ben', name: 'Ben' };
  await tellDecisions();
  expect(told()).toHaveLength(3);
  // A closer look is news.
  await noteAnalysed(match('/replay/t1'));
  await tellDecisions();
  expect(told()).toHaveLength(3);
  await noteAnalysed(match('/replay/t1', { effort: 'deep' }));
  await tellDecisions();
  expect(told()).toHaveLength(4);
});

it('of a match of this device the server hears when it has the match', async () => {
  const { tab, session, noteAnalysed, noteResult, tellDecisions, told } = await page();
  session.person.value = { id: 'anna', name: 'Anna' };
  tab.answers[`PUT ${LOCAL}`] = { body: {} };
  await noteAnalysed(match('/replay/local/L1'));
  await noteResult(sentResult);
  await tellDecisions();
  expect(told()).toEqual([]);
  await noteResult({ ...sentResult, sent: true });
  await tellDecisions();
  expect(told()).toEqual([LOCAL]);
});

it('a match of others holds up nothing and is not told again; where the server is busy, all waits', async () => {
  const { tab, session, noteAnalysed, tellDecisions, told } = await page();
  session.person.value = { id: 'anna', name: 'Anna' };
  tab.answers[`PUT ${TABLE}`] = { status: 404, body: { error: 'notPlayed' } };
  tab.answers['PUT /api/matches/t2/decisions'] = { status: 403, body: { error: 'banned', reason: '' } };
  for (const table of ['t1', 't2', 't3']) await noteAnalysed(match(`/replay/${table}`));
  await tellDecisions();
  await tellDecisions();
  expect(told().map((path) => path.split('/')[3])).toEqual(['t1', 't2', 't2']);
  vi.unstubAllGlobals();
});

it('what an older version kept stays here', async () => {
  const { session, noteAnalysed, tellDecisions, told } = await page();
  session.person.value = { id: 'anna', name: 'Anna' };
  await noteAnalysed(match('/replay/t1', { engine: 0 }));
  await tellDecisions();
  expect(told()).toEqual([]);
});
