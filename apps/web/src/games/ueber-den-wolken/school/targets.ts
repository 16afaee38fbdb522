import type { Target } from '../../../contract/school.js';

/** The whole card, by its name in the glossary too. */
export const NEST_CARD: readonly Target[] = [{ spot: 'nestCard' }, { term: 'nest' }];
