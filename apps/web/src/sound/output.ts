import { effect } from '@preact/signals';
import { settings } from '../settings/settings.js';
import type { Kind } from './wishes.js';

/** Nothing is heard for so long before an audio clock rests, in seconds: it costs work as long as it runs. */
const REST_AFTER = 8;

/** The gain at full volume: the browser test sees that nothing clips then. */
const LOUDEST = 1.4;
const LOUDNESS = { sound: settings.soundVolume, soundscape: settings.soundscapeVolume } as const;

/** What happens is heard at once; what is there all the time is made seldom, in large pieces, and without the highest tones. */
const CLOCKS: Readonly<Record<Kind, AudioContextOptions>> = {
  sound: { latencyHint: 'interactive' },
  soundscape: { latencyHint: 'playback', sampleRate: 24_000 },
};

class Output {
  private readonly audio: AudioContext;
  private readonly to: GainNode;
  /** How many sounds go on until they are stopped. */
  private lasting = 0;
  /** When, on the audio clock, the last of the others has died away. */
  private until = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(kind: Kind) {
    this.audio = new AudioContext(CLOCKS[kind]);
    this.to = this.audio.createGain();
    this.to.connect(this.audio.destination);
    effect(() => {
      // To the ear, half the way up is a quarter of the gain.
      this.to.gain.setTargetAtTime(LOUDEST * LOUDNESS[kind].value ** 2, this.audio.currentTime, 0.03);
    });
  }

  heard(seconds: number, make: (to: AudioNode, at: number) => void): void {
    void this.audio.resume();
    make(this.to, this.audio.currentTime);
    this.until = Math.max(this.until, this.audio.currentTime + seconds);
    this.restLater();
  }

  heardUntil(make: (to: AudioNode) => () => void): () => void {
    void this.audio.resume();
    const stop = make(this.to);
    this.lasting++;
    clearTimeout(this.rest);
    return () => {
      stop();
      this.lasting--;
      this.restLater();
    };
  }

  private restLater(): void {
    clearTimeout(this.rest);
    if (this.lasting > 0) return;
    const left = Math.max(0, this.until - this.audio.currentTime) + REST_AFTER;
    this.rest = setTimeout(() => void this.audio.suspend(), left * 1000);
  }
}

const outputs: Partial<Record<Kind, Output>> = {};
const outputOf = (kind: Kind): Output => {
  outputs[kind] ??= new Output(kind);
  return outputs[kind];
};

/** Lets a sound of some seconds be heard. */
export const heard = (kind: Kind, seconds: number, make: (to: AudioNode, at: number) => void): void =>
  outputOf(kind).heard(seconds, make);

/** Lets a sound be heard that goes on; gives what ends it. */
export const heardUntil = (kind: Kind, make: (to: AudioNode) => () => void): (() => void) =>
  outputOf(kind).heardUntil(make);
