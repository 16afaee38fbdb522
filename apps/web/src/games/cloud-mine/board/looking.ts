import { type Answer, faceUp } from '@aerie/cloud-mine';
import type { Picture } from '../animation.js';

/** The card that everybody looks at while something is shown; undefined where each looks where they like. */
export function heldUp(p: Picture): number | undefined {
  const shows = p.now?.event.type;
  return shows === 'guessed' || shows === 'won' || shows === 'roundEnded' ? p.held : undefined;
}

/** Whether a hint speaks of this card. */
export const isHinted = (hinted: readonly Answer[], card: number): boolean =>
  hinted.some((answer) => answer.kind !== 'say' && answer.card === card);

/** Which card is shown large: what is held up, what somebody chose to look at, what a hint means, or the first. */
export function lookedAt(
  p: Picture,
  chosen: number | undefined,
  hinted: readonly Answer[],
): number | undefined {
  const open = faceUp({ cards: [...p.cards], guesses: [...p.guesses] });
  return (
    heldUp(p) ??
    (chosen !== undefined && open.includes(chosen) ? chosen : undefined) ??
    open.find((card) => isHinted(hinted, card)) ??
    open[0]
  );
}

/** In how many columns so many cards lie, on a narrow board and on a wide one. */
export const COLUMNS: Readonly<Record<number, readonly [narrow: number, wide: number]>> = {
  4: [4, 2],
  5: [5, 3],
  6: [3, 3],
  7: [4, 3],
  8: [4, 3],
};

/** Where an arrow key leads from a card, in rows of so many. */
export function stepTo(key: string, at: number, cards: number, columns: number): number | undefined {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  const to = by === undefined ? -1 : at + by;
  return to >= 0 && to < cards ? to : undefined;
}
