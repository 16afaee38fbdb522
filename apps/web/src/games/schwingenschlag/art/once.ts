import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

/** A picture that follows from its properties alone: it is drawn again only when they change. */
export const once =
  <P extends object>(draw: (props: P) => JSX.Element) =>
  (props: P): JSX.Element =>
    // Each picture always has the same properties, so their number does not change.
    useMemo(() => draw(props), Object.values(props));
