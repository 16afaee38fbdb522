import { heightOf, ROWS } from '@aerie/ueber-den-wolken';
import { say } from '../../../words/words.js';
import { BirdPicture } from '../art/Bird.js';
import { columnName, saying } from '../names.js';
import { placeAt } from './flock-place.js';
import { Offer } from './Offer.js';
import type { Table } from './table.js';

/** Where a newcomer may join: before the first bird of a column, or behind the last. */
export function Joins({ table }: { table: Table }) {
  const { view, picture, columns, asked } = table;
  if (!asked || view.step.at !== 'place') return null;
  const free = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => heightOf(picture.flock, column) < ROWS,
  );
  return (
    <>
      {free.map((column) => (
        <Offer
          key={`front ${column}`}
          table={table}
          answer={{ kind: 'place', end: 'front', column }}
          label={say(saying('ueber-den-wolken.board.columnFront', { column: columnName(column) }))}
          class="uw-join uw-at"
          term="add"
          at={placeAt(column, heightOf(picture.flock, column), columns)}
        >
          <span class="uw-join-bird">
            <BirdPicture bird={picture.held} />
          </span>
        </Offer>
      ))}
      {free.map((column) => (
        <Offer
          key={`back ${column}`}
          table={table}
          answer={{ kind: 'place', end: 'back', column }}
          label={say(saying('ueber-den-wolken.board.columnBack', { column: columnName(column) }))}
          class="uw-join uw-join-back uw-at"
          term="add"
          at={placeAt(column, -0.86, columns)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20V5M5.500 11.500L12 5L18.500 11.500" class="uw-push" />
          </svg>
        </Offer>
      ))}
    </>
  );
}
