import '../../words/testing-globals.js';
import type { Event, View } from '@aerie/zefiria';
import { accountOf } from '@aerie/zefiria';
import { expect, test } from 'vitest';
import type { StagedMoment } from '../../contract/moment.js';
import { speaking, TONGUES } from '../../words/testing.js';
import { animation, inPlace, type Picture } from './animation.js';
import { logLine } from './messages.js';
import { moment } from './moment.js';
import { CALM, playRandomly, STORMY } from './testing.js';

const { worded } = speaking('zefiria');

interface Staged {
  readonly event: Event;
  readonly moment: StagedMoment;
  readonly before: Picture;
  readonly after: Picture;
}

/** Every moment of a match, with the pictures around it. */
function stagedIn(options: typeof CALM, seats: number): Staged[] {
  const told: Event[] = [];
  const staged: Staged[] = [];
  let p: Picture | undefined;
  playRandomly(options, seats, `moments ${seats}`, {
    told(events, view: View) {
      p ??= animation.picture(view);
      for (const event of events) {
        const before = p;
        told.push(event);
        p = animation.after(p, event);
        const one = moment(event, p, view, () => told);
        if (one) staged.push({ event, moment: one, before, after: p });
      }
    },
  });
  return staged;
}

const linesOf = ({ lines = [] }: StagedMoment): string[] =>
  lines.map((line) => worded('en', line, { name: 'Zoë', who: 'other' }));

test.each([
  ['calm', CALM, 3],
  ['stormy', STORMY, 2],
  ['stormy, alone', STORMY, 1],
] as const)('every round but the last is staged, and every storm once: %s', (_, options, seats) => {
  const staged = stagedIn(options, seats);
  const { rounds } = (staged[0] as Staged).after;
  const ofRounds = staged.filter(({ event }) => event.type === 'roundBegan');
  expect(ofRounds.map(({ moment: { title } }) => title.args)).toEqual(
    Array.from({ length: rounds - 1 }, (_, i) => ({ round: i + 1 })),
  );
  expect(staged.length - ofRounds.length).toBe(options.mode === 'storm' ? rounds - 1 : 0);
  for (const { moment: one } of staged)
    for (const saying of [
      one.title,
      ...(one.columns ?? []),
      ...(one.lines ?? []),
      ...(one.rows ?? []).flatMap(({ cells }) => cells.filter((cell) => typeof cell !== 'number')),
    ])
      for (const tongue of TONGUES) expect(worded(tongue, saying, { name: 'Zoë', who: 'me' })).toMatch(/\S/);
});

test('the end of a round tells islands in place, the score, and what everybody brought home and left unused', () => {
  for (const { event, moment: one, after } of stagedIn(CALM, 3)) {
    if (event.type !== 'roundBegan') continue;
    expect(linesOf(one)[0]).toContain(`In place: ${inPlace(after)} of 25.`);
    expect(one.rows?.map(({ who }) => who)).toEqual([0, 1, 2]);
    for (const { cells } of one.rows ?? []) expect(cells).toHaveLength(one.columns?.length ?? 0);
  }
});

test('a storm tells what it moves and what that costs', () => {
  const swaps = stagedIn(STORMY, 2).filter(({ event }) => event.type === 'stormSwapped');
  expect(swaps.length).toBeGreaterThan(0);
  for (const { event, moment: one, before, after } of swaps) {
    if (event.type !== 'stormSwapped') continue;
    expect(one.lines).toContainEqual(logLine(event));
    const args = one.lines?.at(-1)?.args;
    expect(args).toMatchObject({ before: accountOf(before).total, total: accountOf(after).total });
  }
});
