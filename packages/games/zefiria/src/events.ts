import type { Seat } from '@aerie/kernel';
import type { Mode, Spirit } from './data/figures.js';
import type { StormCard } from './data/storms.js';
import type { Manner } from './flights.js';
import type { Account } from './scoring.js';

/** An island that changed its cell. */
export interface Moved {
  readonly island: number;
  readonly from: number;
  readonly to: number;
  /** Who travelled along. */
  readonly spirit: Spirit | null;
}

/** What can happen in a match. Cells count from 0, row by row; rounds from 1; `points` are those left after it. */
export type Event =
  | { type: 'laidOut'; mode: Mode; islands: readonly number[]; rounds: number }
  | { type: 'tookSpirit'; seat: Seat; spirit: Spirit; chosen: boolean }
  | { type: 'tookCorner'; seat: Seat; spirit: Spirit; cell: number; island: number }
  | { type: 'fellAsleep'; spirit: Spirit }
  | { type: 'wokeUp'; spirit: Spirit }
  | { type: 'roundBegan'; round: number; rounds: number }
  | { type: 'stormBroke'; card: StormCard; cell: number; island: number }
  | { type: 'anchored'; cell: number; island: number; spirit: Spirit | null; reserve: number }
  | { type: 'stormPassed'; why: 'anchored' | 'noGemLeft' | 'otherAnchored'; island: number; other: number }
  | { type: 'stormSwapped'; moved: readonly [Moved, Moved] }
  | { type: 'turnBegan'; seat: Seat; spirit: Spirit; points: number }
  | { type: 'steppedOut'; seat: Seat; cell: number; place: number }
  | {
      type: 'flew';
      seat: Seat;
      spirit: Spirit;
      island: number;
      manner: Manner;
      way: readonly number[];
      points: number;
    }
  | { type: 'glided'; seat: Seat; from: number; to: number; island: number; points: number }
  | {
      type: 'breathed';
      seat: Seat;
      spirit: Spirit;
      moved: readonly [Moved, Moved];
      /** The way of the first of the two, from cell to cell, both ends included. */
      way: readonly number[];
      price: number;
      points: number;
    }
  | { type: 'tookGem'; seat: Seat; island: number; cell: number; points: number }
  | { type: 'gaveGem'; seat: Seat; to: Seat; points: number }
  | { type: 'steppedIn'; seat: Seat; place: number; cell: number; island: number }
  | { type: 'turnEnded'; seat: Seat; spirit: Spirit; unused: number }
  | { type: 'finished'; seat: Seat }
  | { type: 'ended'; account: Account };
