/** How long all that happens between two decisions of one's own is shown at most, in ms at normal speed. */
const LONGEST_WAIT_MS = 3400;
/** The shortest time for which something is shown; what would take less than `TINY_MS` is drawn with what follows. */
export const LEAST_MS = 60;
const TINY_MS = 45;
/** Bots decide within this time: whoever is waited for longer is a person, or takes as long as one. */
const BOT_MS = 2000;
/** By what the times of animations are multiplied; few values, since boards are styled anew with each. */
const PACES: readonly number[] = [1, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12, 0.08];
/** From here on nobody sees a difference between one pace and the next. */
const HASTE = 0.25;

/**
 * How quickly events are shown, so that those which wait fit into what is left of the longest wait. Who waits for one
 * person's move sees it at its own pace; where bots are far ahead, all are quicker, and small ones are drawn with what follows.
 */
function paceFor(waiting: number, spent: number): number {
  const left = Math.max(0, LONGEST_WAIT_MS - spent);
  return PACES.find((pace) => waiting * pace <= left) ?? (PACES.at(-1) as number);
}

/** The next slower pace, if there is one. */
const slowerThan = (pace: number): number | undefined => PACES[PACES.indexOf(pace) - 1];

/** How long an event is shown at this pace. */
export function timeAt(time: number, pace: number): number {
  if (pace === 1) return time;
  return time * pace < TINY_MS ? 0 : Math.max(LEAST_MS, time * pace);
}

/**
 * The wait between two decisions of one's own, in ms at normal speed: how much of it is spent, and how much is probably still to
 * come. Bots decide one after the other, so the first of their moves would take all the time, and the last ones none.
 */
export class Wait {
  private spent = 0;
  /** How long all that was told in it takes at its own pace, and how long that usually is. */
  private told = 0;
  private usual = 0;
  private pace = 1;
  private isForPeople = false;

  /** One has decided something. */
  begin(): void {
    this.spent = 0;
    this.told = 0;
    this.pace = 1;
    this.isForPeople = false;
  }

  /** Time went by while something was painted, drawn or shown. */
  spend(time: number): void {
    this.spent += time;
  }

  /** Somebody's decision was waited for. What bots think is part of the wait; after a person's there is as much time again. */
  thought(time: number): void {
    if (time < BOT_MS) this.spent += time;
    else {
      this.spent = Math.max(0, this.spent - time);
      this.pace = 1;
      this.isForPeople = true;
    }
  }

  /** One is asked again, after others were. */
  end(): void {
    if (this.isForPeople) this.usual = 0;
    else this.usual = this.usual === 0 ? this.told : (this.usual + this.told) / 2;
  }

  /**
   * The pace of an event that takes so long, where so much is known to wait with it; `isAll`: nothing more will come. In haste it stays
   * where the next slower one would do as well: else it goes to and fro, and the board is styled anew with each event.
   */
  paceOf(takes: number, waiting: number, isAll: boolean): number {
    const toCome = isAll || this.isForPeople ? 0 : this.usual - this.told;
    this.told += takes;
    const pace = paceFor(Math.max(waiting, toCome), this.spent);
    if (this.pace > HASTE || pace !== slowerThan(this.pace)) this.pace = pace;
    return this.pace;
  }
}
