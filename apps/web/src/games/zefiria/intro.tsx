import type { Intro } from '../../contract/intro.js';
import { Field, IN_ORDER, OTHERS, SCATTERED, tableOf } from './figures/field.js';

/** The two islands that a breath has swapped. */
const swapped = (islands: readonly number[], a: number, b: number): number[] =>
  islands.map((island) => (island === a ? b : island === b ? a : island));
const ADRIFT = tableOf({}).islands;

/** Zefiria in one minute. */
const intro: Intro = [
  {
    words: 'zefiria.minute.goal',
    beats: 2,
    Show: ({ beat }) => <Field v={tableOf({ islands: beat === 0 ? SCATTERED : IN_ORDER })} />,
  },
  {
    words: 'zefiria.minute.spirits',
    beats: 1,
    Show: () => (
      <Field
        v={tableOf({
          islands: SCATTERED,
          spirits: [
            ['borea', 18],
            ['jugo', 13],
            ['skyron', 17],
            ['etesia', 15],
          ],
        })}
      />
    ),
  },
  {
    words: 'zefiria.minute.flight',
    beats: 2,
    Show: ({ beat }) => (
      <Field v={tableOf({ spirits: [['borea', beat === 0 ? 23 : 25], ...OTHERS] })} reach={beat === 0} />
    ),
  },
  {
    words: 'zefiria.minute.breath',
    beats: 2,
    Show: ({ beat }) => {
      const islands = beat === 0 ? ADRIFT : swapped(ADRIFT, 16, 11);
      const v = tableOf({
        islands,
        spirits: [
          ['etesia', 12],
          ['jugo', 25],
        ],
      });
      return beat === 0 ? <Field v={v} from={16} to={11} /> : <Field v={v} />;
    },
  },
  {
    words: 'zefiria.minute.plan',
    beats: 1,
    Show: () => (
      <Field
        v={tableOf({
          spirits: [
            ['etesia', 12],
            ['jugo', 25],
          ],
        })}
        plan={[
          { kind: 'swap', a: 11, b: 16, on: 0 },
          { kind: 'fly', to: 7 },
          { kind: 'swap', a: 3, b: 8, on: 0 },
        ]}
      />
    ),
  },
  {
    words: 'zefiria.minute.storm',
    beats: 2,
    Show: ({ beat }) => {
      const islands = beat === 0 ? ADRIFT : swapped(ADRIFT, 8, 15);
      const v = tableOf({ islands, spirits: [['borea', 16], ...OTHERS], anchored: [12] });
      return beat === 0 ? <Field v={v} storm={{ card: 'tornado 1', island: 8 }} /> : <Field v={v} />;
    },
  },
  {
    words: 'zefiria.minute.score',
    beats: 1,
    Show: () => <Field v={tableOf({ islands: IN_ORDER, over: true })} />,
  },
];

export default intro;
