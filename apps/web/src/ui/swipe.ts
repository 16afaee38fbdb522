import { useRef } from 'preact/hooks';

/** Swiping sideways with a finger moves on or back, and clicks nothing on its way. A mouse does not swipe: it selects text. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
      swiped.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      swiped.current = Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy);
      if (swiped.current) move(dx < 0 ? 1 : -1);
    },
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) {
        event.preventDefault();
        event.stopPropagation();
      }
      swiped.current = false;
    },
  };
}
