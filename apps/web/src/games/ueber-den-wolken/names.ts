import {
  BIRD_NAMES,
  type Bird,
  type Card,
  manoeuvre,
  NO_CARD,
  SPACE_NAMES,
  type Space,
} from '@aerie/ueber-den-wolken';
import type { Args, Saying } from '../../words/words.js';
import type { Key } from './words/words.js';

export const saying = (key: Key, args?: Args): Saying => (args ? { key, args } : { key });

export const birdName = (bird: Bird): string => BIRD_NAMES[bird] || 'none';
export const spaceName = (space: Space): string => SPACE_NAMES[space] as string;
export const columnName = (column: number): string => 'ABCDEFG'[column] as string;
/** The kind of a card, as an argument. */
export const kindOf = (card: Card): string => (card === NO_CARD ? 'hidden' : manoeuvre(card).kind);

/** A number of points that is added, with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
