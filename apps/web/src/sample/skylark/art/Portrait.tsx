import type { View } from '@aerie/conformance/sample';
import type { Seat } from '@aerie/kernel';
import { Bird } from './Bird.js';

/** The lark of a seat, in its owner's colour. */
export const Portrait = ({ seat }: { seat: Seat; view: View }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" style={{ '--skylark-coat': `var(--seat-${seat})` }}>
    <Bird />
  </svg>
);
