import game, { type Answer, RESOURCES, type Resource, ROWS, type Spot } from '@aerie/schwingenschlag';

/**
 * What one can put a finger on, by name: `d12` and `c5` are cards, `@5` a space of the own mat, `row:C` a cave,
 * `meat` a resource, `square:2` a row of the guild tile, `icon:C1` a place of the path, `deck:dragon` a deck.
 */
export type Thing = string;

export const spotThing = (spot: Spot): Thing => `@${spot}`;
const row = (number: number): Thing => `row:${ROWS[number as 0]}`;
export const isResource = (thing: Thing): boolean => (RESOURCES as readonly string[]).includes(thing);
export const isCard = (thing: Thing): boolean => /^[dc]\d/.test(thing);

/** An answer as a way of the finger: a thing, and where it goes if that is still open. */
export interface Way {
  readonly notation: string;
  readonly answer: Answer;
  readonly thing: Thing;
  readonly target?: Thing;
}

const RESOURCE_VERBS = ['take', 'name', 'pay', 'waive', 'keep', 'discard'] as const;
type ResourceAnswer = Extract<Answer, { resource: Resource; a: (typeof RESOURCE_VERBS)[number] }>;
const ofResource = (a: Answer): a is ResourceAnswer => (RESOURCE_VERBS as readonly string[]).includes(a.a);

function touched(a: Answer): { thing: Thing; target?: Thing } {
  if (ofResource(a)) return { thing: a.resource };
  switch (a.a) {
    case 'dig':
      return { thing: `c${a.card}`, target: row(a.row) };
    case 'entice':
    case 'play':
      return { thing: `d${a.card}`, target: row(a.row) };
    case 'cover':
      return { thing: `d${a.card}`, target: spotThing(a.at) };
    case 'explore':
      return { thing: row(a.row) };
    case 'takeDragon':
      return { thing: a.card === 0 ? 'deck:dragon' : `d${a.card}` };
    case 'takeCave':
      return { thing: a.card === 0 ? 'deck:cave' : `c${a.card}` };
    case 'egg':
    case 'payEgg':
      return { thing: spotThing(a.at) };
    case 'cache':
      return { thing: a.resource, target: spotThing(a.at) };
    case 'tuck':
      return { thing: a.card === 0 ? 'deck:dragon' : `d${a.card}`, target: spotThing(a.at) };
    case 'activate':
    case 'keepDragon':
    case 'payDragon':
    case 'discardDragon':
      return { thing: `d${a.card}` };
    case 'payCave':
    case 'discardCave':
      return { thing: `c${a.card}` };
    case 'icon':
      return { thing: `icon:${ROWS[a.row]}${a.icon + 1}` };
    case 'swap':
      return { thing: spotThing(a.at), target: spotThing(a.with) };
    case 'mark':
      return { thing: `square:${a.square}` };
    case 'use':
      return { thing: `piece:${a.piece}` };
    case 'exchange':
      return { thing: `exchange:${a.for}` };
    case 'waiveEgg':
      return { thing: 'egg' };
    default:
      return { thing: a.a };
  }
}

/** All legal answers as ways; two dragons that change places can be touched in either order. */
export function waysOf(answers: readonly string[]): Way[] {
  return answers.flatMap((notation): Way[] => {
    const answer = game.read(notation);
    if (!answer) return [];
    const way: Way = { notation, answer, ...touched(answer) };
    return answer.a === 'swap' ? [way, { ...way, thing: way.target as Thing, target: way.thing }] : [way];
  });
}

/** What a finger on a thing does now. */
export type Touch =
  | { readonly does: 'answer'; readonly notation: string }
  | { readonly does: 'pick' }
  | { readonly does: 'nothing' };

export function touchOf(ways: readonly Way[], picked: Thing | undefined, thing: Thing): Touch {
  const goal =
    picked === undefined ? undefined : ways.find((way) => way.thing === picked && way.target === thing);
  if (goal) return { does: 'answer', notation: goal.notation };
  const mine = ways.filter((way) => way.thing === thing);
  const [only] = mine;
  if (!only) return onlyWayTo(ways, picked, thing);
  // Cards are read before they are given away or put down.
  if (isCard(thing) || mine.length > 1) return { does: 'pick' };
  return { does: 'answer', notation: only.notation };
}

/** Where nothing is held and only one thing could go here, it does; cards are still read first. */
function onlyWayTo(ways: readonly Way[], picked: Thing | undefined, thing: Thing): Touch {
  const goals = picked === undefined ? ways.filter((way) => way.target === thing) : [];
  const [only] = goals;
  return only && goals.length === 1 && !isCard(only.thing)
    ? { does: 'answer', notation: only.notation }
    : { does: 'nothing' };
}
