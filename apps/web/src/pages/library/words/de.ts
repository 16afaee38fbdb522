import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const de: Catalogue<keyof typeof en> = {
  'library.title': 'Die Regelbibliothek',
  'library.about':
    'Die vollständigen Regeln aller fünf Spiele in unseren Worten, mit Bildern von den Spielplänen. Jeder Absatz hat einen eigenen Link.',
  'library.search': 'In allen Regeln nachschlagen',
  'library.example': 'Zum Beispiel Feder, Ecke, Gleichstand',
  'library.results': 'Gefunden',
  'library.found': '{count, plural, one {# Absatz} other {# Absätze}}',
  'library.nothing': 'Nichts über „{asked}“. Versuch ein anderes Wort oder nur seinen Anfang.',
};

export default de;
