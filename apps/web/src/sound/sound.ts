import { settings } from '../settings/settings.js';

/** Small dry sounds, made in the browser. */
export const SOUNDS = [
  'paper',
  'tap',
  'dice',
  'flap',
  'cluck',
  'plink',
  'thud',
  'rise',
  'fanfare',
  'turn',
] as const;
export type SoundName = (typeof SOUNDS)[number];

let context: AudioContext | undefined;

/** Plays a sound, if sounds are on. */
export function play(name: SoundName): void {
  if (!settings.sound.peek() || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  RECIPES[name](context, context.currentTime);
}

type Recipe = (context: AudioContext, at: number) => void;

/** A tone that slides from one pitch to another and dies away. */
function tone(
  type: OscillatorType,
  from: number,
  to: number,
  seconds: number,
  loud: number,
  delay = 0,
): Recipe {
  return (audio, now) => {
    const at = now + delay;
    const source = audio.createOscillator();
    const gain = audio.createGain();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    source.connect(gain).connect(audio.destination);
    source.start(at);
    source.stop(at + seconds + 0.02);
  };
}

/** A puff of noise around one pitch. */
function puff(pitch: number, seconds: number, loud: number, delay = 0): Recipe {
  return (audio, now) => {
    const at = now + delay;
    const length = Math.ceil(audio.sampleRate * seconds);
    const buffer = audio.createBuffer(1, length, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = 0.9;
    const gain = audio.createGain();
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(at);
  };
}

const together =
  (...recipes: Recipe[]): Recipe =>
  (audio, now) => {
    for (const recipe of recipes) recipe(audio, now);
  };

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  paper: puff(2600, 0.09, 0.25),
  tap: puff(1400, 0.04, 0.3),
  dice: together(
    ...[0, 0.07, 0.13, 0.21, 0.28, 0.4].map((delay, i) => puff(900 + 260 * (i % 3), 0.045, 0.5, delay)),
  ),
  flap: together(...[0, 0.1, 0.2].map((delay) => puff(480, 0.09, 0.5, delay))),
  cluck: together(tone('triangle', 620, 380, 0.07, 0.22), tone('triangle', 700, 420, 0.09, 0.2, 0.11)),
  plink: together(tone('sine', 1560, 1520, 0.22, 0.14), tone('sine', 2340, 2300, 0.12, 0.06)),
  thud: together(tone('sine', 150, 60, 0.22, 0.4), puff(300, 0.12, 0.4)),
  rise: together(...[523, 659, 784].map((pitch, i) => tone('triangle', pitch, pitch, 0.16, 0.12, i * 0.09))),
  fanfare: together(
    ...[523, 659, 784, 1047].map((pitch, i) => tone('triangle', pitch, pitch, 0.3, 0.13, i * 0.14)),
  ),
  turn: together(tone('sine', 660, 660, 0.14, 0.12), tone('sine', 880, 880, 0.2, 0.12, 0.12)),
};
