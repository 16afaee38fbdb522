import { type Answer, faceUp, type View } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';
import type { Bot } from '../../bot.js';
import { adviceToDaydreamer, adviceToScout, adviceToWatcher } from './adviser.js';
import { drawn } from './guessing.js';
import { fitsOf, type Listener } from './listening.js';
import { scoutPlainly, scoutWell } from './scouting.js';
import { chooseWords, type Describer } from './secrets.js';

/** How somebody plays the three roles. */
interface Player {
  scout(v: View, luck: QuickChance): number;
  readonly describer: Describer;
  readonly listener: Listener;
  /** How often it does not listen closely, and guesses like anybody who is in two minds. */
  readonly lapses: number;
}

/** Somebody in two minds, who takes words half at face value: bots whose thoughts wander, and how people are reckoned with. */
const ANYBODY: Listener = { literal: 0.5, doubt: 0.2 };

/** Whom a Daydreamer reckons with: mostly with others like itself, but with people too. */
const amongEquals = (listener: Listener): readonly Listener[] => [listener, listener, ANYBODY];

function guess(v: View, { listener, lapses }: Player, luck: QuickChance): number {
  const cards = faceUp({ cards: [...v.cards], guesses: [...v.guesses] });
  const { literal, doubt } = luck.fraction() < lapses ? ANYBODY : listener;
  return drawn(cards, fitsOf(v.words, cards, { literal, doubt }), doubt, luck);
}

const playing = (player: Player): Bot<View, Answer> => ({
  choose({ view }, luck) {
    const v = view();
    if (v.step === 'scout') return { kind: 'pick', card: player.scout(v, luck) };
    if (v.step === 'dream') return { kind: 'say', text: chooseWords(v, player.describer, luck).said.text };
    return { kind: 'guess', card: guess(v, player, luck) };
  },
  advise({ view }, luck) {
    const v = view();
    if (v.step === 'scout') return adviceToScout(v, player.scout(v, luck), luck);
    if (v.step === 'dream') return adviceToDaydreamer(v, player.describer, luck);
    return adviceToWatcher(v, player.listener);
  },
});

const GENTLE: Listener = { literal: 0.3, doubt: 0.05 };
const CLUB: Listener = { literal: 0.1, doubt: 0.035 };
const STRONG: Listener = { literal: 0.05, doubt: 0.03 };
const MASTER: Listener = { literal: 0, doubt: 0.03 };

/** A dreamer: says what comes to mind, and listens with half an ear. */
export const gentle = (): Bot<View, Answer> =>
  playing({
    scout: scoutPlainly,
    describer: { listeners: amongEquals(GENTLE), tables: 24, whim: 0.8 },
    listener: GENTLE,
    lapses: 1,
  });

export const club = (): Bot<View, Answer> =>
  playing({
    scout: scoutPlainly,
    describer: { listeners: amongEquals(CLUB), tables: 36, whim: 0.4 },
    listener: CLUB,
    lapses: 0.55,
  });

export const strong = (): Bot<View, Answer> =>
  playing({
    scout: scoutWell,
    describer: { listeners: amongEquals(STRONG), tables: 60, whim: 0.2 },
    listener: STRONG,
    lapses: 0.2,
  });

export const master = (): Bot<View, Answer> =>
  playing({
    scout: scoutWell,
    describer: { listeners: amongEquals(MASTER), tables: 120, whim: 0.05 },
    listener: MASTER,
    lapses: 0,
  });
