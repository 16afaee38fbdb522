import type { Soundscape } from '../../sound/soundscape.js';
import {
  around,
  between,
  chord,
  fresh,
  note,
  puff,
  type Recipe,
  row,
  together,
  tone,
  tune,
  wind,
} from '../../sound/synth.js';

const SCALE = [72, 74, 76, 79, 81, 84, 86] as const;
const some = (): number => note(SCALE[Math.floor(between(0, SCALE.length))] as number);

/** A soft tone that comes and goes like a cloud. */
const soft = (pitch: number, seconds: number, delay: number): Recipe =>
  together(
    tone({ from: pitch, seconds: seconds * 1.8, loud: 0.1, delay, attack: 0.18 }),
    tone({ from: pitch * 1.004, seconds: seconds * 1.8, loud: 0.06, delay, attack: 0.22 }),
    tone({ from: pitch * 2, seconds: seconds, loud: 0.02, delay, attack: 0.1 }),
  );

/** Light on an edge: a few high tones, one after the other. */
const glint = fresh(() =>
  row(Math.round(between(1, 4)), (i) =>
    tone({ from: some() * 2, seconds: 1.6, loud: 0.018, delay: i * between(0.3, 0.6), attack: 0.05 }),
  ),
);

const swell = fresh(() => tone({ from: some() / 2, seconds: between(4, 6), loud: 0.03, attack: 2.2 }));

/** Somebody lies in the grass and breathes out. */
const sigh = puff({ pitch: 700, to: 380, seconds: 2.2, loud: 0.06, attack: 0.8 });

/** An afternoon on one's back: air, wide chords, light on the edges. */
const soundscape: Soundscape = {
  beds: [
    chord([note(48), note(55), note(60), note(64), note(67), note(74)], 0.013, 13),
    wind({ pitch: 500, narrow: 0.5, loud: 0.02, gust: 14 }),
  ],
  calls: [
    { least: 5, most: 13, sound: around(glint, 0.9) },
    { least: 6, most: 12, sound: around(swell, 0.6) },
    { least: 20, most: 50, sound: around(sigh, 0.5, 1200) },
  ],
  // It was this one: a question, and a cloud that opens.
  victory: fresh(() => {
    const turn = between(0, 1) < 0.5 ? ([3, 79, 2] as const) : ([3, 81, 2] as const);
    return together(
      tune(0.36, [[0, 72, 1], [1, 76, 1], [2, 74, 1], turn, [5, 84, 4]], soft),
      tune(
        0.36,
        [
          [0, 48, 3],
          [3, 53, 2],
          [5, 48, 5],
          [5, 55, 5],
          [5, 64, 5],
        ],
        (pitch, seconds, delay) => tone({ from: pitch, seconds, loud: 0.07, delay, attack: 0.3 }),
      ),
    );
  }),
};

export default soundscape;
