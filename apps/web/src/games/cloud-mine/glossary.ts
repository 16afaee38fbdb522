import type { Glossary } from '../../contract/glossary.js';
import type { Address } from './rules/passages.js';

/** Roles, signs and numbers of the hill that a stranger cannot know. */
export default {
  daydreamer: { rule: 'roles-daydreamer' },
  scout: { rule: 'roles-scout' },
  watcher: { rule: 'roles-watchers' },
  left: { rule: 'end-tooFew' },
  meant: { rule: 'picking-secret' },
  turned: { rule: 'guessing-wrong' },
  words: { rule: 'describing-words' },
  seat: { rule: 'guessing-wrong' },
  score: { rule: 'goal-most' },
  cloud: { rule: 'picking-cards' },
  number: { rule: 'guessing-order' },
} as const satisfies Glossary<Address>;
