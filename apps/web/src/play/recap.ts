import type { Seat } from '@aerie/kernel';
import type { LogLine } from '../contract/log-line.js';
import type { Recent, Shown } from './event-player.js';

/** A few lines of what happened, with the board as it was then. */
export interface Scene {
  readonly lines: readonly LogLine[];
  /** Whose decision it tells of; undefined for what came of it for others, such as the end of a round. */
  readonly by: Seat | undefined;
  /** Undefined where only words were told, or where others at the screen must not see it. */
  readonly shown: Shown | undefined;
}

/** A scene with so many lines is full; a heading begins another one as well. */
const FULL = 4;

/** All since this seat decided last; while it decides, all since it did before. Everything that is known, for who has no seat. */
export function scenesSince(seat: Seat | null, recent: readonly Recent[]): readonly Scene[] {
  const scenes = scenesOf(recent);
  const isOwn = ({ by }: Scene): boolean => seat !== null && by === seat;
  const end = scenes.findLastIndex((scene) => !isOwn(scene)) + 1;
  return scenes.slice(scenes.slice(0, end).findLastIndex(isOwn) + 1, end);
}

/** Whether others decided something since this seat did. */
export function isNews(seat: Seat, recent: readonly Recent[]): boolean {
  const scenes = scenesOf(recent);
  const own = scenes.findLastIndex(({ by }) => by === seat);
  return scenes.slice(own + 1).some(({ by }) => by !== undefined);
}

/** What happened, scene by scene. What has no words changes what the scene before it shows. */
function scenesOf(recent: readonly Recent[]): Scene[] {
  const scenes: Scene[] = [];
  let entry: Entry | undefined;
  for (const { line, number, shown } of recent) {
    if (entry?.number !== number) entry = { number, by: undefined, isPast: false, isTold: false };
    const last = scenes.at(-1);
    if (!line) {
      if (last && entry.isTold) scenes[scenes.length - 1] = { ...last, shown };
      continue;
    }
    entry.isTold = true;
    const by = whoDecided(line, entry);
    if (last && last.by === by && last.lines.length < FULL && !line.heading)
      scenes[scenes.length - 1] = { lines: [...last.lines, line], by, shown };
    else scenes.push({ lines: [line], by, shown });
  }
  return scenes;
}

/** An entry of the log that is being told. */
interface Entry {
  readonly number: number;
  /** Who decided, once that is known. */
  by: Seat | undefined;
  /** Whether what came of it for others is told by now. */
  isPast: boolean;
  /** Whether it had words so far. */
  isTold: boolean;
}

/** Whose decision a line tells of: the first one of an entry that speaks of a seat tells who decided, unless it is a heading. */
function whoDecided({ seat, heading }: LogLine, entry: Entry): Seat | undefined {
  if (heading) entry.isPast = true;
  else if (seat !== undefined) {
    if (entry.by === undefined) entry.by = seat;
    else if (entry.by !== seat) entry.isPast = true;
  }
  return entry.isPast ? undefined : entry.by;
}
