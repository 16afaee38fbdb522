import type { Seat } from '@aerie/kernel';
import type { Answer } from './answers.js';
import { RESOURCES } from './data/words.js';
import { removeFromHand } from './decks.js';
import type { Play } from './play.js';
import { discardCaveAnswer, discardDragonAnswer, takeAnswer } from './shared-answers.js';
import { changeResource, type Draft, matOf, resourceIndex, type State } from './state.js';
import { prepareRound } from './tasks/round.js';

/** Of the six first cards four are kept; then three resources are chosen. Everybody does so at the same time. */
export const THROWN = 2;
export const FIRST_RESOURCES = 3;

const thrown = (draft: Draft): number => draft.thrownDragons.length + draft.thrownCaves.length;
export const hasDrafted = (draft: Draft): boolean => draft.resources === FIRST_RESOURCES;

export function draftAnswers(s: State, seat: Seat): Answer[] {
  const draft = s.drafts[seat] as Draft;
  if (hasDrafted(draft)) return [];
  if (thrown(draft) === THROWN) return RESOURCES.map((_, kind) => takeAnswer(kind));
  const mat = matOf(s, seat);
  return [...mat.dragons.map(discardDragonAnswer), ...mat.caves.map(discardCaveAnswer)];
}

export function draft(play: Play, seat: Seat, answer: Answer): void {
  const { s } = play;
  const mat = matOf(s, seat);
  const mine = s.drafts[seat] as Draft;
  if (answer.a === 'discardDragon') {
    removeFromHand(mat.dragons, answer.card);
    mine.thrownDragons.push(answer.card);
  } else if (answer.a === 'discardCave') {
    removeFromHand(mat.caves, answer.card);
    mine.thrownCaves.push(answer.card);
  } else if (answer.a === 'take') {
    changeResource(mat, resourceIndex(answer.resource), 1);
    mine.resources++;
  }
  if (s.drafts.every(hasDrafted)) endDraft(play);
}

/** What was thrown away goes on the open piles, and the first round begins. */
function endDraft(play: Play): void {
  const { s, emit } = play;
  const thrownDragons = s.drafts.flatMap((one) => one.thrownDragons);
  const thrownCaves = s.drafts.flatMap((one) => one.thrownCaves);
  s.dragonDiscard.push(...thrownDragons);
  s.caveDiscard.push(...thrownCaves);
  s.drafts.length = 0;
  emit?.({
    type: 'drafted',
    thrownDragons,
    thrownCaves,
    resources: s.mats.map((mat) => mat.resources.slice()),
  });
  prepareRound(play);
}
