import type { ClientPage, ClientVisit } from '@aerie/protocol';

/** A picture is slow from here on, as browsers count long frames and tasks. */
const SLOW_MS = 50;
/** The most slow pictures that are told (`REPORTED_PICTURES` in the contract). */
const MOST_PICTURES = 50;
const LONGEST_MS = 10 * 60_000;
/** Things that move by themselves count together while there is no longer pause than this, for at most so long (CLS). */
const SHIFT_PAUSE_MS = 1000;
const SHIFTS_MS = 5000;
/** Of so many taps and keys the slowest one is left out. */
const TAPS = 50;

/** What browsers tell of pictures, beyond what TypeScript knows. */
interface Entry extends PerformanceEntry {
  readonly interactionId?: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

/** What is asked of the browser; of the two first the one that it knows. */
const KINDS = [
  'long-animation-frame',
  'longtask',
  'event',
  'layout-shift',
  'largest-contentful-paint',
] as const;
type Kind = (typeof KINDS)[number];

/** What a visit of one page was like: it is fed with entries of the browser. */
export class PageVisit {
  private slow: number[] = [];
  private paint: number | null = null;
  /** The slowest taps and keys, by what belongs to one. */
  private readonly taps = new Map<number, number>();
  private shift: number | null = null;
  private window = { sum: 0, from: 0, last: 0 };

  constructor(
    private readonly page: ClientPage,
    private readonly isFirst: boolean,
  ) {}

  saw(entry: PerformanceEntry): void {
    const { entryType, duration, startTime, interactionId, value = 0, hadRecentInput }: Entry = entry;
    if (entryType === 'long-animation-frame' || entryType === 'longtask') this.keepSlowest(duration);
    else if (entryType === 'largest-contentful-paint' && this.isFirst) this.paint = startTime;
    else if (entryType === 'event' && interactionId)
      this.taps.set(interactionId, Math.max(duration, this.taps.get(interactionId) ?? 0));
    else if (entryType === 'layout-shift') this.shifted(startTime, hadRecentInput ? 0 : value);
  }

  /** What is told of it after so many seconds; undefined if there is nothing. */
  told(seconds: number): ClientVisit | undefined {
    if (seconds <= 0) return undefined;
    const taps = [...this.taps.values()].sort((a, b) => b - a);
    const tap = taps[Math.floor(taps.length / TAPS)];
    return {
      page: this.page,
      seconds: Math.round(10 * seconds) / 10,
      slow: this.slow.map(whole),
      paint: this.paint === null ? null : whole(this.paint),
      interaction: tap === undefined ? null : whole(tap),
      shift: this.shift === null ? null : Math.min(100, Math.round(1000 * this.shift) / 1000),
    };
  }

  private keepSlowest(ms: number): void {
    if (ms < SLOW_MS) return;
    this.slow.push(ms);
    if (this.slow.length > MOST_PICTURES) this.slow = this.slow.sort((a, b) => b - a).slice(0, MOST_PICTURES);
  }

  private shifted(at: number, by: number): void {
    const { from, last, sum } = this.window;
    const goesOn = sum > 0 && at - last < SHIFT_PAUSE_MS && at - from < SHIFTS_MS;
    this.window = goesOn ? { sum: sum + by, from, last: at } : { sum: by, from: at, last: at };
    this.shift = Math.max(this.shift ?? 0, this.window.sum);
  }
}

const whole = (ms: number): number => Math.min(LONGEST_MS, Math.max(0, Math.round(ms)));

/** Tells of entries from now on, and of those before as far as the browser still has them. */
export class PictureWatch {
  private readonly observers: PerformanceObserver[] = [];

  constructor(private readonly saw: (entry: PerformanceEntry) => void) {
    const known: readonly string[] = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
    const isAsked = (kind: Kind) =>
      known.includes(kind) && (kind !== 'longtask' || !known.includes('long-animation-frame'));
    for (const type of KINDS.filter(isAsked)) {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(saw));
      observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
      this.observers.push(observer);
    }
  }

  /** Tells at once of what would be told in a moment. */
  flush(): void {
    for (const observer of this.observers) observer.takeRecords().forEach(this.saw);
  }

  stop(): void {
    for (const observer of this.observers) observer.disconnect();
  }
}
