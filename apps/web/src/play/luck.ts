import { commitment } from '@aerie/kernel';
import { keepPart } from '../net/luck-parts.js';
import { random } from './random.js';

/** Makes this browser's part of a match's luck; gives its hash, with which it is promised. */
export function promiseLuck(): string {
  const part = random(32);
  const hash = commitment(part);
  keepPart(hash, part);
  return hash;
}
