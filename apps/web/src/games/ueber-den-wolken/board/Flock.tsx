import type { Seat } from '@aerie/kernel';
import {
  type Bird,
  columnOf,
  frontmost,
  NO_BIRD,
  ownerOf,
  ROWS,
  rowOf,
  type Space,
  spaceAt,
} from '@aerie/ueber-den-wolken';
import type { TargetedKeyboardEvent } from 'preact';
import { ThingButton } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { saying } from '../names.js';
import { useBirdKeys } from './bird-keys.js';
import { Names, Prizes, Stakes, Traces } from './FlockMarks.js';
import { Flyers } from './Flyers.js';
import { placeOf } from './flock-place.js';
import { spaceWords } from './flock-words.js';
import { Joins } from './Joins.js';
import { swapsOf } from './moves.js';
import { type Swapping, useSwapping } from './swapping.js';
import { type Table, willLand } from './table.js';
import { marks, type TermId } from './terms.js';

interface Props {
  readonly table: Table;
  /** Whose cards are looked at. */
  readonly of: Seat;
  /** The bird that is picked up; -1 for none. */
  readonly picked: Space;
  pick(space: Space): void;
  /** Spaces that something else points at. */
  readonly pointed: readonly Space[];
}

/** The flock over the clouds: birds that are picked up and put down, columns that newcomers join. */
export function Flock({ table, of, picked, pick, pointed }: Props) {
  const { picture, columns, hinted } = table;
  const { flock } = picture;
  const keys = useBirdKeys(flock);
  const swapping = useSwapping(table, picked, pick);
  const spaces = flock.map((_, space) => space);
  // The keyboard comes to every bird that can be used; where there is none, to the first bird.
  const stop = spaces.some(swapping.isActive) ? -1 : spaces.find((space) => flock[space] !== NO_BIRD);
  const shown = [...pointed, ...swapsOf(hinted).flatMap(({ one, two }) => [one, two])];
  return (
    <section
      class={`uw-flock${picked >= 0 ? ' uw-picking' : ''}`}
      aria-label={say(saying('ueber-den-wolken.board.flock'))}
      style={{ '--cols': columns, '--mid': (columns - 1) / 2 }}
      onKeyDown={(e) => walk(e, columns, () => pick(-1))}
    >
      {spaces.map((space) => (
        <SpaceButton
          key={space}
          table={table}
          space={space}
          swapping={swapping}
          isStop={space === stop}
          lit={table.lit.has(`space:${space}`) || shown.includes(space)}
        />
      ))}
      <Flyers table={table} keys={keys} swapping={swapping} />
      {swapping.partners &&
        [...swapping.partners].map(([space, way]) => (
          <Stakes key={space} table={table} from={picked} to={space} way={way} />
        ))}
      <Traces traces={table.traces} columns={columns} />
      <Names columns={columns} />
      <Prizes table={table} of={of} />
      <Joins table={table} />
    </section>
  );
}

interface SpaceProps {
  readonly table: Table;
  readonly space: Space;
  readonly swapping: Swapping;
  /** Whether the keyboard can come here although nothing can be done. */
  readonly isStop: boolean;
  readonly lit: boolean;
}

/** One space of the flock, to be pressed or dragged. The bird on it is drawn above, so that it can fly. */
function SpaceButton({ table, space, swapping, isStop, lit }: SpaceProps) {
  const { picture, columns } = table;
  const { ways, partners, picked, drag } = swapping;
  const bird = picture.flock[space] as Bird;
  const lands = willLand(picture) && bird !== NO_BIRD && frontmost(picture.flock, columnOf(space)) === space;
  const state = [
    bird === NO_BIRD ? 'uw-empty' : '',
    lands ? 'uw-lands' : '',
    ways.has(space) ? 'uw-mover' : '',
    partners?.has(space) ? 'uw-partner' : '',
    picked === space ? 'uw-picked' : '',
    lit ? 'uw-lit' : '',
  ];
  const way = partners?.get(space);
  // A partner that one answer swaps with stands for that answer.
  const [only] = way && !way.action ? way.answers : [];
  const active = swapping.isActive(space);
  return (
    <ThingButton
      class={`uw-space uw-at ${state.filter(Boolean).join(' ')}`}
      style={placeOf(space, columns)}
      label={spaceWords(table, swapping, space, lands)}
      face="uw-face"
      spot={`space:${space}`}
      data-space={space}
      answerKey={only && table.keyOf(only)}
      tabIndex={active || isStop ? 0 : -1}
      shut={!active}
      picked={ways.has(space) ? picked === space : undefined}
      press={() => swapping.press(space)}
      {...marks(way ? 'swap' : table.traces.has(space) ? 'moved' : termOf(table, bird))}
      {...drag.on(space)}
    />
  );
}

/** What lies on a space, for whoever asks. */
export function termOf({ seat }: Pick<Table, 'seat'>, bird: Bird): TermId {
  if (bird === NO_BIRD) return 'space';
  const owner = ownerOf(bird);
  return owner < 0 ? 'swift' : owner === seat ? 'ownBird' : 'otherBird';
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Arrow keys walk over the flock; Escape puts a bird back. */
function walk(e: TargetedKeyboardEvent<HTMLElement>, columns: number, drop: () => void): void {
  if (e.key === 'Escape') drop();
  const step = STEPS[e.key];
  const at = e.target instanceof HTMLElement ? e.target.dataset.space : undefined;
  if (!step || at === undefined) return;
  e.preventDefault();
  const column = Math.min(columns - 1, Math.max(0, columnOf(Number(at)) + step[0]));
  const row = Math.min(ROWS - 1, Math.max(0, rowOf(Number(at)) + step[1]));
  e.currentTarget.querySelector<HTMLElement>(`[data-space="${spaceAt(column, row)}"]`)?.focus();
}
