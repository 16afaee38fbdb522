import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const de: Catalogue<keyof typeof en> = {
  'history.title': 'Verlauf',
  'history.of': 'Verlauf von {name}',
  'history.again': 'Noch einmal versuchen',
  'history.nothing':
    'Hier steht bald, was du gespielt hast: jede Partie mit Ergebnis, deine Punkte im Lauf der Zeit und was du am liebsten spielst. Es zählen Partien an Tischen dieses Hauses.',
  'history.toGames': 'Ein Spiel aussuchen',
  'history.toDaily': 'Tagespartie',
  'history.game': 'Spiel',
  'history.rating': 'Wertungszahl',
  'history.count': 'Partien',
  'history.won': 'Gewonnen',
  'history.percent': '{share} %',
  'history.mean': 'Punkte im Schnitt',
  'history.best': 'Beste Partie',
  'history.mode': 'Wie gespielt wurde',
  'history.players': '{count, plural, one {allein} other {zu #}}',
  'history.scores': 'Punkte im Lauf der Zeit',
  'history.scoresAbout':
    '{count, plural, one {Eine Partie} other {# Partien}}, im Schnitt {mean, number} Punkte, höchstens {best, number}.',
  'history.marked': 'Volle Punkte sind gewonnene Partien.',
  'history.ratings': 'Wertungszahl im Lauf der Zeit',
  'history.ratingsAbout': 'Von {from, number} auf {to, number}.',
  'history.favourites': 'Was du am liebsten spielst',
  'history.matches': 'Partien',
  'history.toRanking': 'Rangliste',
  'history.place': '{place}.',
  'history.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'history.with': 'mit {names}',
  'history.alone': 'allein',
  'history.unlisted': 'an einem Tisch, der nicht in der Liste stand',
  'history.daily': 'Tagespartie',
  'history.local': 'auf einem Gerät gespielt',
  'history.change': '{way, select, down {▼ {change}} other {▲ {change}}}',
  'history.replay': 'Ansehen',
  'history.ranking': 'Rangliste: {game}',
  'history.nobody': 'Noch niemand hat hier eine Partie gegen andere beendet. Die erste kann deine sein.',
  'history.bot': '{level} (Bot)',
  'history.gone': 'Jemand von früher',
  'history.ratingAbout':
    'Alle beginnen mit 1000. Je mehr Partien, desto sicherer die Zahl. Bots haben auch eine.',
  'history.play': 'Spielen',
  'history.toMine': 'Mein Verlauf',
};

export default de;
