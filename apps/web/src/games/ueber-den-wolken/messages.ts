import type { Seat } from '@aerie/kernel';
import {
  type Answer,
  birdsOf,
  cardWorth,
  manoeuvre,
  NO_BIRD,
  NO_CARD,
  PASS_PRICE,
  pointsOf,
  priceOf,
  type Space,
  STAGES,
  stageAccount,
  type View,
} from '@aerie/ueber-den-wolken';
import type { Account, Facts, LogLine } from '../../contract/game-ui.js';
import type { Saying } from '../../words/words.js';
import { birdName, columnName, kindOf, saying, spaceName } from './names.js';
import type { PassageId } from './rules/passages.js';

/** What the cards in a hand are worth on the flock as it is. */
export const handWorth = (view: Pick<View, 'hands' | 'flock'>, seat: Seat): number =>
  (view.hands[seat] ?? []).reduce(
    (sum, card) => sum + (card === NO_CARD ? 0 : cardWorth(card, view.flock, seat)),
    0,
  );

export function prompt(view: View, seat: Seat): Saying {
  const { step } = view;
  switch (step.at) {
    case 'turn':
      return saying('ueber-den-wolken.prompt.turn', { cubes: view.cubes[seat] as number });
    case 'swap':
      return saying('ueber-den-wolken.prompt.swap', { manner: step.manner });
    case 'place':
      return saying('ueber-den-wolken.prompt.place', { bird: birdName(step.bird) });
    case 'over':
      return saying('ueber-den-wolken.text.over');
    default:
      return saying(`ueber-den-wolken.prompt.${step.at}`);
  }
}

export const waiting = (view: View, seat: Seat): LogLine => ({
  seat,
  ...saying('ueber-den-wolken.waiting', { step: view.step.at }),
});

export function passage(view: View): PassageId {
  switch (view.step.at) {
    case 'turn':
      return view.playing === NO_CARD ? 'turn' : 'cards';
    case 'swap':
      return view.playing === NO_CARD ? 'flying' : 'cards';
    case 'bird':
    case 'search':
    case 'place':
      return 'adding';
    case 'take':
    case 'discard':
      return 'taking';
    case 'standard':
    case 'score':
    case 'copy':
      return 'cards';
    case 'scoring':
      return 'scoring';
    case 'over':
      return 'end';
  }
}

/** An answer in words. */
export function answer(given: Answer, view: View): Saying {
  switch (given.kind) {
    case 'action':
      return view.step.at === 'turn'
        ? saying('ueber-den-wolken.answer.action', {
            action: given.action,
            price: priceOf(view, given.action),
          })
        : saying('ueber-den-wolken.answer.standard', { action: given.action });
    case 'play': {
      const { kind, cost } = manoeuvre(given.card);
      return kind === 'display'
        ? saying('ueber-den-wolken.answer.playDisplay')
        : saying('ueber-den-wolken.answer.play', { kind, price: cost });
    }
    case 'pass':
      return saying('ueber-den-wolken.answer.pass', { price: passPrice(view) });
    case 'swap': {
      const birds = { bird: birdOn(view, given.one), other: birdOn(view, given.two) };
      return saying('ueber-den-wolken.answer.swap', {
        one: spaceName(given.one),
        two: spaceName(given.two),
        ...birds,
      });
    }
    case 'bird':
      return saying('ueber-den-wolken.answer.bird', { bird: birdName(given.bird) });
    case 'place':
      return saying('ueber-den-wolken.answer.place', { end: given.end, column: columnName(given.column) });
    case 'copy': {
      const { kind, cost } = manoeuvre(given.card);
      return saying('ueber-den-wolken.answer.copy', { kind, price: cost });
    }
    case 'score':
      return saying('ueber-den-wolken.answer.score', {
        kind: kindOf(given.card),
        points: cardWorth(given.card, view.flock, view.player),
      });
    case 'take':
    case 'discard':
      return saying(`ueber-den-wolken.answer.${given.kind}`, { kind: kindOf(given.card) });
    case 'deck':
    case 'done':
      return saying(`ueber-den-wolken.answer.${given.kind}`);
  }
}

const birdOn = (view: View, space: Space): string => birdName(view.flock[space] ?? NO_BIRD);
const passPrice = (view: View): number => Math.min(PASS_PRICE, view.cubes[view.player] as number);

/** Asked where a swap would change nothing, and where somebody with many cubes gives some away. */
export function confirm(given: Answer, view: View): Saying | undefined {
  if (given.kind === 'swap' && view.flock[given.one] === view.flock[given.two])
    return saying('ueber-den-wolken.confirm.sameBirds', { bird: birdOn(view, given.one) });
  const cubes = view.cubes[view.player] as number;
  return given.kind === 'pass' && cubes > MANY_CUBES
    ? saying('ueber-den-wolken.confirm.pass', { price: passPrice(view), cubes })
    : undefined;
}

/** With more than these there is always something better to do than to pass. */
const MANY_CUBES = 5;

export const score = (view: View, seat: Seat) => ({
  value: pointsOf(view, seat),
  label: saying('ueber-den-wolken.score'),
});

/** The card Score has a column of its own only where somebody has played it. */
export function account(view: View): Account {
  const sums = view.cubes.map((_, seat) => {
    const stages = Array.from({ length: STAGES }, (_, stage) => stageAccount(view, seat, stage));
    const sum = (source: 'nest' | 'cards' | 'score'): number =>
      stages.reduce((all, one) => all + one[source], 0);
    return { nest: sum('nest'), cards: sum('cards'), score: sum('score') };
  });
  const hasScored = sums.some(({ score }) => score !== 0);
  return {
    columns: [
      saying('ueber-den-wolken.account.nest'),
      saying('ueber-den-wolken.account.cards'),
      ...(hasScored ? [saying('ueber-den-wolken.account.score')] : []),
      saying('ueber-den-wolken.account.total'),
      saying('ueber-den-wolken.account.birds'),
    ],
    rows: sums.map(({ nest, cards, score }, seat) => [
      ...[nest, cards, ...(hasScored ? [score] : [])],
      ...[pointsOf(view, seat), birdsOf(view.flock, seat)],
    ]),
  };
}

/** The chance to win in whole percents; 0 and 100 are said of what is certain only. */
export const figures = ({ win = 0 }: Facts): Saying =>
  saying('ueber-den-wolken.hint.figures', {
    win: win <= 0 || win >= 1 ? 100 * win : Math.min(99, Math.max(1, Math.round(100 * win))),
  });
