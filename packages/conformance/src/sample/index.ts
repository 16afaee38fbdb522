import { type Game, nobody, type Outcome, type Reason, type Seat, seatsOf, type Viewer } from '@aerie/kernel';
import about from './about/index.js';

/**
 * Skylark, the smallest game that needs everything the contract offers. Everybody holds four of
 * twelve song cards, unseen by the others. Three times everybody lays one face down at the same time;
 * the highest card sings. The singer names the song in words of their own. Once a game, and at any
 * moment, a seat may caw: this verse counts double. `docs/add-a-game.md` builds it step by step.
 */
export interface State {
  readonly hands: number[][];
  /** By seat: the card laid face down in this verse, 0 if none yet. */
  readonly laid: number[];
  /** Cards that everybody has seen; they are out of the game. */
  readonly sung: number[];
  readonly songs: { seat: Seat; name: string }[];
  readonly points: number[];
  readonly cawed: boolean[];
  stake: number;
  verse: number;
  /** Who must name the song, or -1. */
  singer: number;
}

export interface View {
  readonly seat: Viewer;
  readonly hand: readonly number[];
  readonly laid: readonly boolean[];
  /** The viewer's own card that lies face down, 0 if none. */
  readonly own: number;
  readonly sung: readonly number[];
  readonly songs: readonly { seat: Seat; name: string }[];
  readonly points: readonly number[];
  readonly cawed: readonly boolean[];
  readonly stake: number;
  readonly verse: number;
  readonly singer: number;
}

export type Answer =
  | { readonly kind: 'lay'; readonly card: number }
  | { readonly kind: 'caw' }
  | { readonly kind: 'name'; readonly text: string };

export type Event =
  | { type: 'dealt'; seat: Seat; cards: readonly number[] }
  | { type: 'laid'; seat: Seat; card: number }
  | { type: 'cawed'; seat: Seat }
  | { type: 'sang'; seat: Seat; cards: readonly number[]; points: number }
  | { type: 'named'; seat: Seat; name: string };

export interface Options {
  caws: boolean;
}

export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const HAND = 4;
export const VERSES = 3;
export const LONGEST_NAME = 20;

/** Why something is refused. */
export const REASONS = ['notSinging', 'badName', 'noCaw', 'notYours'] as const;

const isOver = (s: State) => s.verse === VERSES;

function answers(s: State, seat: Seat): Answer[] {
  if (isOver(s)) return [];
  const list: Answer[] = [];
  if (s.singer < 0 && s.laid[seat] === 0) {
    for (const card of s.hands[seat] ?? []) list.push({ kind: 'lay', card });
  }
  if (s.cawed[seat] === false) list.push({ kind: 'caw' });
  return list;
}

const canName = (s: State, seat: Seat) => !isOver(s) && s.singer === seat;

function why(s: State, seat: Seat, a: Answer): Reason | undefined {
  if (a.kind === 'name') {
    if (!canName(s, seat)) return { code: 'notSinging' };
    const length = a.text.trim().length;
    return length >= 1 && length <= LONGEST_NAME
      ? undefined
      : { code: 'badName', args: { most: LONGEST_NAME } };
  }
  if (answers(s, seat).some((legal) => write(legal) === write(a))) return undefined;
  return { code: a.kind === 'caw' ? 'noCaw' : 'notYours' };
}

function sing(s: State, emit: ((e: Event) => void) | undefined): void {
  const best = Math.max(...s.laid);
  const seat = s.laid.indexOf(best);
  s.points[seat] = (s.points[seat] as number) + s.stake;
  emit?.({ type: 'sang', seat, cards: s.laid.slice(), points: s.stake });
  s.sung.push(...s.laid);
  s.laid.fill(0);
  s.singer = seat;
}

function write(a: Answer): string {
  if (a.kind === 'lay') return `lay ${a.card}`;
  return a.kind === 'caw' ? 'caw' : `name ${a.text}`;
}

function outcome(s: State): Outcome | undefined {
  if (!isOver(s)) return undefined;
  return {
    places: s.points.map((mine) => 1 + s.points.filter((p) => p > mine).length),
    points: points(s),
  };
}

const points = (s: State): number[] => s.points.slice();

const game: Game<State, View, Answer, Event, Options> = {
  id: 'skylark',
  rulesVersion: 1,
  seats: about.seats,
  options: { caws: { default: true } },
  reasons: REASONS,

  setup(options, seats, chance, emit) {
    const everyone = seatsOf(seats);
    const cards = chance.deal(CARDS, seats * HAND);
    const hands = everyone.map((seat) => cards.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b));
    for (const seat of everyone) emit?.({ type: 'dealt', seat, cards: (hands[seat] as number[]).slice() });
    return {
      hands,
      laid: everyone.map(() => 0),
      sung: [],
      songs: [],
      points: everyone.map(() => 0),
      cawed: everyone.map(() => !options.caws),
      stake: 1,
      verse: 0,
      singer: -1,
    };
  },

  awaited(s) {
    if (isOver(s)) return nobody();
    return s.singer >= 0 ? [s.singer] : seatsOf(s.hands.length).filter((seat) => s.laid[seat] === 0);
  },

  answers,
  open: (s, seat) =>
    canName(s, seat)
      ? {
          accepts: { kind: 'text', maxLength: LONGEST_NAME },
          examples: [
            { kind: 'name', text: 'Dawn' },
            { kind: 'name', text: 'Ode to a worm' },
          ],
        }
      : undefined,
  why,

  apply(s, seat, a, _chance, emit) {
    if (a.kind === 'caw') {
      s.cawed[seat] = true;
      s.stake *= 2;
      emit?.({ type: 'cawed', seat });
    } else if (a.kind === 'name') {
      s.songs.push({ seat, name: a.text.trim() });
      emit?.({ type: 'named', seat, name: a.text.trim() });
      s.singer = -1;
      s.stake = 1;
      s.verse++;
    } else {
      const hand = s.hands[seat] as number[];
      hand.splice(hand.indexOf(a.card), 1);
      s.laid[seat] = a.card;
      emit?.({ type: 'laid', seat, card: a.card });
      if (!s.laid.includes(0)) sing(s, emit);
    }
  },

  clone: (s) => ({
    ...s,
    hands: s.hands.map((hand) => hand.slice()),
    laid: s.laid.slice(),
    sung: s.sung.slice(),
    songs: s.songs.map((song) => ({ ...song })),
    points: s.points.slice(),
    cawed: s.cawed.slice(),
  }),

  view: (s, who) => ({
    seat: who,
    hand: who === 'watcher' ? [] : (s.hands[who] as number[]).slice(),
    laid: s.laid.map((card) => card > 0),
    own: who === 'watcher' ? 0 : (s.laid[who] as number),
    sung: s.sung.slice(),
    songs: s.songs.map((song) => ({ ...song })),
    points: s.points.slice(),
    cawed: s.cawed.slice(),
    stake: s.stake,
    verse: s.verse,
    singer: s.singer,
  }),

  redact(e, who) {
    if ((e.type === 'dealt' || e.type === 'laid') && e.seat !== who) {
      return e.type === 'dealt' ? { ...e, cards: e.cards.map(() => 0) } : { ...e, card: 0 };
    }
    return e;
  },

  reveals: (e) => e.type === 'sang',

  imagine(v, chance) {
    const known = [...v.hand, ...v.sung, ...(v.own > 0 ? [v.own] : [])];
    const rest = chance.deal(
      CARDS.filter((card) => !known.includes(card)),
      CARDS.length - known.length,
    );
    const laid = v.laid.map((down, seat) => (seat === v.seat ? v.own : down ? (rest.pop() as number) : 0));
    const size = (seat: Seat) => HAND - v.verse - (v.laid[seat] || v.singer >= 0 ? 1 : 0);
    const hands = v.laid.map((_, seat) =>
      seat === v.seat ? v.hand.slice() : rest.splice(0, size(seat)).sort((a, b) => a - b),
    );
    return {
      hands,
      laid,
      sung: v.sung.slice(),
      songs: v.songs.map((song) => ({ ...song })),
      points: v.points.slice(),
      cawed: v.cawed.slice(),
      stake: v.stake,
      verse: v.verse,
      singer: v.singer,
    };
  },

  outcome,
  points,
  write,
  read(text) {
    if (text === 'caw') return { kind: 'caw' };
    const lay = /^lay ([1-9]|1[0-2])$/.exec(text);
    if (lay) return { kind: 'lay', card: Number(lay[1]) };
    return text.startsWith('name ') ? { kind: 'name', text: text.slice(5) } : undefined;
  },
};

export default game;
