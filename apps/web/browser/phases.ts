import cloudMine from '@aerie/cloud-mine';
import { type AnyGame, Match, QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { type State as RaufState } from '@aerie/rauf-und-runter';
import schwingenschlag, { type State as SchwingenschlagState } from '@aerie/schwingenschlag';
import ueberDenWolken, { type State as WolkenState } from '@aerie/ueber-den-wolken';
import zefiria, { type State as ZefiriaState } from '@aerie/zefiria';
import type { SavedMatch } from '../src/play/saved-match.js';
import { saved } from './prepared-match.js';

/** A game, as many seats as its board has to bear, and what tells its phases apart. */
interface Phased {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  phaseOf(state: unknown, seat: Seat): string;
}

const topTask = ({ agenda }: SchwingenschlagState): string => agenda.at(-1)?.task ?? 'over';

/** Every game that comes with the program, with a full table; Zefiria with storms too, Schwingenschlag alone too. */
export const PHASED: Readonly<Record<string, Phased>> = {
  'rauf-und-runter': {
    game: raufUndRunter as AnyGame,
    seats: 5,
    phaseOf: (s) => {
      const { dice, track } = s as RaufState;
      return `${dice === 0 ? 'thrown' : 'throws'}${track.length > 3 ? '-late' : ''}`;
    },
  },
  'ueber-den-wolken': {
    game: ueberDenWolken as AnyGame,
    seats: 4,
    phaseOf: (s) => (s as WolkenState).step.at,
  },
  'cloud-mine': {
    game: cloudMine as AnyGame,
    seats: 8,
    options: { language: 'en' },
    phaseOf: (s) => (s as { step: string }).step,
  },
  zefiria: { game: zefiria as AnyGame, seats: 4, phaseOf: (s) => (s as ZefiriaState).stage.at },
  'zefiria-storm': {
    game: zefiria as AnyGame,
    seats: 2,
    options: { mode: 'storm' },
    phaseOf: (s) => (s as ZefiriaState).stage.at,
  },
  schwingenschlag: {
    game: schwingenschlag as AnyGame,
    seats: 5,
    phaseOf: (s) => topTask(s as SchwingenschlagState),
  },
  'schwingenschlag-alone': {
    game: schwingenschlag as AnyGame,
    seats: 1,
    phaseOf: (s) => topTask(s as SchwingenschlagState),
  },
};

/** Random games that are looked through for phases. */
const GAMES = 3;

/**
 * A match in every phase in which somebody is asked, and one that is over: the last such moment of random games, where boards are
 * full. The person sits in the first seat.
 */
export function matchesByPhase({
  game,
  seats,
  options = {},
  phaseOf,
}: Phased): ReadonlyMap<string, SavedMatch> {
  const found = new Map<string, SavedMatch>();
  for (let i = 0; i < GAMES; i++) {
    const seed = `phases ${game.id} ${seats} ${i}`;
    const luck = new QuickChance(seed);
    const match = Match.begin(game, { options, seats, seed });
    for (let seat = game.awaited(match.state)[0]; seat !== undefined; seat = game.awaited(match.state)[0]) {
      const listed = game.answers(match.state, seat);
      if (seat === 0 && (listed.length > 1 || listed.length === 0))
        found.set(phaseOf(match.state, seat), keep(match, seed, seats, false));
      const answers = listed.length > 0 ? listed : (game.open?.(match.state, seat)?.examples ?? []);
      match.play(seat, answers[luck.below(answers.length)]);
    }
    found.set('over', keep(match, seed, seats, true));
  }
  return found;
}

/** The match as it is now: its log grows with it. */
const keep = (
  match: Match<unknown, unknown, unknown, unknown, unknown>,
  seed: string,
  seats: number,
  over: boolean,
): SavedMatch => saved({ ...match.log, entries: [...match.log.entries] }, seed, seats, over);
