import type { SoundName } from './names.js';
import { heard } from './output.js';
import { around, bell, between, fresh, note, puff, type Recipe, row, together, tone, tune } from './synth.js';

/** How much the pitch of a sound varies, so that the same one twice does not sound like a machine. */
const VARIES = 0.06;

const rustle = (pitch: number, seconds: number, loud: number, delay = 0): Recipe =>
  puff({ pitch, seconds, loud, delay });
const wingbeat = (pitch: number, seconds: number, loud: number, delay: number): Recipe =>
  puff({ pitch, to: pitch * 0.7, seconds, loud, delay, attack: seconds * 0.35 });
const pluck = (pitch: number, seconds: number, loud: number, delay = 0): Recipe =>
  tone({ type: 'triangle', from: pitch, seconds, loud, delay });

/** By sound: what it is made of, at a pitch around 1. */
const RECIPES: Readonly<Record<SoundName, (pitch: number) => Recipe>> = {
  paper: (p) => rustle(2600 * p, 0.09, 0.3),
  card: (p) =>
    together(
      puff({ pitch: 3200 * p, to: 1700 * p, seconds: 0.12, loud: 0.4, attack: 0.05 }),
      rustle(1300, 0.04, 0.5, 0.11),
    ),
  shuffle: (p) => row(9, (i) => rustle((2100 + 170 * i) * p, 0.035, 0.34, i * 0.045)),
  tap: (p) => rustle(1400 * p, 0.04, 0.55),
  dice: (p) =>
    together(
      ...[0, 0.07, 0.13, 0.21, 0.28, 0.4].map((delay, i) =>
        rustle((900 + 260 * (i % 3)) * p, 0.045, 0.8, delay),
      ),
    ),
  flap: (p) => row(3, (i) => wingbeat(480 * p, 0.09, 0.8, i * 0.1)),
  wings: (p) => row(2, (i) => wingbeat(230 * p, 0.26, 0.9, i * 0.24)),
  chirp: (p) =>
    row(2, (i) =>
      tone({ from: 2500 * p, to: (i === 0 ? 3300 : 2900) * p, seconds: 0.07, loud: 0.12, delay: i * 0.1 }),
    ),
  cluck: (p) =>
    together(
      tone({ type: 'triangle', from: 620 * p, to: 380 * p, seconds: 0.07, loud: 0.22 }),
      tone({ type: 'triangle', from: 700 * p, to: 420 * p, seconds: 0.09, loud: 0.2, delay: 0.11 }),
    ),
  squawk: (p) =>
    together(
      tone({ type: 'triangle', from: 900 * p, to: 260 * p, seconds: 0.42, loud: 0.2 }),
      ...[0.06, 0.15, 0.24].map((delay) => wingbeat(600, 0.08, 0.5, delay)),
    ),
  plink: (p) =>
    together(
      tone({ from: 1560 * p, to: 1520 * p, seconds: 0.22, loud: 0.14 }),
      tone({ from: 2340 * p, to: 2300 * p, seconds: 0.12, loud: 0.06 }),
    ),
  gem: (p) => together(bell(1245 * p, 0.7, 0.12), bell(1661 * p, 0.5, 0.07, 0.07)),
  egg: (p) =>
    together(
      tone({ from: 520 * p, to: 430 * p, seconds: 0.1, loud: 0.28 }),
      rustle(1900, 0.03, 0.3),
      tone({ from: 610 * p, to: 520 * p, seconds: 0.08, loud: 0.14, delay: 0.09 }),
    ),
  step: (p) => together(rustle(700 * p, 0.05, 0.6), rustle(2400 * p, 0.03, 0.25, 0.045)),
  dig: (p) =>
    row(3, (i) =>
      puff({ pitch: (760 - 90 * i) * p, to: 420 * p, seconds: 0.13, loud: 0.7, delay: i * 0.14 }),
    ),
  growl: (p) =>
    together(
      tone({ type: 'sawtooth', from: 74 * p, to: 58 * p, seconds: 0.4, loud: 0.09, attack: 0.09 }),
      puff({ pitch: 240 * p, to: 150 * p, seconds: 0.42, loud: 0.5, attack: 0.1 }),
    ),
  thud: (p) =>
    together(tone({ from: 150 * p, to: 60 * p, seconds: 0.22, loud: 0.4 }), rustle(300 * p, 0.12, 0.7)),
  gust: (p) => puff({ pitch: 380 * p, to: 1050 * p, narrow: 1.4, seconds: 0.62, loud: 0.8, attack: 0.3 }),
  storm: (p) =>
    together(
      puff({ pitch: 120 * p, to: 60, narrow: 0.6, seconds: 1.4, loud: 1, attack: 0.18 }),
      puff({ pitch: 500, to: 1600, narrow: 2, seconds: 1.1, loud: 0.4, attack: 0.5, delay: 0.15 }),
    ),
  hush: (p) =>
    together(
      puff({ pitch: 900 * p, to: 2200 * p, narrow: 1.6, seconds: 1, loud: 0.16, attack: 0.8 }),
      tone({ from: 330 * p, to: 349 * p, seconds: 1, loud: 0.035, attack: 0.7 }),
    ),
  grow: (p) =>
    row(5, (i) =>
      tone({
        type: 'triangle',
        from: (300 + 95 * i) * p,
        to: (345 + 110 * i) * p,
        seconds: 0.07,
        loud: 0.16,
        delay: i * 0.075,
      }),
    ),
  rise: () => row(3, (i) => pluck(note([72, 76, 79][i] as number), 0.22, 0.13, i * 0.09)),
  curtain: () =>
    together(
      puff({ pitch: 1500, to: 700, seconds: 0.5, loud: 0.22, attack: 0.15 }),
      tune(
        0.16,
        [
          [0, 67, 3],
          [1, 64, 3],
          [2, 60, 5],
        ],
        (pitch, seconds, delay) => pluck(pitch, seconds, 0.12, delay),
      ),
    ),
  turn: () =>
    together(
      tone({ from: 660, seconds: 0.14, loud: 0.12 }),
      tone({ from: 880, seconds: 0.2, loud: 0.12, delay: 0.12 }),
    ),
};

/** No sound is longer, in seconds. */
const LONGEST = 2;

export const playEffect = (name: SoundName): void =>
  heard(
    'sound',
    LONGEST,
    around(
      fresh(() => RECIPES[name](between(1 - VARIES, 1 + VARIES))),
      0.15,
    ),
  );
