import { type Answer, type Event, manoeuvre, NO_CARD, type View } from '@aerie/ueber-den-wolken';
import type { Companion, Situation } from '../../../contract/school.js';
import { NEST_CARD } from './targets.js';

type Now = Situation<View, Event, Answer>;

const can = ({ answers }: Now, kind: Answer['kind']): boolean =>
  answers.some((answer) => answer.kind === kind);
const isAsked = ({ answers }: Now): boolean => answers.length > 0;
const has = ({ told }: Now, type: Event['type']): boolean => told.some((event) => event.type === type);
/** The card Neutral moves swifts; all other swaps move birds of one's own. */
const swapsOwn = ({ view: { step }, answers }: Now): boolean =>
  answers.length > 0 && step.at === 'swap' && step.manner !== 'neutral';
const isPrice = (now: Now, atLeast: number): boolean =>
  can(now, 'action') && now.view.uses.some((uses) => uses + 1 >= atLeast);

/** The first real game: two flocks' worth of birds, and everything that turns up is explained once. */
export const COMPANION = {
  seats: 2,
  concepts: [
    { id: 'turn', when: (now) => can(now, 'action'), at: { term: 'cubes' }, teaches: ['turn'] },
    { id: 'swap', when: swapsOwn, teaches: ['flying'] },
    { id: 'bird', when: (now) => can(now, 'bird'), at: { term: 'faceUp' }, teaches: ['adding-take'] },
    { id: 'deck', when: (now) => can(now, 'deck'), at: { term: 'deck' }, teaches: ['adding-take'] },
    { id: 'place', when: (now) => can(now, 'place'), teaches: ['adding-put'] },
    { id: 'take', when: (now) => can(now, 'take'), at: { spot: 'display' }, teaches: ['taking'] },
    { id: 'discard', when: (now) => can(now, 'discard'), teaches: ['taking-limit'] },
    { id: 'scoring', when: (now) => can(now, 'score') && can(now, 'done'), teaches: ['scoring'] },
    { id: 'nest', when: isAsked, at: NEST_CARD, teaches: ['nest'] },
    { id: 'front', when: isAsked, at: { term: 'landingNow' }, teaches: ['landing'] },
    { id: 'price', when: (now) => isPrice(now, 2), at: { term: 'price' }, teaches: ['prices'] },
    { id: 'cards', when: (now) => can(now, 'play'), at: { term: 'hand' }, teaches: ['cards'] },
    { id: 'prizes', when: (now) => can(now, 'play'), at: { term: 'prizes' }, teaches: ['scoring-spaces'] },
    { id: 'pair', when: isAsked, at: { term: 'pair' }, teaches: ['nest-points'] },
    { id: 'swift', when: isAsked, at: { term: 'swift' }, teaches: ['birds-species'] },
    { id: 'dear', when: (now) => isPrice(now, 4), at: { term: 'price' }, teaches: ['prices-rise'] },
    {
      id: 'few',
      when: (now) => can(now, 'pass') && (now.view.cubes[now.seat] ?? 0) <= 2,
      at: { answer: 'pass' },
      teaches: ['passing'],
    },
    {
      id: 'landed',
      when: (now) => has(now, 'nestScored'),
      at: { term: 'score' },
      teaches: ['landing-front'],
    },
    { id: 'secondStage', when: ({ view }) => view.stage === 1, at: { term: 'stage' }, teaches: ['next'] },
    { id: 'begins', when: ({ view }) => view.stage === 1, teaches: ['first'] },
    { id: 'lastStage', when: ({ view }) => view.stage === 2, teaches: ['end'] },
  ],
  cautions: [
    {
      id: 'earlyPass',
      before: (answer, view, seat) => answer.kind === 'pass' && (view.cubes[seat] ?? 0) >= 6,
    },
    {
      id: 'playGood',
      before: (answer, view, seat) =>
        answer.kind === 'play' && answer.card !== NO_CARD && isWorthKeeping(answer.card, view, seat),
    },
  ],
  well: [
    { id: 'won', when: ({ outcome, seat }) => outcome.places[seat] === 1 },
    {
      id: 'three',
      when: ({ told, seat }) =>
        told.some(
          (event) => event.type === 'nestScored' && event.seat === seat && landedOf(told, event) >= 3,
        ),
    },
    {
      id: 'cards',
      when: ({ told, seat }) =>
        told.filter((event) => event.type === 'scored' && event.seat === seat).length >= 3,
    },
    { id: 'finished', when: () => true },
  ],
  next: [
    {
      id: 'scoreMore',
      when: ({ told, seat }) => !told.some((event) => event.type === 'scored' && event.seat === seat),
    },
    {
      id: 'passLess',
      when: ({ told, seat }) =>
        told.filter((event) => event.type === 'passed' && event.seat === seat).length >= 6,
    },
    { id: 'pairs', when: () => true },
  ],
} as const satisfies Companion<View, Event, Answer>;

/** Whether both spaces of a card have birds of its owner behind the front of their columns now: it would bring points. */
function isWorthKeeping(card: number, { flock }: View, seat: number): boolean {
  return manoeuvre(card).spaces.every((space) => {
    const bird = flock[space] ?? 0;
    const isOwn = bird === 1 + 2 * seat || bird === 2 + 2 * seat;
    return isOwn && space % 3 < 2 && (flock[space + 1] ?? 0) !== 0;
  });
}

/** How many birds of a seat had landed in the stage that this event belongs to. */
function landedOf(told: readonly Event[], scored: Event & { type: 'nestScored' }): number {
  const end = told.indexOf(scored);
  let count = 0;
  for (let i = end - 1; i >= 0 && told[i]?.type !== 'stageBegan'; i--) {
    const event = told[i];
    if (event?.type === 'landed' && event.seat === scored.seat) count++;
  }
  return count;
}
