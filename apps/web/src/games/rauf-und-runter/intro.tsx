import type { Intro } from '../../contract/intro.js';
import type { Picture } from './animation.js';
import { Track, tableOf, Yard } from './figures/yard.js';

/** What happens in a turn, die by die. */
const TURN: readonly Partial<Picture>[] = [
  { roll: '12455' },
  { track: [2], roll: '145F' },
  { track: [2, 4], roll: '15F' },
];
const BOLD = tableOf(4, { turn: 4, round: 1, flutter: [12, 13, 18, 13, 20, 9, 16], momentum: [6, 8, 10, 6] });
const BEFORE = { round: 1, space: [5, 5, 5, 5] } as const;
const AFTER = { round: 1, space: [5, 7, 9, 5], pecking: [2, 1, 0, 3], order: [2, 1, 0, 3] };

/** Rauf und Runter in one minute. */
const intro: Intro = [
  {
    words: 'rauf-und-runter.minute.goal',
    beats: 2,
    Show: ({ beat }) => (
      <Yard p={tableOf(4, beat > 0 ? { space: [5, 6, 8, 7], pecking: [2, 3, 1, 0] } : {})} />
    ),
  },
  {
    words: 'rauf-und-runter.minute.roll',
    beats: TURN.length,
    Show: ({ beat }) => <Track p={tableOf(1, TURN[beat])} dice />,
  },
  {
    words: 'rauf-und-runter.minute.track',
    beats: 2,
    Show: ({ beat }) => (
      <Track p={tableOf(1, { track: [2, 3], roll: '15F' })} dice looked={beat === 0 ? '5' : '1'} />
    ),
  },
  {
    words: 'rauf-und-runter.minute.flutter',
    beats: 2,
    Show: ({ beat }) => (
      <Track p={tableOf(1, beat === 0 ? { track: [5, 5], roll: '5F' } : { track: [5, 5, 5], roll: 'F' })} />
    ),
  },
  { words: 'rauf-und-runter.minute.compare', beats: 1, Show: () => <Track p={BOLD} /> },
  {
    words: 'rauf-und-runter.minute.climb',
    beats: 2,
    Show: ({ beat }) => <Yard p={tableOf(4, beat === 0 ? { ...BEFORE, space: [...BEFORE.space] } : AFTER)} />,
  },
];

export default intro;
