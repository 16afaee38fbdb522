import type { Intro } from '../../contract/intro.js';
import { Places } from './board/Places.js';
import { Hand } from './figures.js';
import { BEGUN, LAID, NAMED, SUNG } from './positions.js';

const NAMES = ['Ada', 'Ben'];

/** Skylark in one minute. */
const intro: Intro = [
  { words: 'skylark.minute.hand', beats: 1, Show: () => <Hand cards={BEGUN.hand} /> },
  {
    words: 'skylark.minute.lay',
    beats: 2,
    Show: ({ beat }) => <Places p={beat === 0 ? BEGUN : LAID} names={NAMES} />,
  },
  {
    words: 'skylark.minute.sing',
    beats: 2,
    Show: ({ beat }) => <Places p={beat === 0 ? LAID : SUNG} names={NAMES} />,
  },
  { words: 'skylark.minute.name', beats: 1, Show: () => <Places p={SUNG} names={NAMES} /> },
  { words: 'skylark.minute.caw', beats: 1, Show: () => <Hand cards={NAMED.hand} /> },
];

export default intro;
