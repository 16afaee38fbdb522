import type { Answer, Event, View } from '@aerie/schwingenschlag';
import { schoolOf } from '../../../contract/school.js';
import { HOME } from './chapters/home.js';
import { LAST } from './chapters/last.js';
import { WALK } from './chapters/walk.js';
import { COMPANION } from './companion.js';
import { DRILLS } from './drills.js';

/** How one learns Schwingenschlag: three chapters, small tasks, and a first game for two with the coach. */
export const PLAN = schoolOf<View, Event, Answer>()({
  chapters: [HOME, WALK, LAST],
  drills: DRILLS,
  companion: COMPANION,
  needed: [
    'goal',
    'mat',
    'cards',
    'setup',
    'turn',
    'excavate',
    'entice',
    'explore',
    'stones',
    'paying',
    'abilities',
    'eggs',
    'hatchlings',
    'gifts',
    'guild',
    'circle',
    'limits',
    'round',
    'objectives',
    'end',
  ],
});
