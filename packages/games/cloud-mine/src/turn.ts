import type { Chance, Emit, Seat } from '@aerie/kernel';
import type { Answer } from './answers.js';
import { cardsFor, NO_CARD } from './data/figures.js';
import type { Event, Role } from './events.js';
import { allGuesses, enough, faceUp, guesser, type State, scoutOf } from './state.js';
import { tidy } from './words.js';

export function apply(s: State, seat: Seat, a: Answer, chance: Chance, emit: Emit<Event>): void {
  if (a.kind === 'pick') pick(s, seat, a.card, emit);
  else if (a.kind === 'say') describe(s, seat, a.text, chance, emit);
  else guess(s, seat, a.card, chance, emit);
}

const byNumber = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

/** The Scout gets the cards in the order of their numbers, so that it tells nothing. */
export function beginRound(s: State, chance: Chance, emit: Emit<Event>): void {
  s.step = 'scout';
  s.picked = NO_CARD;
  s.words = '';
  s.guesses = [];
  s.cards = byNumber(chance.deal(s.pile, cardsFor(s.seats)));
  for (const card of s.cards) s.pile.splice(s.pile.indexOf(card), 1);
  const scout = scoutOf(s);
  emit?.({
    type: 'roundBegan',
    round: s.past.length + 1,
    daydreamer: s.daydreamer,
    scout,
    guessers: Array.from({ length: allGuesses(s.seats) }, (_, wrong) => guesser(s, wrong)),
    left: s.pile.length,
  });
  emit?.({ type: 'drew', seat: scout, cards: s.cards.slice() });
}

function pick(s: State, seat: Seat, card: number, emit: Emit<Event>): void {
  s.picked = card;
  s.step = 'dream';
  emit?.({ type: 'picked', seat, daydreamer: s.daydreamer, card });
}

/** The cards are shuffled from the order of their numbers: where the picked one lies depends on luck alone. */
function describe(s: State, seat: Seat, text: string, chance: Chance, emit: Emit<Event>): void {
  s.words = tidy(text);
  emit?.({ type: 'described', seat, words: s.words });
  s.cards = chance.deal(s.cards, s.cards.length);
  s.step = 'guess';
  emit?.({ type: 'shown', cards: s.cards.slice() });
}

function guess(s: State, seat: Seat, card: number, chance: Chance, emit: Emit<Event>): void {
  const right = card === s.picked;
  const left = allGuesses(s.seats) - s.guesses.length - 1;
  emit?.({ type: 'guessed', seat, card, right, left });
  if (right) {
    award(
      s,
      s.daydreamer,
      'daydreamer',
      s.guesses.map((wrong) => wrong.card),
      emit,
    );
    award(s, seat, 'watcher', faceUp(s), emit);
    endRound(s, { seat, card }, chance, emit);
    return;
  }
  s.guesses.push({ seat, card });
  if (left > 0) return;
  award(s, scoutOf(s), 'scout', s.cards, emit);
  endRound(s, undefined, chance, emit);
}

function award(s: State, seat: Seat, role: Role, cards: readonly number[], emit: Emit<Event>): void {
  if (cards.length === 0) return;
  const won = byNumber([...(s.won[seat] as number[]), ...cards]);
  s.won[seat] = won;
  emit?.({ type: 'won', seat, role, cards: cards.slice(), total: won.length });
}

/** Ruling: at the end of every round the picked card is shown to all. The old Scout is the next Daydreamer. */
function endRound(
  s: State,
  right: { seat: Seat; card: number } | undefined,
  chance: Chance,
  emit: Emit<Event>,
): void {
  const { daydreamer, words, cards, picked, guesses } = s;
  s.past.push({ daydreamer, words, cards, picked, guesses: right ? [...guesses, right] : guesses });
  emit?.({
    type: 'roundEnded',
    round: s.past.length,
    picked,
    words,
    finder: right?.seat ?? null,
    wrong: guesses.length,
  });
  s.daydreamer = scoutOf(s);
  if (enough(s)) {
    beginRound(s, chance, emit);
    return;
  }
  s.step = 'over';
  s.cards = [];
  s.guesses = [];
  s.picked = NO_CARD;
  s.words = '';
  emit?.({ type: 'ended', points: s.won.map((won) => won.length), unused: s.pile.length });
}
