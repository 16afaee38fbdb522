import type { Seat } from '@aerie/kernel';
import { DICE, type Event, move, ROUNDS, type State, type View } from '@aerie/rauf-und-runter';
import type { Animation } from '../../contract/game-ui.js';
import type { SoundName } from '../../sound/names.js';

/**
 * What the board draws: the table as it looks now, and what has just happened, for things that move. While
 * somebody's turn ends, the dice of that turn still lie there; `turn` is the place in the order of whoever is shown
 * as playing.
 */
export interface Picture extends View {
  /** The event that is being shown, and how many were shown before it: a number that tells moments apart. */
  readonly now: { readonly event: Event; readonly beat: number } | null;
}

/** How long things take to see, in ms at normal speed. */
const TUMBLE = 600;
const FLIGHT = 420;
const RUNG = 120;
const LONGEST_WAY = 1800;

/** How long a chicken is on its way up or down the ladder. */
export const wayTakes = (by: number): number =>
  by === 0 ? 320 : Math.min(LONGEST_WAY, 300 + Math.abs(by) * RUNG);

export const picture = (view: View): Picture => ({ ...view, now: null });

/** Moves a chicken among the others by the game's own rule of who sits down where. */
function moved(p: Picture, seat: Seat, by: number): Pick<Picture, 'space' | 'pecking'> {
  const table: State = { ...p, space: p.space.slice(), pecking: p.pecking.slice(), dice: 0, roll: 0 };
  move(table, seat, by);
  return { space: table.space, pecking: table.pecking };
}

const withFeathers = (p: Picture, seat: Seat, more: number): Pick<Picture, 'feathers'> => ({
  feathers: p.feathers.with(seat, (p.feathers[seat] as number) + more),
});

/** The throw without one die of this face. */
const without = (roll: string, face: string): string => roll.replace(face, '');

const NO_DICE = { roll: '', track: [], heap: [] };

/** What an event changes on the table. */
function changes(p: Picture, e: Event): Partial<View> {
  const nobody = () => p.space.map(() => 0);
  switch (e.type) {
    case 'laidOut': {
      const start = e.pecking.map(() => 0);
      return {
        ...NO_DICE,
        ladder: e.ladder.slice(),
        flutter: e.flutter,
        pecking: e.pecking.slice(),
        order: e.pecking.slice(),
        round: 0,
        turn: 0,
        space: start.map(() => START),
        feathers: start,
        momentum: start,
      };
    }
    case 'roundBegan':
      return { ...NO_DICE, round: e.round - 1, order: e.order.slice(), turn: 0, momentum: nobody() };
    case 'rolled': {
      // The dice of the turn before lie on the table until the next player throws.
      const first = e.roll.length === DICE && p.order[p.turn] !== e.seat;
      return { ...(first ? NO_DICE : {}), turn: p.order.indexOf(e.seat), roll: e.roll };
    }
    case 'paidForReroll':
      return withFeathers(p, e.seat, -e.feathers);
    case 'tookFeather':
      return { ...withFeathers(p, e.seat, e.feathers), roll: without(p.roll, 'F') };
    case 'placed':
      return { track: [...p.track, e.die], roll: without(p.roll, String(e.die)) };
    case 'wentToDungHeap':
      return { heap: [...p.heap, e.die], roll: without(p.roll, String(e.die)) };
    case 'shed':
      return withFeathers(p, e.seat, -e.feathers);
    case 'stood':
      return { momentum: p.momentum.with(e.seat, e.momentum) };
    case 'hadNoMomentum':
      return {};
    case 'fell':
      return moved(p, e.seat, e.to - e.from);
    case 'nobodyClimbed':
      return NO_DICE;
    case 'stayedLowest':
      return { ...NO_DICE, ...withFeathers(p, e.seat, e.feathers) };
    case 'climbed':
      return { ...NO_DICE, ...moved(p, e.seat, e.to - e.from) };
    case 'ladderGrew':
      return { ...NO_DICE, ladder: [...p.ladder, e.card], round: Math.min(ROUNDS, p.round + 1) };
    case 'ended':
      return { ...NO_DICE, pecking: e.pecking.slice(), space: e.spaces.slice(), turn: 0, momentum: nobody() };
  }
}

/** Where chickens begin: between the middle rungs of the second card. */
const START = 5;

function takes(e: Event): number {
  switch (e.type) {
    case 'rolled':
      return TUMBLE;
    case 'placed':
    case 'wentToDungHeap':
    case 'tookFeather':
    case 'paidForReroll':
    case 'shed':
    case 'stood':
      return FLIGHT;
    case 'fell':
    case 'climbed':
      return wayTakes(e.to - e.from);
    case 'hadNoMomentum':
      return 500;
    case 'stayedLowest':
      return 600;
    case 'nobodyClimbed':
    case 'ladderGrew':
      return 900;
    case 'roundBegan':
      return 500;
    case 'laidOut':
      return 0;
    case 'ended':
      return 1200;
  }
}

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  roundBegan: 'cluck',
  rolled: 'dice',
  placed: 'tap',
  wentToDungHeap: 'thud',
  tookFeather: 'flap',
  paidForReroll: 'paper',
  shed: 'flap',
  stood: 'cluck',
  hadNoMomentum: 'step',
  fell: 'squawk',
  climbed: 'wings',
  nobodyClimbed: 'step',
  stayedLowest: 'plink',
  ladderGrew: 'grow',
  ended: 'curtain',
};

export const animation: Animation<View, Event, Picture> = {
  picture,
  after: (p, event) => ({ ...p, ...changes(p, event), now: { event, beat: (p.now?.beat ?? 0) + 1 } }),
  takes,
  sound: (e) => SOUNDS[e.type],
};
