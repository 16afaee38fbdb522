import { addWords } from '../../../words/words.js';
import type { Chapter } from '../session/chapters.js';
import type { ReplaySession } from '../session/replay-session.js';
import { DecisionCard } from './DecisionCard.js';
import { StoryPanel } from './StoryPanel.js';
import { StoryModel } from './story-model.js';
import { storyWords } from './tr.js';

/** What the replay needs of the story, once somebody has asked for it. */
export interface Story {
  readonly model: StoryModel;
  readonly Panel: typeof StoryPanel;
  readonly Card: typeof DecisionCard;
}

export async function openStory(
  session: ReplaySession,
  titleOf: (chapter: Chapter) => string,
): Promise<Story> {
  await addWords(storyWords);
  return { model: new StoryModel(session, titleOf), Panel: StoryPanel, Card: DecisionCard };
}
