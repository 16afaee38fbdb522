import { conformance } from '@aerie/conformance';
import type { Chance, Viewer } from '@aerie/kernel';
import { CLOUDS, NO_CARD } from './data/figures.js';
import game, { faceUp, type State, scoutOf } from './index.js';

const HIDDEN_STEPS = ['scout', 'dream'];

/** Deals anew what a viewer may not know: the Scout's hand before it is shown, and which card was picked. */
function scramble(s: State, who: Viewer, chance: Chance): State {
  const scouts = who === scoutOf(s);
  const dreams = who === s.daydreamer;
  if (HIDDEN_STEPS.includes(s.step) && !scouts) {
    const known = dreams && s.picked !== NO_CARD ? [s.picked] : [];
    const hidden = [...s.pile, ...s.cards].filter((card) => !known.includes(card));
    const hand = [...known, ...chance.deal(hidden, s.cards.length - known.length)].sort((a, b) => a - b);
    const pile = hidden.filter((card) => !hand.includes(card)).sort((a, b) => a - b);
    s.pile.splice(0, s.pile.length, ...pile);
    s.cards = hand;
  }
  if (s.picked !== NO_CARD && !scouts && !dreams) s.picked = chance.pick(faceUp(s));
  return s;
}

conformance(game, {
  pieces: (s) => {
    const all = [...s.pile, ...s.cards, ...s.won.flat()];
    return { cards: all.length, different: new Set(all).size, missing: CLOUDS - all.length };
  },
  scramble,
  options: (all, seats) => (seats === 4 ? all : all.slice(seats % 4, (seats % 4) + 1)),
  matches: 3,
  probes: 40,
});
