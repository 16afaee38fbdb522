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

/** A drop into dark water, and what the cave says to it. */
const drip = fresh(() => {
  const pitch = between(900, 1700);
  return row(4, (i) =>
    tone({
      from: pitch * 0.72,
      to: pitch,
      seconds: 0.07 + 0.02 * i,
      loud: 0.07 * 0.42 ** i,
      delay: i * 0.21,
      attack: 0.006,
    }),
  );
});

/** The torch: dry sparks, close together and then not. */
const crackle = fresh(() =>
  row(Math.round(between(3, 9)), () =>
    puff({
      pitch: between(1800, 5200),
      narrow: 2,
      seconds: between(0.012, 0.04),
      loud: between(0.05, 0.2),
      delay: between(0, 1.4),
    }),
  ),
);

/** Somebody large turns over in their sleep. */
const snore = fresh(() =>
  together(
    tone({ type: 'sawtooth', from: between(52, 60), to: 44, seconds: 2.2, loud: 0.05, attack: 0.9 }),
    puff({ pitch: 190, to: 120, seconds: 2.6, loud: 0.3, attack: 1.1 }),
    puff({ pitch: 420, to: 300, seconds: 1.8, loud: 0.12, delay: 2.7, attack: 0.5 }),
  ),
);

const wings = row(5, (i) =>
  puff({
    pitch: 210,
    to: 130,
    seconds: 0.4,
    loud: 0.3 - Math.abs(i - 2) * 0.09,
    delay: i * 0.52,
    attack: 0.16,
  }),
);

const pebble = fresh(() =>
  row(Math.round(between(2, 4)), (i) =>
    puff({ pitch: between(700, 1500), narrow: 4, seconds: 0.05, loud: 0.2 / (i + 1), delay: i * 0.13 }),
  ),
);

/** A horn in a vault. */
const horn = (pitch: number, seconds: number, delay: number): Recipe =>
  together(
    tone({
      type: 'triangle',
      from: pitch * 0.97,
      to: pitch,
      seconds: seconds * 1.1,
      loud: 0.2,
      delay,
      attack: 0.06,
    }),
    tone({ from: pitch * 1.5, seconds, loud: 0.05, delay, attack: 0.09 }),
    tone({
      type: 'triangle',
      from: pitch,
      seconds: seconds * 0.8,
      loud: 0.05,
      delay: delay + 0.24,
      attack: 0.08,
    }),
  );

/** Night in the mountain: a low draught, a torch, drops, and who sleeps farther in. */
const soundscape: Soundscape = {
  beds: [
    wind({ pitch: 130, narrow: 1.1, loud: 0.09, gust: 12 }),
    wind({ pitch: 900, narrow: 0.5, loud: 0.008, gust: 3.1 }),
    chord([note(38), note(45)], 0.022, 15),
  ],
  calls: [
    { least: 1.2, most: 3.4, sound: around(crackle, 0.3, 6000) },
    { least: 3, most: 11, sound: around(drip, 0.9) },
    { least: 30, most: 75, sound: around(snore, 0.5, 600) },
    { least: 25, most: 60, sound: around(wings, 0.9, 700) },
    { least: 15, most: 40, sound: around(pebble, 0.9, 2400) },
  ],
  // The guild sounds its horn, and the mountain answers.
  victory: fresh(() => {
    const bend = between(0, 1) < 0.5 ? ([3, 60, 1] as const) : ([3, 65, 1] as const);
    return together(
      tune(0.32, [[0, 50, 1], [1, 57, 1], [2, 62, 1], bend, [4, 64, 1], [5, 65, 1], [6, 69, 4]], horn),
      tune(
        0.32,
        [
          [0, 38, 4],
          [4, 36, 2],
          [6, 38, 5],
          [6, 50, 5],
          [6, 54, 5],
        ],
        (pitch, seconds, delay) =>
          tone({ type: 'triangle', from: pitch, seconds, loud: 0.12, delay, attack: 0.1 }),
      ),
      (to, at) => wings(to, at + 2.4),
    );
  }),
};

export default soundscape;
