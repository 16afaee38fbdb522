import type { Seat } from '@aerie/kernel';
import { useState } from 'preact/hooks';
import type { Picture } from '../animation.js';
import { isRival } from '../table.js';
import { acts, type Table } from './Table.js';

/** What the middle of the board shows: somebody's mat, a lonely player's opponent, the guild, objectives, points. */
export type Scene = Seat | 'rival' | 'guild' | 'goals' | 'points';

/** Whether the opponent of somebody alone does what is being shown. */
function rivalActs(p: Picture): boolean {
  if (!p.now) return false;
  const { event } = p.now;
  if (event.type === 'guildStepped' || event.type === 'marked') return isRival(p, event.seat);
  return /^rival|^countersShifted/.test(event.type);
}

/** What must be seen because it is happening. */
function forcedScene(p: Picture): Scene | undefined {
  if (rivalActs(p)) return 'rival';
  return p.now?.event.type === 'objectiveScored' ? 'goals' : undefined;
}

/**
 * The scene that is shown. What is asked is shown, the guild for a marker and else the own mat, until one wants to look
 * elsewhere; but what the opponent of somebody alone does is always seen, and how an objective is scored.
 */
export function useScene(t: Table) {
  const [wanted, setWanted] = useState<{ scene: Scene; during: string }>();
  const looks = wanted && (acts(t) || !t.asked || wanted.during === t.question) ? wanted.scene : undefined;
  const due = t.task?.task === 'marker' ? 'guild' : t.me;
  const forced = forcedScene(t.picture);
  const told = t.told !== undefined && t.picture.mats[t.told] ? t.told : undefined;
  const scene = forced ?? looks ?? told ?? due;
  return {
    scene,
    /** Whether one looks at something else than where one acts or is asked. */
    isAway: forced === undefined && scene !== due,
    /** Whether something is asked about what is not shown. */
    isElsewhere: t.asked && !acts(t) && scene !== due,
    /** Shows a scene; the one that is shown gives way to the own mat. */
    show: (next: Scene) => setWanted({ scene: next === scene ? t.me : next, during: t.question }),
    /** Back to the own mat, or to what is asked. */
    comeBack: () => setWanted(undefined),
  };
}
