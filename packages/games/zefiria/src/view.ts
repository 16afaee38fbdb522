import { clone, type State } from './state.js';

/** Nothing is hidden in this game: every viewer sees the whole table. */
export type View = State;

export const view = (s: State): View => clone(s);
export const imagine = (v: View): State => clone(v);
