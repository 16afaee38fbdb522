import { cardAt } from '../../games/schwingenschlag/deck.js';
import words from '../../games/schwingenschlag/words/catalogues.js';
import type { Room } from '../room.js';
import { Browse } from './browse.js';
import { Leaf } from './leaf.js';
import { Missing } from './missing.js';

/** All cards of Schwingenschlag: `/cards` to search them, `/cards/<dragon|cave>/<number-and-name>` for each. */
const cards: Room = {
  words,
  Page: ({ rest }) => {
    const [kind = '', place = '', ...more] = rest;
    if (kind === '') return <Browse />;
    const card = more.length === 0 ? cardAt(kind, place) : undefined;
    return card ? <Leaf card={card} /> : <Missing />;
  },
};

export default cards;
