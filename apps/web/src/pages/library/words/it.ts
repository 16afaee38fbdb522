import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const it: Catalogue<keyof typeof en> = {
  'library.title': 'La biblioteca delle regole',
  'library.about':
    'Le regole complete dei cinque giochi con parole nostre e immagini dei tabelloni. Ogni paragrafo ha un suo link.',
  'library.search': 'Cerca in tutte le regole',
  'library.example': 'Per esempio piuma, angolo, parità',
  'library.results': 'Trovato',
  'library.found': '{count, plural, one {# paragrafo} other {# paragrafi}}',
  'library.nothing': 'Niente su «{asked}». Prova un’altra parola, o solo il suo inizio.',
};

export default it;
