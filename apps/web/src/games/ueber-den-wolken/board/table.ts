import type { Seat } from '@aerie/kernel';
import {
  type Answer,
  type Card,
  cardWorth,
  columnsOf,
  NO_CARD,
  type Space,
  STAGES,
  scoreNow,
  type View,
} from '@aerie/ueber-den-wolken';
import type { BoardProps } from '../../../contract/game-ui.js';
import type { Picture } from '../animation.js';
import { handWorth } from '../messages.js';

/** What all parts of the board share. */
export interface Table extends BoardProps<View, Picture, Answer> {
  /** Whether something is asked of whoever looks. */
  readonly asked: boolean;
  readonly columns: number;
  /** The card that is looked at: its spaces show on the flock. */
  readonly look: Card;
  lookAt(card: Card): void;
  /** What others have moved since one's own last turn: by space, who did. */
  readonly traces: ReadonlyMap<Space, Seat>;
  /** Gives several answers, each as soon as it is due. */
  chooseAll(answers: readonly Answer[]): void;
}

/** Whether the front of the flock is still to land. */
export const willLand = ({ stage, tally }: Picture): boolean => stage < STAGES && !tally;

/** What a seat would score if the stage ended now; once the front has landed, what its cards are worth. */
export const pointsNow = (p: Picture, seat: Seat): number =>
  p.tally ? handWorth(p, seat) : scoreNow(p, seat).total;

/** What a card would bring its holder in a landing now. */
export function worthOf(p: Picture, card: Card, seat: Seat): number {
  if (card === NO_CARD) return 0;
  if (p.tally) return cardWorth(card, p.flock, seat);
  return (
    scoreNow({ ...p, hands: p.hands.map((_, other) => (other === seat ? [card] : [])) }, seat).cards[0]
      ?.total ?? 0
  );
}

/** The same table for somebody of whom nothing is asked. */
export const still = (table: Table): Table => ({
  ...table,
  answers: NO_ANSWERS,
  asked: false,
  why: () => undefined,
});

const NO_ANSWERS: readonly Answer[] = [];

export const tableOf = (
  props: BoardProps<View, Picture, Answer>,
  more: Pick<Table, 'look' | 'lookAt' | 'traces' | 'chooseAll'>,
): Table => ({
  ...props,
  ...more,
  // Whoever only waits for others is told no reasons.
  why: props.answers.length > 0 ? props.why : () => undefined,
  asked: props.answers.length > 0,
  columns: columnsOf(props.picture.flock),
});
