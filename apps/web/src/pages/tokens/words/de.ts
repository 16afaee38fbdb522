import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

export default {
  'tokens.title': 'Eigene Programme (API)',
  'tokens.about':
    'Mit einem Schlüssel spielt ein Programm von dir hier in deinem Namen, nach den gleichen Regeln wie alle. Die anderen sehen, dass dort ein Programm sitzt. Wie das geht, steht in der Dokumentation des Projekts, mit einem Beispiel von weniger als 60 Zeilen. In gewerteten Partien spielt es nur, wo es sich selbst vor dem Start hingesetzt hat.',
  'tokens.name': 'Wie heißt das Programm?',
  'tokens.nameFirst': 'Gib ihm erst einen Namen.',
  'tokens.badName': 'Dieser Name geht nicht: höchstens 24 sichtbare Zeichen.',
  'tokens.scopes': 'Was darf es?',
  'tokens.allow.watch': 'Zusehen: sehen, was du siehst, auch deine verdeckten Karten',
  'tokens.allow.play': 'Spielen: Tische aufstellen, Platz nehmen, entscheiden, aufgeben',
  'tokens.allow.chat': 'Reden: in deinem Namen sprechen',
  'tokens.scopeFirst': 'Wähl erst aus, was es darf.',
  'tokens.days': 'Wie lange?',
  'tokens.daysCount': '{count, plural, one {# Tag} other {# Tage}}',
  'tokens.make': 'Schlüssel anlegen',
  'tokens.once':
    'Das ist der Schlüssel. Er wird nur dieses eine Mal gezeigt: Bewahre ihn auf, wo ihn sonst niemand liest.',
  'tokens.copy': 'Kopieren',
  'tokens.copied': 'Kopiert',
  'tokens.own': 'Deine Schlüssel',
  'tokens.none': 'Du hast noch keinen.',
  'tokens.all':
    'Alle enden, wenn du ein Konto anlegst, ein neues Passwort setzt oder dich überall abmeldest.',
  'tokens.scope.watch': 'zusehen',
  'tokens.scope.play': 'spielen',
  'tokens.scope.chat': 'reden',
  'tokens.until': 'Bis {date}',
  'tokens.ended': 'Abgelaufen am {date}',
  'tokens.used': 'Zuletzt benutzt: {when}',
  'tokens.unused': 'Nie benutzt',
  'tokens.drop': '„{token}“ löschen',
  'tokens.dropSurely': '„{token}“ endgültig löschen',
} satisfies Catalogue<keyof typeof en>;
