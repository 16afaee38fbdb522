import type { Words } from './words.js';

const de: Words = {
  'ueber-den-wolken.school.chapter.flock': 'Über den Wolken',
  'ueber-den-wolken.school.welcome':
    'Ein Schwarm fliegt über den Wolken. Die Milane sind deine, die Gänse gehören Ida, Mauersegler niemandem. Nach drei Landungen gewinnt, wer mehr Punkte hat.',
  'ueber-den-wolken.school.glow':
    'Bald landet der vorderste Vogel jeder Spalte: die mit goldenem Schein. Die Nestkarte zahlt für deine: 3 Punkte für einen, 7 für zwei.',
  'ueber-den-wolken.school.ahead':
    'Nur einer von deinen würde landen. In deinem Zug tust du eine Sache und bezahlst mit Klötzchen. Flieg nach vorn: Das kostet 1.',
  'ueber-den-wolken.school.aheadFirst': 'Das kommt noch. Bring zuerst einen Vogel nach vorn: „Vor, zurück“.',
  'ueber-den-wolken.school.forward':
    'Drück dein Männchen in Spalte D, dann den Mauersegler davor: Sie tauschen.',
  'ueber-den-wolken.school.notThere':
    'Auch das wäre ein Tausch. Aber dein Männchen in Spalte D kommt ganz nach vorn.',
  'ueber-den-wolken.school.pair':
    'Jetzt landen zwei von deinen, Männchen und Weibchen: ein Paar, 3 Punkte mehr!',
  'ueber-den-wolken.school.take':
    'Ida passt und bezahlt 2 Klötzchen. Auch Vögel, die in der Luft bleiben, können Punkte bringen: mit Karten. Nimm eine: Das kostet 1.',
  'ueber-den-wolken.school.takeFirst': 'Später. Nimm zuerst eine Karte aus der Auslage.',
  'ueber-den-wolken.school.card':
    'Oben hat eine Karte eine Aktion, unten zwei Felder, die nach der Landung zählen. Diese zählt c1 und c2, und auf c2 ist ein Vogel von dir.',
  'ueber-den-wolken.school.otherCard':
    'Auch eine schöne Karte, aber ihre Felder passen jetzt nicht. Nimm die mit dem Ring.',
  'ueber-den-wolken.school.cardTaken': 'Sie ist auf deiner Hand: schon 2 Punkte für c2.',
  'ueber-den-wolken.school.sideways':
    'Wäre auch c1 deins, brächte die Karte 6. Seitwärts wurde in dieser Etappe schon zweimal genutzt und kostet jetzt 3. Tu es.',
  'ueber-den-wolken.school.sidewaysFirst': 'Noch nicht. Flieg seitwärts: „Seitwärts“.',
  'ueber-den-wolken.school.beside': 'Tausch dein Weibchen auf d1 mit dem Mauersegler auf c1.',
  'ueber-den-wolken.school.otherSpace':
    'Damit kommt kein Vogel auf c1. Nimm das Weibchen auf d1, ganz hinten.',
  'ueber-den-wolken.school.both': 'Beide Felder sind deine.',
  'ueber-den-wolken.school.last':
    'Ida hat keine Klötzchen mehr, du hast eins. Dafür gibt es nichts: Passe. Wenn niemand mehr Klötzchen hat, wird gelandet.',
  'ueber-den-wolken.school.landed':
    'Gelandet! Zwei Milane sind 7, das Paar 3 dazu: 10 Punkte. Werte jetzt deine Karte mit den Vögeln, die noch fliegen.',
  'ueber-den-wolken.school.scoreIt':
    'Du könntest sie behalten, aber mehr als 6 wird sie kaum wert. Werte sie.',
  'ueber-den-wolken.school.scored': '2 + 2, und 2 dazu für beide: 6. Du führst 16 zu 7!',
  'ueber-den-wolken.school.stage':
    'Die zweite Etappe: alle Klötzchen zurück, Preise ab 1, eine neue Nestkarte. In der vordersten Reihe hast du die meisten Vögel: Du fängst an. Hol einen dazu.',
  'ueber-den-wolken.school.addFirst': 'Das ginge auch. Aber du hast zu wenige Vögel: Hol zuerst einen dazu.',
  'ueber-den-wolken.school.bird': 'Zwei Vögel liegen offen; einer davon ist ein Männchen von dir. Nimm ihn.',
  'ueber-den-wolken.school.ownBird': 'Du darfst jeden Vogel holen, auch ihren. Aber dein eigener hilft dir.',
  'ueber-den-wolken.school.place':
    'Wohin mit ihm? Vor einer Spalte würde er gleich landen. Such dir A, B oder D aus.',
  'ueber-den-wolken.school.inFront': 'Dort müsste er warten. Setz ihn vor A, B oder D.',
  'ueber-den-wolken.school.placed': 'Dort würde er landen: ein Paar mit deinem Weibchen in Spalte C.',
  'ueber-den-wolken.school.play':
    'Ida wartet. Statt eine Karte zu behalten, kannst du ihre Aktion spielen. Freiflug kostet 4 Klötzchen: Dein Vogel tauscht mit irgendeinem. Spiel ihn.',
  'ueber-den-wolken.school.playFirst': 'Gut für später. Schau jetzt, was Freiflug kann.',
  'ueber-den-wolken.school.free':
    'Tausch dein Weibchen auf c2 mit dem Mauersegler auf e1: Dort ist sie vorn und würde landen.',
  'ueber-den-wolken.school.otherFree': 'Möglich, aber e1 ist besser: Dort ist niemand vor ihr.',
  'ueber-den-wolken.school.three': 'Jetzt würden drei von deinen landen!',
  'ueber-den-wolken.school.end':
    'So geht es weiter, Etappe für Etappe. In der nächsten Lektion kommt diese Partie zu ihrer dritten Landung, der letzten.',
  'ueber-den-wolken.school.chapter.landing': 'Die letzte Landung',
  'ueber-den-wolken.school.third':
    'Die dritte und letzte Etappe. Du führst 21 zu 17, aber hier steht, was eine Landung jetzt brächte: 14 Punkte für Ida, keinen für dich.',
  'ueber-den-wolken.school.lastCards':
    'Nach der letzten Landung zählen alle Karten von selbst. Eine von deinen zählt a1 und d1: Bring Vögel dorthin, hinter die Spitze. Hol zuerst einen dazu.',
  'ueber-den-wolken.school.addAgain': 'Gleich. Hol zuerst einen Vogel für deine Karte dazu.',
  'ueber-den-wolken.school.herIn': 'Ein Mauersegler und ein Milanweibchen liegen offen. Nimm deinen Milan.',
  'ueber-den-wolken.school.swiftNot':
    'Ein Mauersegler gehört niemandem, und der Stapel ist Glück. Nimm deinen Milan.',
  'ueber-den-wolken.school.atBack':
    'Vorn würde sie landen. Setz sie hinten in Spalte A: Der Mauersegler rückt vor und landet statt ihrer, und sie bleibt, auf a1.',
  'ueber-den-wolken.school.notBack': 'Dort wäre sie nach der Landung nicht auf a1. Setz sie hinten in A.',
  'ueber-den-wolken.school.onA1': 'Auf a1: Damit ist deine Karte 3 wert.',
  'ueber-den-wolken.school.toD1':
    'Ida passt. Jetzt d1: Dein Männchen auf c1 kann seitwärts dorthin. Ida war schon seitwärts, darum kostet es 2.',
  'ueber-den-wolken.school.sidewaysNow': 'Später. Bring zuerst einen Vogel auf d1: „Seitwärts“.',
  'ueber-den-wolken.school.swapD1': 'Tausch dein Männchen auf c1 mit der Gans auf d1.',
  'ueber-den-wolken.school.otherD1': 'Damit kommt keiner von deinen auf d1. Nimm das Männchen auf c1.',
  'ueber-den-wolken.school.seven': 'Beide Felder: 3 + 2, und 2 dazu. Deine Karte bringt 7.',
  'ueber-den-wolken.school.cardNow':
    'Nun zu Idas Landung: ein Männchen und zwei Weibchen, und die Nestkarte zahlt 5 für ein Paar. Deine andere Karte, Neutral, bewegt für 2 Klötzchen einen Mauersegler. Spiel sie.',
  'ueber-den-wolken.school.cardFirst': 'Heb dir das auf. Spiel zuerst die Karte Neutral.',
  'ueber-den-wolken.school.swiftIn':
    'Tausch den Mauersegler auf c2 mit ihrem Männchen auf b2: Dann landet in Spalte B ein Mauersegler, für niemanden.',
  'ueber-den-wolken.school.otherSwift':
    'Möglich, aber ihr Männchen bleibt vorn. Nimm den Mauersegler auf c2 und ihr Männchen auf b2.',
  'ueber-den-wolken.school.noPair': 'Kein Paar mehr: 8 Punkte weniger für Ida.',
  'ueber-den-wolken.school.upFront':
    'Dein Männchen auf b1 ist gleich hinter diesem Mauersegler. Nach vorn kostet nur 1. Tu es.',
  'ueber-den-wolken.school.aheadNow': 'Bring zuerst dein Männchen nach vorn: „Vor, zurück“.',
  'ueber-den-wolken.school.passSwift': 'Tausch es mit dem Mauersegler davor.',
  'ueber-den-wolken.school.otherAhead':
    'Damit kommt es nicht nach vorn. Tausch das Männchen in Spalte B mit dem Mauersegler davor.',
  'ueber-den-wolken.school.foremost': 'Ganz vorn: Es würde landen.',
  'ueber-den-wolken.school.blocked':
    'Ida setzt einen Mauersegler dazu, genau davor! Das waren ihre letzten Klötzchen. Du hast 2, und nach vorn kostet jetzt 2. Noch einmal!',
  'ueber-den-wolken.school.stillAhead':
    'Wenn du passt, landet der Mauersegler statt deines Männchens. Flieg noch einmal nach vorn.',
  'ueber-den-wolken.school.lastSwap':
    'Auch an dem vorbei: Dann hat niemand mehr Klötzchen, und es wird gelandet.',
  'ueber-den-wolken.school.allLanded': 'Zum letzten Mal gelandet!',
  'ueber-den-wolken.school.finish':
    '3 Punkte für dein Männchen, 7 für deine Karte; Ida bekommt 6, und 2 für eine Karte. 31 zu 25: Du gewinnst! Jetzt hast du alles gesehen.',
  'ueber-den-wolken.school.drill.most': 'Der beste Weg',
  'ueber-den-wolken.school.most.ask':
    'Du fliegst nach vorn. Welcher Tausch bringt mit dieser Nestkarte am meisten?',
  'ueber-den-wolken.school.most.because':
    'Ein Männchen vorn neben einem Weibchen: 7 für zwei Vögel und 3 für das Paar.',
  'ueber-den-wolken.school.most.females': 'Das sind zwei Weibchen: 7 Punkte, aber kein Paar.',
  'ueber-den-wolken.school.most.otherwise': 'Damit kommt kein weiterer Vogel von dir nach vorn.',
  'ueber-den-wolken.school.drill.worth': 'Eine Karte, die zählt',
  'ueber-den-wolken.school.worth.ask':
    'Du nimmst eine Karte. Welche wäre nach der Landung etwas wert, so wie der Schwarm jetzt ist?',
  'ueber-den-wolken.school.worth.because':
    'Auf einem ihrer Felder bleibt ein Vogel von dir, wenn die Spitze gelandet ist.',
  'ueber-den-wolken.school.worth.otherwise': 'Nach der Landung wäre keiner deiner Vögel auf ihren Feldern.',
  'ueber-den-wolken.school.drill.both': 'Beide Felder',
  'ueber-den-wolken.school.both.ask':
    'Deine Karte zählt c1 und c2. Welcher Tausch zur Seite macht sie 6 wert?',
  'ueber-den-wolken.school.both.because': 'Vögel auf beiden: 2 + 2 und noch 2 dazu.',
  'ueber-den-wolken.school.both.otherwise': 'Danach hättest du nicht auf beiden Feldern Vögel.',
  'ueber-den-wolken.school.concept.turn':
    'Dein Zug: eine Aktion, eine Karte oder passen. Alles kostet Klötzchen, und sie müssen für die Etappe reichen.',
  'ueber-den-wolken.school.concept.swap': 'Wähl einen Vogel von dir, dann den, mit dem er tauscht.',
  'ueber-den-wolken.school.concept.bird': 'Nimm einen der offenen Vögel, wem er auch gehört.',
  'ueber-den-wolken.school.concept.deck':
    'Oder den obersten vom Stapel: Du siehst ihn, bevor du ihn einsetzt.',
  'ueber-den-wolken.school.concept.place':
    'Vor einer Spalte würde er landen; von hinten schiebt er die anderen vor.',
  'ueber-den-wolken.school.concept.take':
    'Jede Karte hat oben eine Aktion und unten zwei Felder, die nach einer Landung zählen.',
  'ueber-den-wolken.school.concept.discard': 'Du hast höchstens vier Karten: Eine von den fünf muss weg.',
  'ueber-den-wolken.school.concept.scoring':
    'Jetzt zählen Karten mit den Vögeln, die noch fliegen. Was du nicht wertest, behältst du.',
  'ueber-den-wolken.school.concept.nest':
    'Die Nestkarte dieser Etappe: so viele Punkte für so viele Vögel von dir, die landen.',
  'ueber-den-wolken.school.concept.front': 'So viel bekämst du, wenn jetzt gelandet würde.',
  'ueber-den-wolken.school.concept.price':
    'Jede Nutzung macht eine Aktion für alle um eins teurer, bis die Etappe vorbei ist.',
  'ueber-den-wolken.school.concept.cards':
    'Du kannst eine Handkarte für ihren Preis spielen oder zum Werten behalten.',
  'ueber-den-wolken.school.concept.prizes':
    'Vögel von dir auf diesen Feldern bringen nach der Landung Punkte; auf beiden 2 mehr.',
  'ueber-den-wolken.school.concept.pair':
    'Männchen und Weibchen, die zusammen landen, sind ein Paar: plus oder minus, wie die Karte sagt.',
  'ueber-den-wolken.school.concept.swift':
    'Mauersegler gehören niemandem. Einer ganz vorn nimmt einem zählenden Vogel den Platz.',
  'ueber-den-wolken.school.concept.dear':
    'Diese Aktion ist inzwischen teuer. Eine andere oder eine Karte schafft es vielleicht billiger.',
  'ueber-den-wolken.school.concept.few':
    'Wenige Klötzchen: Überleg, was du noch bezahlen kannst. Passen kostet zwei oder das letzte.',
  'ueber-den-wolken.school.concept.landed':
    'Die Spitze ist gelandet, und die Nestkarte hat gezahlt. Gelandete Vögel kommen unter den Stapel.',
  'ueber-den-wolken.school.concept.secondStage':
    'Eine neue Etappe: alle Klötzchen zurück, Preise wieder ab 1, eine neue Nestkarte.',
  'ueber-den-wolken.school.concept.begins':
    'Wer in der vordersten Reihe die meisten Vögel hat, beginnt die Etappe.',
  'ueber-den-wolken.school.concept.lastStage':
    'Die letzte Etappe. Danach zählen alle deine Karten, die etwas wert sind, von selbst.',
  'ueber-den-wolken.school.caution.earlyPass':
    'Du hast noch viele Klötzchen, und Passen kostet zwei davon. Gibt es wirklich nichts Nützliches?',
  'ueber-den-wolken.school.caution.playGood':
    'Beide Felder dieser Karte sind gerade deine: Behalten brächte sie nach der Landung Punkte. Trotzdem spielen?',
  'ueber-den-wolken.school.well.won':
    'Die meisten Punkte: Deine Vögel waren zur rechten Zeit am rechten Ort.',
  'ueber-den-wolken.school.well.three': 'Einmal landeten drei oder mehr deiner Vögel zusammen.',
  'ueber-den-wolken.school.well.cards': 'Du hast drei Karten oder mehr gewertet.',
  'ueber-den-wolken.school.well.finished': 'Drei Etappen geflogen: Du kennst jetzt das ganze Spiel.',
  'ueber-den-wolken.school.next.scoreMore':
    'Nimm früh eine Karte und bring zwei Vögel hinter der Spitze auf ihre Felder.',
  'ueber-den-wolken.school.next.passLess':
    'Du hast oft gepasst. Billige Aktionen am Anfang der Etappe lassen mehr fürs Ende.',
  'ueber-den-wolken.school.next.pairs':
    'Schau zuerst auf die Nestkarte: Paare bringen bis zu 5 Punkte oder kosten 3.',
};

export default de;
