import game, { type Event, type View } from '@aerie/schwingenschlag';
import type { GameUi } from '../../contract/game-ui.js';
import { inNotation } from '../in-notation.js';
import { account, rivals, score } from './account.js';
import { animation, type Picture } from './animation.js';
import { Portrait } from './art/Portrait.js';
import { answer, confirm, passage, prompt, waiting } from './asking.js';
import { Board } from './board/Board.js';
import { meanwhile } from './meanwhile.js';
import { logLine } from './messages.js';
import { dragonName } from './names.js';
import { Reckoning } from './points/Reckoning.js';
import { ruleLinks } from './rules/rule-links.js';
import { Text } from './text.js';
import catalogues from './words/catalogues.js';

/** Schwingenschlag in the browser: a mountain cut open, from dusk to night. */
const schwingenschlag: GameUi<View, Event, Picture, string> = {
  secret: true,
  Portrait,
  Board,
  Text,
  animation,
  words: catalogues,
  prompt,
  meanwhile,
  waiting,
  passage,
  ruleLinks,
  answer,
  memorable: (card) => dragonName(Number(card)),
  confirm,
  logLine,
  score,
  rivals,
  account,
  Reckoning,
};

export default inNotation(game, schwingenschlag);
