import { type Game, QuickChance, type Seat } from '@aerie/kernel';
import type { BoardProps } from '../contract/game-ui.js';

/** A position as it comes about in play: luck from a seed, then these answers, by whoever is awaited. */
export function played<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  options: O,
  seats: number,
  seed: string,
  answers: readonly A[] = [],
): S {
  const chance = new QuickChance(seed);
  const s = game.setup(options, seats, chance, undefined);
  for (const answer of answers) {
    const seat = game.awaited(s)[0];
    if (seat === undefined) throw new Error(`Nobody can answer ${game.write(answer)} here.`);
    const reason = game.why(s, seat, answer);
    if (reason) throw new Error(`${game.write(answer)} is refused: ${reason.code}.`);
    game.apply(s, seat, answer, chance, undefined);
  }
  return s;
}

/** A board that is looked at through the eyes of a seat, and where nothing that one does has any effect. */
export function lookedAt<V, P, A>(
  view: V,
  picture: P,
  seat: Seat,
  keyOf: (answer: A) => string,
  answers: readonly A[] = [],
): BoardProps<V, P, A> {
  return {
    picture,
    view,
    seat,
    mine: [seat],
    names: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gina', 'Hugo'],
    answers,
    keyOf,
    open: null,
    busy: false,
    beside: [],
    choose: () => {},
    why: () => undefined,
    explain: () => {},
    lit: new Set(),
    hinted: [],
    sketches: [],
    sketch: () => {},
    odds: undefined,
    advised: undefined,
  };
}
