import type { Answer } from '@aerie/ueber-den-wolken';

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

export const DECISION_KINDS = [...new Set([...Object.values(KINDS), ...Object.values(ACTIONS)])];

/** What kind of decision an answer is. */
export const decisionKind = (answer: Answer): (typeof DECISION_KINDS)[number] =>
  answer.kind === 'action' ? ACTIONS[answer.action] : KINDS[answer.kind];
