import cloudMine from '@aerie/cloud-mine';
import { type AnyGame, Match, QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, { type State as RaufState } from '@aerie/rauf-und-runter';
import schwingenschlag, { type State as SchwingenschlagState } from '@aerie/schwingenschlag';
import ueberDenWolken, { type State as WolkenState } from '@aerie/ueber-den-wolken';
import zefiria, { type State as ZefiriaState } from '@aerie/zefiria';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/play/saved-match.js';
import { open, saved } from './prepared-match.js';

/** A game, as many seats as its board has to bear, and what tells its phases apart. */
interface Phased {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  phaseOf(state: unknown, seat: Seat): string;
  /** The event that is staged over the board. */
  readonly turningPoint: string;
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
    turningPoint: 'ladderGrew',
  },
  'ueber-den-wolken': {
    game: ueberDenWolken as AnyGame,
    seats: 4,
    phaseOf: (s) => (s as WolkenState).step.at,
    turningPoint: 'stageEnded',
  },
  'cloud-mine': {
    game: cloudMine as AnyGame,
    seats: 8,
    options: { language: 'en' },
    phaseOf: (s) => (s as { step: string }).step,
    turningPoint: 'roundEnded',
  },
  zefiria: {
    game: zefiria as AnyGame,
    seats: 4,
    phaseOf: (s) => (s as ZefiriaState).stage.at,
    turningPoint: 'roundBegan',
  },
  'zefiria-storm': {
    game: zefiria as AnyGame,
    seats: 2,
    options: { mode: 'storm' },
    phaseOf: (s) => (s as ZefiriaState).stage.at,
    turningPoint: 'stormSwapped',
  },
  schwingenschlag: {
    game: schwingenschlag as AnyGame,
    seats: 5,
    phaseOf: (s) => topTask(s as SchwingenschlagState),
    turningPoint: 'objectiveScored',
  },
  'schwingenschlag-alone': {
    game: schwingenschlag as AnyGame,
    seats: 1,
    phaseOf: (s) => topTask(s as SchwingenschlagState),
    turningPoint: 'objectiveScored',
  },
};

/** Random games that are looked through for phases. */
const GAMES = 3;

/** A moment of a table to be looked at. */
interface Phase {
  readonly match: SavedMatch;
  /** What is answered so that a turning point is staged, in notation. */
  readonly answer?: string;
}

/** Who waits for others, what is staged, and the last board, below the account of it. */
const [WAITING, STAGED, OVER, LAST] = ['waiting', 'staged', 'over', 'last'];

/**
 * A match in every phase in which somebody is asked, one in which others are, one at a turning point, and one that is over: the last such
 * moment of random games, where boards are full. The person sits in the first seat.
 */
export function phasesOf({
  game,
  seats,
  options = {},
  phaseOf,
  turningPoint,
}: Phased): ReadonlyMap<string, Phase> {
  const found = new Map<string, Phase>();
  for (let i = 0; i < GAMES; i++) {
    const seed = `phases ${game.id} ${seats} ${i}`;
    const luck = new QuickChance(seed);
    const match = Match.begin(game, { options, seats, seed });
    const now = (over = false) => keep(match, seed, seats, over);
    let awaited = game.awaited(match.state);
    for (let seat = awaited[0]; seat !== undefined; seat = awaited[0]) {
      const listed = game.answers(match.state, seat);
      if (!awaited.includes(0)) found.set(WAITING, { match: now() });
      else if (seat === 0 && listed.length !== 1) found.set(phaseOf(match.state, seat), { match: now() });
      const answers = listed.length > 0 ? listed : (game.open?.(match.state, seat)?.examples ?? []);
      const before = seat === 0 ? now() : undefined;
      const step = match.play(seat, answers[luck.below(answers.length)]);
      if (
        before &&
        'events' in step &&
        step.events.some((event) => (event as { type: string }).type === turningPoint)
      )
        found.set(STAGED, { match: before, answer: (step.entry as { answer: string }).answer });
      awaited = game.awaited(match.state);
    }
    for (const phase of [OVER, LAST]) found.set(phase, { match: now(true) });
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

/** Has the pages of a visitor stay as they are: bots think for ever, and what is staged is never read to its end. */
export const holdMoments = (page: Page): Promise<unknown> =>
  page.addInitScript((shortest) => {
    const { Worker: RealWorker, setTimeout: laterOn } = globalThis;
    Object.assign(globalThis, {
      Worker: class extends RealWorker {
        override postMessage(...message: [unknown]) {
          if (!this.isThinker) super.postMessage(...message);
        }
        private readonly isThinker: boolean;
        constructor(address: URL, options: WorkerOptions) {
          super(address, options);
          this.isThinker = String(address).includes('think');
        }
      },
      setTimeout: (then: () => void, ms = 0) => (ms < shortest ? laterOn(then, ms) : 0),
    });
  }, SHORTEST_MS);

/** What is staged stays at least so long, in ms. */
const SHORTEST_MS = 1000;

/** Opens a table at such a moment. */
export async function showPhase(page: Page, name: string, { match, answer }: Phase): Promise<void> {
  await open(page, match);
  if (answer !== undefined) {
    await page.locator(`.board [data-answer="${answer}"]`).first().dispatchEvent('click');
    await page.locator('.moment').waitFor();
  }
  if (name !== OVER && name !== LAST) return;
  await page.locator('.account').waitFor();
  if (name === OVER) return;
  await page.keyboard.press('Escape');
  await page.locator('.account').waitFor({ state: 'detached' });
}
