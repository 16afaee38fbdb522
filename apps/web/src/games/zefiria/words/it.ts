import type { Words } from './words.js';

export default {
  'zefiria.minute.goal':
    'Venticinque isole sono in disordine. Insieme le rimettete a posto prima che il tempo finisca.',
  'zefiria.minute.spirits': 'Siete spiriti del vento, e ognuno vola e soffia a modo suo.',
  'zefiria.minute.flight': 'Un volo costa un punto. Borea, per esempio, salta su ogni isola del suo colore.',
  'zefiria.minute.breath': 'Un soffio scambia due isole. Costa tanti punti quanti sono i passi.',
  'zefiria.minute.plan': 'Punti e round sono pochi: parlate, tracciate frecce e pianificate insieme.',
  'zefiria.minute.storm':
    'Se volete, giocate con le tempeste: rimescolano le isole, e le gemme rosse le ancorano.',
  'zefiria.minute.score':
    'Ogni isola a posto vale un punto, ogni sbaglio ne costa. A 25 i venti canteranno di voi.',

  'zefiria.option.mode': 'Modalità',
  'zefiria.option.mode.normal': 'Cielo sereno',
  'zefiria.option.mode.normal.about': 'Solo voi muovete le isole.',
  'zefiria.option.mode.storm': 'Tempeste',
  'zefiria.option.mode.storm.about':
    'Prima di ogni nuovo round una tempesta rimescola le isole; le gemme rosse le ancorano.',
  'zefiria.option.solo': 'In solitaria',
  'zefiria.option.solo.about': 'Guidi tre spiriti; in ogni round due sono svegli. Meno round, più difficile.',
  'zefiria.option.solo.easy': 'Facile: 7 round',
  'zefiria.option.solo.medium': 'Medio: 6 round',
  'zefiria.option.solo.hard': 'Difficile: 5 round',
  'zefiria.option.spirits': 'Spiriti',
  'zefiria.option.spirits.about': 'Ogni spirito vola e scambia a modo suo.',
  'zefiria.option.spirits.random': 'A sorte',
  'zefiria.option.spirits.chosen': 'A scelta',

  'zefiria.prompt.spirit': 'Scegli il tuo spirito.',
  'zefiria.prompt.spirits': 'Scegli tre spiriti. Questo è il numero {number}.',
  'zefiria.prompt.corner': 'In quale angolo comincia {spirit}?',
  'zefiria.prompt.order': 'Quale spirito agisce per primo in questo round?',
  'zefiria.prompt.sleeper': 'Quale dei due dorme nel prossimo round?',
  'zefiria.prompt.stepOut': 'Austro esce dalla griglia. Da quale lato?',
  'zefiria.prompt.mustFly': 'Sotto {spirit} c’è una gemma: prima vola via.',
  'zefiria.prompt.noPoints': 'Niente più punti. Una gemma ne darebbe uno; altrimenti chiudi il turno.',
  'zefiria.prompt.turn':
    '{spirit} ha {points, plural, one {# punto} other {# punti}}. Vola, o scegli due isole da scambiare.',
  'zefiria.prompt.turnStorm':
    '{spirit} ha {points, plural, one {# punto} other {# punti}}. Dopo questo turno scoppia una tempesta.',
  'zefiria.prompt.tidy': 'Tutte le isole sono a posto. Puoi chiudere la partita.',
  'zefiria.prompt.over': 'Il vento è calato.',

  'zefiria.waiting.turn':
    '{who, select, me {Guidi {spirit}: {points, plural, =0 {niente più punti} one {resta # punto} other {restano # punti}}.} other {{name} guida {spirit}: {points, plural, =0 {niente più punti} one {resta # punto} other {restano # punti}}.}}',
  'zefiria.waiting.corner': '{who, select, me {Cerchi un angolo.} other {{name} cerca un angolo.}}',
  'zefiria.waiting.choice': '{who, select, me {Stai scegliendo.} other {{name} sta scegliendo.}}',

  'zefiria.kind.spirits': 'scegliendo spiriti e angoli',
  'zefiria.kind.order': 'scegliendo chi agisce',
  'zefiria.kind.fly': 'volando',
  'zefiria.kind.breath': 'soffiando',
  'zefiria.kind.gem': 'con le gemme',
  'zefiria.kind.end': 'chiudendo un turno',
  'zefiria.answer.choose': 'Gioca {spirit}',
  'zefiria.answer.corner':
    'Comincia {corner, select, NW {a nord-ovest} NE {a nord-est} SE {a sud-est} other {a sud-ovest}}',
  'zefiria.answer.act': 'Prima {spirit}',
  'zefiria.answer.sleep': '{spirit} dorme',
  'zefiria.answer.step':
    'Esci {side, select, N {a nord} E {a est} S {a sud} other {a ovest}}, posto {number}',
  'zefiria.answer.glide':
    'Vola fuori {side, select, N {verso nord} E {verso est} S {verso sud} other {verso ovest}}, posto {number}',
  'zefiria.answer.fly': 'Vola sull’isola {island}',
  'zefiria.answer.swap': 'Scambia le isole {a} e {b}',
  'zefiria.answer.swapOn': 'Scambia le isole {a} e {b}, resta su {on}',
  'zefiria.answer.take': 'Prendi la gemma dall’isola {island}',
  'zefiria.answer.give': 'Dai una gemma per un punto',
  'zefiria.answer.end':
    '{points, plural, =0 {Chiudi il turno} one {Chiudi il turno, perdi # punto} other {Chiudi il turno, perdi # punti}}',
  'zefiria.answer.finish': 'Chiudi la partita: tutto a posto',

  'zefiria.confirm.end':
    '{points, plural, one {C’è ancora # punto da spendere.} other {Ci sono ancora # punti da spendere.}} Chiudere lo stesso il turno?',

  'zefiria.why.gameOver': 'La partita è finita.',
  'zefiria.why.notYourTurn': 'Non tocca a te. Puoi comunque abbozzare un piano.',
  'zefiria.why.noGemToGive': 'Non hai gemme rosse.',
  'zefiria.why.giveInATurn': 'Le gemme si danno solo mentre uno spirito agisce.',
  'zefiria.why.chooseSpiritFirst': 'Prima si scelgono gli spiriti.',
  'zefiria.why.spiritTaken':
    '{spirit, select, borea {Borea è già stata presa} jugo {Jugo è già stato preso} etesia {Etesia è già stata presa} austro {Austro è già stato preso} other {Skyron è già stato preso}}.',
  'zefiria.why.chooseCornerFirst': 'Prima si scelgono gli angoli.',
  'zefiria.why.cornerTaken':
    'Qualcuno comincia già {corner, select, NW {a nord-ovest} NE {a nord-est} SE {a sud-est} other {a sud-ovest}}.',
  'zefiria.why.sayWhoActs': 'Prima di’ quale spirito agisce.',
  'zefiria.why.sayWhoSleeps': 'Prima di’ quale spirito dorme.',
  'zefiria.why.notThatSpirit':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} adesso non si può scegliere.',
  'zefiria.why.notNow': 'Non adesso. Guarda che cosa si chiede.',
  'zefiria.why.stepOutFirst': 'Prima di tutto Austro esce dalla griglia.',
  'zefiria.why.noStepOutThere': 'Da dove si trova, Austro non può uscire lì.',
  'zefiria.why.stepsOutOnceOnly': 'Austro è già fuori.',
  'zefiria.why.flyOffTheGem': 'Sotto di te c’è una gemma: prima vola via.',
  'zefiria.why.noPointsLeft': 'Non restano punti.',
  'zefiria.why.islandNotFree': 'L’isola {island} non è libera.',
  'zefiria.why.outOfReach': 'L’isola {island} è fuori portata per un solo volo.',
  'zefiria.why.austroFliesOutside': 'Austro vola solo fuori dalla griglia.',
  'zefiria.why.onlyAustroFliesOutside': 'Solo Austro vola fuori dalla griglia.',
  'zefiria.why.notThisPair': 'Da qui questo spirito non può scambiare le isole {a} e {b}.',
  'zefiria.why.anchoredUnderfoot': 'L’isola di Skyron è ancorata.',
  'zefiria.why.noWayThrough': 'Nessuna via di isole libere porta dall’isola {a} all’isola {b}.',
  'zefiria.why.tooDear':
    'Scambiare le isole {a} e {b} costa {price}; {points, plural, =0 {non resta niente} one {resta # punto} other {restano # punti}}.',
  'zefiria.why.sayWhereSkyronStands': 'Di’ su quale delle due isole finisce Skyron.',
  'zefiria.why.onlySkyronRides': 'Solo Skyron viaggia insieme a un’isola.',
  'zefiria.why.lastPointForAFlight':
    'L’isola {island} accanto ad Austro non è libera: l’ultimo punto serve per ripartire.',
  'zefiria.why.noGemThere': 'Sull’isola {island} non c’è nessuna gemma.',
  'zefiria.why.cannotStepIn': 'Austro non può finire qui: l’isola {island} non è libera.',
  'zefiria.why.notAllInPlace': 'Non tutte le isole sono ancora a posto.',
  'zefiria.why.stormGoesOn': 'Con le tempeste si gioca fino all’ultimo round.',

  'zefiria.advice.onlyAnswer': 'Non c’è altro da fare.',
  'zefiria.advice.botWould': 'Io farei così.',
  'zefiria.advice.strongSpirit': 'Uno spirito che rende in ogni compagnia.',
  'zefiria.advice.shortWays': 'Da questo angolo le vie sono più brevi.',
  'zefiria.advice.allInPlace':
    'Con questo piano ogni isola torna a casa, e {left, plural, =0 {non avanzano punti} one {avanza # punto} other {avanzano # punti}}{storm, select, comes {, se nessuna tempesta ci mette lo zampino} other {}}.',
  'zefiria.advice.asGoodAsFound':
    'Il piano migliore che ho trovato: alla fine le isole valgono {count, number}, {left, plural, =0 {senza punti inutilizzati} one {con # punto inutilizzato} other {con # punti inutilizzati}}{storm, select, comes {, se nessuna tempesta ci mette lo zampino} other {}}.',
  'zefiria.advice.gemBringsMore': 'La gemma rende più del punto che vale.',
  'zefiria.advice.nothingToBetter': 'Non vedo più niente che aiuti.',
  'zefiria.advice.movesHome':
    '{count, plural, one {Così un’isola va a posto.} other {Così entrambe le isole vanno a posto.}}',
  'zefiria.advice.movesNearer': 'Le due guadagnano {steps, plural, one {# passo} other {# passi}}.',
  'zefiria.advice.makesRoom': 'Fa spazio a quello che segue.',
  'zefiria.advice.getsThere': 'Da lì si possono scambiare le isole {a} e {b}.',
  'zefiria.advice.lookAtSpirits': 'Chi di loro combina qualcosa anche con un solo punto?',
  'zefiria.advice.lookAtCorner':
    'Cerca l’angolo da cui {spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} raggiunge molte isole fuori posto.',
  'zefiria.advice.lookWhoActs': 'Confronta i due: chi ha uno scambio buono senza dover prima volare?',
  'zefiria.advice.lookWhoSleeps': 'Chi dei due ha meno da fare dove si trova ora?',
  'zefiria.advice.lookForHomes':
    '{count, plural, one {Un’isola può andare} other {# isole possono andare}} a posto in questo turno. Guarda quelle {colour, select, amber {ambra} green {verdi} blue {blu} violet {viola} other {rosa}}.',
  'zefiria.advice.lookForNearer':
    'Nessuna va ancora a posto. Cerca uno scambio che aiuti entrambe le isole; una di loro è {colour, select, amber {ambra} green {verde} blue {blu} violet {viola} other {rosa}}.',
  'zefiria.advice.lookAround':
    'Per questo turno {spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} si trova male. Da dove andrebbe meglio?',
  'zefiria.advice.lookAtGems': 'Guarda le gemme rosse.',
  'zefiria.advice.lookAtEnd': 'C’è ancora uno scambio che valga i suoi punti?',
  'zefiria.advice.bringsHome':
    '{count, plural, one {Così un’isola va a posto.} other {Così # isole vanno a posto.}}',
  'zefiria.advice.setsUp':
    '{who, select, me {Poi puoi mandare a posto {count, plural, one {un’isola} other {# isole}}.} other {Poi {name} può mandare a posto {count, plural, one {un’isola} other {# isole}}.}}',
  'zefiria.advice.comesNearer': 'Le isole guadagnano {steps, plural, one {# passo} other {# passi}}.',
  'zefiria.advice.takesGem': 'Una gemma in mano è un punto per dopo.',
  'zefiria.advice.givesGem': 'La gemma ci dà il punto che manca.',
  'zefiria.advice.standsBetter': 'Da lì potrò fare di più nel mio prossimo turno.',
  'zefiria.advice.restsNow': 'Con questi punti non posso migliorare niente.',
  'zefiria.advice.wouldCost':
    'Temo che così non tutte le isole vadano a posto: alla fine vedo {count, number} punti. Farei piuttosto questo.',

  'zefiria.log.laidOut':
    'Venticinque isole vanno alla deriva{mode, select, storm {, e si avvicinano tempeste} other {}}. Ci sono {rounds} round per rimetterle in ordine.',
  'zefiria.log.tookSpirit':
    '{chosen, select, yes {{who, select, me {Scegli} other {{name} sceglie}}} other {{who, select, me {Peschi} other {{name} pesca}}}} {spirit}.',
  'zefiria.log.tookCorner':
    '{spirit} comincia {corner, select, NW {a nord-ovest} NE {a nord-est} SE {a sud-est} other {a sud-ovest}}, sull’isola {island}.',
  'zefiria.log.fellAsleep': '{spirit} si addormenta.',
  'zefiria.log.wokeUp': '{spirit} si sveglia.',
  'zefiria.log.roundBegan': 'Round {round} di {rounds}',
  'zefiria.log.stormBroke':
    '{kind, select, tornado {Un tornado colpisce l’isola {island}: {steps, plural, one {un quarto di giro} other {# quarti di giro}}.} other {Una bufera colpisce l’isola {island}: {steps, plural, one {una casella} other {# caselle}} {direction, select, up {in su} right {a destra} down {in giù} left {a sinistra} other {oltre}}.}}',
  'zefiria.log.anchored': 'L’isola {island} è al suo posto: una gemma la ancora.',
  'zefiria.log.stormPassed':
    '{why, select, anchored {L’isola {island} è ancorata: la tempesta passa.} noGemLeft {L’isola {island} è al suo posto e non restano gemme: la tempesta passa.} other {L’isola {other} è ancorata: la tempesta passa e lascia in pace l’isola {island}.}}',
  'zefiria.log.stormSwapped': 'La tempesta scambia le isole {a} e {b}.',
  'zefiria.log.turnBegan':
    '{who, select, me {Guidi} other {{name} guida}} {spirit}, con {points, plural, one {# punto} other {# punti}}.',
  'zefiria.log.steppedOut':
    'Austro esce dalla griglia {side, select, N {a nord} E {a est} S {a sud} other {a ovest}}.',
  'zefiria.log.flew':
    '{spirit} {manner, select, colour {salta per colore} symbol {salta per simbolo} diagonal {plana in diagonale} other {vola}} sull’isola {island}.',
  'zefiria.log.glided':
    'Austro vola fuori {side, select, N {verso nord} E {verso est} S {verso sud} other {verso ovest}}, accanto all’isola {island}.',
  'zefiria.log.breathed':
    '{spirit} scambia le isole {a} e {b} per {price, plural, one {# punto} other {# punti}}.',
  'zefiria.log.tookGem': '{who, select, me {Prendi} other {{name} prende}} la gemma dall’isola {island}.',
  'zefiria.log.gaveGem':
    '{who, select, me {Dai} other {{name} dà}} una gemma per un punto: ora {points, plural, one {# punto} other {# punti}}.',
  'zefiria.log.steppedIn': 'Austro scende sull’isola {island}.',
  'zefiria.log.turnEnded':
    '{spirit} lascia {unused, plural, one {# punto inutilizzato} other {# punti inutilizzati}}.',
  'zefiria.log.finished': '{who, select, me {Dichiari} other {{name} dichiara}} il cielo in ordine.',
  'zefiria.log.ended':
    '{total, number}: {verdict, select, legend {i venti ne canteranno} gale {una burrasca possente} wind {un vento costante} breeze {una brezza leggera} other {una bonaccia}}',

  'zefiria.role': '{spirit}',

  'zefiria.account.right': 'A posto',
  'zefiria.account.row': 'Riga giusta',
  'zefiria.account.wrong': 'Riga sbagliata',
  'zefiria.account.gems': 'Gemme',
  'zefiria.account.total': 'Totale',
  'zefiria.account.from': 'da {from}',
  'zefiria.account.course': 'Il punteggio, turno per turno: da {from} a {to}.',
  'zefiria.account.spirit': 'Spirito',
  'zefiria.account.brought': 'A posto',
  'zefiria.account.breaths': 'Scambi',
  'zefiria.account.flights': 'Voli',
  'zefiria.account.unused': 'Persi',
  'zefiria.account.works': 'Le isole messe a posto, e dove sono andati i punti',
  'zefiria.account.verdict': 'Verdetto',

  'zefiria.verdict.legend': 'I venti ne canteranno',
  'zefiria.verdict.gale': 'Una burrasca possente',
  'zefiria.verdict.wind': 'Un vento costante',
  'zefiria.verdict.breeze': 'Una brezza leggera',
  'zefiria.verdict.lull': 'Una bonaccia',

  'zefiria.board.label': 'Il cielo di Zefiria',
  'zefiria.board.island':
    'Isola {island}, {colour, select, amber {ambra} green {verde} blue {blu} violet {viola} other {rosa}}, {symbol, select, A {abete} B {faro} C {arco} D {mulino} other {mongolfiera}}. Riga {row}, colonna {column}: {standing, select, right {al suo posto, +1} row {riga giusta, −1} other {riga sbagliata, −2}}.',
  'zefiria.board.standsHere': 'Qui c’è {spirit}.',
  'zefiria.board.anchored': 'Ancorata da una gemma.',
  'zefiria.board.swapFor':
    'Scambia con l’isola {island} per {price, plural, one {# punto} other {# punti}}.{homes, plural, =0 {} one { Una delle due va a posto.} other { Tutte e due vanno a posto.}}',
  'zefiria.board.canFly': 'A un volo da qui.',
  'zefiria.board.canSwap': 'Da qui si può scambiare.',
  'zefiria.board.place':
    'Fuori {side, select, N {a nord} E {a est} S {a sud} other {a ovest}}, accanto all’isola {island}',
  'zefiria.board.stormName': '{kind, select, tornado {Tornado} other {Bufera}}',
  'zefiria.board.stormTarget': 'Isola {island}',
  'zefiria.board.status': 'Tempo e punti',
  'zefiria.board.round': '{round, plural, =0 {Prima del round 1 di {rounds}} other {Round # di {rounds}}}',
  'zefiria.board.points':
    '{points, plural, =0 {Niente più punti} one {# punto per agire} other {# punti per agire}}',
  'zefiria.board.reserve':
    '{gems, plural, =0 {Nessuna gemma rossa di riserva} one {# gemma rossa di riserva} other {# gemme rosse di riserva}}',
  'zefiria.board.held': '{name}: {gems, plural, one {# gemma rossa} other {# gemme rosse}}',
  'zefiria.board.scoreSoFar': 'Punteggio attuale: {total, number}',
  'zefiria.board.nextVerdict': 'Da {from} in su: {verdict}.',
  'zefiria.board.bestVerdict': 'Di meglio c’è poco.',
  'zefiria.board.inPlace': 'A posto: {right} su 25',
  'zefiria.board.inPlaceName': 'Isole a posto',
  'zefiria.board.map':
    'Mappa: le isole da 1 a 25 in ordine, riga per riga; {right, plural, one {# è a posto} other {# sono a posto}}',
  'zefiria.board.totalEnd': 'Punteggio finale: {total, number}. A posto: {right} su 25.',
  'zefiria.board.flight':
    '{spirit, select, borea {Vola: vicine, isole del suo colore} jugo {Vola: vicine, isole del suo simbolo} etesia {Vola: vicine, lungo le diagonali} austro {Vola: tutto intorno} other {Vola: vicine}}',
  'zefiria.board.breath':
    '{spirit, select, borea {Scambia: un’isola del suo simbolo ↔ un’altra} jugo {Scambia: un’isola del suo colore ↔ un’altra} etesia {Scambia: una vicina ↔ un’altra} austro {Scambia: due nella sua riga e colonna} other {Scambia: l’isola sotto di sé ↔ un’altra, può seguirla}}',
  'zefiria.board.crew': 'Chi partecipa',
  'zefiria.board.story': 'Il piano del consiglio fino alla fine',
  'zefiria.board.chapter': '{spirit}, round {round}: dopo sono a posto {right} su 25',
  'zefiria.board.chapterOf': '{spirit}, round {round}:',
  'zefiria.board.storyEnd': 'La fine: {right} su 25 a posto',
  'zefiria.board.storyEnds': 'Così sarebbe nel round {round}: {right} isole su 25 a posto.',
  'zefiria.board.turnBrings':
    '{points, plural, one {# punto} other {# punti}}, {nearer, plural, =0 {nessun passo guadagnato} one {# passo guadagnato} other {# passi guadagnati}}{full, select, yes {: niente va sprecato} other {}}.',
  'zefiria.board.turnHomes':
    '{homes, plural, =0 {Ancora nessuna isola in più a posto} one {# isola in più a posto} other {# isole in più a posto}}: {right} su 25.',
  'zefiria.board.price': '{price, plural, one {punto} other {punti}}',
  'zefiria.board.comeHome': '{count, plural, one {va a posto:} other {vanno a posto:}}',
  'zefiria.board.nearer': '{nearer, plural, one {# passo guadagnato} other {# passi guadagnati}}',
  'zefiria.board.storyStorm':
    'Così sarebbe prima della tempesta: {right} isole su 25 a posto. Dopo si rifà il piano.',
  'zefiria.board.turnLeaves':
    '{leaves, plural, one {# isola in meno a posto, per ora} other {# isole in meno a posto, per ora}}: {right} su 25.',
  'zefiria.board.brings': '{points, plural, one {# punto} other {# punti}}: da {total} a {after}.',
  'zefiria.board.backToNow': 'Torna ad adesso',
  'zefiria.board.andThen': 'E poi',
  'zefiria.board.tryIt': 'Prova',
  'zefiria.board.whichEnd': 'Su quale isola finisce Skyron?',
  'zefiria.board.endOn': 'Sull’isola {island}',
  'zefiria.board.flyHere': 'Vola qui',
  'zefiria.board.takeGem': 'Prendi la gemma',
  'zefiria.board.giveGem': 'Dai una gemma',
  'zefiria.board.giveGemBy': '{name} dà una gemma',
  'zefiria.board.tapPartner':
    'Scegli l’isola con cui scambiarla, da {cheapest, plural, one {# punto} other {# punti}} in su.',
  'zefiria.board.noPartner': 'Da qui non si può scambiare.',
  'zefiria.board.proposal': '{name}: {steps, plural, one {# passo} other {# passi}}',
  'zefiria.board.proposals': 'Piani proposti',
  'zefiria.board.compare': 'Fianco a fianco ({count})',
  'zefiria.board.sketches': 'Le bozze di tutti',
  'zefiria.board.wouldBe': 'Il tavolo dopo: {right} isole su 25 a posto',
  'zefiria.board.look': 'Guarda',
  'zefiria.board.firstStep': 'Primo passo',
  'zefiria.board.playAll': 'Gioca',
  'zefiria.board.goAhead': 'Fai pure',
  'zefiria.board.letDo': 'Fai giocare così',
  'zefiria.board.plan': 'Il tuo piano',
  'zefiria.board.planEmpty': 'Prova quello che vuoi: non succede niente finché non giochi il piano.',
  'zefiria.board.sketchEmpty': 'Abbozza quello che si potrebbe fare: tutto il tavolo lo vede.',
  'zefiria.board.planBack': 'Un passo indietro',
  'zefiria.board.planForth': 'Un passo avanti',
  'zefiria.board.planClear': 'Lascia perdere il piano',
  'zefiria.board.planPlay': 'Gioca',
  'zefiria.board.planToggle': 'Piano',
  'zefiria.board.sketchToggle': 'Bozza',
  'zefiria.board.endTurn': 'Fine turno',
  'zefiria.board.endCost': '{points, plural, one {perdi # punto} other {perdi # punti}}',
  'zefiria.board.giveCost': '+1 per agire, −1 nel punteggio',
  'zefiria.board.finish': 'Tutto a posto: fine',

  'zefiria.term.rounds': 'Round',
  'zefiria.term.rounds.about': 'Ogni gemma viola piena è un round che viene ancora dopo questo.',
  'zefiria.term.points': 'Punti per agire',
  'zefiria.term.points.about':
    'Un volo costa 1, un soffio il suo prezzo. Quello che resta alla fine del turno è perso.',
  'zefiria.term.reserve': 'Gemme rosse di riserva',
  'zefiria.term.reserve.about': 'Se una tempesta colpisce un’isola a posto, una di loro la ancora.',
  'zefiria.term.held': 'Gemme rosse in mano',
  'zefiria.term.held.about':
    'Ognuna vale 1 nel punteggio finale, oppure dà un punto in più allo spirito che agisce.',
  'zefiria.term.score': 'Punteggio comune',
  'zefiria.term.score.about':
    'Tutte le isole insieme: +1 a posto, −1 nella riga giusta, −2 in una sbagliata, e 1 per ogni gemma rossa in mano. Da 25 in su i venti canteranno di voi.',
  'zefiria.term.inPlace': 'Isole a posto',
  'zefiria.term.inPlace.about': 'Quante delle 25 stanno dove le mostra la mappa.',
  'zefiria.term.map': 'Mappa da raggiungere',
  'zefiria.term.map.about':
    'Così devono stare tutte le isole alla fine. I campi scuri sono già giusti; una cornice mostra il posto dell’isola scelta.',
  'zefiria.term.right': '+1: a posto',
  'zefiria.term.right.about': 'Quest’isola sta dove deve stare.',
  'zefiria.term.row': '−1: riga giusta',
  'zefiria.term.row.about': 'La riga è giusta, la colonna no: per ora quest’isola costa un punto.',
  'zefiria.term.wrong': '−2: riga sbagliata',
  'zefiria.term.wrong.about': 'Quest’isola non sta nella sua riga e per ora costa due punti.',
  'zefiria.term.flight': 'Volo',
  'zefiria.term.flight.about': 'Porta lo spirito su un’isola dal bordo chiaro. Costa 1 punto.',
  'zefiria.term.breath': 'Soffio',
  'zefiria.term.breath.about':
    'Scambia due isole. Quelle con questo segno si possono prendere: scegline una, poi l’altra.',
  'zefiria.term.price': 'Prezzo dello scambio',
  'zefiria.term.price.about':
    'Quanto costa lo scambio con quest’isola: un punto per ogni passo del cammino. Se è barrato, costa troppo.',
  'zefiria.term.star': 'Stella',
  'zefiria.term.star.about': 'Una per ciascuna delle due isole che lo scambio mette a posto.',
  'zefiria.term.anchored': 'Ancorata',
  'zefiria.term.anchored.about':
    'Una gemma rossa tiene quest’isola: nessuno può spostarla, passarci sopra o volarci.',
  'zefiria.term.blizzard': 'Bufera',
  'zefiria.term.blizzard.about':
    'L’isola colpita si scambia con quella a tanti passi nella direzione delle frecce.',
  'zefiria.term.tornado': 'Tornado',
  'zefiria.term.tornado.about':
    'L’isola colpita si scambia con quella dove arriva il suo posto dopo tanti quarti di giro della griglia.',
  'zefiria.term.target': 'Carta griglia',
  'zefiria.term.target.about': 'Il campo segnato è quello che la tempesta colpisce.',
  'zefiria.term.seat': 'Colore e segno',
  'zefiria.term.seat.about': 'Questo posto guida gli spiriti con questo segno.',
  'zefiria.term.island': 'Isola',
  'zefiria.term.island.about':
    'Il numero dice il suo posto sulla mappa da raggiungere, il colore la riga. Gli spiriti volano e scambiano per colore e simbolo.',
  'zefiria.term.outside': 'Fuori',
  'zefiria.term.outside.about': 'Un posto accanto alla griglia. Solo Austro vola fin qui.',
  'zefiria.term.borea': 'Borea',
  'zefiria.term.borea.about':
    'Vola alle vicine e alle isole del suo colore. Scambia un’isola del suo simbolo con un’altra.',
  'zefiria.term.jugo': 'Jugo',
  'zefiria.term.jugo.about':
    'Vola alle vicine e alle isole del suo simbolo. Scambia un’isola del suo colore con un’altra.',
  'zefiria.term.etesia': 'Etesia',
  'zefiria.term.etesia.about':
    'Vola alle vicine e lungo le diagonali. Scambia una vicina con un’altra isola.',
  'zefiria.term.austro': 'Austro',
  'zefiria.term.austro.about': 'Vola tutto intorno. Scambia due isole nella sua riga e colonna.',
  'zefiria.term.skyron': 'Skyron',
  'zefiria.term.skyron.about': 'Vola alle vicine. Scambia l’isola sotto di sé con un’altra, e può seguirla.',
  'zefiria.moment.round': 'Il round {round} è finito',
  'zefiria.moment.spirit': '{spirit}',
  'zefiria.moment.stands':
    'A posto: {right} su 25. {same, select, yes {Il punteggio resta {total, number}.} other {Il punteggio passa da {before, number} a {total, number}.}}',
  'zefiria.moment.left': '{left, plural, one {Resta un round.} other {Restano # round.}}',
  'zefiria.moment.carried': '{spirit} viaggia con loro.',
  'zefiria.moment.cost':
    '{same, select, yes {Il punteggio resta {total, number}.} other {Il punteggio passa da {before, number} a {total, number}.}}',
  'zefiria.text.title': 'La posizione a parole',
  'zefiria.text.islands': 'Le isole come stanno',
  'zefiria.text.row': 'Riga',
  'zefiria.text.column': 'Colonna {column}',
  'zefiria.text.cell':
    '{island}, {colour, select, amber {ambra} green {verde} blue {blu} violet {viola} other {rosa}}, {symbol, select, A {abete} B {faro} C {arco} D {mulino} other {mongolfiera}}: {standing, select, right {al suo posto} row {riga giusta} other {riga sbagliata}}.',
  'zefiria.text.stands': 'Qui c’è {spirit}.',
  'zefiria.text.anchored': 'Ancorata.',
  'zefiria.text.outside':
    'fuori {side, select, N {a nord} E {a est} S {a sud} other {a ovest}}, posto {number}',
  'zefiria.text.notYet': 'non ancora sulla griglia',
  'zefiria.text.onIsland': 'sull’isola {island}',
  'zefiria.text.spirit': '{spirit} ({whose, select, me {tu} other {{name}}}): {where}.',
  'zefiria.text.asleep': 'Dorme.',
  'zefiria.text.acts':
    'Agisce ora, {points, plural, =0 {niente più punti} one {resta # punto} other {restano # punti}}.',
  'zefiria.text.over': 'La partita è finita.',
  'zefiria.text.round': 'Round {round} di {rounds}.',
  'zefiria.text.score': 'Punteggio attuale: {total, number}. A posto: {right} su 25. Modalità:',
  'zefiria.text.storm':
    '{storms, plural, =0 {Niente più carte tempesta} one {Resta # carta tempesta} other {Restano # carte tempesta}}, {gems, plural, =0 {nessuna gemma rossa di riserva} one {# gemma rossa di riserva} other {# gemme rosse di riserva}}.',
  'zefiria.text.holds': '{name}: {gems, plural, one {# gemma rossa} other {# gemme rosse}}.',
  'zefiria.text.spirits': 'Spiriti',
} satisfies Words;
