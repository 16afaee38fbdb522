/** A sound that is made when it is asked for, from this moment of the audio clock on. */
export type Recipe = (to: AudioNode, at: number) => void;
/** A sound that goes on until a moment that is told later. */
export type Bed = (to: AudioNode) => (until: number) => void;

/** What dies away has died away below this. */
const SILENT = 0.0001;

export const between = (least: number, most: number): number => least + Math.random() * (most - least);

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Four seconds of noise, made once. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate * 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(audio, buffer);
  return buffer;
}

/** A gain that rises to `loud` and dies away, connected. */
function envelope(to: AudioNode, at: number, attack: number, seconds: number, loud: number): GainNode {
  const gain = to.context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + Math.max(seconds, attack + 0.01));
  gain.connect(to);
  return gain;
}

export interface Tone {
  readonly type?: OscillatorType;
  /** In Hz; with `to` it slides. */
  readonly from: number;
  readonly to?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly delay?: number;
  readonly attack?: number;
}

export const tone =
  ({ type = 'sine', from, to: end = from, seconds, loud, delay = 0, attack = 0.008 }: Tone): Recipe =>
  (to, now) => {
    const at = now + delay;
    const source = to.context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    if (end !== from) source.frequency.exponentialRampToValueAtTime(end, at + seconds);
    source.connect(envelope(to, at, attack, seconds, loud));
    source.start(at);
    source.stop(at + seconds + 0.02);
  };

export interface Puff {
  /** The middle of what is let through, in Hz; with `to` it slides. */
  readonly pitch: number;
  readonly to?: number;
  readonly narrow?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly delay?: number;
  readonly attack?: number;
}

/** Noise around one pitch. */
export const puff =
  ({ pitch, to: end = pitch, narrow = 0.9, seconds, loud, delay = 0, attack = 0.002 }: Puff): Recipe =>
  (to, now) => {
    const at = now + delay;
    const audio = to.context;
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(pitch, at);
    if (end !== pitch) filter.frequency.exponentialRampToValueAtTime(end, at + seconds);
    source.connect(filter).connect(envelope(to, at, attack, seconds, loud));
    source.start(at, Math.random() * 3.5);
    source.stop(at + seconds + 0.02);
  };

/** Glass or metal that is struck: partials that are no multiples, the higher the shorter. */
const PARTIALS = [
  [1, 1],
  [2.76, 0.45],
  [5.4, 0.18],
] as const;
export const bell = (pitch: number, seconds: number, loud: number, delay = 0): Recipe =>
  together(
    ...PARTIALS.map(([times, part]) =>
      tone({
        from: pitch * times,
        seconds: seconds / Math.sqrt(times),
        loud: loud * part,
        delay,
        attack: 0.003,
      }),
    ),
  );

export const together =
  (...recipes: readonly Recipe[]): Recipe =>
  (to, at) => {
    for (const recipe of recipes) recipe(to, at);
  };

/** A recipe that is made anew each time, so that no two are alike. */
export const fresh =
  (make: () => Recipe): Recipe =>
  (to, at) =>
    make()(to, at);

/** As many as asked for, each made from its number. */
export const row = (count: number, make: (i: number) => Recipe): Recipe =>
  together(...Array.from({ length: count }, (_, i) => make(i)));

/** Somewhere around the listener: −1 is left, 1 is right; `far` takes the heights away. */
export const around =
  (recipe: Recipe, wide = 0.8, far?: number): Recipe =>
  (to, at) => {
    const place = to.context.createStereoPanner();
    place.pan.value = between(-wide, wide);
    place.connect(to);
    if (far === undefined) return recipe(place, at);
    const air = to.context.createBiquadFilter();
    air.frequency.value = far;
    air.connect(place);
    return recipe(air, at);
  };

/** Something goes up and down for ever, around where it is. */
function swayed(param: AudioParam, by: number, seconds: number, audio: BaseAudioContext): OscillatorNode {
  const slow = audio.createOscillator();
  slow.frequency.value = 1 / seconds;
  const depth = audio.createGain();
  depth.gain.value = by;
  slow.connect(depth).connect(param);
  slow.start();
  return slow;
}

export interface Wind {
  readonly pitch: number;
  readonly narrow: number;
  readonly loud: number;
  /** How long a gust takes to come and go. */
  readonly gust: number;
}

/** Moving air: noise whose pitch and strength come and go, never quite together. */
export const wind =
  ({ pitch, narrow, loud, gust }: Wind): Bed =>
  (to) => {
    const audio = to.context;
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = narrow;
    const gain = audio.createGain();
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(to);
    source.start(0, Math.random() * 3.5);
    const all = [
      source,
      swayed(filter.frequency, pitch * 0.3, gust * 1.37, audio),
      swayed(gain.gain, loud * 0.55, gust, audio),
    ];
    return (until) => {
      for (const one of all) one.stop(until);
    };
  };

/** A chord that breathes: each of its tones comes and goes in a time of its own. */
export const chord =
  (pitches: readonly number[], loud: number, breath: number): Bed =>
  (to) => {
    const audio = to.context;
    const all = pitches.flatMap((pitch, i) => {
      const source = audio.createOscillator();
      source.frequency.value = pitch;
      const gain = audio.createGain();
      gain.gain.value = loud;
      source.connect(gain).connect(to);
      source.start();
      return [source, swayed(gain.gain, loud * 0.9, breath * (1 + i * 0.23), audio)];
    });
    return (until) => {
      for (const one of all) one.stop(until);
    };
  };

/** The pitch of a note by its number, as keyboards count: 69 is 440 Hz. */
export const note = (number: number): number => 440 * 2 ** ((number - 69) / 12);

/** Notes as they are written: when each begins, which one it is and how long it sounds, in beats. */
export type Notes = readonly (readonly [beat: number, note: number, beats: number])[];

/** A tune with a voice that makes each note from pitch and seconds. */
export const tune = (
  beat: number,
  notes: Notes,
  voice: (pitch: number, seconds: number, delay: number) => Recipe,
): Recipe => together(...notes.map(([at, number, beats]) => voice(note(number), beats * beat, at * beat)));
