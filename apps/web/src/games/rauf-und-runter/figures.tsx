import type { Figures } from '../../contract/figures.js';
import { Track, tableOf, Yard } from './figures/yard.js';
import type { PLAN } from './rules/passages.js';

/** The figures of the rules: positions in the real yard. */
const figures: Figures<typeof PLAN> = {
  start: { shape: 1.2, Show: () => <Yard p={tableOf(4)} /> },
  pecking: {
    shape: 1.2,
    Show: () => <Yard p={tableOf(4, { round: 2, space: [11, 9, 9, 7], turn: 1 })} />,
  },
  roll: {
    shape: 1.6,
    Show: () => <Track p={tableOf(1, { track: [3], roll: '135F' })} dice looked="5" />,
  },
  track: { shape: 3.2, Show: () => <Track p={tableOf(1, { track: [2, 2, 5], roll: '5' })} looked="5" /> },
  over: { shape: 3.2, Show: () => <Track p={tableOf(1, { track: [5, 5, 5], roll: 'F' })} /> },
  compare: {
    shape: 2.8,
    Show: () => <Track p={tableOf(5, { turn: 5, momentum: [6, 6, 9, 11, 0] })} />,
  },
  climb: {
    shape: 1.2,
    Show: () => <Yard p={tableOf(2, { round: 1, space: [16, 16] })} looked={16} />,
  },
};

export default figures;
