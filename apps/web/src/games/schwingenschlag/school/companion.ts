import {
  type Answer,
  caveCard,
  dragonCard,
  type Event,
  HAND_LIMIT,
  MAT_NESTS,
  type Mat,
  type Task,
  type View,
} from '@aerie/schwingenschlag';
import type { Companion, Situation } from '../../../contract/school.js';

type Now = Situation<View, Event, Answer>;

const LAST_ROUND = 3;
/** Steps from one brown space of the guild circle to the next. */
const BROWN_EVERY = 6;

const matOf = ({ mats }: View, seat: number): Mat | undefined => mats[seat];
const taskOf = ({ agenda, draft }: View): Task | undefined => (draft ? undefined : agenda.at(-1));
const asks = ({ answers }: Now, ...kinds: readonly Answer['a'][]): boolean =>
  answers.some(({ a }) => kinds.includes(a));
const isTask = ({ view, answers }: Now, name: Task['task']): boolean =>
  answers.length > 0 && taskOf(view)?.task === name;
const isTurn = (now: Now): boolean => isTask(now, 'turn');
const has = ({ told }: Now, type: Event['type']): boolean => told.some((event) => event.type === type);
const rowsOf = ({ view, seat }: Now) => matOf(view, seat)?.rows ?? [];
const handOf = ({ view, seat }: Now): readonly number[] => matOf(view, seat)?.dragons ?? [];

/** Whether it is a hatchling that the question comes from. */
function isHatchlingAsking({ view }: Now): boolean {
  const task = taskOf(view);
  return task !== undefined && 'here' in task && task.here > 0 && dragonCard(task.here).size === 'hatchling';
}

/** A dragon of the hand for which no cave that it lives in has room. */
const isWithoutRoom = (now: Now): boolean =>
  handOf(now).some((card) =>
    dragonCard(card).habitats.every((row) => {
      const of = rowsOf(now)[row];
      return of === undefined || of.dragons.length > of.caves.length;
    }),
  );

/** Whether so much is held that the limit of nine may soon matter. */
function isNearLimit({ view, seat }: Now): boolean {
  const mat = matOf(view, seat);
  if (!mat) return false;
  const resources = mat.resources.reduce((all, n) => all + n, 0);
  return Math.max(resources, mat.dragons.length + mat.caves.length) >= HAND_LIMIT - 2;
}

const freeNests = (mat: Mat): number =>
  mat.rows
    .flatMap(({ dragons }) => dragons)
    .reduce((free, { card, eggs }) => free + dragonCard(card).nests - eggs, MAT_NESTS - mat.eggs);
const eggsOf = (mat: Mat): number =>
  mat.rows.flatMap(({ dragons }) => dragons).reduce((all, { eggs }) => all + eggs, mat.eggs);
const dragonsOf = (mat: Mat): number => mat.rows.reduce((all, { dragons }) => all + dragons.length, 0);
/** The eggs that a cave card lays for whoever digs it. */
const eggsIn = (card: number): number =>
  caveCard(card).effects.reduce(
    (all, effect) => all + (effect.op === 'lay' && typeof effect.n === 'number' ? effect.n : 0),
    0,
  );

const mine = (told: readonly Event[], seat: number, type: Event['type']): number =>
  told.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length;
const markersOf = ({ marks }: View, seat: number): number =>
  marks.filter((mark) => mark.seat === seat).length;
const firstPlaces = ({ scored }: View, seat: number): number =>
  scored.filter(({ places }) => places[seat] === 1).length;

/** The first real game, for two: everything that turns up is explained once, questions before what one may think about. */
export const COMPANION = {
  seats: 2,
  concepts: [
    {
      id: 'draft',
      when: ({ view, answers }) =>
        view.draft !== null && answers.some(({ a }) => a === 'discardDragon' || a === 'discardCave'),
      at: { spot: 'hand' },
      teaches: ['setup-draft'],
    },
    {
      id: 'firstResources',
      when: (now) => now.view.draft !== null && asks(now, 'take'),
      at: { spot: 'hand' },
      teaches: ['setup-draft'],
    },
    { id: 'marker', when: (now) => asks(now, 'mark'), at: { term: 'square' }, teaches: ['guild-marker'] },
    {
      id: 'feed',
      when: (now) => asks(now, 'cache', 'tuck') && isHatchlingAsking(now),
      teaches: ['hatchlings-feed'],
    },
    { id: 'roundAbilities', when: (now) => isTask(now, 'roundAbilities'), teaches: ['round-abilities'] },
    { id: 'roundEgg', when: (now) => isTask(now, 'roundEgg'), teaches: ['round-egg'] },
    {
      id: 'limits',
      when: (now) => isTask(now, 'limits') || (isTurn(now) && isNearLimit(now)),
      at: { spot: 'hand' },
      teaches: ['limits-nine'],
    },
    {
      id: 'gift',
      when: (now) =>
        now.answers.length > 0 &&
        now.view.draft === null &&
        isTask(now, 'pieces') &&
        now.view.active !== now.seat,
      teaches: ['gifts-others'],
    },
    { id: 'fourthSpace', when: (now) => isTask(now, 'dug'), teaches: ['excavate-effect'] },
    { id: 'pay', when: (now) => isTask(now, 'pay'), teaches: ['paying-from'] },
    { id: 'cache', when: (now) => asks(now, 'cache'), at: { term: 'cached' }, teaches: ['abilities-cache'] },
    { id: 'tuck', when: (now) => asks(now, 'tuck'), at: { term: 'tucked' }, teaches: ['abilities-cache'] },
    { id: 'step', when: (now) => asks(now, 'step'), at: { term: 'circle' }, teaches: ['guild-step'] },
    {
      id: 'egg',
      when: (now) => asks(now, 'egg') && !isTask(now, 'roundEgg'),
      at: { spot: '@12' },
      teaches: ['eggs-nest'],
    },
    { id: 'takeDragon', when: (now) => asks(now, 'takeDragon'), teaches: ['stones-gold'] },
    { id: 'takeCave', when: (now) => asks(now, 'takeCave'), teaches: ['stones-amethyst'] },
    {
      id: 'takeAny',
      when: (now) => asks(now, 'take') && now.view.draft === null,
      teaches: ['stones-crimson'],
    },
    { id: 'parts', when: (now) => asks(now, 'use'), teaches: ['abilities-optional'] },
    { id: 'turn', when: isTurn, at: { spot: 'coins' }, teaches: ['turn-actions'] },
    {
      id: 'onlyPass',
      when: (now) => isTurn(now) && now.answers.every(({ a }) => a === 'pass' || a === 'exchange'),
      at: { answer: 'pass' },
      teaches: ['turn-pass'],
    },
    {
      id: 'lastRound',
      when: (now) => isTurn(now) && now.view.round === LAST_ROUND,
      at: { term: 'round' },
      teaches: ['end-sum'],
    },
    {
      id: 'newRound',
      when: (now) => isTurn(now) && now.view.round > 0,
      at: { spot: 'display' },
      teaches: ['round-next'],
    },
    {
      id: 'scored',
      when: (now) => isTurn(now) && has(now, 'objectiveScored'),
      at: [{ spot: 'goal:1' }, { spot: 'tab:goals' }],
      teaches: ['objectives-ties'],
    },
    {
      id: 'walk',
      when: (now) =>
        isTurn(now) && asks(now, 'explore') && rowsOf(now).some(({ dragons }) => dragons.length > 0),
      at: { spot: 'row:C' },
      teaches: ['explore-walk'],
    },
    {
      id: 'objective',
      when: (now) => isTurn(now) && mine(now.told, now.seat, 'paid') > 0,
      at: [{ spot: 'goal:1' }, { spot: 'tab:goals' }],
      teaches: ['objectives-points'],
    },
    {
      id: 'walkAgain',
      when: (now) => isTurn(now) && rowsOf(now).some(({ explored }) => explored > 0),
      at: { spot: 'row:C' },
      teaches: ['explore-price'],
    },
    {
      id: 'deeper',
      when: (now) => isTurn(now) && rowsOf(now).some(({ caves }) => caves.length > 0),
      at: { term: 'rock' },
      teaches: ['excavate-price'],
    },
    {
      id: 'room',
      when: (now) => isTurn(now) && isWithoutRoom(now),
      at: { spot: 'hand' },
      teaches: ['entice-price'],
    },
    {
      id: 'hatchling',
      when: (now) => isTurn(now) && handOf(now).some((card) => dragonCard(card).size === 'hatchling'),
      at: { spot: 'hand' },
      teaches: ['hatchlings-pieces'],
    },
    {
      id: 'brown',
      when: (now) => isTurn(now) && (matOf(now.view, now.seat)?.steps ?? 0) % BROWN_EVERY === BROWN_EVERY - 1,
      at: { term: 'brown' },
      teaches: ['guild-marker'],
    },
    {
      id: 'exchange',
      when: (now) => isTurn(now) && asks(now, 'exchange'),
      at: { term: 'exchange' },
      teaches: ['paying-exchange'],
    },
    {
      id: 'gameEnd',
      when: (now) => isTurn(now) && handOf(now).some((card) => dragonCard(card).timings.includes('end')),
      at: { spot: 'hand' },
      teaches: ['abilities-signs'],
    },
    {
      id: 'roundEnd',
      when: (now) => isTurn(now) && handOf(now).some((card) => dragonCard(card).timings.includes('round')),
      at: { spot: 'hand' },
      teaches: ['abilities-signs'],
    },
    {
      id: 'alone',
      when: (now) => isTurn(now) && now.view.mats.some(({ passed }) => passed),
      at: { spot: 'coins' },
      teaches: ['turn-pass'],
    },
  ],
  cautions: [
    {
      id: 'eggsLost',
      before: (answer, view, seat) => {
        const mat = matOf(view, seat);
        return answer.a === 'dig' && mat !== undefined && eggsIn(answer.card) > freeNests(mat);
      },
    },
    {
      id: 'emptyWalk',
      before: (answer, view, seat) => {
        const rows = matOf(view, seat)?.rows ?? [];
        return (
          answer.a === 'explore' &&
          rows[answer.row]?.dragons.length === 0 &&
          rows.some(({ dragons, explored }) => dragons.length > 0 && explored === 0)
        );
      },
    },
    {
      id: 'dearWalk',
      before: (answer, view, seat) => {
        const row = answer.a === 'explore' ? matOf(view, seat)?.rows[answer.row] : undefined;
        return row !== undefined && row.explored === 2 && row.dragons.length < 2;
      },
    },
    {
      id: 'declines',
      before: (answer, view) => {
        const task = taskOf(view);
        return answer.a === 'done' && task?.task === 'pieces' && task.pieces.some(({ op }) => op === 'gain');
      },
    },
  ],
  well: [
    { id: 'won', when: ({ outcome, seat }) => outcome.places[seat] === 1 },
    { id: 'objectives', when: ({ view, seat }) => firstPlaces(view, seat) >= 2 },
    { id: 'fed', when: ({ told, seat }) => mine(told, seat, 'fed') >= 3 },
    { id: 'markers', when: ({ view, seat }) => markersOf(view, seat) >= 3 },
    {
      id: 'dragons',
      when: ({ view, seat }) => {
        const mat = matOf(view, seat);
        return mat !== undefined && dragonsOf(mat) >= 8;
      },
    },
    {
      id: 'eggs',
      when: ({ view, seat }) => {
        const mat = matOf(view, seat);
        return mat !== undefined && eggsOf(mat) >= 6;
      },
    },
    { id: 'played', when: () => true },
  ],
  next: [
    {
      id: 'dragons',
      when: ({ view, seat }) => {
        const mat = matOf(view, seat);
        return mat !== undefined && dragonsOf(mat) < 6;
      },
    },
    { id: 'walk', when: ({ told, seat }) => mine(told, seat, 'explored') < 8 },
    { id: 'coins', when: ({ view, seat }) => (matOf(view, seat)?.coins ?? 0) >= 3 },
    { id: 'markers', when: ({ view, seat }) => markersOf(view, seat) < 2 },
    { id: 'objectives', when: ({ view, seat }) => firstPlaces(view, seat) < 2 },
    {
      id: 'hand',
      when: ({ view, seat }) => {
        const mat = matOf(view, seat);
        return mat !== undefined && mat.dragons.length + mat.caves.length >= 6;
      },
    },
    { id: 'ends', when: () => true },
  ],
} as const satisfies Companion<View, Event, Answer>;
