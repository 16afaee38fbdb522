import { type Bill, billFor, NOTHING_DUE } from './agenda.js';
import { canPay, printedBill } from './bills.js';
import { DRAGONS, type DragonCard, dragonCard } from './data/cards.js';
import type { Row } from './data/words.js';
import { hasRoom, type Mat, type MatRow } from './state.js';

/** On which terms a dragon comes: the action with its coin, or one of the effects. */
export type Terms = 'action' | 'free' | 'ignoreResources' | 'discount';

/** What is worked out of a dragon card once, to be looked up by its number. */
function ofEveryDragon<T>(workOut: (card: DragonCard) => T): (card: number) => T {
  const all = DRAGONS.map(workOut);
  return (card) => all[card] as T;
}

/** What the action costs: what is printed, and a coin. */
export const actionBill = ofEveryDragon((card) => printedBill(card, 1));

/** The eggs and coins of a dragon alone. */
export const billWithoutResources = ofEveryDragon((card) =>
  billFor({ resources: NOTHING_DUE.resources }, printedBill(card, 0)),
);

export interface Discount {
  readonly dropped: number | 'egg' | 'none';
  readonly bill: Bill;
}

/** The ways to drop one egg or resource symbol. Ruling 14: a card without any is played undiscounted. */
export const discounted = ofEveryDragon((card): readonly Discount[] => {
  const full = printedBill(card, 0);
  const ways: Discount[] = [];
  full.resources.forEach((n, kind) => {
    if (n > 0)
      ways.push({
        dropped: kind,
        bill: billFor({ resources: full.resources.map((m, i) => (i === kind ? m - 1 : m)) }, full),
      });
  });
  if (full.egg > 0) ways.push({ dropped: 'egg', bill: billFor({ egg: full.egg - 1 }, full) });
  return ways.length > 0 ? ways : [{ dropped: 'none', bill: full }];
});

export function affordable(mat: Mat, card: number, terms: Terms): boolean {
  switch (terms) {
    case 'action':
      return canPay(mat, actionBill(card), 0);
    case 'free':
      return true;
    case 'ignoreResources':
      return canPay(mat, billWithoutResources(card), 0);
    case 'discount':
      return discounted(card).some(({ bill }) => canPay(mat, bill, 0));
  }
}

/** Rows that a dragon likes and that have a dug space without a dragon. */
export function rowsFor(mat: Mat, card: number): Row[] {
  return dragonCard(card).habitats.filter((row) => hasRoom(mat.rows[row] as MatRow));
}

/** Whether some dragon of the hand, but for this one, could be put down for nothing (ruling 13). */
export function leavesPlayable(mat: Mat, without: number): boolean {
  const at = mat.dragons.indexOf(without);
  return mat.dragons.some((card, i) => i !== at && rowsFor(mat, card).length > 0);
}
