import type { Seat } from '@aerie/kernel';
import {
  COINS_A_ROUND,
  type Event,
  FIXED_ROW,
  type ObjectiveId,
  ROWS,
  type View,
} from '@aerie/schwingenschlag';
import { counted, listed } from '../../../text/format.js';
import type { Cast, Clause } from '../../teller.js';
import {
  amountsWords,
  cardName,
  caveName,
  dragonName,
  guildName,
  nestName,
  objectiveWords,
  ordinal,
  resourceAmounts,
  rowName,
  some,
  spotName,
} from './words.js';

/** A name in the middle of a sentence; the solo opponent sits after the only person. */
const nameOf = (seat: Seat, cast: Cast): string => {
  const player = cast[seat];
  if (!player) return 'the opponent';
  return player.you ? 'you' : player.name;
};

const third = (verb: string): string => (/(s|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);

/**
 * What happened, for the person who plays. Of the others' turns only what changes the table is told: what they
 * paid and the steps in between can be seen from the board.
 */
export function tell(event: Event, cast: Cast): Clause | undefined {
  const does = (seat: Seat, verb: string, rest = ''): Clause => {
    const player = cast[seat];
    if (!player) return { words: `The opponent ${third(verb)} ${rest}.` };
    return { seat, words: `${player.you ? verb : third(verb)} ${rest}`.trimEnd() };
  };
  /** The same, if it is the person's own doing. */
  const youDo = (seat: Seat, verb: string, rest: string): Clause | undefined =>
    cast[seat]?.you ? does(seat, verb, rest) : undefined;
  const detail = (seat: Seat, rest: string): string => (cast[seat]?.you ? ` ${rest}` : '');

  switch (event.type) {
    case 'laidOut': {
      const first = cast.length > 1 ? ` ${begins(event.starter, cast)}` : '';
      return {
        words: `The guild of the ${guildName(event.guild as View['guild'])} is at the table.${first}`,
      };
    }
    case 'dealt':
    case 'displayed':
    case 'steppedOn':
      // Seen on the table, or from what comes of it.
      return undefined;
    case 'drafted': {
      const chosen = event.resources.map(
        (resources, seat) => `${nameOf(seat, cast)} with ${amountsWords(resourceAmounts(resources))}`,
      );
      return { words: `All have chosen their cards and begin: ${listed(chosen)}.` };
    }
    case 'roundBegan': {
      const brings = event.round > 1 ? ` brings everybody ${some(COINS_A_ROUND, 'coin')}` : '';
      return { words: `Round ${event.round}${brings}. ${begins(event.starter, cast)}` };
    }
    case 'enticed':
      return does(event.seat, 'entice', `${dragonName(event.card)} to ${spotName(event.spot)}`);
    case 'covered': {
      const lost = event.eggsLost > 0 ? `, losing ${some(event.eggsLost, 'egg')}` : '';
      return does(event.seat, 'cover', `${dragonName(event.old)} with ${dragonName(event.card)}${lost}`);
    }
    case 'dug':
      return does(event.seat, 'dig', `${caveName(event.card)} into ${ROWS[event.row]}${event.column + 1}`);
    case 'explored': {
      const again = event.time > 1 ? ` for the ${ordinal(event.time)} time` : '';
      return does(event.seat, 'explore', `the ${rowName(event.row)}${again}`);
    }
    case 'activated':
      return youDo(event.seat, 'wake', dragonName(event.card));
    case 'passed':
      return does(event.seat, 'pass');
    case 'paid':
      return youDo(event.seat, 'pay', some(event.n, event.thing));
    case 'paidEgg':
      return youDo(event.seat, 'pay', `the egg ${nestName(event.spot)}`);
    case 'paidCard':
      return youDo(event.seat, 'pay', cardName(event.kind, event.card));
    case 'exchanged':
      return youDo(event.seat, 'exchange', `${listed(event.given)} for ${event.got}`);
    case 'gained':
      // So many coins come only with a new round, which has told of them.
      if (event.thing === 'coin' && event.n === COINS_A_ROUND) return undefined;
      return does(event.seat, 'gain', some(event.n, event.thing));
    case 'tookCard':
      return event.from === 'deck'
        ? does(event.seat, 'draw', cardName(event.kind, event.card))
        : does(event.seat, 'take', `${cardName(event.kind, event.card)} from the display`);
    case 'laid':
      return does(event.seat, 'lay', `an egg${detail(event.seat, nestName(event.spot))}`);
    case 'cached':
      return does(
        event.seat,
        'cache',
        `${some(1, event.resource)}${detail(event.seat, `on ${spotName(event.spot)}`)}`,
      );
    case 'tucked':
      return does(
        event.seat,
        'tuck',
        `${dragonName(event.card)}${detail(event.seat, `under ${spotName(event.spot)}`)}`,
      );
    case 'fed':
      return youDo(event.seat, 'feed', `${dragonName(event.card)} its ${ordinal(event.time)} meal`);
    case 'revealed':
      return does(
        event.seat,
        'reveal',
        `${dragonName(event.card)}, which ${event.fits ? 'fits' : 'does not fit'}`,
      );
    case 'discarded':
      return youDo(event.seat, 'discard', cardName(event.kind, event.card));
    case 'discardedThing':
      return youDo(event.seat, 'discard', some(event.n, event.thing));
    case 'named':
      return does(event.seat, 'name', event.resource);
    case 'guildStepped':
      return youDo(event.seat, 'move', 'on in the guild');
    case 'marked':
      return does(event.seat, 'put', `a marker on ${squareName(event.square)}`);
    case 'swapped':
      return does(event.seat, 'swap', `the dragons on ${spotName(event.one)} and ${spotName(event.two)}`);
    case 'deckRebuilt':
      return { words: `The discarded ${event.kind} cards become the new deck.` };
    case 'objectiveScored':
      return { words: scored(event.objective, event.places, event.points, cast) };
    case 'rivalTurned':
      return { words: `The opponent turns up decision card ${event.card}.` };
    case 'rivalPassed':
      return { words: 'The opponent passes.' };
    case 'rivalTook':
      return { words: `The opponent takes ${cardName(event.kind, event.card)} from the display.` };
    case 'countersShifted':
      return { words: `The opponent now has ${counted(event.counters, 'counter')} on the objective.` };
    case 'ended':
      return { words: `The game is over: ${listed(finals(event.points, cast))}.` };
  }
}

const begins = (seat: Seat, cast: Cast): string =>
  cast[seat]?.you ? 'You begin.' : `${cast[seat]?.name} begins.`;

/** Squares are counted as in the answers. */
const squareName = (square: number): string =>
  `square ${square + 1} of the guild tile${square >= FIXED_ROW ? ' for points' : ''}`;

function scored(
  objective: ObjectiveId,
  places: readonly number[],
  points: readonly number[],
  cast: Cast,
): string {
  const placed = places.flatMap((place, seat) =>
    place > 0 ? [{ place, words: `${nameOf(seat, cast)} ${ordinal(place)} for ${points[seat]}` }] : [],
  );
  const order = placed.toSorted((a, b) => a.place - b.place).map(({ words }) => words);
  return `Objective "${objectiveWords(objective)}": ${order.length > 0 ? listed(order) : 'nobody has any'}.`;
}

const finals = (points: readonly number[], cast: Cast): string[] =>
  points.map((n, seat) => `${nameOf(seat, cast)} ${counted(n, 'point')}`);
