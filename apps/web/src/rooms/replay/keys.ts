import { useEffect } from 'preact/hooks';
import type { Viewing } from './viewing.js';

const ACTS: Readonly<Record<string, (viewing: Viewing) => void>> = {
  ArrowRight: (viewing) => viewing.forward(),
  ArrowLeft: (viewing) => viewing.back(),
  PageDown: (viewing) => viewing.turn(1),
  PageUp: (viewing) => viewing.turn(-1),
  Home: (viewing) => viewing.jump(0),
  End: (viewing) => viewing.jump(viewing.reel.length),
  ' ': (viewing) => viewing.toggle(),
};

/** Where a key means something else: fields, lists that scroll, sheets, and for the space bar what it would press. */
const isBusy = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest('input, select, textarea, dialog, .log') !== null ||
    (key === ' ' && target.closest('button, a, summary, [role="button"]') !== null));

/** Arrows step, page keys turn to the next part, Home and End go to the ends, the space bar starts and stops. */
export function useKeys(viewing: Viewing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = ACTS[event.key];
      const chord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!act || chord || event.defaultPrevented || isBusy(event.target, event.key)) return;
      event.preventDefault();
      act(viewing);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [viewing]);
}
