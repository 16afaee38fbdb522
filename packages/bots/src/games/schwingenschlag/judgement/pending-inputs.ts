import type { Seat } from '@aerie/kernel';
import {
  type Bill,
  caveCard,
  type Dragon,
  dragonCard,
  type Effect,
  MAT_ICONS,
  type Mat,
  type MatRow,
  type State,
  type Task,
} from '@aerie/schwingenschlag';
import type { ActiveInputs } from '../../../learning/inputs.js';
import { EFFECTS, numberOf } from './effects.js';
import * as L from './layout.js';
import { AT } from './layout.js';

const TASKS: readonly Task['task'][] = [
  ...([
    'turn',
    'start',
    'pieces',
    'taking',
    'sharing',
    'name',
    'pay',
    'put',
    'discount',
    'arrive',
    'dig',
  ] as const),
  ...(['dug', 'walk', 'marker', 'limits', 'endTurn', 'roundAbilities', 'endRound', 'nextRound'] as const),
  ...(['roundEgg', 'rivalTurn'] as const),
];
const TASK_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(TASKS.map((name, i) => [name, i]));

const THINGS = ['meat', 'gold', 'crystal', 'milk', 'any', 'r', 'coin', 'dragon', 'cave', 'guild'];
const SHARES = ['keep', 'discard', 'cache', 'tuck'];

/** Input by input, in which call it was last put on: nothing is put on twice. */
const stamps = new Uint32Array(L.INPUTS);
let stamp = 0;

function once(on: ActiveInputs, input: number): boolean {
  if (stamps[input] === stamp) return false;
  stamps[input] = stamp;
  on.add(input);
  return true;
}

const some = (on: ActiveInputs, at: number, n: number): void => {
  if (n > 0) once(on, at + Math.min(n, L.BILL) - 1);
};

/** What a seat still has to do or to get before its turn is over. */
export function pendingInputs(s: State, seat: Seat, on: ActiveInputs): void {
  stamp++;
  const mat = s.mats[seat] as Mat;
  for (let i = 0; i < s.agenda.length; i++) {
    const task = s.agenda[i] as Task;
    if ('seat' in task ? task.seat !== seat : task.task !== 'nextRound') continue;
    if (task.task === 'turn' || task.task === 'limits') continue;
    once(on, AT.task + (TASK_NUMBER[task.task] as number));
    ofTask(mat, task, on);
  }
}

function ofEffects(effects: readonly Effect[], on: ActiveInputs): void {
  for (let i = 0; i < effects.length; i++) {
    const number = numberOf(effects[i] as Effect);
    if (!once(on, AT.effect + number)) once(on, AT.effect + EFFECTS + number);
  }
}

function ofTask(mat: Mat, task: Task, on: ActiveInputs): void {
  switch (task.task) {
    case 'start':
    case 'name':
      ofEffects(task.effects, on);
      return;
    case 'pieces':
      ofEffects(task.pieces, on);
      return;
    case 'put':
      ofEffects(task.then, on);
      return;
    case 'taking':
      some(on, AT.taking + THINGS.indexOf(task.thing) * L.BILL, task.left);
      ofRider(task, on);
      return;
    case 'sharing':
      ofRider(task, on);
      return;
    case 'pay':
      ofBill(task.bill, on);
      return;
    case 'arrive': {
      const card = dragonCard(task.card);
      once(on, AT.inRow + task.card * 3 + task.row);
      if (card.timings.includes('played')) ofEffects(card.effects, on);
      return;
    }
    case 'dig':
    case 'dug':
      ofEffects(caveCard(task.card).effects, on);
      return;
    case 'walk':
      ofWalk(mat, task.row, task.step, on);
      return;
    case 'roundAbilities':
      for (const row of mat.rows)
        for (const { card } of row.dragons) {
          const { timings, effects } = dragonCard(card);
          if (timings.includes('round') && !task.used.includes(card)) ofEffects(effects, on);
        }
      return;
    default:
      return;
  }
}

function ofRider({ rider }: Extract<Task, { task: 'taking' | 'sharing' }>, on: ActiveInputs): void {
  if (rider.kind === 'may') some(on, AT.share + SHARES.indexOf(rider.how) * L.BILL, rider.n);
  else for (const { how, n } of rider.shares) some(on, AT.share + SHARES.indexOf(how) * L.BILL, n);
}

function ofBill(bill: Bill, on: ActiveInputs): void {
  for (let kind = 0; kind < 4; kind++) some(on, AT.billKind + kind * L.BILL, bill.resources[kind] as number);
  some(on, AT.billAny, bill.any);
  some(on, AT.billEgg, bill.egg);
  some(on, AT.billCards, bill.dragon);
  some(on, AT.billCards + L.BILL, bill.cave);
  some(on, AT.billCards + 2 * L.BILL, bill.card);
  some(on, AT.billCards + 3 * L.BILL, bill.mixed);
}

/** What still lies before the explorer. */
function ofWalk(mat: Mat, row: number, first: number, on: ActiveInputs): void {
  const { dragons } = mat.rows[row] as MatRow;
  once(on, AT.walk + row * L.STEPS + Math.min(first, L.STEPS - 1));
  for (let step = first; step <= 2 * dragons.length; step++) {
    if (step % 2 === 0) ofEffects(MAT_ICONS[row]?.[step >> 1] ?? [], on);
    else {
      const dragon = dragons[step >> 1] as Dragon;
      const { timings, effects } = dragonCard(dragon.card);
      if (!dragon.fresh && timings.includes('activated')) ofEffects(effects, on);
    }
  }
}
