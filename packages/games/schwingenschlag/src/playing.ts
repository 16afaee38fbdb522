import { type Bill, NOTHING_DUE } from './agenda.js';
import { canPay, printedBill } from './bills.js';
import { dragonCard } from './data/cards.js';
import type { Row } from './data/words.js';
import { hasRoom, type Mat, type MatRow } from './state.js';

/** On which terms a dragon comes: the action with its coin, or one of the effects. */
export type Terms = 'action' | 'free' | 'ignoreResources' | 'discount';

/** Every bill that would do; more than one only where a symbol may be dropped. */
function billsFor(card: number, terms: Terms): readonly Bill[] {
  switch (terms) {
    case 'action':
      return [printedBill(dragonCard(card), 1)];
    case 'free':
      return [NOTHING_DUE];
    case 'ignoreResources':
      return [billWithoutResources(card)];
    case 'discount':
      return discounted(card).map(({ bill }) => bill);
  }
}

/** The eggs and coins of a dragon alone. */
export const billWithoutResources = (card: number): Bill => ({
  ...printedBill(dragonCard(card), 0),
  resources: NOTHING_DUE.resources,
});

/** The ways to drop one egg or resource symbol. Ruling 14: a card without any is played undiscounted. */
export function discounted(
  card: number,
): { readonly dropped: number | 'egg' | 'none'; readonly bill: Bill }[] {
  const full = printedBill(dragonCard(card), 0);
  const ways: { dropped: number | 'egg' | 'none'; bill: Bill }[] = [];
  full.resources.forEach((n, kind) => {
    if (n > 0)
      ways.push({
        dropped: kind,
        bill: { ...full, resources: full.resources.map((m, i) => (i === kind ? m - 1 : m)) },
      });
  });
  if (full.egg > 0) ways.push({ dropped: 'egg', bill: { ...full, egg: full.egg - 1 } });
  return ways.length > 0 ? ways : [{ dropped: 'none', bill: full }];
}

export const affordable = (mat: Mat, card: number, terms: Terms): boolean =>
  billsFor(card, terms).some((bill) => canPay(mat, bill, 0));

/** Rows that a dragon likes and that have a dug space without a dragon. */
export function rowsFor(mat: Mat, card: number): Row[] {
  return dragonCard(card).habitats.filter((row) => hasRoom(mat.rows[row] as MatRow));
}

/** Whether some dragon of the hand, but for this one, could be put down for nothing (ruling 13). */
export function leavesPlayable(mat: Mat, without: number): boolean {
  const at = mat.dragons.indexOf(without);
  return mat.dragons.some((card, i) => i !== at && rowsFor(mat, card).length > 0);
}
