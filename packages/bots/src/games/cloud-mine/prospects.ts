import { allGuesses, CARDS, cardsFor, type View } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';
import { fitsOf, type Listener } from './listening.js';

/** What may come of a description, over all listeners and tables that are reckoned with. */
export interface Prospect {
  readonly text: string;
  /** How likely somebody finds the cloud, and the very first guess does. */
  readonly found: number;
  readonly atOnce: number;
  /** Cards that the Daydreamer may expect, and each of the Watchers. */
  readonly mine: number;
  readonly theirs: number;
  /** The cloud that is most often taken for it. */
  readonly rival: number;
}

/** A table as it may lie: other cards beside the picked one, and how each of them happens to please each listener. */
interface ImaginedTable {
  readonly others: readonly number[];
  readonly listener: Listener;
  /** The whims are Gumbel's: whoever guesses by them takes each card as often as its fit asks for. */
  readonly whims: readonly number[];
}

export const whim = (luck: QuickChance): number =>
  -Math.log(-Math.log(1 - luck.fraction()) || Number.MIN_VALUE);

/** Tables with each of these listeners in turn. The others are some of the cards that could still come. */
export function imagineTables(
  v: View,
  listeners: readonly Listener[],
  count: number,
  luck: QuickChance,
): ImaginedTable[] {
  const seen = new Set([...v.past.flatMap(({ cards }) => cards), v.picked]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  const others = Math.min(cardsFor(v.seats) - 1, unseen.length);
  return Array.from({ length: count }, (_, i) => ({
    others: luck.deal(unseen, others),
    listener: listeners[i % listeners.length] as Listener,
    whims: Array.from({ length: others + 1 }, () => whim(luck)),
  }));
}

/** What would come of these words at these tables. */
export function prospectOf(v: View, text: string, tables: readonly ImaginedTable[]): Prospect {
  const fits = new Map<Listener, readonly number[]>();
  const guesses = allGuesses(v.seats);
  const taken = new Map<number, number>();
  let found = 0;
  let atOnce = 0;
  let mine = 0;
  for (const { others, listener, whims } of tables) {
    const known = fits.get(listener) ?? fitsOf(text, CARDS, listener);
    fits.set(listener, known);
    const pull = (card: number, at: number): number =>
      (known[card - 1] as number) / listener.doubt + (whims[at] as number);
    const own = pull(v.picked, others.length);
    let wrong = 0;
    others.forEach((card, at) => {
      if (pull(card, at) <= own) return;
      wrong++;
      taken.set(card, (taken.get(card) ?? 0) + 1);
    });
    if (wrong >= guesses) continue;
    found++;
    mine += wrong;
    if (wrong === 0) atOnce++;
  }
  const all = tables.length;
  const [rival] = [...taken].sort((a, b) => b[1] - a[1]);
  return {
    text,
    found: found / all,
    atOnce: atOnce / all,
    mine: mine / all,
    theirs: (found * cardsFor(v.seats) - mine) / all / (v.seats - 2),
    rival: rival?.[0] ?? 0,
  };
}
