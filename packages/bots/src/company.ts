import type { Reason, Seat } from '@aerie/kernel';

/** Moves that somebody at the table proposes, from this moment on. */
export interface Proposed<A> {
  readonly seat: Seat;
  readonly plan: readonly A[];
  /** Whoever proposes it wishes that it is done now; else they only draw. */
  readonly wish?: true;
}

/** The people whom a bot plays together with. */
export interface Company<A> {
  /** The seats of those who play themselves. Never empty. */
  readonly people: readonly Seat[];
  /** What they propose at this moment. */
  readonly sketches: readonly Proposed<A>[];
  /** The bot has spoken against what they wish already: they have heard it, and wish it still. */
  readonly warned?: true;
}

/** What a bot proposes for its own turn, and why. */
export interface Proposal<A> {
  readonly plan: readonly A[];
  readonly reason: Reason;
  /** It speaks against what people wish: they are asked once more. */
  readonly instead?: true;
}
