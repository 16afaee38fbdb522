import type { Viewpoint } from './session/replay-timeline.js';

/** Moment and viewpoint from the query of a URL; by default the beginning, with everything open. */
export function placeIn(search: string, length: number, seats: number): { at: number; viewpoint: Viewpoint } {
  const params = new URLSearchParams(search);
  const at = params.get('at') ?? '';
  const seat = params.get('seat') ?? '';
  const number = /^\d{1,6}$/.test(at) ? Math.min(Number(at), length) : 0;
  if (/^\d$/.test(seat) && Number(seat) < seats) return { at: number, viewpoint: Number(seat) };
  return { at: number, viewpoint: seat === 'watcher' ? 'watcher' : 'all' };
}

/** Whether the query of a URL asks for the story of the match. */
export const asksForStory = (search: string): boolean => new URLSearchParams(search).has('story');

/** The room that the query of a URL leads to. */
export function roomIn(search: string): string | undefined {
  const room = new URLSearchParams(search).get('room') ?? '';
  return /^[0-9a-zA-Z]{8,40}$/.test(room) ? room : undefined;
}

/** Whether the query of a URL asks that the result be hidden. */
export const asksToHide = (search: string): boolean => new URLSearchParams(search).get('spoiler') === 'no';

/** What a link says in whose replay the result is hidden. */
export const HIDDEN = '&spoiler=no';

export const searchFor = (at: number, viewpoint: Viewpoint): string => `?at=${at}&seat=${viewpoint}`;

/** Writes moment, viewpoint and room into the URL, without a new entry in the history. */
export function write(at: number, viewpoint: Viewpoint, room: string | undefined): void {
  const hidden = asksToHide(location.search) ? HIDDEN : '';
  const search = searchFor(at, viewpoint) + (room === undefined ? '' : `&room=${room}`) + hidden;
  history.replaceState(history.state, '', location.pathname + search);
}
