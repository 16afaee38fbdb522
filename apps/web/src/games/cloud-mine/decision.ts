import type { Answer } from '@aerie/cloud-mine';
import type { Saying } from '../../words/words.js';
import { saying } from './messages.js';

/** What kind of decision an answer is. */
export const decision = ({ kind }: Answer): Saying => saying(`cloud-mine.kind.${kind}`);
