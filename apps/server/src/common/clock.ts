import { uptime } from 'node:os';

/** Where a clock reads the time, in milliseconds. */
export interface TimeSources {
  /** The time of day, which an operator or a time service may set at any moment. */
  wall(): number;
  /** Never jumps; stands still while the machine sleeps. */
  monotonic(): number;
  /** Never jumps; goes on while the machine sleeps. */
  sinceBoot(): number;
}

const SYSTEM: TimeSources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  sinceBoot: () => uptime() * 1000,
};

/** What a look at the clock found. */
export type ClockNews =
  /** The machine slept, or was suspended, between these moments. */
  | { readonly kind: 'slept'; readonly from: number; readonly to: number }
  /** The time of day was set: it differs from the time here by so much now. */
  | { readonly kind: 'jumped'; readonly by: number };

/** Differences of the time of day up to this are followed, by so much at each look; larger ones are jumps. */
const FOLLOWED_MS = 60_000;
const STEP_MS = 1;
/** What differs by less is not worth telling. */
const NOTICED_MS = 2000;

/**
 * What time it is: the time of day at the start, plus what has passed since by a clock that never jumps. When the time of day
 * is set, the time here goes on as if nothing had happened: no clock at a table runs out, no session ends, no ban begins or
 * ends for it. Small corrections are followed slowly; a large one is taken over at the next start. It never goes back.
 */
export class Clock {
  private base: number;
  private readonly monotonicAtStart: number;
  private readonly sinceBootAtStart: number;
  /** How long the machine has slept since the start, as far as it was noticed. */
  private slept = 0;
  /** The last difference that was told. */
  private toldJump = 0;

  constructor(private readonly sources: TimeSources = SYSTEM) {
    this.base = sources.wall();
    this.monotonicAtStart = sources.monotonic();
    this.sinceBootAtStart = sources.sinceBoot();
  }

  readonly now = (): number =>
    Math.floor(this.base + this.slept + this.sources.monotonic() - this.monotonicAtStart);

  /** Looks whether the machine slept or the time of day was set, and follows small corrections; to be called every second. */
  look(): ClockNews | undefined {
    const { wall, monotonic, sinceBoot } = this.sources;
    const awake = monotonic() - this.monotonicAtStart;
    const asleep = sinceBoot() - this.sinceBootAtStart - awake - this.slept;
    const now = this.now();
    if (asleep > NOTICED_MS) return { kind: 'slept', from: now, to: Math.floor(now + asleep) };
    const ahead = wall() - now;
    if (Math.abs(ahead) <= FOLLOWED_MS) {
      this.base += Math.max(-STEP_MS, Math.min(STEP_MS, ahead));
      this.toldJump = 0;
      return undefined;
    }
    if (Math.abs(ahead - this.toldJump) <= NOTICED_MS) return undefined;
    this.toldJump = ahead;
    return { kind: 'jumped', by: ahead };
  }

  /** Takes over that the machine slept, once whoever must know of it does. */
  wake({ from, to }: { readonly from: number; readonly to: number }): void {
    this.slept += to - from;
  }
}
