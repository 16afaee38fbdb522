import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Worum es geht',
    body: ['Es werden drei Strophen gesungen. Wer die meisten Punkte hat, gewinnt.'],
  },
  cards: {
    title: 'Die Karten',
    body: [
      'Es gibt 12 Liedkarten mit den Zahlen 1 bis 12. Alle bekommen 4 davon.',
      { caption: 'Das hältst du zu Beginn.', alt: 'Vier Karten mit den Zahlen 3, 6, 8 und 12.' },
      'Du siehst nur deine eigene Hand. Karten, die niemand bekommen hat, bleiben ungesehen.',
    ],
  },
  verse: {
    title: 'Eine Strophe',
    body: [
      'Alle legen zugleich eine Karte ihrer Hand verdeckt ab, einmal je Strophe.',
      {
        caption: 'Beide haben gelegt; deine eigene Karte kennst du.',
        alt: 'Zwei Plätze, eine offene 8 und eine verdeckte Karte.',
      },
      'Liegen alle, werden sie aufgedeckt. Die höchste Karte singt und bekommt, was die Strophe wert ist: 1 Punkt.',
      { caption: 'Die 8 singt.', alt: 'Zwei offene Karten, eine 8 und eine 5.' },
      'Die Karten einer Strophe sind aus dem Spiel.',
    ],
  },
  naming: {
    title: 'Der Name des Lieds',
    body: [
      'Wer singt, benennt das Lied, bevor die nächste Strophe beginnt.',
      'Ein Name hat mindestens 1 Buchstaben und höchstens 20.',
      { caption: 'Danach sind die Plätze wieder leer.', alt: 'Zwei leere Plätze.' },
    ],
  },
  caw: {
    title: 'Das Krächzen',
    body: [
      'Einmal je Partie darfst du krächzen, in jedem Moment: Dann ist die Strophe doppelt so viel wert.',
      'Krächzen mehrere, verdoppelt es sich mehrmals.',
      {
        caption: 'Nach der ersten Strophe sind drei Karten übrig.',
        alt: 'Drei Karten mit den Zahlen 3, 6 und 12.',
      },
    ],
  },
  end: {
    title: 'Das Ende',
    body: ['Die Partie endet nach 3 Strophen.', '! Wer gleich viele Punkte hat, teilt sich den Platz.'],
  },
});
