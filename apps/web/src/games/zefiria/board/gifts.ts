import type { Answer, View } from '@aerie/zefiria';
import type { BoardProps } from '../../../contract/game-ui.js';
import { hasAnswer } from '../../../kit/answers.js';
import type { Picture } from '../animation.js';
import { GIVE } from './choosing.js';

/** Somebody at this screen holds a gem, and may give it to whoever acts at any moment, planned or not. */
export interface Gift {
  readonly by: number;
  /** Who it is, where several people share the screen. */
  readonly name: string | undefined;
  /** Whether something is being shown: the button keeps its place, but waits. */
  readonly busy: boolean;
  give(): void;
}

export function giftsOf(props: BoardProps<View, Picture, Answer>): readonly Gift[] {
  const { view, seat, mine, names, busy, beside, keyOf, choose } = props;
  const isOwn = seat !== null && view.stage.at === 'turn' && (view.held[seat] ?? 0) > 0;
  const own = isOwn
    ? [{ by: seat, name: mine.length > 1 ? names[seat] : undefined, busy, give: () => choose(GIVE) }]
    : [];
  const others = beside
    .filter(({ answers }) => hasAnswer(keyOf, answers, GIVE))
    .map(({ seat: by }) => ({ by, name: names[by], busy, give: () => choose(GIVE, by) }));
  return [...own, ...others];
}
