import type { Intro } from '../../contract/intro.js';
import { GoalsScene } from './board/Goals.js';
import { GuildScene } from './board/Guild.js';
import { MatScene } from './board/Mat.js';
import type { Table } from './board/Table.js';
import { dragon, Part, rowsOf, tableOf } from './figures/mountain.js';
import { LIVED_IN } from './figures.js';

const Mat = ({ t }: { t: Table }) => (
  <Part name="mat">
    <MatScene t={t} seat={0} />
  </Part>
);

const WALKED = [
  { rows: rowsOf({ caves: [4, 17], dragons: [dragon(119), dragon(56)], explored: 1 }, {}, {}) },
];

/** Schwingenschlag in one minute. */
const intro: Intro = [
  {
    words: 'schwingenschlag.minute.goal',
    beats: 1,
    Show: () => <Mat t={tableOf({ mats: [{ rows: LIVED_IN }], round: 2 })} />,
  },
  {
    words: 'schwingenschlag.minute.dig',
    beats: 2,
    Show: ({ beat }) => (
      <Mat t={tableOf({ mats: [{ rows: rowsOf({ caves: beat === 0 ? [] : [4] }, {}, {}) }] })} />
    ),
  },
  {
    words: 'schwingenschlag.minute.entice',
    beats: 2,
    Show: ({ beat }) => (
      <Mat
        t={tableOf({
          mats: [{ rows: rowsOf({ caves: [4], dragons: beat === 0 ? [] : [dragon(109)] }, {}, {}) }],
        })}
      />
    ),
  },
  {
    words: 'schwingenschlag.minute.explore',
    beats: 3,
    Show: ({ beat }) => (
      <Mat t={tableOf({ mats: WALKED, event: { type: 'steppedOn', seat: 0, row: 0, icon: beat } })} />
    ),
  },
  {
    words: 'schwingenschlag.minute.guild',
    beats: 3,
    Show: ({ beat }) => (
      <Part name="circle">
        <GuildScene
          t={tableOf({
            mats: [{ steps: 4 + beat }, { steps: 3 }],
            marks: beat < 2 ? [] : [{ seat: 0, square: 2 }],
          })}
        />
      </Part>
    ),
  },
  {
    words: 'schwingenschlag.minute.goals',
    beats: 1,
    Show: () => (
      <Part name="goals">
        <GoalsScene t={tableOf({ mats: [{ rows: LIVED_IN }], round: 1 })} />
      </Part>
    ),
  },
];

export default intro;
