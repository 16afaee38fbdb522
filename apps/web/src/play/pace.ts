/** How long all that happens between two decisions of one's own is shown at most, in ms at normal speed. */
const LONGEST_WAIT_MS = 3400;
/** The shortest time in which something can still be seen. */
const LEAST_MS = 60;
/** By what the times of animations are multiplied; few values, since boards are styled anew with each. */
const PACES = [1, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12] as const;

/**
 * How quickly events are shown, so that those which wait fit into what is left of the longest wait. Who waits for one
 * person's move sees it at its own pace; where bots are far ahead, all are quicker, and none is left out.
 */
export function paceFor(waiting: number, spent: number): number {
  const left = Math.max(0, LONGEST_WAIT_MS - spent);
  return PACES.find((pace) => waiting * pace <= left) ?? (PACES.at(-1) as number);
}

/** How long an event is shown at this pace. */
export const timeAt = (time: number, pace: number): number => Math.max(Math.min(time, LEAST_MS), time * pace);
