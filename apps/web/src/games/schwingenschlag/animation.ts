import type { Seat } from '@aerie/kernel';
import type { Event, Row, View } from '@aerie/schwingenschlag';
import type { Animation } from '../../contract/game-ui.js';
import type { SoundName } from '../../sound/names.js';
import { changes } from './changes.js';
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
  objectiveScored: 500,
  rivalTurned: 700,
  rivalPassed: 500,
  rivalTook: 500,
  countersShifted: 300,
  ended: 1200,
};

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  drafted: 'card',
  roundBegan: 'gust',
  displayed: 'card',
  enticed: 'wings',
  covered: 'wings',
  dug: 'dig',
  explored: 'step',
  steppedOn: 'step',
  activated: 'growl',
  passed: 'paper',
  paid: 'tap',
  paidEgg: 'egg',
  paidCard: 'card',
  exchanged: 'tap',
  gained: 'plink',
  tookCard: 'card',
  laid: 'egg',
  cached: 'tap',
  tucked: 'paper',
  fed: 'growl',
  revealed: 'card',
  discarded: 'paper',
  discardedThing: 'tap',
  guildStepped: 'step',
  marked: 'rise',
  swapped: 'flap',
  deckRebuilt: 'shuffle',
  objectiveScored: 'gem',
  rivalTurned: 'paper',
  rivalPassed: 'paper',
  rivalTook: 'card',
  ended: 'curtain',
};

export const animation: Animation<View, Event, Picture> = {
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
