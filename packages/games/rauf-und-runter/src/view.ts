import { rollName, THROWS } from './dice.js';
import { clone, type State } from './state.js';

/** Nothing is hidden in this game: every viewer sees the whole table, and the throw spelled out. */
export type View = Omit<State, 'dice' | 'roll'> & {
  /** The throw to choose from, such as `"1335F"`; empty while feathers may be shed. */
  readonly roll: string;
};

/** Written out: every viewer gets one with every step, and what is made by leaving out and adding fields takes several times as long. */
export function view(s: State): View {
  return {
    ladder: s.ladder.slice(),
    flutter: s.flutter,
    round: s.round,
    order: s.order.slice(),
    turn: s.turn,
    pecking: s.pecking.slice(),
    space: s.space.slice(),
    feathers: s.feathers.slice(),
    momentum: s.momentum.slice(),
    track: s.track.slice(),
    heap: s.heap.slice(),
    roll: rollName(s.dice, s.roll),
  };
}

export function imagine({ roll, ...table }: View): State {
  return clone({ ...table, dice: roll.length, roll: THROWS[roll.length]?.indexOf(roll) as number });
}
