import type { Words } from './words.js';

const CARD =
  '{kind, select, dodge {Schivata} sharpDodge {Schivata ampia} leadChange {Cambio di testa} standard {Standard} neutral {Neutro} diagonal {Diagonale} score {Conteggio} freeFlight {Volo libero} favourite {Uccello preferito} display {Esposizione} other {una carta coperta}}';
/** Il nome di un uccello con ciò che lo precede: maschile, femminile, femminile davanti a vocale. */
const birds = (argument: string, he = '', she = '', vowel = '', any = '') =>
  `{${argument}, select, kf {${he}nibbio femmina} km {${he}nibbio maschio} gf {${vowel}oca femmina} gm {${vowel}oca maschio} cf {${she}gru femmina} cm {${she}gru maschio} sf {${she}rondine femmina} sm {${she}rondine maschio} n {${he}rondone} other {${any}uccello}}`;
const BIRD = birds('bird');
const the = (argument: string) => birds(argument, 'il ', 'la ', 'l’', 'l’');
const A_BIRD = birds('bird', 'un ', 'una ', 'un’', 'un ');
const cubes = (argument: string) => `{${argument}, plural, one {# cubetto} other {# cubetti}}`;
const points = (argument: string) => `{${argument}, plural, one {# punto} other {# punti}}`;
const SEXES =
  '{sexes, select, females {{females, plural, one {# femmina} other {# femmine}}} males {{males, plural, one {# maschio} other {# maschi}}} other {{females, plural, one {# femmina} other {# femmine}} e {males, plural, one {# maschio} other {# maschi}}}}';
const ACTION =
  '{action, select, A {volare di lato} B {volare avanti o indietro} C {aggiungere un uccello} D {prendere una carta} other {altro}}';
const ACTION_UP =
  '{action, select, A {Volare di lato} B {Volare avanti o indietro} C {Aggiungere un uccello} other {Prendere una carta}}';

const words: Words = {
  'ueber-den-wolken.minute.goal':
    'Un solo stormo, e tutti vi hanno uccelli. Tre volte atterra il primo uccello di ogni colonna.',
  'ueber-den-wolken.minute.swap': 'Scambi i tuoi uccelli con i vicini per andare davanti.',
  'ueber-den-wolken.minute.price':
    'Ogni azione costa di più ogni volta che qualcuno la usa. I tuoi cubetti devono bastare per tutta la tappa.',
  'ueber-den-wolken.minute.join':
    'Nuovi uccelli entrano nelle colonne libere: davanti a tutti, o da dietro, e tutti avanzano.',
  'ueber-den-wolken.minute.cards':
    'Le carte manovra fanno di più. Oppure tienile: sotto ci sono posti che portano punti dopo l’atterraggio.',
  'ueber-den-wolken.minute.land':
    'Quando nessuno ha più cubetti, la testa atterra, e la carta nido ti premia per i tuoi uccelli.',

  'ueber-den-wolken.prompt.turn': `Tocca a te, ${cubes('cubes')} in riserva. Scegli un’azione, gioca una carta o passa.`,
  'ueber-den-wolken.prompt.standard': 'Quale azione standard scegli?',
  'ueber-den-wolken.prompt.swap':
    '{manner, select, side {Scambia un tuo uccello con il vicino di sinistra o di destra.} ahead {Scambia un tuo uccello con quello davanti o dietro.} dodge {Scambia un tuo uccello con quello due posti più in là nella sua fila.} sharpDodge {Scambia un tuo uccello con quello tre posti più in là nella sua fila.} leadChange {Scambia la testa e la coda di una colonna; un uccello deve essere tuo.} neutral {Scambia un rondone con un uccello accanto.} diagonal {Scambia un tuo uccello con uno vicino in diagonale.} other {Scambia un tuo uccello con uno qualsiasi.}}',
  'ueber-den-wolken.prompt.bird': 'Quale uccello si unisce: uno scoperto o il primo del mazzo?',
  'ueber-den-wolken.prompt.search': 'Scegli un uccello dal mazzo.',
  'ueber-den-wolken.prompt.place': `Dove va ${the('bird')}? Davanti a una colonna, o in coda.`,
  'ueber-den-wolken.prompt.take': 'Prendi una carta esposta.',
  'ueber-den-wolken.prompt.discard': 'Cinque carte sono una di troppo. Scartane una.',
  'ueber-den-wolken.prompt.score': 'Quale carta conteggi subito?',
  'ueber-den-wolken.prompt.copy': 'Quale carta esposta usi?',
  'ueber-den-wolken.prompt.scoring': 'Conteggia carte con lo stormo che resta, oppure tienile per dopo.',

  'ueber-den-wolken.waiting':
    '{who, select, me {{step, select, turn {Cerchi un varco.} scoring {Conteggi carte.} place {Piazzi un uccello.} take {Scegli una carta.} discard {Scarti una carta.} other {Sei in volo.}}} other {{step, select, turn {{name} cerca un varco.} scoring {{name} conteggia carte.} place {{name} piazza un uccello.} take {{name} sceglie una carta.} discard {{name} scarta una carta.} other {{name} è in volo.}}}}',

  'ueber-den-wolken.kind.fly': 'volando',
  'ueber-den-wolken.kind.add': 'aggiungendo un uccello',
  'ueber-den-wolken.kind.take': 'prendendo una carta',
  'ueber-den-wolken.kind.play': 'giocando una carta',
  'ueber-den-wolken.kind.pass': 'passando',
  'ueber-den-wolken.kind.score': 'nel conteggio',
  'ueber-den-wolken.answer.action': `${ACTION_UP} per ${cubes('price')}`,
  'ueber-den-wolken.answer.standard': ACTION_UP,
  'ueber-den-wolken.answer.play': `Gioca ${CARD} per ${cubes('price')}`,
  'ueber-den-wolken.answer.playDisplay': 'Gioca Esposizione e usa una carta del tavolo',
  'ueber-den-wolken.answer.pass': `Passa per ${cubes('price')}`,
  'ueber-den-wolken.answer.swap': `Scambia {one} e {two}: ${birds('bird')} e ${birds('other')}`,
  'ueber-den-wolken.answer.from': 'Da {space}',
  'ueber-den-wolken.answer.bird': `Prendi ${the('bird')}`,
  'ueber-den-wolken.answer.deck': 'Il primo del mazzo, alla cieca',
  'ueber-den-wolken.answer.place':
    '{end, select, front {Davanti alla colonna {column}} other {In coda alla colonna {column}}}',
  'ueber-den-wolken.answer.take': `Prendi ${CARD}`,
  'ueber-den-wolken.answer.discard': `Scarta ${CARD}`,
  'ueber-den-wolken.answer.copy': `Usa ${CARD} per ${cubes('price')}`,
  'ueber-den-wolken.answer.score': `Conteggia ${CARD}: ${points('points')}`,
  'ueber-den-wolken.answer.done': 'Tieni il resto',

  'ueber-den-wolken.confirm.sameBirds': `Sono uguali, due volte ${A_BIRD}: non cambierebbe nulla. Scambiare lo stesso?`,
  'ueber-den-wolken.confirm.pass': `Passare ti costa ${cubes('price')}. Davvero, con ${cubes('cubes')} in riserva?`,

  'ueber-den-wolken.why.gameOver': 'La partita è finita.',
  'ueber-den-wolken.why.notYourTurn': 'Non tocca a te.',
  'ueber-den-wolken.why.notNow':
    '{step, select, turn {Prima scegli un’azione o una carta.} standard {Prima scegli un’azione standard.} swap {Prima scambia due uccelli.} bird {Prima scegli l’uccello che si unisce.} search {Prima scegli un uccello dal mazzo.} place {Prima trova un posto al nuovo uccello.} take {Prima prendi una carta esposta.} discard {Prima scarta una carta.} score {Prima scegli la carta da conteggiare.} copy {Prima scegli una carta esposta.} scoring {Ora si conteggiano solo carte.} other {Non ora.}}',
  'ueber-den-wolken.why.tooFewCubes': `Costa ${cubes('price')}, e tu ne hai {has}.`,
  'ueber-den-wolken.why.noSwap': 'Non ci sono due uccelli da scambiare così.',
  'ueber-den-wolken.why.noFreeColumn': 'Tutte le colonne sono piene.',
  'ueber-den-wolken.why.noBirdLeft': 'Non ci sono più uccelli.',
  'ueber-den-wolken.why.deckEmpty': 'Il mazzo degli uccelli è vuoto.',
  'ueber-den-wolken.why.displayEmpty': 'Non ci sono carte esposte fino alla prossima tappa.',
  'ueber-den-wolken.why.noStandardAction': 'Nessuna azione standard è possibile.',
  'ueber-den-wolken.why.nothingToScore': 'Nessun’altra carta in mano vale punti adesso.',
  'ueber-den-wolken.why.nothingToCopy': 'Nessuna carta esposta si può usare adesso.',
  'ueber-den-wolken.why.cannotCopyDisplay': 'Esposizione non può valere come un’altra Esposizione.',
  'ueber-den-wolken.why.notInHand': 'Quella carta non è nella tua mano.',
  'ueber-den-wolken.why.notOnDisplay': 'Quella carta non è esposta.',
  'ueber-den-wolken.why.copiedCardStays': 'La carta che usi resta esposta.',
  'ueber-den-wolken.why.worthNothing': 'Quella carta non vale nulla con questo stormo.',
  'ueber-den-wolken.why.handFull': 'La tua mano è troppo piena: prima scarta una carta.',
  'ueber-den-wolken.why.noBirdThere': 'In {space} non c’è nessun uccello.',
  'ueber-den-wolken.why.noOwnBird': 'Uno dei due uccelli deve essere tuo.',
  'ueber-den-wolken.why.noNeutralBird': 'Uno dei due uccelli deve essere un rondone.',
  'ueber-den-wolken.why.wrongDistance':
    '{manner, select, side {Solo il vicino di sinistra o di destra.} ahead {Solo l’uccello davanti o dietro.} dodge {Esattamente due posti più in là, stessa fila.} sharpDodge {Esattamente tre posti più in là, stessa fila.} leadChange {Solo la testa e la coda di una colonna.} neutral {Solo vicini, non in diagonale.} diagonal {Solo vicini in diagonale.} other {Quei due sono fuori portata.}}',
  'ueber-den-wolken.why.birdNotFaceUp': `Tra gli scoperti manca: ${BIRD}.`,
  'ueber-den-wolken.why.birdNotInDeck': `Nel mazzo manca: ${BIRD}.`,
  'ueber-den-wolken.why.noSuchColumn': 'Quella colonna non esiste.',
  'ueber-den-wolken.why.columnFull': 'Quella colonna ha già tre uccelli.',

  'ueber-den-wolken.advice.onlyAnswer': 'Non c’è altro da fare.',
  'ueber-den-wolken.advice.botWould': 'È quello che farei io.',
  'ueber-den-wolken.advice.looksBest':
    'Così vinci più spesso che con tutto il resto: {percent, plural, one {# punto percentuale} other {# punti percentuali}} in più.',
  'ueber-den-wolken.advice.farAhead': 'Tutto il resto sembra molto peggio.',
  'ueber-den-wolken.advice.noneBetter': 'Altre scelte sono più o meno equivalenti.',
  'ueber-den-wolken.advice.fromLanding':
    '{points, plural, one {+# punto} other {+# punti}} grazie ai tuoi uccelli che atterrano.',
  'ueber-den-wolken.advice.fromCards':
    '{points, plural, one {+# punto} other {+# punti}} grazie alle tue carte.',
  'ueber-den-wolken.advice.fromOthers':
    'La concorrenza ci perde {points, plural, one {# punto} other {# punti}}.',
  'ueber-den-wolken.advice.fromLater':
    '{points, plural, one {+# punto} other {+# punti}} per le tappe successive, grazie agli uccelli e alle carte che ti restano.',
  'ueber-den-wolken.advice.keepsCubes':
    'Risparmi {n, plural, one {# cubetto} other {# cubetti}} rispetto alla seconda scelta.',
  'ueber-den-wolken.advice.lastTurn':
    'È più probabile che l’ultimo turno della tappa sia tuo, senza risposta possibile.',
  'ueber-den-wolken.advice.lookAtFront':
    'Guarda la testa di ogni colonna: chi atterra adesso, e dove potresti esserci tu?',
  'ueber-den-wolken.advice.lookAtSpaces':
    'Guarda i posti sulle tue carte: dove ti manca ancora un uccello dopo l’atterraggio?',
  'ueber-den-wolken.advice.lookAtOthers':
    'Guarda che cosa otterrebbero adesso gli altri: che cosa puoi togliere loro?',
  'ueber-den-wolken.advice.lookAtStaying':
    'Pensa alla prossima tappa: quali uccelli e quali carte ti resteranno?',
  'ueber-den-wolken.advice.lookAtHand': 'Scorri la tua mano: quale carta ti aiuta adesso, e quale di meno?',
  'ueber-den-wolken.advice.lookAtDisplay': 'Guarda le carte esposte: quale va bene con i tuoi uccelli?',
  'ueber-den-wolken.advice.lookAtNewBirds':
    'Guarda gli uccelli accanto al mazzo e le colonne con posto libero.',
  'ueber-den-wolken.advice.lookAtCubes': 'Conta i cubetti: chi potrà fare ancora qualcosa dopo?',
  'ueber-den-wolken.advice.lookAtKeeping':
    'Confronta ciò che ogni carta porta adesso con ciò che potrebbe portare più tardi.',
  'ueber-den-wolken.hint.figures': '{win}% di probabilità di vittoria',

  'ueber-den-wolken.log.dealt':
    '{who, select, me {Ricevi} other {{name} riceve}} {cards, plural, one {# carta} other {# carte}}.',
  'ueber-den-wolken.log.laidOut': 'Lo stormo si forma sopra le nuvole, {birds} uccelli in tutto.',
  'ueber-den-wolken.log.stageBegan':
    'Tappa {stage} di {stages}: {who, select, me {cominci tu} other {comincia {name}}}',
  'ueber-den-wolken.log.usedAction': `{who, select, me {{action, select, A {Voli di lato} B {Voli avanti o indietro} C {Aggiungi un uccello} D {Prendi una carta} other {Fai altro}}} other {{name} {action, select, A {vola di lato} B {vola avanti o indietro} C {aggiunge un uccello} D {prende una carta} other {fa altro}}}} per ${cubes('price')}.`,
  'ueber-den-wolken.log.played': `{who, select, me {Giochi} other {{name} gioca}} ${CARD} per ${cubes('price')}.`,
  'ueber-den-wolken.log.played.display': '{who, select, me {Giochi} other {{name} gioca}} Esposizione.',
  'ueber-den-wolken.log.copied': `{who, select, me {Usi} other {{name} usa}} ${CARD} tra le carte esposte per ${cubes('price')}.`,
  'ueber-den-wolken.log.choseStandard': `{who, select, me {Scegli} other {{name} sceglie}}: ${ACTION}.`,
  'ueber-den-wolken.log.passed': `{who, select, me {Passi e cedi} other {{name} passa e cede}} ${cubes('price')}.`,
  'ueber-den-wolken.log.swapped': `{who, select, me {Scambi} other {{name} scambia}} ${the('bird')} in {one} con ${the('other')} in {two}.`,
  'ueber-den-wolken.log.tookBird': `{who, select, me {Prendi} other {{name} prende}} ${A_BIRD} {from, select, faceUp {tra gli scoperti} search {cercando nel mazzo} other {in cima al mazzo}}.`,
  'ueber-den-wolken.log.deckShuffled': 'Il mazzo degli uccelli viene mescolato.',
  'ueber-den-wolken.log.added': `Nuovo {end, select, front {in testa} other {in coda}} alla colonna {column}: ${BIRD}.`,
  'ueber-den-wolken.log.turnedUp': `Accanto al mazzo: ${BIRD}.`,
  'ueber-den-wolken.log.tookCard': `{who, select, me {Prendi} other {{name} prende}} ${CARD} tra le carte esposte.`,
  'ueber-den-wolken.log.discarded': `{who, select, me {Scarti} other {{name} scarta}} ${CARD}.`,
  'ueber-den-wolken.log.scored': `{who, select, me {Conteggi} other {{name} conteggia}} ${CARD}: {one} {onePoints}, {two} {twoPoints}{bonus, plural, =0 {} other {, entrambi +#}}. In tutto ${points('total')}.`,
  'ueber-den-wolken.log.cubesSpent': 'Tutti i cubetti sono spesi. La testa dello stormo scende.',
  'ueber-den-wolken.log.landed': `{who, select, me {Per te} other {Per {name}}} atterra da {space}: ${BIRD}.`,
  'ueber-den-wolken.log.landed.neutral': 'Un rondone atterra da {space}, per nessuno.',
  'ueber-den-wolken.log.nestScored': `{birds, plural, =0 {{who, select, me {Non fai} other {{name} non fa}} atterrare nessun uccello: niente punti.} other {{who, select, me {Fai} other {{name} fa}} atterrare ${SEXES}: {points}{pairs, plural, =0 {} one {, una coppia {pairPoints}} other {, # coppie {pairPoints}}}. In tutto ${points('total')}.}}`,
  'ueber-den-wolken.log.scoringCame':
    '{can, select, yes {{who, select, me {Puoi} other {{name} può}} conteggiare carte.} other {{who, select, me {Non hai} other {{name} non ha}} carte da conteggiare.}}',
  'ueber-den-wolken.log.finishedScoring':
    '{who, select, me {Tieni le tue} other {{name} tiene le}} carte rimaste.',
  'ueber-den-wolken.log.stageEnded': 'La tappa {stage} è finita.',
  'ueber-den-wolken.log.cubesReturned': `Tutti riprendono i loro ${cubes('cubes')}, e ogni prezzo riparte da uno.`,
  'ueber-den-wolken.log.pileRebuilt': 'Le carte scartate formano il nuovo mazzo.',
  'ueber-den-wolken.log.displayed': `Nuova carta esposta: ${CARD}.`,
  'ueber-den-wolken.log.movedUp': `La colonna {column} avanza, ${A_BIRD} segue in coda.`,
  'ueber-den-wolken.log.ended': '{who, select, me {Vinci} other {{name} vince}} con {points} punti.',
  'ueber-den-wolken.log.ended.shared': 'Vittoria condivisa con {points} punti.',

  'ueber-den-wolken.score': 'Punti',
  'ueber-den-wolken.account.nest': 'Atterrati',
  'ueber-den-wolken.account.cards': 'Carte',
  'ueber-den-wolken.account.score': 'Carta Conteggio',
  'ueber-den-wolken.account.total': 'Punti',
  'ueber-den-wolken.account.birds': 'Uccelli rimasti',

  'ueber-den-wolken.term.dodgeCard': 'Schivata',
  'ueber-den-wolken.term.sharpDodgeCard': 'Schivata ampia',
  'ueber-den-wolken.term.leadChangeCard': 'Cambio di testa',
  'ueber-den-wolken.term.standardCard': 'Standard',
  'ueber-den-wolken.term.neutralCard': 'Neutro',
  'ueber-den-wolken.term.diagonalCard': 'Diagonale',
  'ueber-den-wolken.term.scoreCard': 'Conteggio',
  'ueber-den-wolken.term.freeFlightCard': 'Volo libero',
  'ueber-den-wolken.term.favouriteCard': 'Uccello preferito',
  'ueber-den-wolken.term.displayCard': 'Esposizione',
  'ueber-den-wolken.memorable': CARD,
  'ueber-den-wolken.term.dodgeCard.about':
    'Scambia un tuo uccello con quello due posti più in là nella sua fila.',
  'ueber-den-wolken.term.sharpDodgeCard.about':
    'Scambia un tuo uccello con quello tre posti più in là nella sua fila.',
  'ueber-den-wolken.term.leadChangeCard.about': 'Scambia testa e coda di una colonna; un uccello è tuo.',
  'ueber-den-wolken.term.standardCard.about':
    'Un’azione standard a scelta per due cubetti; il suo prezzo resta.',
  'ueber-den-wolken.term.neutralCard.about': 'Scambia un rondone con un uccello accanto.',
  'ueber-den-wolken.term.diagonalCard.about': 'Scambia un tuo uccello con uno vicino in diagonale.',
  'ueber-den-wolken.term.scoreCard.about': 'Conteggia subito un’altra carta della tua mano.',
  'ueber-den-wolken.term.freeFlightCard.about': 'Scambia un tuo uccello con uno qualsiasi.',
  'ueber-den-wolken.term.favouriteCard.about': 'Cerca un uccello nel mazzo e aggiungilo.',
  'ueber-den-wolken.term.displayCard.about': 'Usa una carta esposta al suo prezzo; resta dov’è.',

  'ueber-den-wolken.board.label': 'Lo stormo sopra le nuvole, azioni, carte',
  'ueber-den-wolken.board.flock': 'Lo stormo; la testa è in alto',
  'ueber-den-wolken.board.space': `{space}: ${BIRD}{mine, select, yes {, tuo} other {}}{lands, select, yes {, atterrerebbe} other {}}`,
  'ueber-den-wolken.board.empty': '{space}: vuoto',
  'ueber-den-wolken.board.select': `Solleva ${the('bird')} in {space}`,
  'ueber-den-wolken.board.swapWith': `Scambia con ${the('bird')} in {space}`,
  'ueber-den-wolken.board.chosen': `Scelto: ${BIRD} in {space}; premi ancora per rimetterlo giù`,
  'ueber-den-wolken.board.quick': `Scambia con ${the('bird')} in {space}: ${cubes('price')}`,
  'ueber-den-wolken.board.nest': 'Carta nido della tappa {stage}',
  'ueber-den-wolken.board.nestLine':
    'Far atterrare {list} uccelli propri porta {points} punti; ogni coppia {pair}.',
  'ueber-den-wolken.board.stage': 'Tappa {stage} di {stages}',
  'ueber-den-wolken.board.actions': 'Azioni',
  'ueber-den-wolken.board.action.A': 'Di lato',
  'ueber-den-wolken.board.action.B': 'Avanti, dietro',
  'ueber-den-wolken.board.action.C': 'Uccello',
  'ueber-den-wolken.board.action.D': 'Carta',
  'ueber-den-wolken.board.pass': 'Passa',
  'ueber-den-wolken.board.lies': `{name}: ${cubes('cubes')} sopra`,
  'ueber-den-wolken.board.birds': 'Uccelli accanto allo stormo',
  'ueber-den-wolken.board.deck':
    '{birds, plural, =0 {Il mazzo degli uccelli è vuoto} one {Mazzo, # uccello} other {Mazzo, # uccelli}}',
  'ueber-den-wolken.board.faceUp': `Scoperto: ${BIRD}`,
  'ueber-den-wolken.board.noBird': 'Qui non c’è nessun uccello',
  'ueber-den-wolken.board.held': `In mano: ${BIRD}`,
  'ueber-den-wolken.board.inDeck': `${BIRD}, {count} nel mazzo`,
  'ueber-den-wolken.board.display': 'Carte esposte',
  'ueber-den-wolken.board.hand': 'La tua mano',
  'ueber-den-wolken.board.handOf': 'Mano di {name}',
  'ueber-den-wolken.board.noCards': 'Nessuna carta',
  'ueber-den-wolken.board.playing': `Sul tavolo: ${CARD}`,
  'ueber-den-wolken.board.card': `${CARD}, {cost, plural, =0 {prezzo della carta usata} one {# cubetto} other {# cubetti}}. Conteggia {one}: {onePoints}, {two}: {twoPoints}.`,
  'ueber-den-wolken.board.worth': `Vale ${points('points')} se si atterra ora.`,
  'ueber-den-wolken.board.worthNow': `Vale ${points('points')} ora.`,
  'ueber-den-wolken.board.nowTitle': 'Se lo stormo atterrasse ora',
  'ueber-den-wolken.board.now': `{name}: ${cubes('cubes')}, {cards, plural, one {# carta} other {# carte}}. Un atterraggio ora: ${points('points')}{hidden, plural, =0 {} one {, più una carta ignota} other {, più # carte ignote}}.`,
  'ueber-den-wolken.board.swaps': 'Scambi possibili',
  'ueber-den-wolken.board.swapHint': 'Tocca due uccelli, o scegli qui',
  'ueber-den-wolken.board.gain': 'Per te, se si atterra ora: {gain, number, ::sign-except-zero} punti',
  'ueber-den-wolken.board.searchTitle': 'Uccelli nel mazzo',
  'ueber-den-wolken.board.doneTitle': 'Carte da conteggiare',
  'ueber-den-wolken.board.keep':
    'Tieni {cards, plural, one {# carta che potrebbe} other {# carte che potrebbero}} rendere {points, plural, one {# punto} other {# punti}}',
  'ueber-den-wolken.board.goOn': 'Prosegui',
  'ueber-den-wolken.board.close': 'Chiudi',
  'ueber-den-wolken.board.columnFront': 'Davanti alla colonna {column}',
  'ueber-den-wolken.board.columnBack': 'In coda alla colonna {column}',

  'ueber-den-wolken.moment.title': 'Tappa {stage}: l’atterraggio',
  'ueber-den-wolken.moment.birds': 'Uccelli',
  'ueber-den-wolken.moment.pairs': 'Coppie',
  'ueber-den-wolken.moment.nest': 'Atterrati',
  'ueber-den-wolken.moment.landing': '{points} {pairs} = {total}',
  'ueber-den-wolken.moment.cards': 'Carte',
  'ueber-den-wolken.moment.total': 'Totale',

  'ueber-den-wolken.term.score': 'Punti',
  'ueber-den-wolken.term.score.about': 'Quanto questo posto ha segnato finora negli atterraggi.',
  'ueber-den-wolken.term.cubes': 'Cubetti',
  'ueber-den-wolken.term.cubes.about':
    'Con essi paghi azioni e carte. Quando nessuno ne ha più, la tappa finisce.',
  'ueber-den-wolken.term.hand': 'Carte in mano',
  'ueber-den-wolken.term.hand.about':
    'Gioca una carta per quello che mostra in alto, o tienila per i punti in basso. Al massimo quattro.',
  'ueber-den-wolken.term.landingNow': 'Se si atterra ora',
  'ueber-den-wolken.term.landingNow.about':
    'Quanto renderebbe un atterraggio in questo momento. Un + sta per carte che nessun altro vede.',
  'ueber-den-wolken.term.nest': 'Carta nido',
  'ueber-den-wolken.term.nest.about':
    'In alto: quanti dei tuoi uccelli atterrano. In basso: i punti per quel numero.',
  'ueber-den-wolken.term.pair': 'Coppia',
  'ueber-den-wolken.term.pair.about':
    'Ogni tua femmina e ogni tuo maschio che atterrano insieme rendono questo, o lo costano.',
  'ueber-den-wolken.term.stage': 'Tappa',
  'ueber-den-wolken.term.stage.about': 'Sono tre. Ognuna finisce con un atterraggio.',
  'ueber-den-wolken.term.faceUp': 'Uccello scoperto',
  'ueber-den-wolken.term.faceUp.about': 'Puoi aggiungerlo allo stormo, di chiunque sia.',
  'ueber-den-wolken.term.deck': 'Mazzo degli uccelli',
  'ueber-den-wolken.term.deck.about':
    'Il numero dice quanti ne restano. Puoi aggiungere il primo senza vederlo.',
  'ueber-den-wolken.term.ownBird': 'Il tuo uccello',
  'ueber-den-wolken.term.ownBird.about':
    'Atterra il primo uccello di ogni colonna. Porta avanti i tuoi con gli scambi.',
  'ueber-den-wolken.term.otherBird': 'Uccello di qualcun altro',
  'ueber-den-wolken.term.otherBird.about':
    'Se alla fine della tappa è davanti, atterra e conta per chi lo possiede. Puoi scambiarlo con un tuo uccello.',
  'ueber-den-wolken.term.swift': 'Rondone',
  'ueber-den-wolken.term.swift.about': 'Un uccello che non è di nessuno. Se atterra, nessuno segna.',
  'ueber-den-wolken.term.space': 'Posto vuoto',
  'ueber-den-wolken.term.space.about': 'Un nuovo uccello può unirsi a questa colonna, davanti o dietro.',
  'ueber-den-wolken.term.spaceNames': 'Colonna e fila',
  'ueber-den-wolken.term.spaceNames.about': 'Danno il nome ai posti: c3 è la testa della colonna C.',
  'ueber-den-wolken.term.sideways': 'Di lato',
  'ueber-den-wolken.term.sideways.about': 'Scambia un tuo uccello con il vicino di sinistra o di destra.',
  'ueber-den-wolken.term.ahead': 'Avanti, dietro',
  'ueber-den-wolken.term.ahead.about': 'Scambia un tuo uccello con quello subito davanti o dietro.',
  'ueber-den-wolken.term.add': 'Aggiungi un uccello',
  'ueber-den-wolken.term.add.about': 'Un uccello si unisce allo stormo, davanti a una colonna o in fondo.',
  'ueber-den-wolken.term.take': 'Prendi una carta',
  'ueber-den-wolken.term.take.about': 'Una delle carte esposte va nella tua mano.',
  'ueber-den-wolken.term.pass': 'Passa',
  'ueber-den-wolken.term.pass.about': 'Paghi due cubetti, o l’ultimo, e non fai nulla.',
  'ueber-den-wolken.term.price': 'Prezzo',
  'ueber-den-wolken.term.price.about':
    'Tanti cubetti costa ora. Ogni uso lo alza di uno, per tutti, fino alla fine della tappa.',
  'ueber-den-wolken.term.lying': 'Cubetti su un’azione',
  'ueber-den-wolken.term.lying.about':
    'Li ha lasciati chi l’ha usata per ultimo. La prossima volta costa uno in più.',
  'ueber-den-wolken.term.gain': 'Guadagno',
  'ueber-den-wolken.term.gain.about':
    'Che cosa cambierebbe per te questo scambio se lo stormo atterrasse ora.',
  'ueber-den-wolken.term.display': 'Carte esposte',
  'ueber-den-wolken.term.display.about':
    'Carte che tutti possono prendere. Un vuoto resta fino alla fine della tappa.',
  'ueber-den-wolken.term.cardPrice': 'Prezzo della carta',
  'ueber-den-wolken.term.cardPrice.about':
    'Tanti cubetti costa giocarla; = è il prezzo della carta di cui fa le veci.',
  'ueber-den-wolken.term.prizes': 'Posti che contano',
  'ueber-den-wolken.term.prizes.about':
    'Dopo un atterraggio puoi conteggiare la carta: i tuoi uccelli su questi posti rendono il loro numero.',
  'ueber-den-wolken.term.worth': 'Valore',
  'ueber-den-wolken.term.worth.about': 'Quanto ti renderebbe questa carta dopo un atterraggio ora.',
  'ueber-den-wolken.term.hidden': 'Carta coperta',
  'ueber-den-wolken.term.hidden.about': 'La conosce solo chi la tiene.',
  'ueber-den-wolken.term.seat': 'Colore e segno',
  'ueber-den-wolken.term.seat.about':
    'Gli uccelli e i cubetti con questo colore e segno sono di questo posto.',
  'ueber-den-wolken.term.swap': 'Scambio',
  'ueber-den-wolken.term.swap.about':
    'Questi due uccelli si scambiano di posto. Un numero scuro è il prezzo; + o − è quanto ti porterebbe un atterraggio ora.',
  'ueber-den-wolken.term.moved': 'Spostato',
  'ueber-den-wolken.term.moved.about':
    'Qualcuno ha spostato questo uccello dopo il tuo ultimo turno; il piccolo segno dice chi.',

  'ueber-den-wolken.text.stage': 'Tappa {stage} di {stages}.',
  'ueber-den-wolken.text.over': 'La partita è finita.',
  'ueber-den-wolken.text.flock': 'Lo stormo, dalla fila davanti a quella dietro',
  'ueber-den-wolken.text.column': 'Colonna {column}',
  'ueber-den-wolken.text.row': '{row, select, 3 {Davanti} 2 {In mezzo} other {Dietro}}',
  'ueber-den-wolken.text.bird': BIRD,
  'ueber-den-wolken.text.birdOf': `${BIRD} ({name})`,
  'ueber-den-wolken.text.none': 'vuoto',
  'ueber-den-wolken.text.players': 'Al tavolo',
  'ueber-den-wolken.text.points': 'Punti',
  'ueber-den-wolken.text.cubes': 'Cubetti',
  'ueber-den-wolken.text.now': 'Atterraggio ora',
  'ueber-den-wolken.text.hand': 'Mano',
  'ueber-den-wolken.text.you': '{name} (tu)',
  'ueber-den-wolken.text.hidden': '{count, plural, one {# carta ignota} other {# carte ignote}}',
  'ueber-den-wolken.text.actions': 'Prezzi delle azioni standard',
  'ueber-den-wolken.text.price': `${ACTION}: ${cubes('price')}`,
  'ueber-den-wolken.text.display': 'Carte esposte',
  'ueber-den-wolken.text.faceUp': 'Uccelli accanto al mazzo',
  'ueber-den-wolken.text.plays': '{who, select, me {Tocca a te.} other {È il turno di {name}.}}',
};

export default words;
