import { type AnyBot, ask } from '@aerie/bots';
import cloudMine, { LANGUAGES, type PastRound } from '@aerie/cloud-mine';
import { type AnyGame, QuickChance } from '@aerie/kernel';
import { botsNamed } from '../choices.js';
import { type Interval, wilson, Z } from '../statistics/wilson.js';

/** A share or a mean, and where it lies with 95%. */
export interface Figure extends Interval {
  readonly value: number;
}

/** How rounds among equal bots went. Cards are those that a round brought, found or not. */
export interface RoundFigures {
  readonly players: number;
  readonly rounds: number;
  /** In how many rounds somebody found the cloud. */
  readonly found: Figure;
  /** In how many the very first guess did. */
  readonly atOnce: Figure;
  /** Cards that the Daydreamer won in a round. */
  readonly daydreamer: number;
  /** Cards that each Watcher won in a round. */
  readonly watcher: number;
  readonly scout: number;
  /** The Daydreamer's cards by a Watcher's. */
  readonly ratio: Figure;
}

/** Cards won in the rounds of one match, by role; the Watchers' all together. */
interface Won {
  daydreamer: number;
  watchers: number;
}

const game = cloudMine as unknown as AnyGame;

/** Matches among equal bots, in each language in turn, until there are so many rounds. */
export async function playRounds(
  level: string,
  players: number,
  rounds: number,
  seed: string,
): Promise<RoundFigures> {
  const past: PastRound[] = [];
  const matches: Won[] = [];
  for (let match = 0; past.length < rounds; match++) {
    const bots = await botsNamed(
      game,
      Array.from({ length: players }, () => level),
    );
    const language = LANGUAGES[match % LANGUAGES.length];
    const played = roundsOf(bots, { language }, `${seed}/${players}/${match}`);
    const counted = played.slice(0, rounds - past.length);
    past.push(...counted);
    matches.push(wonIn(counted));
  }
  return figuresOf(past, matches, players);
}

function roundsOf(bots: readonly AnyBot[], options: unknown, seed: string): readonly PastRound[] {
  const chance = new QuickChance(seed);
  const whims = new QuickChance(`${seed}/bots`);
  const s = cloudMine.setup(options as never, bots.length, chance, undefined);
  for (let [seat] = cloudMine.awaited(s); seat !== undefined; [seat] = cloudMine.awaited(s)) {
    const answer = ask(game, s, seat, bots[seat] as AnyBot, whims);
    cloudMine.apply(s, seat, answer as never, chance, undefined);
  }
  return s.past;
}

const isFound = ({ guesses, picked }: PastRound): boolean => guesses.at(-1)?.card === picked;

function wonIn(rounds: readonly PastRound[]): Won {
  const won: Won = { daydreamer: 0, watchers: 0 };
  for (const round of rounds.filter(isFound)) {
    const wrong = round.guesses.length - 1;
    won.daydreamer += wrong;
    won.watchers += round.cards.length - wrong;
  }
  return won;
}

function figuresOf(past: readonly PastRound[], matches: readonly Won[], players: number): RoundFigures {
  const rounds = past.length;
  const share = (count: number): Figure => ({ value: count / rounds, ...wilson(count, rounds) });
  const all = { daydreamer: 0, watchers: 0 };
  for (const won of matches) {
    all.daydreamer += won.daydreamer;
    all.watchers += won.watchers;
  }
  const found = past.filter(isFound);
  const unfound = past.filter((round) => !isFound(round));
  return {
    players,
    rounds,
    found: share(found.length),
    atOnce: share(found.filter(({ guesses }) => guesses.length === 1).length),
    daydreamer: all.daydreamer / rounds,
    watcher: all.watchers / rounds / (players - 2),
    scout: unfound.reduce((sum, { cards }) => sum + cards.length, 0) / rounds,
    ratio: ratioOf(matches, players - 2),
  };
}

/** By the delta method over matches: rounds of one match share their cards, so they are not independent. */
function ratioOf(matches: readonly Won[], watchers: number): Figure {
  const mine = matches.reduce((sum, { daydreamer }) => sum + daydreamer, 0);
  const theirs = matches.reduce((sum, won) => sum + won.watchers, 0) / watchers;
  const value = mine / theirs;
  const squares = matches.reduce(
    (sum, won) => sum + (won.daydreamer - (value * won.watchers) / watchers) ** 2,
    0,
  );
  const spread = (squares * matches.length) / Math.max(1, matches.length - 1);
  const half = (Z * Math.sqrt(spread)) / theirs;
  return { value, low: value - half, high: value + half };
}
