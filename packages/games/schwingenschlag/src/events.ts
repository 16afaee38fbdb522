import type { Seat } from '@aerie/kernel';
import type { Account, RivalAccount } from './account.js';
import type { Guild, ObjectiveId } from './data/boards.js';
import type { Resource, Row } from './data/words.js';
import type { Spot } from './state.js';

/**
 * What can happen. Cards are numbers; 0 is a card that the reader may not know. The solo opponent is seat 1.
 */
export type Event =
  | { type: 'dealt'; seat: Seat; dragons: readonly number[]; caves: readonly number[] }
  | { type: 'laidOut'; guild: Guild; objectives: readonly ObjectiveId[]; starter: Seat }
  | {
      type: 'drafted';
      thrownDragons: readonly number[];
      thrownCaves: readonly number[];
      resources: readonly (readonly number[])[];
    }
  | { type: 'roundBegan'; round: number; starter: Seat }
  | { type: 'displayed'; dragons: readonly number[]; caves: readonly number[] }
  | { type: 'enticed'; seat: Seat; card: number; row: Row; spot: Spot }
  | { type: 'covered'; seat: Seat; card: number; old: number; spot: Spot; eggsLost: number }
  | { type: 'dug'; seat: Seat; card: number; row: Row; column: number }
  | { type: 'explored'; seat: Seat; row: Row; time: number }
  | { type: 'steppedOn'; seat: Seat; row: Row; icon: number }
  | { type: 'activated'; seat: Seat; card: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'paid'; seat: Seat; thing: Resource | 'coin'; n: number }
  | { type: 'paidEgg'; seat: Seat; spot: Spot }
  | { type: 'paidCard'; seat: Seat; kind: 'dragon' | 'cave'; card: number }
  | { type: 'exchanged'; seat: Seat; given: readonly Resource[]; got: Resource }
  | { type: 'gained'; seat: Seat; thing: Resource | 'coin'; n: number }
  | { type: 'tookCard'; seat: Seat; kind: 'dragon' | 'cave'; card: number; from: 'deck' | 'display' }
  | { type: 'laid'; seat: Seat; spot: Spot }
  | { type: 'cached'; seat: Seat; resource: Resource; spot: Spot; from: 'supply' | 'bank' }
  | { type: 'tucked'; seat: Seat; card: number; spot: Spot; from: 'hand' | 'deck' | 'open' }
  | { type: 'fed'; seat: Seat; card: number; time: number }
  | { type: 'revealed'; seat: Seat; card: number; fits: boolean }
  | { type: 'discarded'; seat: Seat; kind: 'dragon' | 'cave'; card: number }
  | { type: 'discardedThing'; seat: Seat; thing: Resource | 'coin'; n: number }
  | { type: 'named'; seat: Seat; resource: Resource }
  | { type: 'guildStepped'; seat: Seat; space: number }
  | { type: 'marked'; seat: Seat; square: number }
  | { type: 'swapped'; seat: Seat; one: Spot; two: Spot }
  | { type: 'deckRebuilt'; kind: 'dragon' | 'cave' }
  | {
      type: 'objectiveScored';
      objective: ObjectiveId;
      amounts: readonly number[];
      places: readonly number[];
      points: readonly number[];
    }
  | { type: 'rivalTurned'; card: number }
  | { type: 'rivalPassed' }
  | { type: 'rivalTook'; kind: 'dragon' | 'cave'; card: number }
  | { type: 'countersShifted'; counters: number }
  | { type: 'ended'; points: readonly number[]; accounts: readonly Account[]; rival: RivalAccount | null };
