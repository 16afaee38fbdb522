import { useEffect, useState } from 'preact/hooks';
import { language } from '../../words/words.js';
import { loadPuzzles, type Posed } from './books.js';

/** The puzzles of a game, once they are here; `isMissing` where they could not be fetched. */
export function usePuzzles(game: string | undefined) {
  const [found, setFound] = useState<{ puzzles?: readonly Posed[]; isMissing?: boolean }>({});
  const tongue = language.value;
  useEffect(() => {
    let isGone = false;
    setFound({});
    if (game !== undefined) {
      loadPuzzles(game, tongue).then(
        (puzzles) => !isGone && setFound({ puzzles }),
        () => !isGone && setFound({ isMissing: true }),
      );
    }
    return () => {
      isGone = true;
    };
  }, [game, tongue]);
  return { puzzles: found.puzzles, isMissing: found.isMissing === true };
}
