import type { Soundscape } from '../../sound/soundscape.js';
import {
  around,
  between,
  fresh,
  puff,
  type Recipe,
  row,
  together,
  tone,
  tune,
  wind,
} from '../../sound/synth.js';

/** A hen that talks to herself. */
const hen = fresh(() => {
  const home = between(480, 640);
  const length = Math.round(between(2, 5));
  return row(length, (i) => {
    const last = i === length - 1;
    return tone({
      type: 'triangle',
      from: home * (last ? 1.25 : 1),
      to: home * 0.66,
      seconds: last ? 0.2 : 0.08,
      loud: 0.1,
      delay: i * between(0.17, 0.21),
    });
  });
});

/** The cock of the next farm. */
const cock = row(4, (i) => {
  const [from, to, seconds, delay] = [
    [520, 690, 0.16, 0],
    [690, 720, 0.14, 0.2],
    [760, 930, 0.3, 0.38],
    [930, 520, 0.75, 0.7],
  ][i] as [number, number, number, number];
  return tone({ type: 'triangle', from, to, seconds, loud: 0.08, delay, attack: 0.03 });
});

/** A bee that comes by. */
const bee = fresh(() => {
  const home = between(170, 215);
  return together(
    tone({ type: 'sawtooth', from: home, to: home * 1.1, seconds: 2.6, loud: 0.028, attack: 1.3 }),
    tone({ type: 'sawtooth', from: home * 1.02, to: home * 1.08, seconds: 2.6, loud: 0.02, attack: 1.2 }),
  );
});

/** A cricket in the straw. */
const cricket = fresh(() => {
  const pitch = between(4100, 4600);
  return row(Math.round(between(4, 9)), (i) =>
    tone({ from: pitch, seconds: 0.035, loud: 0.022, delay: i * 0.075, attack: 0.01 }),
  );
});

const scratch = fresh(() =>
  row(3, (i) =>
    puff({ pitch: between(1500, 2300), seconds: 0.08, loud: 0.12, delay: i * 0.16, attack: 0.02 }),
  ),
);

/** A gate that moves in the wind. */
const creak = fresh(() =>
  tone({
    type: 'sawtooth',
    from: between(95, 120),
    to: between(150, 190),
    seconds: 0.5,
    loud: 0.03,
    attack: 0.2,
  }),
);

/** Something between a banjo and a hen. */
const twang = (pitch: number, _: number, delay: number): Recipe =>
  together(
    tone({
      type: 'triangle',
      from: pitch * 1.015,
      to: pitch,
      seconds: 0.34,
      loud: 0.2,
      delay,
      attack: 0.004,
    }),
    tone({ type: 'sawtooth', from: pitch, seconds: 0.09, loud: 0.05, delay, attack: 0.002 }),
  );

/** Noon in the yard: straw, hens, a bee, the cock of the next farm. */
const soundscape: Soundscape = {
  beds: [
    wind({ pitch: 620, narrow: 0.5, loud: 0.05, gust: 9 }),
    wind({ pitch: 3000, narrow: 0.9, loud: 0.018, gust: 5 }),
  ],
  calls: [
    { least: 4, most: 12, sound: around(hen, 0.8, 2600) },
    { least: 11, most: 28, sound: around(hen, 0.9, 1300) },
    { least: 6, most: 18, sound: around(scratch, 0.7, 3000) },
    { least: 7, most: 16, sound: around(cricket) },
    { least: 20, most: 50, sound: around(bee, 0.9, 900) },
    { least: 40, most: 95, sound: around(cock, 0.6, 1100) },
    { least: 30, most: 70, sound: around(creak, 0.5, 800) },
  ],
  // A dance up the ladder, with one rung or another missed, and the hen's opinion.
  victory: fresh(() => {
    const slip = between(0, 1) < 0.5 ? ([4, 74, 1] as const) : ([4, 71, 1] as const);
    return together(
      tune(
        0.17,
        [
          [0, 67, 1],
          [1, 69, 1],
          [2, 71, 1],
          [3, 72, 1],
          slip,
          [5, 76, 1],
          [6, 74, 1],
          [8, 79, 1],
          [9, 79, 1],
          [10, 83, 2],
          [12, 79, 2],
        ],
        twang,
      ),
      tune(
        0.17,
        [
          [0, 43, 2],
          [2, 50, 2],
          [4, 43, 2],
          [6, 50, 2],
          [8, 48, 2],
          [10, 50, 2],
          [12, 43, 4],
        ],
        (pitch, seconds, delay) => tone({ type: 'triangle', from: pitch, seconds, loud: 0.16, delay }),
      ),
      (to, at) => hen(to, at + 2.5),
    );
  }),
};

export default soundscape;
