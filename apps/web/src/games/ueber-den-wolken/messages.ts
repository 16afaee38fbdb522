import type { Seat } from '@aerie/kernel';
import {
  type Action,
  type Answer,
  BIRD_NAMES,
  type Bird,
  birdsOf,
  type Card,
  cardWorth,
  type Event,
  manoeuvre,
  NO_BIRD,
  NO_CARD,
  PASS_PRICE,
  pointsOf,
  priceOf,
  SPACE_NAMES,
  type Space,
  STAGES,
  stageAccount,
  type View,
} from '@aerie/ueber-den-wolken';
import type { Account, LogLine } from '../../contract/game-ui.js';
import type { Args, Saying } from '../../words/words.js';
import type { PassageId } from './rules/passages.js';
import type { Key } from './words/words.js';

export const saying = (key: Key, args?: Args): Saying => (args ? { key, args } : { key });

export const birdName = (bird: Bird): string => BIRD_NAMES[bird] || 'none';
export const spaceName = (space: Space): string => SPACE_NAMES[space] as string;
export const columnName = (column: number): string => 'ABCDEFG'[column] as string;
/** The kind of a card, as an argument. */
export const kindOf = (card: Card): string => (card === NO_CARD ? 'hidden' : manoeuvre(card).kind);

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
    case 'scoring':
      return saying('ueber-den-wolken.prompt.scoring', { points: handWorth(view, seat) });
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

export function account(view: View): Account {
  return {
    columns: [
      saying('ueber-den-wolken.account.nest'),
      saying('ueber-den-wolken.account.cards'),
      saying('ueber-den-wolken.account.score'),
      saying('ueber-den-wolken.account.total'),
      saying('ueber-den-wolken.account.birds'),
    ],
    rows: view.cubes.map((_, seat) => {
      const stages = Array.from({ length: STAGES }, (_, stage) => stageAccount(view, seat, stage));
      const sum = (source: 'nest' | 'cards' | 'score'): number =>
        stages.reduce((all, one) => all + one[source], 0);
      return [sum('nest'), sum('cards'), sum('score'), pointsOf(view, seat), birdsOf(view.flock, seat)];
    }),
  };
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The thing of the board that a line points at, by the name of its spot. */
const spaceLight = (space: Space): string => `space:${space}`;
const actionLight = (action: Action): string => `action:${action}`;

export function logLine(event: Event): LogLine | undefined {
  /** What this seat did, and the things of the board where one sees it. */
  const did = (seat: Seat, key: Key, args: Args, ...lights: string[]): LogLine => ({
    seat,
    key,
    args,
    lights,
  });
  switch (event.type) {
    case 'dealt':
      return did(event.seat, 'ueber-den-wolken.log.dealt', { cards: event.cards.length });
    case 'laidOut':
      return saying('ueber-den-wolken.log.laidOut', {
        birds: event.flock.filter((bird) => bird !== NO_BIRD).length,
      });
    case 'stageBegan': {
      const { stage, first } = event;
      const heading = did(first, 'ueber-den-wolken.log.stageBegan', { stage, stages: STAGES }, 'nest');
      return { ...heading, heading: true };
    }
    case 'usedAction': {
      const { seat, action, price } = event;
      return did(seat, 'ueber-den-wolken.log.usedAction', { action, price }, actionLight(action));
    }
    case 'played': {
      const { seat, card, price } = event;
      const kind = kindOf(card);
      return kind === 'display'
        ? did(seat, 'ueber-den-wolken.log.played.display', {})
        : did(seat, 'ueber-den-wolken.log.played', { kind, price });
    }
    case 'copied': {
      const { seat, card, price } = event;
      return did(seat, 'ueber-den-wolken.log.copied', { kind: kindOf(card), price }, `card:${card}`);
    }
    case 'choseStandard':
      return did(
        event.seat,
        'ueber-den-wolken.log.choseStandard',
        { action: event.action },
        actionLight(event.action),
      );
    case 'passed':
      return did(event.seat, 'ueber-den-wolken.log.passed', { price: event.price });
    case 'swapped': {
      const { seat, birds, ...where } = event;
      const [one, two] = [spaceName(where.one), spaceName(where.two)];
      const args = { bird: birdName(birds[0]), other: birdName(birds[1]), one, two };
      return did(seat, 'ueber-den-wolken.log.swapped', args, spaceLight(where.one), spaceLight(where.two));
    }
    case 'tookBird': {
      const { seat, bird, from } = event;
      return did(seat, 'ueber-den-wolken.log.tookBird', { bird: birdName(bird), from });
    }
    case 'deckShuffled':
      return saying('ueber-den-wolken.log.deckShuffled');
    case 'added': {
      const { seat, bird, column, end, space } = event;
      const args = { bird: birdName(bird), end, column: columnName(column) };
      return did(seat, 'ueber-den-wolken.log.added', args, spaceLight(space));
    }
    case 'turnedUp':
      return saying('ueber-den-wolken.log.turnedUp', { bird: birdName(event.bird) });
    case 'tookCard': {
      const { seat, card } = event;
      return did(seat, 'ueber-den-wolken.log.tookCard', { kind: kindOf(card) }, `card:${card}`);
    }
    case 'discarded':
      return did(event.seat, 'ueber-den-wolken.log.discarded', { kind: kindOf(event.card) });
    case 'scored': {
      const { seat, card, spaces, bonus, total } = event;
      const [one, two] = spaces;
      if (!one || !two) return undefined;
      const names = [spaceName(one.space), spaceName(two.space)] as const;
      const args = {
        kind: kindOf(card),
        one: names[0],
        onePoints: one.points,
        two: names[1],
        twoPoints: two.points,
      };
      return did(
        seat,
        'ueber-den-wolken.log.scored',
        { ...args, bonus, total },
        ...spaces.map(({ space }) => spaceLight(space)),
      );
    }
    case 'cubesSpent':
      return saying('ueber-den-wolken.log.cubesSpent');
    case 'landed': {
      const { seat, bird, space } = event;
      const where = spaceName(space);
      return seat < 0
        ? { ...saying('ueber-den-wolken.log.landed.neutral', { space: where }), lights: [spaceLight(space)] }
        : did(seat, 'ueber-den-wolken.log.landed', { bird: birdName(bird), space: where }, spaceLight(space));
    }
    case 'nestScored': {
      const { seat, females, males, points, pairs, pairPoints, total } = event;
      const sexes = males === 0 ? 'females' : females === 0 ? 'males' : 'both';
      const args = {
        birds: females + males,
        females,
        males,
        sexes,
        points,
        pairs,
        pairPoints: signed(pairPoints),
        total,
      };
      return did(seat, 'ueber-den-wolken.log.nestScored', args, 'nest');
    }
    case 'scoringCame':
      return did(event.seat, 'ueber-den-wolken.log.scoringCame', { can: event.can ? 'yes' : 'no' });
    case 'finishedScoring':
      return did(event.seat, 'ueber-den-wolken.log.finishedScoring', {});
    case 'stageEnded':
      return saying('ueber-den-wolken.log.stageEnded', { stage: event.stage });
    case 'cubesReturned':
      return saying('ueber-den-wolken.log.cubesReturned', { cubes: event.cubes });
    case 'pileRebuilt':
      return saying('ueber-den-wolken.log.pileRebuilt');
    case 'displayed':
      return {
        ...saying('ueber-den-wolken.log.displayed', { kind: kindOf(event.card) }),
        lights: [`card:${event.card}`],
      };
    case 'movedUp':
      return saying('ueber-den-wolken.log.movedUp', {
        column: columnName(event.column),
        bird: birdName(event.bird),
      });
    case 'ended': {
      const winners = event.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const winner = winners[0] as Seat;
      const points = event.points[winner] as number;
      return winners.length > 1
        ? { ...saying('ueber-den-wolken.log.ended.shared', { points }), heading: true }
        : { ...did(winner, 'ueber-den-wolken.log.ended', { points }), heading: true };
    }
  }
}
