import type { Words } from './words.js';

export default {
  'rauf-und-runter.minute.goal':
    'Jede Henne will hoch hinaus: Nach sieben Runden gewinnt, wer am höchsten auf der Leiter sitzt.',
  'rauf-und-runter.minute.roll':
    'Du würfelst fünfmal, jedes Mal mit einem Würfel weniger, und legst aus jedem Wurf einen weg.',
  'rauf-und-runter.minute.track':
    'Zahlen kommen auf die Flatterpiste, solange sie nicht kleiner werden. Kleinere landen auf dem Misthaufen.',
  'rauf-und-runter.minute.flutter':
    'Zusammen sind sie dein Schwung. Liegt er über der Flatterzahl, fällst du, es sei denn, du lässt Federn.',
  'rauf-und-runter.minute.compare': 'Dann wird verglichen: Wer am wenigsten hat, bekommt zwei Federn …',
  'rauf-und-runter.minute.climb':
    '… und alle anderen klettern um den Unterschied. Wer mutig flattert, ohne zu fallen, kommt am weitesten.',

  'rauf-und-runter.prompt.first': 'Such dir einen Würfel aus. Die Flatterzahl ist {flutter}.',
  'rauf-und-runter.prompt.next':
    '{sum, plural, =0 {Such dir einen Würfel aus. Deine Piste ist noch leer, bis {flutter} darfst du.} other {Such dir einen Würfel aus. Du stehst auf # von {flutter}.}}',
  'rauf-und-runter.prompt.above':
    'Such dir einen Würfel aus. Du bist {over, plural, one {# Feld} other {# Felder}} über der Flatterzahl.',
  'rauf-und-runter.prompt.last':
    '{reroll, select, yes {Der letzte Würfel. Nimm ihn oder zahl für einen neuen Wurf.} other {Der letzte Würfel. Den musst du nehmen.}}',
  'rauf-und-runter.prompt.shed':
    '{over, plural, one {# Feld} other {# Felder}} zu viel. {feathers, plural, one {Lässt du deine letzte Feder?} other {Wie viele deiner # Federn lässt du?}}',

  'rauf-und-runter.waiting.rolling': '{who, select, me {Du würfelst.} other {{name} würfelt.}}',
  'rauf-und-runter.waiting.shedding':
    '{who, select, me {Du zählst deine Federn.} other {{name} zählt Federn.}}',

  'rauf-und-runter.kind.pick': 'bei der Wahl eines Würfels',
  'rauf-und-runter.kind.reroll': 'beim nochmaligen Würfeln',
  'rauf-und-runter.kind.rerollPoor': 'beim nochmaligen Würfeln mit wenigen Federn',
  'rauf-und-runter.kind.shed': 'beim Federlassen',
  'rauf-und-runter.answer.feather': 'Feder nehmen',
  'rauf-und-runter.answer.noFeather': 'Feder, aber das Nest ist leer',
  'rauf-und-runter.answer.track': '{die} auf die Piste: {sum}',
  'rauf-und-runter.answer.heap': '{die} auf den Misthaufen',
  'rauf-und-runter.answer.reroll': 'Noch mal würfeln für {price, plural, one {# Feder} other {# Federn}}',
  'rauf-und-runter.answer.stand':
    '{feathers, plural, one {# Feder} other {# Federn}} lassen, auf {momentum} stehen',
  'rauf-und-runter.answer.fall':
    '{feathers, plural, =0 {Keine Feder} one {# Feder} other {# Federn}} lassen, {spaces, plural, =0 {tiefer geht es nicht} one {# Feld abstürzen} other {# Felder abstürzen}}',

  'rauf-und-runter.confirm.tooFar':
    'Damit stehst du auf {sum}, {over, plural, one {# Feld} other {# Felder}} über der Flatterzahl, und {feathers, plural, =0 {du hast keine Feder, die dich rettet} one {deine eine Feder rettet dich nicht} other {deine # Federn retten dich nicht}}. Trotzdem nehmen?',
  'rauf-und-runter.confirm.couldStand':
    'Mit {needed, plural, one {# Feder} other {# Federn}} bleibst du oben und behältst deinen Schwung. {spaces, plural, =0 {Willst du ihn trotzdem verschenken?} one {Trotzdem # Feld abstürzen?} other {Trotzdem # Felder abstürzen?}}',
  'rauf-und-runter.confirm.couldSoften':
    'Mit {most, plural, one {# Feder} other {# Federn}} fällst du weicher. Trotzdem {spaces, plural, one {# Feld} other {# Felder}} abstürzen?',

  'rauf-und-runter.why.notYourTurn': 'Du bist nicht dran. Putz dir solange das Gefieder.',
  'rauf-und-runter.why.faceNotRolled':
    '{face, select, F {Kein Würfel zeigt eine Feder.} other {Kein Würfel zeigt eine {face}.}}',
  'rauf-und-runter.why.tooFewFeathersToReroll':
    'Noch mal würfeln kostet {price, plural, one {# Feder} other {# Federn}}, du hast {has, plural, =0 {keine} one {nur eine} other {nur #}}.',
  'rauf-und-runter.why.pickFirst': 'Federn lässt man nach dem fünften Würfel. Such dir erst einen aus.',
  'rauf-und-runter.why.shedNow': 'Alle Würfel liegen. Jetzt geht es nur noch um Federn.',
  'rauf-und-runter.why.shedAtMost':
    'Mehr als {feathers, plural, one {# Feder} other {# Federn}} kannst du nicht lassen.',

  'rauf-und-runter.advice.onlyAnswer': 'Etwas anderes geht nicht.',
  'rauf-und-runter.advice.botWould': 'Das würde ich machen.',
  'rauf-und-runter.advice.hardlyMatters': 'Hier ist es so gut wie egal, was du nimmst.',
  'rauf-und-runter.advice.sureStand':
    'Danach kannst du nicht mehr abstürzen und kommst auf etwa {momentum, number} Schwung.',
  'rauf-und-runter.advice.safest':
    'Mit Abstand am sichersten: {fall, plural, =0 {keine Absturzgefahr} other {# % Absturzgefahr}}, mit dem nächstbesten Würfel {next} %.',
  'rauf-und-runter.advice.featherPays':
    'Die Feder lohnt sich: Am Ende deines Zuges hast du im Schnitt {feathers, plural, one {# Feder} other {# Federn}}, {fall, plural, =0 {ohne Absturzgefahr} other {bei # % Absturzgefahr}}.',
  'rauf-und-runter.advice.keepsTrackOpen':
    'Bleib klein: Nach einer {face} passt noch mehr auf die Piste, und {dice, plural, one {# Würfel kommt} other {# Würfel kommen}} noch. Das gibt etwa {momentum, number} Schwung {fall, plural, =0 {ohne Absturzgefahr} other {bei # % Absturzgefahr}}.',
  'rauf-und-runter.advice.bestClimb':
    'Das gibt den meisten Schwung: etwa {momentum, number}, wenn du oben bleibst, {fall, plural, =0 {ohne Absturzgefahr} other {bei # % Absturzgefahr}}.',
  'rauf-und-runter.advice.balance':
    'Nicht das Kühnste, nicht das Sicherste, aber die beste Mischung: etwa {momentum, number} Schwung {fall, plural, =0 {ohne Absturzgefahr} other {bei # % Absturzgefahr}}.',
  'rauf-und-runter.advice.rerollPays':
    'Würfle noch mal: Deine Siegchance steigt damit um {gain, number} Prozentpunkte gegenüber dem besten Würfel hier. Absturzgefahr: {fall} %, mit diesem Würfel {next} %.',
  'rauf-und-runter.advice.rerollNot':
    'Spar dir die Federn, ein neuer Wurf lohnt sich nicht. So kommst du auf etwa {momentum, number} Schwung; Absturzgefahr: {fall} %, mit neuem Wurf {next} %.',
  'rauf-und-runter.advice.shedToStand':
    '{shed, plural, one {# Feder, gut angelegt} other {# Federn, gut angelegt}}: Du bleibst auf {momentum} stehen.',
  'rauf-und-runter.advice.shedSome':
    'Lass {shed, plural, one {# Feder} other {# Federn}}, dann stürzt du {spaces, plural, =0 {gar nicht} one {nur # Feld} other {nur # Felder}} ab.',
  'rauf-und-runter.advice.shedNot':
    'Behalt deine Federn, {spaces, plural, =0 {von hier unten kannst du eh nicht fallen} one {sie sind mehr wert als # Feld} other {sie sind mehr wert als # Felder}}.',
  'rauf-und-runter.advice.lookAtGoal':
    'Die letzte Runde: Was brauchst du, um ganz oben zu landen, und was können die anderen noch?',
  'rauf-und-runter.advice.lookAtRisk':
    'Schau auf die Flatterzahl {flutter}: Welche Würfel können dich noch darüber tragen?',
  'rauf-und-runter.advice.lookAtTrack':
    '{dice, plural, one {Ein Würfel kommt} other {# Würfel kommen}} noch: Welche Zahlen passen dann auf die Piste?',
  'rauf-und-runter.advice.lookAtMomentum':
    'Vergleich die Würfel: Wie nah an {flutter} kann dich jeder noch bringen?',
  'rauf-und-runter.advice.lookAtFeathers':
    'Schau auf deine Federn und die Runden, die noch kommen: Wo könntest du eine mehr brauchen?',
  'rauf-und-runter.advice.lookAtRoll':
    'Schau auf den ganzen Wurf: Ist sein bester Würfel gut genug, oder ist ein neuer Wurf zwei deiner {feathers, plural, one {# Feder} other {# Federn}} wert?',
  'rauf-und-runter.advice.lookAtFall':
    'Wäg ab: Was tut mehr weh, {spaces, plural, one {ein Feld} other {# Felder}} auf der Leiter oder die Federn?',

  'rauf-und-runter.log.laidOut': 'Die Leiter steht. Die Flatterzahlen der Reihe nach: {flutter}.',
  'rauf-und-runter.log.roundBegan': 'Runde {round} von {rounds}: Flatterzahl {flutter}',
  'rauf-und-runter.log.rolled': '{who, select, me {Du würfelst} other {{name} würfelt}} {numbers}.',
  'rauf-und-runter.log.rolled.mixed':
    '{who, select, me {Du würfelst} other {{name} würfelt}} {numbers} und {feathers, plural, one {eine Feder} other {# Federn}}.',
  'rauf-und-runter.log.rolled.feathers':
    '{who, select, me {Du würfelst} other {{name} würfelt}} {feathers, plural, one {eine Feder} other {nichts als Federn}}.',
  'rauf-und-runter.log.paidForReroll':
    '{who, select, me {Du zahlst} other {{name} zahlt}} {feathers, plural, one {# Feder} other {# Federn}} für einen neuen Wurf.',
  'rauf-und-runter.log.tookFeather':
    '{feathers, plural, =0 {{who, select, me {Du greifst} other {{name} greift}} ins Leere: keine Feder mehr im Nest.} one {{who, select, me {Du nimmst} other {{name} nimmt}} eine Feder.} other {{who, select, me {Du nimmst} other {{name} nimmt}} # Federn.}}',
  'rauf-und-runter.log.placed':
    '{who, select, me {Du legst} other {{name} legt}} eine {die} auf die Piste: {sum}.',
  'rauf-und-runter.log.wentToDungHeap':
    '{who, select, me {Du wirfst} other {{name} wirft}} eine {die} auf den Misthaufen.',
  'rauf-und-runter.log.shed':
    '{feathers, plural, =0 {{who, select, me {Du lässt} other {{name} lässt}} keine Feder.} one {{who, select, me {Du lässt} other {{name} lässt}} # Feder.} other {{who, select, me {Du lässt} other {{name} lässt}} # Federn.}}',
  'rauf-und-runter.log.stood': '{who, select, me {Du stehst} other {{name} steht}} auf {momentum}.',
  'rauf-und-runter.log.hadNoMomentum':
    '{who, select, me {Du hast} other {{name} hat}} keinen Würfel auf der Piste und keinen Schwung.',
  'rauf-und-runter.log.fell':
    '{momentum} ist zu viel Geflatter: {who, select, me {Du} other {{name}}} {spaces, plural, =0 {plumpst auf den Bürzel, tiefer geht es nicht} one {stürzt # Feld ab, auf {to}} other {stürzt # Felder ab, auf {to}}}.',
  'rauf-und-runter.log.nobodyClimbed':
    '{why, select, allEqual {Alle haben gleich viel Schwung: Keine Henne rührt sich.} other {Kein Hühnchen steht mehr auf der Piste: Keine Henne rührt sich.}}',
  'rauf-und-runter.log.stayedLowest':
    '{who, select, me {Du hast} other {{name} hat}} mit {momentum} am wenigsten Schwung: kein Aufstieg, {feathers, plural, =0 {und im Nest liegt auch keine Feder mehr} one {dafür # Feder} other {dafür # Federn}}.',
  'rauf-und-runter.log.climbed':
    '{spaces, plural, =0 {{who, select, me {Du stößt dir} other {{name} stößt sich}} oben an der Leiter den Kamm.} one {{who, select, me {Du kletterst} other {{name} klettert}} # Feld, auf {to}.} other {{who, select, me {Du kletterst} other {{name} klettert}} # Felder, auf {to}.}}',
  'rauf-und-runter.log.ladderGrew': 'Die {card} kommt oben an die Leiter.',
  'rauf-und-runter.log.ended':
    '{who, select, me {Du hockst ganz oben und hast} other {{name} hockt ganz oben und hat}} gut gackern.',

  'rauf-und-runter.score': 'Höhe',
  'rauf-und-runter.account.height': 'Höhe',
  'rauf-und-runter.account.behind': 'Rückstand',
  'rauf-und-runter.account.feathers': 'Federn übrig',

  'rauf-und-runter.board.label': 'Der Hühnerhof: Leiter, Piste und Würfel',
  'rauf-und-runter.board.ladder': 'Die Leiter, {spaces} Felder hoch',
  'rauf-und-runter.board.look': 'Die Leiter rauf und runter schauen',
  'rauf-und-runter.board.lookAt': 'Feld {space} von {spaces}',
  'rauf-und-runter.board.flutters': 'Flatterzahlen der sieben Runden',
  'rauf-und-runter.board.flutterPast': 'Runde {round}: {number}, jetzt Teil der Leiter',
  'rauf-und-runter.board.flutterNow': 'Runde {round}, jetzt: {number}',
  'rauf-und-runter.board.flutterNext': 'Runde {round}: {number}',
  'rauf-und-runter.board.round': 'Runde {round}',
  'rauf-und-runter.board.order': 'Reihenfolge, mit Federn',
  'rauf-und-runter.board.perch':
    '{name}: {state, select, now {jetzt am Zug} done {schon fertig} other {noch nicht am Zug}}, {feathers, plural, =0 {keine Federn} one {# Feder} other {# Federn}}',
  'rauf-und-runter.board.track': '{name}: Schwung {sum}. Flatterzahl: {flutter}',
  'rauf-und-runter.board.trackNobody': 'Schwung aller, die noch stehen',
  'rauf-und-runter.board.stands': '{name}: Schwung {momentum}',
  'rauf-und-runter.board.heap': 'Misthaufen: {dice, plural, =0 {leer} one {# Würfel} other {# Würfel}}',
  'rauf-und-runter.board.supply':
    '{feathers, plural, =0 {Keine Feder mehr im Nest} one {# Feder im Nest} other {# Federn im Nest}}',
  'rauf-und-runter.board.dice': 'Würfel dieses Wurfs',
  'rauf-und-runter.board.pickTrack':
    '{dice, plural, one {Eine {face}} other {Einer von # Würfeln mit {face}}}: auf Feld {sum} der Piste{over, plural, =0 {} other {, # über der Flatterzahl}}',
  'rauf-und-runter.board.pickHeap':
    '{dice, plural, one {Eine {face}} other {Einer von # Würfeln mit {face}}}: auf den Misthaufen',
  'rauf-und-runter.board.pickFeather':
    '{dice, plural, one {Eine Feder} other {Einer von # Federwürfeln}}: Feder nehmen',
  'rauf-und-runter.board.pickNoFeather':
    '{dice, plural, one {Eine Feder} other {Einer von # Federwürfeln}}: Das Nest ist leer, du gehst leer aus',
  'rauf-und-runter.board.toTrack': 'auf {sum}',
  'rauf-und-runter.board.toTrackOver': 'auf {sum}, {over} zu weit',
  'rauf-und-runter.board.toHeap': 'auf den Mist',
  'rauf-und-runter.board.toFeather': 'eine Feder',
  'rauf-und-runter.board.toNothing': 'Nest ist leer',
  'rauf-und-runter.board.reroll': 'Noch mal',
  'rauf-und-runter.board.rerollFor':
    '{dice, plural, one {Den Würfel noch mal werfen} other {Alle # Würfel noch mal werfen}} für {price, plural, one {# Feder} other {# Federn}}',
  'rauf-und-runter.board.sheds': 'Federn lassen',
  'rauf-und-runter.board.shedFall':
    '{feathers, plural, =0 {Keine Feder} one {# Feder} other {# Federn}} lassen: {fall, plural, one {# Feld} other {# Felder}} abstürzen',
  'rauf-und-runter.board.shedStand':
    '{feathers, plural, one {# Feder} other {# Federn}} lassen: auf {momentum} stehen',
  'rauf-und-runter.board.fall': '{fall} runter',
  'rauf-und-runter.board.stand': 'stehen',
  'rauf-und-runter.board.oddsFall': '{percent} % Absturz',
  'rauf-und-runter.board.oddsMomentum': 'etwa {momentum, number}',
  'rauf-und-runter.board.oddsFeathers': '{feathers, plural, one {# Feder} other {# Federn}}',
  'rauf-und-runter.board.wins': 'Ganz oben: {name}',

  'rauf-und-runter.memorable': '{face, select, F {Feder} other {Würfel {face}}}',
  'rauf-und-runter.moment.title': 'Runde {round} von {rounds} ist vorbei',
  'rauf-und-runter.moment.way': 'Leiter',
  'rauf-und-runter.moment.climbed': '{spaces, plural, =0 {bleibt} other {# hinauf}}',
  'rauf-und-runter.moment.fell': '{spaces, plural, =0 {ganz unten} other {# hinunter}}',

  'rauf-und-runter.term.score': 'Höhe',
  'rauf-und-runter.term.score.about':
    'Das Leiterfeld, auf dem diese Henne sitzt. Nach sieben Runden gewinnt, wer am höchsten sitzt.',
  'rauf-und-runter.term.order': 'Reihenfolge',
  'rauf-und-runter.term.order.about':
    'Von links nach rechts: Die höchste Henne beginnt. Sie gilt für die ganze Runde.',
  'rauf-und-runter.term.feathers': 'Federn',
  'rauf-und-runter.term.feathers.about':
    'Jede gleicht ein Feld über der Flatterzahl aus; für zwei darfst du noch mal würfeln.',
  'rauf-und-runter.term.nest': 'Nest',
  'rauf-und-runter.term.nest.about': 'Die Federn, die noch für alle da sind.',
  'rauf-und-runter.term.flutter': 'Flatterzahl',
  'rauf-und-runter.term.flutter.about':
    'Die Grenze dieser Runde. Mit mehr Schwung fällst du, wenn keine Federn es ausgleichen.',
  'rauf-und-runter.term.flutterNext': 'Spätere Flatterzahl',
  'rauf-und-runter.term.flutterNext.about': 'Die Grenze einer Runde, die noch kommt.',
  'rauf-und-runter.term.flutterPast': 'Frühere Flatterzahl',
  'rauf-und-runter.term.flutterPast.about': 'Ihre Runde ist vorbei; die Karte gehört jetzt zur Leiter.',
  'rauf-und-runter.term.ladderCard': 'Leiterkarte',
  'rauf-und-runter.term.ladderCard.about':
    'Jede Karte ist vier Felder hoch. Die Zahl ist ihr Wert auf der anderen Seite.',
  'rauf-und-runter.term.hen': 'Henne',
  'rauf-und-runter.term.hen.about':
    'Sie klettert um das, was ihr Hühnchen mehr hat als das letzte, oder sie fällt.',
  'rauf-und-runter.term.away': 'Außer Sicht',
  'rauf-und-runter.term.away.about': 'Diese Henne sitzt weiter oben oder weiter unten.',
  'rauf-und-runter.term.overview': 'Die ganze Leiter',
  'rauf-und-runter.term.overview.about': 'Wo alle sitzen. Zieh, um hinauf- und hinunterzuschauen.',
  'rauf-und-runter.term.track': 'Flatterpiste',
  'rauf-und-runter.term.track.about': 'Deine gewählten Würfel aneinander. Ihre Summe ist dein Schwung.',
  'rauf-und-runter.term.momentum': 'Schwung',
  'rauf-und-runter.term.momentum.about':
    'Worauf ein Hühnchen in dieser Runde steht. Wer am wenigsten hat, nimmt zwei Federn; alle anderen klettern um den Unterschied.',
  'rauf-und-runter.term.tooFar': 'Über der Flatterzahl',
  'rauf-und-runter.term.tooFar.about':
    'Wer hier endet, fällt für jede Latte ein Feld, wenn keine Federn es ausgleichen.',
  'rauf-und-runter.term.dungHeap': 'Misthaufen',
  'rauf-und-runter.term.dungHeap.about':
    'Eine Zahl, die kleiner ist als die letzte auf der Piste, landet hier und bringt nichts.',
  'rauf-und-runter.term.die': 'Würfel',
  'rauf-und-runter.term.die.about':
    'Wähl einen aus jedem Wurf. Er kommt auf die Piste, wenn er nicht kleiner ist als der letzte dort.',
  'rauf-und-runter.term.featherDie': 'Federwürfel',
  'rauf-und-runter.term.featherDie.about': 'Er bringt dir eine Feder aus dem Nest.',
  'rauf-und-runter.term.reroll': 'Noch mal würfeln',
  'rauf-und-runter.term.reroll.about': 'Bezahl zwei Federn und wirf alle diese Würfel noch einmal.',
  'rauf-und-runter.term.shed': 'Federn lassen',
  'rauf-und-runter.term.shed.about': 'Jede Feder gleicht ein Feld aus. Um den Rest fällst du.',
  'rauf-und-runter.term.oddsFall': 'Absturzgefahr',
  'rauf-und-runter.term.oddsFall.about':
    'Wie wahrscheinlich du nach dieser Wahl über der Flatterzahl endest.',
  'rauf-und-runter.term.oddsMomentum': 'Erwarteter Schwung',
  'rauf-und-runter.term.oddsMomentum.about': 'Worauf du nach dieser Wahl etwa stehst, wenn du nicht fällst.',
  'rauf-und-runter.term.oddsFeathers': 'Erwartete Federn',
  'rauf-und-runter.term.oddsFeathers.about': 'So viele Federn hast du am Ende des Zuges etwa.',
  'rauf-und-runter.term.seat': 'Farbe und Zeichen',
  'rauf-und-runter.term.seat.about':
    'Henne und Hühnchen mit dieser Farbe und diesem Zeichen gehören zu diesem Platz.',

  'rauf-und-runter.text.title': 'Die Lage in Worten',
  'rauf-und-runter.text.round': 'Runde {round} von {rounds}. Flatterzahl: {flutter}.',
  'rauf-und-runter.text.over': 'Das Spiel ist aus.',
  'rauf-und-runter.text.flutters': 'Flatterzahlen',
  'rauf-und-runter.text.flutterPast': '{number} (Runde {round}, vorbei)',
  'rauf-und-runter.text.flutterNow': '{number} (Runde {round}, jetzt)',
  'rauf-und-runter.text.flutterNext': '{number} (Runde {round})',
  'rauf-und-runter.text.ladder': 'Die Leiter hat {spaces} Felder.',
  'rauf-und-runter.text.chickens': 'Die Hennen, von oben nach unten',
  'rauf-und-runter.text.place': 'Platz',
  'rauf-und-runter.text.name': 'Name',
  'rauf-und-runter.text.space': 'Feld',
  'rauf-und-runter.text.fromPlant': 'Sitz von der Pflanze aus',
  'rauf-und-runter.text.feathers': 'Federn',
  'rauf-und-runter.text.momentum': 'Schwung',
  'rauf-und-runter.text.turn': 'Zug',
  'rauf-und-runter.text.you': '{name} (du)',
  'rauf-und-runter.text.none': 'keiner',
  'rauf-und-runter.text.state':
    '{state, select, now {ist dran} done {war dran} other {kommt als Nummer {number}}}',
  'rauf-und-runter.text.now': '{who, select, me {Du bist dran.} other {{name} ist dran.}}',
  'rauf-und-runter.text.roll': 'Würfel zur Auswahl: {faces}.',
  'rauf-und-runter.text.noRoll': 'Alle Würfel liegen: Jetzt kann man Federn lassen.',
  'rauf-und-runter.text.track': 'Auf der Piste: {dice}; Summe {sum}.',
  'rauf-und-runter.text.noTrack': 'Noch nichts auf der Piste.',
  'rauf-und-runter.text.heap': 'Auf dem Misthaufen: {dice}.',
  'rauf-und-runter.text.feather': 'Feder',
  'rauf-und-runter.text.supply': 'Federn im Nest: {feathers}.',
} satisfies Words;
