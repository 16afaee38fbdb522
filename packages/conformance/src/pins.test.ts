import { type Game, Match, type MatchFile, writeMatchFile } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { firstUnpinned, pinsOf, readPins, writePins } from './pins.js';
import skylark, { type Answer, type Event, type Options, type State, type View } from './sample/index.js';

type Skylark = Game<State, View, Answer, Event, Options>;

/** A match of two, in which everybody always gives the first answer there is. */
function played(): MatchFile {
  const match = Match.begin(skylark, { seats: 2, seed: 'pins' });
  for (;;) {
    const seat = skylark.awaited(match.state)[0];
    if (seat === undefined) break;
    const answer = skylark.answers(match.state, seat)[0] ?? skylark.open?.(match.state, seat)?.examples[0];
    match.play(seat, answer as Answer);
  }
  return writeMatchFile(match, [{ name: 'A' }, { name: 'B' }], 'pins');
}

const file = played();
const pins = readPins(writePins(pinsOf(skylark, file)));

test('a match under the rules that pinned it is as it was', () => {
  expect(pins.positions).toHaveLength(file.entries.length + 1);
  expect(firstUnpinned(skylark, file, pins)).toBeUndefined();
});

const CHANGED: readonly (readonly [string, Partial<Skylark>, RegExp])[] = [
  [
    'a view from the setup on',
    { view: (s, who) => ({ ...skylark.view(s, who), verse: 99 }) },
    /^after the setup: the view of seat 0 differs\. Now it is \{.*"verse":99/,
  ],
  [
    'a view of one viewer, later',
    {
      view: (s, who) =>
        who === 'watcher' && s.verse > 0 ? { ...skylark.view(s, who), verse: 99 } : skylark.view(s, who),
    },
    /^after entry \d+ \(seat \d answered ".+"\): the view of the watcher differs\. Now this entry changes in it:\n(.*\n)* {2}\$\.verse: 0 → 99/,
  ],
  [
    'fewer answers',
    { answers: (s, seat) => skylark.answers(s, seat).slice(0, 1) },
    /^after the setup: the answers of seat 0 differ\. Now they are \["[^"]+"\]$/,
  ],
  [
    'an answer that is written otherwise in the list',
    { write: (a) => `${skylark.write(a)} ` },
    /the answers of seat 0 differ/,
  ],
];

test.each(CHANGED)('%s is found, with its place', (_, change, found) => {
  expect(firstUnpinned({ ...skylark, ...change }, file, pins)).toMatch(found);
});

test('a match that has grown is found', () => {
  const cut = { positions: pins.positions.slice(1) };
  expect(firstUnpinned(skylark, file, cut)).toMatch(/positions are pinned, the match has/);
});

test('the order of keys in a view does not matter', () => {
  const view = (s: State, who: number | 'watcher') =>
    Object.fromEntries(Object.entries(skylark.view(s, who)).reverse()) as unknown as View;
  expect(firstUnpinned({ ...skylark, view }, file, pins)).toBeUndefined();
});
