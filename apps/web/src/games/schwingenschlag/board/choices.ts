import type { Answer, Resource } from '@aerie/schwingenschlag';
import {
  cardThing,
  deckThing,
  exchangeThing,
  iconThing,
  isCard,
  pieceThing,
  rowThing,
  spotThing,
  squareThing,
  type Thing,
} from './things.js';

/** An answer as a way of the finger: a thing, and where it goes if that is still open. */
export interface Way {
  readonly answer: Answer;
  readonly thing: Thing;
  readonly target?: Thing;
}

const RESOURCE_VERBS = ['take', 'name', 'pay', 'waive', 'keep', 'discard'] as const;
type ResourceAnswer = Extract<Answer, { resource: Resource; a: (typeof RESOURCE_VERBS)[number] }>;
const ofResource = (a: Answer): a is ResourceAnswer => RESOURCE_VERBS.some((verb) => verb === a.a);

function touched(a: Answer): { thing: Thing; target?: Thing } {
  if (ofResource(a)) return { thing: a.resource };
  switch (a.a) {
    case 'dig':
      return { thing: cardThing('cave', a.card), target: rowThing(a.row) };
    case 'entice':
    case 'play':
      return { thing: cardThing('dragon', a.card), target: rowThing(a.row) };
    case 'cover':
      return { thing: cardThing('dragon', a.card), target: spotThing(a.at) };
    case 'explore':
      return { thing: rowThing(a.row) };
    case 'takeDragon':
      return { thing: a.card === 0 ? deckThing('dragon') : cardThing('dragon', a.card) };
    case 'takeCave':
      return { thing: a.card === 0 ? deckThing('cave') : cardThing('cave', a.card) };
    case 'egg':
    case 'payEgg':
      return { thing: spotThing(a.at) };
    case 'cache':
      return { thing: a.resource, target: spotThing(a.at) };
    case 'tuck':
      return {
        thing: a.card === 0 ? deckThing('dragon') : cardThing('dragon', a.card),
        target: spotThing(a.at),
      };
    case 'activate':
    case 'keepDragon':
    case 'payDragon':
    case 'discardDragon':
      return { thing: cardThing('dragon', a.card) };
    case 'payCave':
    case 'discardCave':
      return { thing: cardThing('cave', a.card) };
    case 'icon':
      return { thing: iconThing(a.row, a.icon) };
    case 'swap':
      return { thing: spotThing(a.at), target: spotThing(a.with) };
    case 'mark':
      return { thing: squareThing(a.square) };
    case 'use':
      return { thing: pieceThing(a.piece) };
    case 'exchange':
      return { thing: exchangeThing(a.for) };
    case 'waiveEgg':
      return { thing: 'egg' };
    default:
      return { thing: a.a };
  }
}

/** All answers as ways; two dragons that change places can be touched in either order. */
export function waysOf(answers: readonly Answer[]): Way[] {
  return answers.flatMap((answer): Way[] => {
    const way: Way = { answer, ...touched(answer) };
    return answer.a === 'swap' ? [way, { ...way, thing: way.target as Thing, target: way.thing }] : [way];
  });
}

/** What a finger on a thing does now. */
export type Touch =
  | { readonly does: 'answer'; readonly answer: Answer }
  | { readonly does: 'pick' }
  | { readonly does: 'nothing' };

export function touchOf(ways: readonly Way[], picked: Thing | undefined, thing: Thing): Touch {
  const goal =
    picked === undefined ? undefined : ways.find((way) => way.thing === picked && way.target === thing);
  if (goal) return { does: 'answer', answer: goal.answer };
  const mine = ways.filter((way) => way.thing === thing);
  const [only] = mine;
  if (!only) return onlyWayTo(ways, picked, thing);
  // Cards are read before they are given away or put down.
  if (isCard(thing) || mine.length > 1) return { does: 'pick' };
  return { does: 'answer', answer: only.answer };
}

/** Where nothing is held and only one thing could go here, it does; cards are still read first. */
function onlyWayTo(ways: readonly Way[], picked: Thing | undefined, thing: Thing): Touch {
  const goals = picked === undefined ? ways.filter((way) => way.target === thing) : [];
  const [only] = goals;
  return only && goals.length === 1 && !isCard(only.thing)
    ? { does: 'answer', answer: only.answer }
    : { does: 'nothing' };
}
