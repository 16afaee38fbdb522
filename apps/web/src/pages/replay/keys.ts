import { useEffect } from 'preact/hooks';
import type { ReplaySession } from './replay-session.js';

const ACTS: Readonly<Record<string, (session: ReplaySession) => void>> = {
  ArrowRight: (session) => session.forward(),
  ArrowLeft: (session) => session.back(),
  PageDown: (session) => session.turn(1),
  PageUp: (session) => session.turn(-1),
  Home: (session) => session.jump(0),
  End: (session) => session.jump(session.timeline.length),
  ' ': (session) => session.toggle(),
};

/** Where a key means something else: fields, lists that scroll, sheets, and for the space bar what it would press. */
const isBusy = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest('input, select, textarea, dialog, .log') !== null ||
    (key === ' ' && target.closest('button, a, summary, [role="button"]') !== null));

/** Arrows step, page keys turn to the next part, Home and End go to the ends, the space bar starts and stops. */
export function useKeys(session: ReplaySession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = ACTS[event.key];
      const chord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!act || chord || event.defaultPrevented || isBusy(event.target, event.key)) return;
      event.preventDefault();
      act(session);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
