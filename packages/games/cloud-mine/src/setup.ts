import { type Chance, type Emit, seatsOf } from '@aerie/kernel';
import type { Language } from './data/examples.js';
import { CARDS, NO_CARD } from './data/figures.js';
import type { Event } from './events.js';
import type { State } from './state.js';
import { beginRound } from './turn.js';

/** The language in which bots at this table describe what they see; it changes no rule. */
export interface Options {
  language: Language;
}

/** Ruling: the first Daydreamer is random. */
export function setup({ language }: Options, seats: number, chance: Chance, emit: Emit<Event>): State {
  const everyone = seatsOf(seats);
  const s: State = {
    language,
    seats,
    pile: CARDS.slice(),
    past: [],
    won: everyone.map(() => []),
    step: 'scout',
    daydreamer: chance.pick(everyone),
    cards: [],
    picked: NO_CARD,
    words: '',
    guesses: [],
  };
  beginRound(s, chance, emit);
  return s;
}
