import { allInPlace, turnsPlayed, type View } from '@aerie/zefiria';
import type { PuzzleGoal } from '../../../contract/puzzles.js';

/** All islands are home. */
const goal: PuzzleGoal<View> = { isReached: allInPlace, turns: turnsPlayed };

export default goal;
