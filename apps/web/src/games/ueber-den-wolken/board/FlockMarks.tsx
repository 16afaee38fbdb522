import type { Seat } from '@aerie/kernel';
import {
  afterLanding,
  type Bird,
  manoeuvre,
  NO_CARD,
  ownerOf,
  priceOf,
  ROWS,
  type Space,
} from '@aerie/ueber-den-wolken';
import { Mark } from '../../../ui/mark.js';
import { columnName } from '../names.js';
import { placeAt, placeOf } from './flock-place.js';
import { gainOf, type Way } from './moves.js';
import type { Table } from './table.js';
import { marks } from './terms.js';

/** What it costs to change places with this partner, where it is not paid yet, and what it would bring. */
export function Stakes({ table, from, to, way }: { table: Table; from: Space; to: Space; way: Way }) {
  const { view, seat, columns } = table;
  const gain = seat === null ? 0 : gainOf(view, seat, { one: from, two: to });
  return (
    <span class="uw-stakes uw-at" style={placeOf(to, columns)} aria-hidden="true">
      {way.action && <b class="uw-tag">{priceOf(view, way.action)}</b>}
      {gain !== 0 && (
        <b class={`uw-gain${gain < 0 ? ' uw-loss' : ''}`}>{gain > 0 ? `+${gain}` : `−${-gain}`}</b>
      )}
    </span>
  );
}

/** Who moved what since one's own last turn. */
export function Traces({ traces, columns }: { traces: ReadonlyMap<Space, Seat>; columns: number }) {
  return (
    <>
      {[...traces].map(([space, seat]) => (
        <span key={space} class="uw-trace uw-at" style={placeOf(space, columns)} aria-hidden="true">
          <Mark seat={seat} />
        </span>
      ))}
    </>
  );
}

/** The letters of the columns and the numbers of the rows, as log and cards name them. */
export function Names({ columns }: { columns: number }) {
  return (
    <span class="uw-names" aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <b key={column} class="uw-at" style={placeAt(column, -0.5, columns)} {...marks('spaceNames')}>
          {columnName(column)}
        </b>
      ))}
      {Array.from({ length: ROWS }, (_, row) => (
        <b key={`row ${row}`} class="uw-row uw-at" style={placeAt(0, row, columns)} {...marks('spaceNames')}>
          {row + 1}
        </b>
      ))}
    </span>
  );
}

/** The two spaces of the card that is looked at, with their points; those that would be earned are gold. */
export function Prizes({ table, of }: { table: Table; of: Seat }) {
  const { look, picture, columns } = table;
  if (look === NO_CARD) return null;
  const rest = picture.tally ? picture.flock : afterLanding(picture.flock);
  const { spaces, points } = manoeuvre(look);
  return (
    <>
      {spaces.map((space, i) => (
        <span
          key={space}
          class={`uw-badge uw-at${ownerOf(rest[space] as Bird) === of ? ' uw-earned' : ''}`}
          style={placeOf(space, columns)}
          aria-hidden="true"
        >
          <b>{points[i]}</b>
        </span>
      ))}
    </>
  );
}
