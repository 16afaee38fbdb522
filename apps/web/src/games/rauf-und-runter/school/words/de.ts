import type { Words } from './words.js';

const de: Words = {
  'rauf-und-runter.school.chapter.ladder': 'Die Leiter hinauf',
  'rauf-und-runter.school.welcome':
    'Du bist eine Henne und willst höher auf der Leiter sitzen als Ida. Nach sieben Runden gewinnt, wer am höchsten sitzt.',
  'rauf-und-runter.school.first':
    'Zum Klettern brauchst du Schwung. Du würfelst fünfmal und behältst aus jedem Wurf einen Würfel. Fang klein an: Nimm die 2.',
  'rauf-und-runter.school.startLow':
    'Ginge auch. Aber nach einer hohen Zahl zählen nur gleiche und höhere. Fang mit der 2 an.',
  'rauf-und-runter.school.firstDone': 'Dein Küken steht auf der 2.',
  'rauf-und-runter.school.second':
    'Die anderen vier Würfel wurden neu geworfen. Auf deiner Piste werden Zahlen nie kleiner: 2, 3 und 4 passen. Nimm die 3.',
  'rauf-und-runter.school.takeThree': 'Das würde auch passen. Nimm diesmal die 3: Sie lässt noch Platz.',
  'rauf-und-runter.school.secondDone': '2 + 3: Du stehst auf 5.',
  'rauf-und-runter.school.feather':
    'Schau, eine Feder! Sie gibt keinen Schwung, kann dich aber später retten. Nimm sie.',
  'rauf-und-runter.school.featherFirst':
    'Eine Zahl ginge, aber über diese Feder wirst du froh sein. Nimm sie.',
  'rauf-und-runter.school.limit':
    'Die Flatterzahl dieser Runde ist 11: Wer darüber kommt, fällt. Du stehst auf 5. Die 1 ist zu klein und wäre verloren; die 5 bringt dich auf 10.',
  'rauf-und-runter.school.oneIsLost':
    'Die 1 ist kleiner als deine letzte 3: Sie käme auf den Misthaufen. Nimm die 5.',
  'rauf-und-runter.school.ten': '10 von 11, sehr schön!',
  'rauf-und-runter.school.lastDie':
    'Den letzten Würfel musst du nehmen. Die 3 ist kleiner als deine 5, also landet sie auf dem Misthaufen und tut nichts. Glück gehabt!',
  'rauf-und-runter.school.stood': 'Du stehst auf 10, unter der Flatterzahl.',
  'rauf-und-runter.school.compared':
    'Ida kommt auf 6. Wer am wenigsten hat, bleibt sitzen und bekommt zwei Federn. Du hast 4 mehr, also klettert deine Henne 4 Felder!',
  'rauf-und-runter.school.again':
    'Runde zwei: Die Flatterzahl ist 16. Die höchste Henne fängt an, also du. Nimm eine 3.',
  'rauf-und-runter.school.againLow': 'Das ginge auch. Mit einer 3 siehst du gleich, wozu Federn gut sind.',
  'rauf-und-runter.school.bold':
    'Je mehr Schwung, desto höher kletterst du, solange du oben bleibst. Nimm die 3.',
  'rauf-und-runter.school.boldThree':
    'Das könnte klappen. Nimm jetzt die 3, dann sehen wir, wozu Federn gut sind.',
  'rauf-und-runter.school.choice': 'Feder oder 3? Die Flatterzahl ist noch weit weg. Sei mutig: die 3.',
  'rauf-und-runter.school.choiceThree': 'Die 2 wäre verloren, und eine Feder hast du schon. Nimm die 3.',
  'rauf-und-runter.school.choiceDone': '3 + 3 + 3: gut geflattert.',
  'rauf-und-runter.school.near':
    'Du stehst auf 9, zwei Würfel bleiben. Nach einer 5 passt nur noch eine 5. Nimm die 4: 13.',
  'rauf-und-runter.school.over':
    'Der letzte Würfel ist eine 4, und sie passt: 13 + 4. Du musst ihn nehmen. Schau, wohin er geht!',
  'rauf-und-runter.school.nearFour': 'Die 5 schlägt fast allem die Tür zu. Nimm die 4.',
  'rauf-und-runter.school.shed':
    '17: eins zu viel! Du würdest fallen, aber jede Feder gleicht ein Feld aus. Lass deine Feder.',
  'rauf-und-runter.school.dontFall':
    'Dann würdest du fallen und könntest diese Runde nicht klettern. Die Feder rettet deine ganzen 17.',
  'rauf-und-runter.school.saved': 'Gerettet: Du stehst auf 17, über der Flatterzahl!',
  'rauf-und-runter.school.higher':
    'Ida spielt vorsichtig und kommt auf 10. 17 gegen 10: Du kletterst 7 Felder, und sie bekommt wieder zwei Federn.',
  'rauf-und-runter.school.end':
    'Fünf Runden bleiben, jede mit ihrer eigenen Flatterzahl. Nach der letzten gewinnt die höchste Henne; übrige Federn zählen nichts.',
  'rauf-und-runter.school.drill.under': 'Unter der Flatterzahl',
  'rauf-und-runter.school.under.ask':
    'Die Flatterzahl ist 12, du stehst auf 5. Danach kommt noch ein Würfel. Mit welchem bist du sicher, was auch kommt?',
  'rauf-und-runter.school.under.because': 'Auf 7 macht selbst eine 5 nur 12.',
  'rauf-und-runter.school.under.otherwise': 'Auf 9 würde dich eine 4 oder 5 über die 12 tragen.',
  'rauf-und-runter.school.drill.feathers': 'Wozu sind Federn da?',
  'rauf-und-runter.school.feathers.ask':
    'Schwung 11, Flatterzahl 9, und du hast zwei Federn. Wie viele lässt du?',
  'rauf-und-runter.school.feathers.because': 'Beide: Du fällst nicht und stehst auf deinen vollen 11.',
  'rauf-und-runter.school.feathers.one': 'Mit einer fällst du noch ein Feld und wirst nicht verglichen.',
  'rauf-und-runter.school.feathers.otherwise': 'Dann fällst du zwei Felder und kletterst nicht.',
  'rauf-und-runter.school.drill.reroll': 'Noch mal?',
  'rauf-und-runter.school.reroll.ask':
    'Die Flatterzahl ist 7, du stehst auf 6, und der letzte Würfel ist eine 5. Du hast zwei Federn. Was nun?',
  'rauf-und-runter.school.reroll.because':
    'Zwei Federn kaufen einen neuen Wurf: 1, 2, 3 oder Feder schaden nicht. Vier von sechs Seiten retten dich.',
  'rauf-und-runter.school.reroll.otherwise':
    'Das macht 11, vier zu viel; deine zwei Federn retten dich nicht.',
  'rauf-und-runter.school.concept.roll':
    'Fünf Würfel, fünf Würfe: Such jetzt einen aus, die anderen werden neu geworfen.',
  'rauf-und-runter.school.concept.flutter':
    'Behalt die Flatterzahl im Auge: Komm nah heran, aber nicht darüber.',
  'rauf-und-runter.school.concept.heap':
    'In diesem Wurf ist eine Zahl, die kleiner ist als deine letzte. Sie käme auf den Misthaufen und täte nichts: manchmal genau richtig.',
  'rauf-und-runter.school.concept.featherDie':
    'Eine Feder statt einer Zahl: Sie gleicht ein Feld zu viel aus, und zwei kaufen einen neuen Wurf.',
  'rauf-und-runter.school.concept.reroll':
    'Du hast zwei Federn: Damit darfst du diese Würfel noch mal werfen.',
  'rauf-und-runter.school.concept.lastDie': 'Der letzte Würfel. Du musst ihn nehmen, egal wohin er geht.',
  'rauf-und-runter.school.concept.same': 'Würfel mit gleicher Zahl sind eine Wahl; du nimmst einen davon.',
  'rauf-und-runter.school.concept.tooFar':
    'Du bist schon über der Flatterzahl. Ein kleiner Würfel für den Misthaufen oder Federn bremsen den Sturz.',
  'rauf-und-runter.school.concept.shed':
    'Zu viel Schwung! Jede Feder gleicht ein Feld aus; um den Rest fällst du.',
  'rauf-und-runter.school.concept.compared':
    'Alle wurden verglichen: Der wenigste Schwung bekommt zwei Federn, alle anderen klettern um den Unterschied.',
  'rauf-und-runter.school.concept.climbed':
    'Deine Henne ist geklettert. Diese Zahl ist ihre Höhe; am Ende zählt nur die.',
  'rauf-und-runter.school.concept.fell':
    'Da ist wer gefallen: um so viele Felder, wie zu viel waren. Wer fällt, wird in dieser Runde nicht verglichen.',
  'rauf-und-runter.school.concept.grew':
    'Die Karte der Runde hat die Leiter verlängert. Die nächsten Zahlen hängen hier: Du kannst vorausplanen.',
  'rauf-und-runter.school.concept.order':
    'Die höchste Henne spielt zuerst. Wer später spielt, weiß, was die anderen haben.',
  'rauf-und-runter.school.concept.overview': 'Hier siehst du die ganze Leiter und wer wo sitzt.',
  'rauf-und-runter.school.concept.lastRound':
    'Die letzte Runde: Übrige Federn zählen nichts, also nutze sie.',
  'rauf-und-runter.school.caution.highStart':
    'Nach einer 5 passen nur noch Fünfen; das meiste wäre dann verloren. Trotzdem nehmen?',
  'rauf-und-runter.school.caution.lateFeather':
    'Es ist die letzte Runde, und die Flatterzahl ist weit weg: Eine Zahl bringt dich höher als eine Feder. Doch die Feder?',
  'rauf-und-runter.school.well.won': 'Du sitzt ganz oben. Mutig, aber nie zu mutig!',
  'rauf-und-runter.school.well.noFall': 'Du bist kein einziges Mal gefallen.',
  'rauf-und-runter.school.well.farClimb': 'Einmal bist du sechs Felder oder mehr auf einmal geklettert.',
  'rauf-und-runter.school.well.finished': 'Sieben Runden gespielt: Du kennst jetzt das ganze Spiel.',
  'rauf-und-runter.school.next.fewerFalls':
    'Bleib mit zwei Würfeln in Reserve fünf unter der Flatterzahl: Dann wirft dich kein einzelner Würfel ab.',
  'rauf-und-runter.school.next.spend':
    'Du hattest noch Federn. Gib sie in den letzten Runden für neue Würfe aus.',
  'rauf-und-runter.school.next.bolder': 'Du hattest oft den wenigsten Schwung. Trau dich eine Zahl mehr.',
  'rauf-und-runter.school.next.lowStart': 'Fang jeden Zug mit 1 oder 2 an: Danach passt fast alles.',
};

export default de;
