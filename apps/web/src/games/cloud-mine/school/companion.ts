import {
  type Answer,
  cardsFor,
  type Event,
  featuresOf,
  NO_CARD,
  type PastRound,
  type Role,
  scoutOf,
  type View,
} from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import type { Companion, Situation } from '../../../contract/school.js';

type Now = Situation<View, Event, Answer>;

const guesses = ({ answers }: Now): boolean => answers.some(({ kind }) => kind === 'guess');
const picks = ({ answers }: Now): boolean => answers.some(({ kind }) => kind === 'pick');
const dreams = ({ view, seat }: Now): boolean => view.step === 'dream' && view.daydreamer === seat;
const isScout = ({ view, seat }: Now): boolean => scoutOf(view) === seat;
/** How many guesses of this round were one's own, all wrong. */
const spent = ({ view, seat }: Now): number => view.guesses.filter((guess) => guess.seat === seat).length;
const wins = (told: readonly Event[], seat: Seat, role: Role): readonly (Event & { type: 'won' })[] =>
  told.flatMap((event) => (event.type === 'won' && event.seat === seat && event.role === role ? event : []));
const ended = (told: readonly Event[]): readonly (Event & { type: 'roundEnded' })[] =>
  told.flatMap((event) => (event.type === 'roundEnded' ? event : []));
const isFound = ({ guesses: all, picked }: PastRound): boolean => all.at(-1)?.card === picked;
const dreamt = ({ past }: View, seat: Seat): readonly PastRound[] =>
  past.filter((round) => round.daydreamer === seat);

/** A cloud in which everybody sees the same is clear, unless another one of the round has something of it. */
const CLEAR = 0.9;
const FAINT = 0.35;
function isPlain(card: number, cards: readonly number[]): boolean {
  const [first] = featuresOf(card).sights;
  if (!first || first.weight < CLEAR) return false;
  return cards.every(
    (other) =>
      other === card ||
      featuresOf(other).sights.every(({ motif, weight }) => motif !== first.motif || weight < FAINT),
  );
}

/** The first real game: four friends on the hill, and everything that turns up is explained once. */
export const COMPANION = {
  seats: 4,
  concepts: [
    {
      id: 'describe',
      when: dreams,
      at: { term: 'daydreamer' },
      teaches: ['describing-words', 'tips-daydreamer'],
    },
    { id: 'meant', when: dreams, at: { term: 'meant' }, teaches: ['picking-secret'] },
    { id: 'words', when: dreams, teaches: ['describing-counting'] },
    { id: 'pick', when: picks, at: { spot: 'cards' }, teaches: ['picking-cards', 'picking-secret'] },
    { id: 'pickAlike', when: picks, at: { spot: 'cards' }, teaches: ['tips-scout'] },
    { id: 'guess', when: guesses, at: { spot: 'cards' }, teaches: ['guessing-order', 'bots-look'] },
    {
      id: 'lastGuess',
      when: (now) => guesses(now) && spent(now) === 1,
      at: { spot: 'cards' },
      teaches: ['few'],
    },
    {
      id: 'turned',
      when: ({ view }) => view.step === 'guess' && view.guesses.length > 0,
      at: { term: 'turned' },
      teaches: ['guessing-wrong'],
    },
    { id: 'twice', when: guesses, at: { term: 'watcher' }, teaches: ['few', 'roles-watchers'] },
    {
      id: 'number',
      when: (now) => guesses(now) && now.view.past.length > 3,
      at: { term: 'number' },
      teaches: ['guessing-order'],
    },
    {
      id: 'iScout',
      when: (now) => isScout(now) && now.view.step === 'guess',
      teaches: ['winning-nobody'],
    },
    {
      id: 'iDream',
      when: ({ view, seat }) => view.step === 'guess' && view.daydreamer === seat,
      teaches: ['winning-found'],
    },
    {
      id: 'handed',
      when: (now) => isScout(now) && now.view.step === 'dream',
      at: { term: 'meant' },
      teaches: ['picking-secret', 'bots-chat'],
    },
    {
      id: 'theirScout',
      when: (now) => !isScout(now) && now.view.step === 'scout',
      at: { term: 'scout' },
      teaches: ['roles-scout'],
    },
    {
      id: 'theirDreamer',
      when: (now) => now.view.step === 'dream' && now.view.picked === NO_CARD,
      at: { term: 'daydreamer' },
      teaches: ['roles-daydreamer'],
    },
    {
      id: 'found',
      when: ({ told, seat }) => wins(told, seat, 'watcher').length > 0,
      at: { term: 'score' },
      teaches: ['winning-found'],
    },
    {
      id: 'dreamed',
      when: ({ told, seat }) => wins(told, seat, 'daydreamer').length > 0,
      at: { term: 'score' },
      teaches: ['winning-found'],
    },
    {
      id: 'scouted',
      when: ({ told, seat }) => wins(told, seat, 'scout').length > 0,
      at: { term: 'score' },
      teaches: ['winning-nobody'],
    },
    {
      id: 'tooHard',
      when: ({ told }) => ended(told).some(({ finder }) => finder === null),
      teaches: ['winning-nobody'],
    },
    {
      id: 'tooEasy',
      when: ({ told }) => ended(told).some(({ finder, wrong }) => finder !== null && wrong === 0),
      teaches: ['tips-daydreamer'],
    },
    {
      id: 'next',
      when: ({ view }) => view.past.length > 0 && view.step === 'scout',
      at: { term: 'daydreamer' },
      teaches: ['next'],
    },
    {
      id: 'score',
      when: ({ view }) => view.past.length > 1,
      at: { term: 'score' },
      teaches: ['goal-most'],
    },
    {
      id: 'left',
      when: (now) => now.view.past.length > 2 && now.view.step === 'scout' && !isScout(now),
      at: { term: 'left' },
      teaches: ['end-tooFew'],
    },
    {
      id: 'lastRound',
      when: ({ view }) => view.step !== 'over' && view.left < cardsFor(view.seats),
      teaches: ['end-tooFew', 'end-ties'],
    },
  ],
  cautions: [
    {
      id: 'plainPick',
      before: (answer, view) => answer.kind === 'pick' && isPlain(answer.card, view.cards),
    },
    {
      id: 'itsNumber',
      before: (answer, view) =>
        answer.kind === 'say' && (answer.text.match(/\d+/g) ?? []).map(Number).includes(view.picked),
    },
  ],
  well: [
    { id: 'won', when: ({ outcome, seat }) => outcome.places[seat] === 1 },
    { id: 'keenEye', when: ({ told, seat }) => wins(told, seat, 'watcher').length >= 3 },
    {
      id: 'foundLate',
      when: ({ told, seat }) => wins(told, seat, 'daydreamer').some(({ cards }) => cards.length >= 2),
    },
    { id: 'fooled', when: ({ told, seat }) => wins(told, seat, 'scout').length > 0 },
    { id: 'played', when: () => true },
  ],
  next: [
    {
      id: 'lessPlain',
      when: ({ view, seat }) => dreamt(view, seat).filter((round) => round.guesses.length === 1).length >= 2,
    },
    {
      id: 'plainer',
      when: ({ view, seat }) => dreamt(view, seat).filter((round) => !isFound(round)).length >= 2,
    },
    { id: 'findMore', when: ({ told, seat }) => wins(told, seat, 'watcher').length <= 1 },
    { id: 'scoutAlike', when: ({ told, seat }) => wins(told, seat, 'scout').length === 0 },
    { id: 'oneWord', when: () => true },
  ],
} as const satisfies Companion<View, Event, Answer>;
