import { conformance } from '@aerie/conformance';
import type { Chance, Viewer } from '@aerie/kernel';
import { type Card, NO_CARD } from './data/cards.js';
import { CUBES } from './data/figures.js';
import game, { type State } from './index.js';
import { clone } from './state.js';

const birdCounts = (s: State): Record<string, number> => {
  const limbo = s.step.at === 'place' ? [s.step.bird] : [];
  const counts: Record<string, number> = {};
  for (const bird of [...s.flock, ...s.faceUp, ...s.deck.flat(), ...limbo]) {
    if (bird > 0) counts[`bird ${bird}`] = (counts[`bird ${bird}`] ?? 0) + 1;
  }
  return counts;
};

const cards = (s: State): Card[] =>
  [...s.hands.flat(), ...s.display, ...s.pile, ...s.reshuffled, ...s.discard, s.playing].filter(
    (card) => card !== NO_CARD,
  );

/** Cubes that are too many or too few. */
const cubesAmiss = (s: State): number =>
  s.cubes.reduce((amiss, held, seat) => {
    const laid = s.uses.reduce((sum, uses, i) => sum + (s.users[i] === seat ? uses : 0), 0);
    const all = held + (s.spent[seat] as number) + laid;
    return amiss + Math.abs(all - (CUBES[s.cubes.length] as number));
  }, 0);

/** Columns with a gap. */
const gaps = (s: State): number =>
  s.flock.filter((bird, space) => bird > 0 && space % 3 > 0 && s.flock[space - 1] === 0).length;

/** Deals the cards that a viewer may not know anew. */
function scramble(state: State, who: Viewer, chance: Chance): State {
  const s = clone(state);
  const hidden = [
    ...s.hands.flatMap((hand, seat) => (seat === who ? [] : hand.slice(0, s.unseen[seat]))),
    ...s.pile,
  ];
  const mixed = chance.deal(hidden, hidden.length);
  s.hands.forEach((hand, seat) => {
    if (seat !== who) for (let i = 0; i < (s.unseen[seat] as number); i++) hand[i] = mixed.pop() as Card;
  });
  s.pile.forEach((_, i) => {
    s.pile[i] = mixed.pop() as Card;
  });
  return s;
}

conformance(game, {
  pieces: (s) => ({
    ...birdCounts(s),
    cards: cards(s).length,
    differentCards: new Set(cards(s)).size,
    cubesAmiss: cubesAmiss(s),
    gaps: gaps(s),
    handsTooFull: s.hands.filter((hand) => hand.length > (s.step.at === 'discard' ? 5 : 4)).length,
    emptyParts: s.deck.filter((part) => part.length === 0).length,
  }),
  scramble,
  matches: 3,
  probes: 60,
});
