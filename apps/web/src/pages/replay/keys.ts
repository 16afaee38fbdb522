import { useMemo } from 'preact/hooks';
import { useShortcuts } from '../../kit/shortcuts.js';
import type { ReplaySession } from './session/replay-session.js';

/** Arrows step, page keys turn to the next part, Home and End go to the ends, the space bar starts and stops. */
export const REPLAY_KEYS = {
  forward: ['ArrowRight'],
  back: ['ArrowLeft'],
  next: ['PageDown'],
  previous: ['PageUp'],
  toStart: ['Home'],
  toEnd: ['End'],
  toggle: [' '],
} as const;

export function useKeys(session: ReplaySession): void {
  const acts = useMemo(
    () => ({
      forward: () => session.forward(),
      back: () => session.back(),
      next: () => session.turn(1),
      previous: () => session.turn(-1),
      toStart: () => session.jump(0),
      toEnd: () => session.toEnd(),
      toggle: () => session.toggle(),
    }),
    [session],
  );
  useShortcuts(REPLAY_KEYS, acts, true);
}
