import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Di che cosa si tratta',
    body: [
      'Tutti sono sdraiati sull’erba a guardare le nuvole. Qualcuno descrive una sola nuvola con cinque parole al massimo, gli altri la cercano fra tante.',
      'Alla fine vince chi ha conquistato più carte tra le 80. Si gioca da 3 a 8.',
    ],
  },
  roles: {
    title: 'Tre ruoli',
    body: [
      'Ogni round ha tre ruoli:',
      '* Il Sognatore vede una nuvola e la descrive.',
      '* L’Esploratore sceglie quella nuvola. È chi siede alla destra del Sognatore, cioè prima di lui in senso orario.',
      '* Tutti gli altri sono Osservatori e indovinano.',
      {
        caption:
          'Il round dell’esempio: Anna sogna, Dennis esplora con la candela, gli altri indovinano nell’ordine dei numeri.',
        alt: 'Sei volti con segni: una nuvoletta, una candela e i numeri da 1 a 4.',
      },
      '! Il primo Sognatore è tirato a sorte.',
    ],
  },
  picking: {
    title: 'L’Esploratore sceglie',
    body: [
      'Si pescano tante carte quanti sono i giocatori; in tre sono 4 carte, in quattro 6.',
      'Le vede solo l’Esploratore, che ne sceglie una per il Sognatore.',
      {
        caption: 'A lume di candela solo l’Esploratore vede le carte, e ne sceglie una.',
        alt: 'Sei carte rotonde con nuvole al buio, una brilla; accanto arde una candela.',
      },
    ],
  },
  describing: {
    title: 'Il Sognatore descrive',
    body: [
      'Il Sognatore vede la nuvola scelta, ma nessuna delle altre, e la descrive usando da 1 a 5 parole.',
      {
        caption: 'Il Sognatore vede soltanto questa nuvola.',
        alt: 'Una sola grande carta nuvola a lume di candela.',
      },
      '! Ciò che sta fra due spazi e contiene una lettera, una cifra o un’emoji è una parola; quelle con trattino o apostrofo contano una volta sola. Le scritture senza spazi vengono divise in parole. Più di 80 caratteri non ci stanno.',
      '! Una descrizione che non va bene viene rifiutata con il motivo, e il round ne aspetta una migliore.',
    ],
  },
  guessing: {
    title: 'Gli Osservatori indovinano',
    body: [
      'Ora tutte le carte vengono mescolate e disposte davanti a tutti. Gli Osservatori indovinano uno dopo l’altro, in senso orario, a partire dalla sinistra del Sognatore.',
      'Se qualcuno sbaglia, la carta viene girata; chi segue sceglie fra quelle ancora scoperte.',
      {
        caption: 'Tre hanno sbagliato, le loro carte sono girate; Emil cerca fra le tre scoperte.',
        alt: 'La descrizione sopra le carte; tre delle sei mostrano il dorso con il segno di chi ha sbagliato.',
      },
    ],
  },
  winning: {
    title: 'Chi prende le carte',
    body: [
      '* Se un Osservatore trova la nuvola, la prende insieme a tutte le carte ancora scoperte. Il Sognatore prende tutte quelle girate.',
      '* Se nessuno la trova, l’Esploratore prende tutte le carte del round, e gli altri restano a mani vuote.',
      '! Alla fine di ogni round si mostra a tutti quale nuvola era.',
    ],
  },
  few: {
    title: 'In tre o in quattro',
    body: [
      'In tre o in quattro ogni Osservatore ha due tentativi. In tre l’unico Osservatore indovina due volte di fila, in quattro i due si alternano.',
    ],
  },
  next: {
    title: 'Il round seguente',
    body: ['Il ruolo del Sognatore passa a destra: chi era Esploratore sogna nel round dopo.'],
  },
  end: {
    title: 'La fine',
    body: [
      'La partita finisce quando le carte non bastano più per un altro round. Vince chi ha più carte.',
      'Chi ne ha altrettante condivide il posto; dopo due primi viene il terzo.',
    ],
  },
  example: {
    title: 'Un esempio',
    body: [
      'Anna, Sven, Lisa, Barbara, Emil e Dennis siedono in senso orario. Anna sogna, quindi Dennis esplora. Si pescano 6 carte.',
      'Anna dice una parola. Sven, Lisa e Barbara sbagliano, e 3 carte vengono girate. Emil trova la nuvola fra le 3 rimaste.',
      'Anna prende le 3 girate, Emil le altre 3, Dennis niente. Se avesse sbagliato anche Emil, Dennis le avrebbe tutte e 6. Poi sogna Dennis.',
      {
        caption: 'Emil l’ha trovata: Anna prende le tre girate, Emil le tre scoperte.',
        alt: 'Il volto di Anna con tre carte, sotto quello di Emil con altre tre.',
      },
    ],
  },
  tips: {
    title: 'Una buona descrizione',
    body: [
      'Da Sognatore vuoi che ti trovino, ma tardi: ogni tentativo sbagliato è una carta per te, e se nessuno indovina non prendi niente. Di’ dunque qualcosa che va un po’ bene per più nuvole e meglio di tutto per la tua.',
      'Da Esploratore vuoi una nuvola a cui nessuna parola porta. Prendine una che somiglia alle altre, o a niente.',
    ],
  },
  bots: {
    title: 'A questo tavolo',
    body: [
      'Prima guarda una nuvola: toccala, e la vedrai in grande. Poi di’ che è lei. Il primo tocco non decide nulla.',
      'I bot descrivono le nuvole nella lingua scelta per il tavolo. Tu puoi scrivere in qualsiasi lingua.',
      'Durante un round l’Esploratore e il Sognatore non possono scrivere nella chat.',
    ],
  },
});
