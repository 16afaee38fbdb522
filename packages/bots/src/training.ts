import { subject as schwingenschlag } from './games/schwingenschlag/subject.js';
import type { Subject } from './learning/subject.js';

export { type Effort, fitMatchValue } from './games/rauf-und-runter/fitting/index.js';
export { tellLosses } from './games/rauf-und-runter/fitting/losses.js';
export { Net, partsOf, type Shape } from './learning/net.js';
export { packNet } from './learning/packed-net.js';
export { softChoice } from './learning/soft-choice.js';
export type { Learner, Subject } from './learning/subject.js';

/** The games whose judgement is learned. */
export const subjects: readonly Subject[] = [schwingenschlag];
