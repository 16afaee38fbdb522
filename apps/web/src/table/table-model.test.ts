import type { AnyGame } from '@aerie/kernel';
import type { MatchMessage, Side, TableMessage } from '@aerie/protocol';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGameUi } from '../contract/game-ui.js';
import type { Play } from '../play/play.js';
import { BotNotLoaded } from '../play/thinking.js';
import { TableModel } from './table-model.js';

/* Which answers are given by themselves, and what a hint comes to. */

const on = vi.hoisted(() => ({ auto: true }));
vi.mock('../settings/settings.js', () => {
  const fixed = (of: () => unknown) => ({
    get value() {
      return of();
    },
    peek: of,
  });
  return {
    settings: {
      speed: fixed(() => 1),
      auto: fixed(() => on.auto),
      confirm: fixed(() => true),
      botsAsk: fixed(() => true),
    },
    mayMove: () => true,
  };
});
vi.mock('../words/words.js', () => ({ canSay: () => false, say: String, t: String }));
vi.mock('../sound/sound.js', () => ({ play: () => undefined }));
const adviser = vi.hoisted(() => ({
  advise: (_position: { level: string }, _loading: (is: boolean) => void): Promise<unknown> =>
    new Promise(() => {}),
}));
vi.mock('../play/thinking.js', async (original) => ({
  ...(await original<typeof import('../play/thinking.js')>()),
  advise: (...asked: Parameters<typeof adviser.advise>) => adviser.advise(...asked),
}));

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
const missing = signal<string | undefined>(undefined);

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
    missingBot: { level: missing },
  } as unknown as Play;
  missing.value = undefined;
  model = new TableModel(play, game, ui, 'master');
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

/** Asks for a hint; gives what is shown on the way, and lets the adviser answer. */
async function hinted(answer: () => Promise<unknown>): Promise<unknown[]> {
  const shown: unknown[] = [];
  adviser.advise = async (_, loading) => {
    for (const is of [true, false]) {
      loading(is);
      await Promise.resolve();
    }
    return answer();
  };
  const stop = model.hint.subscribe((hint) => shown.push(hint));
  await model.askHint();
  stop();
  return shown;
}

const ADVICE = { answer: 'go', reason: { code: 'botWould' }, because: [], plan: [], ahead: [], odds: [] };
const notLoaded = () => Promise.reject(new BotNotLoaded('master'));

test('a hint is shown to be fetched, then thought about, then there; the strongest level gives it', async () => {
  asked(['go', 'stay']);
  const shown = await hinted(async () => ADVICE);
  expect(shown.slice(0, -1)).toEqual([undefined, 'thinking', 'loading', 'thinking']);
  expect(model.advised.value).toMatchObject({ answer: 'go' });
  expect(model.adviser).toBe('master');
});

test('a hint has all reasons, the main one first, and what is known of its answer and of the next best', async () => {
  asked(['go', 'stay']);
  const odds = ['go', 'stay'].map((answer, i) => ({ answer, facts: { worth: 9 - i } }));
  await hinted(async () => ({ ...ADVICE, because: [{ code: 'feeds' }], odds }));
  expect(model.advised.value).toMatchObject({
    reasons: [{ code: 'botWould' }, { code: 'feeds' }],
    facts: { worth: 9 },
    next: { answer: 'stay', facts: { worth: 8 } },
  });
});

test('a hint says first where to look, then what to do, then what is meant to follow, and goes', async () => {
  asked(['go', 'stay']);
  await hinted(async () => ({ ...ADVICE, nudge: { code: 'look' }, plan: ['on'], ahead: ['off'] }));
  const shown = () => [model.hinted.value, model.planned.value?.ahead, model.hint.value !== undefined];
  expect(shown()).toEqual([[], undefined, true]);
  model.nextHint();
  expect(shown()).toEqual([['go'], undefined, true]);
  model.nextHint();
  expect(shown()).toEqual([['go', 'on'], ['off'], true]);
  model.nextHint();
  expect(shown()).toEqual([[], undefined, false]);
});

test('a hint of a bot that says neither where to look nor what follows has one step', async () => {
  asked(['go', 'stay']);
  await hinted(async () => ADVICE);
  expect(model.hinted.value).toEqual(['go']);
  model.nextHint();
  expect(model.hint.value).toBeUndefined();
});

test('that the bot could not be fetched is shown, unless the match waits for one and says so already', async () => {
  asked(['go', 'stay']);
  expect((await hinted(notLoaded)).at(-1)).toBeInstanceOf(BotNotLoaded);
  expect(model.advised.value).toBeUndefined();
  // Asked once more, it may be there.
  await hinted(async () => ADVICE);
  expect(model.advised.value).toMatchObject({ answer: 'go' });
  missing.value = 'master';
  expect((await hinted(notLoaded)).at(-1)).toBeUndefined();
});

test('advice that comes when the match has gone on is not shown', async () => {
  asked(['go', 'stay']);
  await hinted(async () => {
    asked(['on', 'off']);
    return ADVICE;
  });
  expect(model.hint.value).toBeUndefined();
});

test.each([
  ['before it comes', true],
  ['when it is there', false],
])('a hint stays while others answer who decide at the same time, %s', async (_, before) => {
  asked(['go', 'stay']);
  await hinted(async () => {
    if (before) asked(['go', 'stay']);
    return ADVICE;
  });
  if (!before) asked(['go', 'stay']);
  expect(model.advised.value).toMatchObject({ answer: 'go' });
});

test('a hint goes when its person has answered, even where the same is asked again', async () => {
  asked(['go', 'stay']);
  await hinted(async () => ADVICE);
  model.choose('go');
  asked(['go', 'stay']);
  expect(model.hint.value).toBeUndefined();
});

test('advice that comes when its person has answered is not shown', async () => {
  asked(['go', 'stay']);
  await hinted(async () => {
    model.choose('go');
    asked(['go', 'stay']);
    return ADVICE;
  });
  expect(model.hint.value).toBeUndefined();
});
