import type { Answer, View } from '@aerie/cloud-mine';
import type { BoardProps } from '../../../contract/game-ui.js';
import type { Picture } from '../animation.js';
import type { People } from './word.js';

/** What the parts of the board need of the table to act on it. */
export interface Acting
  extends People,
    Pick<
      BoardProps<View, Picture, Answer>,
      'answers' | 'keyOf' | 'busy' | 'lit' | 'hinted' | 'choose' | 'why'
    > {
  /** Whether it is this viewer's part in the round, now or later, to answer so. */
  mayAct(kind: 'pick' | 'guess'): boolean;
}
