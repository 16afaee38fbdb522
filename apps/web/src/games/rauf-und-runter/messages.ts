import type { Seat } from '@aerie/kernel';
import {
  type Answer,
  DICE,
  type Event,
  FEATHER,
  faceOf,
  flutterNumber,
  player,
  REROLL_PRICE,
  ROUNDS,
  type State,
  sumOf,
  supply,
  type View,
} from '@aerie/rauf-und-runter';
import type { Account, LogLine } from '../../contract/game-ui.js';
import type { Args, Saying } from '../../words/words.js';
import type { PassageId } from './rules/passages.js';
import type { Key } from './words/words.js';

export const saying = (key: Key, args?: Args): Saying => (args ? { key, args } : { key });

/** The table as the rules know it. Which throw lies there does not matter to what is asked of it here. */
const tableOf = (view: View): State => ({ ...view, dice: view.roll.length, roll: 0 });

/** What the dice on the track exceed the flutter number by; below 0 where there is room left. */
export const excess = (view: View): number => sumOf(view.track) - flutterNumber(tableOf(view));

const feathersOf = (view: View, seat: Seat): number => view.feathers[seat] as number;

/** People count spaces from 1. */
export const spaceName = (space: number): number => space + 1;

export function prompt(view: View, seat: Seat): Saying {
  const flutter = flutterNumber(tableOf(view));
  const over = excess(view);
  const feathers = feathersOf(view, seat);
  if (view.roll === '') return saying('rauf-und-runter.prompt.shed', { over, feathers });
  if (view.roll.length === 1)
    return saying('rauf-und-runter.prompt.last', { reroll: feathers >= REROLL_PRICE ? 'yes' : 'no' });
  if (over > 0) return saying('rauf-und-runter.prompt.above', { over });
  return view.roll.length === DICE
    ? saying('rauf-und-runter.prompt.first', { flutter })
    : saying('rauf-und-runter.prompt.next', { sum: sumOf(view.track), flutter });
}

export const waiting = (view: View, seat: Seat): LogLine => ({
  seat,
  ...saying(view.roll === '' ? 'rauf-und-runter.waiting.shedding' : 'rauf-und-runter.waiting.rolling'),
});

export function passage(view: View): PassageId {
  if (view.round === ROUNDS) return 'end';
  if (view.roll === '') return 'feathers';
  return view.roll.length === 1 ? 'reroll' : 'picking';
}

/** Where a die of the throw would take whoever plays: the new sum on the track, and the feathers then held. */
interface Way {
  readonly to: 'track' | 'heap' | 'feather' | 'nothing';
  readonly sum: number;
  readonly feathers: number;
}

function wayOf(face: string, view: View): Way {
  const table = tableOf(view);
  const sum = sumOf(view.track);
  const feathers = feathersOf(view, player(table));
  if (face === FEATHER)
    return supply(table) > 0
      ? { to: 'feather', sum, feathers: feathers + 1 }
      : { to: 'nothing', sum, feathers };
  const die = Number(face);
  return die < (view.track.at(-1) ?? 0)
    ? { to: 'heap', sum, feathers }
    : { to: 'track', sum: sum + die, feathers };
}

/** How many spaces the chicken of whoever plays falls after shedding so many; the ladder ends at the bottom. */
const fallAfter = (shed: number, view: View): number =>
  Math.min(excess(view) - shed, view.space[player(tableOf(view))] as number);

/** An answer in words. */
export function answer(given: Answer, view: View): Saying {
  switch (given.kind) {
    case 'pick':
      return pick(faceOf(given.die), view);
    case 'reroll':
      return saying('rauf-und-runter.answer.reroll', { price: REROLL_PRICE });
    case 'shed': {
      const { feathers } = given;
      return feathers === excess(view)
        ? saying('rauf-und-runter.answer.stand', { feathers, momentum: sumOf(view.track) })
        : saying('rauf-und-runter.answer.fall', { feathers, spaces: fallAfter(feathers, view) });
    }
  }
}

function pick(face: string, view: View): Saying {
  const { to, sum } = wayOf(face, view);
  switch (to) {
    case 'feather':
      return saying('rauf-und-runter.answer.feather');
    case 'nothing':
      return saying('rauf-und-runter.answer.noFeather');
    case 'heap':
      return saying('rauf-und-runter.answer.heap', { die: face });
    case 'track':
      return saying('rauf-und-runter.answer.track', { die: face, sum });
  }
}

export function confirm(given: Answer, view: View): Saying | undefined {
  if (given.kind === 'pick') return confirmPick(faceOf(given.die), view);
  return given.kind === 'shed' ? confirmShed(given.feathers, view) : undefined;
}

/** Asked where this die leads above what the feathers cover, and another die of the throw would not. */
function confirmPick(face: string, view: View): Saying | undefined {
  const flutter = flutterNumber(tableOf(view));
  const isCovered = ({ sum, feathers }: Way): boolean => sum - flutter <= feathers;
  const way = wayOf(face, view);
  if (way.to !== 'track' || isCovered(way)) return undefined;
  if (![...view.roll].some((other) => isCovered(wayOf(other, view)))) return undefined;
  const { sum, feathers } = way;
  return saying('rauf-und-runter.confirm.tooFar', { sum, over: sum - flutter, feathers });
}

/** Asked where more feathers would have prevented the fall, or made it shorter. */
function confirmShed(feathers: number, view: View): Saying | undefined {
  const needed = excess(view);
  const most = Math.min(needed, feathersOf(view, player(tableOf(view))));
  if (feathers >= most) return undefined;
  const spaces = fallAfter(feathers, view);
  if (most === needed) return saying('rauf-und-runter.confirm.couldStand', { needed, spaces });
  return fallAfter(most, view) < spaces
    ? saying('rauf-und-runter.confirm.couldSoften', { most, spaces })
    : undefined;
}

/** The number at a seat is the height of its chicken. */
export const score = (view: View, seat: Seat) => ({
  value: spaceName(view.space[seat] as number),
  label: saying('rauf-und-runter.score'),
});

/** Places are told beside this by the frame. */
export function account(view: View): Account {
  const highest = Math.max(...view.space);
  return {
    columns: [
      saying('rauf-und-runter.account.height'),
      saying('rauf-und-runter.account.behind'),
      saying('rauf-und-runter.account.feathers'),
    ],
    rows: view.space.map((space, seat) => [spaceName(space), highest - space, feathersOf(view, seat)]),
  };
}

export function logLine(event: Event): LogLine {
  /** What this seat did, and the things of the board where one sees it. */
  const did = (seat: Seat, key: Key, args: Args, ...lights: string[]): LogLine => ({
    seat,
    key,
    args,
    lights,
  });
  switch (event.type) {
    case 'laidOut':
      return saying('rauf-und-runter.log.laidOut', { flutter: event.flutter.join(', ') });
    case 'roundBegan': {
      const { round, flutter } = event;
      const heading = saying('rauf-und-runter.log.roundBegan', { round, rounds: ROUNDS, flutter });
      return { ...heading, heading: true, lights: [`card:${flutter}`] };
    }
    case 'rolled':
      return { seat: event.seat, ...rolled(event.roll) };
    case 'paidForReroll': {
      const { seat, feathers } = event;
      return did(seat, 'rauf-und-runter.log.paidForReroll', { feathers }, `feathers:${seat}`);
    }
    case 'tookFeather': {
      const { seat, feathers } = event;
      return did(seat, 'rauf-und-runter.log.tookFeather', { feathers }, `feathers:${seat}`, 'supply');
    }
    case 'placed': {
      const { seat, die, sum } = event;
      return did(seat, 'rauf-und-runter.log.placed', { die, sum }, 'track');
    }
    case 'wentToDungHeap':
      return did(event.seat, 'rauf-und-runter.log.wentToDungHeap', { die: event.die }, 'heap');
    case 'shed': {
      const { seat, feathers } = event;
      return did(seat, 'rauf-und-runter.log.shed', { feathers }, `feathers:${seat}`);
    }
    case 'stood': {
      const { seat, momentum } = event;
      return did(seat, 'rauf-und-runter.log.stood', { momentum }, `track:${seat}`);
    }
    case 'hadNoMomentum':
      return { seat: event.seat, ...saying('rauf-und-runter.log.hadNoMomentum') };
    case 'fell': {
      const { seat, momentum, from, to } = event;
      const args = { momentum, spaces: from - to, to: spaceName(to) };
      return did(seat, 'rauf-und-runter.log.fell', args, `chicken:${seat}`, `space:${to}`);
    }
    case 'nobodyClimbed':
      return saying('rauf-und-runter.log.nobodyClimbed', { why: event.why });
    case 'stayedLowest': {
      const { seat, momentum, feathers } = event;
      const lights = [`chicken:${seat}`, `feathers:${seat}`];
      return did(seat, 'rauf-und-runter.log.stayedLowest', { momentum, feathers }, ...lights);
    }
    case 'climbed': {
      const { seat, from, to } = event;
      const args = { spaces: to - from, to: spaceName(to) };
      return did(seat, 'rauf-und-runter.log.climbed', args, `chicken:${seat}`, `space:${to}`);
    }
    case 'ladderGrew':
      return {
        ...saying('rauf-und-runter.log.ladderGrew', { card: event.card }),
        lights: [`card:${event.card}`],
      };
    case 'ended': {
      const winner = event.pecking[0] as Seat;
      const heading = saying('rauf-und-runter.log.ended');
      return { ...heading, seat: winner, heading: true, lights: [`chicken:${winner}`] };
    }
  }
}

function rolled(roll: string): Saying {
  const faces = [...roll];
  const numbers = faces.filter((face) => face !== FEATHER);
  const feathers = faces.length - numbers.length;
  if (feathers === 0) return saying('rauf-und-runter.log.rolled', { numbers: numbers.join(' ') });
  return numbers.length === 0
    ? saying('rauf-und-runter.log.rolled.feathers', { feathers })
    : saying('rauf-und-runter.log.rolled.mixed', { numbers: numbers.join(' '), feathers });
}
