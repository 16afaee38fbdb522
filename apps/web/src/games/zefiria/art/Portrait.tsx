import './art.css';
import type { Seat } from '@aerie/kernel';
import type { Spirit, View } from '@aerie/zefiria';
import { useId } from 'preact/hooks';
import { SpiritArt, WindArt } from './Spirit.js';
import { CUTS, ledBy } from './spirits.js';

/** Until spirits are taken, whoever sits there is a wind of the seat's colour. */
const TEMPERS: readonly Spirit[] = ['etesia', 'jugo', 'borea', 'austro'];

/** The spirit that a seat leads, in a ring of the seat's colour. */
export function Portrait({ seat, view }: { seat: Seat; view: View }) {
  const round = useId();
  const spirit = ledBy(view, seat);
  return (
    <svg class="zf-art zf-portrait" viewBox="4 -12 92 92" aria-hidden="true" data-term={spirit}>
      <circle cx="50" cy="34" r="46" class="zf-portrait-sky" />
      <clipPath id={round}>
        <circle cx="50" cy="34" r="45" />
      </clipPath>
      <g clip-path={`url(#${round})`} style={{ '--zf-owner': `var(--seat-${seat})` }}>
        {spirit ? (
          <SpiritArt spirit={spirit} />
        ) : (
          <g class="zf-wind-owner">
            <WindArt cut={CUTS[TEMPERS[seat % TEMPERS.length] as Spirit]} />
          </g>
        )}
      </g>
      <circle cx="50" cy="34" r="44" class="zf-portrait-ring" style={{ stroke: `var(--seat-${seat})` }} />
    </svg>
  );
}
