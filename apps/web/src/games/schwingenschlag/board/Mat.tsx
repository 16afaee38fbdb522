import './mat.css';
import './motion.css';
import type { Seat } from '@aerie/kernel';
import {
  caveText,
  DIG_EGGS,
  type Dragon as DragonOnMat,
  dragonAt,
  dragonCard,
  EXPLORE_EGGS,
  effectText,
  labels,
  MAT_ICONS,
  type MatRow,
  RESOURCES,
  ROWS,
  type Row,
  spotOf,
} from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { labelled } from '../../../ui/labelled.js';
import { say } from '../../../words/words.js';
import { Cave, signsOf } from '../art/Cavern.js';
import { Dragon } from '../art/dragon/Dragon.js';
import { Sign } from '../art/icons.js';
import { Landscape } from '../art/Landscape.js';
import { amount, caveName, dragonName, listed, plain, rowName, spotName, tongue } from '../names.js';
import { saying } from '../saying.js';
import { isCard, spotThing, touchOf } from './choices.js';
import { acts, type Table } from './Table.js';
import { Price } from './Thumb.js';
import { Named, Touch } from './Touch.js';

const COLUMNS = [0, 1, 2, 3] as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What lies on a dragon, in words. */
export function dragonWords({ card, eggs, cached, tucked }: DragonOnMat): string {
  const { points, nests } = dragonCard(card);
  const things = [
    ...(nests > 0 ? [say(saying('schwingenschlag.board.eggsOf', { eggs, nests }))] : []),
    ...RESOURCES.flatMap((one, kind) =>
      (cached[kind] as number) > 0 ? [amount(one, cached[kind] as number)] : [],
    ),
    ...(tucked > 0 ? [say(saying('schwingenschlag.board.tucked', { n: tucked }))] : []),
  ];
  return listed([dragonName(card), `${points} ${labels(tongue()).points[points === 1 ? 0 : 1]}`, ...things]);
}

/** A nest with or without its egg; the one laid last can be told apart. */
export const eggClass = (nest: number, eggs: number): string =>
  nest >= eggs ? 'ss-nest' : nest === eggs - 1 ? 'ss-egg ss-egg-last' : 'ss-egg';

/** Eggs in nests, cached resources and tucked cards: to be counted at a glance. */
function Load({ dragon }: { dragon: DragonOnMat }) {
  const { nests } = dragonCard(dragon.card);
  return (
    <span class="ss-load">
      {nests > 0 && (
        <span class="ss-nests">
          {Array.from({ length: nests }, (_, i) => (
            <i key={i} class={eggClass(i, dragon.eggs)} />
          ))}
        </span>
      )}
      {(sum(dragon.cached) > 0 || dragon.tucked > 0) && (
        <span class="ss-kept">
          {RESOURCES.map(
            (one, kind) =>
              (dragon.cached[kind] as number) > 0 && (
                <span key={one}>
                  <Sign name={one} />
                  {dragon.cached[kind]}
                </span>
              ),
          )}
          {dragon.tucked > 0 && (
            <span>
              <Sign name="tucked" />
              {dragon.tucked}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** The adventurer with the torch, who walks from stone to dragon to stone. */
const Hiker = ({ at }: { at: number }) => (
  <span
    class={`ss-hiker ${at % 1 === 0 ? 'ss-hiker-stone' : 'ss-hiker-dragon'}`}
    style={{ '--at': at }}
    aria-hidden="true"
  >
    <Sign name="explorer" />
  </span>
);

/** One ability of the path, on its stepping stone. */
function Stone({ t, row, icon }: { t: Table; row: Row; icon: number }) {
  const signs = signsOf(MAT_ICONS[row]?.[icon] ?? []);
  const shines = t.shines.has(`icon:${ROWS[row]}${icon + 1}`);
  return (
    <span class={`ss-stone-step${shines ? ' ss-lit' : ''}`} aria-hidden="true">
      <Sign name={signs[0] ?? 'any'} />
    </span>
  );
}

function Entrance({ t, seat, row, of }: { t: Table; seat: Seat; row: Row; of: MatRow }) {
  const eggs = EXPLORE_EGGS[of.explored];
  const price =
    eggs === undefined
      ? []
      : [{ sign: 'coin', n: 1 } as const, ...(eggs > 0 ? [{ sign: 'egg', n: eggs } as const] : [])];
  const label = say(
    saying('schwingenschlag.board.entrance', {
      row: rowName(row),
      time: of.explored + 1,
      eggs: eggs ?? 0,
      open: eggs === undefined ? 'no' : 'yes',
    }),
  );
  const thing = `row:${ROWS[row]}`;
  const legal = t.answers.includes(`explore ${ROWS[row]}`);
  const content = (
    <>
      <Sign name="explorer" />
      {eggs === undefined ? <span class="ss-closed">×</span> : <Price of={price} />}
    </>
  );
  const lit = t.shines.has(thing) ? ' ss-lit' : '';
  if (seat !== t.me || t.seat === null)
    return (
      <span class="ss-entrance" role="img" aria-label={label}>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      class={`ss-entrance ss-touch${legal ? ' ss-live' : ''}${t.picked === thing ? ' ss-picked' : ''}${lit}`}
      onClick={() => t.pick(t.picked === thing ? undefined : thing)}
    >
      <Named label={label}>{content}</Named>
    </button>
  );
}

interface SpaceProps {
  readonly t: Table;
  readonly seat: Seat;
  readonly row: Row;
  readonly column: number;
  readonly of: MatRow;
}

/** A space: rock, a dug hollow, or a dragon with all that lies on it. */
function Space({ t, seat, row, column, of }: SpaceProps) {
  const spot = row * 4 + column;
  const mine = seat === t.me && t.seat !== null;
  const dragon = of.dragons[column];
  const dug = column <= of.caves.length;
  const cave = column > 0 ? of.caves[column - 1] : undefined;
  const lit =
    t.shines.has(`spot:${seat}:${spot}`) || (dragon !== undefined && t.shines.has(`d${dragon.card}`));
  const classes = `ss-space${lit ? ' ss-lit' : ''}${atNow(t, seat, spot) ? ' ss-now' : ''}`;
  if (dragon) {
    const { points, timings } = dragonCard(dragon.card);
    const inside = (
      <>
        <span class="ss-space-art" key={dragon.card}>
          <Dragon number={dragon.card} />
        </span>
        <span class="ss-space-points">{points}</span>
        <span class="ss-space-timing">
          {timings.map((timing) => (
            <Sign key={timing} name={timing} />
          ))}
        </span>
        <Load dragon={dragon} />
      </>
    );
    return (
      <Touch
        t={mine ? t : { ...t, ways: [] }}
        thing={
          mine && touchOf(t.ways, t.picked, spotThing(spot)).does !== 'nothing'
            ? spotThing(spot)
            : `d${dragon.card}`
        }
        card={`d${dragon.card}`}
        label={labelled(spotName(spot), dragonWords(dragon))}
        class={`${classes} ss-space-dragon${dragon.fresh ? ' ss-fresh' : ''}`}
        otherwise={() => t.pick(`d${dragon.card}`)}
      >
        {inside}
      </Touch>
    );
  }
  const target = mine && t.poised !== undefined && isCard(t.poised) ? `row:${ROWS[row]}` : undefined;
  const firstFree = t.poised?.startsWith('d')
    ? column === of.dragons.length && dug
    : column === of.caves.length + 1;
  const way = firstFree ? t.ways.find((one) => one.thing === t.poised && one.target === target) : undefined;
  if (target && way)
    return (
      <Target t={t} notation={way.notation} label={spotName(spot)} class={classes}>
        <Hollow dug={dug} cave={cave} column={column} />
      </Target>
    );
  const rock = () => say(saying('schwingenschlag.board.rock', { eggs: DIG_EGGS[column - 1] ?? 0 }));
  const inside = () =>
    cave
      ? `${caveName(cave)}, ${plain(caveText(cave, tongue()))}`
      : say(saying('schwingenschlag.board.empty'));
  const label = labelled(spotName(spot), dug ? inside() : rock());
  if (cave)
    return (
      <button
        type="button"
        class={`${classes} ss-touch`}
        data-card={`c${cave}`}
        onClick={() => t.pick(`c${cave}`)}
      >
        <Named label={label}>
          <Hollow dug={dug} cave={cave} column={column} />
        </Named>
      </button>
    );
  return (
    <span class={classes} role="img" aria-label={label}>
      <Hollow dug={dug} cave={cave} column={column} />
    </span>
  );
}

interface TargetProps {
  readonly t: Table;
  readonly notation: string;
  readonly label: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** The place where the card under the finger would go. In one's turn the price is looked at first. */
function Target({ t, notation, label, class: name, children }: TargetProps) {
  const first = acts(t);
  return (
    <button
      type="button"
      class={`${name} ss-touch ss-live ss-goal${t.aim === notation ? ' ss-picked' : ''}`}
      data-answer={first ? undefined : notation}
      onClick={() => (first ? t.aimAt(notation) : t.choose(notation))}
    >
      <Named label={say(saying('schwingenschlag.board.putHere', { place: label }))}>{children}</Named>
    </button>
  );
}

function Hollow({ dug, cave, column }: { dug: boolean; cave: number | undefined; column: number }) {
  if (cave)
    return (
      <span class="ss-hollow-art">
        <Cave number={cave} />
      </span>
    );
  if (dug) return <span class="ss-hollow-empty" />;
  const eggs = DIG_EGGS[column - 1] ?? 0;
  return (
    <span class="ss-rock">
      <Sign name="pick" />
      <Price of={[{ sign: 'coin', n: 1 }, ...(eggs > 0 ? [{ sign: 'egg', n: eggs } as const] : [])]} />
    </span>
  );
}

/** Whether the event that is being shown happens here. */
function atNow(t: Table, seat: Seat, spot: number): boolean {
  const event = t.picture.now?.event;
  if (!event || !('seat' in event) || event.seat !== seat) return false;
  if ('spot' in event) return event.spot === spot;
  if (event.type === 'dug') return spotOf(event.row, event.column) === spot;
  const mat = t.picture.mats[seat];
  if (event.type === 'activated' || event.type === 'fed')
    return mat !== undefined && dragonAt(mat, spot)?.card === event.card;
  return event.type === 'swapped' && (event.one === spot || event.two === spot);
}

/** The three caves of a seat. */
export function MatScene({ t, seat }: { t: Table; seat: Seat }) {
  const mat = t.picture.mats[seat];
  if (!mat) return null;
  return (
    <div class="ss-mat">
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

/** What a place of the path gives, in words. */
export const stoneText = (row: Row, icon: number): string =>
  effectText(MAT_ICONS[row]?.[icon] ?? [], tongue());
