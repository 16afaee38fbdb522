import type { TableMessage } from '@aerie/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeTab } from './testing.js';

afterEach(() => void vi.unstubAllGlobals());

const [SERVER, OWN, OTHERS] = ['hash of the server', 'hash of ours', 'hash of theirs'] as const;
type Luck = NonNullable<TableMessage['luck']>;
const drawing = (changed: Partial<Luck> = {}): Luck => ({
  server: { hash: SERVER },
  seats: [{ hash: OWN }, { hash: OTHERS }, null],
  drawing: true,
  ...changed,
});
const disclosed = (changed: Partial<Luck> = {}): Luck => ({
  server: { hash: SERVER, part: 'theirs' },
  seats: [{ hash: OWN, part: 'ours' }, { hash: OTHERS }, null],
  ...changed,
});
const tableOf = (luck: Luck | undefined, id = 'table'): TableMessage => ({
  ...{ id, game: 'skylark', options: {}, status: 'open', listed: false, watchers: true, host: true },
  ...{ stakes: 'none', seats: [], clock: null, seedHash: null, rematch: null, undoWish: null },
  ...{ sketches: [], handovers: [] },
  ...(luck ? { luck } : {}),
});

/** A page that has promised a part. */
async function promised(tab = new FakeTab()) {
  const { connection } = await tab.load();
  const parts = await import('./luck-parts.js');
  connection.open();
  tab.socket.onopen?.();
  parts.keepPart(OWN, 'ours');
  return { tab, ...parts };
}

/** The same, which was asked for it and told whether it counts. */
async function shown(isTaken = true) {
  const page = await promised();
  page.showParts(tableOf(drawing()));
  const { id } = page.tab.socket.requests[0] ?? { id: '' };
  page.tab.socket.say(isTaken ? { type: 'done', id } : { type: 'refused', id, reason: { code: 'noDraw' } });
  await Promise.resolve();
  return page;
}

describe('the part of this browser', () => {
  test('is shown when the match begins, and not before', async () => {
    const { tab, showParts } = await promised();
    const { drawing: _, ...waiting } = drawing();
    showParts(tableOf(waiting));
    showParts(tableOf(undefined));
    expect(tab.socket.requests).toEqual([]);
    showParts(tableOf(drawing()));
    expect(tab.socket.requests).toMatchObject([{ type: 'reveal', table: 'table', part: 'ours' }]);
  });

  test('is shown also after a reload, and never for other seals than before', async () => {
    const { tab } = await shown();
    const again = await tab.load().then(() => import('./luck-parts.js'));
    again.showParts(tableOf(drawing()));
    tab.socket.onopen?.();
    expect(tab.socket.requests).toMatchObject([{ type: 'reveal' }]);
    for (const changed of [{ server: { hash: 'another' } }, { seats: [{ hash: OWN }, null, null] }])
      again.showParts(tableOf(drawing(changed)));
    again.showParts(tableOf(drawing(), 'another table'));
    expect(tab.socket.requests).toHaveLength(1);
  });

  test('of other seats is not known here', async () => {
    const { tab, showParts } = await promised();
    showParts(tableOf(drawing({ seats: [null, { hash: OTHERS }, null] })));
    expect(tab.socket.requests).toEqual([]);
  });
});

describe('what is disclosed at the end', () => {
  test.each<[string, Luck | undefined, string]>([
    ['as it was shown at the start', disclosed(), 'same'],
    ['with another part of the server', disclosed({ server: { hash: 'another', part: 'x' } }), 'changed'],
    [
      'with another promise of somebody',
      disclosed({ seats: [{ hash: OWN, part: 'ours' }, null, null] }),
      'changed',
    ],
    ['without this seat', disclosed({ seats: [null, { hash: OTHERS }, null] }), 'changed'],
    ['not at all', undefined, 'changed'],
    ['without this part', disclosed({ seats: [{ hash: OWN }, { hash: OTHERS }, null] }), 'leftOut'],
  ])('%s', async (_, luck, verdict) => {
    const { luckAsSeen } = await shown();
    expect(luckAsSeen('table', luck)).toBe(verdict);
  });

  test('a part that came too late is missing by right', async () => {
    const { luckAsSeen } = await shown(false);
    expect(luckAsSeen('table', disclosed({ seats: [{ hash: OWN }, { hash: OTHERS }, null] }))).toBe(
      'tooLate',
    );
  });

  test('where no part was shown there is nothing to say', async () => {
    const { luckAsSeen } = await promised();
    expect(luckAsSeen('table', disclosed())).toBeUndefined();
  });
});
