import type { FromServer, MatchMessage } from '@aerie/protocol';
import { expect, test, vi } from 'vitest';
import { OnlinePlay } from './online.js';
import type { ChatMessage } from './play.js';

/* What somebody at a table of the server has been told, and what they say of it. */

const net = vi.hoisted(() => ({
  asked: [] as unknown[],
  hear: (_: unknown): void => undefined,
  open: (): void => undefined,
}));
vi.mock('../net/connection.js', () => ({
  connection: {
    listen: (hear: typeof net.hear) => {
      net.hear = hear;
      return () => undefined;
    },
    whenOpen: (open: () => void) => {
      net.open = open;
      open();
      return () => undefined;
    },
    ask: async (type: string, fields: object) => {
      net.asked.push({ type, ...fields });
      return {};
    },
  },
}));

const file = vi.hoisted(() => ({ answer: { kind: 'unreachable' } as object }));
vi.mock('../net/api.js', () => ({ api: async () => file.answer }));

const message = (number: number, over: Partial<MatchMessage> = {}): FromServer => ({
  ...{ type: 'match', table: 'T', number, opening: null, steps: [], sides: [], awaited: [], outcome: null },
  seed: null,
  ...over,
});
const steps = (...numbers: number[]): MatchMessage['steps'] =>
  numbers.map((number) => ({ number, events: [], back: null }));
const opening: MatchMessage['opening'] = [{ seat: 0, events: ['opening'] }];
const last = () => net.asked.at(-1);

test('a match that was carried over to newer rules is told from the beginning, and what was known is forgotten', async () => {
  const play = new OnlinePlay('T');
  expect(last()).toEqual({ type: 'watch', table: 'T', since: 0 });
  const heard: MatchMessage[] = [];
  play.follow((one) => heard.push(one));
  net.hear(message(0, { opening }));
  net.hear(message(3, { steps: steps(0, 1, 2) }));
  // The line breaks and opens again; what crosses is told once.
  net.open();
  expect(last()).toEqual({ type: 'watch', table: 'T', since: 3 });
  net.hear(message(4, { steps: steps(2, 3) }));
  expect(heard.at(-1)?.steps.map(({ number }) => number)).toEqual([3]);

  net.hear(message(2, { revision: 1, opening, steps: steps(0, 1) }));
  expect(heard.at(-1)).toMatchObject({ number: 2, revision: 1, opening });
  expect(heard.at(-1)?.steps.map(({ number }) => number)).toEqual([0, 1]);
  const late: MatchMessage[] = [];
  play.follow((one) => late.push(one));
  expect(late).toEqual([heard.at(-1)]);
  net.open();
  expect(last()).toEqual({ type: 'watch', table: 'T', since: 2, revision: 1 });
});

test('whoever decides says what they had seen, not what has come since', async () => {
  const play = new OnlinePlay('T');
  net.hear(message(5, { revision: 1, opening, steps: steps(0, 1, 2, 3, 4) }));
  await play.answer(0, { number: 4 }, 'x');
  expect(last()).toEqual({ type: 'answer', table: 'T', seat: 0, number: 4, answer: 'x' });
  await play.answer(0, { number: 5, revision: 1 }, 'x');
  expect(last()).toMatchObject({ number: 5, revision: 1 });
  await play.undo(0, { number: 5, revision: 1 });
  expect(last()).toMatchObject({ type: 'undo', number: 5, revision: 1 });
  await play.sketch(0, { number: 5, revision: 1 }, ['x']);
  expect(last()).toMatchObject({ type: 'sketch', number: 5, revision: 1, plan: ['x'] });
});

test('lines of others count as unread once one is here; a reaction is shown for some seconds, one of a seat', () => {
  vi.useFakeTimers();
  const play = new OnlinePlay('T');
  const line = (number: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
    ...{ number, seat: 1, name: 'Ben', mine: false, text: `line ${number}`, muted: false, at: `${number}` },
    ...over,
  });
  const say = (...lines: ChatMessage[]) => net.hear({ type: 'chat', table: 'T', lines });
  const unread = () => play.unread.value.map(({ text }) => text);
  say(line(0), line(1));
  expect(unread()).toEqual([]);
  say(line(2), line(3, { mine: true, seat: 0 }), line(0, { seat: null, muted: true }));
  expect(unread()).toEqual(['line 2']);
  // Told again after an interruption, nothing is new; of somebody who was muted nothing stays.
  say(line(0), line(1), line(2), line(3, { mine: true }), line(4));
  expect(unread()).toEqual(['line 2', 'line 4']);
  say(line(2, { muted: true }), line(4, { muted: true }));
  expect(unread()).toEqual([]);

  const react = (seat: number, reaction: 'wow' | 'oops') =>
    net.hear({ type: 'reaction', table: 'T', seat, name: `seat ${seat}`, mine: false, reaction });
  react(0, 'wow');
  react(1, 'wow');
  react(0, 'oops');
  expect(play.reactions.value.map(({ seat, reaction }) => [seat, reaction])).toEqual([
    [1, 'wow'],
    [0, 'oops'],
  ]);
  vi.runAllTimers();
  expect(play.reactions.value).toEqual([]);
  vi.useRealTimers();
});

test('what comes while the page is being loaded is told step by step to who follows first, and whole to others', () => {
  const play = new OnlinePlay('T');
  net.hear(message(0, { opening }));
  net.hear(message(1, { steps: steps(0) }));
  net.hear(message(3, { steps: steps(1, 2) }));
  const heard: number[][] = [];
  const hear = (one: MatchMessage) => heard.push([one.number, one.steps.length]);
  play.follow(hear)();
  expect(heard.splice(0)).toEqual([
    [0, 0],
    [1, 1],
    [3, 2],
  ]);
  net.hear(message(4, { steps: steps(3) }));
  play.follow(hear);
  expect(heard).toEqual([[4, 4]]);
});

test('when the last answer was given stands in the match file, where that can be had', async () => {
  const play = new OnlinePlay('T');
  expect(await play.lastDecidedAt()).toBeUndefined();
  file.answer = { kind: 'ok', value: { entries: [{ at: 1 }, { at: 7 }] } };
  expect(await play.lastDecidedAt()).toBe(7);
});
