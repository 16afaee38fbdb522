import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** A place that tells its content how large it is, in px; `high` where nothing around it gives it a height. Without one it stays empty. */
export function Sized({
  high,
  children,
}: {
  high?: number;
  children(wide: number, high: number): ComponentChildren;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ wide: number; high: number }>();
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setSize({ wide: current.clientWidth, high: current.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} class="sized" style={high === undefined ? undefined : { height: `${high}px` }}>
      {size && size.wide > 0 && size.high > 0 && children(size.wide, size.high)}
    </div>
  );
}
