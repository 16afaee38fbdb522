import { QuickChance, type Seat } from '@aerie/kernel';
import game, {
  type Answer,
  dragonAt,
  type Event,
  isIdleExchange,
  MAT_SPOT,
  RESOURCES,
  type Resource,
  resourceIndex,
  type State,
  sameAnswer,
  type View,
} from '@aerie/schwingenschlag';

/** One choice of a payment: what was possible, and what the plan takes. */
export interface Step {
  readonly ways: readonly Answer[];
  readonly chosen: Answer;
}

/** An action and everything that has to be said to pay for it. */
export interface Plan {
  readonly action: Answer;
  readonly steps: readonly Step[];
  /** What is exchanged on the way. */
  readonly exchanges: readonly Exchange[];
  /** What leaves the mat in the end: coins, resources, eggs. */
  readonly paid: readonly Paid[];
}
export interface Paid {
  readonly sign: Resource | 'coin' | 'egg';
  readonly n: number;
}
export type Exchange = Extract<Event, { type: 'exchanged' }>;

export const answersOf = ({ action, steps }: Plan): Answer[] => [
  action,
  ...steps.map(({ chosen }) => chosen),
];

const paysNow = (s: State, seat: Seat): boolean => {
  const task = s.agenda[s.agenda.length - 1];
  return task?.task === 'pay' && task.seat === seat && game.awaited(s).includes(seat);
};

/**
 * Plays an action and its payment through on an imagined table; hidden cards do not matter to it. What was chosen
 * before is kept as far as it is still possible, the rest is filled in sensibly.
 */
export function planFor(
  view: View,
  seat: Seat,
  action: Answer,
  wishes: readonly Answer[] = [],
): Plan | undefined {
  const luck = new QuickChance('plan');
  const s = game.imagine(view, luck);
  if (game.why(s, seat, action)) return undefined;
  const told: Event[] = [];
  const note = (e: Event) => void told.push(e);
  game.apply(s, seat, action, luck, note);
  const steps: Step[] = [];
  while (paysNow(s, seat)) {
    const answers = game.answers(s, seat).filter((one) => !isIdleExchange(s, seat, one));
    const wish = wishes[steps.length];
    const kept = wish && answers.find((one) => sameAnswer(one, wish));
    const chosen = kept ?? sensiblePayment(s, seat, answers);
    steps.push({ ways: answers, chosen });
    game.apply(s, seat, chosen, luck, note);
  }
  const exchanges = told.filter((e): e is Exchange => e.type === 'exchanged');
  return { action, steps, exchanges, paid: paidFor(told, seat) };
}

/** What was given away, whatever it was changed into before. */
function paidFor(told: readonly Event[], seat: Seat): Paid[] {
  const given = new Map<Paid['sign'], number>();
  const add = (sign: Paid['sign'], n: number) => given.set(sign, (given.get(sign) ?? 0) + n);
  for (const e of told) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.type === 'paid') add(e.thing, e.n);
    if (e.type === 'paidEgg') add('egg', 1);
    if (e.type === 'exchanged') {
      add(e.got, -1);
      for (const one of e.given) add(one, 1);
    }
  }
  const order = ['coin', ...RESOURCES, 'egg'] as const;
  return order.map((sign) => ({ sign, n: given.get(sign) ?? 0 })).filter(({ n }) => n > 0);
}

/** Gives what there is most of, and eggs from the nests of the mat first. */
function sensiblePayment(s: Pick<State, 'mats'>, seat: Seat, answers: readonly Answer[]): Answer {
  const mat = s.mats[seat];
  const held = (resource: Resource): number => mat?.resources[resourceIndex(resource)] ?? 0;
  const worth = (a: Answer): number => {
    switch (a.a) {
      case 'exchange':
        return held(a.one) + held(a.two) + (a.one === a.two ? -1 : 0);
      case 'pay':
        return held(a.resource);
      case 'payEgg':
        return a.at === MAT_SPOT ? 100 : ((mat && dragonAt(mat, a.at)?.eggs) ?? 0);
      default:
        return 0;
    }
  };
  return answers.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Effects that cost nothing and bring something, whatever is chosen. */
const FREE = ['draw', 'layEach', 'tuckEach', 'reveal', 'gain', 'tuck'];

/** The one answer that nobody would think about, if there is one. */
export function sensible(view: View, seat: Seat, answers: readonly Answer[]): Answer | undefined {
  const task = view.draft ? undefined : view.agenda[view.agenda.length - 1];
  const [first] = answers;
  if (first === undefined || task === undefined || task.task === 'turn') return undefined;
  if (task.task === 'pay') return sensiblePayment(view, seat, answers);
  const others = answers.filter(({ a }) => a !== 'done');
  const [only] = others;
  // A card that goes under a dragon could be kept instead.
  if (only?.a === 'tuck' && only.card > 0) return undefined;
  if (others.length !== 1 || !only) return others.length === 0 ? first : undefined;
  if (only.a === 'use' && task.task === 'pieces' && !FREE.includes(task.pieces[only.piece]?.op ?? ''))
    return undefined;
  return only;
}
