import type { Answer, Event, View } from '@aerie/zefiria';
import type { GameUi } from '../../contract/game-ui.js';
import { account, ending } from './account.js';
import { animation, type Picture } from './animation.js';
import { Portrait } from './art/Portrait.js';
import { Board } from './board/Board.js';
import glossary from './glossary.js';
import { answer, confirm, logLine, passage, prompt, role, waiting } from './messages.js';
import { moment } from './moment.js';
import { ruleLinks } from './rules/rule-links.js';
import { holdings, Text } from './text.js';

/** Zefiria in the browser: islands adrift in the golden hour. */
const zefiria: GameUi<View, Event, Picture, Answer> = {
  Portrait,
  Board,
  Text,
  animation,
  words: {
    de: () => import('./words/de.js'),
    en: () => import('./words/en.js'),
    fr: () => import('./words/fr.js'),
    it: () => import('./words/it.js'),
  },
  glossary,
  prompt,
  waiting,
  passage,
  ruleLinks,
  answer,
  confirm,
  logLine,
  moment,
  holdings,
  role,
  account,
  loadReckoning: () => import('./points/Reckoning.js'),
  ending,
};

export default zefiria;
