import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const it: Catalogue<keyof typeof en> = {
  'ahead.title': 'Risposte in anticipo',
  'ahead.back': 'Torna al tavolo',
  'ahead.imagined':
    'È immaginato e può andare diversamente. Ciò che rispondi qui viene giocato per te più tardi, se allora è permesso. Nessun altro lo viene a sapere.',
  'ahead.imagining': 'Immagino come va avanti…',
  'ahead.asked': 'Il tuo turno, come potrebbe essere. {prompt}',
  'ahead.turnOver':
    'Questo sarebbe il tuo turno. Lascialo così, immagina come va avanti, o di’ che cosa fare se non va bene.',
  'ahead.over': 'Qui la partita sarebbe finita.',
  'ahead.line': 'Rispondi:',
  'ahead.else': 'Altrimenti rispondi:',
  'ahead.takeBack': 'Ritira l’ultima risposta',
  'ahead.otherwise': 'Immagina diversamente',
  'ahead.on': 'Immagina il seguito',
  'ahead.add': 'Se non va bene…',
  'ahead.lines': '{count, plural, one {# riga} other {# righe}}',
  'ahead.leave': 'Lascia così',
  'ahead.clear': 'Non lasciare nulla',
  'ahead.nothing': 'Non è ancora cambiato nulla',
  'ahead.failed': 'Non è stato possibile lasciarlo al tavolo. Prova ancora una volta.',
  'ahead.past': 'Intanto la partita è andata avanti.',
  'ahead.fromNow': 'Immagina da adesso',
  'ahead.list': 'Le tue risposte in anticipo',
  'ahead.order':
    'Quando tocca a te si gioca la prima riga la cui prima risposta è permessa. Se la successiva non lo è, prosegue una riga più sotto che comincia allo stesso modo. Se nessuna va bene, decade tutto e te lo diciamo. Una riga per questo round o questa tappa non si gioca mai nel successivo.',
  'ahead.none': 'Non c’è ancora nessuna riga.',
  'ahead.times': 'Quante volte',
  'ahead.timesOf': '{times, plural, one {una volta} other {# volte di fila}}',
  'ahead.untilRoundEnd':
    '{what, select, stage {fino alla fine della tappa} other {fino alla fine del round}}',
  'ahead.remove': 'Togli questa riga',
};
export default it;
