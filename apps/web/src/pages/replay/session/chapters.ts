import type { Seat } from '@aerie/kernel';
import type { LogLine } from '../../../contract/game-ui.js';
import type { ReplayTimeline } from './replay-timeline.js';

/** A moment to jump to: a heading in the game's log, or the beginning of somebody's turn. */
export interface Chapter {
  readonly at: number;
  readonly title: { readonly line: LogLine } | { readonly seat: Seat; readonly turn: number };
}

/** With fewer headings turns make the better chapters. */
const FEWEST = 3;

/** The parts of a match: rounds, where the game's log has headings; turns otherwise. */
export function chaptersOf(
  timeline: ReplayTimeline,
  line: (event: unknown) => LogLine | undefined,
): Chapter[] {
  const rounds = [timeline.opening, ...timeline.events].flatMap((events, at): Chapter[] => {
    for (const event of events) {
      const seen = timeline.game.redact(event, 'watcher');
      const said = seen === undefined ? undefined : line(seen);
      if (said?.heading) return [{ at, title: { line: said } }];
    }
    return [];
  });
  return rounds.length >= FEWEST ? rounds : turnsOf(timeline);
}

function turnsOf({ log: { entries } }: ReplayTimeline): Chapter[] {
  let turn = 0;
  return entries.flatMap(({ seat }, at): Chapter[] => {
    if (at > 0 && entries[at - 1]?.seat === seat) return [];
    turn++;
    return [{ at, title: { seat, turn } }];
  });
}

/** The chapter that a moment belongs to; undefined before the first. */
export const chapterAt = (chapters: readonly Chapter[], at: number): number | undefined => {
  const next = chapters.findIndex((chapter) => chapter.at > at);
  const found = (next < 0 ? chapters.length : next) - 1;
  return found < 0 ? undefined : found;
};
