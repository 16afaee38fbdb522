import { alone, nobody, type Open, type Reason, type Seat } from '@aerie/kernel';
import { EXAMPLES } from './data/examples.js';
import { CLOUDS, LONGEST } from './data/figures.js';
import { faceUp, guesser, type State, scoutOf } from './state.js';
import { refusal, remainsDescription } from './words.js';

/** One decision: the Scout's card, the Daydreamer's words, a Watcher's guess. */
export type Answer =
  | { readonly kind: 'pick'; readonly card: number }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'guess'; readonly card: number };

export const REASONS = [
  'over',
  'waitForScout',
  'waitForDaydreamer',
  'waitForGuess',
  'describeNow',
  'pickNow',
  'guessNow',
  'notAmongCards',
  'turnedOver',
  'strangeSigns',
  'tooLong',
  'noWords',
  'tooManyWords',
] as const;
type Code = (typeof REASONS)[number];

const NOTHING: readonly Answer[] = [];
const each = (kind: 'pick' | 'guess'): Answer[] =>
  Array.from({ length: CLOUDS + 1 }, (_, card) => ({ kind, card }));
const PICKS: readonly Answer[] = each('pick');
const GUESSES: readonly Answer[] = each('guess');

/** Whose decision it is now; undefined when the game is over. */
function decider(s: State): Seat | undefined {
  if (s.step === 'scout') return scoutOf(s);
  if (s.step === 'dream') return s.daydreamer;
  return s.step === 'guess' ? guesser(s, s.guesses.length) : undefined;
}

export function awaited(s: State): readonly Seat[] {
  const seat = decider(s);
  return seat === undefined ? nobody() : alone(seat);
}

/** The Scout's cards in the order of their numbers, the table's as they lie: neither tells anything. */
export function answers(s: State, seat: Seat): readonly Answer[] {
  if (seat !== decider(s)) return NOTHING;
  if (s.step === 'scout') return s.cards.map((card) => PICKS[card] as Answer);
  return s.step === 'guess' ? faceUp(s).map((card) => GUESSES[card] as Answer) : NOTHING;
}

export function open(s: State, seat: Seat): Open<Answer> | undefined {
  if (s.step !== 'dream' || seat !== s.daydreamer) return undefined;
  return {
    accepts: { kind: 'text', maxLength: LONGEST },
    examples: EXAMPLES[s.language].map((text) => ({ kind: 'say', text })),
  };
}

/** In place of the words of somebody who has left for good. */
const NO_WORDS: Answer = { kind: 'say', text: '…' };

export const wordless = (a: Answer): Answer | undefined => (a.kind === 'say' ? NO_WORDS : undefined);

/** `answers` and the count of words say what is legal; this only finds words for why something is not. */
export function why(s: State, seat: Seat, a: Answer): Reason | undefined {
  const mine = open(s, seat);
  if (a.kind === 'say' && mine) return refusal(a.text);
  if (answers(s, seat).some((legal) => write(legal) === write(a))) return undefined;
  return { code: wrong(s, seat, a) };
}

/** Which signs are words depends on the machine, so a description is judged when it is given and never again. */
export const stands = (s: State, seat: Seat, a: Answer): boolean =>
  a.kind === 'say' && open(s, seat) !== undefined && remainsDescription(a.text);

function wrong(s: State, seat: Seat, a: Answer): Code {
  if (s.step === 'over') return 'over';
  if (seat !== decider(s)) {
    return s.step === 'scout' ? 'waitForScout' : s.step === 'dream' ? 'waitForDaydreamer' : 'waitForGuess';
  }
  if (s.step === 'scout') return a.kind === 'pick' ? 'notAmongCards' : 'pickNow';
  if (s.step === 'dream') return 'describeNow';
  if (a.kind !== 'guess') return 'guessNow';
  return s.cards.includes(a.card) ? 'turnedOver' : 'notAmongCards';
}

/** `pick 17`, `say whale with a hat`, `guess 17`. */
export const write = (a: Answer): string => (a.kind === 'say' ? `say ${a.text}` : `${a.kind} ${a.card}`);

export function read(text: string): Answer | undefined {
  if (text.startsWith('say ')) return { kind: 'say', text: text.slice(4) };
  const [, kind, number] = /^(pick|guess) ([1-9]\d?)$/.exec(text) ?? [];
  const card = Number(number);
  if (kind === undefined || card > CLOUDS) return undefined;
  return (kind === 'pick' ? PICKS : GUESSES)[card];
}
