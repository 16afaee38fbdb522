import { rollName, THROWS } from './dice.js';
import { clone, type State } from './state.js';

/** Nothing is hidden in this game: every viewer sees the whole table, and the throw spelled out. */
export type View = Omit<State, 'dice' | 'roll'> & {
  /** The throw to choose from, such as `"1335F"`; empty while feathers may be shed. */
  readonly roll: string;
};

export function view(s: State): View {
  const { dice, roll, ...table } = clone(s);
  return { ...table, roll: rollName(dice, roll) };
}

export function imagine({ roll, ...table }: View): State {
  return clone({ ...table, dice: roll.length, roll: THROWS[roll.length]?.indexOf(roll) as number });
}
