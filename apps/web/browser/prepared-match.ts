import { ask, type Bot, botOf } from '@aerie/bots';
import { type Game, Match, QuickChance, type Seat } from '@aerie/kernel';
import game, { type Answer, isIdleExchange, type State, type View } from '@aerie/schwingenschlag';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/play/saved-match.js';

/** The moment that a prepared match is brought to. */
export type Moment = (s: State, seat: Seat) => boolean;

interface Wanted {
  readonly seats: number;
  /** How everybody played until then: `busy` does all it can, at random, which meets rare situations; or a bot. */
  readonly level?: 'busy' | 'greedy';
  readonly options?: Readonly<Record<string, unknown>>;
  readonly until: Moment;
  /** The number of the first seed that is tried. */
  readonly from?: number;
}

const TRIES = 500;
const ID = 'Lprepared';

/** Plays at random, and passes only where nothing else is legal; exchanges nothing for its own sake. */
const busy: Bot<View, Answer> = {
  choose({ seat, answers, view }, luck) {
    const v = view();
    const more = answers.filter(
      (answer) => answer.a !== 'pass' && answer.a !== 'done' && !isIdleExchange(v, seat, answer),
    );
    const from = more.length > 0 ? more : answers;
    return from[luck.below(from.length)] as Answer;
  },
};

const greedy = (await botOf(game, 'greedy')) as Bot<View, Answer>;

/**
 * A match of Schwingenschlag that bots have brought to the wanted moment, with a person in the first seat who is
 * asked next, as a browser keeps it. The same arguments give the same match.
 */
export function prepare({ seats, level = 'busy', options = {}, until, from = 0 }: Wanted): SavedMatch {
  const bot = { busy, greedy }[level];
  for (let i = from; i < from + TRIES; i++) {
    const seed = `prepared ${seats} ${i}`;
    const luck = new QuickChance(seed);
    const match = Match.begin(game, { options, seats, seed });
    for (let seat = game.awaited(match.state)[0]; seat !== undefined; seat = game.awaited(match.state)[0]) {
      if (seat === 0 && until(match.state, seat)) return saved(match.log, seed, seats, false);
      match.play(seat, ask(game, match.state, seat, bot, luck));
    }
    if (until(match.state, 0)) return saved(match.log, seed, seats, true);
  }
  throw new Error(`no such moment in ${TRIES} games`);
}

/**
 * A match of any game in which everybody answered at random until the wanted moment, or to an end that is wanted, with a
 * person in this seat and bots in all others. The same arguments give the same match.
 */
export function randomUntil<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  {
    seats,
    options = {},
    person = 0,
    until,
  }: { seats: number; options?: unknown; person?: Seat; until: (s: S) => boolean },
): SavedMatch {
  for (let i = 0; i < TRIES; i++) {
    const seed = `random ${seats} ${i}`;
    const luck = new QuickChance(seed);
    const match = Match.begin(game, { options, seats, seed });
    for (let seat = game.awaited(match.state)[0]; seat !== undefined; seat = game.awaited(match.state)[0]) {
      if (seat === person && until(match.state)) return saved(match.log, seed, seats, false, person);
      const listed = game.answers(match.state, seat);
      const answers = listed.length > 0 ? listed : (game.open?.(match.state, seat)?.examples ?? []);
      const answer = answers[luck.below(answers.length)];
      if (answer === undefined) throw new Error('nothing can be answered');
      match.play(seat, answer);
    }
    if (until(match.state)) return saved(match.log, seed, seats, true, person);
  }
  throw new Error(`no such moment in ${TRIES} games`);
}

export const saved = (
  log: SavedMatch['log'],
  seed: string,
  seats: number,
  over: boolean,
  person: Seat = 0,
): SavedMatch => ({
  id: ID,
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === person ? { kind: 'person', name: 'Anna' } : { kind: 'bot', level: 'random' },
  ),
  seed,
  log,
  over,
  changedAt: 1,
});

/** Writes a match into the page's IndexedDB, and opens it. */
export async function open(page: Page, match: SavedMatch): Promise<void> {
  // From an address without the client: a running match would overwrite it.
  await page.goto('/icon.svg');
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const kept = JSON.parse(text) as { id: string };
        const opening = indexedDB.open('aerie');
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(kept, kept.id);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    JSON.stringify(match),
  );
  await page.goto(`/local/${match.id}`);
  await page.waitForSelector('.table .board > *');
}

/** The answers in the saved match. */
export const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(
    (id) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('aerie');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('matches').objectStore('matches').get(id);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            const { log } = reading.result as { log: { entries: { answer?: string }[] } };
            resolve(log.entries.map(({ answer = '' }) => answer));
          };
        };
      }),
    ID,
  );
