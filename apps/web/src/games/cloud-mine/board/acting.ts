import type { Answer, View } from '@aerie/cloud-mine';
import type { BoardProps } from '../../../contract/game-ui.js';
import type { Answering } from '../../../kit/answer-button.js';
import type { People } from '../../../words/about.js';
import type { Picture } from '../animation.js';

/** What the parts of the board need of the table to act on it. */
export interface Acting extends People, Answering<Answer>, Pick<BoardProps<View, Picture, Answer>, 'lit'> {
  /** Whether it is this viewer's part in the round, now or later, to answer so. */
  mayAct(kind: 'pick' | 'guess'): boolean;
  /** Whether it is or was: room is kept for the button, so that nothing moves when it goes. */
  keepsRoom(kind: 'pick' | 'guess'): boolean;
}
