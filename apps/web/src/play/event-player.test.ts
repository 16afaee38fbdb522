import type { MatchMessage } from '@aerie/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGameUi } from '../contract/game-ui.js';
import { EventPlayer } from './event-player.js';
import type { Play } from './play.js';

vi.mock('../settings/settings.js', () => ({ settings: { speed: { peek: () => 1 } }, mayMove: () => true }));
vi.mock('../sound/sound.js', () => ({ play: () => undefined }));

/** Events are named by the time they take. */
const ui = {
  secret: false,
  logLine: (event: number) => ({ key: `took ${event}` }),
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

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  number = 0;
  const play = {
    follow(listener: typeof tell) {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Play;
  player = new EventPlayer(ui, play, (sides) => sides[0]);
  tell(message());
  await vi.advanceTimersByTimeAsync(0);
  busy = [];
  player.busy.subscribe((is) => busy.push(is));
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
