import { isAsWideAs } from '../../../table/side-panel.js';
import { hasBetter, isMarked } from './facts.js';
import type { StoryModel } from './story-model.js';

/** From here on two boards have room beside each other. */
const isWide = isAsWideAs(1280);

/** Whether what was played and what would have been better stand side by side, each on a board of its own: at a marked decision, at rest. */
export function isSideBySide({ decided, session }: StoryModel): boolean {
  const at = decided.value;
  return (
    isWide.value && at !== undefined && isMarked(at) && hasBetter(at) && !session.model.player.busy.value
  );
}
