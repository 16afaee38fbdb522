import type { Seat } from '@aerie/kernel';
import type { LogLine } from '../contract/log-line.js';

/** What a board shows of a moment: the picture, and the view and seat that it was seen with. */
export interface Shown {
  readonly picture: unknown;
  readonly view: unknown;
  readonly seat: Seat | null;
}

/** A few lines of what happened, with the board as it was then. */
export interface Scene {
  readonly lines: readonly LogLine[];
  /** Whose decision it tells of; undefined for what came of it for others, such as the end of a round. */
  readonly by: Seat | undefined;
  /** The number of the last entry that it tells of. */
  readonly number: number;
  /** Undefined where only words were told, or where others at the screen must not see it. */
  readonly shown: Shown | undefined;
}

/** So many scenes are kept: more than a round of a large table. */
const KEPT = 60;
/** A scene with so many lines is full; a heading begins another one as well. */
const FULL = 4;

/** What happened lately, scene by scene. */
export class Recap {
  private scenes: Scene[] = [];
  /** The entry that is being told: who decided, and whether what came of it for others is told by now. */
  private entry: { readonly number: number; by: Seat | undefined; isPast: boolean } | undefined;

  /**
   * Adds an event with its line. The first line of an entry that speaks of a seat tells who decided, unless it is a heading; what has
   * no words changes what the last scene shows.
   */
  add(line: LogLine | undefined, number: number, shown: Shown | undefined): void {
    if (line) this.tell(line, number, shown);
    else {
      const last = this.scenes.at(-1);
      if (last?.number === number) this.scenes[this.scenes.length - 1] = { ...last, shown };
    }
  }

  private tell(line: LogLine, number: number, shown: Shown | undefined): void {
    const by = this.whoDecided(line, number);
    const last = this.scenes.at(-1);
    if (last && last.by === by && last.lines.length < FULL && !line.heading)
      this.scenes[this.scenes.length - 1] = { lines: [...last.lines, line], by, number, shown };
    else this.scenes.push({ lines: [line], by, number, shown });
    if (this.scenes.length > KEPT) this.scenes.shift();
  }

  private whoDecided({ seat, heading }: LogLine, number: number): Seat | undefined {
    if (this.entry?.number !== number) this.entry = { number, by: undefined, isPast: false };
    const { entry } = this;
    if (heading) entry.isPast = true;
    else if (seat !== undefined) {
      if (entry.by === undefined) entry.by = seat;
      else if (entry.by !== seat) entry.isPast = true;
    }
    return entry.isPast ? undefined : entry.by;
  }

  /** Forgets what was taken back: all from this entry on. */
  takeBack(to: number): void {
    this.scenes = this.scenes.filter(({ number }) => number < to);
    this.entry = undefined;
  }

  forget(): void {
    this.scenes = [];
    this.entry = undefined;
  }

  /** All since this seat decided last; while it decides, all since it did before. Everything that is kept, for who has no seat. */
  since(seat: Seat | null): readonly Scene[] {
    const isOwn = ({ by }: Scene): boolean => seat !== null && by === seat;
    const end = this.scenes.findLastIndex((scene) => !isOwn(scene)) + 1;
    const begin = this.scenes.slice(0, end).findLastIndex(isOwn) + 1;
    return this.scenes.slice(begin, end);
  }

  /** Whether others decided something since this seat did. */
  isNews(seat: Seat): boolean {
    const own = this.scenes.findLastIndex(({ by }) => by === seat);
    return this.scenes.slice(own + 1).some(({ by }) => by !== undefined);
  }
}
