import type { Soundscape } from '../../sound/soundscape.js';
import {
  around,
  bell,
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

const CHIMES = [81, 83, 86, 88, 90, 93] as const;
const chime = (loud: number, delay: number): Recipe =>
  bell(note(CHIMES[Math.floor(between(0, CHIMES.length))] as number), between(1.4, 2.2), loud, delay);

/** A breath of wind in the chimes: it comes, touches some of them, and goes. */
const breeze = fresh(() => {
  const length = Math.round(between(2, 6));
  return together(
    puff({ pitch: 700, to: 1300, narrow: 1.1, seconds: 2.4, loud: 0.05, attack: 1 }),
    row(length, (i) => chime(between(0.012, 0.03), 0.4 + i * between(0.16, 0.36))),
  );
});

/** The sea, a long way down. */
const wave = fresh(() =>
  puff({ pitch: 260, to: 170, narrow: 0.5, seconds: between(4, 6), loud: 0.1, attack: 2 }),
);

/** A spirit that hums while it flies by. */
const spirit = fresh(() => {
  const pitch = note(between(0, 1) < 0.5 ? 69 : 74);
  const humming = { seconds: 0.7, loud: 0.022, attack: 0.25 };
  return together(
    tone({ ...humming, from: pitch, to: pitch * 1.12 }),
    tone({ ...humming, from: pitch * 1.12, to: pitch, delay: 0.55 }),
    tone({ ...humming, from: pitch * 0.75, delay: 1.1 }),
  );
});

const flute = (pitch: number, seconds: number, delay: number): Recipe =>
  together(
    tone({ from: pitch * 0.985, to: pitch, seconds: seconds * 1.2, loud: 0.13, delay, attack: 0.07 }),
    puff({ pitch: pitch * 2, narrow: 8, seconds: seconds * 0.8, loud: 0.08, delay, attack: 0.05 }),
  );

/** The golden hour between the islands: turquoise air, chimes, the sea below. */
const soundscape: Soundscape = {
  beds: [
    wind({ pitch: 560, narrow: 0.8, loud: 0.035, gust: 8 }),
    wind({ pitch: 1400, narrow: 2.2, loud: 0.012, gust: 13 }),
    chord([note(45), note(52), note(57)], 0.011, 19),
  ],
  calls: [
    { least: 4, most: 12, sound: around(breeze) },
    { least: 6, most: 11, sound: around(wave, 0.6, 700) },
    { least: 18, most: 45, sound: around(spirit, 0.9, 1800) },
  ],
  // All four winds, one after the other, and every chime at once.
  victory: fresh(() => {
    const last = between(0, 1) < 0.5 ? 88 : 90;
    return together(
      tune(
        0.26,
        [
          [0, 69, 1],
          [1, 73, 1],
          [2, 76, 1],
          [3, 81, 2],
          [5, 78, 1],
          [6, 81, 1],
          [7, last, 1],
          [8, 85, 4],
        ],
        flute,
      ),
      tune(
        0.26,
        [
          [0, 45, 3],
          [3, 52, 2],
          [5, 50, 3],
          [8, 45, 5],
          [8, 57, 5],
        ],
        (pitch, seconds, delay) =>
          tone({ type: 'triangle', from: pitch, seconds, loud: 0.09, delay, attack: 0.1 }),
      ),
      row(6, (i) => bell(note(CHIMES[i] as number), 1.6, 0.03, 2.1 + i * 0.09)),
    );
  }),
};

export default soundscape;
