import type en from './en.js';

const de: typeof en = {
  'preview.open': 'Spiel mit: {game}',
  'preview.open.about':
    '{people, select, none {Ein Tisch wartet} other {{people} am Tisch}}, {free, plural, one {# Platz ist} other {# Plätze sind}} frei. Im Browser, ohne Konto und ohne Download.',
  'preview.full': '{game}: Der Tisch ist voll',
  'preview.running': '{game}: eine laufende Partie',
  'preview.running.about':
    '{people, select, none {Schau zu} other {Mit {people}. Schau zu}}, direkt im Browser.',
  'preview.over': '{game}, noch einmal gespielt',
  'preview.over.about':
    '{people, select, none {Eine beendete Partie} other {Eine Partie von {people}}}{day, select, none {} other {, {day}}}. Schau sie dir Zug um Zug noch einmal an.',
  'preview.free': '{count, plural, one {# freier Platz} other {# freie Plätze}}',
  'preview.learn': '{game} lernen',
  'preview.learn.about':
    'Kurze Lektionen an einem richtigen Tisch, mit einem Coach, der eins nach dem anderen sagt.',
  'preview.rules': 'Die Regeln von {game}',
  'preview.rules.about': 'Alle Regeln zum Suchen und Nachschlagen, mit Bildern vom echten Brett.',
  'preview.puzzle': '{game}: ein Rätsel',
  'preview.puzzle.about': 'Eine Stellung, eine beste Antwort. Findest du sie?',
  'preview.card.about': 'Eine Karte aus {game}: was sie kostet, was sie kann und welche ihr ähnlich sind.',
  'preview.label.table': 'Ein Tisch',
  'preview.label.replay': 'Eine Partie zum Nachsehen',
  'preview.label.learn': 'Lektionen',
  'preview.label.rules': 'Regeln',
  'preview.label.puzzle': 'Ein Rätsel',
  'preview.label.card': 'Eine Karte',
  'preview.label.game': 'Ein Spiel',
};

export default de;
