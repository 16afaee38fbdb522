import { allGuesses, featuresOf, type View } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';
import { fitOf, hunt } from './seeing.js';

const DOUBT = 0.16;

/** The plain one: takes a cloud in which nothing is very clear, or any other now and then. */
export function scoutPlainly(v: View, luck: QuickChance): number {
  const dim = (card: number): number => (featuresOf(card).sights[0]?.weight ?? 0) + 0.4 * luck.fraction();
  return v.cards.toSorted((a, b) => dim(a) - dim(b))[0] as number;
}

/**
 * How likely it is that nobody finds each of the Scout's clouds among the others, whatever the Daydreamer will see in it. What
 * stands out most here wins nothing.
 */
export function hidingChances(v: View, luck: QuickChance): number[] {
  const guesses = allGuesses(v.seats);
  return v.cards.map((card, right) => {
    let unfound = 0;
    let all = 0;
    for (const { motif, weight } of featuresOf(card).sights.slice(0, 6)) {
      const fits = v.cards.map((one) => fitOf([new Map([[motif, 1]])], one));
      unfound += weight * (hunt(fits, right, guesses, DOUBT).pop() as number);
      all += weight;
    }
    return unfound / all + 0.03 * luck.fraction();
  });
}

/** The one that reckons: takes what is most likely not found. */
export function scoutWell(v: View, luck: QuickChance): number {
  const chances = hidingChances(v, luck);
  return v.cards[chances.indexOf(Math.max(...chances))] as number;
}
