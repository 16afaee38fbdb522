import { afterLanding } from '@aerie/ueber-den-wolken';
import type { Intro } from '../../contract/intro.js';
import { Actions } from './board/Actions.js';
import { Nest } from './board/Strip.js';
import { still, type Table } from './board/table.js';
import { FlockFigure, Part, tableAfter } from './figures/sky.js';
import { Kinds } from './figures.js';

const at = (...answers: readonly string[]): Table => tableAfter(3, 'sky', answers);
const SWAP = ['A', 'd2-e2'] as const;
const TWICE = [...SWAP, 'A', 'a1-b1'] as const;

/** The flock once its front has landed. */
function landed(): Table {
  const table = still(at());
  return { ...table, picture: { ...table.picture, flock: afterLanding(table.picture.flock) } };
}

/** Über den Wolken in one minute. */
const intro: Intro = [
  { words: 'ueber-den-wolken.minute.goal', beats: 1, Show: () => <FlockFigure table={still(at())} /> },
  {
    words: 'ueber-den-wolken.minute.swap',
    beats: 2,
    Show: ({ beat }) =>
      beat === 0 ? <FlockFigure table={at()} picked={13} /> : <FlockFigure table={still(at(...SWAP))} />,
  },
  {
    words: 'ueber-den-wolken.minute.price',
    beats: 3,
    Show: ({ beat }) => (
      <Part name="actions">
        <Actions table={beat === 0 ? at() : beat === 1 ? at(...SWAP) : at(...TWICE)} />
      </Part>
    ),
  },
  {
    words: 'ueber-den-wolken.minute.join',
    beats: 2,
    Show: ({ beat }) => (
      <FlockFigure table={beat === 0 ? at('C', 'bird km') : still(at('C', 'bird km', 'front e'))} />
    ),
  },
  { words: 'ueber-den-wolken.minute.cards', beats: 1, Show: () => <Kinds /> },
  {
    words: 'ueber-den-wolken.minute.land',
    beats: 3,
    Show: ({ beat }) =>
      beat < 2 ? (
        <FlockFigure table={beat === 0 ? still(at()) : landed()} />
      ) : (
        <Part name="nest">
          <div class="uw-strip">
            <Nest table={still(at())} />
          </div>
        </Part>
      ),
  },
];

export default intro;
