import { termsOf } from '../../kit/term.js';
import type { SignName } from './art/icons.js';
import glossary from './glossary.js';

export type TermId = keyof typeof glossary;

export const { marks } = termsOf('schwingenschlag', glossary);

/** Signs whose term has another name. */
const OTHERWISE: Readonly<Partial<Record<SignName, TermId>>> = { round: 'roundEnd', end: 'gameEnd' };

const isTerm = (name: string): name is TermId => Object.hasOwn(glossary, name);

/** Marks a sign that stands where it may be asked about. */
export function marksSign(sign: SignName): { 'data-term'?: TermId } {
  const term = OTHERWISE[sign] ?? sign;
  return isTerm(term) ? marks(term) : {};
}
