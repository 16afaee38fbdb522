import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

/** Whether two sets of properties are equal, one level deep. */
function isSame(one: object, other: object): boolean {
  const before = Object.entries(one);
  return (
    before.length === Object.keys(other).length &&
    before.every(([key, value]) => Object.is(value, (other as Record<string, unknown>)[key]))
  );
}

/** A component without state that is drawn again only when its properties change. */
export const memo =
  <P extends object>(draw: (props: P) => JSX.Element) =>
  (props: P): JSX.Element => {
    const kept = useRef<{ props: P; drawn: JSX.Element }>(undefined);
    if (!kept.current || !isSame(kept.current.props, props)) kept.current = { props, drawn: draw(props) };
    return kept.current.drawn;
  };
