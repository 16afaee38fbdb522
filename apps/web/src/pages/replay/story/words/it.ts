import type { Catalogue } from '../../../../words/words.js';
import type en from './en.js';

/** The words of the story of a match, in Italian. */
export default {
  'story.fetching': 'Si prende quel che serve…',
  'story.working': 'La partita viene esaminata: {done, number} mosse su {of, number}',
  'story.goesOn': 'Ci vuole un po’. Puoi chiudere e guardare intanto la partita.',
  'story.stop': 'Ferma',
  'story.stopped': 'Fermato. La partita si può esaminare di nuovo quando vuoi.',
  'story.handOver': 'Lascia fare al server',
  'story.waits': 'In attesa del proprio turno sul server…',
  'story.atServer': 'Se ne occupa il server; questo dispositivo non ha nulla da fare.',
  'story.refused': 'Il server ora non esamina questa partita.',
  'story.unreachable': 'Il server ora non è raggiungibile. Può farlo questo dispositivo.',
  'story.save': 'Salva l’analisi',
  'story.here': 'Fallo su questo dispositivo',
  'story.begin': 'Esamina la partita',
  'story.notLoaded': 'Non è stato possibile prendere quel che serve. C’è connessione?',
  'story.broken': 'Non è stato possibile esaminare questa partita. È colpa del programma, non tua.',
  'story.retry': 'Riprova',
  'story.usual': 'Torna al primo esame',
  'story.seat': 'La storia di chi?',
  'story.place':
    '{place, number}º posto su {seats, number}{luck, select, same {, lo stesso a fortuna pari} range {, a fortuna pari tra il {best, number}º e il {worst, number}º} open {. A fortuna pari sarebbe stato tutto aperto} other {, a fortuna pari {best, number}º}}',
  'story.chancesOf':
    '{who, select, me {Avevi} other {{name} aveva}} {before} di probabilità di vincere prima della distribuzione. A fortuna pari per tutti si sarebbe arrivati a {even}; si è arrivati a {result}.',
  'story.shares':
    'Prima della distribuzione ci si poteva aspettare {before} del punteggio migliore. A fortuna pari si sarebbe arrivati a {even}; si è arrivati a {result}.',
  'story.early':
    'Questa partita è finita prima del tempo: le ultime cifre dicono che cosa ci si poteva aspettare.',
  'story.about':
    'Tutte le cifre sono stime: da ogni posizione la partita è stata continuata molte volte. Un esame più attento richiede circa dieci volte tanto.',
  'story.closer': 'Esamina più da vicino',
  'story.chancesTitle': 'Probabilità di vincere',
  'story.shareTitle': 'Parte del punteggio migliore',
  'story.graph': 'Le cifre di tutti lungo l’intera partita; la tabella qui sotto dice lo stesso',
  'story.moment': 'Momento della partita',
  'story.dealt': 'Dopo la distribuzione',
  'story.then': '{part}: {what}',
  'story.show': 'Mostra questo momento',
  'story.table': 'Come tabella',
  'story.before': 'Prima di',
  'story.end': 'Alla fine',
  'story.turningPoints': 'Svolte',
  'story.noTurningPoints': 'Nessun singolo momento ha deciso questa partita.',
  'story.byLuck': 'sorte',
  'story.byDecision': 'decisione',
  'story.turned':
    '{who, select, me {{way, select, up {Questo ti ha dato {points}.} other {Questo ti è costato {points}.}}} other {{way, select, up {Questo ha dato {points} a {name}.} other {Questo è costato {points} a {name}.}}}}',
  'story.decisions': 'Che cosa sarebbe stato meglio',
  'story.notLookedAt': 'Le decisioni dei bot non vengono esaminate.',
  'story.nothingLost': 'Niente da correggere: nessuna decisione è costata cara. Ben giocato!',
  'story.accuracy':
    '{count, plural, one {Una decisione contava} other {# decisioni contavano}}. Precisione {accuracy}, perso in tutto: {loss}.',
  'story.all': 'Mostra tutte e {count, number}',
  'story.class.inaccuracy': 'Imprecisione',
  'story.class.mistake': 'Errore',
  'story.class.blunder': 'Errore grave',
  'story.compared': '{played}. Meglio: {better}',
  'story.card': 'Che cosa sarebbe stato meglio qui',
  'story.lost': 'perso: {loss} (± {error}){isPoints, select, yes {, circa {points} punti} other {}}.',
  'story.onBoard': 'Mostrato sul tabellone',
  'story.better': 'Meglio: {answer}',
  'story.played': 'Giocato: {answer}',
  'story.playOn': 'Riprendi da qui',
  'story.back': 'Torna alla storia',
  'story.practice': 'Imparare da questi errori',
  'story.practiceTitle': 'Esercitarsi',
  'story.ask':
    '{who, select, me {Hai giocato «{answer}» e perso {loss}.} other {{name} ha giocato «{answer}» e perso {loss}.}} Che cosa è meglio?',
  'story.task': 'Esercizio {at, number} di {of, number}',
  'story.showMe': 'Mostramelo',
  'story.nextTask': 'Avanti',
  'story.toEnd': 'Alla fine',
  'story.weighing': 'La tua risposta viene valutata…',
  'story.right': 'Giusto!',
  'story.asGood': 'Giusto, anche «{answer}» va bene.',
  'story.untold': 'Quanto valga «{answer}», qui nessuno sa dirlo. Prova qualcos’altro.',
  'story.notYet': 'Non ancora: «{answer}» perde {loss}. Prova qualcos’altro.',
  'story.best': 'Meglio: {answer}.',
  'story.alsoGood': 'Anche «{answer}» va bene.',
  'story.foundOf': '{found, number} di {of, number} trovati',
  'story.foundAbout':
    '{rest, plural, =0 {Non resta niente da trovare. Ben fatto!} one {Uno è stato mostrato. Ancora una volta?} other {# sono stati mostrati. Ancora una volta?}}',
  'story.allAgain': 'Tutti di nuovo',
  'story.whence': 'Da dove viene il risultato',
  'story.step.even': 'Prima della distribuzione',
  'story.step.deal': 'La distribuzione',
  'story.step.luck': 'Propria sorte',
  'story.step.rivalsLuck': 'Sorte degli altri',
  'story.step.decisions': 'Proprie decisioni',
  'story.step.rivalsDecisions': 'Decisioni degli altri',
  'story.step.hidden': 'Ciò che nessuno poteva sapere',
  'story.step.unknown': 'Non spiegato',
  'story.step.result': 'Risultato',
  'story.said.even': 'La probabilità di vincere prima di ogni distribuzione.',
  'story.said.evenTogether': 'Quel che ci si poteva aspettare prima di ogni distribuzione.',
  'story.said.deal':
    '{way, select, up {La distribuzione è stata favorevole.} down {La distribuzione è stata sfavorevole.} other {La distribuzione non ha cambiato nulla.}}',
  'story.said.luck':
    '{way, select, up {Lanci e pescate nel proprio turno sono andati meglio del solito.} down {Lanci e pescate nel proprio turno sono andati peggio del solito.} other {Lanci e pescate nel proprio turno sono andati come al solito.}}',
  'story.said.rivalsLuck':
    '{way, select, up {Lanci e pescate degli altri hanno aiutato.} down {Lanci e pescate degli altri hanno nuociuto.} other {Lanci e pescate degli altri non hanno cambiato nulla.}}',
  'story.said.decisions':
    '{way, select, up {Migliori della media di questo tavolo.} down {Peggiori della media di questo tavolo.} other {Buone come la media di questo tavolo.}}',
  'story.said.rivalsDecisions':
    '{way, select, up {Le scelte degli altri hanno lasciato di più a questo posto.} down {Le scelte degli altri hanno lasciato di meno a questo posto.} other {Le scelte degli altri non hanno cambiato nulla.}}',
  'story.said.decisionsByJudge':
    '{way, select, up {Migliori di quanto avrebbe giocato il bot che valuta.} down {Peggiori di quanto avrebbe giocato il bot che valuta.} other {Buone come quelle del bot che valuta.}}',
  'story.said.rivalsDecisionsTogether':
    '{way, select, up {Le scelte degli altri hanno portato di più a tutti.} down {Le scelte degli altri hanno portato di meno a tutti.} other {Le scelte degli altri non hanno cambiato nulla.}}',
  'story.said.hidden':
    '{way, select, up {Ciò che era nascosto ha reso le decisioni migliori di quanto si potesse sapere.} down {Ciò che era nascosto ha reso le decisioni peggiori di quanto si potesse sapere.} other {Ciò che era nascosto non ha cambiato nulla.}}',
  'story.said.unsure': 'Troppo poco per distinguerlo da niente.',
  'story.said.unknown': 'Lo scarto di queste stime.',
  'story.said.result': 'Com’è finita.',
  'story.said.resultEarly': 'Quel che ci si poteva aspettare alla fine anticipata.',
} satisfies Catalogue<keyof typeof en>;
