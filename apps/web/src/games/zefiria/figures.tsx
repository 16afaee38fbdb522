import type { Figures } from '../../contract/figures.js';
import { Field, IN_ORDER, OTHERS, SCATTERED, tableOf } from './figures/field.js';
import type { PLAN } from './rules/passages.js';

/** The figures of the rules: positions on the real board. */
const figures: Figures<typeof PLAN> = {
  order: { shape: 1.25, Show: () => <Field v={tableOf({ islands: IN_ORDER, over: true })} /> },
  start: {
    shape: 1.25,
    Show: () => (
      <Field
        v={tableOf({
          islands: SCATTERED,
          spirits: [
            ['borea', 18],
            ['jugo', 17],
          ],
        })}
      />
    ),
  },
  price: {
    shape: 1.25,
    Show: () => (
      <Field
        v={tableOf({
          spirits: [
            ['etesia', 12],
            ['jugo', 13],
          ],
        })}
        from={16}
        to={15}
      />
    ),
  },
  borea: {
    shape: 1.25,
    Show: () => <Field v={tableOf({ spirits: [['borea', 23], ...OTHERS] })} reach />,
  },
  jugo: {
    shape: 1.25,
    Show: () => <Field v={tableOf({ spirits: [['jugo', 11], ...OTHERS] })} reach />,
  },
  etesia: {
    shape: 1.25,
    Show: () => (
      <Field
        v={tableOf({
          spirits: [
            ['etesia', 13],
            ['jugo', 19],
            ['skyron', 5],
          ],
        })}
        reach
      />
    ),
  },
  austro: {
    shape: 1.25,
    Show: () => <Field v={tableOf({ spirits: [['austro', 2], ...OTHERS], place: 1 })} reach />,
  },
  skyron: {
    shape: 1.25,
    Show: () => (
      <Field
        v={tableOf({
          spirits: [
            ['skyron', 14],
            ['etesia', 17],
          ],
        })}
        from={14}
        reach
      />
    ),
  },
  blizzard: {
    shape: 1.25,
    Show: () => (
      <Field
        v={tableOf({ spirits: [['borea', 16], ...OTHERS] })}
        storm={{ card: 'blizzard right 2', island: 25 }}
      />
    ),
  },
  tornado: {
    shape: 1.25,
    Show: () => (
      <Field v={tableOf({ spirits: [['borea', 16], ...OTHERS] })} storm={{ card: 'tornado 1', island: 8 }} />
    ),
  },
  anchored: {
    shape: 1.25,
    Show: () => (
      <Field
        v={tableOf({
          spirits: [
            ['skyron', 7],
            ['etesia', 17],
          ],
          anchored: [2, 12, 24],
        })}
        reach
      />
    ),
  },
  asleep: {
    shape: 1.25,
    Show: () => (
      <Field
        v={tableOf({
          islands: SCATTERED,
          spirits: [
            ['borea', 18],
            ['austro', 13],
            ['skyron', 15],
          ],
          asleep: 1,
        })}
      />
    ),
  },
  counting: {
    shape: 1.25,
    Show: () => <Field v={tableOf({ over: true })} />,
  },
};

export default figures;
