import type { Words } from './words.js';

const it: Words = {
  'zefiria.school.chapter.wind': 'Primo vento',
  'zefiria.school.welcome':
    'Venticinque isole volanti sono in disordine. Sei uno spirito del vento: con Ida le rimetti in ordine, da 1 a 25, come su questa mappa.',
  'zefiria.school.corner':
    'Il tuo spirito è Etesia. Comincia in un angolo, in alto a sinistra: premi l’isola 8.',
  'zefiria.school.cornerHere': 'Ogni angolo va bene. Qui comincia sull’8: lì accanto c’è subito da fare.',
  'zefiria.school.cornered': 'Ida comincia di fronte, con Jugo.',
  'zefiria.school.tags':
    'Il cartellino di un’isola: +1 a posto, −1 nella riga giusta, −2 in una sbagliata. Il colore dice la riga, la somma è il vostro punteggio.',
  'zefiria.school.firstSwap':
    'Con un soffio Etesia scambia un’isola vicina con qualsiasi altra. Il posto dell’11 è dove sta il 18: premi l’11, poi il 18.',
  'zefiria.school.firstSwapHere':
    'In partita si può. Ora scambia l’11 con il 18 lì sotto: così un’isola è a posto.',
  'zefiria.school.firstHome': 'L’11 è a posto: +1! È costato 1 dei tuoi 5 punti, le folate in alto.',
  'zefiria.school.firstFlight':
    'Ora vola, per 1 punto. Etesia scivola in diagonale, fin dove vuole. Premi due volte il 2, al centro.',
  'zefiria.school.firstFlightHere':
    'Si può, ma dal centro raggiungi di più. Vola sul 2: in diagonale, in basso a destra.',
  'zefiria.school.landed': 'Eccoti, con quattro isole intorno.',
  'zefiria.school.twoSteps': 'Uno scambio costa 1 punto a passo. Dal 20 al 14 sono due. Scambiali.',
  'zefiria.school.twoStepsHere':
    'Si potrebbe. Ma 20 e 14 stanno l’uno al posto dell’altro: quello scambio vale doppio.',
  'zefiria.school.twoStars': 'A posto tutte e due: lo dicevano le due stelle accanto al prezzo.',
  'zefiria.school.lastPoint':
    'Resta un punto. Accanto a te c’è il 17, e il suo posto è un passo più giù, dove sta il 12. Scambiali.',
  'zefiria.school.lastPointHere': 'Con il 17 e il 12 l’ultimo punto rende di più: vanno a posto tutti e due.',
  'zefiria.school.turnOver': 'Cinque a posto! Senza punti il turno finisce da solo.',
  'zefiria.school.ida':
    'Jugo, con Ida, salta sulle isole del suo simbolo e scambia quelle del suo colore. Hanno giocato tutti: un round su sei è finito.',
  'zefiria.school.standBeside':
    'Tocca a te, con 5 punti nuovi. 3 e 15 stanno l’uno al posto dell’altro. Mettiti accanto a uno dei due: vola sul 5 o sul 14.',
  'zefiria.school.standBesideHere':
    'Da lì non arrivi né al 3 né al 15. Il 5 è sotto il 15, il 14 accanto al 3.',
  'zefiria.school.besideThe15': 'Bene: il 15 è proprio sopra di te.',
  'zefiria.school.besideThe3': 'Bene: il 3 è proprio accanto a te.',
  'zefiria.school.farSwap':
    'La via gira intorno agli spiriti: quattro passi, e tu hai quattro punti. Scambia il 15 e il 3.',
  'zefiria.school.farSwapHere': 'Risparmia i punti: lo scambio di 15 e 3 li vuole tutti e quattro.',
  'zefiria.school.tenHome': 'Altre due a posto: dieci su 25. Volare e scambiare: un turno è tutto qui.',
  'zefiria.school.chapter.home': 'Tutte a posto',
  'zefiria.school.round4':
    'Round 4 di 6: ne restano due, le gemme piene. Ora guidi Borea, Theo guida Skyron.',
  'zefiria.school.sameSymbol':
    'Borea sta su un abete: può scambiare ogni abete, vicino o lontano. Premi il 13, un abete, poi il 23.',
  'zefiria.school.sameSymbolHere': 'Si può, ma cerca due stelle: 13 e 23 stanno l’uno al posto dell’altro.',
  'zefiria.school.firHome': 'Due in una volta, anche se erano lontane da te.',
  'zefiria.school.toBalloon': 'Altra isola, altro simbolo. Vola sul 5, sopra di te: porta una mongolfiera.',
  'zefiria.school.toBalloonHere': 'Con gli abeti ora non va a posto niente. Vola sul 5, per le mongolfiere.',
  'zefiria.school.onBalloon': 'Ora tutte le mongolfiere hanno una folata: le puoi scambiare.',
  'zefiria.school.balloonHome': 'Il 12 è a un passo dal suo posto, dove sta il 21. Scambia 12 e 21.',
  'zefiria.school.balloonHomeHere': 'Con due punti, prima una stella sicura: 12 e 21.',
  'zefiria.school.twelveHome': 'Il 12 è a posto.',
  'zefiria.school.prepare':
    'Nessuna stella per l’ultimo punto? Prepara il turno dopo: scambia 21 e 6, tutti e due si avvicinano di un passo.',
  'zefiria.school.prepareHere': 'Così non si avvicina niente. Il 21 deve scendere, il 6 salire: scambiali.',
  'zefiria.school.prepared': 'Ben preparato. Vedrai subito perché.',
  'zefiria.school.theo':
    'Skyron, con Theo, scambia l’isola su cui sta e può viaggiare con lei: il 15 è a posto. Al tavolo si pianifica insieme.',
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
  'zefiria.school.finish': 'Non serve continuare: chiudi la partita. Altrimenti finisce dopo il round 6.',
  'zefiria.school.finishHere': 'Meglio di così non si può: chiudi la partita.',
  'zefiria.school.sung':
    '25 punti, di più non si può: i venti ne canteranno. 11 è un buon inizio, 17 è magnifico.',
  'zefiria.school.drill.pair': 'Due in una volta',
  'zefiria.school.pair.ask':
    'Guidi Jugo. Sta sul rosa, quindi scambia le isole rosa. Quale scambio mette a posto due isole?',
  'zefiria.school.pair.because':
    'Il posto del 21 è dove sta il 6, e quello del 6 dove sta il 21: sono a posto tutti e due.',
  'zefiria.school.pair.one': 'Così va a posto un’isola. C’è uno scambio che lo fa per tutte e due.',
  'zefiria.school.pair.otherwise':
    'Cerca un’isola rosa al posto di un’altra, e quest’altra al suo: due stelle.',
  'zefiria.school.drill.symbol': 'Il simbolo giusto',
  'zefiria.school.symbol.ask':
    'Borea scambia le isole del simbolo su cui sta. 2 e 12 devono cambiare posto: vola dove può farlo, poi scambiali.',
  'zefiria.school.symbol.because': 'Il 9 porta una mongolfiera, come il 12. Ne basta una delle due.',
  'zefiria.school.symbol.otherwise':
    'Il 12 porta una mongolfiera, il 2 un faro. Borea deve stare su uno dei due: quale è a un solo volo?',
  'zefiria.school.drill.ride': 'Viaggiare o restare',
  'zefiria.school.ride.ask':
    'Skyron scambia l’isola su cui sta e poi sceglie su quale delle due finire. Metti a posto tre isole con due scambi.',
  'zefiria.school.ride.because': 'L’11 va a posto, Skyron finisce sull’8, e 8 e 17 si scambiano.',
  'zefiria.school.ride.otherwise':
    'Comincia dall’isola sotto Skyron: dov’è il posto dell’11? Poi deve stare su quella che ha ancora strada da fare.',
  'zefiria.school.drill.outside': 'Da fuori',
  'zefiria.school.outside.ask':
    'Austro vola da fuori e scambia le isole della riga e della colonna davanti a lui. Metti a posto 17 e 18.',
  'zefiria.school.outside.because':
    'Accanto alla quarta riga le ha davanti tutte e due, a un passo l’una dall’altra.',
  'zefiria.school.outside.otherwise':
    'Sono tutte e due nella quarta riga. In quale posto fuori Austro ha quella riga davanti?',
  'zefiria.school.concept.corner':
    'Scegli un angolo da cui cominciare. Dove molte isole vicine hanno −2, c’è molto da fare.',
  'zefiria.school.concept.borea':
    'Guidi Borea: salta sulle isole del suo colore e scambia ogni isola del simbolo su cui sta.',
  'zefiria.school.concept.jugo':
    'Guidi Jugo: salta sulle isole del suo simbolo e scambia ogni isola del colore su cui sta.',
  'zefiria.school.concept.etesia':
    'Guidi Etesia: scivola in diagonale e scambia un’isola vicina con qualsiasi altra.',
  'zefiria.school.concept.stepOut':
    'Guidi Austro. Prima esce dalla griglia, senza spesa: scegli un lato. A fine turno rientra.',
  'zefiria.school.concept.austro':
    'Fuori, Austro vola ovunque lungo il bordo per 1 punto. Scambia due isole della riga e della colonna davanti a lui.',
  'zefiria.school.concept.skyron':
    'Guidi Skyron: vola dalle vicine e scambia l’isola su cui sta. Poi scegli su quale delle due finisce.',
  'zefiria.school.concept.points':
    'Tanti punti restano per questo turno. Un volo costa 1, uno scambio 1 per ogni passo.',
  'zefiria.school.concept.map':
    'La mappa mostra il posto di ogni isola. Scegline una: il suo posto si incornicia qui e nella griglia.',
  'zefiria.school.concept.pair':
    'Adesso uno scambio può mettere a posto due isole. Scegli isole da scambiare e cerca un prezzo con due stelle.',
  'zefiria.school.concept.star':
    'Un prezzo con una stella vuol dire: questo scambio mette a posto un’isola. Vale 2 o 3 nel punteggio.',
  'zefiria.school.concept.nothing':
    'Da qui nessuno scambio mette a posto un’isola. Vola altrove, o avvicina due isole al loro posto.',
  'zefiria.school.concept.wrong': '−2: quest’isola sta in una riga sbagliata. Il colore dice qual è la sua.',
  'zefiria.school.concept.row': '−1: la riga è giusta, la colonna non ancora.',
  'zefiria.school.concept.right': '+1: quest’isola è a posto. Se puoi, lasciala lì.',
  'zefiria.school.concept.lastPoint':
    'Resta un punto: basta per un volo o uno scambio fra vicine. Poi il turno finisce da solo.',
  'zefiria.school.concept.partner':
    'Tocca all’altro spirito. Un bot mostra il suo piano con frecce e aspetta: accetta con «Fai pure», o abbozzane un altro. Si vince o si perde insieme.',
  'zefiria.school.concept.jump':
    'Era un salto, sullo stesso colore o sullo stesso simbolo. Quello che c’è in mezzo non conta.',
  'zefiria.school.concept.around':
    'Un soffio non passa sopra uno spirito: la via gli gira intorno e costa di più. I prezzi ne tengono conto.',
  'zefiria.school.concept.rounds': 'Round 2: ogni gemma piena è un round che viene ancora dopo questo.',
  'zefiria.school.concept.score':
    'Il vostro punteggio comune: tutte le isole come stanno ora. Da 11 è una brezza leggera, a 25 i venti ne canteranno.',
  'zefiria.school.concept.inPlace': 'Tante delle 25 sono a posto.',
  'zefiria.school.concept.unused':
    'I punti non usati sono persi. Ne basta uno per avvicinare un’isola di un passo.',
  'zefiria.school.concept.plan':
    'Con «Piano» puoi prima provare un turno intero. Non succede niente finché non lo giochi.',
  'zefiria.school.concept.lastRound':
    'L’ultimo round. Non preparare più niente: conta solo quello che alla fine è a posto.',
  'zefiria.school.caution.away': 'Così un’isola lascia il suo posto, e nessuna ci arriva. Lo fai lo stesso?',
  'zefiria.school.caution.leaves':
    'Da qui uno scambio metterebbe a posto due isole; dopo questo volo non si può più. Voli lo stesso?',
  'zefiria.school.caution.farther': 'Così le due isole si allontanano dal loro posto. Le scambi lo stesso?',
  'zefiria.school.caution.lastFlight':
    'È il tuo ultimo punto della partita, e un volo non cambia il punteggio. Voli lo stesso?',
  'zefiria.school.well.all': 'Tutte e 25 le isole sono a posto: meglio non si può.',
  'zefiria.school.well.wind': '17 punti o più alla prima partita: un vento costante, complimenti!',
  'zefiria.school.well.pairs': 'Più di una volta hai messo a posto due isole con un solo scambio.',
  'zefiria.school.well.home': 'Hai messo a posto almeno otto isole da te.',
  'zefiria.school.well.thrifty': 'Non hai sprecato nemmeno un punto.',
  'zefiria.school.well.breeze': 'Insieme siete arrivati a 11 punti: una brezza leggera.',
  'zefiria.school.well.played': 'Hai giocato una partita intera e sai di che cosa è fatto un turno.',
  'zefiria.school.next.storm': 'Prova con le tempeste: spostano le isole, e le gemme rosse le ancorano.',
  'zefiria.school.next.unused': 'Usa tutti i punti: già uno avvicina un’isola di un passo.',
  'zefiria.school.next.flights':
    'Vola meno, scambia di più: prima di volare guarda che cosa puoi scambiare da lì.',
  'zefiria.school.next.pairs':
    'Cerca due isole che stanno l’una al posto dell’altra: uno scambio, due stelle.',
  'zefiria.school.next.rows':
    'Molte isole sono arrivate solo alla loro riga. Verso la fine portale anche nella colonna.',
  'zefiria.school.next.plan':
    'Pensa due turni avanti: che cosa raggiunge l’altro spirito, e che cosa puoi preparare?',
  'zefiria.school.chapter.storm': 'Tempeste',
  'zefiria.school.storms':
    'Se volete, giocate con le tempeste: ne scoppia una prima di ogni nuovo round. Sei gemme rosse sono pronte; vedrai subito a che servono.',
  'zefiria.school.beforeStorm':
    'Guidi Jugo, che sta sul blu. Resta un punto: scambia l’11, che è blu, e il 25. Tutti e due si avvicinano al loro posto.',
  'zefiria.school.beforeStormHere':
    'L’ultimo punto è per 11 e 25: così tutti e due sono più vicini di un passo.',
  'zefiria.school.stormBroke': 'Il round è finito, e scoppia una tempesta!',
  'zefiria.school.anchor':
    'Ha colpito l’8, ma l’8 è a posto. Allora una gemma rossa lo ancora: nessuno può spostarlo, passarci sopra o volarci.',
  'zefiria.school.takeGem':
    'Mira ha giocato. Per 1 punto puoi prendere una gemma rossa, anche lontana: premi l’8, poi «Prendi la gemma».',
  'zefiria.school.takeGemHere': 'Dopo. Prima prendi la gemma dall’8.',
  'zefiria.school.gemTaken': 'La gemma è tua, e l’8 è di nuovo libero.',
  'zefiria.school.spendAll':
    'Il posto del 16 è dove sta il 15, a quattro passi. Hai quattro punti: scambia 15 e 16.',
  'zefiria.school.spendAllHere': 'Meglio tenere i quattro punti: per 15 e 16.',
  'zefiria.school.spentAll': 'Il 16 è a posto, e non hai più punti.',
  'zefiria.school.giveGem':
    'Ma c’è una gemma. Dalla: chi agisce riceve 1 punto in più, in qualsiasi turno. Tenuta fino alla fine, vale 1.',
  'zefiria.school.giveGemHere': 'Il turno non è finito: la tua gemma vale ancora un punto per agire.',
  'zefiria.school.gemGiven': 'La gemma se ne va, ma puoi agire ancora una volta.',
  'zefiria.school.extraPoint': 'Usa bene il punto: 15 e 20 stanno l’uno al posto dell’altro.',
  'zefiria.school.extraPointHere': 'Per un punto niente rende più di 15 e 20: due stelle.',
  'zefiria.school.secondStorm': 'Due a posto grazie alla gemma! Ed ecco la tempesta dopo.',
  'zefiria.school.blizzard':
    'Una bufera: il 18 e l’1 si sono scambiati, ed Etesia ha viaggiato con loro. Un tornado scambia intorno al centro.',
};

export default it;
