export { QUICK, standout } from './contest.js';
export { confirmed, decisionFinder } from './decisions.js';
export { difficultyOf, fitted, type Trier, triersOf, triesAt } from './difficulty.js';
export { Counter, idOf, type Mined, type Miner, matchOf, type Thrown } from './miner.js';
export { type Decision, MINED, type PlayedMatch, playedByPeople, type Unfit } from './played-match.js';
export { playingOn } from './playing-on.js';
export { themeOf } from './themes.js';
