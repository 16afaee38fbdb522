import './cards.css';
import { cardAt } from '../../games/schwingenschlag/deck.js';
import game from '../../games/schwingenschlag/words/catalogues.js';
import type { Catalogues } from '../../words/words.js';
import type { Room } from '../room.js';
import { Browse } from './browse.js';
import { Leaf } from './leaf.js';
import { Missing } from './missing.js';

/** The room's own words, and those that the game's cards are labelled with. */
const words: Catalogues = {
  de: async () => ({ default: { ...(await import('./words/de.js')).default, ...(await game.de()).default } }),
  en: async () => ({ default: { ...(await import('./words/en.js')).default, ...(await game.en()).default } }),
  fr: async () => ({ default: { ...(await import('./words/fr.js')).default, ...(await game.fr()).default } }),
  it: async () => ({ default: { ...(await import('./words/it.js')).default, ...(await game.it()).default } }),
};

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
