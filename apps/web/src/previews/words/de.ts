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
  'preview.puzzles': '{game}: Rätsel',
  'preview.puzzles.about':
    'Stellungen aus echten Partien, in denen eine Antwort klar die beste ist. Findest du sie?',
  'preview.day.about':
    'Jeden Tag eine Stellung, für alle dieselbe, mit einer besten Antwort. Findest du sie?',
  'preview.daily.about': 'Jeden Tag eine Partie, für alle dieselbe: Wie weit kommst du?',
  'preview.duplicate.about':
    'Jede Woche drei Partien je Spiel, für alle dieselben, gegen dieselben Bots: Glück hebt sich auf.',
  'preview.cards.about': 'Alle Karten aus Schwingenschlag zum Ansehen, Suchen und Vergleichen.',
  'preview.puzzle.about': 'Eine Stellung, eine beste Antwort. Findest du sie?',
  'preview.card.about': 'Eine Karte aus {game}: was sie kostet, was sie kann und welche ihr ähnlich sind.',
  'preview.label.table': 'Ein Tisch',
  'preview.label.replay': 'Eine Partie zum Nachsehen',
  'preview.label.learn': 'Lektionen',
  'preview.label.rules': 'Regeln',
  'preview.label.puzzle': 'Ein Rätsel',
  'preview.label.puzzles': 'Rätsel',
  'preview.label.card': 'Eine Karte',
  'preview.label.game': 'Ein Spiel',
};

export default de;
