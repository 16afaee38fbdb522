import { type Bill, billFor, NOTHING_DUE } from './agenda.js';
import type { DragonCard } from './data/cards.js';
import type { Cost } from './data/effect.js';
import { RESOURCES } from './data/words.js';
import { eggsIn } from './nests.js';
import { type Mat, sum } from './state.js';

const resourcesOf = ({ resources }: Cost): readonly number[] =>
  resources ? RESOURCES.map((one) => resources[one] ?? 0) : NOTHING_DUE.resources;

export const billOf = (cost: Cost, leavePlayable: boolean): Bill => ({
  resources: resourcesOf(cost),
  any: cost.any ?? 0,
  coin: cost.coin ?? 0,
  egg: cost.egg ?? 0,
  eggsFrom: cost.eggsFrom ?? 'mat',
  dragon: cost.dragon ?? 0,
  cave: cost.cave ?? 0,
  card: cost.card ?? 0,
  mixed: cost.mixed ?? 0,
  leavePlayable,
});

/** What is printed on a dragon, and so many coins besides. */
export const printedBill = ({ cost }: DragonCard, coins: number): Bill =>
  billFor({
    resources: RESOURCES.map((one) => cost.resources[one]),
    egg: cost.egg,
    coin: cost.coin + coins,
  });

/** What is missing of the kinds that a bill names: each has to be exchanged for. */
export function missing(have: readonly number[], need: readonly number[]): number {
  let lack = 0;
  for (let i = 0; i < need.length; i++) lack += Math.max(0, (need[i] as number) - (have[i] as number));
  return lack;
}

/** Resources that the named kinds leave over, when each that is missing has cost two of them. */
function spare(have: readonly number[], need: readonly number[]): number {
  let left = 0;
  for (let i = 0; i < need.length; i++) {
    const over = (have[i] as number) - (need[i] as number);
    left += over < 0 ? 2 * over : over;
  }
  return left;
}

/**
 * Whether a bill can be paid from a mat. Two resources of any kind stand for one of a kind that is missing; kinds that are
 * missing are never spare, so that rule 18 (the kind taken differs from both given) holds by itself. `resources`: those that
 * there would be after an exchange.
 */
export function canPay(mat: Mat, bill: Bill, here: number, resources = mat.resources): boolean {
  if (mat.coins < bill.coin) return false;
  const left = spare(resources, bill.resources) - bill.any;
  if (left < 0) return false;
  const dragons = mat.dragons.length - bill.dragon;
  const caves = mat.caves.length - bill.cave;
  if (dragons < 0 || caves < 0 || dragons + caves < bill.card) return false;
  if (left + dragons + caves < bill.mixed + bill.card) return false;
  return bill.egg === 0 || eggsIn(mat, bill.eggsFrom, here) >= bill.egg;
}

export const isPaid = (bill: Bill): boolean =>
  sum(bill.resources) + bill.any + bill.coin + bill.egg + bill.dragon + bill.cave + bill.card + bill.mixed ===
  0;
