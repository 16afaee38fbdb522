import {
  FIXED_POINTS,
  GUILD_CIRCLE,
  GUILD_TILES,
  type Guild,
  MAT_ICONS,
  type ObjectiveId,
} from '../data/boards.js';
import { caveCard, dragonCard, LATER_PRINTING } from '../data/cards.js';
import type { Effect, EndEffect } from '../data/effect.js';
import type { Row, Timing } from '../data/words.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { LABELS } from './labels.js';
import type { Labels, Language, Wording } from './language.js';
import { OBJECTIVE_TEXTS } from './objectives.js';
import { capital, speaker } from './speaker.js';
import { tokenWords, withWords } from './tokens.js';

export { LANGUAGES, type Labels, type Language } from './language.js';

/**
 * What cards and boards say, written from what they do, so that the two cannot disagree. Texts hold tokens such as
 * `{egg}` or `{points:3}`, which a client shows as icons and `plainText` as words.
 */

const WORDINGS: Readonly<Record<Language, Wording>> = { de, en, fr, it };
const speak = (language: Language) => speaker(() => WORDINGS[language]);

/** A clause made a paragraph, after the word for its timing if it has one; nothing of nothing. */
const paragraph = (clause: string, language: Language, timing?: Timing): string => {
  if (clause === '') return '';
  const heading = timing ? `${LABELS[language].timings[timing]}: ` : '';
  return WORDINGS[language].polish(`${heading}${capital(clause)}.`);
};

export const labels = (language: Language): Labels => LABELS[language];

export const effectText = (effects: readonly Effect[], language: Language): string =>
  paragraph(speak(language).say(effects, 'do'), language);

export const endText = (end: EndEffect, language: Language): string =>
  paragraph(speak(language).end(end), language);

/** One paragraph for each ability, beginning with its timing; `later` takes the figures of the later printing. */
export function dragonText(number: number, language: Language, later = false): string[] {
  const { timings, effects, end: printed } = dragonCard(number);
  const end = (later ? LATER_PRINTING[number] : undefined) ?? printed;
  const { say, end: sayEnd } = speak(language);
  return timings.map((timing) =>
    paragraph(timing === 'end' && end ? sayEnd(end) : say(effects, 'do'), language, timing),
  );
}

export const caveText = (number: number, language: Language): string =>
  effectText(caveCard(number).effects, language);

/** An ability on the explore path of the mat, 0 being the one before the first dragon. */
export const iconText = (row: Row, index: number, language: Language): string =>
  effectText(MAT_ICONS[row]?.[index] ?? [], language);

/** A space of the guild circle, counted from start. */
export function circleText(space: number, language: Language): string {
  const effects = GUILD_CIRCLE[space] ?? 'brown';
  return effects === 'brown'
    ? paragraph(WORDINGS[language].placeMarker, language)
    : effectText(effects, language);
}

/** A row of a guild tile: 1 to 3 work at once, 4 and 5 at the end of the game. */
export function guildText(guild: Guild, row: 1 | 2 | 3 | 4 | 5, language: Language): string {
  const tile = GUILD_TILES[guild];
  if (row < 4) return effectText(tile.rows[row - 1]?.effects ?? [], language);
  if (row === 4) return paragraph(speak(language).end(tile.end.effect), language, 'end');
  const points = FIXED_POINTS.map((n) => `{points:${n}}`);
  const fixed = WORDINGS[language].fixedPoints(points.slice(0, -1).join(', '), points.slice(-1).join(''));
  return paragraph(fixed, language, 'end');
}

/** What an objective counts, as a heading. */
export const objectiveText = (id: ObjectiveId, language: Language): string =>
  WORDINGS[language].polish(OBJECTIVE_TEXTS[id][language]);

/** A text with its tokens put into words. */
export const plainText = (text: string, language: Language): string => withWords(text, LABELS[language]);

/** The words for a token (without braces), as the alternative text of its icon. */
export const tokenText = (token: string, language: Language, several = false): string =>
  tokenWords(token, LABELS[language], several);
