import { SURE } from '@aerie/analysis';
import { type Catalogues, language, translator } from '../../../words/words.js';
import type en from './words/en.js';

export const tr = translator<typeof en>();

export const storyWords: Catalogues = {
  de: () => import('./words/de.js'),
  en: () => import('./words/en.js'),
  fr: () => import('./words/fr.js'),
  it: () => import('./words/it.js'),
};

/** A part of a chance in percent. */
export const percent = (worth: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(worth);

/** How far a figure may be off: two standard errors. */
export const within = (error: number): string => (Number.isFinite(error) ? `± ${percent(SURE * error)}` : '');

/** A figure in percent, and how far it may be off. */
export const percentWithin = (worth: number, error: number): string =>
  Number.isFinite(error) ? `${percent(worth)} (${within(error)})` : percent(worth);

/** A change of a chance in percent, with its sign; a minus is set as one. */
export const signedPercent = (change: number): string =>
  new Intl.NumberFormat(language.value, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
    .format(change)
    .replace('-', '−');

/** Points with one decimal. */
export const decimal = (points: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(points).replace('-', '−');
