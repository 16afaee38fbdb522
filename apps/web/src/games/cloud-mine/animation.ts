import { type Event, NO_CARD, type View } from '@aerie/cloud-mine';
import type { Animation } from '../../contract/game-ui.js';
import type { SoundName } from '../../sound/names.js';
import type { Gain } from './story.js';

/**
 * What the board draws: the table as it looks now, and what has just happened, for things that move. While a round
 * ends, its cards still lie there, and `gains` tells who has taken how many of them.
 */
export interface Picture extends View {
  readonly gains: readonly Gain[];
  /** The card that was last pointed at, or shown to be the one; 0 for none. */
  readonly held: number;
  /** The event that is being shown, and how many were shown before it: a number that tells moments apart. */
  readonly now: { readonly event: Event; readonly beat: number } | null;
}

/** How long everybody holds their breath before a card tells whether it was the one, in ms at normal speed. */
const BREATH = 1300;
const TURN = 800;

export const picture = (view: View): Picture => ({ ...view, gains: [], held: NO_CARD, now: null });

const NO_ROUND = { cards: [], picked: NO_CARD, words: '', guesses: [], gains: [], held: NO_CARD };

/** What an event changes on the table. */
function changes(p: Picture, e: Event): Partial<Picture> {
  switch (e.type) {
    case 'roundBegan':
      return { ...NO_ROUND, step: 'scout', daydreamer: e.daydreamer, left: e.left };
    case 'drew':
      return { cards: e.seat === p.viewer ? e.cards.slice() : [] };
    case 'picked':
      return { step: 'dream', picked: e.card };
    case 'described':
      return { words: e.words };
    case 'shown':
      return { step: 'guess', cards: e.cards.slice() };
    case 'guessed':
      return {
        held: e.card,
        guesses: e.right ? p.guesses : [...p.guesses, { seat: e.seat, card: e.card }],
      };
    case 'won': {
      const won = [...(p.won[e.seat] as readonly number[]), ...e.cards].sort((a, b) => a - b);
      const gain = { seat: e.seat, role: e.role, cards: e.cards.length };
      return { won: p.won.with(e.seat, won), gains: [...p.gains, gain] };
    }
    case 'roundEnded': {
      const right = e.finder === null ? [] : [{ seat: e.finder, card: e.picked }];
      const { daydreamer, words, cards } = p;
      const round = { daydreamer, words, cards, picked: e.picked, guesses: [...p.guesses, ...right] };
      return { past: [...p.past, round], held: e.picked };
    }
    case 'ended':
      return { ...NO_ROUND, step: 'over', daydreamer: (p.daydreamer + p.seats - 1) % p.seats };
  }
}

function takes(e: Event): number {
  switch (e.type) {
    case 'roundBegan':
      return 500;
    case 'drew':
      return 600;
    case 'picked':
      return 700;
    case 'described':
      return 900;
    case 'shown':
      return 1100;
    case 'guessed':
      return BREATH + TURN;
    case 'won':
      return 600;
    // What it all comes to is staged.
    case 'roundEnded':
      return 300;
    case 'ended':
      return 600;
  }
}

/** Nothing is heard that would tell more than the eye has seen: a guess sounds the same, right or wrong. */
const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  roundBegan: 'gust',
  drew: 'shuffle',
  picked: 'tap',
  described: 'turn',
  shown: 'card',
  guessed: 'hush',
  won: 'plink',
  roundEnded: 'rise',
  ended: 'curtain',
};

export const animation: Animation<View, Event, Picture> = {
  picture,
  after: (p, event) => ({ ...p, ...changes(p, event), now: { event, beat: (p.now?.beat ?? 0) + 1 } }),
  takes,
  sound: (e) => SOUNDS[e.type],
};
