/** How long all that happens between two decisions of one's own is shown at most, in ms at normal speed. */
const LONGEST_WAIT_MS = 3400;
/** The shortest time for which something is shown; what would take less than `TINY_MS` is drawn with what follows. */
const LEAST_MS = 60;
const TINY_MS = 45;
/** Bots decide within this time: whoever is waited for longer is a person, or takes as long as one. */
const BOT_MS = 2000;
/** By what the times of animations are multiplied; few values, since boards are styled anew with each. */
const PACES = [1, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12, 0.08] as const;

/**
 * How quickly events are shown, so that those which wait fit into what is left of the longest wait. Who waits for one
 * person's move sees it at its own pace; where bots are far ahead, all are quicker, and small ones are drawn with what follows.
 */
export function paceFor(waiting: number, spent: number): number {
  const left = Math.max(0, LONGEST_WAIT_MS - spent);
  return PACES.find((pace) => waiting * pace <= left) ?? (PACES.at(-1) as number);
}

/**
 * How much of the longest wait is spent after it was waited for a decision. What bots think is part of it; who has waited
 * for a person has as much time again.
 */
export const spentAfter = (spent: number, waited: number): number =>
  waited < BOT_MS ? spent + waited : Math.max(0, spent - waited);

/** How long an event is shown at this pace. */
export function timeAt(time: number, pace: number): number {
  if (pace === 1) return time;
  return time * pace < TINY_MS ? 0 : Math.max(LEAST_MS, time * pace);
}
