import { describe, expect, test } from 'vitest';
import {
  botsAt,
  countsFor,
  localSeats,
  newSetup,
  peopleAt,
  type Setup,
  withAnotherGuest,
  withGuestNamed,
  withWay,
} from './setup.js';

const setupFor = (changes: Partial<Setup> = {}): Setup => ({
  ...newSetup({ seats: { min: 1, max: 5 }, level: 'greedy' }, 'bots', 'Anna'),
  ...changes,
});

test.each([
  [{ min: 2, max: 3 }, 3],
  [{ min: 3, max: 8 }, 4],
])('a new setup for %o is for %i', (seats, count) => {
  expect(newSetup({ seats, level: 'random' }, 'bots', '').count).toBe(count);
});

test.each([
  ['bots', { min: 1, max: 3 }, [1, 2, 3]],
  ['friends', { min: 1, max: 3 }, [2, 3]],
  ['device', { min: 1, max: 3 }, [2, 3]],
  ['friends', { min: 3, max: 4 }, [3, 4]],
] as const)('%s: of %o may play %o', (way, players, counts) => {
  expect(countsFor(way, players)).toEqual(counts);
});

describe('another way to play', () => {
  const days = { kind: 'days', days: 3 } as const;
  const move = { kind: 'move', seconds: 60 } as const;

  test.each([
    ['friends', days, days],
    ['device', days, null],
    ['bots', days, null],
    ['device', move, move],
  ] as const)('%s with the clock %o keeps time by %o', (way, clock, kept) => {
    expect(withWay(setupFor({ way: 'friends', clock }), way).clock).toEqual(kept);
  });

  test('needs two people, except against bots', () => {
    expect(withWay(setupFor({ count: 1 }), 'friends').count).toBe(2);
    expect(withWay(setupFor({ count: 1 }), 'device').count).toBe(2);
    expect(withWay(setupFor({ count: 1 }), 'bots').count).toBe(1);
  });
});

describe('people and bots', () => {
  test.each([
    [{ way: 'bots', count: 4 }, 1, 3],
    [{ way: 'bots', count: 1 }, 1, 0],
    [{ way: 'device', count: 4 }, 2, 2],
    [{ way: 'device', count: 3, guests: ['a', 'b', 'c', 'd'] }, 3, 0],
    [{ way: 'friends', count: 4 }, 1, 0],
  ] as const)('%o: %i and %i', (changes, people, bots) => {
    expect(peopleAt(setupFor(changes))).toBe(people);
    expect(botsAt(setupFor(changes))).toBe(bots);
  });

  test('sit people first; a guest without a name gets one', () => {
    const setup = withGuestNamed(setupFor({ way: 'device', count: 3 }), 1, '  ');
    expect(localSeats(setup, 'me', (seat) => `guest ${seat}`)).toEqual([
      { kind: 'person', name: 'Anna' },
      { kind: 'person', name: 'guest 1' },
      { kind: 'bot', level: 'greedy' },
    ]);
  });

  test('against bots one has the own name, whatever guests were called', () => {
    const seats = localSeats(setupFor({ count: 2, guests: ['Ben'] }), 'Zoë', String);
    expect(seats[0]).toEqual({ kind: 'person', name: 'Zoë' });
  });

  test('another guest has an empty name, and nobody loses theirs', () => {
    const setup = withAnotherGuest(withGuestNamed(setupFor({ way: 'device', count: 4 }), 1, 'Ben'));
    expect(setup.guests).toEqual(['Anna', 'Ben', '']);
    expect(peopleAt(setup)).toBe(3);
  });
});
