import type { Answer } from '@aerie/zefiria';
import type { Saying } from '../../words/words.js';
import { saying } from './messages.js';

const KINDS = {
  choose: 'spirits',
  corner: 'spirits',
  act: 'order',
  sleep: 'order',
  step: 'fly',
  fly: 'fly',
  glide: 'fly',
  swap: 'breath',
  take: 'gem',
  give: 'gem',
  end: 'end',
  finish: 'end',
} as const satisfies Record<Answer['kind'], string>;

/** What kind of decision an answer is. */
export const decision = ({ kind }: Answer): Saying => saying(`zefiria.kind.${KINDS[kind]}`);
