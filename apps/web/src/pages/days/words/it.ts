import type en from './en.js';

const it: typeof en = {
  'days.title': 'Su più giorni',
  'days.about': 'Per i tavoli in cui tutti hanno giorni per ogni decisione.',
  'days.needAccount': 'Le vacanze sono per chi ha un account.',
  'days.holidays': 'Vacanze',
  'days.holidaysAbout':
    'Hai {count, plural, one {un giorno} other {# giorni}} di vacanza in dodici mesi qualsiasi. In quei giorni il tuo orologio sta fermo ai tavoli con giorni per decisione, e gli altri lo vedono. Puoi giocare lo stesso.',
  'days.midnight':
    'Una vacanza comincia al più presto domani. I giorni cominciano a mezzanotte UTC, per te alle {time}.',
  'days.left':
    'Da domani {count, plural, =0 {non ti restano giorni} one {ti resta un giorno} other {ti restano # giorni}}.',
  'days.none': 'Nessuna vacanza in programma.',
  'days.from': 'Primo giorno',
  'days.to': 'Ultimo giorno',
  'days.bothDays': 'Scegli il primo e l’ultimo giorno',
  'days.plan': 'Programma una vacanza',
  'days.callOff': 'Annulla',
  'days.endToday': 'Finisci oggi',
  'days.notInFuture': 'Una vacanza comincia al più presto domani e non finisce prima di cominciare.',
  'days.planned': 'In quei giorni c’è già una vacanza, o ce ne sono troppe in programma.',
  'days.notSoMany':
    '{count, plural, =0 {In quel periodo non restano giorni di vacanza.} one {In quel periodo resta solo un giorno di vacanza.} other {In quel periodo restano solo # giorni di vacanza.}}',
  'days.calendar': 'Calendario',
  'days.calendarAbout':
    'Il tuo calendario può mostrare fino a quando ogni tavolo ti aspetta. Legge un indirizzo che conosci solo tu; chi lo conosce vede quando finisce il tuo tempo.',
  'days.calendarSince': 'C’è un indirizzo dal {day}.',
  'days.address': 'Indirizzo per il tuo calendario',
  'days.addressOnce':
    'Viene mostrato solo questa volta. Nel tuo calendario scegli «Iscriviti» o «Da indirizzo web».',
  'days.copyAddress': 'Copia l’indirizzo',
  'days.makeAddress': 'Crea un indirizzo',
  'days.newAddress': 'Crea un nuovo indirizzo',
  'days.endAddress': 'Elimina l’indirizzo',
};

export default it;
