import type { Chance, Viewer } from '@aerie/kernel';
import { CARDS, type State } from './index.js';

const everyCard = (s: State) => [...s.hands.flat(), ...s.laid];

function hiddenFrom(s: State, who: Viewer): number[] {
  return s.hands
    .flatMap((hand, seat) => (seat === who ? [] : [...hand, s.laid[seat] as number]))
    .filter((card) => card > 0);
}

/** What the conformance suite must be told about the game, because no contract could say it. */
export const spec = {
  pieces: (s: State) => ({
    cards: s.hands.flat().length + s.laid.filter((card) => card > 0).length + s.sung.length,
  }),
  scramble(s: State, who: Viewer, chance: Chance): State {
    const hidden = hiddenFrom(s, who);
    const others = CARDS.filter(
      (card) => !s.sung.includes(card) && (hidden.includes(card) || !everyCard(s).includes(card)),
    );
    const cards = chance.deal(others, hidden.length);
    const give = (card: number) => (hidden.includes(card) ? (cards.pop() as number) : card);
    return {
      ...s,
      hands: s.hands.map((hand) => hand.map(give).sort((a, b) => a - b)),
      laid: s.laid.map(give),
    };
  },
  matches: 4,
};
