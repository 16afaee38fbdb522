import type { MatchMessage, Side, StepMessage } from '@aerie/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyGameUi } from '../contract/game-ui.js';
import type { StagedMoment } from '../contract/moment.js';
import { EventPlayer } from './event-player.js';
import type { Play } from './play.js';

const pace = vi.hoisted(() => ({ speed: 1, moves: true }));
vi.mock('../settings/settings.js', () => ({
  settings: { speed: { peek: () => pace.speed } },
  mayMove: () => pace.moves,
}));
vi.mock('../sound/sound.js', () => ({ play: () => undefined }));

/** An event that is a turning point. */
const TURN = 50;

/** Events are named by the time they take. */
const ui = {
  logLine: (event: number) => ({ key: `took ${event}` }),
  moment: (event: number, picture: string): StagedMoment | undefined =>
    event === TURN ? { title: { key: picture } } : undefined,
  animation: {
    picture: (view: unknown) => view,
    after: (_: unknown, event: number) => `${event} ms of it`,
    takes: (event: number) => event,
    sound: () => undefined,
  },
} as unknown as AnyGameUi;

let number = 0;
const message = (...events: readonly number[]): MatchMessage =>
  ({
    number: ++number,
    sides: [{ seat: 0, view: `after ${number}`, answers: [] }],
    awaited: [0],
    outcome: null,
    seed: null,
    opening: null,
    steps: events.length > 0 ? [{ number, events: [{ seat: 0, events }] }] : [],
  }) as unknown as MatchMessage;

let tell: (message: MatchMessage) => void;
let player: EventPlayer;
let busy: boolean[];

/** Whether the board may show what it does; pictures are painted when this resolves. */
let painted: Promise<unknown> | undefined;
const ready = vi.fn((_: unknown) => painted);
const boardShown = vi.fn();

async function sitDown(kind: Play['kind'] = 'online', secret?: true) {
  number = 0;
  const play = {
    kind,
    boardShown,
    follow(listener: typeof tell) {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Play;
  player = new EventPlayer({ ...ui, ...(secret ? { secret } : {}), ready }, play, (sides) => sides[0]);
  tell(message());
  await player.boardIsThere();
  await vi.advanceTimersByTimeAsync(0);
  busy = [];
  player.busy.subscribe((is) => busy.push(is));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  Object.assign(pace, { speed: 1, moves: true });
  painted = undefined;
  await sitDown();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what takes its time is shown, one after the other, and then what is true', async () => {
  tell(message(300, 200));
  expect([player.busy.value, player.picture.value]).toEqual([true, '300 ms of it']);
  await vi.advanceTimersByTimeAsync(300);
  expect([player.busy.value, player.picture.value]).toEqual([true, '200 ms of it']);
  await vi.advanceTimersByTimeAsync(200);
  expect([player.busy.value, player.picture.value]).toEqual([false, 'after 2']);
});

test('what takes no time never interrupts whoever is about to act', async () => {
  for (let i = 0; i < 3; i++) tell(message(0, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(player.picture.value).toBe('after 4');
  expect(player.log.value).toHaveLength(6);
  expect(busy).not.toContain(true);
});

test('what arrives meanwhile waits its turn; whoever skips sees the end of it at once', async () => {
  tell(message(300));
  tell(message(500, 400));
  expect(player.moment.value?.number).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  expect([player.moment.value?.number, player.picture.value]).toEqual([2, '500 ms of it']);
  player.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([player.moment.value?.number, player.picture.value, player.busy.value]).toEqual([
    3,
    'after 3',
    false,
  ]);
});

test('where much waits all of it is quicker, and none is left out; somebody who takes their time is shown at theirs', async () => {
  const shownAt: (readonly [string, number])[] = [];
  const begin = performance.now();
  const stop = player.picture.subscribe((picture) => {
    const isEvent = String(picture).endsWith('of it');
    if (isEvent) shownAt.push([String(picture), Math.round(performance.now() - begin)]);
  });
  // One's own answer, and at once six bots.
  tell({ ...message(900), awaited: [1] });
  for (let i = 0; i < 6; i++) tell({ ...message(1000 + i), awaited: [1] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shownAt.map(([event]) => Number.parseInt(event, 10))).toEqual([
    900, 1000, 1001, 1002, 1003, 1004, 1005,
  ]);
  expect(shownAt.at(-1)?.[1]).toBeLessThan(4000);
  expect(player.pace.value).toBe(1);
  // Somebody who decides half a minute later is not hurried by that.
  await vi.advanceTimersByTimeAsync(30_000);
  tell({ ...message(1500), awaited: [1] });
  expect(player.pace.value).toBe(1);
  await vi.advanceTimersByTimeAsync(1499);
  expect(player.busy.value).toBe(true);
  stop();
});

describe('part of the wait, so that the rest of it is quicker, is', () => {
  const others = (...events: readonly number[]) => ({ ...message(...events), awaited: [1] });
  let paces: number[];
  let stop: () => void;
  beforeEach(() => {
    paces = [];
    stop = player.picture.subscribe((picture) => {
      if (String(picture).endsWith('of it')) paces.push(player.pace.value);
    });
  });
  afterEach(() => stop());

  test('what was shown before they thought, and their thinking', async () => {
    tell(others(1700));
    await vi.advanceTimersByTimeAsync(1700 + 1000);
    tell(others(901, 902));
    await vi.advanceTimersByTimeAsync(5000);
    expect(paces).toEqual([1, 0.35, 0.35]);
  });

  test('what leads to a turning point, but not the time in which that is staged', async () => {
    tell(others(TURN));
    tell(others(3400 - TURN / 2));
    await vi.advanceTimersByTimeAsync(9000);
    expect(paces).toEqual([1, 0.7]);
  });

  test('what painting takes', async () => {
    for (const event of [900, 901, 902]) tell(others(event));
    painted = new Promise((done) => setTimeout(done, 900 + 1200));
    await vi.advanceTimersByTimeAsync(8000);
    expect(paces).toEqual([1, 0.7, 0.7]);
  });
});

test('where bots decide one after the other none of their moves takes the time of the later ones', async () => {
  const paces: number[] = [];
  const stop = player.picture.subscribe((picture) => {
    if (String(picture).endsWith('of it')) paces.push(player.pace.value);
  });
  /** One's own answer, then five bots: each decides while the move before it is shown. */
  const turn = async () => {
    for (const event of [1000, 1001, 1002, 1003, 1004, 1005]) {
      tell({ ...message(event), awaited: [event === 1005 ? 0 : 1] });
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(8000);
    return paces.splice(0);
  };
  expect(await turn()).toEqual([1, 0.35, 0.5, 0.5, 0.5, 0.5]);
  // From then on it is known how much comes.
  expect(await turn()).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.7]);
  stop();
});

test('moves that are too many to be shown are drawn together, and bots are not held up by it', async () => {
  tell({ ...message(3400), awaited: [1] });
  await vi.advanceTimersByTimeAsync(3400);
  const drawn: unknown[] = [];
  const stop = player.picture.subscribe((picture) => drawn.push(picture));
  for (let i = 0; i < 10; i++) {
    tell({ ...message(300), awaited: [1] });
    await vi.advanceTimersByTimeAsync(25);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawn).toEqual(['after 2', 'after 3', 'after 5', 'after 7', 'after 10', 'after 12']);
  expect(player.log.value).toHaveLength(11);
  expect([player.moment.value?.number, player.busy.value]).toEqual([12, false]);
  stop();
});

test('before the board is there nothing moves; then what came meanwhile is shown step by step', async () => {
  const play = { kind: 'local', boardShown, follow: (hear: typeof tell) => (tell = hear) } as unknown as Play;
  boardShown.mockClear();
  player = new EventPlayer(ui, play, (sides) => sides[0]);
  tell(message());
  tell(message(300));
  tell(message(200));
  await vi.advanceTimersByTimeAsync(5000);
  expect([player.moment.value?.number, player.busy.value]).toEqual([2, false]);
  expect(boardShown).not.toHaveBeenCalled();
  await player.boardIsThere();
  expect(boardShown).toHaveBeenCalledTimes(1);
  expect(player.picture.value).toBe('300 ms of it');
  await vi.advanceTimersByTimeAsync(300);
  expect(player.picture.value).toBe('200 ms of it');
});

test('nothing more is shown before the pictures of what lies there are painted, unless one hurries', async () => {
  let paint = () => {};
  painted = new Promise<void>((done) => {
    paint = done;
  });
  tell(message(300));
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.moment.value?.number).toBe(1);
  paint();
  await vi.advanceTimersByTimeAsync(300);
  expect(player.moment.value?.number).toBe(2);
  painted = new Promise(() => undefined);
  tell(message(300));
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.moment.value?.number).toBe(2);
  player.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(player.moment.value?.number).toBe(3);
});

test('what comes later is painted while what came before it is shown', () => {
  tell(message(300));
  ready.mockClear();
  tell(message(300));
  tell(message(300));
  expect([ready.mock.calls.flat(), player.moment.value?.number]).toEqual([['after 3', 'after 4'], 1]);
});

describe('a turning point', () => {
  const staged = () => player.staged.value?.title.key;

  test('is staged once its event was shown, with the picture after it, and what follows waits', async () => {
    tell(message(TURN, 300));
    tell(message(200));
    expect(staged()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(TURN);
    expect([staged(), player.busy.value]).toEqual(['50 ms of it', true]);
    await vi.advanceTimersByTimeAsync(2999);
    expect([staged(), player.picture.value]).toEqual(['50 ms of it', '50 ms of it']);
    await vi.advanceTimersByTimeAsync(1);
    expect([staged(), player.picture.value]).toEqual([undefined, '300 ms of it']);
  });

  test('is not passed over by whoever hurries; one more tap goes on, and what follows is shown', async () => {
    tell(message(300, TURN, 200));
    player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(staged()).toBe('50 ms of it');
    player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([staged(), player.picture.value]).toEqual([undefined, '200 ms of it']);
  });

  test.each([
    ['at twice the speed', { speed: 2 }, 1500],
    ['for a glance where results are wanted at once', { speed: 0 }, 1200],
    ['for as long without motion', { moves: false }, 3000],
  ])('is staged %s', async (_, change, ms) => {
    Object.assign(pace, change);
    tell(message(TURN));
    await vi.advanceTimersByTimeAsync(TURN);
    expect(staged()).toBe('50 ms of it');
    await vi.advanceTimersByTimeAsync(ms);
    expect([staged(), player.busy.value]).toEqual([undefined, false]);
  });

  test('is not staged where nobody looks', async () => {
    vi.stubGlobal('document', { hidden: true });
    tell(message(TURN));
    await vi.advanceTimersByTimeAsync(0);
    expect([staged(), player.moment.value?.number]).toEqual([undefined, 2]);
  });

  test('is not staged for whoever comes back after a while', async () => {
    const missed = message(TURN);
    tell({ ...missed, steps: Array.from({ length: 41 }, () => missed.steps[0] as StepMessage) });
    await vi.advanceTimersByTimeAsync(0);
    expect([staged(), player.busy.value]).toEqual([undefined, false]);
  });

  test('is passed over in a replay that is stepped through, or runs quickly', async () => {
    await sitDown('replay');
    tell(message(300, TURN));
    player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([staged(), player.moment.value?.number]).toEqual([undefined, 2]);
    player.stages = false;
    tell(message(TURN));
    await vi.advanceTimersByTimeAsync(TURN);
    expect([staged(), player.moment.value?.number]).toEqual([undefined, 3]);
  });
});

describe('what happened lately', () => {
  const recent = () => player.recent.map(({ number: of, shown }) => [of, shown?.picture]);

  test('has the picture after what happened, and the view that it was seen with', async () => {
    tell(message(300));
    await vi.advanceTimersByTimeAsync(300);
    expect(player.recent[0]?.shown).toEqual({ picture: '300 ms of it', view: 'after 1', seat: 0 });
  });

  test('has pictures also of what was too much to be shown one by one', async () => {
    const missed = message(300);
    tell({
      ...missed,
      steps: Array.from({ length: 41 }, (_, i) => ({ ...(missed.steps[0] as StepMessage), number: i })),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(recent().at(-1)).toEqual([40, '300 ms of it']);
  });

  test('has words only of what was before, and of what others at the screen must not see', async () => {
    await sitDown('local', true);
    const shared = message(0);
    tell({ ...shared, sides: [0, 1].map((seat) => ({ ...(shared.sides[0] as Side), seat })) });
    await vi.advanceTimersByTimeAsync(0);
    expect(recent()).toEqual([[2, undefined]]);
    tell({ ...message(0), opening: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(recent()).toEqual([[3, undefined]]);
  });

  test('is not kept for ever', async () => {
    for (let i = 0; i < 5; i++) tell(message(...Array.from({ length: 100 }, () => 0)));
    await vi.advanceTimersByTimeAsync(0);
    expect(player.recent).toHaveLength(200);
  });

  test('forgets what was taken back', async () => {
    tell(message(0));
    tell({ ...message(), steps: [{ number: 3, events: [], back: { seat: 0, to: 2 } }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(recent()).toEqual([]);
  });
});
