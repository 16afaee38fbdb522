import './art.css';
import type { Seat } from '@aerie/kernel';
import type { Spirit } from '@aerie/zefiria';
import { WindArt } from './Spirit.js';
import { CUTS } from './spirits.js';

/** Who sits there is a wind of the seat's colour; which spirit it plays is told on the board. */
const TEMPERS: readonly Spirit[] = ['etesia', 'jugo', 'borea', 'austro'];

export function Portrait({ seat }: { seat: Seat }) {
  return (
    <svg class="zf-art zf-portrait" viewBox="4 -12 92 92" aria-hidden="true">
      <circle cx="50" cy="34" r="46" class="zf-portrait-sky" />
      <clipPath id={`zf-portrait-${seat}`}>
        <circle cx="50" cy="34" r="45" />
      </clipPath>
      <g clip-path={`url(#zf-portrait-${seat})`} style={{ '--zf-owner': `var(--seat-${seat})` }}>
        <g class="zf-wind-owner">
          <WindArt cut={CUTS[TEMPERS[seat % TEMPERS.length] as Spirit]} />
        </g>
      </g>
      <circle cx="50" cy="34" r="44" class="zf-portrait-ring" style={{ stroke: `var(--seat-${seat})` }} />
    </svg>
  );
}
