import type { Reason, Seat } from '@aerie/kernel';
import { type Answer, answers, awaited, cellsOf, freeSpirits, mustStepOut, write } from './answers.js';
import { budgetOf, judge } from './breaths.js';
import { mustFly, shutOut } from './flights.js';
import { besideOf, has } from './grid.js';
import { cellOf, figureOf, freeCells, islandAt, type State, type Turn } from './state.js';

export const REASONS = [
  'gameOver',
  'notYourTurn',
  'noGemToGive',
  'giveInATurn',
  'chooseSpiritFirst',
  'spiritTaken',
  'chooseCornerFirst',
  'cornerTaken',
  'sayWhoActs',
  'sayWhoSleeps',
  'notThatSpirit',
  'notNow',
  'stepOutFirst',
  'noStepOutThere',
  'stepsOutOnceOnly',
  'flyOffTheGem',
  'noPointsLeft',
  'islandNotFree',
  'outOfReach',
  'austroFliesOutside',
  'onlyAustroFliesOutside',
  'notThisPair',
  'anchoredUnderfoot',
  'noWayThrough',
  'tooDear',
  'sayWhereSkyronStands',
  'onlySkyronRides',
  'lastPointForAFlight',
  'noGemThere',
  'cannotStepIn',
  'notAllInPlace',
  'stormGoesOn',
] as const;
type Code = (typeof REASONS)[number];

const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });

/** `answers` says what is legal; this only finds words for why something is not among them. */
export function why(s: State, seat: Seat, a: Answer): Reason | undefined {
  const text = write(a);
  if (answers(s, seat).some((legal) => write(legal) === text)) return undefined;
  const { stage } = s;
  if (stage.at === 'over') return because('gameOver');
  if (a.kind === 'give') return because(stage.at === 'turn' ? 'noGemToGive' : 'giveInATurn');
  if (awaited(s)[0] !== seat) return because('notYourTurn');
  if (a.kind === 'finish') return because(s.mode === 'storm' ? 'stormGoesOn' : 'notAllInPlace');
  return stage.at === 'turn' ? inTurn(s, stage, a) : between(s, a);
}

/** Outside of turns: spirits, corners, and whoever plays alone says who acts and who sleeps. */
function between(s: State, a: Answer): Reason {
  switch (s.stage.at) {
    case 'spirits':
      return a.kind === 'choose' && !freeSpirits(s).includes(a.spirit)
        ? because('spiritTaken', { spirit: a.spirit })
        : because('chooseSpiritFirst');
    case 'corners':
      return a.kind === 'corner'
        ? because('cornerTaken', { corner: a.corner })
        : because('chooseCornerFirst');
    case 'order':
      return a.kind === 'act' ? because('notThatSpirit', { spirit: a.spirit }) : because('sayWhoActs');
    default:
      return a.kind === 'sleep' ? because('notThatSpirit', { spirit: a.spirit }) : because('sayWhoSleeps');
  }
}

function inTurn(s: State, turn: Turn, a: Answer): Reason {
  const { spirit } = figureOf(s, turn.who);
  if (a.kind === 'choose' || a.kind === 'corner' || a.kind === 'act' || a.kind === 'sleep') {
    return because('notNow');
  }
  if (mustStepOut(s, turn)) return because(a.kind === 'step' ? 'noStepOutThere' : 'stepOutFirst');
  if (a.kind === 'step') return because('stepsOutOnceOnly');
  if (a.kind === 'fly') {
    if (spirit === 'austro') return because('austroFliesOutside');
    return flightFault(s, turn, cellOf(s, a.to));
  }
  if (a.kind === 'glide') {
    if (spirit !== 'austro') return because('onlyAustroFliesOutside');
    return flightFault(s, turn, besideOf(a.place));
  }
  if (mustFly(s, turn)) return because('flyOffTheGem');
  if (a.kind === 'end') return because('cannotStepIn', { island: besideIsland(s, turn) });
  if (a.kind === 'swap') return swapFault(s, turn, a);
  if (a.kind === 'take' && !s.gems.includes(cellOf(s, a.island))) {
    return because('noGemThere', { island: a.island });
  }
  return pointsFault(s, turn);
}

const besideIsland = (s: State, turn: Turn): number => islandAt(s, besideOf(Math.max(turn.place, 0)));

/** There is nothing to pay with, or only the point that Austro needs to get away. */
const pointsFault = (s: State, turn: Turn): Reason =>
  turn.points > 0 && shutOut(s, turn)
    ? because('lastPointForAFlight', { island: besideIsland(s, turn) })
    : because('noPointsLeft');

function flightFault(s: State, turn: Turn, to: number): Reason {
  if (turn.points === 0) return because('noPointsLeft');
  if (!has(freeCells(s), to)) return because('islandNotFree', { island: islandAt(s, to) });
  return because('outOfReach', { island: islandAt(s, to) });
}

function swapFault(s: State, turn: Turn, a: Extract<Answer, { kind: 'swap' }>): Reason {
  const skyron = figureOf(s, turn.who).spirit === 'skyron';
  if (a.on && !skyron) return because('onlySkyronRides');
  if (!a.on && skyron) return because('sayWhereSkyronStands');
  const pair = { a: a.a, b: a.b };
  const judged = judge(s, turn, ...cellsOf(s, a));
  if (!('fault' in judged)) {
    const budget = budgetOf(s, turn);
    if (judged.price <= turn.points && judged.price > budget) return pointsFault(s, turn);
    return because('tooDear', { ...pair, price: judged.price, points: turn.points });
  }
  switch (judged.fault) {
    case 'anchored':
      return because('anchoredUnderfoot');
    case 'notHis':
      return because('notThisPair', pair);
    case 'noWay':
      return because('noWayThrough', pair);
    case 'notFree': {
      const own = figureOf(s, turn.who).cell;
      const free = (cell: number) => has(freeCells(s), cell) || (skyron && cell === own);
      return because('islandNotFree', { island: free(cellOf(s, a.a)) ? a.b : a.a });
    }
  }
}
