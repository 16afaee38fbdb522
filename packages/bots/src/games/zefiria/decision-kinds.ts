import type { Answer } from '@aerie/zefiria';

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

export const DECISION_KINDS = [...new Set(Object.values(KINDS))];

/** What kind of decision an answer is. */
export const decisionKind = ({ kind }: Answer): (typeof DECISION_KINDS)[number] => KINDS[kind];
