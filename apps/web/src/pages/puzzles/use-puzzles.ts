import { useEffect, useState } from 'preact/hooks';
import { type Language, language } from '../../words/words.js';
import { loadPuzzles, type Posed, posedIn } from './books.js';
import { foundMatches } from './found-puzzles.js';
import { learnFromSite, withSiteRatings } from './site-ratings.js';

/**
 * The puzzles of a game, once they are here; `isMissing` where they could not be fetched. What the site has found meanwhile is there the
 * next time, or at once where `wanted` is the id of a puzzle that is not known yet.
 */
export function usePuzzles(game: string | undefined, wanted?: string) {
  const [found, setFound] = useState<{ puzzles?: readonly Posed[]; isMissing?: boolean }>({});
  const tongue = language.value;
  const [first] = useState(wanted);
  useEffect(() => {
    let isGone = false;
    setFound({});
    if (game !== undefined) {
      const learned = learnFromSite(game);
      allPuzzles(game, tongue, learned, first).then(
        (puzzles) => !isGone && setFound({ puzzles: withSiteRatings(game, puzzles) }),
        () => !isGone && setFound({ isMissing: true }),
      );
    }
    return () => {
      isGone = true;
    };
  }, [game, tongue, first]);
  return { puzzles: found.puzzles, isMissing: found.isMissing === true };
}

async function allPuzzles(
  game: string,
  tongue: Language,
  learned: Promise<void>,
  wanted: string | undefined,
): Promise<readonly Posed[]> {
  const book = await loadPuzzles(game, tongue);
  const all = async () => [...book, ...(await foundHere(game))];
  const known = await all();
  if (wanted === undefined || known.some(({ puzzle }) => puzzle.id === wanted)) return known;
  await learned;
  return all();
}

const foundHere = async (game: string): Promise<Posed[]> =>
  (await foundMatches(game)).flatMap((match) =>
    posedIn(game, match).map((posed): Posed => ({ ...posed, isFound: true })),
  );
