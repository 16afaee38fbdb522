import './mark.css';
import type { Seat } from '@aerie/kernel';
import type { JSX } from 'preact';

/** The mark of a seat. It comes with the seat's colour everywhere, so that nobody needs to tell colours apart. */
const MARKS: readonly JSX.Element[] = [
  <path key="chevron" d="M5 14l5-6 5 6" />,
  <circle key="dot" cx="10" cy="10" r="2.6" fill="currentColor" />,
  <path key="bar" d="M5 10h10" />,
  <circle key="ring" cx="10" cy="10" r="4" />,
  <path key="wave" d="M4 11c2-4 4-4 6-1s4 3 6-1" />,
  <path key="cross" d="M10 5v10M5 10h10" />,
  <path key="diamond" d="M10 5l5 5-5 5-5-5z" />,
  <path key="star" d="M10 4v12M4.8 7l10.4 6M15.2 7L4.8 13" />,
];

/** `size`: inside a drawing, in its units; elsewhere it is as large as the letters beside it. */
export function Mark({ seat, size }: { seat: Seat; size?: number }) {
  return (
    <svg
      class={size === undefined ? 'mark' : undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="10" fill={`var(--seat-${seat})`} />
      <g
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
        style={{ color: 'var(--seat-ink)' }}
      >
        {MARKS[seat]}
      </g>
    </svg>
  );
}
