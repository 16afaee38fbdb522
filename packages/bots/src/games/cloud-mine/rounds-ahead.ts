import {
  allGuesses,
  CARDS,
  cardsFor,
  faceUp,
  guesser,
  type Roles,
  type State,
  scoutOf,
} from '@aerie/cloud-mine';
import { QuickChance, type Seat, seatsOf } from '@aerie/kernel';
import type { Expectation } from '../../judge.js';
import { fitsOf, type Listener } from './listening.js';
import { whim } from './prospects.js';
import { fitOf, readingsOf } from './seeing.js';

/** How rounds end if nobody in particular plays them: what a judge of matches reckons with. */

/** Anybody who listens: fitted to what people said of clouds, and to the words of bots, of which somebody has to find one of several. */
export const ANYBODY: Listener = { literal: 0.3, doubt: 0.2 };

/**
 * A Daydreamer speaks of one of the things that are seen most clearly in the cloud, any of so many: found later than what people say
 * who want to be understood, and sooner than what bots say.
 */
const SPOKEN_OF = 100;

/** How each card happens to please whoever guesses. */
export type Whims = ReadonlyMap<number, number>;
export const whimsFor = (cards: readonly number[], luck: QuickChance): Whims =>
  new Map(cards.map((card) => [card, whim(luck)]));

/** How well the clouds fit what somebody might say of one of them. */
function fitsOfAnything(picked: number, cards: readonly number[], luck: QuickChance): number[] {
  const seen = [...readingsOf(picked).keys()].slice(0, SPOKEN_OF);
  const meant = [new Map([[seen[luck.below(seen.length)] as string, 1]])];
  return cards.map((card) => fitOf(meant, card));
}

/**
 * How many guesses of the round are wrong before the right one, those so far included; as many as there are, or more, if nobody
 * finds the cloud. Where nothing is picked or said yet, that is done by somebody like anybody.
 */
export function wrongGuesses(s: State, whims: Whims, luck: QuickChance): number {
  const cards = faceUp(s);
  const picked = s.step === 'scout' ? luck.pick(cards) : s.picked;
  const fits = s.step === 'guess' ? fitsOf(s.words, cards, ANYBODY) : fitsOfAnything(picked, cards, luck);
  const pulls = cards.map((card, i) => (fits[i] as number) / ANYBODY.doubt + (whims.get(card) as number));
  const own = pulls[cards.indexOf(picked)] as number;
  return s.guesses.length + pulls.filter((pull) => pull > own).length;
}

/** Gives everybody the cards of a round that ends after so many wrong guesses. */
export function award(points: number[], roles: Roles, wrong: number): void {
  const cards = cardsFor(roles.seats);
  const give = (seat: Seat, count: number): void => {
    points[seat] = (points[seat] as number) + count;
  };
  if (wrong >= allGuesses(roles.seats)) give(scoutOf(roles), cards);
  else {
    give(roles.daydreamer, wrong);
    give(guesser(roles, wrong), cards - wrong);
  }
}

/** So many rounds with any cards tell how rounds end. */
const ROUNDS = 600;
const known = new Map<number, readonly number[]>();

/** How rounds end at a table of so many: wrong guesses, each as likely as the others. */
function endsAt(seats: number): readonly number[] {
  let ends = known.get(seats);
  if (!ends) {
    const luck = new QuickChance(`rounds of ${seats}`);
    ends = Array.from({ length: ROUNDS }, () => {
      const cards = luck.deal(CARDS, cardsFor(seats));
      const fits = fitsOfAnything(cards[0] as number, cards, luck);
      const [own, ...others] = fits.map((one) => one / ANYBODY.doubt + whim(luck)) as [number, ...number[]];
      return others.filter((pull) => pull > own).length;
    });
    known.set(seats, ends);
  }
  return ends;
}

/** So many ways in which a match may go on are looked at together. */
const WAYS = 64;

/** What everybody can expect with these points, if so many rounds are still to come. */
export function afterRounds(
  points: readonly number[],
  roles: Roles,
  rounds: number,
  luck: QuickChance,
): Expectation {
  const ends = endsAt(roles.seats);
  const ways = rounds === 0 ? 1 : WAYS;
  const sums = { worth: points.map(() => 0), points: points.map(() => 0) };
  for (let way = 0; way < ways; way++) {
    const won = points.slice();
    let { daydreamer } = roles;
    for (let round = 0; round < rounds; round++) {
      const now = { seats: roles.seats, daydreamer };
      award(won, now, ends[luck.below(ends.length)] as number);
      daydreamer = scoutOf(now);
    }
    const most = Math.max(...won);
    const first = won.filter((one) => one === most).length;
    for (const seat of seatsOf(roles.seats)) {
      const mine = won[seat] as number;
      sums.points[seat] = (sums.points[seat] as number) + mine / ways;
      if (mine === most) sums.worth[seat] = (sums.worth[seat] as number) + 1 / first / ways;
    }
  }
  return sums;
}
