import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Worum es geht',
    body: [
      'Alle liegen im Gras und schauen in die Wolken. Wer träumt, beschreibt eine einzige Wolke mit höchstens fünf Wörtern, die anderen suchen sie unter mehreren.',
      'Wer am Ende die meisten der 80 Wolkenkarten hat, gewinnt. Es spielen 3 bis 8.',
    ],
  },
  roles: {
    title: 'Drei Rollen',
    body: [
      'In jeder Runde gibt es drei Rollen:',
      '* Der Tagträumer sieht eine Wolke und beschreibt sie.',
      '* Der Wolkenspäher sucht diese Wolke aus. Es ist, wer rechts vom Tagträumer sitzt, also im Uhrzeigersinn vor ihm.',
      '* Alle anderen sind Himmelsbetrachter und raten.',
      {
        caption:
          'Die Runde des Beispiels: Anna träumt, Dennis mit der Kerze späht, die anderen raten in der Reihenfolge der Zahlen.',
        alt: 'Sechs Gesichter mit Zeichen: eine Denkblase, eine Kerze und die Zahlen 1 bis 4.',
      },
      '! Wer zuerst träumt, entscheidet das Los.',
    ],
  },
  picking: {
    title: 'Der Wolkenspäher sucht aus',
    body: [
      'Es werden so viele Karten gezogen, wie Leute mitspielen; zu dritt sind es 4 Karten, zu viert 6.',
      'Nur der Wolkenspäher sieht sie und sucht eine davon für den Tagträumer aus.',
      {
        caption: 'Bei Kerzenlicht sieht nur der Wolkenspäher die Karten. Eine davon sucht er aus.',
        alt: 'Sechs runde Wolkenkarten im Dunkeln, eine davon leuchtet; daneben brennt eine Kerze.',
      },
    ],
  },
  describing: {
    title: 'Der Tagträumer beschreibt',
    body: [
      'Der Tagträumer sieht die ausgesuchte Wolke, aber keine der anderen, und beschreibt sie mit 1 bis 5 Wörtern.',
      {
        caption: 'Der Tagträumer sieht nur diese eine Wolke.',
        alt: 'Eine einzige große Wolkenkarte im Kerzenlicht.',
      },
      '! Was zwischen zwei Leerzeichen steht und einen Buchstaben, eine Ziffer oder ein Emoji enthält, ist ein Wort; Wörter mit Bindestrich oder Apostroph zählen einmal. Schriften ohne Leerzeichen werden in Wörter zerlegt. Mehr als 80 Zeichen passen nicht.',
      '! Eine Beschreibung, die nicht passt, wird mit Begründung abgelehnt, und die Runde wartet auf eine bessere.',
    ],
  },
  guessing: {
    title: 'Die Himmelsbetrachter raten',
    body: [
      'Jetzt werden alle Karten gemischt und für alle sichtbar ausgelegt. Die Himmelsbetrachter tippen der Reihe nach im Uhrzeigersinn, links vom Tagträumer geht es los.',
      'Liegt jemand falsch, wird die Karte umgedreht; wer danach kommt, tippt auf eine der offenen.',
      {
        caption: 'Drei haben falsch geraten, ihre Karten sind umgedreht; Emil sucht unter den drei offenen.',
        alt: 'Über den Karten steht die Beschreibung; drei der sechs Karten zeigen die Rückseite mit dem Zeichen der Person, die falsch lag.',
      },
    ],
  },
  winning: {
    title: 'Wer die Karten bekommt',
    body: [
      '* Findet jemand die Wolke, bekommt diese Person sie und alle Karten, die noch offen liegen. Der Tagträumer bekommt alle umgedrehten.',
      '* Findet sie niemand, bekommt der Wolkenspäher alle Karten der Runde, und alle anderen gehen leer aus.',
      '! Am Ende jeder Runde sehen alle, welche Wolke es war.',
    ],
  },
  few: {
    title: 'Zu dritt und zu viert',
    body: [
      'Zu dritt oder zu viert darf jeder Himmelsbetrachter zweimal tippen. Zu dritt tippt der einzige zweimal nacheinander, zu viert wechseln sich die beiden ab.',
    ],
  },
  next: {
    title: 'Die nächste Runde',
    body: ['Die Rolle des Tagträumers wandert nach rechts: Wer Wolkenspäher war, träumt als Nächstes.'],
  },
  end: {
    title: 'Das Ende',
    body: [
      'Das Spiel ist aus, sobald die Karten nicht mehr für eine Runde reichen. Wer die meisten Karten hat, gewinnt.',
      'Wer gleich viele hat, teilt sich den Platz; auf zwei erste Plätze folgt der dritte.',
    ],
  },
  example: {
    title: 'Ein Beispiel',
    body: [
      'Anna, Sven, Lisa, Barbara, Emil und Dennis sitzen im Uhrzeigersinn. Anna träumt, also späht Dennis. Es werden 6 Karten gezogen.',
      'Anna sagt ein Wort. Sven, Lisa und Barbara liegen falsch, 3 Karten sind umgedreht. Emil findet die Wolke unter den 3 übrigen.',
      'Anna bekommt die 3 umgedrehten, Emil die anderen 3, Dennis nichts. Hätte auch Emil falsch gelegen, hätte Dennis alle 6. Als Nächstes träumt Dennis.',
      {
        caption: 'Emil hat sie gefunden: Anna bekommt die drei umgedrehten, Emil die drei offenen.',
        alt: 'Annas Gesicht mit drei Wolkenkarten, darunter Emils Gesicht mit drei anderen.',
      },
    ],
  },
  tips: {
    title: 'Was eine gute Beschreibung ist',
    body: [
      'Als Tagträumer willst du gefunden werden, aber spät: Jeder falsche Tipp ist eine Karte für dich, und wenn niemand richtig liegt, bekommst du nichts. Sag also etwas, das auf mehrere Wolken ein bisschen passt und auf deine am besten.',
      'Als Wolkenspäher willst du eine Wolke, zu der kein Wort hinführt. Nimm eine, die aussieht wie die anderen, oder wie gar nichts.',
    ],
  },
  bots: {
    title: 'An diesem Tisch',
    body: [
      'Sieh dir eine Wolke erst an: Tippst du darauf, wird sie groß gezeigt. Dann sag, dass sie es ist. Das erste Antippen entscheidet noch nichts.',
      'Bots beschreiben Wolken in der Sprache, die für den Tisch gewählt wurde. Du darfst in jeder schreiben.',
      'Solange eine Runde läuft, können Wolkenspäher und Tagträumer nicht in den Chat schreiben.',
    ],
  },
});
