import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const fr: Catalogue<keyof typeof en> = {
  'history.title': 'Historique',
  'history.of': 'Historique : {name}',
  'history.again': 'Réessayer',
  'history.nothing':
    'Tu verras bientôt ici ce que tu as joué : chaque partie avec son résultat, tes points au fil du temps et ce que tu joues le plus volontiers. Comptent les parties aux tables de ce site.',
  'history.toGames': 'Choisir un jeu',
  'history.toDaily': 'Défi du jour',
  'history.game': 'Jeu',
  'history.rating': 'Cote',
  'history.estimate': 'Estimation',
  'history.ratingSoFar': 'provisoire : {games} parties classées sur {settled}',
  'history.ratingRange': 'Estimation {estimate} ± {uncertainty}',
  'history.count': 'Parties',
  'history.won': 'Gagnées',
  'history.percent': '{share} %',
  'history.mean': 'Points en moyenne',
  'history.best': 'Meilleure partie',
  'history.mode': 'Comment on a joué',
  'history.players': '{count, plural, one {en solitaire} other {à #}}',
  'history.scores': 'Points au fil du temps',
  'history.scoresAbout':
    '{count, plural, one {Une partie} other {# parties}}, {mean, number} points en moyenne, {best, number} au mieux.',
  'history.marked': 'Les points pleins sont des parties gagnées.',
  'history.ratings': 'Cote au fil du temps',
  'history.ratingsAbout': 'De {from, number} à {to, number}.',
  'history.favourites': 'Les plus joués',
  'history.matches': 'Parties',
  'history.toRanking': 'Classement',
  'history.place': '{place, selectordinal, one {#er} other {#e}}',
  'history.points': '{points, plural, one {# point} other {# points}}',
  'history.with': 'avec {names}',
  'history.alone': 'en solitaire',
  'history.unlisted': 'à une table hors liste',
  'history.daily': 'Défi du jour',
  'history.local': 'jouée sur un appareil',
  'history.change': '{way, select, down {▼ {change}} other {▲ {change}}}',
  'history.left': 'partie quittée',
  'history.early': 'terminée par abandon',
  'history.replay': 'Revoir',
  'history.ranking': 'Classement : {game}',
  'history.nobody':
    'Personne n’a encore terminé de partie contre d’autres ici. La première peut être la tienne.',
  'history.bot': '{level} (bot)',
  'history.gone': 'Quelqu’un d’avant',
  'history.play': 'Jouer',
  'history.toMine': 'Mon historique',
};

export default fr;
