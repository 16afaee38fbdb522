import type { Seat } from '@aerie/kernel';
import { accountOf, type State, type Task, type View } from '@aerie/schwingenschlag';

/** The table as the rules know it, for what they can count in it; hands and decks that one may not see stay empty. */
export const tableOf = (view: View): State => ({
  ...view,
  dragonDeck: [],
  caveDeck: [],
  goneUnseen: [],
  drafts: [],
});

/** Points that a seat would end with as the table stands. */
export const pointsNow = (view: View, seat: Seat): number => accountOf(tableOf(view), seat).total;

export const topTask = (view: View): Task | undefined =>
  view.draft ? undefined : view.agenda[view.agenda.length - 1];

/** The dragon or the walk that the task at work comes from: the last thing below it that has a place. */
export const walkOf = (view: View): Extract<Task, { task: 'walk' }> | undefined =>
  view.agenda.findLast((task): task is Extract<Task, { task: 'walk' }> => task.task === 'walk');

export const isOver = (view: View): boolean => view.round >= 4;

/** Whether a seat is the opponent's of somebody who plays alone: it comes after all people. */
export const isRival = ({ mats }: Pick<View, 'mats'>, seat: Seat): boolean => seat >= mats.length;

/** Steps of the stone decide between equal numbers of markers; people see the markers only. */
export const readableAmount = (amount: number): number =>
  amount >= 1000 ? Math.floor(amount / 1000) : amount;
