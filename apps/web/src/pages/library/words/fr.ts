import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const fr: Catalogue<keyof typeof en> = {
  'library.title': 'La bibliothèque des règles',
  'library.about':
    'Les règles complètes des cinq jeux, avec nos mots et des images des plateaux. Chaque paragraphe a son propre lien.',
  'library.search': 'Chercher dans toutes les règles',
  'library.example': 'Par exemple plume, coin, égalité',
  'library.results': 'Trouvé',
  'library.found': '{count, plural, one {# paragraphe} other {# paragraphes}}',
  'library.nothing': 'Rien sur « {asked} ». Essaie un autre mot, ou juste son début.',
};

export default fr;
