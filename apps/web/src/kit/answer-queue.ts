import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../contract/game-ui.js';
import { hasAnswer } from './answers.js';

type Asked<A> = Pick<BoardProps<unknown, unknown, A>, 'answers' | 'keyOf' | 'busy' | 'choose'>;

/**
 * Answers that follow one another, such as an action and its payment: each is given as soon as it is legal. Where the
 * next one is not legal when something is asked, it is forgotten with all that would follow.
 */
export function useAnswerQueue<A>({ answers, keyOf, busy, choose }: Asked<A>) {
  const [rest, setRest] = useState<readonly A[]>([]);
  useEffect(() => {
    const [next, ...later] = rest;
    if (next === undefined || busy || answers.length === 0) return;
    const isLegal = hasAnswer(keyOf, answers, next);
    if (isLegal) choose(next);
    setRest(isLegal ? later : []);
  }, [answers, busy]);
  return {
    /** Whether answers are still to be given. */
    isWaiting: rest.length > 0,
    chooseAll(list: readonly A[]): void {
      const [first, ...later] = list;
      if (first === undefined) return;
      setRest(later);
      choose(first);
    },
  };
}
