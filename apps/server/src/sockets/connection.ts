import type { Scope } from '@aerie/protocol';
import type { Payer } from '../common/work-budget.js';
import type { Standing } from '../people/measures.js';
import type { Actor } from '../tables/actor.js';

/** One connection of somebody, such as a browser tab; the same person may have several. */
export interface Connection {
  readonly person: Actor;
  /** What the token of a program allows, or a visitor may do; null for people. */
  readonly scopes: readonly Scope[] | null;
  /** Nobody in particular, who looks on. */
  readonly isVisitor: boolean;
  /** Who pays for what is done for it. */
  readonly payer: Payer;
  /** Whom they do not want to hear. */
  mutes: ReadonlySet<string>;
  /** Warnings and time-outs of theirs. */
  standing: Standing;
  /** Sends a message that is already serialised. */
  send(text: string): void;
}
