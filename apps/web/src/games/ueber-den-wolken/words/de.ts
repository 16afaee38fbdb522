import type { Words } from './words.js';

const CARD =
  '{kind, select, dodge {Ausweichen} sharpDodge {Scharfes Ausweichen} leadChange {Führungswechsel} standard {Standard} neutral {Neutral} diagonal {Diagonal} score {Wertung} freeFlight {Freiflug} favourite {Lieblingsvogel} display {Auslage} other {eine verdeckte Karte}}';
/** Was wie heißt, mit dem Artikel davor: erst für Weibchen und Männchen, dann für den Segler, dann für irgendeinen. */
const birds = (argument: string, it = '', him = '', any = '') =>
  `{${argument}, select, kf {${it}Rotmilan-Weibchen} km {${it}Rotmilan-Männchen} gf {${it}Graugans-Weibchen} gm {${it}Graugans-Männchen} cf {${it}Kranich-Weibchen} cm {${it}Kranich-Männchen} sf {${it}Schwalben-Weibchen} sm {${it}Schwalben-Männchen} n {${him}Mauersegler} other {${any}Vogel}}`;
const BIRD = birds('bird');
const THE_BIRD = birds('bird', 'das ', 'der ', 'der ');
const THE_BIRD_ACC = birds('bird', 'das ', 'den ', 'den ');
const A_BIRD = birds('bird', 'ein ', 'ein ', 'ein ');
const A_BIRD_ACC = birds('bird', 'ein ', 'einen ', 'einen ');
const cubes = (argument: string) => `{${argument}, plural, one {# Klötzchen} other {# Klötzchen}}`;
const points = (argument: string) => `{${argument}, plural, one {# Punkt} other {# Punkte}}`;
const SEXES =
  '{sexes, select, females {{females, plural, one {# Weibchen} other {# Weibchen}}} males {{males, plural, one {# Männchen} other {# Männchen}}} other {{females, plural, one {# Weibchen} other {# Weibchen}} und {males, plural, one {# Männchen} other {# Männchen}}}}';
const ACTION =
  '{action, select, A {seitwärts fliegen} B {vor oder zurück fliegen} C {Vogel hinzufügen} D {Karte nehmen} other {etwas anderes}}';
const ACTION_UP =
  '{action, select, A {Seitwärts fliegen} B {Vor oder zurück fliegen} C {Vogel hinzufügen} other {Karte nehmen}}';

const words: Words = {
  'ueber-den-wolken.minute.goal':
    'Ein Schwarm, und alle haben Vögel darin. Dreimal landet der vorderste Vogel jeder Spalte.',
  'ueber-den-wolken.minute.swap': 'Du tauschst deine Vögel mit ihren Nachbarn, um nach vorn zu kommen.',
  'ueber-den-wolken.minute.price':
    'Jede Aktion wird teurer, je öfter jemand sie nutzt. Deine Klötzchen müssen für die ganze Etappe reichen.',
  'ueber-den-wolken.minute.join':
    'Neue Vögel kommen in freie Spalten: ganz nach vorn oder von hinten, dann rücken alle auf.',
  'ueber-den-wolken.minute.cards':
    'Manöverkarten können mehr. Oder du behältst sie: Unten stehen Felder, die nach der Landung Punkte bringen.',
  'ueber-den-wolken.minute.land':
    'Hat niemand mehr Klötzchen, landet die Spitze, und die Nestkarte zahlt für deine Vögel.',

  'ueber-den-wolken.prompt.turn': `Du bist dran, noch ${cubes('cubes')}. Wähle eine Aktion, spiele eine Karte oder passe.`,
  'ueber-den-wolken.prompt.standard': 'Welche Standardaktion soll es sein?',
  'ueber-den-wolken.prompt.swap':
    '{manner, select, side {Tausche einen deiner Vögel mit dem Nachbarn links oder rechts.} ahead {Tausche einen deiner Vögel mit dem vor oder hinter ihm.} dodge {Tausche einen deiner Vögel mit dem übernächsten in seiner Reihe.} sharpDodge {Tausche einen deiner Vögel mit dem dritten neben ihm in seiner Reihe.} leadChange {Tausche vorne und hinten in einer Spalte; ein Vogel muss deiner sein.} neutral {Tausche einen Mauersegler mit einem Vogel daneben.} diagonal {Tausche einen deiner Vögel mit einem schräg daneben.} other {Tausche einen deiner Vögel mit irgendeinem anderen.}}',
  'ueber-den-wolken.prompt.bird': 'Welcher Vogel kommt dazu: ein offener oder der oberste vom Stapel?',
  'ueber-den-wolken.prompt.search': 'Suche dir einen Vogel aus dem Stapel aus.',
  'ueber-den-wolken.prompt.place': `Wohin kommt ${THE_BIRD}? Vor eine Spalte oder an ihr Ende.`,
  'ueber-den-wolken.prompt.take': 'Nimm eine Karte aus der Auslage.',
  'ueber-den-wolken.prompt.discard': 'Fünf Karten sind eine zu viel. Lege eine ab.',
  'ueber-den-wolken.prompt.score': 'Welche Karte wertest du sofort?',
  'ueber-den-wolken.prompt.copy': 'Welche Karte der Auslage benutzt du?',
  'ueber-den-wolken.prompt.scoring': 'Werte Karten mit dem Rest des Schwarms, oder behalte sie für später.',

  'ueber-den-wolken.waiting':
    '{who, select, me {{step, select, turn {Du suchst eine Lücke.} scoring {Du wertest Karten.} place {Du setzt einen Vogel ein.} take {Du suchst eine Karte aus.} discard {Du legst eine Karte ab.} other {Du fliegst.}}} other {{step, select, turn {{name} sucht eine Lücke.} scoring {{name} wertet Karten.} place {{name} setzt einen Vogel ein.} take {{name} sucht eine Karte aus.} discard {{name} legt eine Karte ab.} other {{name} fliegt.}}}}',

  'ueber-den-wolken.kind.fly': 'beim Fliegen',
  'ueber-den-wolken.kind.add': 'beim Hinzufügen eines Vogels',
  'ueber-den-wolken.kind.take': 'beim Nehmen einer Karte',
  'ueber-den-wolken.kind.play': 'beim Spielen einer Karte',
  'ueber-den-wolken.kind.pass': 'beim Passen',
  'ueber-den-wolken.kind.score': 'beim Werten',
  'ueber-den-wolken.answer.action': `${ACTION_UP} für ${cubes('price')}`,
  'ueber-den-wolken.answer.standard': ACTION_UP,
  'ueber-den-wolken.answer.play': `${CARD} spielen für ${cubes('price')}`,
  'ueber-den-wolken.answer.playDisplay': 'Auslage spielen und eine Karte vom Tisch benutzen',
  'ueber-den-wolken.answer.pass': `Passen für ${cubes('price')}`,
  'ueber-den-wolken.answer.swap': `{one} und {two} tauschen: ${birds('bird')} und ${birds('other')}`,
  'ueber-den-wolken.answer.from': 'Von {space} aus',
  'ueber-den-wolken.answer.bird': `${THE_BIRD_ACC} nehmen`,
  'ueber-den-wolken.answer.deck': 'Den obersten vom Stapel, ungesehen',
  'ueber-den-wolken.answer.place':
    '{end, select, front {Vor die Spalte {column}} other {Ans Ende der Spalte {column}}}',
  'ueber-den-wolken.answer.take': `${CARD} nehmen`,
  'ueber-den-wolken.answer.discard': `${CARD} ablegen`,
  'ueber-den-wolken.answer.copy': `${CARD} benutzen für ${cubes('price')}`,
  'ueber-den-wolken.answer.score': `${CARD} werten: ${points('points')}`,
  'ueber-den-wolken.answer.done': 'Den Rest behalten',

  'ueber-den-wolken.confirm.sameBirds': `Beide sind gleich, je ${A_BIRD}: Es würde sich nichts ändern. Trotzdem tauschen?`,
  'ueber-den-wolken.confirm.pass': `Passen kostet dich ${cubes('price')}. Wirklich, mit ${cubes('cubes')} im Vorrat?`,

  'ueber-den-wolken.why.gameOver': 'Das Spiel ist vorbei.',
  'ueber-den-wolken.why.notYourTurn': 'Du bist nicht dran.',
  'ueber-den-wolken.why.notNow':
    '{step, select, turn {Wähle erst eine Aktion oder Karte.} standard {Wähle erst eine Standardaktion.} swap {Tausche erst zwei Vögel.} bird {Wähle erst den Vogel, der dazukommt.} search {Suche erst einen Vogel aus dem Stapel aus.} place {Finde erst einen Platz für den neuen Vogel.} take {Nimm erst eine Karte aus der Auslage.} discard {Lege erst eine Karte ab.} score {Wähle erst die Karte, die du wertest.} copy {Wähle erst eine Karte der Auslage.} scoring {Jetzt werden nur Karten gewertet.} other {Jetzt nicht.}}',
  'ueber-den-wolken.why.tooFewCubes': `Das kostet ${cubes('price')}, und du hast {has}.`,
  'ueber-den-wolken.why.noSwap': 'Es gibt keine zwei Vögel, die man so tauschen könnte.',
  'ueber-den-wolken.why.noFreeColumn': 'Jede Spalte ist voll.',
  'ueber-den-wolken.why.noBirdLeft': 'Es ist kein Vogel mehr da.',
  'ueber-den-wolken.why.deckEmpty': 'Der Vogelstapel ist leer.',
  'ueber-den-wolken.why.displayEmpty': 'Die Auslage ist leer bis zur nächsten Etappe.',
  'ueber-den-wolken.why.noStandardAction': 'Gerade ist keine Standardaktion möglich.',
  'ueber-den-wolken.why.nothingToScore': 'Keine andere Karte auf deiner Hand ist jetzt etwas wert.',
  'ueber-den-wolken.why.nothingToCopy': 'Keine Karte der Auslage lässt sich jetzt benutzen.',
  'ueber-den-wolken.why.cannotCopyDisplay': 'Auslage lässt sich nicht als weitere Auslage benutzen.',
  'ueber-den-wolken.why.notInHand': 'Die Karte ist nicht auf deiner Hand.',
  'ueber-den-wolken.why.notOnDisplay': 'Die Karte liegt nicht in der Auslage.',
  'ueber-den-wolken.why.copiedCardStays': 'Die Karte, die du benutzt, bleibt in der Auslage.',
  'ueber-den-wolken.why.worthNothing': 'Die Karte ist bei diesem Schwarm nichts wert.',
  'ueber-den-wolken.why.handFull': 'Deine Hand ist zu voll: Lege erst eine Karte ab.',
  'ueber-den-wolken.why.noBirdThere': 'Auf {space} ist kein Vogel.',
  'ueber-den-wolken.why.noOwnBird': 'Einer der beiden Vögel muss deiner sein.',
  'ueber-den-wolken.why.noNeutralBird': 'Einer der beiden Vögel muss ein Mauersegler sein.',
  'ueber-den-wolken.why.wrongDistance':
    '{manner, select, side {Nur Nachbarn links oder rechts.} ahead {Nur der Vogel davor oder dahinter.} dodge {Genau zwei weiter in derselben Reihe.} sharpDodge {Genau drei weiter in derselben Reihe.} leadChange {Nur vorne und hinten in einer Spalte.} neutral {Nur Nachbarn, nicht schräg.} diagonal {Nur schräge Nachbarn.} other {Die beiden sind nicht in Reichweite.}}',
  'ueber-den-wolken.why.birdNotFaceUp': `Offen liegt kein ${BIRD}.`,
  'ueber-den-wolken.why.birdNotInDeck': `Im Stapel ist kein ${BIRD}.`,
  'ueber-den-wolken.why.noSuchColumn': 'Diese Spalte gibt es nicht.',
  'ueber-den-wolken.why.columnFull': 'In dieser Spalte sind schon drei Vögel.',

  'ueber-den-wolken.advice.onlyAnswer': 'Etwas anderes geht nicht.',
  'ueber-den-wolken.advice.botWould': 'Das würde ich tun.',
  'ueber-den-wolken.advice.looksBest':
    'Damit gewinnst du öfter als mit allem anderen, um {percent, plural, one {# Prozentpunkt} other {# Prozentpunkte}}.',
  'ueber-den-wolken.advice.farAhead': 'Alles andere sieht viel schlechter aus.',
  'ueber-den-wolken.advice.noneBetter': 'Anderes ist etwa gleich gut.',
  'ueber-den-wolken.advice.fromLanding':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch deine Vögel, die landen.',
  'ueber-den-wolken.advice.fromCards':
    '{points, plural, one {+# Punkt} other {+# Punkte}} durch deine Karten.',
  'ueber-den-wolken.advice.fromOthers':
    'Die Konkurrenz steht danach um {points, plural, one {# Punkt} other {# Punkte}} schlechter da.',
  'ueber-den-wolken.advice.fromLater':
    '{points, plural, one {+# Punkt} other {+# Punkte}} für spätere Etappen, durch Vögel und Karten, die dir bleiben.',
  'ueber-den-wolken.advice.keepsCubes':
    'Du sparst {n, plural, one {# Klötzchen} other {# Klötzchen}} gegenüber dem Nächstbesten.',
  'ueber-den-wolken.advice.lastTurn':
    'So hast du eher den letzten Zug der Etappe, und niemand kann mehr antworten.',
  'ueber-den-wolken.advice.lookAtFront':
    'Schau auf die Spitze jeder Spalte: Wer landet jetzt, und wo könntest du es sein?',
  'ueber-den-wolken.advice.lookAtSpaces':
    'Schau auf die Felder deiner Karten: Wo fehlt dir nach der Landung noch ein Vogel?',
  'ueber-den-wolken.advice.lookAtOthers': 'Schau, was die anderen jetzt bekämen: Was kannst du ihnen nehmen?',
  'ueber-den-wolken.advice.lookAtStaying': 'Denk an die nächste Etappe: Welche Vögel und Karten bleiben dir?',
  'ueber-den-wolken.advice.lookAtHand':
    'Geh deine Hand durch: Welche Karte hilft dir jetzt, und welche am wenigsten?',
  'ueber-den-wolken.advice.lookAtDisplay': 'Schau in die Auslage: Welche Karte passt zu deinen Vögeln?',
  'ueber-den-wolken.advice.lookAtNewBirds': 'Schau auf die Vögel neben dem Stapel und auf Spalten mit Platz.',
  'ueber-den-wolken.advice.lookAtCubes': 'Zähl die Klötzchen: Wer kann danach noch etwas tun?',
  'ueber-den-wolken.advice.lookAtKeeping':
    'Wäge ab, was jede Karte jetzt bringt und was sie später bringen könnte.',
  'ueber-den-wolken.hint.figures': '{win} % Siegchance',

  'ueber-den-wolken.log.dealt':
    '{who, select, me {Du bekommst} other {{name} bekommt}} {cards, plural, one {# Karte} other {# Karten}}.',
  'ueber-den-wolken.log.laidOut': 'Der Schwarm sammelt sich über den Wolken, {birds} Vögel stark.',
  'ueber-den-wolken.log.stageBegan':
    'Etappe {stage} von {stages}: {who, select, me {Du beginnst} other {{name} beginnt}}',
  'ueber-den-wolken.log.usedAction': `{who, select, me {{action, select, A {Du fliegst seitwärts} B {Du fliegst vor oder zurück} C {Du fügst einen Vogel hinzu} D {Du nimmst eine Karte} other {Du tust etwas anderes}}} other {{name} {action, select, A {fliegt seitwärts} B {fliegt vor oder zurück} C {fügt einen Vogel hinzu} D {nimmt eine Karte} other {tut etwas anderes}}}}, für ${cubes('price')}.`,
  'ueber-den-wolken.log.played': `{who, select, me {Du spielst} other {{name} spielt}} ${CARD} für ${cubes('price')}.`,
  'ueber-den-wolken.log.played.display': '{who, select, me {Du spielst} other {{name} spielt}} Auslage.',
  'ueber-den-wolken.log.copied': `{who, select, me {Du benutzt} other {{name} benutzt}} ${CARD} aus der Auslage für ${cubes('price')}.`,
  'ueber-den-wolken.log.choseStandard': `{who, select, me {Du wählst} other {{name} wählt}}: ${ACTION}.`,
  'ueber-den-wolken.log.passed': `{who, select, me {Du passt und gibst} other {{name} passt und gibt}} ${cubes('price')} ab.`,
  'ueber-den-wolken.log.swapped': `{who, select, me {Du tauschst} other {{name} tauscht}} {one} und {two}: ${birds('bird')} und ${birds('other')}.`,
  'ueber-den-wolken.log.tookBird': `{who, select, me {Du nimmst} other {{name} nimmt}} ${A_BIRD_ACC} {from, select, faceUp {von den offenen} search {aus dem Stapel} other {oben vom Stapel}}.`,
  'ueber-den-wolken.log.deckShuffled': 'Der Vogelstapel wird gemischt.',
  'ueber-den-wolken.log.added': `Neu {end, select, front {an der Spitze} other {am Ende}} der Spalte {column}: ${BIRD}.`,
  'ueber-den-wolken.log.turnedUp': `Neu neben dem Stapel: ${BIRD}.`,
  'ueber-den-wolken.log.tookCard': `{who, select, me {Du nimmst} other {{name} nimmt}} ${CARD} aus der Auslage.`,
  'ueber-den-wolken.log.discarded': `{who, select, me {Du legst} other {{name} legt}} ${CARD} ab.`,
  'ueber-den-wolken.log.scored': `{who, select, me {Du wertest} other {{name} wertet}} ${CARD}: {one} {onePoints}, {two} {twoPoints}{bonus, plural, =0 {} other {, beide +#}}. Zusammen ${points('total')}.`,
  'ueber-den-wolken.log.cubesSpent': 'Alle Klötzchen sind ausgegeben. Die Spitze des Schwarms landet.',
  'ueber-den-wolken.log.landed': `{who, select, me {Bei dir} other {Bei {name}}} landet von {space}: ${BIRD}.`,
  'ueber-den-wolken.log.landed.neutral': 'Ein Mauersegler landet von {space}, für niemanden.',
  'ueber-den-wolken.log.nestScored': `{birds, plural, =0 {{who, select, me {Bei dir} other {Bei {name}}} landet kein Vogel: keine Punkte.} other {{who, select, me {Bei dir} other {Bei {name}}} gelandet: ${SEXES}, das gibt {points}{pairs, plural, =0 {} one {, ein Paar {pairPoints}} other {, # Paare {pairPoints}}}. Zusammen ${points('total')}.}}`,
  'ueber-den-wolken.log.scoringCame':
    '{can, select, yes {{who, select, me {Du darfst} other {{name} darf}} Karten werten.} other {{who, select, me {Du hast} other {{name} hat}} keine Karte zu werten.}}',
  'ueber-den-wolken.log.finishedScoring':
    '{who, select, me {Du behältst deine} other {{name} behält die}} übrigen Karten.',
  'ueber-den-wolken.log.stageEnded': 'Etappe {stage} ist vorbei.',
  'ueber-den-wolken.log.cubesReturned': `Alle bekommen ihre ${cubes('cubes')} zurück, und jeder Preis beginnt wieder bei eins.`,
  'ueber-den-wolken.log.pileRebuilt': 'Die abgelegten Karten werden zum neuen Nachziehstapel.',
  'ueber-den-wolken.log.displayed': `Neu in der Auslage: ${CARD}.`,
  'ueber-den-wolken.log.movedUp': `Spalte {column} rückt vor, hinten folgt ${A_BIRD}.`,
  'ueber-den-wolken.log.ended':
    '{who, select, me {Du gewinnst} other {{name} gewinnt}} mit {points} Punkten.',
  'ueber-den-wolken.log.ended.shared': 'Geteilter Sieg mit {points} Punkten.',

  'ueber-den-wolken.score': 'Punkte',
  'ueber-den-wolken.account.nest': 'Gelandet',
  'ueber-den-wolken.account.cards': 'Karten',
  'ueber-den-wolken.account.score': 'Karte „Wertung“',
  'ueber-den-wolken.account.total': 'Punkte',
  'ueber-den-wolken.account.birds': 'Vögel übrig',

  'ueber-den-wolken.term.dodgeCard': 'Ausweichen',
  'ueber-den-wolken.term.sharpDodgeCard': 'Scharfes Ausweichen',
  'ueber-den-wolken.term.leadChangeCard': 'Führungswechsel',
  'ueber-den-wolken.term.standardCard': 'Standard',
  'ueber-den-wolken.term.neutralCard': 'Neutral',
  'ueber-den-wolken.term.diagonalCard': 'Diagonal',
  'ueber-den-wolken.term.scoreCard': 'Wertung',
  'ueber-den-wolken.term.freeFlightCard': 'Freiflug',
  'ueber-den-wolken.term.favouriteCard': 'Lieblingsvogel',
  'ueber-den-wolken.term.displayCard': 'Auslage',
  'ueber-den-wolken.memorable': CARD,
  'ueber-den-wolken.term.dodgeCard.about':
    'Tausche einen eigenen Vogel mit dem genau zwei weiter in seiner Reihe.',
  'ueber-den-wolken.term.sharpDodgeCard.about':
    'Tausche einen eigenen Vogel mit dem genau drei weiter in seiner Reihe.',
  'ueber-den-wolken.term.leadChangeCard.about':
    'Tausche vorne und hinten in einer Spalte; ein Vogel ist deiner.',
  'ueber-den-wolken.term.standardCard.about':
    'Eine beliebige Standardaktion für zwei Klötzchen; ihr Preis bleibt.',
  'ueber-den-wolken.term.neutralCard.about': 'Tausche einen Mauersegler mit einem Vogel daneben.',
  'ueber-den-wolken.term.diagonalCard.about': 'Tausche einen eigenen Vogel mit einem schräg daneben.',
  'ueber-den-wolken.term.scoreCard.about': 'Werte sofort eine andere Karte deiner Hand.',
  'ueber-den-wolken.term.freeFlightCard.about': 'Tausche einen eigenen Vogel mit irgendeinem anderen.',
  'ueber-den-wolken.term.favouriteCard.about': 'Suche einen Vogel im Stapel und füge ihn hinzu.',
  'ueber-den-wolken.term.displayCard.about':
    'Benutze eine Karte der Auslage zu ihrem Preis; sie bleibt liegen.',

  'ueber-den-wolken.board.label': 'Der Schwarm über den Wolken, Aktionen, Karten',
  'ueber-den-wolken.board.flock': 'Der Schwarm; vorne ist oben',
  'ueber-den-wolken.board.space': `{space}: ${BIRD}{mine, select, yes {, dein Vogel} other {}}{lands, select, yes {, würde landen} other {}}`,
  'ueber-den-wolken.board.empty': '{space}: leer',
  'ueber-den-wolken.board.select': `Aufnehmen: ${BIRD} auf {space}`,
  'ueber-den-wolken.board.swapWith': `Tauschen mit: ${BIRD} auf {space}`,
  'ueber-den-wolken.board.chosen': `Aufgenommen: ${BIRD} auf {space}; noch einmal drücken setzt zurück`,
  'ueber-den-wolken.board.quick': `Tauschen mit: ${BIRD} auf {space}, ${cubes('price')}`,
  'ueber-den-wolken.board.nest': 'Nestkarte der Etappe {stage}',
  'ueber-den-wolken.board.nestLine':
    'Wer {list} eigene Vögel landet, bekommt {points} Punkte; für jedes Paar {pair}.',
  'ueber-den-wolken.board.stage': 'Etappe {stage} von {stages}',
  'ueber-den-wolken.board.actions': 'Aktionen',
  'ueber-den-wolken.board.action.A': 'Seitwärts',
  'ueber-den-wolken.board.action.B': 'Vor, zurück',
  'ueber-den-wolken.board.action.C': 'Vogel dazu',
  'ueber-den-wolken.board.action.D': 'Karte nehmen',
  'ueber-den-wolken.board.pass': 'Passen',
  'ueber-den-wolken.board.lies': `{name}: ${cubes('cubes')} darauf`,
  'ueber-den-wolken.board.birds': 'Vögel neben dem Schwarm',
  'ueber-den-wolken.board.deck':
    '{birds, plural, =0 {Der Vogelstapel ist leer} one {Vogelstapel, # Vogel} other {Vogelstapel, # Vögel}}',
  'ueber-den-wolken.board.faceUp': `Offen: ${BIRD}`,
  'ueber-den-wolken.board.noBird': 'Hier liegt kein Vogel',
  'ueber-den-wolken.board.held': `In der Hand: ${BIRD}`,
  'ueber-den-wolken.board.inDeck': `${BIRD}, {count} im Stapel`,
  'ueber-den-wolken.board.display': 'Auslage',
  'ueber-den-wolken.board.hand': 'Deine Hand',
  'ueber-den-wolken.board.handOf': 'Hand von {name}',
  'ueber-den-wolken.board.noCards': 'Keine Karten',
  'ueber-den-wolken.board.playing': `Auf dem Tisch: ${CARD}`,
  'ueber-den-wolken.board.card': `${CARD}, {cost, plural, =0 {Preis der benutzten Karte} one {# Klötzchen} other {# Klötzchen}}. Wertet {one}: {onePoints}, {two}: {twoPoints}.`,
  'ueber-den-wolken.board.worth': `Bei einer Landung jetzt ${points('points')} wert.`,
  'ueber-den-wolken.board.worthNow': `Jetzt ${points('points')} wert.`,
  'ueber-den-wolken.board.nowTitle': 'Wenn der Schwarm jetzt landen würde',
  'ueber-den-wolken.board.now': `{name}: ${cubes('cubes')}, {cards, plural, one {# Karte} other {# Karten}}. Bei einer Landung jetzt: ${points('points')}{hidden, plural, =0 {} one {, dazu eine unbekannte Karte} other {, dazu # unbekannte Karten}}.`,
  'ueber-den-wolken.board.swaps': 'Mögliche Tausche',
  'ueber-den-wolken.board.swapHint': 'Tippe zwei Vögel an oder wähle hier',
  'ueber-den-wolken.board.gain':
    'Für dich bei einer Landung jetzt: {gain, number, ::sign-except-zero} Punkte',
  'ueber-den-wolken.board.searchTitle': 'Vögel im Stapel',
  'ueber-den-wolken.board.doneTitle': 'Karten, die du werten kannst',
  'ueber-den-wolken.board.keep':
    '{cards, plural, one {# Karte, die {points, plural, one {# Punkt} other {# Punkte}} bringen könnte,} other {# Karten, die {points, plural, one {# Punkt} other {# Punkte}} bringen könnten,}} behalten',
  'ueber-den-wolken.board.goOn': 'Weiter',
  'ueber-den-wolken.board.close': 'Schließen',
  'ueber-den-wolken.board.columnFront': 'Vor die Spalte {column}',
  'ueber-den-wolken.board.columnBack': 'Ans Ende der Spalte {column}',

  'ueber-den-wolken.moment.title': 'Etappe {stage}: die Landung',
  'ueber-den-wolken.moment.birds': 'Vögel',
  'ueber-den-wolken.moment.pairs': 'Paare',
  'ueber-den-wolken.moment.nest': 'Landung',
  'ueber-den-wolken.moment.landing': '{points} {pairs} = {total}',
  'ueber-den-wolken.moment.cards': 'Karten',
  'ueber-den-wolken.moment.total': 'Gesamt',

  'ueber-den-wolken.term.score': 'Punkte',
  'ueber-den-wolken.term.score.about': 'Was dieser Platz in allen Landungen bisher bekommen hat.',
  'ueber-den-wolken.term.cubes': 'Klötzchen',
  'ueber-den-wolken.term.cubes.about':
    'Damit bezahlst du Aktionen und Karten. Hat niemand mehr welche, endet die Etappe.',
  'ueber-den-wolken.term.hand': 'Handkarten',
  'ueber-den-wolken.term.hand.about':
    'Spiel eine Karte für das, was sie oben zeigt, oder behalte sie für die Punkte unten. Du hältst höchstens vier.',
  'ueber-den-wolken.term.landingNow': 'Bei Landung jetzt',
  'ueber-den-wolken.term.landingNow.about':
    'So viel brächte eine Landung in diesem Augenblick. Ein + steht für Karten, die sonst niemand sieht.',
  'ueber-den-wolken.term.nest': 'Nestkarte',
  'ueber-den-wolken.term.nest.about': 'Oben: wie viele deiner Vögel landen. Unten: die Punkte dafür.',
  'ueber-den-wolken.term.pair': 'Paar',
  'ueber-den-wolken.term.pair.about':
    'So viel bringt oder kostet es, wenn von dir ein Weibchen und ein Männchen zusammen landen.',
  'ueber-den-wolken.term.stage': 'Etappe',
  'ueber-den-wolken.term.stage.about': 'Es gibt drei. Jede endet mit einer Landung.',
  'ueber-den-wolken.term.faceUp': 'Offener Vogel',
  'ueber-den-wolken.term.faceUp.about': 'Du kannst ihn in den Schwarm bringen, wem er auch gehört.',
  'ueber-den-wolken.term.deck': 'Vogelstapel',
  'ueber-den-wolken.term.deck.about':
    'Die Zahl sagt, wie viele Vögel noch da sind. Den obersten kannst du ungesehen dazunehmen.',
  'ueber-den-wolken.term.ownBird': 'Dein Vogel',
  'ueber-den-wolken.term.ownBird.about':
    'Der vorderste Vogel jeder Spalte landet. Bring deine durch Tauschen nach vorn.',
  'ueber-den-wolken.term.otherBird': 'Vogel von jemand anderem',
  'ueber-den-wolken.term.otherBird.about':
    'Ist er am Ende der Etappe vorn, landet er und zählt, für wen er fliegt. Du darfst deinen mit ihm tauschen.',
  'ueber-den-wolken.term.swift': 'Mauersegler',
  'ueber-den-wolken.term.swift.about': 'Ein Vogel, der niemandem gehört. Landet er, bekommt niemand Punkte.',
  'ueber-den-wolken.term.space': 'Leeres Feld',
  'ueber-den-wolken.term.space.about':
    'In dieser Spalte ist noch Platz für einen neuen Vogel, vorn oder hinten.',
  'ueber-den-wolken.term.spaceNames': 'Spalte und Reihe',
  'ueber-den-wolken.term.spaceNames.about': 'Danach heißen die Felder: c3 ist in Spalte C ganz vorn.',
  'ueber-den-wolken.term.sideways': 'Seitwärts',
  'ueber-den-wolken.term.sideways.about': 'Tausch einen deiner Vögel mit dem links oder rechts daneben.',
  'ueber-den-wolken.term.ahead': 'Vor, zurück',
  'ueber-den-wolken.term.ahead.about': 'Tausch einen deiner Vögel mit dem direkt davor oder dahinter.',
  'ueber-den-wolken.term.add': 'Vogel dazu',
  'ueber-den-wolken.term.add.about': 'Ein Vogel kommt in den Schwarm, vor eine Spalte oder ans Ende.',
  'ueber-den-wolken.term.take': 'Karte nehmen',
  'ueber-den-wolken.term.take.about': 'Eine Karte der Auslage kommt auf deine Hand.',
  'ueber-den-wolken.term.pass': 'Passen',
  'ueber-den-wolken.term.pass.about': 'Du bezahlst zwei Klötzchen oder das letzte und tust nichts.',
  'ueber-den-wolken.term.price': 'Preis',
  'ueber-den-wolken.term.price.about':
    'So viele Klötzchen kostet es jetzt. Jedes Mal wird es für alle um eins teurer, bis die Etappe endet.',
  'ueber-den-wolken.term.lying': 'Klötzchen auf einer Aktion',
  'ueber-den-wolken.term.lying.about':
    'Wer sie zuletzt genutzt hat, hat sie dort gelassen. Das nächste Mal kostet eins mehr.',
  'ueber-den-wolken.term.gain': 'Gewinn',
  'ueber-den-wolken.term.gain.about':
    'Was dieser Tausch für dich ändern würde, wenn der Schwarm jetzt landet.',
  'ueber-den-wolken.term.display': 'Auslage',
  'ueber-den-wolken.term.display.about':
    'Karten, die alle nehmen können. Eine Lücke bleibt, bis die Etappe vorbei ist.',
  'ueber-den-wolken.term.cardPrice': 'Preis der Karte',
  'ueber-den-wolken.term.cardPrice.about':
    'So viele Klötzchen kostet sie; = ist der Preis der Karte, als die sie gilt.',
  'ueber-den-wolken.term.prizes': 'Felder, die zählen',
  'ueber-den-wolken.term.prizes.about':
    'Nach einer Landung kannst du die Karte werten: Deine Vögel auf diesen Feldern bringen ihre Zahl.',
  'ueber-den-wolken.term.worth': 'Wert',
  'ueber-den-wolken.term.worth.about': 'So viel brächte dir diese Karte nach einer Landung jetzt.',
  'ueber-den-wolken.term.hidden': 'Verdeckte Karte',
  'ueber-den-wolken.term.hidden.about': 'Nur wer sie hält, kennt sie.',
  'ueber-den-wolken.term.seat': 'Farbe und Zeichen',
  'ueber-den-wolken.term.seat.about':
    'Vögel und Klötzchen mit dieser Farbe und diesem Zeichen gehören zu diesem Platz.',
  'ueber-den-wolken.term.swap': 'Tausch',
  'ueber-den-wolken.term.swap.about':
    'Diese zwei Vögel tauschen die Plätze. Eine dunkle Zahl ist der Preis; + oder − ist, was es dir bei einer Landung jetzt bringt.',
  'ueber-den-wolken.term.moved': 'Bewegt',
  'ueber-den-wolken.term.moved.about':
    'Diesen Vogel hat seit deinem letzten Zug jemand bewegt; das kleine Zeichen sagt, wer.',

  'ueber-den-wolken.text.stage': 'Etappe {stage} von {stages}.',
  'ueber-den-wolken.text.over': 'Das Spiel ist vorbei.',
  'ueber-den-wolken.text.flock': 'Der Schwarm, von der vorderen Reihe nach hinten',
  'ueber-den-wolken.text.column': 'Spalte {column}',
  'ueber-den-wolken.text.row': '{row, select, 3 {Vorne} 2 {Mitte} other {Hinten}}',
  'ueber-den-wolken.text.bird': BIRD,
  'ueber-den-wolken.text.birdOf': `${BIRD} ({name})`,
  'ueber-den-wolken.text.none': 'leer',
  'ueber-den-wolken.text.players': 'Am Tisch',
  'ueber-den-wolken.text.points': 'Punkte',
  'ueber-den-wolken.text.cubes': 'Klötzchen',
  'ueber-den-wolken.text.now': 'Landung jetzt',
  'ueber-den-wolken.text.hand': 'Hand',
  'ueber-den-wolken.text.you': '{name} (du)',
  'ueber-den-wolken.text.hidden': '{count, plural, one {# unbekannte Karte} other {# unbekannte Karten}}',
  'ueber-den-wolken.text.actions': 'Preise der Standardaktionen',
  'ueber-den-wolken.text.price': `${ACTION}: ${cubes('price')}`,
  'ueber-den-wolken.text.display': 'Karten in der Auslage',
  'ueber-den-wolken.text.faceUp': 'Vögel neben dem Stapel',
  'ueber-den-wolken.text.plays': '{who, select, me {Du bist dran.} other {{name} ist dran.}}',
};

export default words;
