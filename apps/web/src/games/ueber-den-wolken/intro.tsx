import { afterLanding } from '@aerie/ueber-den-wolken';
import type { Intro } from '../../contract/intro.js';
import { Actions } from './board/Actions.js';
import { Nest } from './board/Strip.js';
import { still, type Table } from './board/table.js';
import { FlockFigure, JOINED, JOINING, Part, SWAPPED, SWAPPED_TWICE, tableAfter } from './figures/sky.js';
import { Kinds, PLAIN_ONES } from './figures.js';

/** The flock once its front has landed. */
function landed(): Table {
  const table = still(tableAfter());
  return { ...table, picture: { ...table.picture, flock: afterLanding(table.picture.flock) } };
}

/** Über den Wolken in one minute. */
const intro: Intro = [
  {
    words: 'ueber-den-wolken.minute.goal',
    beats: 1,
    Show: () => <FlockFigure table={still(tableAfter())} />,
  },
  {
    words: 'ueber-den-wolken.minute.swap',
    beats: 2,
    Show: ({ beat }) =>
      beat === 0 ? (
        <FlockFigure table={tableAfter()} picked={13} />
      ) : (
        <FlockFigure table={still(tableAfter(SWAPPED))} />
      ),
  },
  {
    words: 'ueber-den-wolken.minute.price',
    beats: 3,
    Show: ({ beat }) => (
      <Part name="actions">
        <Actions
          table={beat === 0 ? tableAfter() : beat === 1 ? tableAfter(SWAPPED) : tableAfter(SWAPPED_TWICE)}
        />
      </Part>
    ),
  },
  {
    words: 'ueber-den-wolken.minute.join',
    beats: 2,
    Show: ({ beat }) => <FlockFigure table={beat === 0 ? tableAfter(JOINING) : still(tableAfter(JOINED))} />,
  },
  { words: 'ueber-den-wolken.minute.cards', beats: 1, Show: () => <Kinds cards={PLAIN_ONES} /> },
  {
    words: 'ueber-den-wolken.minute.land',
    beats: 3,
    Show: ({ beat }) =>
      beat < 2 ? (
        <FlockFigure table={beat === 0 ? still(tableAfter()) : landed()} />
      ) : (
        <Part name="nest">
          <div class="uw-strip">
            <Nest table={still(tableAfter())} />
          </div>
        </Part>
      ),
  },
];

export default intro;
