/** What `npm run clouds` draws with. */
export { cloudSvg, contactSheet, LANGUAGES, measureAll, writeMeasured } from '@aerie/cloud-mine';
export { clueSheet, clues } from './clue-sheet.js';
