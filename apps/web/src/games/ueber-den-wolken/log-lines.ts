import type { Seat } from '@aerie/kernel';
import { type Action, type Event, NO_BIRD, type Space, STAGES } from '@aerie/ueber-den-wolken';
import type { LogLine } from '../../contract/game-ui.js';
import type { Args } from '../../words/words.js';
import { birdName, columnName, kindOf, saying, spaceName } from './names.js';
import type { Key } from './words/words.js';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The thing of the board that a line points at, by the name of its spot. */
const spaceLight = (space: Space): string => `space:${space}`;
const actionLight = (action: Action): string => `action:${action}`;

/** An event as a line of the log. */
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
