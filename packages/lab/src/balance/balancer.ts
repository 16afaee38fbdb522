import type { Outcome } from '@aerie/kernel';
import type { Panel } from '../report/panels.js';

/** Watches games of one number of players and says whether their values are in balance. */
export interface Watch {
  /** An event as it happens, and the table at that moment. Not to be kept: it changes. */
  saw(event: unknown, state: unknown): void;
  ended(outcome: Outcome): void;
  /** What was found: for the terminal, for the report, and as plain data. */
  lines(): string[];
  panels(): Panel[];
  summary(): Readonly<Record<string, unknown>>;
}

/** What a game has to be watched for. */
export type Balancer = (players: number) => Watch;

/** What was watched at tables of one size. */
export interface Table {
  readonly players: number;
  readonly watch: Watch;
}
