/** Days are UTC, as the server counts them. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
  );
}

/** The day so many days later. */
export const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const dayWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** The week of a day, by the Monday on which it begins. */
export const weekOf = (day: string): string =>
  later(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The first and the last day of a week. */
export const weekWords = (week: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(`${week}T12:00:00Z`),
    new Date(`${later(week, 6)}T12:00:00Z`),
  );

/** How long until a moment, in hours and minutes. */
export function leftUntil(iso: string, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(iso) - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
