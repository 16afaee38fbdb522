import { type Answer, type Event, isIdleExchange, type View } from '@aerie/schwingenschlag';
import type { GameUi } from '../../contract/game-ui.js';
import { account, rivals, score } from './account.js';
import { advice, figures } from './advice.js';
import { animation, type Picture } from './animation.js';
import { answerWords, confirm } from './answer-words.js';
import { Portrait } from './art/Portrait.js';
import { Board } from './board/Board.js';
import glossary from './glossary.js';
import { meanwhile } from './meanwhile.js';
import { logLine } from './messages.js';
import { moment } from './moment.js';
import { dragonName } from './names.js';
import { passage, prompt, waiting } from './prompts.js';
import { ruleLinks } from './rules/rule-links.js';
import { holdings, Text } from './text.js';
import catalogues from './words/catalogues.js';

/** Schwingenschlag in the browser: a mountain cut open, from dusk to night. */
const schwingenschlag: GameUi<View, Event, Picture, Answer> = {
  secret: true,
  Portrait,
  Board,
  Text,
  animation,
  words: catalogues,
  glossary,
  prompt,
  meanwhile,
  waiting,
  passage,
  ruleLinks,
  answer: answerWords,
  advice,
  figures,
  memorable: (card) => dragonName(Number(card)),
  isAside: (answer, view, seat) => isIdleExchange(view, seat, answer),
  confirm,
  logLine,
  moment,
  score,
  holdings,
  rivals,
  account,
  loadReckoning: () => import('./points/Reckoning.js'),
};

export default schwingenschlag;
