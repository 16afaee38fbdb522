import type { Answer, View } from '@aerie/zefiria';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import type { Picture } from '../animation.js';
import type { Planning } from './plan.js';
import { type Chapter, endOf, storyOf } from './plan-story.js';

/** Which table is shown: the one that there is, one's own plan, or a turn of a hint's plan. */
export interface Scene {
  readonly v: View;
  /** The plan of a hint, turn by turn; empty where none is told. */
  readonly chapters: readonly Chapter[];
  /** The chapter that is looked at; behind the last one, the end. */
  readonly ahead: number;
  /** Whether the table is shown as it would be later in a hint's plan. */
  readonly isAhead: boolean;
  look(ahead: number): void;
}

const NO_CHAPTERS: readonly Chapter[] = [];

export function useScene(props: BoardProps<View, Picture, Answer>, plan: Planning): Scene {
  const { picture, view, busy, advised } = props;
  const [ahead, look] = useState(0);
  const story = useMemo(
    () => (advised ? storyOf(view, [...advised.plan, ...advised.ahead]) : NO_CHAPTERS),
    [view, advised],
  );
  useLayoutEffect(() => look(0), [view, advised]);
  const chapters = busy || plan.on ? NO_CHAPTERS : story;
  const isAhead = chapters.length > 0 && ahead > 0;
  const later = isAhead ? (chapters[ahead]?.from ?? endOf(chapters)) : undefined;
  return {
    v: later ?? (busy || plan.shown === 0 ? picture : plan.view),
    chapters,
    ahead,
    isAhead,
    look,
  };
}
