import { type Answer, accountOf, affordable, type Event, type Spirit, type View } from '@aerie/zefiria';
import type { Situation } from '../../../contract/school.js';
import { after, gainOf, inPlace, isSwap, nearerBy, stepsBetween } from './gains.js';

type Now = Situation<View, Event, Answer>;
type End = { readonly view: View; readonly seat: number; readonly told: readonly Event[] };

const isMyTurn = ({ view, answers }: Now): boolean => view.stage.at === 'turn' && answers.length > 0;
const leads =
  (spirit: Spirit) =>
  (now: Now): boolean =>
    isMyTurn(now) && now.view.figures[now.seat]?.spirit === spirit;
const points = ({ stage }: View): number => (stage.at === 'turn' ? stage.points : 0);
const gains = ({ view, answers }: Now): readonly number[] =>
  answers.filter(isSwap).map((answer) => gainOf(view, answer));
const counts =
  (standing: 'right' | 'row' | 'wrong') =>
  (now: Now): boolean =>
    isMyTurn(now) && accountOf(now.view).islands.some((island) => island.standing === standing);

/** Whether a swap has to go around somebody. */
const goesAround = (view: View): boolean =>
  affordable(view).some(({ cells, price }) => price > stepsBetween(...cells));

const canPair = (view: View): boolean =>
  affordable(view).some(
    ({ steps: [step] }) => step !== undefined && isSwap(step) && gainOf(view, step) === 2,
  );

/** What somebody did in a game. */
function deedsOf({ told, seat }: End) {
  const breaths = told.flatMap((event) => (event.type === 'breathed' && event.seat === seat ? [event] : []));
  const brought = breaths.map(({ moved }) => moved.filter(({ island, to }) => island - 1 === to).length);
  const flights = told.filter(
    (event) => (event.type === 'flew' || event.type === 'glided') && event.seat === seat,
  ).length;
  const unused = told.flatMap((event) =>
    event.type === 'turnEnded' && event.seat === seat ? [event.unused] : [],
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    home: sum(brought),
    pairs: brought.filter((count) => count === 2).length,
    swaps: breaths.length,
    flights,
    unused: sum(unused),
  };
}

/** A calm game for two, in which every turn has five points. */
export const COMPANION = {
  seats: 2,
  concepts: [
    {
      id: 'corner',
      when: ({ view, answers }: Now) => view.stage.at === 'corners' && answers.length > 0,
      teaches: ['setup-corners'],
    },
    { id: 'borea', when: leads('borea'), at: { term: 'breath' }, teaches: ['borea'] },
    { id: 'jugo', when: leads('jugo'), at: { term: 'breath' }, teaches: ['jugo'] },
    { id: 'etesia', when: leads('etesia'), at: { term: 'breath' }, teaches: ['etesia'] },
    {
      id: 'stepOut',
      when: ({ answers }: Now) => answers.some(({ kind }) => kind === 'step'),
      teaches: ['austro-outside', 'austro-corner'],
    },
    {
      id: 'austro',
      when: ({ answers }: Now) => answers.some(({ kind }) => kind === 'glide'),
      at: { term: 'breath' },
      teaches: ['austro-breath', 'austro-flight'],
    },
    { id: 'skyron', when: leads('skyron'), at: { term: 'breath' }, teaches: ['skyron'] },
    { id: 'points', when: isMyTurn, at: { term: 'points' }, teaches: ['turn-points'] },
    { id: 'map', when: isMyTurn, at: { term: 'map' }, teaches: ['goal-order'] },
    {
      id: 'pair',
      when: (now: Now) => gains(now).includes(2),
      teaches: ['breath-price'],
    },
    { id: 'star', when: (now: Now) => gains(now).includes(1), teaches: ['score-right'] },
    {
      id: 'nothing',
      when: (now: Now) => isMyTurn(now) && points(now.view) > 1 && !gains(now).some((gain) => gain > 0),
      teaches: ['flight'],
    },
    { id: 'wrong', when: counts('wrong'), at: { term: 'wrong' }, teaches: ['score-wrong'] },
    { id: 'row', when: counts('row'), at: { term: 'row' }, teaches: ['score-row'] },
    { id: 'right', when: counts('right'), at: { term: 'right' }, teaches: ['score-right'] },
    {
      id: 'lastPoint',
      when: (now: Now) => isMyTurn(now) && points(now.view) === 1,
      at: { term: 'points' },
      teaches: ['turn-ends'],
    },
    {
      id: 'partner',
      when: ({ view, seat }: Now) => view.stage.at === 'turn' && view.stage.who !== seat,
      teaches: ['goal-together'],
    },
    {
      id: 'jump',
      when: ({ told }: Now) =>
        told.some(
          (event) => event.type === 'flew' && (event.manner === 'colour' || event.manner === 'symbol'),
        ),
      teaches: ['flight-jumps'],
    },
    {
      id: 'around',
      when: (now: Now) => isMyTurn(now) && goesAround(now.view),
      teaches: ['turn-free', 'breath-way'],
    },
    {
      id: 'rounds',
      when: ({ view }: Now) => view.round === 2,
      at: { term: 'rounds' },
      teaches: ['round-count'],
    },
    { id: 'score', when: ({ view }: Now) => view.round === 2, at: { term: 'score' }, teaches: ['score'] },
    {
      id: 'inPlace',
      when: ({ view }: Now) => view.round > 2,
      at: { term: 'inPlace' },
      teaches: ['goal-order'],
    },
    {
      id: 'unused',
      when: ({ told, seat }: Now) =>
        told.some((event) => event.type === 'turnEnded' && event.seat === seat && event.unused > 0),
      teaches: ['turn-points'],
    },
    { id: 'plan', when: (now: Now) => isMyTurn(now) && now.view.round > 2, teaches: ['plans-try'] },
    {
      id: 'lastRound',
      when: ({ view }: Now) => view.round === view.rounds,
      at: { term: 'rounds' },
      teaches: ['round-last'],
    },
  ],
  cautions: [
    {
      id: 'away',
      before: (answer: Answer, view: View) => isSwap(answer) && gainOf(view, answer) < 0,
    },
    {
      id: 'leaves',
      before: (answer: Answer, view: View) =>
        (answer.kind === 'fly' || answer.kind === 'glide') && canPair(view) && !canPair(after(view, answer)),
    },
    {
      id: 'farther',
      before: (answer: Answer, view: View) =>
        isSwap(answer) && gainOf(view, answer) === 0 && nearerBy(view, answer) < 0,
    },
    {
      id: 'lastFlight',
      before: (answer: Answer, view: View) =>
        (answer.kind === 'fly' || answer.kind === 'glide') &&
        points(view) === 1 &&
        view.round === view.rounds,
    },
  ],
  well: [
    { id: 'all', when: ({ view }: End) => inPlace(view) === view.islands.length },
    { id: 'wind', when: ({ view }: End) => accountOf(view).total >= 17 },
    { id: 'pairs', when: (end: End) => deedsOf(end).pairs >= 2 },
    { id: 'home', when: (end: End) => deedsOf(end).home >= 8 },
    { id: 'thrifty', when: (end: End) => deedsOf(end).unused === 0 },
    { id: 'breeze', when: ({ view }: End) => accountOf(view).total >= 11 },
    { id: 'played', when: () => true },
  ],
  next: [
    { id: 'storm', when: ({ view }: End) => accountOf(view).total >= 22 },
    { id: 'unused', when: (end: End) => deedsOf(end).unused >= 4 },
    {
      id: 'flights',
      when: (end: End) => deedsOf(end).flights > deedsOf(end).swaps,
    },
    { id: 'pairs', when: (end: End) => deedsOf(end).pairs === 0 },
    {
      id: 'rows',
      when: ({ view }: End) =>
        accountOf(view).islands.filter(({ standing }) => standing === 'row').length >= 4,
    },
    { id: 'plan', when: () => true },
  ],
} as const;
