import { ALL_ROWS, type Answer, dragonCard, type View } from '@aerie/schwingenschlag';
import type { Possibilities } from '../../contract/possibilities.js';
import { saying } from './saying.js';
import { topTask } from './table.js';
import type { Key } from './words/words.js';

/** What answers have to do with, as the board names it. */
const HEADINGS: Readonly<Partial<Record<Answer['a'], Key>>> = {
  dig: 'schwingenschlag.term.cave',
  takeCave: 'schwingenschlag.term.cave',
  entice: 'schwingenschlag.term.dragon',
  cover: 'schwingenschlag.term.dragon',
  takeDragon: 'schwingenschlag.term.dragon',
  explore: 'schwingenschlag.term.entrance',
  exchange: 'schwingenschlag.term.exchange',
  egg: 'schwingenschlag.term.egg',
  payEgg: 'schwingenschlag.term.egg',
  cache: 'schwingenschlag.term.cached',
  tuck: 'schwingenschlag.term.tucked',
};

/** The three actions of a turn. A dragon that can be enticed somewhere, and a cave that can be dug, are not told of again. */
function actions(view: View, seat: number, answers: readonly Answer[]): Answer[] {
  const { caves = [], dragons = [] } = view.mats[seat] ?? {};
  const isOpen = (a: 'dig' | 'entice', card: number): boolean =>
    answers.some((answer) => answer.a === a && answer.card === card);
  const [cave] = caves;
  return [
    ...dragons
      .filter((card) => !isOpen('entice', card))
      .map((card): Answer => ({ a: 'entice', card, row: dragonCard(card).habitats[0] ?? 0 })),
    ...(cave === undefined ? [] : ALL_ROWS.map((row): Answer => ({ a: 'dig', card: cave, row }))),
    ...ALL_ROWS.map((row): Answer => ({ a: 'explore', row })),
  ];
}

const possibilities: Possibilities<View, Answer> = {
  attempts: (view, seat, answers) =>
    view.draft === null && topTask(view)?.task === 'turn' ? actions(view, seat, answers) : [],
  group({ a }) {
    const key = HEADINGS[a];
    return key && saying(key);
  },
};

export default possibilities;
