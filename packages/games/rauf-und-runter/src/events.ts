import type { Seat } from '@aerie/kernel';

/** What can happen in a match. Spaces count from 0 at the bottom of the ladder, rounds from 1. */
export type Event =
  | { type: 'laidOut'; ladder: readonly number[]; flutter: readonly number[]; pecking: readonly Seat[] }
  | { type: 'roundBegan'; round: number; flutter: number; order: readonly Seat[] }
  | { type: 'rolled'; seat: Seat; roll: string }
  | { type: 'paidForReroll'; seat: Seat; feathers: number }
  | { type: 'tookFeather'; seat: Seat; feathers: number }
  | { type: 'placed'; seat: Seat; die: number; sum: number }
  | { type: 'wentToDungHeap'; seat: Seat; die: number }
  | { type: 'shed'; seat: Seat; feathers: number }
  | { type: 'stood'; seat: Seat; momentum: number }
  | { type: 'hadNoMomentum'; seat: Seat }
  | { type: 'fell'; seat: Seat; momentum: number; by: number; from: number; to: number }
  | { type: 'nobodyClimbed'; why: 'noneStood' | 'allEqual' }
  | { type: 'stayedLowest'; seat: Seat; momentum: number; feathers: number }
  | { type: 'climbed'; seat: Seat; by: number; from: number; to: number }
  | { type: 'ladderGrew'; card: number }
  | { type: 'ended'; pecking: readonly Seat[]; spaces: readonly number[] };
