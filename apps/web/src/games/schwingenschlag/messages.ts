import {
  columnOf,
  type Event,
  FIXED_ROW,
  labels,
  MAT_SPOT,
  objectiveText,
  ROUNDS,
  ROWS,
  rowOf,
  type Spot,
  type View,
} from '@aerie/schwingenschlag';
import type { LogLine } from '../../contract/game-ui.js';
import { say } from '../../words/words.js';
import {
  amount,
  capital,
  caveName,
  dragonName,
  inASentence,
  listed,
  plain,
  resourceName,
  spotName,
  tongue,
} from './names.js';
import { lazily, saying } from './saying.js';
import { isRival } from './table.js';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

const cardLight = (kind: 'dragon' | 'cave', card: number): string[] =>
  card > 0 ? [`${kind[0]}${card}`] : [];
const spotLight = (seat: number, spot: Spot): string => `spot:${seat}:${spot}`;
/** A card in a sentence: its name, or what it is as far as one may know. */
const cardName = (kind: 'dragon' | 'cave', card: number) => () => {
  const name = kind === 'dragon' ? dragonName(card) : caveName(card);
  return say(saying('schwingenschlag.log.card', { kind, known: card > 0 ? 'yes' : 'no', card: name }));
};

/** A space of a mat, for sentences that say where. */
const where = (spot: Spot): { cave: string; space: number } =>
  spot === MAT_SPOT ? { cave: 'nests', space: 0 } : { cave: ROWS[rowOf(spot)], space: columnOf(spot) + 1 };

/** An event as a line of the log. */
export function logLine(e: Event, view: View): LogLine {
  switch (e.type) {
    case 'laidOut':
      return saying('schwingenschlag.log.laidOut', lazily({ guild: () => labels(tongue()).guilds[e.guild] }));
    case 'dealt':
      return {
        seat: e.seat,
        ...saying('schwingenschlag.log.dealt', { dragons: e.dragons.length, caves: e.caves.length }),
      };
    case 'drafted':
      return saying(
        'schwingenschlag.log.drafted',
        lazily({ cards: () => listed([...e.thrownDragons.map(dragonName), ...e.thrownCaves.map(caveName)]) }),
      );
    case 'roundBegan':
      return {
        heading: true,
        seat: e.starter,
        ...saying('schwingenschlag.log.roundBegan', { round: e.round, rounds: ROUNDS }),
      };
    case 'displayed':
      return { ...saying('schwingenschlag.log.displayed'), lights: ['display'] };
    case 'deckRebuilt':
      return saying(
        'schwingenschlag.log.deckRebuilt',
        lazily({ what: () => labels(tongue()).things[e.kind][1] }),
      );
    case 'objectiveScored':
      return scored(e);
    case 'ended':
      return { heading: true, ...saying('schwingenschlag.log.ended') };
    case 'rivalTurned':
      return saying('schwingenschlag.log.rivalTurned', { card: e.card });
    case 'rivalPassed':
      return saying('schwingenschlag.log.rivalPassed');
    case 'rivalTook':
      return {
        ...saying('schwingenschlag.log.rivalTook', lazily({ card: cardName(e.kind, e.card) })),
        lights: cardLight(e.kind, e.card),
      };
    case 'countersShifted':
      return saying('schwingenschlag.log.countersShifted', { counters: e.counters });
    case 'guildStepped':
      if (isRival(view, e.seat)) return saying('schwingenschlag.log.rivalStepped', { space: e.space });
      return {
        seat: e.seat,
        ...saying('schwingenschlag.log.guildStepped', { space: e.space }),
        lights: ['guild'],
      };
    case 'marked':
      return marked(e, view);
    default:
      return { seat: e.seat, ...deed(e) };
  }
}

function scored({ objective, points }: Told<'objectiveScored'>): LogLine {
  return {
    ...saying(
      'schwingenschlag.log.objectiveScored',
      lazily({
        objective: () => capital(plain(objectiveText(objective, tongue()))),
        points: points.join(' · '),
      }),
    ),
    lights: ['goals'],
  };
}

function marked({ seat, square }: Told<'marked'>, view: View): LogLine {
  const row = Math.min(square, FIXED_ROW) + 1;
  if (isRival(view, seat)) return saying('schwingenschlag.log.rivalMarked', { row });
  return { seat, ...saying('schwingenschlag.log.marked', { row }), lights: ['guild'] };
}

type Deed = Exclude<
  Event,
  {
    type:
      | 'laidOut'
      | 'dealt'
      | 'drafted'
      | 'roundBegan'
      | 'displayed'
      | 'deckRebuilt'
      | 'objectiveScored'
      | 'ended'
      | 'rivalTurned'
      | 'rivalPassed'
      | 'rivalTook'
      | 'countersShifted'
      | 'guildStepped'
      | 'marked';
  }
>;

/** What somebody did. */
function deed(e: Deed): LogLine {
  switch (e.type) {
    case 'enticed':
      return {
        ...saying(
          'schwingenschlag.log.enticed',
          lazily({ card: cardName('dragon', e.card), cave: ROWS[e.row] }),
        ),
        lights: [`d${e.card}`, spotLight(e.seat, e.spot)],
      };
    case 'covered':
      return {
        ...saying(
          'schwingenschlag.log.covered',
          lazily({ card: cardName('dragon', e.card), old: cardName('dragon', e.old), lost: e.eggsLost }),
        ),
        lights: [spotLight(e.seat, e.spot)],
      };
    case 'dug':
      return {
        ...saying('schwingenschlag.log.dug', lazily({ card: cardName('cave', e.card), cave: ROWS[e.row] })),
        lights: [spotLight(e.seat, e.row * 4 + e.column)],
      };
    case 'explored':
      return saying('schwingenschlag.log.explored', { cave: ROWS[e.row], time: e.time });
    case 'steppedOn':
      return saying('schwingenschlag.log.steppedOn', { cave: ROWS[e.row], place: e.icon + 1 });
    case 'activated':
      return {
        ...saying('schwingenschlag.log.activated', lazily({ card: () => dragonName(e.card) })),
        lights: [`d${e.card}`],
      };
    case 'passed':
      return saying('schwingenschlag.log.passed');
    case 'paid':
      return saying('schwingenschlag.log.paid', lazily({ what: () => amount(e.thing, e.n) }));
    case 'paidEgg':
      return {
        ...saying('schwingenschlag.log.paidEgg', where(e.spot)),
        lights: [spotLight(e.seat, e.spot)],
      };
    case 'paidCard':
      return saying('schwingenschlag.log.paid', lazily({ what: cardName(e.kind, e.card) }));
    case 'exchanged':
      return saying(
        'schwingenschlag.log.exchanged',
        lazily({ given: () => inASentence(e.given.map(resourceName)), got: () => resourceName(e.got) }),
      );
    case 'gained':
      return saying('schwingenschlag.log.gained', lazily({ what: () => amount(e.thing, e.n) }));
    case 'tookCard':
      return {
        ...saying('schwingenschlag.log.tookCard', lazily({ card: cardName(e.kind, e.card), from: e.from })),
        lights: cardLight(e.kind, e.card),
      };
    case 'laid':
      return {
        ...saying('schwingenschlag.log.laid', where(e.spot)),
        lights: [spotLight(e.seat, e.spot)],
      };
    case 'cached':
      return {
        ...saying(
          'schwingenschlag.log.cached',
          lazily({ what: () => resourceName(e.resource), ...where(e.spot) }),
        ),
        lights: [spotLight(e.seat, e.spot)],
      };
    case 'tucked':
      return {
        ...saying(
          'schwingenschlag.log.tucked',
          lazily({ card: cardName('dragon', e.card), ...where(e.spot) }),
        ),
        lights: [spotLight(e.seat, e.spot)],
      };
    case 'fed':
      return {
        ...saying('schwingenschlag.log.fed', lazily({ card: () => dragonName(e.card), time: e.time })),
        lights: [`d${e.card}`],
      };
    case 'revealed':
      return saying(
        'schwingenschlag.log.revealed',
        lazily({ card: cardName('dragon', e.card), fits: e.fits ? 'yes' : 'no' }),
      );
    case 'discarded':
      return saying('schwingenschlag.log.discarded', lazily({ what: cardName(e.kind, e.card) }));
    case 'discardedThing':
      return saying('schwingenschlag.log.discarded', lazily({ what: () => amount(e.thing, e.n) }));
    case 'named':
      return saying('schwingenschlag.log.named', lazily({ what: () => resourceName(e.resource) }));
    case 'swapped':
      return {
        ...saying(
          'schwingenschlag.log.swapped',
          lazily({ one: () => spotName(e.one), two: () => spotName(e.two) }),
        ),
        lights: [spotLight(e.seat, e.one), spotLight(e.seat, e.two)],
      };
  }
}
