import type { Glossary } from '../../contract/glossary.js';
import type { Address } from './rules/passages.js';

/** What a stranger cannot know on this board. */
export default {
  stake: { rule: 'caw-twice' },
  seat: { rule: 'goal-verses' },
  score: { rule: 'verse-sing' },
  card: { rule: 'verse-sing' },
} as const satisfies Glossary<Address>;
