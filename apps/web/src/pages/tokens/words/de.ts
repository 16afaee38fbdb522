import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

export default {
  'tokens.title': 'Programme, die für dich spielen',
  'tokens.about':
    'Mit einem Schlüssel spielt ein Programm von dir hier in deinem Namen, nach den gleichen Regeln wie alle. Die anderen sehen, dass dort ein Programm sitzt. Wie das geht, steht in der Dokumentation des Projekts, mit einem Beispiel von weniger als 60 Zeilen.',
  'tokens.name': 'Wie heißt das Programm?',
  'tokens.nameFirst': 'Gib ihm erst einen Namen.',
  'tokens.badName': 'Dieser Name geht nicht: höchstens 24 sichtbare Zeichen.',
  'tokens.make': 'Schlüssel anlegen',
  'tokens.once':
    'Das ist der Schlüssel. Er wird nur dieses eine Mal gezeigt: Bewahre ihn auf, wo ihn sonst niemand liest.',
  'tokens.copy': 'Kopieren',
  'tokens.copied': 'Kopiert',
  'tokens.own': 'Deine Schlüssel',
  'tokens.none': 'Du hast noch keinen.',
  'tokens.drop': '„{name}“ löschen',
  'tokens.dropSurely': '„{name}“ endgültig löschen',
} satisfies Catalogue<keyof typeof en>;
