import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const it: Catalogue<keyof typeof en> = {
  'duplicate.title': 'Duplicato della settimana',
  'duplicate.titleOf': 'Duplicato della settimana: {game}',
  'duplicate.about':
    'Ogni settimana tre smazzate per gioco, uguali per tutti, contro gli stessi bot. Conta quanti altri hanno fatto peggio con la stessa smazzata: la fortuna non c’entra più. Finita la settimana, tutte le partite si possono guardare, anche accanto alla propria.',
  'duplicate.off': 'Questo sito non offre il duplicato della settimana.',
  'duplicate.again': 'Riprova',
  'duplicate.left':
    '{days, plural, =0 {ancora {hours} h {minutes} min} one {ancora # giorno {hours} h} other {ancora # giorni {hours} h}}',
  'duplicate.alone': 'Per conto tuo',
  'duplicate.against': '{count, plural, one {Contro un bot} other {Contro # bot}}, {level}',
  'duplicate.deal': 'Smazzata {number}',
  'duplicate.finished':
    '{count, plural, =0 {ancora nessuno ha finito} one {una persona ha finito} other {# persone hanno finito}}',
  'duplicate.play': 'Gioca',
  'duplicate.goOn': 'Continua',
  'duplicate.points': '{points, plural, one {# punto} other {# punti}}',
  'duplicate.pointsThere': '({points, plural, one {# punto} other {# punti}})',
  'duplicate.standings': 'Classifica',
  'duplicate.weeks': 'Settimane',
  'duplicate.before': 'Settimana prima',
  'duplicate.after': 'Settimana dopo',
  'duplicate.all': 'Tutte le smazzate di questa settimana',
  'duplicate.nobodyThen': 'In quella settimana nessuno ha finito una smazzata.',
  'duplicate.nobodyYet': 'Ancora nessuno ha finito una smazzata. Il primo posto è libero.',
  'duplicate.mine': 'Posto {place} su {people}, con {percent}',
  'duplicate.percent': 'Tutta la settimana',
  'duplicate.notPlayed': 'non giocata',
  'duplicate.watch': 'Guarda',
  'duplicate.watchDeal': 'Guarda: {name}, smazzata {number}',
  'duplicate.beside': 'Accanto alla mia',
  'duplicate.besideMine': 'Accanto alla mia: {name}, smazzata {number}',
  'duplicate.gone': 'Qualcuno',
  'duplicate.hidden':
    'Alcune di queste partite non le hai ancora viste. Come desideri, fino ad allora posti e percentuali restano nascosti.',
  'duplicate.secret':
    'Come hanno giocato gli altri si vede quando la settimana è finita. Fino ad allora i posti possono cambiare.',
  'duplicate.howScored':
    'Punti: due per chiunque abbia fatto peggio con la stessa smazzata, uno per chi ha fatto uguale; in percentuale del massimo. La settimana è la media di tutte le smazzate; una non finita non porta nulla.',
};

export default it;
