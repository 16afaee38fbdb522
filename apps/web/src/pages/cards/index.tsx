import { cardAt } from '../../games/schwingenschlag/deck.js';
import words from '../../games/schwingenschlag/words/catalogues.js';
import type { PageModule } from '../page.js';
import { Browse } from './browse.js';
import { CardPage } from './card-page.js';
import { Missing } from './missing.js';

/** All cards of Schwingenschlag: `/cards` to search them, `/cards/<dragon|cave>/<number-and-name>` for each. */
const cards: PageModule = {
  words,
  Page: ({ rest }) => {
    const [kind = '', place = '', ...more] = rest;
    if (kind === '') return <Browse />;
    const card = more.length === 0 ? cardAt(kind, place) : undefined;
    return card ? <CardPage card={card} /> : <Missing />;
  },
};

export default cards;
