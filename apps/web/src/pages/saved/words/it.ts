import type en from './en.js';

const it: Record<keyof typeof en, string> = {
  'saved.title': 'Partite salvate',
  'saved.about':
    'Le partite contro i bot e su un solo dispositivo vivono qui, in questo browser, e in nessun altro posto. Portale con te come file.',
  'saved.none':
    'Qui non c’è ancora niente. Le partite contro i bot e su un solo dispositivo compaiono da sole appena ne cominci una.',
  'saved.toGames': 'Ai giochi',
  'saved.running': 'Da continuare',
  'saved.over': 'Finite',
  'saved.fromFile': 'Da un file',
  'saved.fromFileAbout':
    'Un file di partita di qui, di un altro dispositivo o del laboratorio: le partite in corso si possono continuare, quelle finite guardare.',
  'saved.open': 'Apri un file di partita',
  'saved.notAFile': 'Questo non è un file di partita, oppure è rovinato.',
  'saved.unknownGame': 'Questo file è di un gioco che non sta su questo scaffale.',
  'saved.againstRules': 'Questo file non segue le regole del suo gioco: qualcuno o qualcosa l’ha cambiato.',
  'saved.withoutLuck':
    'Questa partita non è finita e il suo file non dice da dove viene la sorte. Perciò non si può continuare.',
  'saved.history': 'Cronologia',
  'saved.historyAbout':
    'Se vuoi, le partite finite che hai giocato in solitaria contro i bot vanno nella tua cronologia sul server, appena è raggiungibile e ti conosce.',
  'saved.send': 'Manda le partite finite nella mia cronologia',
  'saved.waiting': '{count, plural, one {Una partita aspetta} other {# partite aspettano}} di partire.',
  'saved.notInHistory': 'rifiutata dal server per la tua cronologia',
  'saved.limit': 'Il server non ne accetta più di {limit} al giorno; le altre seguiranno da sole.',
  'saved.lost': 'Ha vinto il gioco',
  'saved.won':
    '{who, select, me {{count, plural, one {Hai vinto} other {Hai vinto insieme con {names}}}} other {{count, plural, one {{names} ha vinto} other {{names} hanno vinto insieme}}}}',
  'saved.points': '{points, plural, one {# punto} other {# punti}}',
  'saved.isOver': 'Finita',
  'saved.moves': '{count, plural, =0 {Non ancora cominciata} one {# mossa} other {# mosse}}',
  'saved.imported': 'da un file',
  'saved.inHistory': 'nella tua cronologia',
  'saved.look': 'Guarda',
  'saved.goOn': 'Continua',
  'saved.name': 'Nome',
  'saved.keepName': 'Tieni',
  'saved.rename': 'Rinomina {match}',
  'saved.export': 'Salva {match} in un file',
  'saved.exporting': 'Scrivo il file…',
  'saved.delete': 'Elimina {match}',
  'saved.deleteSurely': 'Elimina davvero',
  'saved.keep': 'Tienila',
};

export default it;
