import { heard, heardUntil } from './output.js';
import { type Bed, between, type Recipe } from './synth.js';

/** What a game sounds like: `soundscape.ts` of its folder exports it as the default; fetched only when it is wished. */
export interface Soundscape {
  /** What is there all the time. */
  readonly beds: readonly Bed[];
  /** What is heard now and then: after so many seconds, at random. */
  readonly calls: readonly {
    readonly least: number;
    readonly most: number;
    readonly sound: Recipe;
  }[];
  /** The tune of a victory, a few seconds long. */
  readonly victory: Recipe;
}

/** How far ahead calls are planned, and how often: the page wakes up seldom. */
const AHEAD = 16;
const PLAN_EVERY = 8;
const FADE = 2;

/** No tune of a victory is longer, in seconds. */
const LONGEST_TUNE = 8;

/** Plays a soundscape until it is stopped; it comes and goes softly. */
export const perform = (scape: Soundscape): (() => void) =>
  heardUntil('soundscape', (to) => begun(scape, to));

/** Plays the tune of a victory, once. */
export const celebrate = ({ victory }: Soundscape): void => heard('sound', LONGEST_TUNE, victory);

function begun({ beds, calls }: Soundscape, to: AudioNode): () => void {
  const audio = to.context;
  const leaving = audio.createGain();
  leaving.connect(to);
  const coming = audio.createGain();
  coming.gain.setValueAtTime(0, audio.currentTime);
  coming.gain.linearRampToValueAtTime(1, audio.currentTime + FADE);
  coming.connect(leaving);
  const stops = beds.map((bed) => bed(coming));
  const waiting = calls.map((call) => ({ ...call, next: audio.currentTime + between(0.5, call.most) }));
  const plan = () => {
    const until = audio.currentTime + AHEAD;
    for (const call of waiting)
      for (; call.next < until; call.next += between(call.least, call.most)) call.sound(coming, call.next);
  };
  plan();
  const timer = setInterval(plan, PLAN_EVERY * 1000);
  return () => {
    clearInterval(timer);
    leaving.gain.setTargetAtTime(0, audio.currentTime, FADE / 8);
    for (const stop of stops) stop(audio.currentTime + FADE);
  };
}
