import type { Played } from '@aerie/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Known = Pick<Played, 'game' | 'table'> & { readonly id?: string };
let here: readonly Known[] = [];
let there: readonly Known[] | undefined;
vi.mock('./saved.js', () => ({ savedMatches: async () => [] }));
vi.mock('./own-results.js', () => ({ ownResults: async () => here }));
vi.mock('../net/api.js', () => ({
  api: async () => (there ? { kind: 'ok', value: { played: there } } : { kind: 'unreachable' }),
}));
const { isFirstMatch } = await import('./first-match.js');

const local = { id: 'L1', kind: 'local' };
const online = { id: 'T1', kind: 'online' };
const kept = (id: string, game = 'zefiria'): Known => ({ id, game, table: null });
const told = (table: string, game = 'zefiria'): Known => ({ table, game });

describe('a first match', () => {
  beforeEach(() => {
    here = [];
    there = undefined;
  });

  test.each([
    ['nothing was played', [], local, true],
    ['only itself', [kept('L1')], local, true],
    ['another of this game', [kept('L1'), kept('L0')], local, false],
    ['another game', [kept('L0', 'cloud-mine')], local, true],
  ])('on this device: %s', async (_, known, match, isFirst) => {
    here = known;
    expect(await isFirstMatch('zefiria', match)).toBe(isFirst);
  });

  test.each([
    ['only itself', [told('T1')], [], true],
    ['another of this game', [told('T1'), told('T0')], [], false],
    ['another game', [told('T0', 'cloud-mine')], [], true],
    ['one on this device', [told('T1')], [kept('L0')], false],
    ['nobody knows', undefined, [], false],
  ])('at the server: %s', async (_, known, ofDevice, isFirst) => {
    there = known;
    here = ofDevice;
    expect(await isFirstMatch('zefiria', online)).toBe(isFirst);
  });
});
