import type { Answer } from '@aerie/cloud-mine';

export const DECISION_KINDS = ['pick', 'say', 'guess'] as const satisfies readonly Answer['kind'][];

/** What kind of decision an answer is. */
export const decisionKind = ({ kind }: Answer): (typeof DECISION_KINDS)[number] => kind;
