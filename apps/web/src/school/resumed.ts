import type { AnyGame } from '@aerie/kernel';
import type { Chapter } from '../contract/school.js';
import { spoken } from '../play/local.js';
import { LessonRun } from './lesson-run.js';
import { type Place, placeIn } from './progress.js';
import { SchoolPlay } from './school-play.js';

/** The lesson where somebody stopped; from the start where it has changed since. */
export function resumed(
  game: AnyGame,
  chapter: Chapter,
): { readonly play: SchoolPlay; readonly from: Place | undefined } {
  const deal = { ...chapter.deal, options: { ...spoken(game), ...chapter.deal.options } };
  const place = placeIn(game.id, chapter.id);
  if (place && place.step < chapter.steps.length) {
    try {
      // Tried first: what the partners do at this step need not fit what was played then.
      new LessonRun(new SchoolPlay(game, deal, place.played), chapter, place);
      return { play: new SchoolPlay(game, deal, place.played), from: place };
    } catch {
      // The lesson was another one then.
    }
  }
  return { play: new SchoolPlay(game, deal), from: undefined };
}
