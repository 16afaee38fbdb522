import type { Words } from './words.js';

/** Where something happens on a mat: a cave, or a space of it. */
const THE_CAVE = '{cave, select, C {die Karmesin-Kaverne} G {die Gold-Grotte} other {den Amethyst-Abgrund}}';
const IN_CAVE =
  '{cave, select, C {in der Karmesin-Kaverne} G {in der Gold-Grotte} other {im Amethyst-Abgrund}}';
const AT_SPOT =
  '{cave, select, nests {in einem Nest des Tableaus} C {in der Karmesin-Kaverne auf Platz {space}} G {in der Gold-Grotte auf Platz {space}} other {im Amethyst-Abgrund auf Platz {space}}}';
const FROM_SPOT =
  '{cave, select, nests {aus einem Nest des Tableaus} C {aus der Karmesin-Kaverne, Platz {space}} G {aus der Gold-Grotte, Platz {space}} other {aus dem Amethyst-Abgrund, Platz {space}}}';

/** What Schwingenschlag says in German. */
const de: Words = {
  'schwingenschlag.minute.goal': 'Drei Höhlen, vier Runden: Wer die wertvollste Drachenheimat baut, gewinnt.',
  'schwingenschlag.minute.dig': 'Grabe: Eine Höhlenkarte öffnet den nächsten Platz und bringt sofort etwas.',
  'schwingenschlag.minute.entice':
    'Locke an: Bezahle, was auf dem Drachen steht, und er zieht in eine Höhle, die er mag.',
  'schwingenschlag.minute.explore':
    'Erkunde: Geh durch eine Höhle und nutze jeden Stein und jeden Drachen auf dem Weg.',
  'schwingenschlag.minute.guild':
    'Gildenschritte bringen Kleinigkeiten, und auf braunen Feldern eine große Belohnung.',
  'schwingenschlag.minute.goals':
    'Jede Runde endet mit einem Ziel. Am Ende zählen Drachen, Eier, Schätze, Karten, Gilde und Ziele.',

  'schwingenschlag.score': 'Punkte bisher',
  'schwingenschlag.rival': 'Der Rivale',
  'schwingenschlag.nests': 'Nester des Tableaus',
  'schwingenschlag.option.openHands': 'Offene Handkarten',
  'schwingenschlag.option.openHands.about': 'Alle sehen die Karten der anderen. Gut für eine erste Partie.',
  'schwingenschlag.option.laterPrinting': 'Neuere Kartenwerte',
  'schwingenschlag.option.laterPrinting.about':
    'Fünf Drachen bringen so viele Punkte wie in einer späteren Auflage des Spiels.',
  'schwingenschlag.option.solo': 'Solo-Gegner',
  'schwingenschlag.option.solo.1': 'Stufe 1',
  'schwingenschlag.option.solo.2': 'Stufe 2',
  'schwingenschlag.option.solo.3': 'Stufe 3',
  'schwingenschlag.option.solo.R1': 'Variante R1',
  'schwingenschlag.option.solo.R2': 'Variante R2',
  'schwingenschlag.option.solo.R3': 'Variante R3',
  'schwingenschlag.prompt.throw':
    'Sechs Karten, vier bleiben. Wirf {left, plural, one {noch eine} other {# Karten}} ab.',
  'schwingenschlag.prompt.firstResources':
    'Wähle {left, plural, one {noch eine Ressource} other {# Ressourcen}} für den Anfang.',
  'schwingenschlag.prompt.turn': 'Du bist dran: graben, anlocken oder erkunden.',
  'schwingenschlag.prompt.onlyPass':
    '{coins, plural, =0 {Keine Münze mehr: Passe.} one {Für deine Münze gibt es nichts mehr zu tun: Passe.} other {Für deine # Münzen gibt es nichts mehr zu tun: Passe.}}',
  'schwingenschlag.prompt.ability':
    '{whence, select, card {{card} wirkt für dich. } gift {Ein Geschenk für dich. } other {}}{ask, select, takeDragon {Welche Drachenkarte nimmst du?} takeCave {Welche Höhlenkarte nimmst du?} step {Gehst du einen Schritt im Gildenkreis?} takeAny {Welche Ressource nimmst du?} lay {In welches Nest legst du das Ei?} cache {Was lagerst du ein, und wo?} tuckUnder {Unter welchen Drachen kommt die Karte?} tuck {Welche Karte schiebst du unter, und wo?} cover {Welcher Drache kommt über welchen?} play {Welchen Drachen spielst du aus?} dig {Welche Höhle gräbst du ein, und wo?} swap {Welche zwei Drachen tauschen die Plätze?} activate {Welchen Drachen aktivierst du?} icon {Welches Feld des Wegs nutzt du?} choose {Was nimmst du?} pay {Zahlst du dafür?} parts {Was davon kommt zuerst?} other {Nutzt du das?}}',
  'schwingenschlag.prompt.taking':
    '{left, plural, one {Such dir aus, was du nimmst.} other {Such dir aus, was du nimmst: bis zu #.}}',
  'schwingenschlag.prompt.sharing': 'Was machst du {left, plural, one {damit} other {mit diesen #}}?',
  'schwingenschlag.prompt.name': 'Nenne eine Ressource. Sie gilt für alle.',
  'schwingenschlag.prompt.pay': 'Womit bezahlst du?',
  'schwingenschlag.prompt.discount': '{card}: Welches Symbol bezahlst du nicht?',
  'schwingenschlag.prompt.dig': '{card}: Wo gräbst du diese Höhle?',
  'schwingenschlag.prompt.dug': 'Was zuerst: die Höhlenkarte oder der Bonus des Platzes?',
  'schwingenschlag.prompt.marker': 'Lege einen Marker auf das Gildenplättchen.',
  'schwingenschlag.prompt.limits':
    'Neun von jedem ist die Grenze{resources, plural, =0 {} one {, eine Ressource zu viel} other {, # Ressourcen zu viel}}{cards, plural, =0 {} one {, eine Karte zu viel} other {, # Karten zu viel}}. Was gibst du ab?',
  'schwingenschlag.prompt.roundAbilities': 'Die Runde ist vorbei. Welcher Drache wirkt zuerst?',
  'schwingenschlag.prompt.roundEgg': 'Die neue Runde bringt ein Ei. In welches Nest?',
  'schwingenschlag.prompt.choose': 'Such dir etwas aus.',
  'schwingenschlag.waiting.draft':
    '{who, select, me {Du wählst deine ersten Karten.} other {{name} wählt die ersten Karten.}}',
  'schwingenschlag.waiting.turn': '{who, select, me {Du bist dran.} other {{name} ist dran.}}',
  'schwingenschlag.waiting.gift':
    '{who, select, me {Du entscheidest über ein Geschenk.} other {{name} entscheidet über ein Geschenk.}}',
  'schwingenschlag.confirm.pass':
    'Wer passt, ist für diese Runde raus, und du hast noch {coins, plural, one {eine Münze} other {# Münzen}}. Trotzdem passen?',
  'schwingenschlag.kind.dig': 'beim Graben',
  'schwingenschlag.kind.entice': 'beim Anlocken',
  'schwingenschlag.kind.explore': 'beim Erkunden',
  'schwingenschlag.kind.pass': 'beim Passen',
  'schwingenschlag.kind.pay': 'beim Bezahlen',
  'schwingenschlag.kind.cards': 'beim Nehmen von Karten',
  'schwingenschlag.kind.guild': 'bei der Gilde',
  'schwingenschlag.kind.effect': 'bei Wirkungen',
  'schwingenschlag.answer.dig': '{card} eingraben: {row}',
  'schwingenschlag.answer.entice': '{card} anlocken: {row}',
  'schwingenschlag.answer.cover':
    '{card} über {place}{lost, plural, =0 {} one {; ein Ei geht verloren} other {; # Eier gehen verloren}}',
  'schwingenschlag.answer.explore': 'Erkunden: {row}',
  'schwingenschlag.answer.pass': 'Passen',
  'schwingenschlag.answer.step': 'Gildenschritt: {text}',
  'schwingenschlag.answer.done': 'Das war alles',
  'schwingenschlag.answer.skip': 'Darauf verzichten',
  'schwingenschlag.answer.take': '{what} nehmen',
  'schwingenschlag.answer.name': '{what}',
  'schwingenschlag.answer.pay': '{what} bezahlen',
  'schwingenschlag.answer.waive': 'Ohne {what}',
  'schwingenschlag.answer.waiveEgg': 'Ohne das Ei',
  'schwingenschlag.answer.keep': '{what} behalten',
  'schwingenschlag.answer.discard': '{what} abwerfen',
  'schwingenschlag.answer.drawDragon': 'Verdeckte Drachenkarte ziehen',
  'schwingenschlag.answer.drawCave': 'Verdeckte Höhlenkarte ziehen',
  'schwingenschlag.answer.egg': 'Ei: {place}',
  'schwingenschlag.answer.payEgg': 'Ei bezahlen: {place}',
  'schwingenschlag.answer.cache': '{what} einlagern: {place}',
  'schwingenschlag.answer.tuck': '{card} unterschieben: {place}',
  'schwingenschlag.answer.use': '{text}',
  'schwingenschlag.answer.activate': '{card} aktivieren',
  'schwingenschlag.answer.swap': '{one} und {two} tauschen',
  'schwingenschlag.answer.exchange': '{one} und {two} gegen {what} tauschen',
  'schwingenschlag.answer.mark': 'Reihe {row}: {text}',
  'schwingenschlag.verb.take': 'Nehmen',
  'schwingenschlag.verb.pay': 'Bezahlen',
  'schwingenschlag.verb.keep': 'Behalten',
  'schwingenschlag.verb.discard': 'Abwerfen',
  'schwingenschlag.verb.tuck': 'Unterschieben',
  'schwingenschlag.verb.use': 'Nutzen',
  'schwingenschlag.forgo.discard': 'Sie kommt auf den Ablagestapel.',
  'schwingenschlag.forgo.without': 'Du verzichtest auf:',
  'schwingenschlag.forgo.rest': 'Du gehst dabei leer aus.',
  'schwingenschlag.forgo.deal': 'Du zahlst nichts und bekommst nichts.',
  'schwingenschlag.forgo.taking':
    '{left, plural, one {Du nimmst eins weniger als möglich.} other {Du nimmst # weniger als möglich.}}',
  'schwingenschlag.forgo.abilities':
    '{n, plural, one {Ein Drache wirkt nicht.} other {# Drachen wirken nicht.}}',
  'schwingenschlag.why.notYourDecision': 'Gerade entscheidet jemand anders.',
  'schwingenschlag.why.notPossibleNow':
    'Danach wird gerade nicht gefragt. Schau, was jetzt zu entscheiden ist.',
  'schwingenschlag.why.actionNotAllowed': 'Das ist keine Aktion deines Zuges.',
  'schwingenschlag.why.cannotAfford': 'Das kannst du nicht bezahlen.',
  'schwingenschlag.why.noRoom': 'In dieser Höhle ist kein Platz dafür.',
  'schwingenschlag.why.wrongHabitat': 'Dort lebt dieser Drache nicht.',
  'schwingenschlag.why.notInHand': 'Diese Karte hast du nicht auf der Hand.',
  'schwingenschlag.why.exploredThrice': 'Diese Höhle hast du in dieser Runde schon dreimal erkundet.',
  'schwingenschlag.advice.looksBest':
    'Das sieht um {points, plural, one {# Punkt} other {# Punkte}} besser aus als alles andere.',
  'schwingenschlag.advice.noneBetter': 'Anderes ist etwa gleich gut.',
  'schwingenschlag.advice.fromPrinted':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch die Drachen selbst.',
  'schwingenschlag.advice.fromEnds':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch Fähigkeiten am Spielende.',
  'schwingenschlag.advice.fromEggs':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch Eier{now, plural, =0 {} other {; in diesem Zug legst du #}}.',
  'schwingenschlag.advice.fromCached':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch Eingelagertes{now, plural, =0 {} other {; in diesem Zug lagerst du # ein}}.',
  'schwingenschlag.advice.fromTucked':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch untergeschobene Karten{now, plural, =0 {} other {; in diesem Zug schiebst du # unter}}.',
  'schwingenschlag.advice.fromGuild': '{points, plural, one {+# Punkt} other {+# Punkte}} durch die Gilde.',
  'schwingenschlag.advice.fromObjective':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch das Ziel von Runde {round}: {objective}.',
  'schwingenschlag.advice.fromRest':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch Münzen und Übriges.',
  'schwingenschlag.advice.walksPast':
    'Der Weg führt an {dragons, plural, one {# Drachen} other {# Drachen}} vorbei, {active, plural, one {# davon wirkt} other {# davon wirken}}.',
  'schwingenschlag.advice.feeds':
    'In diesem Zug {n, plural, one {wird # Jungtier gefüttert} other {werden # Jungtiere gefüttert}}.',
  'schwingenschlag.advice.exploresAgain':
    'Schon zum {time}. Mal in dieser Runde, und {eggs, plural, one {das Ei} other {die # Eier}} wert.',
  'schwingenschlag.advice.roomNow': 'Du kannst den Drachen jetzt bezahlen und hast Platz für ihn.',
  'schwingenschlag.advice.lookAtObjective': 'Schau auf das Ziel von Runde {round}: {objective}.',
  'schwingenschlag.advice.lookAtHand': 'Geh deine Hand durch: Was kannst du bezahlen, und wo ist Platz?',
  'schwingenschlag.advice.lookAtWalks':
    'Geh den Weg durch jede Höhle in Gedanken: Welcher bringt jetzt am meisten?',
  'schwingenschlag.advice.lookAtCoins': 'Zähl deine Münzen: Lohnt sich noch etwas dafür?',
  'schwingenschlag.advice.lookAtNeeds': 'Schau, was die Karten noch kosten, die du haben willst.',
  'schwingenschlag.advice.lookAtDisplay': 'Schau in die Auslage: Welche Karte passt zu dem, was du hast?',
  'schwingenschlag.advice.lookAtNests': 'Schau auf deine Nester: Wo zählt ein Ei mehr als nur sich selbst?',
  'schwingenschlag.advice.lookAtStores': 'Schau auf deine Drachen: Welcher kann noch etwas aufnehmen?',
  'schwingenschlag.advice.lookAtSpare': 'Schau, was du am leichtesten entbehren kannst.',
  'schwingenschlag.advice.lookAtEffect': 'Schau der Reihe nach an, was dir gerade angeboten wird.',
  'schwingenschlag.advice.onlyAnswer': 'Etwas anderes gibt es nicht zu tun.',
  'schwingenschlag.advice.botWould': 'So würde es der Bot machen.',
  'schwingenschlag.hint.figures': 'etwa {points, number} Punkte, {win} % Siegchance',
  'schwingenschlag.log.laidOut': 'Die Gilde dieser Partie: {guild}.',
  'schwingenschlag.log.dealt':
    '{who, select, me {Du bekommst} other {{name} bekommt}} {dragons, plural, one {# Drachen} other {# Drachen}} und {caves, plural, one {# Höhle} other {# Höhlen}}.',
  'schwingenschlag.log.drafted': 'Alle haben gewählt. Abgeworfen: {cards}.',
  'schwingenschlag.log.roundBegan':
    'Runde {round} von {rounds}: {who, select, me {Du beginnst} other {{name} beginnt}}',
  'schwingenschlag.log.displayed': 'Neue Karten in der Auslage.',
  'schwingenschlag.log.enticed':
    '{who, select, me {Du lockst} other {{name} lockt}} {card} {cave, select, C {in die Karmesin-Kaverne} G {in die Gold-Grotte} other {in den Amethyst-Abgrund}}.',
  'schwingenschlag.log.covered':
    '{who, select, me {Du legst} other {{name} legt}} {card} über {old}{lost, plural, =0 {} one {; ein Ei geht verloren} other {; # Eier gehen verloren}}.',
  'schwingenschlag.log.dug': `{who, select, me {Du gräbst} other {{name} gräbt}} {card} ${IN_CAVE}.`,
  'schwingenschlag.log.explored': `{who, select, me {Du erkundest} other {{name} erkundet}} ${THE_CAVE}{time, plural, =1 {} other {, zum #. Mal in dieser Runde}}.`,
  'schwingenschlag.log.steppedOn': `{who, select, me {Du erreichst} other {{name} erreicht}} ${IN_CAVE} Stein {place}.`,
  'schwingenschlag.log.activated': '{card} wirkt für {who, select, me {dich} other {{name}}}.',
  'schwingenschlag.log.passed': '{who, select, me {Du passt} other {{name} passt}}.',
  'schwingenschlag.log.paid': '{who, select, me {Du bezahlst} other {{name} bezahlt}} {what}.',
  'schwingenschlag.log.paidEgg': `{who, select, me {Du bezahlst} other {{name} bezahlt}} ein Ei ${FROM_SPOT}.`,
  'schwingenschlag.log.exchanged':
    '{who, select, me {Du tauschst} other {{name} tauscht}} {given} gegen {got}.',
  'schwingenschlag.log.gained': '{who, select, me {Du bekommst} other {{name} bekommt}} {what}.',
  'schwingenschlag.log.tookCard':
    '{who, select, me {Du nimmst} other {{name} nimmt}} {card}{from, select, deck { vom Stapel} other { aus der Auslage}}.',
  'schwingenschlag.log.laid':
    '{who, select, me {Du legst} other {{name} legt}} {cave, select, nests {ein Ei in ein Nest des Tableaus} C {in der Karmesin-Kaverne auf Platz {space} ein Ei} G {in der Gold-Grotte auf Platz {space} ein Ei} other {im Amethyst-Abgrund auf Platz {space} ein Ei}}.',
  'schwingenschlag.log.cached': `{who, select, me {Du lagerst} other {{name} lagert}} {what} ${AT_SPOT} ein.`,
  'schwingenschlag.log.tucked': `{who, select, me {Du schiebst} other {{name} schiebt}} {card} ${AT_SPOT} unter.`,
  'schwingenschlag.log.fed':
    '{card} wird gefüttert, {time, plural, one {zum ersten Mal} other {schon # Mal}}.',
  'schwingenschlag.log.revealed':
    '{who, select, me {Du deckst} other {{name} deckt}} {card} auf: {fits, select, yes {passt} other {passt nicht}}.',
  'schwingenschlag.log.discarded': '{who, select, me {Du wirfst} other {{name} wirft}} ab: {what}.',
  'schwingenschlag.log.named': '{who, select, me {Du nennst} other {{name} nennt}} {what}.',
  'schwingenschlag.log.guildStepped':
    '{who, select, me {Dein Gildenstein geht} other {{name} zieht den Gildenstein}} auf Feld {space}.',
  'schwingenschlag.log.marked':
    '{who, select, me {Du legst} other {{name} legt}} einen Marker auf Reihe {row} des Gildenplättchens.',
  'schwingenschlag.log.swapped':
    '{who, select, me {Du vertauschst} other {{name} vertauscht}} zwei Drachen: {one} und {two}.',
  'schwingenschlag.log.card':
    '{known, select, yes {„{card}“} other {{kind, select, cave {eine Höhlenkarte} other {eine Drachenkarte}}}}',
  'schwingenschlag.log.deckRebuilt': '{what}: Der Ablagestapel wird zum neuen Stapel.',
  'schwingenschlag.log.objectiveScored': '{objective}. Punkte nach Plätzen am Tisch: {points}.',
  'schwingenschlag.log.rivalTurned': 'Der Rivale deckt Entscheidungskarte {card} auf.',
  'schwingenschlag.log.rivalPassed': 'Der Rivale passt.',
  'schwingenschlag.log.rivalTook': 'Der Rivale nimmt {card}.',
  'schwingenschlag.log.rivalStepped': 'Der Gildenstein des Rivalen geht auf Feld {space}.',
  'schwingenschlag.log.rivalMarked': 'Der Rivale legt einen Marker auf Reihe {row} des Gildenplättchens.',
  'schwingenschlag.log.countersShifted': 'Zähler des Rivalen auf dem Ziel: {counters}.',
  'schwingenschlag.log.ended': 'Die letzte Runde ist vorbei.',
  'schwingenschlag.account.printed': 'Drachen',
  'schwingenschlag.account.ends': 'Am Ende',
  'schwingenschlag.account.eggs': 'Eier',
  'schwingenschlag.account.cached': 'Einge­lagert',
  'schwingenschlag.account.tucked': 'Unter­geschoben',
  'schwingenschlag.account.guild': 'Gilde',
  'schwingenschlag.account.objectives': 'Ziele',
  'schwingenschlag.account.coins': 'Münzen',
  'schwingenschlag.account.leftOvers': 'Reste',
  'schwingenschlag.account.total': 'Summe',
  'schwingenschlag.points.of': '{card}: {text}',
  'schwingenschlag.points.caption': 'Tippe auf eine Zahl und sieh, woher sie kommt.',
  'schwingenschlag.points.leftOvers':
    '{resources, plural, one {# Ressource} other {# Ressourcen}} und {cards, plural, one {# Karte} other {# Karten}} übrig, je vier geben einen Punkt',
  'schwingenschlag.points.caves': 'Höhlen',
  'schwingenschlag.points.steps': 'Gildenschritte',
  'schwingenschlag.points.rival.steps': 'Schritte nach dem letzten braunen Feld',
  'schwingenschlag.points.rival.guild': 'Marker auf Punktefeldern',
  'schwingenschlag.points.growth': 'Zug um Zug',
  'schwingenschlag.points.growthAbout':
    'Was fest auf dem Tisch liegt. Münzen und Handkarten zählen erst ganz am Schluss.',
  'schwingenschlag.points.growthWords': 'Punkte nach jeder Runde. {words}',
  'schwingenschlag.points.stacks': 'Runde um Runde, nach Herkunft',
  'schwingenschlag.points.stackWords':
    'Punkte nach Herkunft am Ende jeder Runde; die Tabelle darunter sagt dasselbe in Zahlen.',
  'schwingenschlag.points.round': 'Runde {round}',
  'schwingenschlag.points.rest': 'Münzen und Übriges',
  'schwingenschlag.points.asTable': 'Dasselbe als Tabelle',

  'schwingenschlag.rival.card': 'Entscheidungskarte {card}',
  'schwingenschlag.rival.noCard': 'In dieser Runde liegt noch keine Karte offen',
  'schwingenschlag.rival.refresh': 'Die Drachen der Auslage werden ersetzt.',
  'schwingenschlag.rival.shift': 'Zähler auf dem Ziel: {by}.',
  'schwingenschlag.rival.steps':
    '{steps, plural, one {# Schritt} other {# Schritte}} auf dem Gildenkreis{how, select, deep {, so viele, wie Plätze in deiner tiefsten Höhle ausgegraben sind} shallow {, so viele, wie Plätze in deiner flachsten Höhle ausgegraben sind} deepAndOne {, einer mehr, als Plätze in deiner tiefsten Höhle ausgegraben sind} other {}}.',
  'schwingenschlag.rival.brown':
    'Auf einem braunen Feld nimmt er Drache {dragon} der Auslage und {what, select, cave {Höhle {place}} other {ein Feld des Gildenplättchens, Reihe {place}}}.',
  'schwingenschlag.rival.mayPass': 'Als siebte Karte aufgedeckt, bedeutet sie: Er passt.',
  'schwingenschlag.rival.left':
    '{n, plural, one {# Karte liegt} other {# Karten liegen}} noch verdeckt. Er handelt sechs- oder siebenmal je Runde.',
  'schwingenschlag.rival.passed': 'Für diese Runde hat er gepasst.',
  'schwingenschlag.rival.nothing': 'Noch hat er nichts genommen.',
  'schwingenschlag.rival.taken': 'Was er genommen hat',
  'schwingenschlag.rival.of.dragons': 'Drachen',
  'schwingenschlag.rival.of.caves': 'Höhlen',
  'schwingenschlag.rival.of.steps': 'Schritte',
  'schwingenschlag.rival.of.objectives': 'Ziele',
  'schwingenschlag.rival.of.guild': 'Gilde',
  'schwingenschlag.rival.stands':
    '{counters, plural, =0 {Kein Zähler} one {# Zähler} other {# Zähler}} auf dem Ziel dieser Runde, {ready, plural, =0 {kein Marker} one {# Marker} other {# Marker}} bereit, {squares, plural, =0 {kein Feld} one {# Feld} other {# Felder}} der Gilde besetzt.',
  'schwingenschlag.board.estimateAbout':
    'So, wie der Tisch jetzt steht. Tippe auf eine Zahl und sieh, woher sie kommt.',
  'schwingenschlag.board.either.goals': 'Ziele',
  'schwingenschlag.board.either.points': 'Punkte',
  'schwingenschlag.option.solo.1.about': 'Ein guter Anfang: Er lässt sich Zeit.',
  'schwingenschlag.option.solo.2.about': 'Sein Stein eilt, vor allem spät im Spiel.',
  'schwingenschlag.option.solo.3.about': 'Noch schneller, und jeder seiner Drachen zählt 8 statt 7 Punkte.',
  'schwingenschlag.option.solo.R1.about':
    'Variante: Er läuft so weit, wie deine Höhlen gegraben sind, seine Marker zählen Punkte, und du behältst zwischen den Runden höchstens zwei Münzen.',
  'schwingenschlag.option.solo.R2.about':
    'Die Variante, schwerer: eine Mischung aus flinken Karten und solchen, die deinen Höhlen folgen.',
  'schwingenschlag.option.solo.R3.about':
    'Die Variante, so schwer es geht: Jede Karte ist flink oder folgt deinen Höhlen.',

  'schwingenschlag.card.worth': 'Jetzt wert',
  'schwingenschlag.card.cost': 'Kosten',
  'schwingenschlag.card.free': 'nichts als die Münze',
  'schwingenschlag.card.lives': 'Lebt in',
  'schwingenschlag.card.kind': 'Art',
  'schwingenschlag.card.nests': 'Nester',
  'schwingenschlag.card.page': 'Seite dieser Karte',
  'schwingenschlag.card.held':
    '{kind, select, dragon {In deiner Hand. Wenn du dran bist, kannst du ihn anlocken.} other {In deiner Hand. Wenn du dran bist, kannst du damit graben.}}',
  'schwingenschlag.card.displayed':
    '{kind, select, dragon {In der Auslage für alle. Du bekommst ihn mit einem Drachenkarten-Symbol, zum Beispiel beim Erkunden der Gold-Grotte.} other {In der Auslage für alle. Du bekommst sie mit einem Höhlenkarten-Symbol, zum Beispiel beim Erkunden des Amethyst-Abgrunds.}}',
  'schwingenschlag.card.onMat':
    '{who, select, me {Auf deinem Tableau} other {Auf dem Tableau von {name}}}{kind, select, dragon {: {place}.} other {. Ihre Wirkung kam einmal, beim Graben.}}',
  'schwingenschlag.card.noRoom': 'Noch ist kein Platz dafür ausgegraben.',
  'schwingenschlag.term.round': 'Runde',
  'schwingenschlag.term.round.about':
    'Gespielt werden vier Runden. Eine Runde ist vorbei, wenn alle gepasst haben; dann wird ihr Ziel gewertet.',
  'schwingenschlag.term.coin': 'Münzen',
  'schwingenschlag.term.coin.about':
    'Jede Aktion kostet eine Münze. Sechs kommen mit jeder neuen Runde; was am Ende übrig ist, zählt je einen Punkt.',
  'schwingenschlag.term.meat': 'Fleisch',
  'schwingenschlag.term.meat.about': 'Eine Ressource: Sie bezahlt Drachen und füttert manche Jungtiere.',
  'schwingenschlag.term.gold': 'Gold',
  'schwingenschlag.term.gold.about': 'Eine Ressource: Sie bezahlt Drachen.',
  'schwingenschlag.term.crystal': 'Kristalle',
  'schwingenschlag.term.crystal.about': 'Eine Ressource: Sie bezahlt Drachen.',
  'schwingenschlag.term.milk': 'Milch',
  'schwingenschlag.term.milk.about': 'Eine Ressource: Sie bezahlt Drachen und füttert manche Jungtiere.',
  'schwingenschlag.term.any': 'Beliebige Ressource',
  'schwingenschlag.term.any.about': 'Fleisch, Gold, Kristall oder Milch, wie du willst.',
  'schwingenschlag.term.dragon': 'Drachenkarte',
  'schwingenschlag.term.dragon.about':
    'Ein Drache für deine Höhlen. Du nimmst sie aus der Auslage oder verdeckt vom Stapel; bezahlt wird mit einer aus der Hand.',
  'schwingenschlag.term.cave': 'Höhlenkarte',
  'schwingenschlag.term.cave.about':
    'Beim Graben öffnet sie einen Platz und wirkt dann einmal. Du nimmst sie aus der Auslage oder verdeckt vom Stapel.',
  'schwingenschlag.term.guild': 'Gildenschritt',
  'schwingenschlag.term.guild.about':
    'Dein Stein geht im Gildenkreis ein Feld weiter, und das Feld gibt, was es zeigt.',
  'schwingenschlag.term.marker': 'Marker',
  'schwingenschlag.term.marker.about':
    'Du hast vier für das Gildenplättchen. Jedes braune Feld, das du betrittst, bringt einen darauf.',
  'schwingenschlag.term.exchange': '2 gegen 1 tauschen',
  'schwingenschlag.term.exchange.about': 'In deinem Zug werden zwei Ressourcen zu einer anderen.',
  'schwingenschlag.term.matNests': 'Nester des Tableaus',
  'schwingenschlag.term.matNests.about':
    'Zwei Nester, die zu keiner Höhle gehören, jedes für ein Ei. Leere Ringe sind frei.',
  'schwingenschlag.term.egg': 'Eier',
  'schwingenschlag.term.egg.about':
    'Sie bezahlen fürs Graben und Erkunden. Jedes, das du behältst, zählt am Ende einen Punkt.',
  'schwingenschlag.term.nest': 'Nester',
  'schwingenschlag.term.nest.about': 'In jedem Nest ist Platz für ein Ei.',
  'schwingenschlag.term.entrance': 'Erkunden',
  'schwingenschlag.term.entrance.about':
    'Was der nächste Gang durch diese Höhle kostet: eine Münze, und mit jedem weiteren Mal in der Runde ein Ei mehr.',
  'schwingenschlag.term.exploredOut': 'Dreimal erkundet',
  'schwingenschlag.term.exploredOut.about':
    'Ein viertes Mal geht es in einer Runde nicht durch dieselbe Höhle.',
  'schwingenschlag.term.rock': 'Fels',
  'schwingenschlag.term.rock.about':
    'Noch nicht ausgegraben. Eine Höhlenkarte aus der Hand und dieser Preis öffnen den vordersten Fels einer Höhle.',
  'schwingenschlag.term.hollow': 'Freier Platz',
  'schwingenschlag.term.hollow.about':
    'Ausgegraben und ohne Drachen. Der nächste Drache kommt auf den vordersten freien Platz einer Höhle.',
  'schwingenschlag.term.stoneAny': 'Stein: eine Ressource',
  'schwingenschlag.term.stoneAny.about':
    'Wer beim Erkunden hier vorbeikommt, nimmt eine beliebige Ressource.',
  'schwingenschlag.term.stoneDragon': 'Stein: eine Drachenkarte',
  'schwingenschlag.term.stoneDragon.about':
    'Wer beim Erkunden hier vorbeikommt, nimmt eine Drachenkarte, aus der Auslage oder vom Stapel.',
  'schwingenschlag.term.stoneCave': 'Stein: eine Höhlenkarte',
  'schwingenschlag.term.stoneCave.about':
    'Wer beim Erkunden hier vorbeikommt, nimmt eine Höhlenkarte, aus der Auslage oder vom Stapel.',
  'schwingenschlag.term.stoneGuild': 'Stein: ein Gildenschritt',
  'schwingenschlag.term.stoneGuild.about':
    'Wer beim Erkunden hier vorbeikommt, geht im Gildenkreis ein Feld weiter.',
  'schwingenschlag.term.stoneEgg': 'Stein: ein Ei',
  'schwingenschlag.term.stoneEgg.about':
    'Wer beim Erkunden hier vorbeikommt, legt ein Ei in ein freies Nest.',
  'schwingenschlag.term.stoneCache': 'Letzter Stein: einlagern',
  'schwingenschlag.term.stoneCache.about':
    'Hinter vier Drachen dürfen bis zu 2 Ressourcen auf Drachen eingelagert werden: je ein Punkt.',
  'schwingenschlag.term.stoneTuck': 'Letzter Stein: unterschieben',
  'schwingenschlag.term.stoneTuck.about':
    'Hinter vier Drachen dürfen bis zu 2 Handkarten unter Drachen geschoben werden: je ein Punkt.',
  'schwingenschlag.term.stoneTrade': 'Letzter Stein: Eier für Höhlen',
  'schwingenschlag.term.stoneTrade.about':
    'Hinter vier Drachen darf bis zu 2-mal eine Höhlenkarte für 2 Eier abgegeben werden.',
  'schwingenschlag.term.dragonDeck': 'Stapel der Drachenkarten',
  'schwingenschlag.term.dragonDeck.about':
    'So viele sind noch zu ziehen. Ein leerer Stapel entsteht neu aus dem Ablagestapel.',
  'schwingenschlag.term.caveDeck': 'Stapel der Höhlenkarten',
  'schwingenschlag.term.caveDeck.about':
    'So viele sind noch zu ziehen. Ein leerer Stapel entsteht neu aus dem Ablagestapel.',
  'schwingenschlag.term.gap': 'Genommene Karte',
  'schwingenschlag.term.gap.about': 'Ihr Platz in der Auslage wird am Ende des Zuges gefüllt.',
  'schwingenschlag.term.dragonCards': 'Drachenkarten auf der Hand',
  'schwingenschlag.term.dragonCards.about':
    'So viele Drachenkarten sind auf dieser Hand. Am Ende eines Zuges sind neun Karten die Grenze.',
  'schwingenschlag.term.caveCards': 'Höhlenkarten auf der Hand',
  'schwingenschlag.term.caveCards.about':
    'So viele Höhlenkarten sind auf dieser Hand. Am Ende eines Zuges sind neun Karten die Grenze.',
  'schwingenschlag.term.passed': 'Gepasst',
  'schwingenschlag.term.passed.about': 'Raus, bis die Runde endet. Geschenke von anderen kommen trotzdem an.',
  'schwingenschlag.term.circle': 'Gildenkreis',
  'schwingenschlag.term.circle.about':
    'Ein Gildenschritt bringt den Stein ein Feld weiter, und das Feld gibt, was es zeigt.',
  'schwingenschlag.term.brown': 'Braunes Feld',
  'schwingenschlag.term.brown.about':
    'Wer hierher kommt, legt einen Marker auf das Gildenplättchen und darf die Reihe nutzen.',
  'schwingenschlag.term.square': 'Felder des Gildenplättchens',
  'schwingenschlag.term.square.about':
    'Ein gestricheltes Feld ist frei; ein Zeichen sagt, wessen Marker dort liegt. Marker kommen von den braunen Feldern des Kreises.',
  'schwingenschlag.term.endless': 'Ohne Grenze',
  'schwingenschlag.term.endless.about': 'Hierhin dürfen beliebig viele Marker.',
  'schwingenschlag.term.objective': 'Ziel der Runde',
  'schwingenschlag.term.objective.about': 'Am Ende dieser Runde punktet, wer davon am meisten hat.',
  'schwingenschlag.term.places': 'Punkte für die Plätze',
  'schwingenschlag.term.places.about':
    'Was der erste, zweite und dritte Platz bringt. Wer gleich viel hat, teilt sich den Platz voll; wer nichts hat, bekommt nichts.',
  'schwingenschlag.term.standing': 'So steht es',
  'schwingenschlag.term.standing.about': 'Was alle davon haben, und wie viele Punkte es bringt.',
  'schwingenschlag.term.printed': 'Punkte des Drachen',
  'schwingenschlag.term.printed.about': 'Sie zählen am Ende des Spiels.',
  'schwingenschlag.term.activated': 'Aktiviert',
  'schwingenschlag.term.activated.about':
    'Wirkt, wenn beim Erkunden der Höhle jemand an diesem Drachen vorbeikommt.',
  'schwingenschlag.term.played': 'Beim Ausspielen',
  'schwingenschlag.term.played.about': 'Wirkt einmal, wenn der Drache in die Höhle kommt.',
  'schwingenschlag.term.roundEnd': 'Rundenende',
  'schwingenschlag.term.roundEnd.about': 'Wirkt am Ende jeder Runde einmal.',
  'schwingenschlag.term.gameEnd': 'Spielende',
  'schwingenschlag.term.gameEnd.about': 'Bringt am Ende des Spiels Punkte.',
  'schwingenschlag.term.hatchling': 'Jungtier',
  'schwingenschlag.term.hatchling.about':
    'Ein junger Drache, der beim Erkunden gefüttert werden kann. Ziele und Karten fragen nach der Größe.',
  'schwingenschlag.term.small': 'Klein',
  'schwingenschlag.term.small.about': 'Die Größe des Drachen. Ziele und Karten fragen danach.',
  'schwingenschlag.term.medium': 'Mittel',
  'schwingenschlag.term.medium.about': 'Die Größe des Drachen. Ziele und Karten fragen danach.',
  'schwingenschlag.term.large': 'Groß',
  'schwingenschlag.term.large.about': 'Die Größe des Drachen. Ziele und Karten fragen danach.',
  'schwingenschlag.term.aggressive': 'Aggressiv',
  'schwingenschlag.term.aggressive.about': 'Der Charakterzug des Drachen. Ziele und Karten fragen danach.',
  'schwingenschlag.term.helpful': 'Hilfsbereit',
  'schwingenschlag.term.helpful.about': 'Der Charakterzug des Drachen. Ziele und Karten fragen danach.',
  'schwingenschlag.term.playful': 'Verspielt',
  'schwingenschlag.term.playful.about': 'Der Charakterzug des Drachen. Ziele und Karten fragen danach.',
  'schwingenschlag.term.shy': 'Scheu',
  'schwingenschlag.term.shy.about': 'Der Charakterzug des Drachen. Ziele und Karten fragen danach.',
  'schwingenschlag.term.rowC': 'Karmesin-Kaverne',
  'schwingenschlag.term.rowC.about': 'Die oberste Höhle. Ein Drache mit diesem Zeichen kann dort leben.',
  'schwingenschlag.term.rowG': 'Gold-Grotte',
  'schwingenschlag.term.rowG.about': 'Die mittlere Höhle. Ein Drache mit diesem Zeichen kann dort leben.',
  'schwingenschlag.term.rowA': 'Amethyst-Abgrund',
  'schwingenschlag.term.rowA.about': 'Die unterste Höhle. Ein Drache mit diesem Zeichen kann dort leben.',
  'schwingenschlag.term.cached': 'Eingelagert',
  'schwingenschlag.term.cached.about': 'Ressourcen auf einem Drachen bleiben dort: am Ende je ein Punkt.',
  'schwingenschlag.term.tucked': 'Untergeschoben',
  'schwingenschlag.term.tucked.about': 'Karten unter einem Drachen bleiben dort: am Ende je ein Punkt.',
  'schwingenschlag.term.estimate': 'Schätzung',
  'schwingenschlag.term.estimate.about':
    'Mit so vielen Punkten endet das Spiel für dich nach dieser Antwort vermutlich.',
  'schwingenschlag.term.rival': 'Punkte des Rivalen',
  'schwingenschlag.term.rival.about':
    'Was der Rivale bisher hat. Du gewinnst, wenn du am Ende mindestens so viele hast.',
  'schwingenschlag.term.decisions': 'Entscheidungskarten',
  'schwingenschlag.term.decisions.about':
    'Die ausgefüllten liegen noch verdeckt. Nach jedem deiner Züge deckt der Rivale eine auf.',
  'schwingenschlag.term.seat': 'Farbe und Zeichen',
  'schwingenschlag.term.seat.about':
    'Der Stein im Gildenkreis und die Marker mit diesem Zeichen gehören zu diesem Platz.',
  'schwingenschlag.term.score': 'Punkte',
  'schwingenschlag.term.score.about': 'Was dieser Platz hätte, wenn die Partie jetzt zu Ende wäre.',
  'schwingenschlag.term.hiker': 'Unterwegs',
  'schwingenschlag.term.hiker.about':
    'So weit ist der Gang: von Stein zu Drache zu Stein, und jeder gibt, was er zeigt.',
  'schwingenschlag.term.newCard': 'Neu',
  'schwingenschlag.term.newCard.about': 'Diese Karte ist seit deiner letzten Aktion auf deine Hand gekommen.',
  'schwingenschlag.moment.round': 'Runde {round} ist vorbei',
  'schwingenschlag.moment.goal': 'Ziel',
  'schwingenschlag.moment.counted': '{amount}{place, plural, =0 {} other { · #. Platz}}',
  'schwingenschlag.moment.points': 'Punkte',
  'schwingenschlag.moment.total': 'Bisher',
  'schwingenschlag.moment.objective': 'Ihr Ziel: {objective}.',
  'schwingenschlag.moment.rival':
    '{stands, select, ahead {Du liegst {by, plural, one {# Punkt} other {# Punkte}} vor dem Rivalen.} behind {Du liegst {by, plural, one {# Punkt} other {# Punkte}} hinter dem Rivalen.} other {Du liegst gleichauf mit dem Rivalen.}}',
  'schwingenschlag.moment.next':
    'Runde {round}: {who, select, me {Du beginnst} other {{name} beginnt}}. Alle bekommen {coins} Münzen und ein Ei.',
  'schwingenschlag.moment.last': 'Das war die letzte Runde. Jetzt wird alles gezählt.',
  'schwingenschlag.board.label': 'Der Berg',
  'schwingenschlag.board.aside': 'Neben den Höhlen',
  'schwingenschlag.board.views': 'Was die Mitte zeigt',
  'schwingenschlag.board.round': 'Runde {round} von {rounds}.',
  'schwingenschlag.board.matOf':
    '{who, select, me {Dein Tableau} other {Tableau von {name}}}{state, select, passed { (gepasst)} active { (am Zug)} other {}}',
  'schwingenschlag.board.guild': 'Gilde',
  'schwingenschlag.board.goals': 'Ziele und Punkte',
  'schwingenschlag.board.circle': 'Gildenkreis, Feld und was es gibt.',
  'schwingenschlag.board.square':
    '({free, plural, =0 {kein freies Feld} one {# freies Feld} other {# freie Felder}}) {names}',
  'schwingenschlag.board.places': 'Erster Platz {first}, zweiter {second}, dritter {third} Punkte',
  'schwingenschlag.board.prizes':
    'Erster {first}, Zweiter {second}{third, plural, =0 {} other {, Dritter {third}}}',
  'schwingenschlag.board.stands':
    '{name}: {amount}, {when, select, past {brachte} other {brächte}} {points, plural, one {# Punkt} other {# Punkte}}',
  'schwingenschlag.board.estimate': 'Punkte nach jetzigem Stand',
  'schwingenschlag.board.entrance':
    '{row}: {open, select, yes {erkunden für eine Münze{eggs, plural, =0 {} one { und ein Ei} other { und # Eier}}, zum {time}. Mal in dieser Runde} other {dreimal erkundet}}',
  'schwingenschlag.board.eggsOf': '{eggs} von {nests, plural, one {# Nest} other {# Nestern}} mit Ei',
  'schwingenschlag.board.tucked':
    '{n, plural, one {# untergeschobene Karte} other {# untergeschobene Karten}}',
  'schwingenschlag.board.empty': 'frei',
  'schwingenschlag.board.rock':
    'Fels, graben kostet eine Münze{eggs, plural, =0 {} one { und ein Ei} other { und # Eier}}',
  'schwingenschlag.board.putHere': 'Hierhin: {place}',
  'schwingenschlag.board.matNests':
    'Nester des Tableaus: {eggs, plural, =0 {kein Ei} one {# Ei} other {# Eier}}',
  'schwingenschlag.board.passed': 'Gepasst',
  'schwingenschlag.board.display': 'Auslage',
  'schwingenschlag.board.deck': '{kind} im Stapel: {n}',
  'schwingenschlag.board.hand': '{n, plural, =0 {Keine Karten} one {# Karte} other {# Karten}} auf der Hand',
  'schwingenschlag.board.noCards': 'Keine Karten auf der Hand.',
  'schwingenschlag.board.payment': 'So bezahlst du, wenn du nichts änderst:',
  'schwingenschlag.board.paymentStep': 'Bezahlung {n}',
  'schwingenschlag.board.where': 'Welche Höhle',
  'schwingenschlag.board.fresh': 'kam in diesem Zug und ruht noch.',
  'schwingenschlag.board.sleeps': 'tut beim Erkunden nichts.',
  'schwingenschlag.board.giftFrom': 'Ein Geschenk, dank {name}',
  'schwingenschlag.board.trail': 'Schritt {step} von {of} durch die Höhle',
  'schwingenschlag.board.go': 'Hineingehen',
  'schwingenschlag.board.fromDeck': 'Vom Stapel',
  'schwingenschlag.board.trade': '2 Ressourcen gegen 1 andere tauschen',
  'schwingenschlag.board.exchangeFor': 'Tauschen gegen',
  'schwingenschlag.board.quick': 'Naheliegendes vorschlagen',
  'schwingenschlag.board.due': 'Zu bezahlen:',
  'schwingenschlag.board.mixed': 'Ressourcen und Karten zählen beide.',
  'schwingenschlag.board.bought': 'Dafür:',
  'schwingenschlag.board.newCard': 'neu',
  'schwingenschlag.board.return': 'Zurück zur Auswahl',
  'schwingenschlag.board.myMat': 'Mein Tableau',
  'schwingenschlag.board.missing': 'Es fehlt:',
  'schwingenschlag.board.before': 'Vorige Karte',
  'schwingenschlag.board.after': 'Nächste Karte',
  'schwingenschlag.text.title': 'Die Lage in Worten',
  'schwingenschlag.text.over': 'Das Spiel ist vorbei.',
  'schwingenschlag.text.hand': 'Deine Hand',
  'schwingenschlag.text.mat': '{who, select, me {Dein Tableau} other {Tableau von {name}}}',
  'schwingenschlag.text.rock': 'Fels',
  'schwingenschlag.text.cards':
    'Auf der Hand: {dragons, plural, one {# Drache} other {# Drachen}}, {caves, plural, one {# Höhle} other {# Höhlen}}',
  'schwingenschlag.text.guild':
    'Gilde: Feld {steps}, {markers, plural, =0 {kein Marker} one {# Marker} other {# Marker}}',
  'schwingenschlag.text.points': '{points, plural, one {# Punkt} other {# Punkte}} nach jetzigem Stand',
};

export default de;
