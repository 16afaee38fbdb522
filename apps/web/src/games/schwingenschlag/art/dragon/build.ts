import type { Figure } from './figure.js';
import { hatchling } from './hatchling.js';
import type { Kind } from './kind.js';
import { legged } from './legged.js';
import { serpent } from './serpent.js';

const SERPENTS = ['wyrm', 'long', 'snake', 'feathered'];

export function buildDragon(card: Kind): Figure {
  const { form } = card.look;
  if (form === 'egg') return hatchling(card);
  return SERPENTS.includes(form) ? serpent(card) : legged(card);
}
