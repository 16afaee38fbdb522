import type { Words } from './words.js';

/** Where something happens on a mat: a cave, or a space of it. */
const THE_CAVE = '{cave, select, C {la Caverna cremisi} G {la Grotta dorata} other {l’Abisso d’ametista}}';
const IN_CAVE =
  '{cave, select, C {nella Caverna cremisi} G {nella Grotta dorata} other {nell’Abisso d’ametista}}';
const AT_SPOT =
  '{cave, select, nests {in un nido della plancia} C {nella Caverna cremisi, spazio {space}} G {nella Grotta dorata, spazio {space}} other {nell’Abisso d’ametista, spazio {space}}}';
const FROM_SPOT =
  '{cave, select, nests {da un nido della plancia} C {dalla Caverna cremisi, spazio {space}} G {dalla Grotta dorata, spazio {space}} other {dall’Abisso d’ametista, spazio {space}}}';

/** What Schwingenschlag says in Italian. */
const it: Words = {
  'schwingenschlag.minute.goal':
    'Tre grotte, quattro round: vince chi costruisce la casa di draghi più preziosa.',
  'schwingenschlag.minute.dig': 'Scava: una carta grotta apre lo spazio seguente e porta subito qualcosa.',
  'schwingenschlag.minute.entice':
    'Attira: paga ciò che è scritto sul drago, e lui va ad abitare in una grotta che gli piace.',
  'schwingenschlag.minute.explore':
    'Esplora: attraversa una grotta e usa ogni pietra e ogni drago lungo la via.',
  'schwingenschlag.minute.guild':
    'I passi di gilda portano piccoli premi, e sulle caselle marroni una grande ricompensa.',
  'schwingenschlag.minute.goals':
    'Ogni round finisce con un obiettivo. Alla fine contano draghi, uova, tesori, carte, gilda e obiettivi.',

  'schwingenschlag.score': 'Punti finora',
  'schwingenschlag.rival': 'Il rivale',
  'schwingenschlag.nests': 'nidi della plancia',
  'schwingenschlag.option.openHands': 'Mani scoperte',
  'schwingenschlag.option.openHands.about':
    'Tutti vedono le carte degli altri. Va bene per una prima partita.',
  'schwingenschlag.option.laterPrinting': 'Valori della ristampa',
  'schwingenschlag.option.laterPrinting.about':
    'Cinque draghi valgono i punti di una ristampa più recente del gioco.',
  'schwingenschlag.option.solo': 'Avversario in solitaria',
  'schwingenschlag.option.solo.1': 'Livello 1',
  'schwingenschlag.option.solo.2': 'Livello 2',
  'schwingenschlag.option.solo.3': 'Livello 3',
  'schwingenschlag.option.solo.R1': 'Variante R1',
  'schwingenschlag.option.solo.R2': 'Variante R2',
  'schwingenschlag.option.solo.R3': 'Variante R3',
  'schwingenschlag.prompt.throw':
    'Sei carte, quattro restano. Scarta {left, plural, one {ancora una carta} other {# carte}}.',
  'schwingenschlag.prompt.firstResources':
    'Scegli {left, plural, one {ancora una risorsa} other {# risorse}} per cominciare.',
  'schwingenschlag.prompt.turn': 'Tocca a te: scava, attira o esplora.',
  'schwingenschlag.prompt.onlyPass':
    '{coins, plural, =0 {Niente più monete: passa.} one {La tua moneta non può pagare più nulla: passa.} other {Le tue # monete non possono pagare più nulla: passa.}}',
  'schwingenschlag.prompt.ability':
    '{whence, select, card {{card} agisce per te. } gift {Un regalo per te. } other {}}{ask, select, takeDragon {Quale carta Drago prendi?} takeCave {Quale carta Grotta prendi?} step {Fai un passo nel cerchio di gilda?} takeAny {Quale risorsa prendi?} lay {In quale nido va l’uovo?} cache {Che cosa metti da parte, e dove?} tuckUnder {Sotto quale drago va la carta?} tuck {Quale carta infili, e dove?} cover {Quale drago va sopra quale?} play {Quale drago giochi?} dig {Quale grotta scavi, e dove?} swap {Quali due draghi si scambiano di posto?} activate {Quale drago attivi?} icon {Quale tappa del sentiero usi?} choose {Che cosa prendi?} pay {Paghi per questo?} parts {Da che cosa cominci?} other {Lo usi?}}',
  'schwingenschlag.prompt.taking':
    '{left, plural, one {Scegli che cosa prendere.} other {Scegli che cosa prendere: fino a #.}}',
  'schwingenschlag.prompt.sharing': 'Che ne fai di {left, plural, one {questa cosa} other {queste # cose}}?',
  'schwingenschlag.prompt.name': 'Nomina una risorsa. Vale per tutti.',
  'schwingenschlag.prompt.pay': 'Con che cosa paghi?',
  'schwingenschlag.prompt.discount': '{card}: quale simbolo non paghi?',
  'schwingenschlag.prompt.dig': '{card}: dove scavi questa grotta?',
  'schwingenschlag.prompt.dug': 'Che cosa viene prima: la carta grotta o il bonus dello spazio?',
  'schwingenschlag.prompt.marker': 'Metti un segnalino sulla tessera gilda.',
  'schwingenschlag.prompt.limits':
    'Nove di ogni tipo è il limite{resources, plural, =0 {} one {, una risorsa di troppo} other {, # risorse di troppo}}{cards, plural, =0 {} one {, una carta di troppo} other {, # carte di troppo}}. Che cosa lasci?',
  'schwingenschlag.prompt.roundAbilities': 'Il round è finito. Quale drago agisce per primo?',
  'schwingenschlag.prompt.roundEgg': 'Il nuovo round porta un uovo. In quale nido?',
  'schwingenschlag.prompt.choose': 'Fai la tua scelta.',
  'schwingenschlag.waiting.draft':
    '{who, select, me {Scegli le tue prime carte.} other {{name} sceglie le prime carte.}}',
  'schwingenschlag.waiting.turn': '{who, select, me {Tocca a te.} other {È il turno di {name}.}}',
  'schwingenschlag.waiting.gift':
    '{who, select, me {Decidi su un regalo.} other {{name} decide su un regalo.}}',
  'schwingenschlag.confirm.pass':
    'Chi passa è fuori da questo round, e tu hai ancora {coins, plural, one {una moneta} other {# monete}}. Passare lo stesso?',
  'schwingenschlag.kind.dig': 'scavando',
  'schwingenschlag.kind.entice': 'attirando un drago',
  'schwingenschlag.kind.explore': 'esplorando',
  'schwingenschlag.kind.pass': 'passando',
  'schwingenschlag.kind.pay': 'pagando',
  'schwingenschlag.kind.cards': 'prendendo carte',
  'schwingenschlag.kind.guild': 'alla gilda',
  'schwingenschlag.kind.effect': 'con gli effetti',
  'schwingenschlag.answer.dig': 'Scava {card}: {row}',
  'schwingenschlag.answer.entice': 'Attira {card}: {row}',
  'schwingenschlag.answer.cover':
    '{card} sopra {place}{lost, plural, =0 {} one {; un uovo va perso} other {; # uova vanno perse}}',
  'schwingenschlag.answer.explore': 'Esplora: {row}',
  'schwingenschlag.answer.pass': 'Passa',
  'schwingenschlag.answer.step': 'Passo di gilda: {text}',
  'schwingenschlag.answer.done': 'È tutto',
  'schwingenschlag.answer.skip': 'Rinuncia',
  'schwingenschlag.answer.take': 'Prendi {what}',
  'schwingenschlag.answer.name': '{what}',
  'schwingenschlag.answer.pay': 'Paga {what}',
  'schwingenschlag.answer.waive': 'Senza {what}',
  'schwingenschlag.answer.waiveEgg': 'Senza l’uovo',
  'schwingenschlag.answer.keep': 'Tieni {what}',
  'schwingenschlag.answer.discard': 'Scarta {what}',
  'schwingenschlag.answer.drawDragon': 'Pesca una carta drago coperta',
  'schwingenschlag.answer.drawCave': 'Pesca una carta grotta coperta',
  'schwingenschlag.answer.egg': 'Uovo: {place}',
  'schwingenschlag.answer.payEgg': 'Paga un uovo: {place}',
  'schwingenschlag.answer.cache': 'Conserva {what}: {place}',
  'schwingenschlag.answer.tuck': 'Infila {card}: {place}',
  'schwingenschlag.answer.use': '{text}',
  'schwingenschlag.answer.activate': 'Attiva {card}',
  'schwingenschlag.answer.swap': 'Scambia {one} e {two}',
  'schwingenschlag.answer.exchange': 'Scambia {one} e {two} con {what}',
  'schwingenschlag.answer.mark': 'Riga {row}: {text}',
  'schwingenschlag.verb.take': 'Prendi',
  'schwingenschlag.verb.pay': 'Paga',
  'schwingenschlag.verb.keep': 'Tieni',
  'schwingenschlag.verb.discard': 'Scarta',
  'schwingenschlag.verb.tuck': 'Infila',
  'schwingenschlag.verb.use': 'Usa',
  'schwingenschlag.forgo.discard': 'Finisce tra gli scarti.',
  'schwingenschlag.forgo.without': 'Rinunci a:',
  'schwingenschlag.forgo.rest': 'Ne fai a meno.',
  'schwingenschlag.forgo.deal': 'Non paghi nulla e non ottieni nulla.',
  'schwingenschlag.forgo.taking':
    '{left, plural, one {Ne prendi uno in meno del possibile.} other {Ne prendi # in meno del possibile.}}',
  'schwingenschlag.forgo.abilities': '{n, plural, one {Un drago non agisce.} other {# draghi non agiscono.}}',
  'schwingenschlag.why.notYourDecision': 'Ora decide qualcun altro.',
  'schwingenschlag.why.notPossibleNow': 'Ora non è questa la domanda. Guarda che cosa c’è da decidere.',
  'schwingenschlag.why.actionNotAllowed': 'Non è un’azione del tuo turno.',
  'schwingenschlag.why.cannotAfford': 'Non puoi pagarlo.',
  'schwingenschlag.why.noRoom': 'In questa grotta non c’è posto.',
  'schwingenschlag.why.wrongHabitat': 'Questo drago non vive lì.',
  'schwingenschlag.why.notInHand': 'Questa carta non è nella tua mano.',
  'schwingenschlag.why.exploredThrice': 'Hai già esplorato questa grotta tre volte in questo round.',
  'schwingenschlag.advice.looksBest':
    'Sembra meglio di tutto il resto: {points, plural, one {# punto} other {# punti}} in più.',
  'schwingenschlag.advice.noneBetter': 'Altre scelte sono più o meno equivalenti.',
  'schwingenschlag.advice.fromPrinted':
    '{points, plural, one {+# punto} other {+# punti}} grazie ai draghi stessi.',
  'schwingenschlag.advice.fromEnds':
    '{points, plural, one {+# punto} other {+# punti}} grazie alle abilità di fine partita.',
  'schwingenschlag.advice.fromEggs':
    '{points, plural, one {+# punto} other {+# punti}} grazie alle uova{now, plural, =0 {} other {; in questo turno ne deponi #}}.',
  'schwingenschlag.advice.fromCached':
    '{points, plural, one {+# punto} other {+# punti}} grazie alle risorse conservate{now, plural, =0 {} other {; in questo turno ne conservi #}}.',
  'schwingenschlag.advice.fromTucked':
    '{points, plural, one {+# punto} other {+# punti}} grazie alle carte infilate{now, plural, =0 {} other {; in questo turno ne infili #}}.',
  'schwingenschlag.advice.fromGuild': '{points, plural, one {+# punto} other {+# punti}} grazie alla gilda.',
  'schwingenschlag.advice.fromObjective':
    '{points, plural, one {+# punto} other {+# punti}} grazie all’obiettivo del round {round}: {objective}.',
  'schwingenschlag.advice.fromRest':
    '{points, plural, one {+# punto} other {+# punti}} grazie a monete e avanzi.',
  'schwingenschlag.advice.walksPast':
    'Il percorso passa davanti a {dragons, plural, one {# drago} other {# draghi}}, {active, plural, one {di cui # si attiva} other {di cui # si attivano}}.',
  'schwingenschlag.advice.feeds':
    'In questo turno {n, plural, one {mangia # cucciolo} other {mangiano # cuccioli}}.',
  'schwingenschlag.advice.exploresAgain':
    'È già la {time}ª esplorazione di questa grotta nel round, e vale {eggs, plural, one {l’uovo} other {le # uova}}.',
  'schwingenschlag.advice.roomNow': 'Puoi pagare il drago adesso e hai posto per lui.',
  'schwingenschlag.advice.lookAtObjective': 'Guarda l’obiettivo del round {round}: {objective}.',
  'schwingenschlag.advice.lookAtHand': 'Scorri la tua mano: che cosa puoi pagare, e dove c’è posto?',
  'schwingenschlag.advice.lookAtWalks': 'Segui il sentiero di ogni grotta: quale ti dà di più adesso?',
  'schwingenschlag.advice.lookAtCoins': 'Conta le tue monete: c’è ancora qualcosa che ne valga una?',
  'schwingenschlag.advice.lookAtNeeds': 'Guarda quanto costano ancora le carte che vuoi.',
  'schwingenschlag.advice.lookAtDisplay': 'Guarda l’offerta: quale carta va bene con ciò che hai?',
  'schwingenschlag.advice.lookAtNests': 'Guarda i tuoi nidi: dove un uovo conta più di se stesso?',
  'schwingenschlag.advice.lookAtStores': 'Guarda i tuoi draghi: quale può ancora tenere qualcosa?',
  'schwingenschlag.advice.lookAtSpare': 'Guarda che cosa ti serve di meno.',
  'schwingenschlag.advice.lookAtEffect': 'Guarda una per una le cose che ti vengono offerte adesso.',
  'schwingenschlag.advice.onlyAnswer': 'Non c’è altro da fare.',
  'schwingenschlag.advice.botWould': 'Il bot farebbe così.',
  'schwingenschlag.hint.figures': 'circa {points, number} punti, {win}% di probabilità di vittoria',
  'schwingenschlag.log.laidOut': 'La gilda di questa partita: {guild}.',
  'schwingenschlag.log.dealt':
    '{who, select, me {Ricevi} other {{name} riceve}} {dragons, plural, one {# drago} other {# draghi}} e {caves, plural, one {# grotta} other {# grotte}}.',
  'schwingenschlag.log.drafted': 'Tutti hanno scelto. Scartate: {cards}.',
  'schwingenschlag.log.roundBegan':
    'Round {round} di {rounds}: {who, select, me {cominci tu} other {comincia {name}}}',
  'schwingenschlag.log.displayed': 'Nuove carte nell’offerta.',
  'schwingenschlag.log.enticed': `{who, select, me {Attiri} other {{name} attira}} {card} ${IN_CAVE}.`,
  'schwingenschlag.log.covered':
    '{who, select, me {Metti} other {{name} mette}} {card} sopra {old}{lost, plural, =0 {} one {; si perde un uovo} other {; si perdono # uova}}.',
  'schwingenschlag.log.dug': `{who, select, me {Scavi} other {{name} scava}} {card} ${IN_CAVE}.`,
  'schwingenschlag.log.explored': `{who, select, me {Esplori} other {{name} esplora}} ${THE_CAVE}{time, plural, =1 {} other {, per la #ª volta in questo round}}.`,
  'schwingenschlag.log.steppedOn': `{who, select, me {Raggiungi} other {{name} raggiunge}} la pietra {place} ${IN_CAVE}.`,
  'schwingenschlag.log.activated': '{card} agisce per {who, select, me {te} other {{name}}}.',
  'schwingenschlag.log.passed': '{who, select, me {Passi} other {{name} passa}}.',
  'schwingenschlag.log.paid': '{who, select, me {Paghi} other {{name} paga}} {what}.',
  'schwingenschlag.log.paidEgg': `{who, select, me {Paghi} other {{name} paga}} un uovo ${FROM_SPOT}.`,
  'schwingenschlag.log.exchanged': '{who, select, me {Scambi} other {{name} scambia}} {given} con {got}.',
  'schwingenschlag.log.gained': '{who, select, me {Ottieni} other {{name} ottiene}} {what}.',
  'schwingenschlag.log.tookCard':
    '{who, select, me {Prendi} other {{name} prende}} {card}{from, select, deck { dal mazzo} other { dall’offerta}}.',
  'schwingenschlag.log.laid': `{who, select, me {Deponi} other {{name} depone}} un uovo ${AT_SPOT}.`,
  'schwingenschlag.log.cached': `{who, select, me {Conservi} other {{name} conserva}} {what} ${AT_SPOT}.`,
  'schwingenschlag.log.tucked': `{who, select, me {Infili} other {{name} infila}} {card} ${AT_SPOT}.`,
  'schwingenschlag.log.fed':
    '{card} riceve cibo, {time, plural, one {per la prima volta} other {già # volte}}.',
  'schwingenschlag.log.revealed':
    '{who, select, me {Giri} other {{name} gira}} {card}: {fits, select, yes {va bene} other {non va bene}}.',
  'schwingenschlag.log.discarded': '{who, select, me {Scarti} other {{name} scarta}} {what}.',
  'schwingenschlag.log.named': '{who, select, me {Nomini} other {{name} nomina}} {what}.',
  'schwingenschlag.log.guildStepped':
    '{who, select, me {La tua pietra di gilda va} other {{name} muove la pietra di gilda}} sulla casella {space}.',
  'schwingenschlag.log.marked':
    '{who, select, me {Metti} other {{name} mette}} un segnalino sulla riga {row} della tessera gilda.',
  'schwingenschlag.log.swapped':
    '{who, select, me {Scambi} other {{name} scambia}} due draghi: {one} e {two}.',
  'schwingenschlag.log.card':
    '{known, select, yes {{card}} other {{kind, select, cave {una carta grotta} other {una carta drago}}}}',
  'schwingenschlag.log.deckRebuilt': '{what}: gli scarti diventano il nuovo mazzo.',
  'schwingenschlag.log.objectiveScored': '{objective}. Punti per posto al tavolo: {points}.',
  'schwingenschlag.log.rivalTurned': 'Il rivale gira la carta decisione {card}.',
  'schwingenschlag.log.rivalPassed': 'Il rivale passa.',
  'schwingenschlag.log.rivalTook': 'Il rivale prende {card}.',
  'schwingenschlag.log.rivalStepped': 'La pietra di gilda del rivale va sulla casella {space}.',
  'schwingenschlag.log.rivalMarked': 'Il rivale mette un segnalino sulla riga {row} della tessera gilda.',
  'schwingenschlag.log.countersShifted': 'Contatori del rivale sull’obiettivo: {counters}.',
  'schwingenschlag.log.ended': 'L’ultimo round è finito.',
  'schwingenschlag.account.printed': 'Draghi',
  'schwingenschlag.account.ends': 'Alla fine',
  'schwingenschlag.account.eggs': 'Uova',
  'schwingenschlag.account.cached': 'Conservate',
  'schwingenschlag.account.tucked': 'Infilate',
  'schwingenschlag.account.guild': 'Gilda',
  'schwingenschlag.account.objectives': 'Obiettivi',
  'schwingenschlag.account.coins': 'Monete',
  'schwingenschlag.account.leftOvers': 'Resti',
  'schwingenschlag.account.total': 'Totale',
  'schwingenschlag.points.of': '{card}: {text}',
  'schwingenschlag.points.caption': 'Tocca un numero per vedere da dove viene.',
  'schwingenschlag.points.leftOvers':
    '{resources, plural, one {# risorsa} other {# risorse}} e {cards, plural, one {# carta} other {# carte}} avanzate, un punto ogni quattro',
  'schwingenschlag.points.caves': 'Grotte',
  'schwingenschlag.points.steps': 'Passi di gilda',
  'schwingenschlag.points.rival.steps': 'Passi oltre l’ultima casella marrone',
  'schwingenschlag.points.rival.guild': 'Segnalini su punti',
  'schwingenschlag.points.growth': 'Turno dopo turno',
  'schwingenschlag.points.growthAbout':
    'Ciò che sta sul tavolo per sempre. Monete e carte in mano contano solo alla fine.',
  'schwingenschlag.points.growthWords': 'Punti dopo ogni round. {words}',
  'schwingenschlag.points.stacks': 'Round dopo round, per fonte',
  'schwingenschlag.points.stackWords':
    'Punti per fonte alla fine di ogni round; la tabella qui sotto dice lo stesso in numeri.',
  'schwingenschlag.points.round': 'Round {round}',
  'schwingenschlag.points.rest': 'Monete e avanzi',
  'schwingenschlag.points.asTable': 'Lo stesso in tabella',

  'schwingenschlag.rival.card': 'Carta decisione {card}',
  'schwingenschlag.rival.noCard': 'In questo round nessuna carta è ancora girata',
  'schwingenschlag.rival.refresh': 'I draghi dell’offerta vengono sostituiti.',
  'schwingenschlag.rival.shift': 'Contatori sull’obiettivo: {by}.',
  'schwingenschlag.rival.steps':
    '{steps, plural, one {# passo} other {# passi}} sul cerchio della gilda{how, select, deep {, quanti gli spazi scavati nella tua grotta più profonda} shallow {, quanti gli spazi scavati nella tua grotta meno profonda} deepAndOne {, uno in più degli spazi scavati nella tua grotta più profonda} other {}}.',
  'schwingenschlag.rival.brown':
    'Su una casella marrone prende il drago {dragon} dell’offerta e {what, select, cave {la grotta {place}} other {una casella della tessera gilda, riga {place}}}.',
  'schwingenschlag.rival.mayPass': 'Girata come settima, significa che passa.',
  'schwingenschlag.rival.left':
    'Ancora {n, plural, one {# carta coperta} other {# carte coperte}}. Agisce sei o sette volte per round.',
  'schwingenschlag.rival.passed': 'Per questo round ha passato.',
  'schwingenschlag.rival.nothing': 'Non ha ancora preso nulla.',
  'schwingenschlag.rival.taken': 'Che cosa ha preso',
  'schwingenschlag.rival.of.dragons': 'Draghi',
  'schwingenschlag.rival.of.caves': 'Grotte',
  'schwingenschlag.rival.of.steps': 'Passi',
  'schwingenschlag.rival.of.objectives': 'Obiettivi',
  'schwingenschlag.rival.of.guild': 'Gilda',
  'schwingenschlag.rival.stands':
    '{counters, plural, =0 {Nessun contatore} one {# contatore} other {# contatori}} sull’obiettivo di questo round, {ready, plural, =0 {nessun segnalino pronto} one {# segnalino pronto} other {# segnalini pronti}}, {squares, plural, =0 {nessuna casella della gilda occupata} one {# casella della gilda occupata} other {# caselle della gilda occupate}}.',
  'schwingenschlag.board.estimateAbout': 'Così come sta il tavolo. Tocca un numero per vedere da dove viene.',
  'schwingenschlag.board.either.goals': 'Obiettivi',
  'schwingenschlag.board.either.points': 'Punti',
  'schwingenschlag.option.solo.1.about': 'Un buon inizio: se la prende comoda.',
  'schwingenschlag.option.solo.2.about': 'La sua pietra corre, soprattutto verso la fine.',
  'schwingenschlag.option.solo.3.about': 'Ancora più veloce, e ogni suo drago vale 8 punti invece di 7.',
  'schwingenschlag.option.solo.R1.about':
    'Variante: avanza quanto sono scavate le tue grotte, i suoi segnalini contano punti e tra un round e l’altro tieni al massimo due monete.',
  'schwingenschlag.option.solo.R2.about':
    'La variante, più dura: un misto di carte rapide e di carte che seguono le tue grotte.',
  'schwingenschlag.option.solo.R3.about': 'La variante più dura: ogni carta è rapida o segue le tue grotte.',

  'schwingenschlag.card.worth': 'Ora vale',
  'schwingenschlag.card.cost': 'Costo',
  'schwingenschlag.card.free': 'solo la moneta',
  'schwingenschlag.card.lives': 'Vive in',
  'schwingenschlag.card.kind': 'Tipo',
  'schwingenschlag.card.nests': 'Nidi',
  'schwingenschlag.card.page': 'Pagina di questa carta',
  'schwingenschlag.card.held':
    '{kind, select, dragon {Nella tua mano. Nel tuo turno puoi attirarlo.} other {Nella tua mano. Nel tuo turno puoi scavare con questa carta.}}',
  'schwingenschlag.card.displayed':
    '{kind, select, dragon {Nell’offerta, per tutti. Lo ottieni con un simbolo di carta drago, per esempio esplorando la Grotta dorata.} other {Nell’offerta, per tutti. La ottieni con un simbolo di carta grotta, per esempio esplorando l’Abisso d’ametista.}}',
  'schwingenschlag.card.onMat':
    '{who, select, me {Sulla tua plancia} other {Sulla plancia di {name}}}{kind, select, dragon {: {place}.} other {. Il suo effetto ha agito una volta, quando è stata scavata.}}',
  'schwingenschlag.card.noRoom': 'Non c’è ancora uno spazio scavato per lui.',
  'schwingenschlag.term.round': 'Round',
  'schwingenschlag.term.round.about':
    'Si giocano quattro round. Un round finisce quando tutti hanno passato; allora si conta il suo obiettivo.',
  'schwingenschlag.term.coin': 'Monete',
  'schwingenschlag.term.coin.about':
    'Ogni azione costa una moneta. Ogni nuovo round ne porta sei; alla fine ogni moneta rimasta vale un punto.',
  'schwingenschlag.term.meat': 'Carne',
  'schwingenschlag.term.meat.about': 'Una risorsa: paga i draghi e nutre alcuni cuccioli.',
  'schwingenschlag.term.gold': 'Oro',
  'schwingenschlag.term.gold.about': 'Una risorsa: paga i draghi.',
  'schwingenschlag.term.crystal': 'Cristalli',
  'schwingenschlag.term.crystal.about': 'Una risorsa: paga i draghi.',
  'schwingenschlag.term.milk': 'Latte',
  'schwingenschlag.term.milk.about': 'Una risorsa: paga i draghi e nutre alcuni cuccioli.',
  'schwingenschlag.term.any': 'Risorsa a scelta',
  'schwingenschlag.term.any.about': 'Carne, oro, cristallo o latte, come vuoi.',
  'schwingenschlag.term.dragon': 'Carta drago',
  'schwingenschlag.term.dragon.about':
    'Un drago per le tue grotte. La prendi dall’offerta o, coperta, dal mazzo; si paga con una della mano.',
  'schwingenschlag.term.cave': 'Carta grotta',
  'schwingenschlag.term.cave.about':
    'Scavata, apre uno spazio e agisce allora una volta. La prendi dall’offerta o, coperta, dal mazzo.',
  'schwingenschlag.term.guild': 'Passo di gilda',
  'schwingenschlag.term.guild.about':
    'La tua pietra avanza di una casella nel cerchio della gilda, e la casella dà quel che mostra.',
  'schwingenschlag.term.marker': 'Segnalino',
  'schwingenschlag.term.marker.about':
    'Ne hai quattro per la tessera gilda. Ogni casella marrone in cui entri ne mette uno.',
  'schwingenschlag.term.exchange': 'Scambio 2 per 1',
  'schwingenschlag.term.exchange.about': 'Nel tuo turno due risorse possono diventarne un’altra.',
  'schwingenschlag.term.matNests': 'Nidi della plancia',
  'schwingenschlag.term.matNests.about':
    'Due nidi che non appartengono a nessuna grotta, ciascuno per un uovo. Gli anelli vuoti sono liberi.',
  'schwingenschlag.term.egg': 'Uova',
  'schwingenschlag.term.egg.about':
    'Pagano per scavare ed esplorare. Ogni uovo che tieni vale un punto alla fine.',
  'schwingenschlag.term.nest': 'Nidi',
  'schwingenschlag.term.nest.about': 'In ogni nido c’è posto per un uovo.',
  'schwingenschlag.term.entrance': 'Esplorare',
  'schwingenschlag.term.entrance.about':
    'Quanto costa la prossima esplorazione di questa grotta: una moneta, e un uovo in più a ogni volta nel round.',
  'schwingenschlag.term.exploredOut': 'Esplorata tre volte',
  'schwingenschlag.term.exploredOut.about': 'In un round non si esplora una grotta una quarta volta.',
  'schwingenschlag.term.rock': 'Roccia',
  'schwingenschlag.term.rock.about':
    'Non ancora scavata. Una carta grotta della mano e questo prezzo aprono la prima roccia di una grotta.',
  'schwingenschlag.term.hollow': 'Spazio libero',
  'schwingenschlag.term.hollow.about':
    'Scavato e senza drago. Il prossimo drago va sul primo spazio libero di una grotta.',
  'schwingenschlag.term.stoneAny': 'Pietra: una risorsa',
  'schwingenschlag.term.stoneAny.about': 'Chi passa di qui esplorando prende una risorsa a scelta.',
  'schwingenschlag.term.stoneDragon': 'Pietra: una carta drago',
  'schwingenschlag.term.stoneDragon.about':
    'Chi passa di qui esplorando prende una carta drago, dall’offerta o dal mazzo.',
  'schwingenschlag.term.stoneCave': 'Pietra: una carta grotta',
  'schwingenschlag.term.stoneCave.about':
    'Chi passa di qui esplorando prende una carta grotta, dall’offerta o dal mazzo.',
  'schwingenschlag.term.stoneGuild': 'Pietra: un passo di gilda',
  'schwingenschlag.term.stoneGuild.about':
    'Chi passa di qui esplorando avanza di una casella nel cerchio della gilda.',
  'schwingenschlag.term.stoneEgg': 'Pietra: un uovo',
  'schwingenschlag.term.stoneEgg.about': 'Chi passa di qui esplorando depone un uovo in un nido libero.',
  'schwingenschlag.term.stoneCache': 'Ultima pietra: conservare',
  'schwingenschlag.term.stoneCache.about':
    'Dietro quattro draghi si possono conservare fino a 2 risorse sui draghi: un punto ciascuna.',
  'schwingenschlag.term.stoneTuck': 'Ultima pietra: infilare',
  'schwingenschlag.term.stoneTuck.about':
    'Dietro quattro draghi si possono infilare fino a 2 carte della mano sotto i draghi: un punto ciascuna.',
  'schwingenschlag.term.stoneTrade': 'Ultima pietra: uova',
  'schwingenschlag.term.stoneTrade.about':
    'Dietro quattro draghi si può dare una carta grotta per 2 uova, fino a 2 volte.',
  'schwingenschlag.term.dragonDeck': 'Mazzo delle carte drago',
  'schwingenschlag.term.dragonDeck.about':
    'Tante ne restano da pescare. Un mazzo vuoto si rifà dagli scarti.',
  'schwingenschlag.term.caveDeck': 'Mazzo delle carte grotta',
  'schwingenschlag.term.caveDeck.about': 'Tante ne restano da pescare. Un mazzo vuoto si rifà dagli scarti.',
  'schwingenschlag.term.gap': 'Carta presa',
  'schwingenschlag.term.gap.about': 'Il suo posto nell’offerta si riempie alla fine del turno.',
  'schwingenschlag.term.dragonCards': 'Carte drago in mano',
  'schwingenschlag.term.dragonCards.about':
    'Tante carte drago sono in questa mano. Alla fine di un turno il limite è di nove carte.',
  'schwingenschlag.term.caveCards': 'Carte grotta in mano',
  'schwingenschlag.term.caveCards.about':
    'Tante carte grotta sono in questa mano. Alla fine di un turno il limite è di nove carte.',
  'schwingenschlag.term.passed': 'Ha passato',
  'schwingenschlag.term.passed.about':
    'Fuori fino alla fine del round. I regali degli altri arrivano lo stesso.',
  'schwingenschlag.term.circle': 'Cerchio della gilda',
  'schwingenschlag.term.circle.about':
    'Un passo di gilda porta avanti la pietra di una casella, e la casella dà quel che mostra.',
  'schwingenschlag.term.brown': 'Casella marrone',
  'schwingenschlag.term.brown.about':
    'Chi arriva qui mette un segnalino sulla tessera gilda e può usarne la riga.',
  'schwingenschlag.term.square': 'Caselle della tessera gilda',
  'schwingenschlag.term.square.about':
    'Una casella tratteggiata è libera; un segno dice di chi è il segnalino. Un segnalino viene da una casella marrone del cerchio.',
  'schwingenschlag.term.endless': 'Senza limite',
  'schwingenschlag.term.endless.about': 'Qui può andare qualsiasi numero di segnalini.',
  'schwingenschlag.term.objective': 'Obiettivo del round',
  'schwingenschlag.term.objective.about': 'Alla fine del round fa punti chi ne ha di più.',
  'schwingenschlag.term.places': 'Punti dei posti',
  'schwingenschlag.term.places.about':
    'Quanto valgono il primo, il secondo e il terzo posto. Chi pareggia prende tutto; chi non ha nulla non prende nulla.',
  'schwingenschlag.term.standing': 'A che punto si è',
  'schwingenschlag.term.standing.about': 'Quanto ne ha ognuno, e i punti che porta.',
  'schwingenschlag.term.printed': 'Punti del drago',
  'schwingenschlag.term.printed.about': 'Contano alla fine della partita.',
  'schwingenschlag.term.activated': 'All’attivazione',
  'schwingenschlag.term.activated.about':
    'Agisce quando si esplora la grotta e si passa davanti a questo drago.',
  'schwingenschlag.term.played': 'Quando giocato',
  'schwingenschlag.term.played.about': 'Agisce una volta, quando il drago arriva nella grotta.',
  'schwingenschlag.term.roundEnd': 'Fine round',
  'schwingenschlag.term.roundEnd.about': 'Agisce una volta alla fine di ogni round.',
  'schwingenschlag.term.gameEnd': 'Fine partita',
  'schwingenschlag.term.gameEnd.about': 'Porta punti alla fine della partita.',
  'schwingenschlag.term.hatchling': 'Cucciolo',
  'schwingenschlag.term.hatchling.about':
    'Un giovane drago che si può nutrire esplorando. Obiettivi e carte chiedono le taglie.',
  'schwingenschlag.term.small': 'Piccolo',
  'schwingenschlag.term.small.about': 'La taglia del drago. Obiettivi e carte la chiedono.',
  'schwingenschlag.term.medium': 'Medio',
  'schwingenschlag.term.medium.about': 'La taglia del drago. Obiettivi e carte la chiedono.',
  'schwingenschlag.term.large': 'Grande',
  'schwingenschlag.term.large.about': 'La taglia del drago. Obiettivi e carte la chiedono.',
  'schwingenschlag.term.aggressive': 'Aggressivo',
  'schwingenschlag.term.aggressive.about': 'Il carattere del drago. Obiettivi e carte lo chiedono.',
  'schwingenschlag.term.helpful': 'Servizievole',
  'schwingenschlag.term.helpful.about': 'Il carattere del drago. Obiettivi e carte lo chiedono.',
  'schwingenschlag.term.playful': 'Giocoso',
  'schwingenschlag.term.playful.about': 'Il carattere del drago. Obiettivi e carte lo chiedono.',
  'schwingenschlag.term.shy': 'Timido',
  'schwingenschlag.term.shy.about': 'Il carattere del drago. Obiettivi e carte lo chiedono.',
  'schwingenschlag.term.rowC': 'Caverna cremisi',
  'schwingenschlag.term.rowC.about': 'La grotta in alto. Un drago con questo segno può viverci.',
  'schwingenschlag.term.rowG': 'Grotta dorata',
  'schwingenschlag.term.rowG.about': 'La grotta di mezzo. Un drago con questo segno può viverci.',
  'schwingenschlag.term.rowA': 'Abisso d’ametista',
  'schwingenschlag.term.rowA.about': 'La grotta in basso. Un drago con questo segno può viverci.',
  'schwingenschlag.term.cached': 'Conservato',
  'schwingenschlag.term.cached.about': 'Le risorse su un drago restano lì: un punto ciascuna alla fine.',
  'schwingenschlag.term.tucked': 'Infilato',
  'schwingenschlag.term.tucked.about': 'Le carte sotto un drago restano lì: un punto ciascuna alla fine.',
  'schwingenschlag.term.estimate': 'Stima',
  'schwingenschlag.term.estimate.about':
    'I punti con cui la partita dovrebbe finire per te dopo questa risposta.',
  'schwingenschlag.term.rival': 'Punti del rivale',
  'schwingenschlag.term.rival.about':
    'Quanti ne ha finora il rivale. Vinci se alla fine ne hai almeno altrettanti.',
  'schwingenschlag.term.decisions': 'Carte decisione',
  'schwingenschlag.term.decisions.about':
    'Quelle piene sono ancora coperte. Il rivale ne scopre una dopo ogni tuo turno.',
  'schwingenschlag.term.seat': 'Colore e segno',
  'schwingenschlag.term.seat.about':
    'La pietra nel cerchio della gilda e i segnalini con questo segno sono di questo posto.',
  'schwingenschlag.term.score': 'Punti',
  'schwingenschlag.term.score.about': 'Quanto avrebbe questo posto se la partita finisse ora.',
  'schwingenschlag.term.hiker': 'In cammino',
  'schwingenschlag.term.hiker.about':
    'L’esplorazione è arrivata qui: di pietra in drago, e ognuno dà quel che mostra.',
  'schwingenschlag.term.newCard': 'Nuova',
  'schwingenschlag.term.newCard.about': 'Questa carta è arrivata nella tua mano dopo la tua ultima azione.',
  'schwingenschlag.moment.round': 'Il round {round} è finito',
  'schwingenschlag.moment.goal': 'Obiettivo',
  'schwingenschlag.moment.counted': '{amount}{place, plural, =0 {} other { · #º}}',
  'schwingenschlag.moment.points': 'Punti',
  'schwingenschlag.moment.total': 'Finora',
  'schwingenschlag.moment.objective': 'Il suo obiettivo: {objective}.',
  'schwingenschlag.moment.rival':
    '{stands, select, ahead {Hai {by, plural, one {# punto} other {# punti}} di vantaggio sul rivale.} behind {Hai {by, plural, one {# punto} other {# punti}} di svantaggio sul rivale.} other {Sei alla pari con il rivale.}}',
  'schwingenschlag.moment.next':
    'Round {round}: {who, select, me {cominci tu} other {comincia {name}}}. Tutti ricevono {coins} monete e un uovo.',
  'schwingenschlag.moment.last': 'Era l’ultimo round. Ora si conta tutto.',
  'schwingenschlag.board.label': 'La montagna',
  'schwingenschlag.board.aside': 'Accanto alle grotte',
  'schwingenschlag.board.views': 'Che cosa mostra il centro',
  'schwingenschlag.board.round': 'Round {round} di {rounds}.',
  'schwingenschlag.board.matOf':
    '{who, select, me {La tua plancia} other {Plancia di {name}}}{state, select, passed { (ha passato)} active { (di turno)} other {}}',
  'schwingenschlag.board.guild': 'Gilda',
  'schwingenschlag.board.goals': 'Obiettivi e punti',
  'schwingenschlag.board.circle': 'Cerchio di gilda, casella e che cosa dà.',
  'schwingenschlag.board.square':
    '({free, plural, =0 {nessuna casella libera} one {# casella libera} other {# caselle libere}}) {names}',
  'schwingenschlag.board.places': 'Primo posto {first}, secondo {second}, terzo {third} punti',
  'schwingenschlag.board.prizes': '1º {first}, 2º {second}{third, plural, =0 {} other {, 3º {third}}}',
  'schwingenschlag.board.stands':
    '{name}: {amount}, {when, select, past {ha reso} other {renderebbe}} {points, plural, one {# punto} other {# punti}}',
  'schwingenschlag.board.estimate': 'Punti allo stato attuale',
  'schwingenschlag.board.entrance':
    '{row}: {open, select, yes {esplora per una moneta{eggs, plural, =0 {} one { e un uovo} other { e # uova}}, {time}ª volta in questo round} other {esplorata tre volte}}',
  'schwingenschlag.board.eggsOf': '{eggs} di {nests, plural, one {# nido} other {# nidi}} con un uovo',
  'schwingenschlag.board.tucked': '{n, plural, one {# carta infilata} other {# carte infilate}}',
  'schwingenschlag.board.empty': 'libero',
  'schwingenschlag.board.rock':
    'roccia, scavare costa una moneta{eggs, plural, =0 {} one { e un uovo} other { e # uova}}',
  'schwingenschlag.board.putHere': 'Qui: {place}',
  'schwingenschlag.board.matNests':
    'Nidi della plancia: {eggs, plural, =0 {nessun uovo} one {# uovo} other {# uova}}',
  'schwingenschlag.board.passed': 'Ha passato',
  'schwingenschlag.board.display': 'Offerta',
  'schwingenschlag.board.deck': '{kind} da pescare: {n}',
  'schwingenschlag.board.hand': '{n, plural, =0 {Nessuna carta} one {# carta} other {# carte}} in mano',
  'schwingenschlag.board.noCards': 'Nessuna carta in mano.',
  'schwingenschlag.board.payment': 'Paghi così, se non cambi nulla:',
  'schwingenschlag.board.paymentStep': 'Pagamento {n}',
  'schwingenschlag.board.where': 'Quale grotta',
  'schwingenschlag.board.fresh': 'è arrivato in questo turno e riposa.',
  'schwingenschlag.board.sleeps': 'non fa nulla durante l’esplorazione.',
  'schwingenschlag.board.giftFrom': 'Un regalo, grazie a {name}',
  'schwingenschlag.board.trail': 'Passo {step} di {of} nella grotta',
  'schwingenschlag.board.go': 'Entra',
  'schwingenschlag.board.fromDeck': 'Dal mazzo',
  'schwingenschlag.board.trade': 'Scambia 2 risorse con 1 altra',
  'schwingenschlag.board.exchangeFor': 'Scambia con',
  'schwingenschlag.board.quick': 'Proponi le risposte ovvie',
  'schwingenschlag.board.due': 'Da pagare:',
  'schwingenschlag.board.mixed': 'Valgono sia le risorse sia le carte.',
  'schwingenschlag.board.bought': 'In cambio:',
  'schwingenschlag.board.newCard': 'nuova',
  'schwingenschlag.board.return': 'Torna alla scelta',
  'schwingenschlag.board.myMat': 'La mia plancia',
  'schwingenschlag.board.missing': 'Manca:',
  'schwingenschlag.board.before': 'Carta precedente',
  'schwingenschlag.board.after': 'Carta successiva',
  'schwingenschlag.text.title': 'La posizione a parole',
  'schwingenschlag.text.over': 'La partita è finita.',
  'schwingenschlag.text.hand': 'La tua mano',
  'schwingenschlag.text.mat': '{who, select, me {La tua plancia} other {Plancia di {name}}}',
  'schwingenschlag.text.rock': 'roccia',
  'schwingenschlag.text.cards':
    'In mano: {dragons, plural, one {# drago} other {# draghi}}, {caves, plural, one {# grotta} other {# grotte}}',
  'schwingenschlag.text.guild':
    'Gilda: casella {steps}, {markers, plural, =0 {nessun segnalino} one {# segnalino} other {# segnalini}}',
  'schwingenschlag.text.points': '{points, plural, one {# punto} other {# punti}} allo stato attuale',
};

export default it;
