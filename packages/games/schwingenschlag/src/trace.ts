import type { Chance, Seat } from '@aerie/kernel';
import type { Bill, Task } from './agenda.js';
import type { Answer } from './answers.js';
import type { Effect } from './data/effect.js';
import { RESOURCES, ROWS } from './data/words.js';
import type { State } from './state.js';
import { apply } from './turn.js';
import { effectText } from './wording/index.js';

/** Carries out an answer and notes every task that the interpreter takes up, indented by what waits below it, and every event. */
export function trace(
  s: State,
  seat: Seat,
  answer: Answer,
  chance: Chance,
  note: (step: string) => void,
): void {
  apply(
    s,
    seat,
    answer,
    chance,
    (event) => note(`    · ${JSON.stringify(event)}`),
    (agenda) => note(`${'  '.repeat(agenda.length)}${taskText(agenda[agenda.length - 1] as Task)}`),
  );
}

const things = (effects: readonly Effect[]): string => effectText(effects, 'en');

function billText(bill: Bill): string {
  const parts = RESOURCES.map((one, kind) => [one, bill.resources[kind] as number] as const);
  const rest = (['any', 'coin', 'egg', 'dragon', 'cave', 'card', 'mixed'] as const).map(
    (one) => [one, bill[one]] as const,
  );
  const due = [...parts, ...rest].filter(([, n]) => n > 0).map(([one, n]) => `${n} ${one}`);
  return due.length > 0 ? due.join(', ') : 'nothing';
}

/** One line about a task. */
function taskText(task: Task): string {
  const who =
    'seat' in task
      ? ` (seat ${task.seat}${'here' in task && task.here > 0 ? `, from d${task.here}` : ''})`
      : '';
  return `${task.task}${who}${detail(task)}`;
}

function detail(task: Task): string {
  switch (task.task) {
    case 'start':
    case 'name':
      return `: ${things(task.effects)}`;
    case 'pieces':
      return `: ${task.pieces.map((piece) => things([piece])).join(' + ') || 'nothing left'}`;
    case 'taking':
      return `: ${task.left} ${task.thing} to take, ${task.taken.length} taken`;
    case 'sharing':
      return `: ${JSON.stringify(task.taken)} by ${JSON.stringify(task.rider)}`;
    case 'pay':
      return `: ${billText(task.bill)}`;
    case 'put':
      return `: ${RESOURCES[task.resource]} on d${task.on}`;
    case 'discount':
      return `: d${task.card}`;
    case 'arrive':
      return task.over > 0 ? `: d${task.card} over d${task.over}` : `: d${task.card} in ${ROWS[task.row]}`;
    case 'dig':
      return `: c${task.card}${task.row === -1 ? '' : ` in ${ROWS[task.row]}`}`;
    case 'dug':
      return `: c${task.card}`;
    case 'walk':
      return `: ${ROWS[task.row]}, step ${task.step}`;
    case 'roundAbilities':
      return `: ${task.used.map((card) => `d${card}`).join(' ') || 'none'} used`;
    default:
      return '';
  }
}
