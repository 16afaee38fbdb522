import { tr } from './tr.js';
import type en from './words/en.js';

type Key = keyof typeof en;

/** What the puzzles of each game ask for, where that is one answer. */
const ASKED: Readonly<Record<string, Key>> = {
  'rauf-und-runter': 'puzzles.ask.rauf-und-runter',
  'ueber-den-wolken': 'puzzles.ask.ueber-den-wolken',
  schwingenschlag: 'puzzles.ask.schwingenschlag',
  zefiria: 'puzzles.ask.zefiria',
  'cloud-mine': 'puzzles.ask.cloud-mine',
};

/** What puzzles are about, by game, in the order in which it is listed. */
export const THEMES: Readonly<Record<string, Readonly<Record<string, Key>>>> = {
  'rauf-und-runter': {
    shed: 'puzzles.theme.rauf-und-runter.shed',
    reroll: 'puzzles.theme.rauf-und-runter.reroll',
    lastDice: 'puzzles.theme.rauf-und-runter.lastDice',
    firstDice: 'puzzles.theme.rauf-und-runter.firstDice',
  },
  'ueber-den-wolken': {
    action: 'puzzles.theme.ueber-den-wolken.action',
    swap: 'puzzles.theme.ueber-den-wolken.swap',
    bird: 'puzzles.theme.ueber-den-wolken.bird',
    place: 'puzzles.theme.ueber-den-wolken.place',
    card: 'puzzles.theme.ueber-den-wolken.card',
    scoring: 'puzzles.theme.ueber-den-wolken.scoring',
  },
  schwingenschlag: {
    action: 'puzzles.theme.schwingenschlag.action',
    playing: 'puzzles.theme.schwingenschlag.playing',
    paying: 'puzzles.theme.schwingenschlag.paying',
    eggs: 'puzzles.theme.schwingenschlag.eggs',
    cards: 'puzzles.theme.schwingenschlag.cards',
    resources: 'puzzles.theme.schwingenschlag.resources',
    guild: 'puzzles.theme.schwingenschlag.guild',
    effect: 'puzzles.theme.schwingenschlag.effect',
  },
  zefiria: {
    oneTurn: 'puzzles.theme.zefiria.oneTurn',
    twoTurns: 'puzzles.theme.zefiria.twoTurns',
    threeTurns: 'puzzles.theme.zefiria.threeTurns',
  },
  'cloud-mine': {
    looksLike: 'puzzles.theme.cloud-mine.looksLike',
    bringsToMind: 'puzzles.theme.cloud-mine.bringsToMind',
  },
};

export const themeWords = (game: string, theme: string): string =>
  tr(THEMES[game]?.[theme] ?? 'puzzles.puzzle');

export const askedWords = (game: string): string => tr(ASKED[game] ?? 'puzzles.puzzle');
