import { addWords } from '../../../words/words.js';
import type { Chapter } from '../session/chapters.js';
import type { ReplaySession } from '../session/replay-session.js';
import { DecisionCard } from './DecisionCard.js';
import { PracticeTable } from './PracticeTable.js';
import { StoryBoards } from './StoryBoards.js';
import { StoryPanel } from './StoryPanel.js';
import { StoryModel } from './story-model.js';
import { storyWords } from './tr.js';

/** What the replay needs of the story, once somebody has asked for it. */
export interface Story {
  readonly model: StoryModel;
  readonly Panel: typeof StoryPanel;
  readonly Card: typeof DecisionCard;
  readonly Boards: typeof StoryBoards;
  readonly Practice: typeof PracticeTable;
}

export async function openStory(
  session: ReplaySession,
  titleOf: (chapter: Chapter) => string,
): Promise<Story> {
  await addWords(storyWords);
  const model = new StoryModel(session, titleOf);
  return { model, Panel: StoryPanel, Card: DecisionCard, Boards: StoryBoards, Practice: PracticeTable };
}
