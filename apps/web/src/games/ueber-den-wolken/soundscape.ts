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

/** A small bird: a few whistles that slide, never the same phrase. */
const phrase = fresh(() => {
  const home = between(2300, 3500);
  const length = Math.round(between(2, 5));
  const pace = between(0.11, 0.2);
  return row(length, (i) =>
    tone({
      from: home * between(0.85, 1.15),
      to: home * between(0.9, 1.3),
      seconds: pace * 0.8,
      loud: 0.05,
      delay: i * pace,
      attack: 0.02,
    }),
  );
});

/** Geese far away. */
const honk = fresh(() =>
  row(Math.round(between(2, 4)), (i) =>
    together(
      tone({
        type: 'triangle',
        from: 300,
        to: 390,
        seconds: 0.22,
        loud: 0.09,
        delay: i * 0.34,
        attack: 0.05,
      }),
      tone({ type: 'triangle', from: 455, to: 585, seconds: 0.2, loud: 0.04, delay: i * 0.34, attack: 0.05 }),
    ),
  ),
);

/** A flock that passes. */
const flock = row(7, (i) =>
  puff({
    pitch: 420,
    to: 300,
    seconds: 0.16,
    loud: 0.16 - Math.abs(i - 3) * 0.035,
    delay: i * 0.17,
    attack: 0.06,
  }),
);

const whistle = (pitch: number, seconds: number, delay: number): Recipe =>
  together(
    tone({ from: pitch * 0.99, to: pitch, seconds: seconds * 1.15, loud: 0.15, delay, attack: 0.05 }),
    tone({ from: pitch * 2, seconds: seconds * 0.7, loud: 0.03, delay, attack: 0.05 }),
  );

/** Dawn above the clouds: wind, first light, birds near and far. */
const soundscape: Soundscape = {
  beds: [
    wind({ pitch: 420, narrow: 0.7, loud: 0.05, gust: 11 }),
    wind({ pitch: 1900, narrow: 1.2, loud: 0.012, gust: 7 }),
    chord([note(50), note(57), note(62)], 0.012, 17),
  ],
  calls: [
    { least: 3, most: 10, sound: around(phrase, 0.9, 5200) },
    { least: 8, most: 20, sound: around(phrase, 0.9, 3000) },
    { least: 26, most: 60, sound: around(honk, 0.7, 900) },
    { least: 18, most: 45, sound: around(flock, 0.8, 1400) },
  ],
  // The sun comes up: a call that climbs, answered a little differently each time.
  victory: fresh(() => {
    const answer = between(0, 1) < 0.5 ? ([5, 86, 1] as const) : ([5, 83, 1] as const);
    return together(
      tune(0.3, [[0, 74, 1], [1, 78, 1], [2, 81, 2], [4, 79, 1], answer, [6, 81, 1], [7, 86, 4]], whistle),
      tune(
        0.3,
        [
          [0, 50, 4],
          [4, 55, 3],
          [7, 50, 5],
          [7, 57, 5],
          [7, 62, 5],
        ],
        (pitch, seconds, delay) =>
          tone({ type: 'triangle', from: pitch, seconds, loud: 0.08, delay, attack: 0.12 }),
      ),
      phraseAfter(2.6),
    );
  }),
};

/** A bird that has the last word. */
function phraseAfter(delay: number): Recipe {
  return row(3, (i) =>
    tone({
      from: 2600 + 300 * i,
      to: 3300 + 200 * i,
      seconds: 0.1,
      loud: 0.05,
      delay: delay + i * 0.14,
      attack: 0.02,
    }),
  );
}

export default soundscape;
