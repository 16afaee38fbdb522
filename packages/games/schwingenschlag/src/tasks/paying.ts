import { type Bill, billFor, NOTHING_DUE, pop, push, replaceTop, starting, type TaskOf } from '../agenda.js';
import type { Answer } from '../answers.js';
import { canPay, isPaid, missing } from '../bills.js';
import { discardFromHand } from '../decks.js';
import { exchange, exchanged, exchangesOf } from '../exchanges.js';
import { putResource } from '../feeding.js';
import { changeEggs, eggsIn, nestsToEmpty } from '../nests.js';
import type { Play } from '../play.js';
import { type Discount, discounted, leavesPlayable } from '../playing.js';
import { payAnswer, payCaveAnswer, payDragonAnswer, payEggAnswer } from '../shared-answers.js';
import {
  changeResource,
  type Mat,
  matOf,
  resourceAt,
  resourceIndex,
  type State,
  spotOfCard,
  sum,
} from '../state.js';
import { automatic, type TaskHandler } from './task.js';

type Pay = TaskOf<'pay'>;

/**
 * Pays a bill piece by piece. What can be paid in one way only is paid without asking; where it matters the
 * payer chooses: which resources for `any`, which eggs, which cards, what to exchange.
 */
export const paying: TaskHandler<Pay> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    if (isPaid(task.bill)) {
      pop(play.s);
      return true;
    }
    if (payNamed(play, task)) return true;
    const answers = paying.answers(play.s, task);
    if (answers.length === 0) throw new Error('a bill that cannot be paid');
    if (answers.length > 1 && !allTheSame(play.s, task)) return false;
    paying.answer(play, task, answers[0] as Answer);
    return true;
  },
  answers(s, task) {
    const { bill, seat } = task;
    const mat = matOf(s, seat);
    if (missing(mat.resources, bill.resources) > 0) return exchanges(s, task);
    if (bill.egg > 0) return nestsToEmpty(mat, bill.eggsFrom, task.here).map(payEggAnswer);
    if (bill.any > 0) return kindsHeld(mat).map(payAnswer);
    return cardsToPay(s, task);
  },
  answer(play, task, answer) {
    const { s } = play;
    const { seat, bill } = task;
    switch (answer.a) {
      case 'exchange':
        exchange(play, seat, answer);
        break;
      case 'payEgg':
        changeEggs(matOf(s, seat), answer.at, -1);
        play.emit?.({ type: 'paidEgg', seat, spot: answer.at });
        due(s, task, { egg: bill.egg - 1 });
        break;
      case 'pay':
        payResource(play, seat, resourceIndex(answer.resource), 1);
        due(s, task, bill.any > 0 ? { any: bill.any - 1 } : { mixed: bill.mixed - 1 });
        break;
      case 'payDragon':
        payCard(play, seat, 'dragon', answer.card);
        due(s, task, bill.dragon > 0 ? { dragon: bill.dragon - 1 } : oneCardLess(bill));
        break;
      case 'payCave':
        payCard(play, seat, 'cave', answer.card);
        due(s, task, bill.cave > 0 ? { cave: bill.cave - 1 } : oneCardLess(bill));
        break;
      default:
        throw new Error(`${answer.a} pays nothing`);
    }
  },
};

/** Changes what is due; a bill that is paid goes. */
function due(s: State, { seat, here, bill: before }: Pay, change: Partial<Bill>): void {
  const bill = billFor(change, before);
  if (isPaid(bill)) pop(s);
  else replaceTop(s, { task: 'pay', seat, here, bill });
}

const oneCardLess = ({ card, mixed }: Bill): Partial<Bill> =>
  card > 0 ? { card: card - 1 } : { mixed: mixed - 1 };

/** Coins, and the kinds that the bill names where they are all there; whether there was anything to pay so. */
function payNamed(play: Play, task: Pay): boolean {
  const { s, emit } = play;
  const { bill, seat } = task;
  const mat = matOf(s, seat);
  const allThere = missing(mat.resources, bill.resources) === 0;
  if (bill.coin === 0 && (!allThere || sum(bill.resources) === 0)) return false;
  if (bill.coin > 0) {
    mat.coins -= bill.coin;
    emit?.({ type: 'paid', seat, thing: 'coin', n: bill.coin });
  }
  if (allThere) {
    for (let kind = 0; kind < bill.resources.length; kind++) {
      const n = bill.resources[kind] as number;
      if (n > 0) payResource(play, seat, kind, n);
    }
  }
  due(s, task, { coin: 0, resources: allThere ? NOTHING_DUE.resources : bill.resources });
  return true;
}

function payResource({ s, emit }: Play, seat: number, kind: number, n: number): void {
  changeResource(matOf(s, seat), kind, -n);
  emit?.({ type: 'paid', seat, thing: resourceAt(kind), n });
}

function payCard({ s, emit }: Play, seat: number, kind: 'dragon' | 'cave', card: number): void {
  discardFromHand(s, seat, kind, card);
  emit?.({ type: 'paidCard', seat, kind, card });
}

/** The kinds of resources that there are, by number. */
export function kindsHeld({ resources }: Mat): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < resources.length; kind++) if ((resources[kind] as number) > 0) kinds.push(kind);
  return kinds;
}

/** Two resources for one that is missing, as long as the bill can still be paid afterwards. */
function exchanges(s: State, { seat, bill, here }: Pay): Answer[] {
  const mat = matOf(s, seat);
  return exchangesOf(mat.resources).filter((one) => {
    const wanted = resourceIndex(one.for);
    if ((mat.resources[wanted] as number) >= (bill.resources[wanted] as number)) return false;
    return canPay(mat, bill, here, exchanged(mat.resources, one));
  });
}

function cardsToPay(s: State, { seat, bill }: Pay): Answer[] {
  const mat = matOf(s, seat);
  if (bill.dragon > 0) {
    const { dragons } = mat;
    return (bill.leavePlayable ? dragons.filter((card) => leavesPlayable(mat, card)) : dragons).map(
      payDragonAnswer,
    );
  }
  const caves = mat.caves.map(payCaveAnswer);
  if (bill.cave > 0) return caves;
  const cards = [...mat.dragons.map(payDragonAnswer), ...caves];
  return bill.card > 0 ? cards : [...kindsHeld(mat).map(payAnswer), ...cards];
}

/** Whether everything that could be chosen from is needed, so that the choice does not matter. */
function allTheSame(s: State, { seat, bill, here }: Pay): boolean {
  const mat = matOf(s, seat);
  if (missing(mat.resources, bill.resources) > 0) return false;
  if (bill.egg > 0) return eggsIn(mat, bill.eggsFrom, here) === bill.egg;
  if (bill.any > 0) return sum(mat.resources) === bill.any;
  if (bill.dragon > 0) return mat.dragons.length === bill.dragon;
  if (bill.cave > 0) return mat.caves.length === bill.cave;
  if (bill.card > 0) return mat.dragons.length + mat.caves.length === bill.card;
  return sum(mat.resources) + mat.dragons.length + mat.caves.length === bill.mixed;
}

/** A resource that has been paid comes to lie on a dragon, if that is still there. */
export const putting = automatic<TaskOf<'put'>>((play, task) => {
  const { seat } = task;
  pop(play.s);
  const spot = spotOfCard(matOf(play.s, seat), task.on);
  if (task.then.length > 0) push(play.s, starting(task, task.then));
  if (spot >= 0) putResource(play, seat, spot, task.resource, 'supply');
});

/** Which symbol of a cost is dropped, where there is more than one way that can be paid. */
export const discounting: TaskHandler<TaskOf<'discount'>> = {
  seat: (task) => task.seat,
  proceed(play, task) {
    const ways = payableWays(play.s, task);
    if (ways.length > 1) return false;
    replaceTop(play.s, { task: 'pay', seat: task.seat, here: 0, bill: (ways[0] as Discount).bill });
    return true;
  },
  answers: (s, task) =>
    payableWays(s, task).map(
      ({ dropped }): Answer =>
        typeof dropped === 'number' ? { a: 'waive', resource: resourceAt(dropped) } : { a: 'waiveEgg' },
    ),
  answer({ s }, task, answer) {
    const dropped = answer.a === 'waive' ? resourceIndex(answer.resource) : 'egg';
    const way = payableWays(s, task).find((one) => one.dropped === dropped) as Discount;
    replaceTop(s, { task: 'pay', seat: task.seat, here: 0, bill: way.bill });
  },
};
const payableWays = (s: State, { seat, card }: TaskOf<'discount'>): Discount[] =>
  discounted(card).filter(({ bill }) => canPay(matOf(s, seat), bill, 0));
