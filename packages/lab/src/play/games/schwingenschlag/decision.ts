import {
  FIRST_RESOURCES,
  HAND_LIMIT,
  type Rider,
  type Task,
  THROWN,
  type View,
} from '@aerie/schwingenschlag';
import { counted, listed } from '../../../text/format.js';
import { billWords, caveName, dragonName, effectWords } from './words.js';

/** The task that waits for an answer; none while the first cards are chosen. */
export const topTask = (view: View): Task | undefined => view.agenda.at(-1);

/** What the person is asked, in a sentence or two. */
export function question(view: View): string {
  const own = view.draft?.own;
  if (own) {
    const toThrow = THROWN - own.thrownDragons.length - own.thrownCaves.length;
    return toThrow > 0
      ? `Your first cards: throw away ${toThrow} more.`
      : `Choose your first resources: ${FIRST_RESOURCES - own.resources} more.`;
  }
  const task = topTask(view);
  return task ? asked(task) : '';
}

function asked(task: Task): string {
  switch (task.task) {
    case 'turn':
      return 'Your turn: dig, entice, explore or pass.';
    case 'pieces':
      return `${source(task.here)}${effectWords(task.pieces)}`;
    case 'taking': {
      const { thing, left, rider } = task;
      return `${source(task.here)}${effectWords([{ op: 'gain', thing, n: left, rider }])}`;
    }
    case 'sharing':
      return `${source(task.here)}${sharing(task.rider)}`;
    case 'name':
      return `${source(task.here)}name a resource for everybody.`;
    case 'pay':
      return `Still to pay: ${billWords(task.bill)}.`;
    case 'discount':
      return `Which symbol in the cost of ${dragonName(task.card)} do you not pay?`;
    case 'dig':
      return `Where do you dig ${caveName(task.card)} in?`;
    case 'dug':
      return `Which comes first: ${caveName(task.card)}, or the bonus of the space it covers?`;
    case 'marker':
      return 'Your stone is on a brown space: put a marker on the guild tile.';
    case 'limits':
      return `You may keep ${HAND_LIMIT} resources and ${HAND_LIMIT} cards: discard what is too much.`;
    case 'roundAbilities':
      return 'The round ends: use your abilities, in any order.';
    case 'roundEgg':
      return 'An egg for the new round: where do you lay it?';
    case 'start':
    case 'put':
    case 'arrive':
    case 'walk':
    case 'endTurn':
    case 'endRound':
    case 'nextRound':
    case 'rivalTurn':
      // These go on by themselves and never ask.
      return '';
  }
}

/** The dragon that an effect comes from. */
const source = (here: number): string => (here > 0 ? `${dragonName(here)}: ` : 'For you: ');

const TO = {
  here: 'this dragon',
  anyDragon: 'any of your dragons',
  column: 'a dragon of this column',
} as const;
const VERB = { cache: 'cache on', tuck: 'tuck under' } as const;

function sharing(rider: Rider): string {
  if (rider.kind === 'may') {
    return `of what you took you may ${VERB[rider.how]} ${TO[rider.to]} ${counted(rider.n, 'piece')}.`;
  }
  const shares = rider.shares.map((share) =>
    'to' in share ? `${share.n} to ${VERB[share.how]} ${TO[share.to]}` : `${share.n} to ${share.how}`,
  );
  return `share out what you took: ${listed(shares)}.`;
}
