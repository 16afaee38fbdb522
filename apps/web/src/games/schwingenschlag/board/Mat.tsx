import './mat.css';
import './motion.css';
import type { Seat } from '@aerie/kernel';
import { EXPLORE_EGGS, type MatRow, ROWS, type Row } from '@aerie/schwingenschlag';
import { isLegal } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { Landscape } from '../art/Landscape.js';
import { rowName } from '../names.js';
import { saying } from '../saying.js';
import { marks } from '../terms.js';
import { Space } from './Space.js';
import { Stone } from './Stone.js';
import type { Table } from './Table.js';
import { coinAndEggs, Price } from './Thumb.js';
import { TouchButton } from './Touch.js';
import { rowThing } from './things.js';

const COLUMNS = [0, 1, 2, 3] as const;

/** The three caves of a seat. */
export function MatScene({ t, seat }: { t: Table; seat: Seat }) {
  const mat = t.picture.mats[seat];
  if (!mat) return null;
  return (
    <div class="ss-mat" data-spot="mat">
      {mat.rows.map((of, i) => {
        const row = i as Row;
        const { walker } = t.picture;
        const walks = walker?.seat === seat && walker.row === row ? walker.at : undefined;
        return (
          <section key={row} class={`ss-row ss-row-${ROWS[row]}`} aria-label={rowName(row)}>
            <Landscape row={row} />
            <Entrance t={t} seat={seat} row={row} of={of} />
            {COLUMNS.map((column) => (
              <div key={column} class={`ss-cell${walks === column + 0.5 ? ' ss-cell-walked' : ''}`}>
                <Space t={t} seat={seat} row={row} column={column} of={of} />
                <Stone t={t} row={row} icon={column} />
              </div>
            ))}
            <div class="ss-cell ss-cell-last">
              <Stone t={t} row={row} icon={4} />
            </div>
            {walks !== undefined && <Hiker at={walks} />}
          </section>
        );
      })}
    </div>
  );
}

/** The way into a cave, with what exploring it costs; on the own mat the walk can be looked at. */
function Entrance({ t, seat, row, of }: { t: Table; seat: Seat; row: Row; of: MatRow }) {
  const eggs = EXPLORE_EGGS[of.explored];
  const label = say(
    saying('schwingenschlag.board.entrance', {
      row: rowName(row),
      time: of.explored + 1,
      eggs: eggs ?? 0,
      open: eggs === undefined ? 'no' : 'yes',
    }),
  );
  const thing = rowThing(row);
  const legal = isLegal(t, { a: 'explore', row });
  const content = (
    <>
      <Sign name="explorer" />
      {eggs === undefined ? <span class="ss-closed">×</span> : <Price of={coinAndEggs(eggs)} />}
    </>
  );
  const lit = t.shines.has(thing) ? ' ss-lit' : '';
  if (seat !== t.me || t.seat === null)
    return (
      <span
        class="ss-entrance"
        role="img"
        aria-label={label}
        {...marks(eggs === undefined ? 'exploredOut' : 'entrance')}
      >
        {content}
      </span>
    );
  return (
    <TouchButton
      class={`ss-entrance${legal ? ' ss-live' : ''}${t.picked === thing ? ' ss-picked' : ''}${lit}`}
      label={label}
      spot={thing}
      term={eggs === undefined ? 'exploredOut' : 'entrance'}
      press={() => t.pick(t.picked === thing ? undefined : thing)}
    >
      {content}
    </TouchButton>
  );
}

/** The adventurer with the torch, who walks from stone to dragon to stone. */
const Hiker = ({ at }: { at: number }) => (
  <span class="ss-hike" style={{ '--at': at }} aria-hidden="true">
    <span class={`ss-hiker ${at % 1 === 0 ? 'ss-hiker-stone' : 'ss-hiker-dragon'}`} {...marks('hiker')}>
      <Sign name="explorer" />
    </span>
  </span>
);
