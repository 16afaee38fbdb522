import type { Answer } from '@aerie/ueber-den-wolken';
import type { Saying } from '../../words/words.js';
import { saying } from './names.js';

const KINDS = {
  play: 'play',
  pass: 'pass',
  swap: 'fly',
  bird: 'add',
  deck: 'add',
  place: 'add',
  take: 'take',
  discard: 'take',
  copy: 'play',
  score: 'score',
  done: 'score',
} as const satisfies Record<Exclude<Answer['kind'], 'action'>, string>;

const ACTIONS = { A: 'fly', B: 'fly', C: 'add', D: 'take' } as const;

/** What kind of decision an answer is. */
export const decision = (answer: Answer): Saying =>
  saying(`ueber-den-wolken.kind.${answer.kind === 'action' ? ACTIONS[answer.action] : KINDS[answer.kind]}`);
