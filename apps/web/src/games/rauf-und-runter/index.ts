import type { Answer, Event, View } from '@aerie/rauf-und-runter';
import type { GameUi } from '../../contract/game-ui.js';
import { say } from '../../words/words.js';
import { animation, type Picture } from './animation.js';
import { Portrait } from './art/Portrait.js';
import { Board } from './board/Board.js';
import glossary from './glossary.js';
import { account, answer, confirm, logLine, passage, prompt, score, waiting } from './messages.js';
import { moment } from './moment.js';
import { ruleLinks } from './rules/rule-links.js';
import { holdings, Text } from './text.js';

/** Rauf und Runter in the browser: a farmyard at noon. */
const raufUndRunter: GameUi<View, Event, Picture, Answer> = {
  odds: true,
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
  memorable: (face) => say({ key: 'rauf-und-runter.memorable', args: { face } }),
  confirm,
  logLine,
  moment,
  score,
  holdings,
  account,
};

export default raufUndRunter;
