import type { Words } from './words.js';

const it: Words = {
  'zefiria.school.chapter.wind': 'Primo vento',
  'zefiria.school.welcome':
    'Venticinque isole volanti sono in disordine. Sei uno spirito del vento: con Ida le rimetti in ordine, da 1 a 25, come su questa mappa.',
  'zefiria.school.corner':
    'Il tuo spirito è Etesia. Si comincia in un angolo. Prendi quello in alto a sinistra: premi l’isola 8.',
  'zefiria.school.cornerHere': 'Ogni angolo va bene. Qui comincia sull’8: lì accanto c’è subito da fare.',
  'zefiria.school.cornered': 'Ida comincia di fronte, con Jugo.',
  'zefiria.school.tags':
    'Un’isola vale +1 al suo posto, −1 nella riga giusta, −2 in una sbagliata. Il colore dice la riga. Tutte insieme fanno il vostro punteggio comune.',
  'zefiria.school.firstSwap':
    'Con un soffio Etesia scambia un’isola vicina con qualsiasi altra. Il posto dell’11 è dove sta il 18: premi l’11, poi il 18.',
  'zefiria.school.firstSwapHere':
    'In partita si può. Ora scambia l’11 con il 18 lì sotto: così un’isola è a posto.',
  'zefiria.school.firstHome': 'L’11 è a posto: +1! È costato 1 dei tuoi 5 punti, le nuvolette in alto.',
  'zefiria.school.firstFlight':
    'Per raggiungere altre isole, vola: un volo costa 1 punto. Etesia va da una vicina o scivola in diagonale. Premi due volte il 2, al centro.',
  'zefiria.school.firstFlightHere':
    'Si può, ma dal centro raggiungi di più. Vola sul 2: in diagonale, in basso a destra.',
  'zefiria.school.landed': 'Eccoti, con quattro isole intorno.',
  'zefiria.school.twoSteps':
    'Uno scambio costa tanti punti quanti sono i passi da un’isola all’altra. Dal 20 al 14 sono due. Premi il 20, poi il 14.',
  'zefiria.school.twoStepsHere':
    'Si potrebbe. Ma 20 e 14 stanno l’uno al posto dell’altro: quello scambio vale doppio.',
  'zefiria.school.twoStars': 'A posto tutte e due in una volta. Lo dicevano le due stelle accanto al prezzo.',
  'zefiria.school.lastPoint':
    'Resta un punto. Accanto a te c’è il 17, e il suo posto è un passo più giù, dove sta il 12. Scambiali.',
  'zefiria.school.lastPointHere': 'Con il 17 e il 12 l’ultimo punto rende di più: vanno a posto tutti e due.',
  'zefiria.school.turnOver': 'Cinque a posto! Non hai più punti, quindi il tuo turno finisce da solo.',
  'zefiria.school.ida':
    'Jugo, con Ida, fa altro: salta sulle isole del suo simbolo e scambia quelle del colore su cui sta. Hanno giocato tutti: un round su sei è finito.',
  'zefiria.school.standBeside':
    'Tocca a te, con 5 punti nuovi. 3 e 15 stanno l’uno al posto dell’altro. Mettiti accanto a uno dei due: vola sul 5 o sul 14.',
  'zefiria.school.standBesideHere':
    'Da lì non arrivi né al 3 né al 15. Il 5 è sotto il 15, il 14 accanto al 3.',
  'zefiria.school.besideThe15': 'Bene: il 15 è proprio sopra di te.',
  'zefiria.school.besideThe3': 'Bene: il 3 è proprio accanto a te.',
  'zefiria.school.farSwap':
    'L’altra può essere lontana. La via gira intorno agli spiriti: quattro passi, e tu hai quattro punti. Scambia il 15 e il 3.',
  'zefiria.school.farSwapHere': 'Risparmia i punti: lo scambio di 15 e 3 li vuole tutti e quattro.',
  'zefiria.school.tenHome':
    'Altre due a posto: dieci su 25 dopo un round e un turno. Volare e scambiare: un turno è tutto qui.',
  'zefiria.school.chapter.home': 'Tutte a posto',
  'zefiria.school.round4':
    'Round 4 di 6: le gemme piene sono i round che restano; dopo il sesto è finita. Ora guidi Borea, Theo guida Skyron. 15 isole su 25 sono a posto.',
  'zefiria.school.sameSymbol':
    'Ogni isola ha un simbolo. Borea sta su un abete: può scambiare ogni abete, vicino o lontano. Premi il 13, un abete, poi il 23.',
  'zefiria.school.sameSymbolHere': 'Si può, ma cerca due stelle: 13 e 23 stanno l’uno al posto dell’altro.',
  'zefiria.school.firHome': 'Due in una volta, anche se erano lontane da te.',
  'zefiria.school.toBalloon': 'Altra isola, altro simbolo. Vola sul 5, sopra di te: porta una mongolfiera.',
  'zefiria.school.toBalloonHere': 'Con gli abeti ora non va a posto niente. Vola sul 5, per le mongolfiere.',
  'zefiria.school.onBalloon': 'Ora tutte le mongolfiere hanno una nuvoletta: le puoi scambiare.',
  'zefiria.school.balloonHome': 'Il 12 è a un passo dal suo posto, dove sta il 21. Scambia 12 e 21.',
  'zefiria.school.balloonHomeHere': 'Con due punti, prima una stella sicura: 12 e 21.',
  'zefiria.school.twelveHome': 'Il 12 è a posto.',
  'zefiria.school.prepare':
    'Nessuna stella per l’ultimo punto? Allora prepara il turno dopo. Scambia 21 e 6: tutti e due si avvicinano di un passo al loro posto.',
  'zefiria.school.prepareHere': 'Così non si avvicina niente. Il 21 deve scendere, il 6 salire: scambiali.',
  'zefiria.school.prepared': 'Ben preparato. Vedrai subito perché.',
  'zefiria.school.theo':
    'Skyron, con Theo, scambia l’isola su cui sta e può viaggiare con lei: il 15 è a posto. Niente è nascosto: al tavolo si pianifica insieme.',
  'zefiria.school.cashIn':
    'Ecco che cosa hai preparato: 21 e 16 stanno l’uno al posto dell’altro, a un passo. Scambiali.',
  'zefiria.school.cashInHere': 'Prima la mongolfiera che puoi scambiare: il 21, con il 16 lì sotto.',
  'zefiria.school.cashedIn': 'Due stelle per un punto!',
  'zefiria.school.jump':
    'Ne mancano quattro; due sono archi. Borea salta su ogni isola del suo colore: vola sul 3, ambra come il 5, con un arco.',
  'zefiria.school.jumpHere': 'Ti serve un’isola con un arco: il 3, dello stesso colore della tua.',
  'zefiria.school.jumped': 'Per un salto non conta che cosa c’è in mezzo.',
  'zefiria.school.firstArch': 'Il 7 ha un arco; il suo posto è lì sotto, dove sta il 2. Scambiali.',
  'zefiria.school.firstArchHere': 'Guarda il 7, accanto a te: due stelle con il 2 lì sotto.',
  'zefiria.school.archHome': '23 a posto.',
  'zefiria.school.lastArch': 'Le ultime due le trovi da te: quale arco è ancora fuori posto?',
  'zefiria.school.lastArchHere': 'Solo due isole hanno ancora un meno: l’11, con un arco, e il 6.',
  'zefiria.school.allThere': 'Tutte e 25 sono a posto!',
  'zefiria.school.finish':
    'Quando tutto è a posto non serve continuare: chiudi la partita. Altrimenti finirebbe dopo il round 6, con quello che è a posto fino ad allora.',
  'zefiria.school.finishHere': 'Meglio di così non si può: chiudi la partita.',
  'zefiria.school.sung':
    '25 punti, di più non si può: i venti ne canteranno. 11 è un buon inizio, 17 è magnifico.',
  'zefiria.school.well.played': 'Hai giocato una partita intera.',
  'zefiria.school.next.pairs':
    'Cerca due isole che stanno l’una al posto dell’altra: uno scambio, due stelle.',
};

export default it;
