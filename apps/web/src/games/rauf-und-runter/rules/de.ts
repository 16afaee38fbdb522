import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Worum es geht',
    body: [
      'Nach sieben Runden soll deine Henne höher auf der Leiter sitzen als alle anderen.',
      'Dafür brauchst du Schwung: mehr als die anderen, aber nicht mehr, als die Flatterzahl der Runde erlaubt. Wer zu wild flattert, purzelt nach unten.',
    ],
  },
  components: {
    title: 'Was auf dem Tisch liegt',
    body: [
      '* 16 Leiterkarten mit den Werten 7 bis 22, jeder einmal. Eine Seite zeigt Sprossen, die andere den Wert: Dort heißt er Flatterzahl.',
      '* Für alle 2 bis 5 Mitspielenden eine Flatterpiste mit den Feldern 1 bis 25 und zwei Hühner: eine Henne für die Leiter, ein Hühnchen für die Piste.',
      '* 5 Würfel mit 1, 2, 3, 4, 5 und einer Feder.',
      '* 35 Federn im Nest, das ist der Vorrat, und ein Misthaufen.',
      '! Jede Leiterkarte zählt vier Felder; die Lücke, wo zwei Karten zusammenstoßen, ist eines davon. Wir zählen die Felder von unten und fangen mit 1 an. Neun Karten geben 36 Felder, das offene obere Ende ist das letzte.',
    ],
  },
  setup: {
    title: 'So fängt es an',
    body: [
      'Die Karten werden gemischt. Neun davon sind die Leiter. Die anderen sieben liegen mit der Zahl nach oben daneben: Das sind der Reihe nach die Flatterzahlen der Runden eins bis sieben, und alle sehen sie von Anfang an.',
      'Alle Leiterhennen sitzen nebeneinander in der Mitte der zweiten Karte, auf Feld 6. An einer Seite der Leiter wächst eine Kletterpflanze; wer zu Beginn näher an ihr sitzt, wird ausgelost.',
      {
        caption:
          'Vier Hennen am Start. An der Leine hängen die Flatterzahlen; groß ist die der laufenden Runde.',
        alt: 'Eine Leiter im Hühnerhof, vier Hennen nebeneinander auf der zweiten Karte, darüber eine Wäscheleine mit sieben Zahlen.',
      },
      'Federn hat noch niemand.',
    ],
  },
  order: {
    title: 'Wer wann dran ist',
    body: [
      'Die höchste Henne fängt an, dann geht es der Höhe nach abwärts. Sitzen mehrere auf einem Feld, kommt die zuerst, die näher an der Pflanze sitzt. Das ist die Hackordnung; sie entscheidet auch, wer zuerst klettert und wer am Ende gewinnt.',
      {
        caption:
          'Die oberste war schon dran. Von den beiden auf einem Feld kommt die zuerst, die links näher an der Pflanze sitzt.',
        alt: 'Hennen auf verschiedenen Höhen der Leiter, zwei nebeneinander auf einem Feld; links rankt die Pflanze.',
      },
      '! Die Reihenfolge steht mit dem Beginn der Runde fest und bleibt so, auch wenn in der Runde jemand abstürzt.',
    ],
  },
  rolling: {
    title: 'Fünf Würfe',
    body: [
      'Wenn du dran bist, würfelst du fünfmal: erst mit allen fünf Würfeln, dann mit vier, drei, zwei und einem. Aus jedem Wurf suchst du dir einen Würfel aus und legst ihn weg, mit den übrigen würfelst du weiter.',
      'Am Ende deines Zuges hast du also alle fünf Würfel weggelegt, aus jedem Wurf einen.',
    ],
  },
  picking: {
    title: 'Einen Würfel aussuchen',
    body: [
      'Welchen Würfel du nimmst, ist deine Sache. Wohin er kommt, nicht:',
      '* Für eine Feder bekommst du eine Feder aus dem Nest.',
      '* Eine Zahl, die mindestens so hoch ist wie die letzte auf deiner Flatterpiste, kommt auf die Piste. Die erste Zahl darf immer dorthin.',
      '* Eine kleinere Zahl landet auf dem Misthaufen.',
      'Beispiel: Zuletzt hast du eine 3 auf die Piste gelegt, und du würfelst 1, 3, 5 und eine Feder. Die 1 käme auf den Misthaufen, die 3 und die 5 auf die Piste, und die Feder brächte dir eine Feder.',
      {
        caption: 'Der Wurf des Beispiels. Die 5 käme hinter die 3, auf Feld 8.',
        alt: 'Auf dem Zaun liegt eine 3; davor im Stroh die Würfel 1, 3, 5 und Feder. Ein Schatten zeigt, wo die 5 hinkäme.',
      },
      'Würfel, die dasselbe zeigen, sind nur eine Möglichkeit, nicht mehrere.',
      '! Ist das Nest leer, bringt ein Federwürfel nichts.',
    ],
  },
  track: {
    title: 'Die Flatterpiste',
    body: [
      'Die Zahlen auf deiner Piste werden zusammengezählt. Ein Würfel liegt immer auf dem Feld der Summe bis dahin, und die Summe nach dem fünften Würfel ist dein Schwung.',
      'Beispiel: Eine 2 liegt auf Feld 2. Noch eine 2 kommt auf Feld 4, weil 2 + 2 = 4 ist. Eine 5 danach kommt auf Feld 9. Ab jetzt passen nur noch Fünfen, die nächste läge auf 14.',
      {
        caption: '2, 2 und 5 sind 9. Die Fahne steckt bei der Flatterzahl, dahinter sind die Latten morsch.',
        alt: 'Ein Zaun mit 25 Latten; drei Bretter 2, 2, 5, eine flatternde Henne auf 9, eine Fahne mit der 12.',
      },
    ],
  },
  dungheap: {
    title: 'Der Misthaufen',
    body: [
      'Ein Würfel auf dem Misthaufen bewirkt nichts: kein Schwung, keine Feder. Manchmal ist genau das richtig.',
      'Aus freien Stücken kannst du nichts auf den Misthaufen werfen. Passt jede Zahl des Wurfs auf deine Piste, geht er leer aus. Beispiel: Nach einer 2 würfelst du 2, 3, 4 und 4. Jeder dieser Würfel muss auf die Piste.',
    ],
  },
  reroll: {
    title: 'Noch mal würfeln',
    body: [
      'Gefällt dir ein Wurf nicht, leg zwei Federn ins Nest zurück und wirf alle Würfel dieses Wurfs noch einmal. Das geht, sooft du zahlen kannst.',
      'Was du vorher weggelegt hast, bleibt liegen.',
    ],
  },
  momentum: {
    title: 'Nach dem fünften Würfel',
    body: [
      'Vergleiche deinen Schwung mit der Flatterzahl der Runde. Ist er gleich oder kleiner, ist alles gut: Dein Pistenhühnchen steht auf deinem Schwung und wartet auf die anderen.',
      'Beispiel: Bei Flatterzahl 10 darfst du auf 10 stehen, auf 11 nicht mehr.',
      'Ist dein Schwung höher, können dich Federn retten. Sonst stürzt du ab.',
      '! Liegt gar keine Zahl auf deiner Piste, stürzt du nicht ab, stehst aber auch nicht: Du hast kein Pistenhühnchen und wirst nicht verglichen.',
    ],
  },
  feathers: {
    title: 'Federn lassen',
    body: [
      'Jede Feder, die du ins Nest zurückgibst, gleicht ein Feld über der Flatterzahl aus. Wie viele du lässt, bestimmst du, aber nie mehr als nötig.',
      'Gleichst du alles aus, stürzt du nicht ab, und dein Pistenhühnchen steht auf deinem vollen Schwung, nicht etwa auf der Flatterzahl.',
      'Beispiel: Flatterzahl 12, Schwung 15, also drei zu viel. Mit drei Federn stehst du auf 15. Mit einer Feder stürzt du zwei Felder ab.',
      {
        caption: 'Schwung 15 bei Flatterzahl 12: drei zu viel.',
        alt: 'Drei Bretter mit je 5 reichen drei Latten weit über die Fahne mit der 12; die Henne taumelt.',
      },
      '! Hast du keine Federn, wirst du nicht gefragt: Du stürzt ab.',
    ],
  },
  fall: {
    title: 'Abstürzen',
    body: [
      'Deine Leiterhenne fällt sofort, und zwar um das, was nach dem Federlassen noch über der Flatterzahl liegt. Tiefer als auf das unterste Feld fällt sie nie.',
      'Wo sie landet, setzt sie sich hinter die, die schon da sind, also weiter weg von der Pflanze.',
      'In dieser Runde hast du kein Pistenhühnchen: kein Vergleich, kein Aufstieg, keine Federn.',
      '! Eine Henne, die abstürzt, aber schon ganz unten sitzt, behält ihren Platz in der Reihe.',
    ],
  },
  comparison: {
    title: 'Der Vergleich',
    body: [
      'Haben alle gewürfelt, werden die Hühnchen auf den Pisten verglichen.',
      '* Wer am wenigsten Schwung hat, bleibt sitzen und bekommt zwei Federn. Teilen sich mehrere den kleinsten Schwung, gilt das für jede von ihnen.',
      '* Alle anderen klettern um den Unterschied zum kleinsten Schwung.',
      '* Steht nur ein einziges Hühnchen auf der Piste, klettert seine Henne den ganzen Schwung.',
      '* Haben alle gleich viel, klettert niemand, und Federn gibt es auch keine.',
      '* Steht gar keines auf einer Piste, geschieht nichts.',
      'Beispiel: Vier Hühnchen stehen auf 6, 6, 9 und 11, das fünfte fehlt nach einem Absturz. Die beiden auf 6 bekommen je zwei Federn, die 9 klettert drei Felder, die 11 fünf.',
      {
        caption: 'Der Vergleich des Beispiels: 6, 6, 9 und 11.',
        alt: 'Vier Hennen stehen auf dem Zaun: zwei auf 6, eine auf 9, eine auf 11.',
      },
      '! Reichen die Federn im Nest nicht, werden sie in der Hackordnung verteilt, bis keine mehr da sind.',
    ],
  },
  climbing: {
    title: 'Klettern',
    body: [
      'Geklettert wird in der Hackordnung, so wie die Hennen gerade sitzen: die höchste zuerst, auf einem Feld die nähere an der Pflanze.',
      'Wer auf ein besetztes Feld kommt, setzt sich hinter die anderen. Über das oberste Feld hinaus klettert niemand.',
      'Beispiel: Ada klettert von Feld 14 drei Felder, Berta von Feld 12 fünf. Beide kommen auf 17, aber Ada klettert zuerst und sitzt deshalb näher an der Pflanze.',
      {
        caption: 'Ada und Berta auf Feld 17: Ada kam zuerst und sitzt an der Pflanze.',
        alt: 'Zwei Hennen nebeneinander hoch auf der Leiter.',
      },
      '! Eine Henne, die klettern soll, aber schon ganz oben sitzt, behält ihren Platz in der Reihe.',
    ],
  },
  ladder: {
    title: 'Die Leiter wächst',
    body: [
      'Nach dem Klettern wird die Flatterkarte der Runde umgedreht und macht die Leiter oben um vier Felder länger. Die Pisten werden leer geräumt, und es gilt die nächste Flatterzahl.',
    ],
  },
  end: {
    title: 'Das Ende',
    body: [
      'Nach der siebten Runde kommt die letzte Karte an die Leiter, und das Spiel ist aus. Die höchste Henne gewinnt. Sitzen mehrere auf ihrem Feld, gewinnt die, die der Pflanze am nächsten sitzt. Es gibt also immer genau eine Siegerin.',
      'Übrige Federn zählen nichts.',
    ],
  },
});
