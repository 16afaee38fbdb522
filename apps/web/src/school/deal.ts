import { type AnyGame, Match, type Seat } from '@aerie/kernel';
import type { Deal, Played } from '../contract/school.js';

/** The parts of `1 reroll`. */
export function partsOf(played: Played): { readonly seat: Seat; readonly text: string } {
  const gap = played.indexOf(' ');
  return { seat: Number(played.slice(0, gap)), text: played.slice(gap + 1) };
}

/** The learner's seat. */
export const learnerOf = ({ seats }: Deal): Seat => Math.max(0, seats.indexOf(null));

/** A match from its deal after these further answers; throws where the rules do not allow one. */
export function dealt(game: AnyGame, deal: Deal, played: readonly Played[] = []) {
  const { options = {}, seats, seed, before = [] } = deal;
  const match = Match.begin(game, { options, seats: seats.length, seed });
  for (const one of [...before, ...played]) {
    const { seat, text } = partsOf(one);
    const answer = game.read(text);
    const step = answer === undefined ? undefined : match.propose(seat, answer);
    if (!step || 'refused' in step)
      throw new Error(`${game.id}: "${one}" cannot be played: ${step?.refused.code ?? 'not an answer'}`);
    match.adopt(step);
  }
  return match;
}
