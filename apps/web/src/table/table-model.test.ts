import type { AnyGame } from '@aerie/kernel';
import type { MatchMessage, Side, TableMessage } from '@aerie/protocol';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGameUi } from '../contract/game-ui.js';
import type { Play } from '../play/play.js';
import { TableModel } from './table-model.js';

/* Which answers are given by themselves. */

const on = vi.hoisted(() => ({ auto: true }));
vi.mock('../settings/settings.js', () => {
  const fixed = (of: () => unknown) => ({
    get value() {
      return of();
    },
    peek: of,
  });
  return {
    settings: { speed: fixed(() => 1), auto: fixed(() => on.auto), confirm: fixed(() => true) },
    mayMove: () => true,
  };
});
vi.mock('../words/words.js', () => ({ canSay: () => false, say: String, t: String }));
vi.mock('../sound/sound.js', () => ({ play: () => undefined }));

/** Answers are words; `end` ends the turn, `hurt` would be asked about, `aside` counts for nothing. */
const game = {
  id: 'game',
  read: (text: string) => text,
  write: (answer: string) => answer,
  imagine: () => ({ awaited: [0] }),
  clone: (state: object) => ({ ...state }),
  apply: (state: { awaited: number[] }, _: number, answer: string) => {
    state.awaited = answer === 'end' ? [1] : [0];
  },
  awaited: (state: { awaited: number[] }) => state.awaited,
} as unknown as AnyGame;
const ui = {
  animation: { picture: (view: unknown) => view },
  confirm: (answer: string) => (answer === 'hurt' ? { key: 'sure?' } : undefined),
  isAside: (answer: string) => answer === 'aside',
} as unknown as AnyGameUi;

const ONE = { kind: 'person', mine: true, cover: null, resigned: false, name: 'Anna' };
let given: string[];
let model: TableModel;
let number: number;
let tell: (message: MatchMessage) => void;

/** Asks for one of these answers; `undo` says why nothing can be taken back, null that something can. */
function asked(answers: readonly string[], undo: Side['undo'] = { code: 'nothing' }): void {
  const side = { seat: 0, view: `${++number}`, answers, open: null, silent: false, undo };
  const told = { number, opening: null, steps: [], sides: [side], awaited: [0], outcome: null, seed: null };
  tell(told as unknown as MatchMessage);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  on.auto = true;
  given = [];
  number = 0;
  const play = {
    kind: 'local',
    table: signal({ seats: [ONE], status: 'running' } as unknown as TableMessage),
    sketches: signal([]),
    follow(hear: typeof tell) {
      tell = hear;
      return () => undefined;
    },
    answer: async (_: number, __: unknown, text: string) => void given.push(text),
    undo: async () => undefined,
  } as unknown as Play;
  model = new TableModel(play, game, ui, 'random');
  void model.player.boardIsThere();
});
afterEach(() => {
  model.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each<[string, readonly string[], Side['undo'], readonly string[]]>([
  ['the only answer', ['go'], null, ['go']],
  ['the only one that counts', ['go', 'aside'], null, ['go']],
  ['none of two', ['go', 'stay'], null, []],
  ['none that hurts', ['hurt'], null, []],
  ['none that ends a turn of which something can be taken back', ['end'], null, []],
  ['one that ends a turn of which nothing can be taken back', ['end'], { code: 'drawnSince' }, ['end']],
])('by itself is given %s', async (_, answers, undo, expected) => {
  asked(answers, undo);
  await vi.advanceTimersByTimeAsync(5000);
  expect(given).toEqual(expected);
});

test('nothing is given by itself where that is switched off', async () => {
  on.auto = false;
  asked(['go']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(given).toEqual([]);
});

test('what was taken back is not given again by itself, until one has answered', async () => {
  asked(['go']);
  await vi.advanceTimersByTimeAsync(5000);
  model.undo();
  asked(['go']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(given).toEqual(['go']);
  model.choose('go');
  await vi.advanceTimersByTimeAsync(0);
  asked(['on']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(given).toEqual(['go', 'go', 'on']);
});
