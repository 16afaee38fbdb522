/** A day as `2026-11-15`, in UTC for everybody. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** When a day begins. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const DAY_MS = 24 * 60 * 60_000;

export const dayBefore = (day: string): string => dayOf(startOf(day) - DAY_MS);
export const dayAfter = (day: string): string => dayOf(startOf(day) + DAY_MS);
/** How many of these days lie in 365 days at most, of all stretches of so many that meet the days from one to another. */
export function mostInAYear(days: ReadonlySet<string>, from: string, to: string): number {
  const has = (ms: number): number => Number(days.has(dayOf(ms)));
  let within = 0;
  for (let ms = startOf(from) - 364 * DAY_MS; ms <= startOf(from); ms += DAY_MS) within += has(ms);
  let most = within;
  for (let ms = startOf(from) + DAY_MS; ms <= startOf(to) + 364 * DAY_MS; ms += DAY_MS) {
    within += has(ms) - has(ms - 365 * DAY_MS);
    most = Math.max(most, within);
  }
  return most;
}
export const endOf = (day: string): number => startOf(day) + DAY_MS;

/** A week, by the Monday on which it begins. */
export function weekOf(ms: number): string {
  const sinceMonday = (new Date(ms).getUTCDay() + 6) % 7;
  return dayOf(ms - sinceMonday * DAY_MS);
}
export const endOfWeek = (week: string): number => startOf(week) + 7 * DAY_MS;

/** Whether this is a valid day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOf(text)) && dayOf(startOf(text)) === text;

/** How many days in a row up to today, or up to yesterday while today can still be played; and the longest such run. */
export function streaks(days: readonly string[], today: string): { streak: number; longest: number } {
  const played = new Set(days);
  const run = (last: string): number => {
    let length = 0;
    for (let day = last; played.has(day); day = dayBefore(day)) length++;
    return length;
  };
  return { streak: run(today) || run(dayBefore(today)), longest: Math.max(0, ...[...played].map(run)) };
}
