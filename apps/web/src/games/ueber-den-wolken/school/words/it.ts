import type { Words } from './words.js';

const it: Words = {
  'ueber-den-wolken.school.chapter.flock': 'Sopra le nuvole',
  'ueber-den-wolken.school.welcome':
    'Uno stormo vola sopra le nuvole. I nibbi sono tuoi, le oche di Ida, i rondoni di nessuno. Dopo tre atterraggi vince chi ha più punti.',
  'ueber-den-wolken.school.glow':
    'Presto atterra il primo uccello di ogni colonna: quelli con l’alone dorato. La carta nido paga i tuoi: 3 punti per uno, 7 per due.',
  'ueber-den-wolken.school.ahead':
    'Solo uno dei tuoi atterrerebbe. Nel tuo turno fai una cosa e paghi con i cubetti. Vola in avanti: costa 1.',
  'ueber-den-wolken.school.aheadFirst': 'Ci arriviamo. Prima porta un uccello davanti: «Avanti, dietro».',
  'ueber-den-wolken.school.forward':
    'Premi il tuo maschio nella colonna D, poi il rondone davanti: si scambiano.',
  'ueber-den-wolken.school.notThere':
    'Sarebbe anche uno scambio. Ma il tuo maschio nella colonna D arriva proprio davanti.',
  'ueber-den-wolken.school.pair':
    'Ora ne atterrano due dei tuoi, maschio e femmina: una coppia, 3 punti in più!',
  'ueber-den-wolken.school.take':
    'Ida passa e paga 2 cubetti. Anche gli uccelli che restano in volo possono portare punti, con le carte. Prendine una: costa 1.',
  'ueber-den-wolken.school.takeFirst': 'Dopo. Prima prendi una delle carte esposte.',
  'ueber-den-wolken.school.card':
    'In alto una carta ha un’azione; in basso due posti che contano dopo l’atterraggio. Questa conta c1 e c2, e su c2 c’è un tuo uccello.',
  'ueber-den-wolken.school.otherCard':
    'Bella carta anche quella, ma i suoi posti ora non vanno. Prendi quella con l’anello.',
  'ueber-den-wolken.school.cardTaken': 'È nella tua mano: già 2 punti per c2.',
  'ueber-den-wolken.school.sideways':
    'Se anche c1 fosse tuo, la carta porterebbe 6. Di lato è già stato usato due volte in questa tappa e ora costa 3. Fallo.',
  'ueber-den-wolken.school.sidewaysFirst': 'Non ancora. Vola di lato: «Di lato».',
  'ueber-den-wolken.school.beside': 'Scambia la tua femmina su d1 con il rondone su c1.',
  'ueber-den-wolken.school.otherSpace':
    'Così nessun uccello arriva su c1. Prendi la femmina su d1, in fondo.',
  'ueber-den-wolken.school.both': 'Tutti e due i posti sono tuoi.',
  'ueber-den-wolken.school.last':
    'Ida non ha più cubetti, tu ne hai uno. Non compra niente: passa. Quando nessuno ha cubetti, lo stormo atterra.',
  'ueber-den-wolken.school.landed':
    'Atterrati! Due nibbi fanno 7, la coppia altri 3: 10 punti. Ora conta la tua carta con gli uccelli ancora in volo.',
  'ueber-den-wolken.school.scoreIt': 'Potresti tenerla, ma difficilmente varrà più di 6. Contala.',
  'ueber-den-wolken.school.scored': '2 + 2, e altri 2 per entrambi: 6. Conduci 16 a 7!',
  'ueber-den-wolken.school.stage':
    'Seconda tappa: tornano tutti i cubetti, i prezzi ripartono da 1, c’è una nuova carta nido. Hai più uccelli di tutti in prima fila: cominci tu. Aggiungi un uccello.',
  'ueber-den-wolken.school.addFirst':
    'Andrebbe anche quello. Ma hai troppo pochi uccelli: prima aggiungine uno.',
  'ueber-den-wolken.school.bird': 'Due uccelli sono scoperti; uno è un tuo maschio. Prendilo.',
  'ueber-den-wolken.school.ownBird':
    'Puoi aggiungere l’uccello di chiunque, anche il suo. Ma è il tuo che ti aiuta.',
  'ueber-den-wolken.school.place':
    'Dove lo metti? Davanti a una colonna atterrerebbe subito. Scegli A, B o D.',
  'ueber-den-wolken.school.inFront': 'Lì dovrebbe aspettare. Mettilo davanti ad A, B o D.',
  'ueber-den-wolken.school.placed': 'Lì atterrerebbe: una coppia con la tua femmina nella colonna C.',
  'ueber-den-wolken.school.play':
    'Ida aspetta. Invece di tenere una carta, puoi giocarne l’azione. Volo libero costa 4 cubetti: il tuo uccello si scambia con qualsiasi altro. Giocala.',
  'ueber-den-wolken.school.playFirst': 'Buono per dopo. Ora guarda che cosa fa Volo libero.',
  'ueber-den-wolken.school.free':
    'Scambia la tua femmina su c2 con il rondone su e1: lì è davanti e atterrerebbe.',
  'ueber-den-wolken.school.otherFree': 'Possibile, ma e1 è meglio: lì davanti non c’è nessuno.',
  'ueber-den-wolken.school.three': 'Ora ne atterrerebbero tre dei tuoi!',
  'ueber-den-wolken.school.end':
    'Si va avanti così, tappa dopo tappa. Nella prossima lezione questa partita arriva al terzo atterraggio, l’ultimo.',
  'ueber-den-wolken.school.chapter.landing': 'L’ultimo atterraggio',
  'ueber-den-wolken.school.third':
    'La terza tappa, l’ultima. Conduci 21 a 17, ma ecco che cosa porterebbe un atterraggio ora: 14 punti a Ida, niente a te.',
  'ueber-den-wolken.school.lastCards':
    'Dopo l’ultimo atterraggio tutte le carte contano da sole. Una delle tue conta a1 e d1: portaci uccelli, dietro la testa. Prima aggiungine uno.',
  'ueber-den-wolken.school.addAgain': 'Tra poco. Prima aggiungi un uccello per la tua carta.',
  'ueber-den-wolken.school.herIn': 'Sono scoperti un rondone e una femmina di nibbio. Prendi la tua femmina.',
  'ueber-den-wolken.school.swiftNot':
    'Un rondone non è di nessuno, e il mazzo è fortuna. Prendi la tua femmina.',
  'ueber-den-wolken.school.atBack':
    'Davanti atterrerebbe. Mettila in fondo alla colonna A: il rondone avanza e atterra al suo posto, lei resta, su a1.',
  'ueber-den-wolken.school.notBack': 'Lì dopo l’atterraggio non sarebbe su a1. Mettila in fondo ad A.',
  'ueber-den-wolken.school.onA1': 'Su a1: ora la tua carta vale 3.',
  'ueber-den-wolken.school.toD1':
    'Ida passa. Ora d1: il tuo maschio su c1 può arrivarci di lato. Ida l’ha già fatto, quindi costa 2.',
  'ueber-den-wolken.school.sidewaysNow': 'Dopo. Prima porta un uccello su d1: «Di lato».',
  'ueber-den-wolken.school.swapD1': 'Scambia il tuo maschio su c1 con l’oca su d1.',
  'ueber-den-wolken.school.otherD1': 'Così nessuno dei tuoi arriva su d1. Prendi il maschio su c1.',
  'ueber-den-wolken.school.seven': 'Tutti e due i posti: 3 + 2, e altri 2. La tua carta porterà 7.',
  'ueber-den-wolken.school.cardNow':
    'E Ida? Atterrerebbero un maschio e due femmine, e la carta nido paga 5 per una coppia. La tua altra carta, Neutro, sposta un rondone per 2 cubetti. Giocala.',
  'ueber-den-wolken.school.cardFirst': 'Tienilo per dopo. Prima gioca la carta Neutro.',
  'ueber-den-wolken.school.swiftIn':
    'Scambia il rondone su c2 con il suo maschio su b2: allora nella colonna B atterra un rondone, per nessuno.',
  'ueber-den-wolken.school.otherSwift':
    'Possibile, ma il suo maschio resta davanti. Prendi il rondone su c2 e il suo maschio su b2.',
  'ueber-den-wolken.school.noPair': 'Niente più coppia: 8 punti in meno per Ida.',
  'ueber-den-wolken.school.upFront':
    'Il tuo maschio su b1 è subito dietro quel rondone. Volare avanti costa solo 1. Fallo.',
  'ueber-den-wolken.school.aheadNow': 'Prima porta davanti il tuo maschio: «Avanti, dietro».',
  'ueber-den-wolken.school.passSwift': 'Scambialo con il rondone davanti a lui.',
  'ueber-den-wolken.school.otherAhead':
    'Così non arriva davanti. Scambia il maschio della colonna B con il rondone davanti a lui.',
  'ueber-den-wolken.school.foremost': 'Davanti a tutti: atterrerebbe.',
  'ueber-den-wolken.school.blocked':
    'Ida aggiunge un rondone, proprio davanti a lui! Erano i suoi ultimi cubetti. Tu ne hai 2, e volare avanti ora costa 2. Ancora una volta!',
  'ueber-den-wolken.school.stillAhead': 'Se passi, atterra il rondone al posto suo. Vola ancora avanti.',
  'ueber-den-wolken.school.lastSwap': 'Supera anche questo: poi nessuno ha più cubetti, e lo stormo atterra.',
  'ueber-den-wolken.school.allLanded': 'Atterrati per l’ultima volta!',
  'ueber-den-wolken.school.finish':
    '3 punti per il tuo maschio, 7 per la tua carta; Ida ne ha 6, e 2 per una carta. 31 a 25: vinci tu! Ora hai visto tutto.',
  'ueber-den-wolken.school.drill.most': 'La strada migliore',
  'ueber-den-wolken.school.most.ask': 'Voli in avanti. Quale scambio rende di più con questa carta nido?',
  'ueber-den-wolken.school.most.because':
    'Un maschio davanti insieme a una femmina: 7 per due uccelli e 3 per la coppia.',
  'ueber-den-wolken.school.most.females': 'Sono due femmine: 7 punti, ma nessuna coppia.',
  'ueber-den-wolken.school.most.otherwise': 'Così nessun altro tuo uccello arriva davanti.',
  'ueber-den-wolken.school.drill.worth': 'Una carta che conta',
  'ueber-den-wolken.school.worth.ask':
    'Prendi una carta. Quale varrebbe qualcosa dopo l’atterraggio, con lo stormo com’è ora?',
  'ueber-den-wolken.school.worth.because':
    'Su uno dei suoi posti resta un tuo uccello quando la testa è atterrata.',
  'ueber-den-wolken.school.worth.otherwise': 'Dopo l’atterraggio nessun tuo uccello sarebbe sui suoi posti.',
  'ueber-den-wolken.school.drill.both': 'Tutti e due i posti',
  'ueber-den-wolken.school.both.ask': 'La tua carta conta c1 e c2. Quale scambio di lato la fa valere 6?',
  'ueber-den-wolken.school.both.because': 'Uccelli su entrambi: 2 + 2 e altri 2.',
  'ueber-den-wolken.school.both.otherwise': 'Dopo non avresti uccelli su entrambi i posti.',
  'ueber-den-wolken.school.concept.turn':
    'Il tuo turno: un’azione, una carta o passare. Tutto costa cubetti, e devono bastare per la tappa.',
  'ueber-den-wolken.school.concept.swap': 'Scegli un tuo uccello, poi quello con cui si scambia.',
  'ueber-den-wolken.school.concept.bird': 'Prendi uno degli uccelli scoperti, di chiunque sia.',
  'ueber-den-wolken.school.concept.deck': 'O il primo del mazzo: lo vedi prima di metterlo.',
  'ueber-den-wolken.school.concept.place':
    'Davanti a una colonna atterrerebbe; da dietro spinge avanti gli altri.',
  'ueber-den-wolken.school.concept.take':
    'Ogni carta ha in alto un’azione e in basso due posti che contano dopo un atterraggio.',
  'ueber-den-wolken.school.concept.discard': 'Hai al massimo quattro carte: una delle cinque deve andare.',
  'ueber-den-wolken.school.concept.scoring':
    'Ora le carte contano con gli uccelli ancora in volo. Quello che non conti, lo tieni.',
  'ueber-den-wolken.school.concept.nest':
    'La carta nido di questa tappa: tanti punti per tanti tuoi uccelli che atterrano.',
  'ueber-den-wolken.school.concept.front': 'Questo avresti se lo stormo atterrasse ora.',
  'ueber-den-wolken.school.concept.price':
    'Ogni uso rende un’azione più cara di uno per tutti, fino alla fine della tappa.',
  'ueber-den-wolken.school.concept.cards':
    'Puoi giocare una carta della mano al suo prezzo, o tenerla per contarla.',
  'ueber-den-wolken.school.concept.prizes':
    'I tuoi uccelli su questi posti portano punti dopo l’atterraggio; su entrambi, 2 in più.',
  'ueber-den-wolken.school.concept.pair':
    'Un maschio e una femmina che atterrano insieme fanno coppia: più o meno, come dice la carta.',
  'ueber-den-wolken.school.concept.swift':
    'I rondoni non sono di nessuno. Davanti prendono il posto di un uccello che segnerebbe.',
  'ueber-den-wolken.school.concept.dear':
    'Questa azione ormai è cara. Un’altra, o una carta, forse fa lo stesso per meno.',
  'ueber-den-wolken.school.concept.few':
    'Pochi cubetti: pensa a che cosa puoi ancora pagare. Passare ne costa due, o l’ultimo.',
  'ueber-den-wolken.school.concept.landed':
    'La testa è atterrata, e la carta nido ha pagato. Gli uccelli atterrati vanno sotto il mazzo.',
  'ueber-den-wolken.school.concept.secondStage':
    'Una nuova tappa: tornano tutti i cubetti, i prezzi ripartono da 1, una nuova carta nido.',
  'ueber-den-wolken.school.concept.begins': 'Comincia la tappa chi ha più uccelli nella prima fila.',
  'ueber-den-wolken.school.concept.lastStage':
    'L’ultima tappa. Dopo, tutte le tue carte che valgono qualcosa contano da sole.',
  'ueber-den-wolken.school.caution.earlyPass':
    'Hai ancora molti cubetti, e passare ne costa due. Non c’è davvero niente di utile?',
  'ueber-den-wolken.school.caution.playGood':
    'Tutti e due i posti di questa carta sono tuoi: tenuta, porterebbe punti dopo l’atterraggio. La giochi lo stesso?',
  'ueber-den-wolken.school.well.won':
    'Più punti di tutti: i tuoi uccelli erano al posto giusto al momento giusto.',
  'ueber-den-wolken.school.well.three': 'Una volta sono atterrati insieme almeno tre dei tuoi uccelli.',
  'ueber-den-wolken.school.well.cards': 'Hai contato tre carte o più.',
  'ueber-den-wolken.school.well.finished': 'Tre tappe volate: ora conosci tutto il gioco.',
  'ueber-den-wolken.school.next.scoreMore':
    'Prendi presto una carta e porta due uccelli dietro la testa sui suoi posti.',
  'ueber-den-wolken.school.next.passLess':
    'Hai passato spesso. Azioni economiche all’inizio della tappa lasciano di più per la fine.',
  'ueber-den-wolken.school.next.pairs':
    'Guarda prima la carta nido: una coppia può dare 5 punti o toglierne 3.',
};

export default it;
