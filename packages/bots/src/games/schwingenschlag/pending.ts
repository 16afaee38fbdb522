import {
  type Bill,
  COVER_BONUS,
  caveCard,
  dragonCard,
  MAT_ICONS,
  type MatRow,
  type Task,
} from '@aerie/schwingenschlag';
import { ACTIVATED, dragonWorth, ROUND, type Scene, WHEN } from './dragon-worth.js';
import { priceOf, type Setting, worthAt } from './effect-worth.js';
import type { Prices } from './outlook.js';

/** What own tasks on the agenda will bring or cost, so that a decision can be judged before its end. */
export function pendingWorth(at: Setting, scene: Scene): number {
  let worth = 0;
  for (const task of at.s.agenda) {
    if ('seat' in task && task.seat === at.seat) worth += worthOfTask(task, at, scene);
  }
  return worth;
}

function worthOfTask(task: Task, at: Setting, scene: Scene): number {
  const { prices } = scene;
  switch (task.task) {
    case 'start':
    case 'name':
      return worthAt(task.effects, at, task.here, prices, true);
    case 'pieces':
      return worthAt(task.pieces, at, task.here, prices, true);
    case 'taking':
      return task.left * Math.max(priceOf(task.thing, prices), 1);
    case 'sharing':
      return task.rider.kind === 'may' ? 0.4 : 0.5;
    case 'pay':
      return -priceOfBill(task.bill, prices);
    case 'put':
      return 1 + worthAt(task.then, at, task.here, prices, true);
    case 'discount':
      return -prices.resource * Math.max(0, dragonCard(task.card).symbols - 1);
    case 'arrive':
      return arriving(task, at, scene);
    case 'dig':
      return worthAt(caveCard(task.card).effects, at, 0, prices, true) + 1;
    case 'dug':
      return worthAt([...caveCard(task.card).effects, COVER_BONUS], at, 0, prices, true);
    case 'walk':
      return walking(task, at);
    case 'marker':
      return prices.marker;
    case 'roundAbilities':
      return roundAbilities(task, at);
    case 'roundEgg':
      return prices.egg;
    default:
      return 0;
  }
}

const arriving = (task: Extract<Task, { task: 'arrive' }>, at: Setting, scene: Scene): number =>
  task.over > 0
    ? 1 + dragonCard(task.card).points - dragonCard(task.over).points
    : dragonWorth(at, task.card, task.row, scene);

function priceOfBill(bill: Bill, prices: Prices): number {
  const resources = bill.resources.reduce((sum, n) => sum + n, 0) + bill.any;
  return (
    resources * prices.resource +
    bill.coin * prices.coin +
    bill.egg * prices.egg +
    bill.dragon * prices.dragon +
    bill.cave * prices.cave +
    (bill.card + bill.mixed) * Math.min(prices.dragon, prices.cave, prices.resource)
  );
}

/** What still lies before the explorer. */
function walking(task: Extract<Task, { task: 'walk' }>, at: Setting): number {
  const { dragons } = at.mat.rows[task.row] as MatRow;
  let worth = 0;
  for (let step = task.step; step <= 2 * dragons.length; step++) {
    const index = step >> 1;
    if (step % 2 === 0) worth += worthAt(MAT_ICONS[task.row]?.[index] ?? [], at, 0, at.prices, true);
    else {
      const dragon = dragons[index];
      if (!dragon || dragon.fresh) continue;
      if (WHEN[dragon.card] === ACTIVATED)
        worth += worthAt(dragonCard(dragon.card).effects, at, dragon.card, at.prices, true);
    }
  }
  return worth;
}

function roundAbilities(task: Extract<Task, { task: 'roundAbilities' }>, at: Setting): number {
  let worth = 0;
  for (const row of at.mat.rows) {
    for (const { card } of row.dragons) {
      if (WHEN[card] === ROUND && !task.used.includes(card))
        worth += worthAt(dragonCard(card).effects, at, card, at.prices, true);
    }
  }
  return worth;
}
