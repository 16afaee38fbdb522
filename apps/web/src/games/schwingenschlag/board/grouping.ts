import type { Answer } from '@aerie/schwingenschlag';
import type { Way } from './choices.js';
import { isDeck, type Thing } from './things.js';

/** So many answers can be read one by one; with more of them one first says what, then where. */
const READABLE = 9;

/** What can become of a card. */
const DEEDS: readonly Answer['a'][] = [
  'takeDragon',
  'takeCave',
  'payDragon',
  'payCave',
  'keepDragon',
  'discardDragon',
  'discardCave',
  'tuck',
  'play',
  'dig',
];

/** Whether an answer can be given in a word beside the card that it is about; one from the deck is not seen. */
const hasDeed = ({ answer }: Way): boolean => DEEDS.includes(answer.a) && 'card' in answer && answer.card > 0;

/** Cards that can go under several dragons: that takes more than a word. */
const wordyOf = (ways: readonly Way[]): ReadonlySet<Way> =>
  new Set(
    ways.filter(
      ({ thing, answer: { a } }) =>
        a === 'tuck' && ways.filter((way) => way.thing === thing && way.answer.a === 'tuck').length > 1,
    ),
  );

/** Answers that belong together: all that can be done with one card, each in one word; every other answer by itself. */
function together(ways: readonly Way[]): (readonly Way[])[] {
  const wordy = wordyOf(ways);
  const cards = new Map<Thing, Way[]>();
  const groups: Way[][] = [];
  for (const way of ways) {
    const isOfCard = hasDeed(way) && !wordy.has(way);
    const known = isOfCard ? cards.get(way.thing) : undefined;
    if (known) known.push(way);
    else {
      const group = [way];
      groups.push(group);
      if (isOfCard) cards.set(way.thing, group);
    }
  }
  return groups;
}

/** What is always in sight, beside the way out: a plain yes, and a card unseen. */
const isBelow = (ways: readonly Way[], { answer: { a }, thing }: Way): boolean =>
  (a === 'use' && ways.length === 1) || ((a === 'takeDragon' || a === 'takeCave') && isDeck(thing));

/** How the answers to a question are laid out on its sheet. */
export interface Layout {
  /** The answer that nobody would think about, if one wants to see it first. */
  readonly best: Way | undefined;
  /** Answers by themselves. */
  readonly singles: readonly Way[];
  /** Cards with all that can be done with them. */
  readonly offers: readonly (readonly Way[])[];
  /** Things that lead to more than one answer and have to be opened first. */
  readonly openers: readonly Thing[];
  /** Always in sight. */
  readonly below: readonly Way[];
}

interface Question {
  readonly ways: readonly Way[];
  /** Whether the question can be declined. */
  readonly hasDone: boolean;
  /** The thing whose answers are looked at, if it was opened. */
  readonly opened: Thing | undefined;
  readonly obvious: Answer | undefined;
}

export function layoutOf({ ways: all, hasDone, opened, obvious }: Question): Layout {
  // Two dragons that change places are two ways of one answer.
  const ways = all.filter(
    ({ answer }, i) => answer.a !== 'done' && all.findIndex((other) => other.answer === answer) === i,
  );
  const things = [...new Set(ways.map(({ thing }) => thing))];
  const of = (thing: Thing) => ways.filter((way) => way.thing === thing);
  const single = things.filter((thing) => of(thing).length === 1);
  const isFlat = together(ways).length + Number(hasDone) <= READABLE || single.length === 0;
  const best = opened ? undefined : ways.find(({ answer }) => answer === obvious);
  const shown = opened ? of(opened) : isFlat ? ways : single.flatMap(of);
  const below = opened ? [] : shown.filter((way) => isBelow(ways, way));
  const groups = together(shown.filter((way) => way !== best && !below.includes(way)));
  const wordy = wordyOf(ways);
  const isOffer = ([first, ...more]: readonly Way[]): boolean =>
    more.length > 0 || (first !== undefined && !wordy.has(first) && hasDeed(first));
  return {
    best: best && !below.includes(best) ? best : undefined,
    singles: groups.filter((some) => !isOffer(some)).flat(),
    offers: groups.filter(isOffer),
    openers: opened || isFlat ? [] : things.filter((thing) => of(thing).length > 1),
    below,
  };
}
