import type { REASONS } from '@aerie/ueber-den-wolken';
import type { RuleLinks } from '../../../contract/rules.js';
import type { PLAN } from './passages.js';

/** Where the rules say why something is refused. */
export const ruleLinks: RuleLinks<typeof PLAN, typeof REASONS> = {
  over: 'end-most',
  gameOver: 'end-most',
  notYourTurn: 'turn-one',
  notNow: 'turn-one',
  tooFewCubes: 'prices-pay',
  noSwap: 'flying-other',
  noFreeColumn: 'adding-impossible',
  noBirdLeft: 'adding-impossible',
  deckEmpty: 'adding-faceUp',
  displayEmpty: 'taking-empty',
  noStandardAction: 'cards-target',
  nothingToScore: 'kinds-worth',
  nothingToCopy: 'kinds-display',
  cannotCopyDisplay: 'kinds-copying',
  notInHand: 'cards-parts',
  notOnDisplay: 'taking-take',
  copiedCardStays: 'kinds-copying',
  worthNothing: 'scoring-offered',
  handFull: 'taking-limit',
  noBirdThere: 'flying-other',
  noOwnBird: 'kinds-swaps',
  noNeutralBird: 'kinds-neutral',
  wrongDistance: 'kinds',
  birdNotFaceUp: 'adding-take',
  birdNotInDeck: 'kinds-favourite',
  noSuchColumn: 'flock-columns',
  columnFull: 'adding-put',
};
