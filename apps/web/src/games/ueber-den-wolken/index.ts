import type { Answer, Event, View } from '@aerie/ueber-den-wolken';
import type { GameUi } from '../../contract/game-ui.js';
import { say } from '../../words/words.js';
import { animation, type Picture } from './animation.js';
import { Portrait } from './art/Portrait.js';
import { Board } from './board/Board.js';
import glossary from './glossary.js';
import { logLine } from './log-lines.js';
import { account, answer, confirm, figures, passage, prompt, score, waiting } from './messages.js';
import { moment } from './moment.js';
import { ruleLinks } from './rules/rule-links.js';
import { holdings, Text } from './text.js';

/** Über den Wolken in the browser: a flock at dawn. */
const ueberDenWolken: GameUi<View, Event, Picture, Answer> = {
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
  memorable: (kind) => say({ key: 'ueber-den-wolken.memorable', args: { kind } }),
  confirm,
  figures,
  logLine,
  moment,
  score,
  holdings,
  account,
};

export default ueberDenWolken;
