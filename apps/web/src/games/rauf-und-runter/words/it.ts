import type { Words } from './words.js';

export default {
  'rauf-und-runter.minute.goal':
    'Ogni gallina vuole salire: dopo sette giri vince chi sta più in alto sulla scala.',
  'rauf-und-runter.minute.roll':
    'Lanci cinque volte, ogni volta con un dado in meno, e da ogni lancio ne metti via uno.',
  'rauf-und-runter.minute.track':
    'I numeri vanno in pista finché non diminuiscono. Quelli più piccoli finiscono nel letamaio.',
  'rauf-und-runter.minute.flutter':
    'Insieme sono il tuo slancio. Se supera i punti volo cadi, a meno che tu non ci lasci delle piume.',
  'rauf-und-runter.minute.compare': 'Poi si confronta: chi ha meno prende due piume…',
  'rauf-und-runter.minute.climb':
    '… e tutte le altre salgono della differenza. Chi osa senza cadere arriva più lontano.',

  'rauf-und-runter.prompt.first': 'Scegli un dado. I punti volo sono {flutter}.',
  'rauf-und-runter.prompt.next':
    '{sum, plural, =0 {Scegli un dado. La tua pista è ancora vuota, il limite è {flutter}.} other {Scegli un dado. Sei a # su {flutter}.}}',
  'rauf-und-runter.prompt.above':
    'Scegli un dado. Sei {over, plural, one {# casella} other {# caselle}} sopra i punti volo.',
  'rauf-und-runter.prompt.last':
    '{reroll, select, yes {L’ultimo dado. Prendilo, o paga per rilanciarlo.} other {L’ultimo dado. Devi prenderlo.}}',
  'rauf-und-runter.prompt.shed':
    '{over, plural, one {# casella} other {# caselle}} di troppo. {feathers, plural, one {Ci lasci la tua unica piuma?} other {Quante delle tue # piume ci lasci?}}',

  'rauf-und-runter.waiting.rolling': '{who, select, me {Tiri i dadi.} other {{name} tira i dadi.}}',
  'rauf-und-runter.waiting.shedding':
    '{who, select, me {Ti conti le piume.} other {{name} si conta le piume.}}',

  'rauf-und-runter.kind.pick': 'scegliendo un dado',
  'rauf-und-runter.kind.reroll': 'rilanciando',
  'rauf-und-runter.kind.rerollPoor': 'rilanciando con poche piume',
  'rauf-und-runter.kind.shed': 'lasciando piume',
  'rauf-und-runter.answer.feather': 'Prendi una piuma',
  'rauf-und-runter.answer.noFeather': 'Piuma, ma il nido è vuoto',
  'rauf-und-runter.answer.track': '{die} in pista: {sum}',
  'rauf-und-runter.answer.heap': '{die} nel letamaio',
  'rauf-und-runter.answer.reroll': 'Rilancia per {price, plural, one {# piuma} other {# piume}}',
  'rauf-und-runter.answer.stand':
    'Lascia {feathers, plural, one {# piuma} other {# piume}}, resta su {momentum}',
  'rauf-und-runter.answer.fall':
    '{feathers, plural, =0 {Tieni le piume} one {Lascia # piuma} other {Lascia # piume}}, {spaces, plural, =0 {più giù di così non si va} one {cadi di una casella} other {cadi di # caselle}}',

  'rauf-und-runter.confirm.tooFar':
    'Così arrivi a {sum}, {over, plural, one {# casella} other {# caselle}} sopra i punti volo, e {feathers, plural, =0 {non hai una piuma che ti salvi} one {la tua unica piuma non ti salva} other {le tue # piume non ti salvano}}. Lo prendi lo stesso?',
  'rauf-und-runter.confirm.couldStand':
    'Con {needed, plural, one {# piuma} other {# piume}} resti su e tieni lo slancio. {spaces, plural, =0 {Ci rinunci lo stesso?} one {Cadi lo stesso di una casella?} other {Cadi lo stesso di # caselle?}}',
  'rauf-und-runter.confirm.couldSoften':
    'Con {most, plural, one {# piuma} other {# piume}} la caduta sarebbe più morbida. Cadi lo stesso di {spaces, plural, one {una casella} other {# caselle}}?',

  'rauf-und-runter.why.notYourTurn': 'Non tocca a te. Intanto lisciati le piume.',
  'rauf-und-runter.why.faceNotRolled':
    '{face, select, F {Nessun dado mostra una piuma.} other {Nessun dado mostra {face}.}}',
  'rauf-und-runter.why.tooFewFeathersToReroll':
    'Rilanciare costa {price, plural, one {# piuma} other {# piume}}, e tu {has, plural, =0 {non ne hai} one {ne hai solo una} other {ne hai solo #}}.',
  'rauf-und-runter.why.pickFirst': 'Le piume si lasciano dopo il quinto dado. Prima scegline uno.',
  'rauf-und-runter.why.shedNow': 'I dadi sono tutti piazzati. Ora si tratta solo di piume.',
  'rauf-und-runter.why.shedAtMost':
    'Puoi lasciare al massimo {feathers, plural, one {# piuma} other {# piume}}.',

  'rauf-und-runter.advice.onlyAnswer': 'Non c’è altro da fare.',
  'rauf-und-runter.advice.botWould': 'Io farei così.',
  'rauf-und-runter.advice.hardlyMatters': 'Qui una scelta vale l’altra.',
  'rauf-und-runter.advice.sureStand':
    'Dopo questo non puoi più cadere; aspettati uno slancio di circa {momentum, number}.',
  'rauf-und-runter.advice.safest':
    'Di gran lunga il più sicuro: {fall, plural, =0 {nessun rischio di caduta} other {#% di rischio di caduta}}, contro {next}% con il migliore degli altri dadi.',
  'rauf-und-runter.advice.featherPays':
    'La piuma conviene: alla fine del turno dovresti avere circa {feathers, plural, one {# piuma} other {# piume}}, {fall, plural, =0 {senza rischio di caduta} other {con #% di rischio di caduta}}.',
  'rauf-und-runter.advice.keepsTrackOpen':
    'Resta basso: dopo un {face} in pista ci stanno ancora più numeri, e {dice, plural, one {manca # dado} other {mancano # dadi}}. Aspettati circa {momentum, number}, {fall, plural, =0 {senza rischio di caduta} other {con #% di rischio di caduta}}.',
  'rauf-und-runter.advice.bestClimb':
    'Lo slancio migliore: circa {momentum, number} se resti su, {fall, plural, =0 {senza rischio di caduta} other {con #% di rischio di caduta}}.',
  'rauf-und-runter.advice.balance':
    'Né il più audace né il più sicuro, ma il miglior compromesso: circa {momentum, number} se resti su, {fall, plural, =0 {senza rischio di caduta} other {con #% di rischio di caduta}}.',
  'rauf-und-runter.advice.rerollPays':
    'Rilancia: le tue probabilità di vittoria salgono di {gain, number} punti percentuali rispetto al dado migliore. Rischio di caduta: {fall}%, con quel dado {next}%.',
  'rauf-und-runter.advice.rerollNot':
    'Tieniti le piume, rilanciare non conviene. Aspettati circa {momentum, number}; rischio di caduta: {fall}%, rilanciando {next}%.',
  'rauf-und-runter.advice.shedToStand':
    '{shed, plural, one {# piuma spesa} other {# piume spese}} bene: resti su {momentum}.',
  'rauf-und-runter.advice.shedSome':
    'Lascia {shed, plural, one {# piuma} other {# piume}}: così {spaces, plural, =0 {non cadi affatto} one {cadi solo di una casella} other {cadi solo di # caselle}}.',
  'rauf-und-runter.advice.shedNot':
    'Tieniti le piume: {spaces, plural, =0 {da quaggiù non puoi cadere} one {valgono più di una casella} other {valgono più di # caselle}}.',
  'rauf-und-runter.advice.lookAtGoal':
    'È l’ultimo giro: che cosa ti serve per finire più in alto di tutti, e che cosa possono ancora fare gli altri?',
  'rauf-und-runter.advice.lookAtRisk':
    'Guarda i punti volo, {flutter}: quali dadi possono ancora farteli superare?',
  'rauf-und-runter.advice.lookAtTrack':
    '{dice, plural, one {Manca ancora un dado} other {Mancano ancora # dadi}}: quali numeri staranno ancora sulla pista?',
  'rauf-und-runter.advice.lookAtMomentum':
    'Confronta i dadi: quanto vicino a {flutter} può ancora portarti ciascuno?',
  'rauf-und-runter.advice.lookAtFeathers':
    'Guarda le tue piume e i giri che verranno: dove te ne servirebbe una in più?',
  'rauf-und-runter.advice.lookAtRoll':
    'Guarda tutto il tiro: basta il suo dado migliore, o rilanciare vale due delle tue {feathers, plural, one {# piuma} other {# piume}}?',
  'rauf-und-runter.advice.lookAtFall':
    'Valuta: che cosa pesa di più, {spaces, plural, one {una casella} other {# caselle}} sulla scala o le piume?',

  'rauf-und-runter.log.laidOut': 'La scala è pronta. I punti volo, in ordine: {flutter}.',
  'rauf-und-runter.log.roundBegan': 'Giro {round} di {rounds}: punti volo {flutter}',
  'rauf-und-runter.log.rolled': '{who, select, me {Fai} other {{name} fa}} {numbers}.',
  'rauf-und-runter.log.rolled.mixed':
    '{who, select, me {Fai} other {{name} fa}} {numbers} e {feathers, plural, one {una piuma} other {# piume}}.',
  'rauf-und-runter.log.rolled.feathers':
    '{who, select, me {Fai} other {{name} fa}} {feathers, plural, one {una piuma} other {soltanto piume}}.',
  'rauf-und-runter.log.paidForReroll':
    '{who, select, me {Paghi} other {{name} paga}} {feathers, plural, one {# piuma} other {# piume}} per rilanciare.',
  'rauf-und-runter.log.tookFeather':
    '{feathers, plural, =0 {{who, select, me {Trovi} other {{name} trova}} il nido vuoto: niente piuma.} one {{who, select, me {Prendi} other {{name} prende}} una piuma.} other {{who, select, me {Prendi} other {{name} prende}} # piume.}}',
  'rauf-und-runter.log.placed': '{who, select, me {Metti} other {{name} mette}} un {die} in pista: {sum}.',
  'rauf-und-runter.log.wentToDungHeap':
    '{who, select, me {Butti} other {{name} butta}} un {die} nel letamaio.',
  'rauf-und-runter.log.shed':
    '{feathers, plural, =0 {{who, select, me {Ti tieni} other {{name} si tiene}} le piume.} one {{who, select, me {Ci lasci} other {{name} ci lascia}} # piuma.} other {{who, select, me {Ci lasci} other {{name} ci lascia}} # piume.}}',
  'rauf-und-runter.log.stood': '{who, select, me {Resti} other {{name} resta}} su {momentum}.',
  'rauf-und-runter.log.hadNoMomentum':
    '{who, select, me {Non hai} other {{name} non ha}} dadi in pista, e nemmeno slancio.',
  'rauf-und-runter.log.fell':
    '{momentum} è troppo: {spaces, plural, =0 {per fortuna sotto {who, select, me {di te} other {{name}}} non c’è più niente} one {{who, select, me {cadi} other {{name} cade}} di una casella, fino alla {to}} other {{who, select, me {cadi} other {{name} cade}} di # caselle, fino alla {to}}}.',
  'rauf-und-runter.log.nobodyClimbed':
    '{why, select, allEqual {Stesso slancio per tutte: nessuna gallina sale.} other {Nessuna gallina è rimasta in pista: non sale nessuna.}}',
  'rauf-und-runter.log.stayedLowest':
    '{who, select, me {Hai} other {{name} ha}} lo slancio più basso, {momentum}: niente salita, {feathers, plural, =0 {e il nido è vuoto} one {ma # piuma} other {ma # piume}}.',
  'rauf-und-runter.log.climbed':
    '{spaces, plural, =0 {{who, select, me {Sbatti} other {{name} sbatte}} la cresta in cima alla scala.} one {{who, select, me {Sali} other {{name} sale}} di una casella, fino alla {to}.} other {{who, select, me {Sali} other {{name} sale}} di # caselle, fino alla {to}.}}',
  'rauf-und-runter.log.ladderGrew': 'La carta {card} allunga la scala in cima.',
  'rauf-und-runter.log.ended': '{who, select, me {Sei tu} other {È {name}}} a comandare nel pollaio.',

  'rauf-und-runter.score': 'Altezza',
  'rauf-und-runter.account.height': 'Altezza',
  'rauf-und-runter.account.behind': 'Distacco',
  'rauf-und-runter.account.feathers': 'Piume rimaste',

  'rauf-und-runter.board.label': 'L’aia: scala, pista e dadi',
  'rauf-und-runter.board.ladder': 'La scala, alta {spaces} caselle',
  'rauf-und-runter.board.look': 'Guarda su e giù per la scala',
  'rauf-und-runter.board.lookAt': 'Casella {space} di {spaces}',
  'rauf-und-runter.board.flutters': 'Punti volo dei sette giri',
  'rauf-und-runter.board.flutterPast': 'Giro {round}: {number}, ora parte della scala',
  'rauf-und-runter.board.flutterNow': 'Giro {round}, adesso: {number}',
  'rauf-und-runter.board.flutterNext': 'Giro {round}: {number}',
  'rauf-und-runter.board.round': 'Giro {round}',
  'rauf-und-runter.board.order': 'Ordine di gioco, con le piume',
  'rauf-und-runter.board.perch':
    '{name}: {state, select, now {di turno} done {turno finito} other {turno da giocare}}, {feathers, plural, =0 {nessuna piuma} one {# piuma} other {# piume}}',
  'rauf-und-runter.board.track': '{name}: slancio {sum}. Punti volo: {flutter}',
  'rauf-und-runter.board.trackNobody': 'Slancio di tutte quelle rimaste in pista',
  'rauf-und-runter.board.stands': '{name}: slancio {momentum}',
  'rauf-und-runter.board.heap': 'Letamaio: {dice, plural, =0 {vuoto} one {# dado} other {# dadi}}',
  'rauf-und-runter.board.supply':
    '{feathers, plural, =0 {Nessuna piuma nel nido} one {# piuma nel nido} other {# piume nel nido}}',
  'rauf-und-runter.board.dice': 'Dadi di questo lancio',
  'rauf-und-runter.board.pickTrack':
    '{dice, plural, one {Un {face}} other {Uno dei # dadi con {face}}}: sulla casella {sum} della pista{over, plural, =0 {} other {, # sopra i punti volo}}',
  'rauf-und-runter.board.pickHeap':
    '{dice, plural, one {Un {face}} other {Uno dei # dadi con {face}}}: nel letamaio',
  'rauf-und-runter.board.pickFeather':
    '{dice, plural, one {Una piuma} other {Uno dei # dadi piuma}}: prendi una piuma',
  'rauf-und-runter.board.pickNoFeather':
    '{dice, plural, one {Una piuma} other {Uno dei # dadi piuma}}: il nido è vuoto, resti a becco asciutto',
  'rauf-und-runter.board.toTrack': 'su {sum}',
  'rauf-und-runter.board.toTrackOver': 'su {sum}, {over} di troppo',
  'rauf-und-runter.board.toHeap': 'nel letamaio',
  'rauf-und-runter.board.toFeather': 'una piuma',
  'rauf-und-runter.board.toNothing': 'nido vuoto',
  'rauf-und-runter.board.reroll': 'Rilancia',
  'rauf-und-runter.board.rerollFor':
    '{dice, plural, one {Rilancia il dado} other {Rilancia tutti e # i dadi}} per {price, plural, one {# piuma} other {# piume}}',
  'rauf-und-runter.board.sheds': 'Piume da lasciare',
  'rauf-und-runter.board.shedFall':
    '{feathers, plural, =0 {Tieni le piume} one {Lascia # piuma} other {Lascia # piume}}: cadi di {fall, plural, one {una casella} other {# caselle}}',
  'rauf-und-runter.board.shedStand':
    'Lascia {feathers, plural, one {# piuma} other {# piume}}: resta su {momentum}',
  'rauf-und-runter.board.fall': 'giù di {fall}',
  'rauf-und-runter.board.stand': 'resta',
  'rauf-und-runter.board.oddsFall': 'caduta {percent}%',
  'rauf-und-runter.board.oddsMomentum': 'circa {momentum, number}',
  'rauf-und-runter.board.oddsFeathers': '{feathers, plural, one {# piuma} other {# piume}}',
  'rauf-und-runter.board.wins': 'Più in alto di tutte: {name}',

  'rauf-und-runter.memorable': '{face, select, F {Piuma} other {Dado {face}}}',
  'rauf-und-runter.moment.title': 'Giro {round} di {rounds} finito',
  'rauf-und-runter.moment.way': 'Scala',
  'rauf-und-runter.moment.climbed': '{spaces, plural, =0 {resta} other {su di #}}',
  'rauf-und-runter.moment.fell': '{spaces, plural, =0 {in fondo} other {giù di #}}',

  'rauf-und-runter.term.score': 'Altezza',
  'rauf-und-runter.term.score.about':
    'La casella della scala su cui sta questa scalatrice. Dopo sette giri vince la più alta.',
  'rauf-und-runter.term.order': 'Ordine di gioco',
  'rauf-und-runter.term.order.about': 'Da sinistra a destra: comincia la più alta. Vale per tutto il giro.',
  'rauf-und-runter.term.feathers': 'Piume',
  'rauf-und-runter.term.feathers.about':
    'Ognuna compensa una casella oltre i punti volo; due pagano un rilancio.',
  'rauf-und-runter.term.nest': 'Nido',
  'rauf-und-runter.term.nest.about': 'Le piume che restano per tutti.',
  'rauf-und-runter.term.flutter': 'Punti volo',
  'rauf-und-runter.term.flutter.about':
    'Il limite di questo giro. Con più slancio cadi, se le piume non compensano.',
  'rauf-und-runter.term.flutterNext': 'Punti volo futuri',
  'rauf-und-runter.term.flutterNext.about': 'Il limite di un giro che deve venire.',
  'rauf-und-runter.term.flutterPast': 'Punti volo passati',
  'rauf-und-runter.term.flutterPast.about': 'Il loro giro è finito; la carta fa parte della scala.',
  'rauf-und-runter.term.ladderCard': 'Carta scala',
  'rauf-und-runter.term.ladderCard.about':
    'Ogni carta è alta quattro caselle. Il numero è il suo valore sull’altro lato.',
  'rauf-und-runter.term.hen': 'Scalatrice',
  'rauf-und-runter.term.hen.about':
    'Sale di quanto la sua gallina pilota ha in più dell’ultima, oppure cade.',
  'rauf-und-runter.term.away': 'Fuori vista',
  'rauf-und-runter.term.away.about': 'Questa scalatrice sta più in alto, o più in basso.',
  'rauf-und-runter.term.overview': 'Tutta la scala',
  'rauf-und-runter.term.overview.about': 'Il posto di tutti. Trascina per guardare su e giù.',
  'rauf-und-runter.term.track': 'Pista',
  'rauf-und-runter.term.track.about': 'I dadi che hai scelto, uno dopo l’altro. La somma è il tuo slancio.',
  'rauf-und-runter.term.momentum': 'Slancio',
  'rauf-und-runter.term.momentum.about':
    'Dove sta una gallina pilota in questo giro. La più bassa prende due piume, le altre salgono della differenza.',
  'rauf-und-runter.term.tooFar': 'Oltre i punti volo',
  'rauf-und-runter.term.tooFar.about':
    'Chi finisce qui cade di una casella per ogni paletto, se le piume non compensano.',
  'rauf-und-runter.term.dungHeap': 'Letamaio',
  'rauf-und-runter.term.dungHeap.about':
    'Un numero più basso dell’ultimo sulla pista finisce qui e non rende nulla.',
  'rauf-und-runter.term.die': 'Dado',
  'rauf-und-runter.term.die.about':
    'Scegline uno da ogni lancio. Va sulla pista se non è più basso dell’ultimo.',
  'rauf-und-runter.term.featherDie': 'Dado piuma',
  'rauf-und-runter.term.featherDie.about': 'Ti dà una piuma dal nido.',
  'rauf-und-runter.term.reroll': 'Rilancia',
  'rauf-und-runter.term.reroll.about': 'Paga due piume e rilancia tutti questi dadi.',
  'rauf-und-runter.term.shed': 'Perdi piume',
  'rauf-und-runter.term.shed.about': 'Ogni piuma compensa una casella. Del resto cadi.',
  'rauf-und-runter.term.oddsFall': 'Rischio di caduta',
  'rauf-und-runter.term.oddsFall.about': 'Quanto è probabile finire oltre i punti volo dopo questa scelta.',
  'rauf-und-runter.term.oddsMomentum': 'Slancio atteso',
  'rauf-und-runter.term.oddsMomentum.about': 'Quanto puoi aspettarti dopo questa scelta, se non cadi.',
  'rauf-und-runter.term.oddsFeathers': 'Piume attese',
  'rauf-und-runter.term.oddsFeathers.about': 'Quante piume puoi aspettarti alla fine del turno.',
  'rauf-und-runter.term.seat': 'Colore e segno',
  'rauf-und-runter.term.seat.about':
    'La scalatrice e la gallina pilota con questo colore e segno sono di questo posto.',

  'rauf-und-runter.text.title': 'La posizione a parole',
  'rauf-und-runter.text.round': 'Giro {round} di {rounds}. Punti volo: {flutter}.',
  'rauf-und-runter.text.over': 'La partita è finita.',
  'rauf-und-runter.text.flutters': 'Punti volo',
  'rauf-und-runter.text.flutterPast': '{number} (giro {round}, passato)',
  'rauf-und-runter.text.flutterNow': '{number} (giro {round}, adesso)',
  'rauf-und-runter.text.flutterNext': '{number} (giro {round})',
  'rauf-und-runter.text.ladder': 'La scala ha {spaces} caselle.',
  'rauf-und-runter.text.chickens': 'Le galline, dalla più alta in giù',
  'rauf-und-runter.text.place': 'Posto',
  'rauf-und-runter.text.name': 'Nome',
  'rauf-und-runter.text.space': 'Casella',
  'rauf-und-runter.text.fromPlant': 'Posto a partire dalla pianta',
  'rauf-und-runter.text.feathers': 'Piume',
  'rauf-und-runter.text.momentum': 'Slancio',
  'rauf-und-runter.text.turn': 'Turno',
  'rauf-und-runter.text.you': '{name} (tu)',
  'rauf-und-runter.text.none': 'nessuno',
  'rauf-und-runter.text.state':
    '{state, select, now {gioca ora} done {ha giocato} other {gioca come numero {number}}}',
  'rauf-und-runter.text.now': '{who, select, me {Tocca a te.} other {È il turno di {name}.}}',
  'rauf-und-runter.text.roll': 'Dadi tra cui scegliere: {faces}.',
  'rauf-und-runter.text.noRoll': 'Dadi finiti: ora si possono lasciare piume.',
  'rauf-und-runter.text.track': 'In pista: {dice}; somma {sum}.',
  'rauf-und-runter.text.noTrack': 'Ancora niente in pista.',
  'rauf-und-runter.text.heap': 'Nel letamaio: {dice}.',
  'rauf-und-runter.text.feather': 'piuma',
  'rauf-und-runter.text.supply': 'Piume nel nido: {feathers}.',
} satisfies Words;
