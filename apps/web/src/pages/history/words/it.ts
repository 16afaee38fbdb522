import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const it: Catalogue<keyof typeof en> = {
  'history.title': 'Cronologia',
  'history.of': 'Cronologia di {name}',
  'history.again': 'Riprova',
  'history.nothing':
    'Qui vedrai presto che cosa hai giocato: ogni partita con il risultato, i tuoi punti nel tempo e ciò che giochi più volentieri. Contano le partite ai tavoli di questa casa.',
  'history.toGames': 'Scegli un gioco',
  'history.toDaily': 'Sfida del giorno',
  'history.game': 'Gioco',
  'history.rating': 'Valutazione',
  'history.count': 'Partite',
  'history.won': 'Vinte',
  'history.percent': '{share}%',
  'history.mean': 'Punti in media',
  'history.best': 'Partita migliore',
  'history.mode': 'Come si è giocato',
  'history.players': '{count, plural, one {in solitaria} other {in #}}',
  'history.scores': 'Punti nel tempo',
  'history.scoresAbout':
    '{count, plural, one {Una partita} other {# partite}}, in media {mean, number} punti, al massimo {best, number}.',
  'history.marked': 'I punti pieni sono partite vinte.',
  'history.ratings': 'Valutazione nel tempo',
  'history.ratingsAbout': 'Da {from, number} a {to, number}.',
  'history.favourites': 'I più giocati',
  'history.matches': 'Partite',
  'history.toRanking': 'Classifica',
  'history.place': '{place}º',
  'history.points': '{points, plural, one {# punto} other {# punti}}',
  'history.with': 'con {names}',
  'history.alone': 'in solitaria',
  'history.unlisted': 'a un tavolo fuori elenco',
  'history.daily': 'Sfida del giorno',
  'history.local': 'giocata su un dispositivo',
  'history.change': '{way, select, down {▼ {change}} other {▲ {change}}}',
  'history.replay': 'Rivedi',
  'history.ranking': 'Classifica: {game}',
  'history.nobody': 'Nessuno ha ancora finito una partita contro altri qui. La prima può essere la tua.',
  'history.bot': '{level} (bot)',
  'history.gone': 'Qualcuno di prima',
  'history.ratingAbout':
    'Tutti cominciano da 1000. Più partite, più sicuro è il numero. Anche i bot ne hanno uno.',
  'history.play': 'Gioca',
  'history.toMine': 'La mia cronologia',
};

export default it;
