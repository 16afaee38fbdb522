import type { Answer, Event, View } from '@aerie/zefiria';
import { schoolOf } from '../../../contract/school.js';
import { ALL_HOME } from './chapters/all-home.js';
import { FIRST_WIND } from './chapters/first-wind.js';
import { STORM } from './chapters/storm.js';
import { COMPANION } from './companion.js';
import { DRILLS } from './drills.js';

/** How one learns Zefiria: a first round, the end of a game, small tasks, a first game with the coach, and storms for later. */
export const PLAN = schoolOf<View, Event, Answer>()({
  chapters: [FIRST_WIND, ALL_HOME, STORM],
  drills: DRILLS,
  companion: COMPANION,
  needed: ['goal', 'components', 'setup', 'round', 'turn', 'flight', 'breath', 'score'],
});
