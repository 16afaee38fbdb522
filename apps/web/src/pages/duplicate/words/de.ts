import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const de: Catalogue<keyof typeof en> = {
  'duplicate.title': 'Wochen-Duplikat',
  'duplicate.titleOf': 'Wochen-Duplikat: {game}',
  'duplicate.about':
    'Jede Woche drei Partien je Spiel, für alle gleich gemischt, gegen dieselben Bots. Es zählt, wie viele andere mit derselben Partie schlechter abgeschnitten haben: Das Glück fällt heraus. Ist die Woche vorbei, kann man alle Partien ansehen, auch neben der eigenen.',
  'duplicate.off': 'Hier gibt es kein Wochen-Duplikat.',
  'duplicate.again': 'Noch einmal versuchen',
  'duplicate.left':
    '{days, plural, =0 {noch {hours} Std. {minutes} Min.} one {noch # Tag {hours} Std.} other {noch # Tage {hours} Std.}}',
  'duplicate.alone': 'Für dich allein',
  'duplicate.against': '{count, plural, one {Gegen einen Bot} other {Gegen # Bots}}, {level}',
  'duplicate.deal': 'Partie {number}',
  'duplicate.finished':
    '{count, plural, =0 {noch niemand fertig} one {eine Person ist fertig} other {# Leute sind fertig}}',
  'duplicate.play': 'Spielen',
  'duplicate.goOn': 'Weiterspielen',
  'duplicate.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'duplicate.pointsThere': '({points, plural, one {# Punkt} other {# Punkte}})',
  'duplicate.standings': 'Rangliste',
  'duplicate.weeks': 'Wochen',
  'duplicate.before': 'Woche davor',
  'duplicate.after': 'Woche danach',
  'duplicate.all': 'Alle Partien dieser Woche',
  'duplicate.nobodyThen': 'In dieser Woche hat niemand eine Partie beendet.',
  'duplicate.nobodyYet': 'Noch hat niemand eine Partie beendet. Der erste Platz ist frei.',
  'duplicate.mine': 'Platz {place} von {people}, mit {percent}',
  'duplicate.percent': 'Ganze Woche',
  'duplicate.notPlayed': 'nicht gespielt',
  'duplicate.watch': 'Ansehen',
  'duplicate.watchDeal': 'Ansehen: {name}, Partie {number}',
  'duplicate.beside': 'Neben meiner',
  'duplicate.besideMine': 'Neben meiner: {name}, Partie {number}',
  'duplicate.gone': 'Jemand',
  'duplicate.hidden':
    'Einige dieser Partien hast du noch nicht gesehen. Wie gewünscht bleiben Plätze und Prozente so lange verborgen.',
  'duplicate.secret':
    'Wie die anderen gespielt haben, ist zu sehen, wenn die Woche vorbei ist. Bis dahin können sich die Plätze noch ändern.',
  'duplicate.howScored':
    'Matchpunkte: zwei für alle, die mit derselben Partie schlechter waren, einer für alle, die gleich gut waren; in Prozent von dem, was möglich ist. Die Woche ist das Mittel über alle Partien; eine nicht beendete bringt nichts.',
};

export default de;
