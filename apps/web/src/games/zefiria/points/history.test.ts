import { accountOf, type Event, type View } from '@aerie/zefiria';
import { expect, test } from 'vitest';
import { CALM, playRandomly, STORMY } from '../testing.js';
import { historyOf } from './history.js';

test.each([
  ['calm', 1],
  ['calm', 3],
  ['stormy', 1],
  ['stormy', 4],
] as const)(
  'ends where the table ends, and every point went somewhere: %s, %i at the table',
  (sky, seats) => {
    const told: Event[] = [];
    let last: View | undefined;
    playRandomly(sky === 'calm' ? CALM : STORMY, seats, `history ${sky}`, {
      told(events, view) {
        told.push(...events);
        last = view;
      },
    });
    const { stops, works } = historyOf(told, seats);
    expect(stops.at(-1)?.total).toBe(last && accountOf(last).total);
    const points = told.reduce((sum, e) => sum + (e.type === 'turnBegan' ? e.points : 0), 0);
    const gems = told.reduce(
      (sum, { type }) => sum + (type === 'gaveGem' ? 1 : 0) - (type === 'tookGem' ? 1 : 0),
      0,
    );
    const spent = works.reduce((sum, { flights, breaths, unused }) => sum + flights + breaths + unused, 0);
    expect(spent).toBe(points + gems);
  },
);
