import type { Seat } from '@aerie/kernel';
import {
  columnOf,
  type Dragon,
  type Event,
  MAT_SPOT,
  type Mat,
  newDragon,
  RESOURCES,
  type Resource,
  type Rival,
  type Row,
  rivalCards,
  rowOf,
  type Spot,
  type View,
} from '@aerie/schwingenschlag';
import type { SoundName } from '../../sound/sound.js';
import type { Stage } from '../game-ui.js';
import { walkOf } from './table.js';

/** What the board draws: the table as it looks now, and what has just happened. */
export interface Picture extends View {
  /** The adventurer on the way through a cave: whole numbers are stones, halves the dragons behind them. */
  readonly walker: Walker | null;
  /** The event that is being shown, and how many were shown before it: a number that tells moments apart. */
  readonly now: { readonly event: Event; readonly beat: number } | null;
}

export interface Walker {
  readonly seat: Seat;
  readonly row: Row;
  readonly at: number;
}

/** Where the walk stands that is under way: it goes on before the step that it names. */
function walkerOf(view: View): Walker | null {
  const walk = walkOf(view);
  return walk ? { seat: walk.seat, row: walk.row, at: Math.max(0, walk.step - 1) / 2 } : null;
}

const picture = (view: View): Picture => ({ ...view, walker: walkerOf(view), now: null });

/** Events that begin something else than a walk. */
const WALK_OVER: readonly Event['type'][] = ['displayed', 'passed', 'roundBegan', 'rivalTurned'];

function walkerAfter(p: Picture, e: Event): Walker | null {
  if (e.type === 'explored') return { seat: e.seat, row: e.row, at: 0 };
  if (e.type === 'steppedOn') return { seat: e.seat, row: e.row, at: e.icon };
  if (WALK_OVER.includes(e.type)) return null;
  const { walker } = p;
  if (e.type !== 'activated' || walker?.seat !== e.seat) return walker;
  const column = p.mats[e.seat]?.rows[walker.row]?.dragons.findIndex(({ card }) => card === e.card) ?? -1;
  return column < 0 ? walker : { ...walker, at: column + 0.5 };
}

const copyOf = (mat: Mat): Mat => ({
  ...mat,
  resources: mat.resources.slice(),
  dragons: mat.dragons.slice(),
  caves: mat.caves.slice(),
  rows: mat.rows.map((row) => ({
    ...row,
    caves: row.caves.slice(),
    dragons: row.dragons.map((dragon) => ({ ...dragon, cached: dragon.cached.slice() })),
  })),
});

const rivalWith = (p: Picture, change: (rival: Rival) => Partial<Rival>): Partial<View> =>
  p.rival ? { rival: { ...p.rival, ...change(p.rival) } } : {};

/** The mats with one of them changed. */
function withMat(p: Picture, seat: Seat, change: (mat: Mat) => void): Partial<View> {
  const mat = p.mats[seat];
  if (!mat) return {};
  const copy = copyOf(mat);
  change(copy);
  return { mats: p.mats.with(seat, copy) };
}

const dragonAt = (mat: Mat, spot: Spot): Dragon | undefined => mat.rows[rowOf(spot)]?.dragons[columnOf(spot)];

function addEgg(mat: Mat, spot: Spot, by: number): void {
  if (spot === MAT_SPOT) mat.eggs += by;
  else {
    const dragon = dragonAt(mat, spot);
    if (dragon) dragon.eggs += by;
  }
}

function add(mat: Mat, thing: Resource | 'coin', n: number): void {
  if (thing === 'coin') mat.coins += n;
  else {
    const kind = RESOURCES.indexOf(thing);
    mat.resources[kind] = (mat.resources[kind] as number) + n;
  }
}

/** Takes a card out of a hand if it is known to be there: what others hold follows from the view. */
function takeOut(hand: number[], card: number): void {
  const at = card > 0 ? hand.indexOf(card) : -1;
  if (at >= 0) hand.splice(at, 1);
}

const withoutCard = (display: readonly number[], card: number): number[] =>
  display.map((one) => (one === card ? 0 : one));

/** What an event changes that one can see. */
function changes(p: Picture, e: Event): Partial<View> {
  switch (e.type) {
    case 'roundBegan':
      return {
        round: e.round - 1,
        starter: e.starter,
        active: e.starter,
        mats: p.mats.map((mat) => ({ ...copyOf(mat), passed: false })),
        ...rivalWith(p, ({ level, ready }) => ({
          deck: [...rivalCards(level)],
          card: 0,
          passed: false,
          ready: ready + 1,
          counters: 0,
        })),
      };
    case 'displayed':
      return { displayDragons: e.dragons.slice(), displayCaves: e.caves.slice() };
    case 'drafted':
      return {
        mats: p.mats.map((mat, seat) => ({ ...mat, resources: e.resources[seat]?.slice() ?? mat.resources })),
      };
    case 'enticed':
      return {
        ...withMat(p, e.seat, (mat) => {
          takeOut(mat.dragons, e.card);
          mat.rows[e.row]?.dragons.push(newDragon(e.card));
        }),
        displayDragons: withoutCard(p.displayDragons, e.card),
      };
    case 'covered':
      return {
        ...withMat(p, e.seat, (mat) => {
          takeOut(mat.dragons, e.card);
          const dragon = dragonAt(mat, e.spot);
          if (dragon)
            Object.assign(dragon, {
              card: e.card,
              eggs: dragon.eggs - e.eggsLost,
              tucked: dragon.tucked + 1,
              fed: 0,
              fresh: true,
            });
        }),
        displayDragons: withoutCard(p.displayDragons, e.card),
      };
    case 'dug':
      return {
        ...withMat(p, e.seat, (mat) => {
          takeOut(mat.caves, e.card);
          mat.rows[e.row]?.caves.push(e.card);
        }),
        displayCaves: withoutCard(p.displayCaves, e.card),
      };
    case 'explored':
      return withMat(p, e.seat, (mat) => {
        const row = mat.rows[e.row];
        if (row) row.explored = e.time;
      });
    default:
      return smallChanges(p, e);
  }
}

/** Changes of one mat, piece by piece, and of what lies in the middle. */
function smallChanges(p: Picture, e: Event): Partial<View> {
  switch (e.type) {
    case 'paid':
    case 'discardedThing':
      return withMat(p, e.seat, (mat) => add(mat, e.thing, -e.n));
    case 'gained':
      return withMat(p, e.seat, (mat) => add(mat, e.thing, e.n));
    case 'exchanged':
      return withMat(p, e.seat, (mat) => {
        for (const given of e.given) add(mat, given, -1);
        add(mat, e.got, 1);
      });
    case 'paidEgg':
      return withMat(p, e.seat, (mat) => addEgg(mat, e.spot, -1));
    case 'laid':
      return withMat(p, e.seat, (mat) => addEgg(mat, e.spot, 1));
    case 'paidCard':
    case 'discarded':
      return withMat(p, e.seat, (mat) => takeOut(e.kind === 'dragon' ? mat.dragons : mat.caves, e.card));
    case 'tookCard':
      return {
        ...withMat(p, e.seat, (mat) => void (e.kind === 'dragon' ? mat.dragons : mat.caves).push(e.card)),
        ...(e.from === 'display' ? takenFrom(p, e.kind, e.card) : {}),
      };
    case 'rivalTook':
      return {
        ...takenFrom(p, e.kind, e.card),
        ...rivalWith(p, ({ dragons, caves }) =>
          e.kind === 'dragon' ? { dragons: [...dragons, e.card] } : { caves: [...caves, e.card] },
        ),
      };
    case 'rivalTurned':
      return rivalWith(p, ({ deck }) => ({ card: e.card, deck: deck.filter((one) => one !== e.card) }));
    case 'rivalPassed':
      return rivalWith(p, () => ({ passed: true }));
    case 'countersShifted':
      return rivalWith(p, () => ({ counters: e.counters }));
    case 'cached':
      return withMat(p, e.seat, (mat) => {
        const kind = RESOURCES.indexOf(e.resource);
        const cached = dragonAt(mat, e.spot)?.cached;
        if (cached) cached[kind] = (cached[kind] as number) + 1;
      });
    case 'tucked':
      return withMat(p, e.seat, (mat) => {
        takeOut(mat.dragons, e.card);
        const dragon = dragonAt(mat, e.spot);
        if (dragon) dragon.tucked++;
      });
    case 'swapped':
      return withMat(p, e.seat, (mat) => {
        const [one, two] = [dragonAt(mat, e.one), dragonAt(mat, e.two)];
        if (!one || !two) return;
        (mat.rows[rowOf(e.one)] as Mat['rows'][number]).dragons[columnOf(e.one)] = two;
        (mat.rows[rowOf(e.two)] as Mat['rows'][number]).dragons[columnOf(e.two)] = one;
      });
    case 'guildStepped':
      return e.seat < p.mats.length
        ? withMat(p, e.seat, (mat) => void mat.steps++)
        : rivalWith(p, ({ steps }) => ({ steps: steps + 1 }));
    case 'marked':
      return {
        ...(e.seat < p.mats.length
          ? withMat(p, e.seat, (mat) => void mat.markers--)
          : rivalWith(p, ({ ready }) => ({ ready: ready - 1 }))),
        marks: [...p.marks, { seat: e.seat, square: e.square }],
      };
    case 'passed':
      return withMat(p, e.seat, (mat) => {
        mat.passed = true;
      });
    case 'objectiveScored':
      return {
        scored: [...p.scored, { amounts: e.amounts, places: e.places, points: e.points }],
        ...rivalWith(p, () => ({ counters: 0 })),
      };
    case 'ended':
      return { round: p.scored.length };
    default:
      return {};
  }
}

const takenFrom = (p: Picture, kind: 'dragon' | 'cave', card: number): Partial<View> =>
  kind === 'dragon'
    ? { displayDragons: withoutCard(p.displayDragons, card) }
    : { displayCaves: withoutCard(p.displayCaves, card) };

/** How long things take to see, in ms at normal speed. What only follows from something else is quick. */
const TIMES: Readonly<Record<Event['type'], number>> = {
  dealt: 0,
  laidOut: 0,
  drafted: 500,
  roundBegan: 800,
  displayed: 250,
  enticed: 700,
  covered: 700,
  dug: 600,
  explored: 450,
  steppedOn: 450,
  activated: 450,
  passed: 500,
  paid: 200,
  paidEgg: 250,
  paidCard: 350,
  exchanged: 350,
  gained: 300,
  tookCard: 400,
  laid: 350,
  cached: 400,
  tucked: 400,
  fed: 400,
  revealed: 900,
  discarded: 350,
  discardedThing: 300,
  named: 400,
  guildStepped: 400,
  marked: 500,
  swapped: 500,
  deckRebuilt: 300,
  objectiveScored: 1200,
  rivalTurned: 700,
  rivalPassed: 500,
  rivalTook: 500,
  countersShifted: 300,
  ended: 1200,
};

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  enticed: 'flap',
  covered: 'flap',
  dug: 'thud',
  explored: 'tap',
  steppedOn: 'tap',
  activated: 'cluck',
  passed: 'paper',
  paid: 'tap',
  gained: 'plink',
  tookCard: 'paper',
  laid: 'plink',
  cached: 'tap',
  tucked: 'paper',
  revealed: 'paper',
  guildStepped: 'tap',
  marked: 'rise',
  swapped: 'flap',
  objectiveScored: 'rise',
  rivalTurned: 'paper',
  ended: 'fanfare',
};

export const stage: Stage<View, Event, Picture> = {
  picture,
  after: (p, event) => ({
    ...p,
    ...changes(p, event),
    walker: walkerAfter(p, event),
    now: { event, beat: (p.now?.beat ?? 0) + 1 },
  }),
  takes: (e) => TIMES[e.type],
  sound: (e) => SOUNDS[e.type],
};
