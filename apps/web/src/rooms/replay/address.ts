import type { Eyes } from './reel.js';

/** What an address says of where one is; where it says nothing, or nothing sensible, the beginning seen by all. */
export function placeIn(search: string, length: number, seats: number): { at: number; eyes: Eyes } {
  const params = new URLSearchParams(search);
  const at = params.get('at') ?? '';
  const seat = params.get('seat') ?? '';
  const number = /^\d{1,6}$/.test(at) ? Math.min(Number(at), length) : 0;
  if (/^\d$/.test(seat) && Number(seat) < seats) return { at: number, eyes: Number(seat) };
  return { at: number, eyes: seat === 'watcher' ? 'watcher' : 'all' };
}

export const searchFor = (at: number, eyes: Eyes): string => `?at=${at}&seat=${eyes}`;

/** Keeps the address up to date, without a new page in the history for every step. */
export function write(at: number, eyes: Eyes): void {
  history.replaceState(history.state, '', location.pathname + searchFor(at, eyes));
}
