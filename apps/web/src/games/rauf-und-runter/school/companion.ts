import { type Answer, type Event, faceOf, type View } from '@aerie/rauf-und-runter';
import type { Companion, Situation } from '../../../contract/school.js';

type Now = Situation<View, Event, Answer>;

const LAST_ROUND = 6;
const sum = ({ track }: View): number => track.reduce((all, die) => all + die, 0);
const flutter = ({ flutter: numbers, round }: View): number => numbers[round] ?? 0;
const picks = ({ answers }: Now): readonly string[] =>
  answers.flatMap((answer) => (answer.kind === 'pick' ? faceOf(answer.die) : []));
const has = ({ told }: Now, type: Event['type']): boolean => told.some((event) => event.type === type);
const falls = (told: readonly Event[], seat: number): number =>
  told.filter((event) => event.type === 'fell' && event.seat === seat).length;

/** The first real game: three hens, and everything that turns up is explained once. */
export const COMPANION = {
  seats: 3,
  concepts: [
    { id: 'shed', when: ({ answers }) => answers.some(({ kind }) => kind === 'shed'), teaches: ['feathers'] },
    {
      id: 'tooFar',
      when: (now) => picks(now).length > 0 && sum(now.view) > flutter(now.view),
      at: { term: 'track' },
      teaches: ['momentum-higher'],
    },
    {
      id: 'roll',
      when: (now) => picks(now).length > 0 && now.view.roll.length === 5,
      teaches: ['rolling', 'picking-free'],
    },
    {
      id: 'flutter',
      when: (now) => picks(now).length > 0 && now.view.track.length > 0,
      at: { term: 'flutter' },
      teaches: ['momentum-compare'],
    },
    {
      id: 'heap',
      when: (now) => picks(now).some((face) => Number(face) < (now.view.track.at(-1) ?? 0)),
      at: { term: 'dungHeap' },
      teaches: ['dungheap'],
    },
    {
      id: 'featherDie',
      when: (now) => picks(now).includes('F'),
      at: { answer: 'F' },
      teaches: ['picking-feather'],
    },
    {
      id: 'reroll',
      when: ({ answers }) => answers.some(({ kind }) => kind === 'reroll'),
      at: { answer: 'reroll' },
      teaches: ['reroll'],
    },
    {
      id: 'lastDie',
      when: (now) => picks(now).length > 0 && now.view.roll.length === 1,
      teaches: ['rolling-aside'],
    },
    {
      id: 'same',
      when: (now) => picks(now).length > 0 && new Set(now.view.roll).size < now.view.roll.length,
      teaches: ['picking-same'],
    },
    { id: 'compared', when: (now) => has(now, 'stayedLowest'), teaches: ['comparison'] },
    {
      id: 'climbed',
      when: ({ told, seat }) => told.some((event) => event.type === 'climbed' && event.seat === seat),
      at: { term: 'score' },
      teaches: ['climbing'],
    },
    { id: 'fell', when: (now) => has(now, 'fell'), teaches: ['fall'] },
    { id: 'grew', when: (now) => has(now, 'ladderGrew'), at: { term: 'flutterNext' }, teaches: ['ladder'] },
    { id: 'order', when: ({ view }) => view.round > 0, at: { term: 'order' }, teaches: ['order'] },
    {
      id: 'overview',
      when: ({ view }) => view.round > 1,
      at: { term: 'overview' },
      teaches: ['goal-height'],
    },
    { id: 'lastRound', when: ({ view }) => view.round === LAST_ROUND, teaches: ['end'] },
  ],
  cautions: [
    {
      id: 'highStart',
      before: (answer, view) =>
        answer.kind === 'pick' && answer.die === 5 && view.track.length === 0 && view.roll.length > 3,
    },
    {
      id: 'lateFeather',
      before: (answer, view) =>
        answer.kind === 'pick' &&
        answer.die === 0 &&
        view.round === LAST_ROUND &&
        sum(view) <= flutter(view) - 5 &&
        /[1-5]/.test(view.roll),
    },
  ],
  well: [
    { id: 'won', when: ({ outcome, seat }) => outcome.places[seat] === 1 },
    { id: 'noFall', when: ({ told, seat }) => falls(told, seat) === 0 },
    {
      id: 'farClimb',
      when: ({ told, seat }) =>
        told.some((event) => event.type === 'climbed' && event.seat === seat && event.by >= 6),
    },
    { id: 'finished', when: () => true },
  ],
  next: [
    { id: 'fewerFalls', when: ({ told, seat }) => falls(told, seat) >= 2 },
    { id: 'spend', when: ({ view, seat }) => (view.feathers[seat] ?? 0) >= 3 },
    {
      id: 'bolder',
      when: ({ told, seat }) =>
        told.filter((event) => event.type === 'stayedLowest' && event.seat === seat).length >= 3,
    },
    { id: 'lowStart', when: () => true },
  ],
} as const satisfies Companion<View, Event, Answer>;
