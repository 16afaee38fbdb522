import type { Answer, Event, View } from '@aerie/cloud-mine';
import type { GameUi } from '../../contract/game-ui.js';
import { advice, figures } from './advice.js';
import { animation, type Picture } from './animation.js';
import { ready } from './art/clouds.js';
import { Portrait } from './art/Portrait.js';
import { Board } from './board/Board.js';
import glossary from './glossary.js';
import { account, answer, confirm, logLine, passage, prompt, role, score, waiting } from './messages.js';
import { moment } from './moment.js';
import { ruleLinks } from './rules/rule-links.js';
import { holdings, Text } from './text.js';

/** Cloud Mine in the browser: an afternoon on a hill. */
const cloudMine: GameUi<View, Event, Picture, Answer> = {
  secret: 'own',
  Portrait,
  Board,
  ready,
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
  advice,
  figures,
  confirm,
  logLine,
  moment,
  score,
  holdings,
  role,
  account,
};

export default cloudMine;
