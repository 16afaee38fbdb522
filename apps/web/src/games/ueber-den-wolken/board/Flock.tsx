import type { Seat } from '@aerie/kernel';
import {
  afterLanding,
  type Bird,
  columnOf,
  frontmost,
  heightOf,
  manoeuvre,
  NO_BIRD,
  NO_CARD,
  ownerOf,
  priceOf,
  ROWS,
  rowOf,
  type Space,
  spaceAt,
} from '@aerie/ueber-den-wolken';
import type { CSSProperties, TargetedKeyboardEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { BirdPicture } from '../art/Bird.js';
import { birdName, columnName, saying, spaceName } from '../messages.js';
import { AnswerButton } from './AnswerButton.js';
import { useBirdKeys } from './bird-keys.js';
import { type Drag, useDrag } from './drag.js';
import { gainOf, type Way, waysOf } from './moves.js';
import { type Table, willLand } from './table.js';

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

/** Where a space is: its column and row, and how far from the middle, since the flock is a wedge. */
const place = (column: number, row: number, columns: number): CSSProperties => ({
  '--col': column,
  '--row': row,
  '--bend': Math.abs(column - (columns - 1) / 2),
});

/** What is lit by a log line or a hint: spaces, and those of swaps. */
function litSpaces(lit: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...lit].flatMap((one) => (/^[a-g][1-3](-[a-g][1-3])?$/.test(one) ? one.split('-') : [])));
}

/** The flock over the clouds: birds that are picked up and put down, columns that newcomers join. */
export function Flock({ table, of, picked, pick, pointed }: Props) {
  const { picture, view, columns, asked, answers, seat } = table;
  const { flock } = picture;
  const keys = useBirdKeys(flock);
  const ways = useMemo(
    () => (asked ? waysOf(view, seat, answers) : new Map<Space, ReadonlyMap<Space, Way>>()),
    [asked, view, seat, answers],
  );
  const partners = ways.get(picked);
  const fly = (way: Way) => {
    pick(-1);
    table.chooseAll(way.answers);
  };
  const drag = useDrag({
    may: (space) => ways.has(space),
    lift: pick,
    drop: (from, to) => {
      const way = ways.get(from)?.get(to);
      if (way) fly(way);
      else pick(-1);
    },
  });
  const press = (space: Space) => {
    const way = partners?.get(space);
    if (way) fly(way);
    else if (space === picked || !ways.has(space)) pick(-1);
    else pick(space);
  };
  const lit = litSpaces(table.lit);
  const spaces = flock.map((_, space) => space);
  const actionable = (space: Space): boolean => partners?.has(space) || ways.has(space);
  const stop = spaces.find((space) => flock[space] !== NO_BIRD);
  const anything = spaces.some(actionable);
  const names = { table, ways, partners, picked };
  return (
    <section
      class={`uw-flock${picked >= 0 ? ' uw-picking' : ''}`}
      aria-label={say(saying('ueber-den-wolken.board.flock'))}
      style={{ '--cols': columns, '--mid': (columns - 1) / 2 }}
      onKeyDown={(e) => move(e, columns, () => pick(-1))}
    >
      {spaces.map((space) => {
        const bird = flock[space] as Bird;
        const [column, row] = [columnOf(space), rowOf(space)];
        const lands = willLand(picture) && bird !== NO_BIRD && frontmost(flock, column) === space;
        const state = [
          bird === NO_BIRD ? 'uw-empty' : '',
          lands ? 'uw-lands' : '',
          ways.has(space) ? 'uw-mover' : '',
          partners?.has(space) ? 'uw-partner' : '',
          picked === space ? 'uw-picked' : '',
          lit.has(spaceName(space)) || pointed.includes(space) ? 'uw-lit' : '',
        ];
        return (
          <button
            key={space}
            type="button"
            class={`uw-space uw-at ${state.filter(Boolean).join(' ')}`}
            style={place(column, row, columns)}
            data-space={space}
            data-spot={`space:${space}`}
            {...answerOf(partners?.get(space))}
            tabIndex={actionable(space) || (!anything && space === stop) ? 0 : -1}
            aria-disabled={!actionable(space)}
            aria-pressed={ways.has(space) ? picked === space : undefined}
            aria-label={spaceWords(names, space, lands)}
            onClick={() => !drag.dragged() && press(space)}
            {...drag.on(space)}
          />
        );
      })}
      <Flyers table={table} keys={keys} drag={drag} picked={picked} />
      {partners &&
        [...partners].map(([space, way]) => (
          <Stakes key={space} table={table} from={picked} to={space} way={way} />
        ))}
      <Traces traces={table.traces} columns={columns} />
      <Names columns={columns} />
      <Prizes table={table} of={of} />
      <Joins table={table} />
    </section>
  );
}

/** What it costs to change places with this partner, where it is not paid yet, and what it would bring. */
function Stakes({ table, from, to, way }: { table: Table; from: Space; to: Space; way: Way }) {
  const { view, seat, columns } = table;
  const gain = seat === null ? 0 : gainOf(view, seat, { one: from, two: to });
  return (
    <span class="uw-stakes uw-at" style={place(columnOf(to), rowOf(to), columns)} aria-hidden="true">
      {way.action && <b class="uw-tag">{priceOf(view, way.action)}</b>}
      {gain !== 0 && (
        <b class={`uw-gain${gain < 0 ? ' uw-loss' : ''}`}>{gain > 0 ? `+${gain}` : `−${-gain}`}</b>
      )}
    </span>
  );
}

/** Who moved what since one's own last turn. */
function Traces({ traces, columns }: { traces: ReadonlyMap<Space, Seat>; columns: number }) {
  return (
    <>
      {[...traces].map(([space, seat]) => (
        <span
          key={space}
          class="uw-trace uw-at"
          style={place(columnOf(space), rowOf(space), columns)}
          aria-hidden="true"
        >
          <Mark seat={seat} />
        </span>
      ))}
    </>
  );
}

/** The letters of the columns and the numbers of the rows, as log and cards name them. */
function Names({ columns }: { columns: number }) {
  return (
    <span class="uw-names" aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <b key={column} class="uw-at" style={place(column, -0.5, columns)}>
          {columnName(column)}
        </b>
      ))}
      {Array.from({ length: ROWS }, (_, row) => (
        <b key={`row ${row}`} class="uw-row uw-at" style={place(0, row, columns)}>
          {row + 1}
        </b>
      ))}
    </span>
  );
}

/** A partner that one answer swaps with stands for that answer. */
const answerOf = (way: Way | undefined) => (way && !way.action ? { 'data-answer': way.answers[0] } : {});

/** The birds themselves. They fly from where they were. */
function Flyers({
  table,
  keys,
  drag,
  picked,
}: {
  table: Table;
  keys: readonly number[];
  drag: Drag;
  picked: Space;
}) {
  const { picture, columns } = table;
  const event = picture.now?.event;
  const moving =
    event?.type === 'swapped' ? [event.one, event.two] : event?.type === 'added' ? [event.space] : [];
  const all = keys.flatMap((key, space) => (key === 0 ? [] : [{ key, space }]));
  // In the order of their keys, so that none is torn out of the page while it flies.
  return all
    .toSorted((a, b) => a.key - b.key)
    .map(({ key, space }) => {
      const off = drag.offset?.space === space ? drag.offset : undefined;
      const state = `${moving.includes(space) ? ' uw-flying' : ''}${picked === space ? ' uw-up' : ''}${off ? ' uw-dragged' : ''}`;
      return (
        <span
          key={key}
          class={`uw-flyer uw-at${state}`}
          style={{
            ...place(columnOf(space), rowOf(space), columns),
            ...(off ? { '--dx': `${off.dx}px`, '--dy': `${off.dy}px` } : {}),
          }}
          aria-hidden="true"
        >
          <BirdPicture bird={picture.flock[space] as Bird} />
        </span>
      );
    });
}

/** The two spaces of the card that is looked at, with their points; those that would be earned are gold. */
function Prizes({ table, of }: { table: Table; of: Seat }) {
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
          style={place(columnOf(space), rowOf(space), columns)}
          aria-hidden="true"
        >
          <b>{points[i]}</b>
        </span>
      ))}
    </>
  );
}

/** Where a newcomer may join: before the first bird of a column, or behind the last. */
function Joins({ table }: { table: Table }) {
  const { view, picture, columns, asked } = table;
  if (!asked || view.step.at !== 'place') return null;
  const free = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => heightOf(picture.flock, column) < ROWS,
  );
  return (
    <>
      {free.map((column) => (
        <AnswerButton
          key={`front ${column}`}
          table={table}
          answer={`front ${'abcdefg'[column]}`}
          label={say(saying('ueber-den-wolken.board.columnFront', { column: columnName(column) }))}
          class="uw-join uw-at"
          at={place(column, heightOf(picture.flock, column), columns)}
        >
          <span class="uw-join-bird">
            <BirdPicture bird={picture.held} />
          </span>
        </AnswerButton>
      ))}
      {free.map((column) => (
        <AnswerButton
          key={`back ${column}`}
          table={table}
          answer={`back ${'abcdefg'[column]}`}
          label={say(saying('ueber-den-wolken.board.columnBack', { column: columnName(column) }))}
          class="uw-join uw-join-back uw-at"
          at={place(column, -0.86, columns)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20V5M5.500 11.500L12 5L18.500 11.500" class="uw-push" />
          </svg>
        </AnswerButton>
      ))}
    </>
  );
}

interface Naming {
  readonly table: Table;
  readonly ways: ReadonlyMap<Space, ReadonlyMap<Space, Way>>;
  readonly partners: ReadonlyMap<Space, Way> | undefined;
  readonly picked: Space;
}

function spaceWords({ table, ways, partners, picked }: Naming, at: Space, lands: boolean): string {
  const { picture, seat, view } = table;
  const held = picture.flock[at] as Bird;
  const [space, bird] = [spaceName(at), birdName(held)];
  if (held === NO_BIRD) return say(saying('ueber-den-wolken.board.empty', { space }));
  const way = partners?.get(at);
  if (way?.action)
    return say(saying('ueber-den-wolken.board.quick', { space, bird, price: priceOf(view, way.action) }));
  if (way) return say(saying('ueber-den-wolken.board.swapWith', { space, bird }));
  if (picked === at) return say(saying('ueber-den-wolken.board.chosen', { space, bird }));
  if (ways.has(at)) return say(saying('ueber-den-wolken.board.select', { space, bird }));
  const [mine, landing] = [ownerOf(held) === seat ? 'yes' : 'no', lands ? 'yes' : 'no'];
  return say(saying('ueber-den-wolken.board.space', { space, bird, mine, lands: landing }));
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Arrow keys walk over the flock; Escape puts a bird back. */
function move(e: TargetedKeyboardEvent<HTMLElement>, columns: number, drop: () => void): void {
  if (e.key === 'Escape') drop();
  const step = STEPS[e.key];
  const at = e.target instanceof HTMLElement ? e.target.dataset.space : undefined;
  if (!step || at === undefined) return;
  e.preventDefault();
  const column = Math.min(columns - 1, Math.max(0, columnOf(Number(at)) + step[0]));
  const row = Math.min(ROWS - 1, Math.max(0, rowOf(Number(at)) + step[1]));
  e.currentTarget.querySelector<HTMLElement>(`[data-space="${spaceAt(column, row)}"]`)?.focus();
}
