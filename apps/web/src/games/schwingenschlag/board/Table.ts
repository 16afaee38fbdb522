import type { Seat } from '@aerie/kernel';
import type { Answer, Task, View } from '@aerie/schwingenschlag';
import type { BoardProps } from '../../../contract/game-ui.js';
import type { Picture } from '../animation.js';
import type { Way } from './choices.js';
import type { Thing } from './things.js';

/** What all parts of the board share. */
export interface Table extends BoardProps<View, Picture, Answer> {
  /** Whose hand lies open; for somebody who watches the first seat, face down. */
  readonly me: Seat;
  /** The answers to what is asked, and the ways to give them. */
  readonly answers: readonly Answer[];
  readonly ways: readonly Way[];
  /** Exchanges that nothing asks for: possible all the same, and out of the way. */
  readonly exchanges: readonly Answer[];
  /** What asks me now; undefined while nothing is asked, and during the draft. */
  readonly task: Task | undefined;
  readonly asked: boolean;
  /** Tells questions apart: what was opened for one question does not outlive it. */
  readonly question: string;
  /** The thing under the finger. */
  readonly picked: Thing | undefined;
  pick(thing: Thing | undefined): void;
  /** The card whose places shine: the one under the finger, or the only one that is asked about. */
  readonly poised: Thing | undefined;
  /** The action that one thinks of, with the picked card. */
  readonly aim: Answer | undefined;
  aimAt(answer: Answer): void;
  /** Gives several answers, each as soon as it is due. */
  chooseAll(answers: readonly Answer[]): void;
  /** Things that the log or a hint points at. */
  readonly shines: ReadonlySet<Thing>;
  readonly later: boolean;
  /** Whether a card has come into the hand since one acted last. */
  isNew(card: Thing): boolean;
}

/** Whether it is my turn to act, and nothing smaller is asked. */
export const acts = (t: Table): boolean => t.task?.task === 'turn' && t.asked;
