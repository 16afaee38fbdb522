import '../board/board.css';
import '../board/meadow.css';
import './cards.css';
import type { Seat } from '@aerie/kernel';
import type { ComponentChildren } from 'preact';
import { type Language, language } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { Candle } from '../art/Candle.js';
import { Card } from '../art/Cloud.js';
import { Hill } from '../art/Hill.js';
import { Portrait } from '../art/Portrait.js';
import { Said } from '../board/Meadow.js';
import { Roles } from '../board/Roles.js';

/** The six of the example, clockwise. */
const NAMES = ['Anna', 'Sven', 'Lisa', 'Barbara', 'Emil', 'Dennis'];
const CARDS = [7, 12, 23, 34, 41, 58];
export const PICKED = 23;

/** What the Daydreamer says of the picked cloud. */
const SAID: Readonly<Record<Language, string>> = {
  de: 'Krönung im Regen',
  en: 'a rainy coronation',
  fr: 'un sacre sous la pluie',
  it: 'un re nella pioggia',
};

/** The round of the example: Anna dreams, Dennis scouts, and so many have guessed wrong. */
export function roundOf(step: Picture['step'], wrong = 0): Picture {
  const turned = CARDS.filter((card) => card !== PICKED).slice(0, wrong);
  return {
    viewer: 'watcher',
    language: language.value,
    seats: 6,
    step,
    daydreamer: 0,
    left: 74,
    cards: CARDS,
    picked: 0,
    words: step === 'guess' ? SAID[language.value] : '',
    guesses: turned.map((card, i) => ({ seat: i + 1, card })),
    past: [],
    won: NAMES.map(() => []),
    gains: [],
    held: 0,
    now: null,
  };
}

/** The hill in the afternoon, or the dark with a candle. */
export function Scene({ night = false, children }: { night?: boolean; children: ComponentChildren }) {
  return (
    <div class={`cm cm-figure${night ? ' cm-night' : ''}`}>
      {night ? (
        <span class="cm-figure-candle">
          <Candle />
        </span>
      ) : (
        <Hill />
      )}
      {children}
    </div>
  );
}

export const WhoDoesWhat = ({ p }: { p: Picture }) => <Roles p={p} names={NAMES} />;

export const Words = ({ p }: { p: Picture }) => (
  <Said seat={p.daydreamer} people={{ names: NAMES, me: null }} words={p.words} />
);

/** The cards of the round side by side; those that were guessed wrong are turned over. `shown` is held in the light. */
export function Cards({ p, shown }: { p: Picture; shown?: number }) {
  return (
    <div class="cm-figure-cards">
      {p.cards.map((card) => (
        <span key={card} class={card === shown ? 'cm-figure-shown' : undefined}>
          <Card card={card} turnedBy={p.guesses.find((guess) => guess.card === card)?.seat} />
        </span>
      ))}
    </div>
  );
}

export const OneCard = ({ small = false }: { small?: boolean }) => (
  <div class={`cm-figure-one${small ? ' cm-figure-small' : ''}`}>
    <Card card={PICKED} />
  </div>
);

/** Who takes which cards at the end: the Daydreamer those that were turned over, the finder the others. */
const TURNED = CARDS.filter((card) => card !== PICKED).slice(0, 3);
const SHARES: readonly { readonly seat: Seat; readonly cards: readonly number[] }[] = [
  { seat: 0, cards: TURNED },
  { seat: 4, cards: CARDS.filter((card) => !TURNED.includes(card)) },
];

export function Shares() {
  return (
    <div class="cm-figure-shares">
      {SHARES.map(({ seat, cards }) => (
        <span key={seat} class="cm-figure-share">
          <span class="cm-figure-face">
            <Portrait seat={seat} />
            <b>{NAMES[seat]}</b>
          </span>
          {cards.map((card) => (
            <span key={card}>
              <Card card={card} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
