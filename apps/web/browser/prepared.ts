import { type AnyBot, ask, botOf } from '@aerie/bots';
import { Match, QuickChance, type Seat } from '@aerie/kernel';
import game, { type State } from '@aerie/schwingenschlag';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/play/saved.js';

/** What has to be true of the table when the person at it comes in. */
export type Moment = (s: State, seat: Seat) => boolean;

interface Wanted {
  readonly seats: number;
  /** How everybody played until then; `random` meets the strangest situations. */
  readonly level?: 'random' | 'greedy';
  readonly options?: Readonly<Record<string, unknown>>;
  readonly until: Moment;
  /** Where the first game that is tried begins to count. */
  readonly from?: number;
}

const TRIES = 60;

/**
 * A match of Schwingenschlag that bots have brought to the wanted moment, with a person in the first seat who is
 * asked next, as a browser keeps it. The same wish gives the same match.
 */
export function prepare({ seats, level = 'random', options = {}, until, from = 0 }: Wanted): SavedMatch {
  const bot = botOf(game, level) as AnyBot;
  for (let i = from; i < from + TRIES; i++) {
    const seed = `prepared ${seats} ${i}`;
    const luck = new QuickChance(seed);
    const match = Match.begin(game, { options, seats, seed });
    for (let seat = game.awaited(match.state)[0]; seat !== undefined; seat = game.awaited(match.state)[0]) {
      if (seat === 0 && until(match.state, seat)) return saved(match.log, seed, seats, false);
      match.play(seat, ask(game, match.state, seat, bot as never, luck));
    }
    if (until(match.state, 0)) return saved(match.log, seed, seats, true);
  }
  throw new Error(`no such moment in ${TRIES} games`);
}

const saved = (log: SavedMatch['log'], seed: string, seats: number, over: boolean): SavedMatch => ({
  id: 'Lprepared',
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Anna' } : { kind: 'bot', level: 'random' },
  ),
  seed,
  log,
  over,
  changedAt: 1,
});

/** Puts a match where the page keeps its own, and opens it. */
export async function open(page: Page, match: SavedMatch): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/');
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
