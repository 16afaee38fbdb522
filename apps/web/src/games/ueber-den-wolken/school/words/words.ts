import type { SchoolWords } from '../../../../contract/school.js';
import type { PLAN } from '../plan.js';

/** Every text of the lessons; one that is missing does not compile. */
export type Words = SchoolWords<'ueber-den-wolken', typeof PLAN>;
