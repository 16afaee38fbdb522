import { labels } from '@aerie/schwingenschlag';
import { Fragment } from 'preact';
import type { Figures } from '../../contract/figures.js';
import { Sign } from './art/icons.js';
import { Display } from './board/Cards.js';
import { FullDragon } from './board/FullCard.js';
import { GoalsScene } from './board/Goals.js';
import { GuildScene } from './board/Guild.js';
import { MatScene } from './board/Mat.js';
import { RivalScene } from './board/Rival.js';
import { dragon, Part, rowsOf, tableOf } from './figures/mountain.js';
import { tongue } from './names.js';
import type { PLAN } from './rules/passages.js';

const TIMINGS = ['activated', 'played', 'round', 'end'] as const;

/** A mat in the third round. */
export const LIVED_IN = rowsOf(
  { caves: [4, 17], dragons: [dragon(119), dragon(56, { eggs: 1, cached: [1, 0, 2, 0] })], explored: 1 },
  { caves: [23, 31, 40], dragons: [dragon(109, { eggs: 1 }), dragon(72, { tucked: 3 }), dragon(20)] },
  { caves: [52], dragons: [dragon(3)] },
);

/** The figures of the rules: positions on real mats. */
const figures: Figures<typeof PLAN> = {
  mat: {
    shape: 1.25,
    Show: () => (
      <Part name="mat">
        <MatScene t={tableOf({ mats: [{ rows: LIVED_IN }], round: 2 })} seat={0} />
      </Part>
    ),
  },
  reading: {
    shape: 2.2,
    least: 240,
    Show: () => (
      <Part name="cards">
        <FullDragon card={109} later={false} />
      </Part>
    ),
  },
  display: {
    shape: 4.4,
    least: 130,
    Show: () => (
      <Part name="display">
        <Display t={tableOf({ round: 0 })} />
      </Part>
    ),
  },
  signs: {
    shape: 2.6,
    least: 210,
    Show: () => (
      <Part name="signs">
        {TIMINGS.map((timing) => (
          <Fragment key={timing}>
            <Sign name={timing} />
            <b>{labels(tongue()).timings[timing]}</b>
          </Fragment>
        ))}
      </Part>
    ),
  },
  rival: {
    shape: 1.6,
    least: 440,
    Show: () => (
      <Part name="rival">
        <RivalScene
          t={tableOf({
            mats: [{ rows: LIVED_IN, steps: 5 }],
            round: 1,
            rival: {
              card: 3,
              deck: [1, 4, 5, 6, 7],
              steps: 8,
              dragons: [33, 88],
              caves: [9],
              counters: 1,
              ready: 1,
            },
          })}
        />
      </Part>
    ),
  },
  digging: {
    shape: 1.25,
    Show: () => (
      <Part name="mat">
        <MatScene
          t={tableOf({ mats: [{ rows: rowsOf({ caves: [4] }, { caves: [23, 31] }, {}) }] })}
          seat={0}
        />
      </Part>
    ),
  },
  walking: {
    shape: 1.25,
    Show: () => (
      <Part name="mat">
        <MatScene
          t={tableOf({
            mats: [
              { rows: rowsOf({ caves: [4, 17], dragons: [dragon(119), dragon(56)], explored: 1 }, {}, {}) },
            ],
            event: { type: 'steppedOn', seat: 0, row: 0, icon: 1 },
          })}
          seat={0}
        />
      </Part>
    ),
  },
  hatchling: {
    shape: 2.2,
    least: 240,
    Show: () => (
      <Part name="cards">
        <FullDragon card={20} later={false} />
      </Part>
    ),
  },
  circle: {
    shape: 1.7,
    least: 420,
    Show: () => (
      <Part name="guild">
        <GuildScene
          t={tableOf({
            mats: [{ steps: 8 }, { steps: 3 }],
            marks: [{ seat: 0, square: 2 }],
          })}
        />
      </Part>
    ),
  },
  goals: {
    shape: 1.7,
    least: 510,
    Show: () => (
      <Part name="goals">
        <GoalsScene t={tableOf({ mats: [{ rows: LIVED_IN }], round: 1 })} />
      </Part>
    ),
  },
};

export default figures;
