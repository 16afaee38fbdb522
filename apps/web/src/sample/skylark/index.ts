import type { Answer, Event, View } from '@aerie/conformance/sample';
import type { GameUi } from '../../contract/game-ui.js';
import { animation, type Picture } from './animation.js';
import { Portrait } from './art/Portrait.js';
import { Board } from './board/Board.js';
import glossary from './glossary.js';
import { account, answer, confirm, logLine, passage, prompt, score, waiting } from './messages.js';
import { moment } from './moment.js';
import { ruleLinks } from './rules/rule-links.js';
import { holdings, Text } from './text.js';

/** Skylark in the browser: larks above the hills. */
const ui: GameUi<View, Event, Picture, Answer> = {
  // Everybody holds cards that the others must not see.
  secret: true,
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
  score,
  holdings,
  account,
};

export default ui;
