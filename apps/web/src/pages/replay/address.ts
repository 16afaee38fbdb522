import type { Viewpoint } from './replay-timeline.js';

/** What an address says of where one is; where it says nothing, or nothing sensible, the beginning seen by all. */
export function placeIn(search: string, length: number, seats: number): { at: number; viewpoint: Viewpoint } {
  const params = new URLSearchParams(search);
  const at = params.get('at') ?? '';
  const seat = params.get('seat') ?? '';
  const number = /^\d{1,6}$/.test(at) ? Math.min(Number(at), length) : 0;
  if (/^\d$/.test(seat) && Number(seat) < seats) return { at: number, viewpoint: Number(seat) };
  return { at: number, viewpoint: seat === 'watcher' ? 'watcher' : 'all' };
}

export const searchFor = (at: number, viewpoint: Viewpoint): string => `?at=${at}&seat=${viewpoint}`;

/** Keeps the address up to date, without a new page in the history for every step. */
export function write(at: number, viewpoint: Viewpoint): void {
  history.replaceState(history.state, '', location.pathname + searchFor(at, viewpoint));
}
