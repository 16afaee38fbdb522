import type { Seat } from '@aerie/kernel';
import {
  type Answer,
  dragonAt,
  dragonCard,
  MAT_SPOT,
  type Mat,
  resourceIndex,
  rowOf,
  type State,
  spotOf,
} from '@aerie/schwingenschlag';

/** Leaves out answers that come to the same as another: which of several plain dragons a thing lies on is no matter. */
export function different(s: State, seat: Seat, answers: readonly Answer[]): readonly Answer[] {
  if (answers.length < 4) return answers;
  const mat = s.mats[seat] as Mat;
  const seen = new Set<number>();
  return answers.filter((answer) => {
    const key = keyOf(mat, answer);
    if (key < 0) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const SPOTS = 16;
const CARDS = 256;
/** Which of the four answers that name a spot. */
const NAMES_SPOT = ['egg', 'payEgg', 'cache', 'tuck'];

/** Answers with the same key come to the same; a negative one is like no other. */
function keyOf(mat: Mat, answer: Answer): number {
  const kind = NAMES_SPOT.indexOf(answer.a);
  switch (answer.a) {
    case 'egg':
    case 'payEgg':
      return kind * CARDS * SPOTS + nestClass(mat, answer.at);
    case 'cache': {
      const resource = resourceIndex(answer.resource);
      const plain = !wants(mat, answer.at, answer.resource);
      return (kind * CARDS + resource) * SPOTS + (plain ? SPOTS - 1 : answer.at);
    }
    case 'tuck':
      return (kind * CARDS + answer.card) * SPOTS + (wants(mat, answer.at, 'dragon') ? answer.at : SPOTS - 1);
    default:
      return -1;
  }
}

/** Nests of one row are alike, but those of dragons whose own abilities lay eggs there. */
function nestClass(mat: Mat, at: number): number {
  if (at === MAT_SPOT) return MAT_SPOT;
  const card = dragonCard(dragonAt(mat, at)?.card ?? 0);
  const special = card.effects.some((effect) => JSON.stringify(effect).includes('"lay'));
  return special ? at : spotOf(rowOf(at), 0);
}

/** Whether something comes of putting this on the dragon, beyond its point. */
function wants(mat: Mat, at: number, food: string): boolean {
  const card = dragonCard(dragonAt(mat, at)?.card ?? 0);
  const [effect] = card.effects;
  return (
    (effect?.op === 'feed' && effect.food === food) ||
    (card.timings.includes('end') && card.size === 'hatchling')
  );
}
