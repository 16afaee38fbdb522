import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Room for something that must know how much of it there is, in px. */
export function Sized({ children }: { children(wide: number, high: number): ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ wide: number; high: number }>();
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setRoom({ wide: current.clientWidth, high: current.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} class="sized">
      {room && room.wide > 0 && children(room.wide, room.high)}
    </div>
  );
}
