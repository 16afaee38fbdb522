import type { Seat } from '@aerie/kernel';
import type { Task } from './agenda.js';
import type { Answer } from './answers.js';
import { canPay } from './bills.js';
import { HAND_LIMIT } from './data/boards.js';
import { RESOURCES } from './data/words.js';
import type { Play } from './play.js';
import { discounted } from './playing.js';
import { changeResource, type Mat, matOf, resourceAt, resourceIndex, type State, sum } from './state.js';

/** Two resources for one of another kind: at any time in one's turn, also while paying. */

export type Exchange = Extract<Answer, { a: 'exchange' }>;

const KINDS = RESOURCES.map((_, kind) => kind);
/** More than two of a kind allow no other exchanges than two. */
const ENOUGH = 2;
const BASE = ENOUGH + 1;

/** Ruling 18: the kind taken differs from both given. */
const canExchange = (have: readonly number[], one: number, two: number, get: number): boolean =>
  one !== get &&
  two !== get &&
  (one === two ? (have[one] as number) >= 2 : (have[one] as number) > 0 && (have[two] as number) > 0);

function listed(have: readonly number[]): Exchange[] {
  const answers: Exchange[] = [];
  for (const get of KINDS) {
    for (const one of KINDS) {
      for (const two of KINDS.slice(one)) {
        if (!canExchange(have, one, two, get)) continue;
        answers.push({ a: 'exchange', one: resourceAt(one), two: resourceAt(two), for: resourceAt(get) });
      }
    }
  }
  return answers;
}

/** By how many there are of each kind, read as digits: none, one, two or more. Asked for at every decision of a turn. */
const ALL: readonly (readonly Exchange[])[] = Array.from({ length: BASE ** KINDS.length }, (_, key) =>
  listed(KINDS.map((kind) => Math.floor(key / BASE ** kind) % BASE)),
);

/** Every exchange that these resources allow. */
export function exchangesOf(have: readonly number[]): readonly Exchange[] {
  let key = 0;
  for (let kind = KINDS.length - 1; kind >= 0; kind--) {
    key = key * BASE + Math.max(0, Math.min(have[kind] as number, ENOUGH));
  }
  return ALL[key] as readonly Exchange[];
}

export function exchange({ s, emit }: Play, seat: Seat, answer: Exchange): void {
  const mat = matOf(s, seat);
  changeResource(mat, resourceIndex(answer.one), -1);
  changeResource(mat, resourceIndex(answer.two), -1);
  changeResource(mat, resourceIndex(answer.for), 1);
  emit?.({ type: 'exchanged', seat, given: [answer.one, answer.two], got: answer.for });
}

/** Resources after an exchange, to see what can still be paid. */
export function exchanged(resources: readonly number[], answer: Exchange): number[] {
  return resources.map((n, kind) => {
    const resource = resourceAt(kind);
    const given = (resource === answer.one ? 1 : 0) + (resource === answer.two ? 1 : 0);
    return n - given + (resource === answer.for ? 1 : 0);
  });
}

/** Whether the turn of this seat goes on, to the limits at its end. */
const isInTurn = (s: State, seat: Seat): boolean =>
  s.active === seat && (s.agenda.length === 1 || s.agenda[0]?.task === 'endTurn');

const NONE: readonly Exchange[] = [];

/** The exchanges that whom the task at work asks may make now: such as leave possible what has been begun. */
export function exchangesAt(s: State, seat: Seat, task: Task): readonly Exchange[] {
  // In edition 1 they are offered only where they are needed.
  if (s.edition === 1 || !isInTurn(s, seat)) return NONE;
  const mat = matOf(s, seat);
  if (exchangesOf(mat.resources).length === 0) return NONE;
  const all = exchangesOf(loose(s, seat));
  switch (task.task) {
    case 'pay':
      return all.filter((one) => canPay(mat, task.bill, task.here, exchanged(mat.resources, one)));
    case 'discount':
      return all.filter((one) => {
        const after = exchanged(mat.resources, one);
        return discounted(task.card).some(({ bill }) => canPay(mat, bill, 0, after));
      });
    default:
      return all;
  }
}

/** Resources without those that were just taken and are still to be shared out. */
function loose(s: State, seat: Seat): readonly number[] {
  const { resources } = matOf(s, seat);
  let left: number[] | undefined;
  for (const task of s.agenda) {
    const shared = task.task === 'sharing' ? !task.cards : task.task === 'taking' && task.thing === 'any';
    if (!shared || !('taken' in task) || task.seat !== seat) continue;
    left ??= resources.slice();
    for (const kind of task.taken) if (kind >= 0) left[kind] = (left[kind] as number) - 1;
  }
  return left ?? resources;
}

/** Whether an answer is an exchange that nothing asks for: no bill lacks the kind, and no limit is exceeded. */
export function isIdleExchange(
  { agenda, mats }: Pick<State, 'agenda' | 'mats'>,
  seat: Seat,
  answer: Answer,
): boolean {
  if (answer.a !== 'exchange') return false;
  const task = agenda[agenda.length - 1];
  const { resources } = mats[seat] as Mat;
  if (task?.task === 'limits') return sum(resources) <= HAND_LIMIT;
  if (task?.task !== 'pay') return true;
  const kind = resourceIndex(answer.for);
  return (resources[kind] as number) >= (task.bill.resources[kind] as number);
}
