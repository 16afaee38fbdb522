import type { Seat } from '@aerie/kernel';
import {
  changeResource,
  columnOf,
  dragonAt,
  type Event,
  MAT_SPOT,
  type Mat,
  newDragon,
  type Resource,
  type Rival,
  resourceIndex,
  rivalCards,
  rowOf,
  type Spot,
  type View,
} from '@aerie/schwingenschlag';
import { isRival } from './table.js';

const copyOf = (mat: Mat): Mat => ({
  ...mat,
  resources: mat.resources.slice(),
  dragons: mat.dragons.slice(),
  caves: mat.caves.slice(),
  rows: mat.rows.map((row) => ({
    ...row,
    dragons: row.dragons.map((dragon) => ({ ...dragon })),
  })),
});

const rivalWith = (p: View, change: (rival: Rival) => Partial<Rival>): Partial<View> =>
  p.rival ? { rival: { ...p.rival, ...change(p.rival) } } : {};

/** The mats with one of them changed. */
function withMat(p: View, seat: Seat, change: (mat: Mat) => void): Partial<View> {
  const mat = p.mats[seat];
  if (!mat) return {};
  const copy = copyOf(mat);
  change(copy);
  return { mats: p.mats.with(seat, copy) };
}

function addEgg(mat: Mat, spot: Spot, by: number): void {
  if (spot === MAT_SPOT) mat.eggs += by;
  else {
    const dragon = dragonAt(mat, spot);
    if (dragon) dragon.eggs += by;
  }
}

function add(mat: Mat, thing: Resource | 'coin', n: number): void {
  if (thing === 'coin') mat.coins += n;
  else changeResource(mat, resourceIndex(thing), n);
}

/** Takes a card out of a hand if it is known to be there: what others hold follows from the view. */
function takeOut(hand: number[], card: number): void {
  const at = card > 0 ? hand.indexOf(card) : -1;
  if (at >= 0) hand.splice(at, 1);
}

const withoutCard = (display: readonly number[], card: number): number[] =>
  display.map((one) => (one === card ? 0 : one));

/** What an event changes that one can see. */
export function changes(p: View, e: Event): Partial<View> {
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
          const row = mat.rows[e.row];
          if (row) row.caves = [...row.caves, e.card];
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
function smallChanges(p: View, e: Event): Partial<View> {
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
        const kind = resourceIndex(e.resource);
        const dragon = dragonAt(mat, e.spot);
        if (dragon) dragon.cached = dragon.cached.map((n, i) => (i === kind ? n + 1 : n));
        // What was just taken lies among the supplies; anything else was paid before.
        const task = p.agenda.at(-1);
        if (task?.task === 'sharing' && !task.cards && task.seat === e.seat) add(mat, e.resource, -1);
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
      return isRival(p, e.seat)
        ? rivalWith(p, ({ steps }) => ({ steps: steps + 1 }))
        : withMat(p, e.seat, (mat) => void mat.steps++);
    case 'marked':
      return {
        ...(isRival(p, e.seat)
          ? rivalWith(p, ({ ready }) => ({ ready: ready - 1 }))
          : withMat(p, e.seat, (mat) => void mat.markers--)),
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

const takenFrom = (p: View, kind: 'dragon' | 'cave', card: number): Partial<View> =>
  kind === 'dragon'
    ? { displayDragons: withoutCard(p.displayDragons, card) }
    : { displayCaves: withoutCard(p.displayCaves, card) };
