import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Worum es geht',
    body: [
      'Ein Schwarm fliegt über das Wolkenmeer, und alle am Tisch haben Vögel darin. Dreimal landet die Spitze des Schwarms. Wer dort Vögel hat, wird von der Nestkarte belohnt; Vögel, die noch in der Luft sind, zählen vielleicht für eure Karten. Nach 3 Etappen gewinnt, wer die meisten Punkte hat.',
    ],
  },
  flock: {
    title: 'Der Schwarm',
    body: [
      'Der Schwarm hat 3 Reihen und 5, 6 oder 7 Spalten bei 2, 3 oder 4 Personen. Vorne ist im Bild oben. Eine Spalte füllt sich von hinten, hat nie eine Lücke und fasst höchstens 3 Vögel.',
      'Am Anfang ist er ein Keil: 9, 12 oder 15 Vögel, die längsten Spalten in der Mitte. Der vorderste Vogel einer Spalte ist der, der landen würde; er hat einen goldenen Schein.',
      {
        caption: 'Ein Schwarm zu dritt. Wer einen goldenen Schein hat, würde jetzt landen.',
        alt: 'Zwölf Vögel in sechs Spalten; die mittleren Spalten sind drei hoch, die äußeren einen.',
      },
    ],
  },
  birds: {
    title: 'Die Vögel',
    body: [
      'Alle haben eine eigene Art: Rotmilan, Graugans, Kranich oder Schwalbe. Mauersegler gehören niemandem.',
      'Männchen haben eine Haube, Striche auf den Flügeln und den längeren Schwanz; Weibchen haben runde Flecken und einen kürzeren. Bei Mauerseglern zählt kein Geschlecht.',
      {
        caption:
          'Oben die Weibchen, unten die Männchen: Milan, Gans, Kranich, Schwalbe. Oben rechts ein Mauersegler.',
        alt: 'Neun Vögel in zwei Reihen; die unteren haben einen Schopf und Streifen auf den Flügeln.',
      },
      '! Von jeder Art gibt es 3 Weibchen und 2 Männchen; Mauersegler gibt es 5.',
    ],
  },
  setup: {
    title: 'Der Anfang',
    body: [
      'Der Keil wird zufällig gefüllt, mit 2 Weibchen und 1 Männchen jeder Art und mit 3 Mauerseglern. Die übrigen Vögel bilden den Vogelstapel, und 2 davon liegen offen daneben.',
      'Alle bekommen 2 Manöverkarten und haben 10, 13 oder 16 Klötzchen bei 2, 3 oder 4 Personen. 4, 5 oder 6 Karten liegen offen in der Auslage, und eine Nestkarte wird aufgedeckt.',
      '! Für jede Personenzahl gibt es einen eigenen Satz Manöverkarten. Wo und wie viel sie werten, haben wir nach vielen simulierten Partien festgelegt: Je seltener ein Feld nach der Landung noch besetzt ist, desto mehr bringt es.',
    ],
  },
  first: {
    title: 'Wer beginnt',
    body: [
      'Die Etappe beginnt, wer die meisten Vögel in der vorderen Reihe hat. Bei Gleichstand entscheiden unter diesen die meisten Vögel in den beiden vorderen Reihen, dann das Los. Das gilt für jede Etappe.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    body: [
      'Tu eines von dreien: eine Standardaktion, eine Manöverkarte aus deiner Hand, oder passen. Dann geht es im Uhrzeigersinn weiter. Wer keine Klötzchen mehr hat, wird übersprungen; hat niemand mehr welche, endet die Etappe.',
    ],
  },
  prices: {
    title: 'Was Aktionen kosten',
    body: [
      'In jeder Etappe kostet die erste Nutzung einer Standardaktion 1 Klötzchen, die zweite 2, die dritte 3 und so weiter, ganz gleich, wer sie vorher genutzt hat. Die Klötzchen liegen auf der Aktion, bis jemand sie wieder nutzt; dann wandern sie ins Nest.',
      'Wer nicht zahlen kann, kann sie nicht nutzen.',
      'Beispiel: Ada fliegt seitwärts für 1 Klötzchen. Danach tut es Ben und zahlt 2; das Klötzchen von Ada geht ins Nest.',
      {
        caption: 'Aktion A wurde zweimal benutzt und kostet jetzt 3, Aktion C einmal und kostet 2.',
        alt: 'Vier Aktionsfelder und Passen, mit Preisen 3, 1, 2, 1 und 2; auf A liegen zwei Klötzchen, auf C eines.',
      },
    ],
  },
  flying: {
    title: 'Fliegen: Aktionen A und B',
    body: [
      'Seitwärts: Tausche einen deiner Vögel mit dem links oder rechts von ihm. Vor oder zurück: Tausche einen deiner Vögel mit dem direkt vor oder hinter ihm.',
      'Der andere Vogel darf gehören, wem er will, auch dir. Auf ein leeres Feld fliegt man nie.',
      {
        caption: 'Dieser Milan kann mit seinen Nachbarn tauschen; an jedem steht der Preis.',
        alt: 'Ein Vogel ist hochgehoben, die Vögel neben und hinter ihm sind umringt und tragen einen Preis.',
      },
      '! Zwei gleiche Vögel zu tauschen ändert nichts, ist aber erlaubt.',
    ],
  },
  adding: {
    title: 'Einen Vogel hinzufügen: Aktion C',
    body: [
      'Nimm einen der offenen Vögel, der danach vom Stapel ersetzt wird, oder den obersten des Stapels, den du siehst, bevor du ihn einsetzt. Es darf jeder Vogel sein, wem auch immer er gehört.',
      {
        caption: 'Zwei Vögel liegen offen, daneben der Stapel.',
        alt: 'Zwei Vögel und ein verdeckter Stapel mit der Zahl seiner Vögel.',
      },
      'Setze ihn vor eine Spalte mit weniger als 3 Vögeln; oder schiebe eine solche Spalte um ein Feld nach vorn und setze ihn an ihr Ende.',
      {
        caption:
          'Wo ein neuer Milan dazukommen kann: vorn, oder hinten, wo der Pfeil die Spalte nach vorn schiebt.',
        alt: 'Durchscheinende Vögel vor und Pfeile hinter allen Spalten, die noch nicht drei Vögel haben.',
      },
      'Ist jede Spalte voll oder kein Vogel mehr da, geht diese Aktion nicht.',
      '! Gleiche offene Vögel sind eine einzige Wahl. Ein offener Platz, der leer blieb, weil der Stapel leer war, wird zu Beginn der nächsten Etappe gefüllt.',
    ],
  },
  taking: {
    title: 'Eine Karte nehmen: Aktion D',
    body: [
      'Nimm eine Manöverkarte aus der Auslage. Ihr Platz bleibt leer, bis die Etappe vorbei ist.',
      'Ist die Auslage leer, geht diese Aktion nicht.',
      'Du hast höchstens 4 Karten auf der Hand. Nimmst du eine fünfte, legst du sofort eine beliebige ab. Eine Manöverkarte, die du gerade spielst, zählt nicht mehr mit.',
    ],
  },
  cards: {
    title: 'Eine Karte spielen',
    body: [
      'Eine Manöverkarte hat zwei Teile: eine Aktion, und zwei Felder, die nach einer Landung Punkte bringen. Du nutzt sie für das eine oder für das andere.',
      'Für die Aktion zahlst du ihre Klötzchen ins Nest, tust, was sie sagt, und legst die Karte ab. Die Preise der Standardaktionen ändern sich nicht.',
      '! Eine Karte, deren Aktion kein erlaubtes Ziel hat, kann nicht gespielt werden.',
    ],
  },
  kinds: {
    title: 'Die zehn Manöver',
    body: [
      'Getauscht wird nur zwischen Feldern mit Vögeln, und einer davon gehört dir, außer bei Neutral.',
      {
        caption:
          'Je eine Karte der zehn Arten, in der Reihenfolge der Liste. Oben die Aktion mit ihrem Preis, unten die zwei Felder mit Punkten.',
        alt: 'Zehn Karten mit Zeichen: Pfeile zwischen Vögeln, Preise in Kreisen, unten ein Punkteraster.',
      },
      '* Ausweichen, 2 Klötzchen: dieselbe Reihe, genau 2 Felder weiter.',
      '* Scharfes Ausweichen, 2 Klötzchen: dieselbe Reihe, genau 3 Felder weiter.',
      '* Führungswechsel, 2 Klötzchen: vorne und hinten in einer Spalte.',
      '* Standard, 2 Klötzchen: eine beliebige Standardaktion, was auch immer sie gerade kostet.',
      '* Neutral, 2 Klötzchen: ein Mauersegler und ein Vogel daneben, nicht schräg.',
      '* Diagonal, 3 Klötzchen: zwei Vögel, die sich an einer Ecke berühren.',
      '* Wertung, 3 Klötzchen: Werte sofort eine andere Karte deiner Hand und lege sie ab.',
      '* Freiflug, 4 Klötzchen: einer deiner Vögel mit irgendeinem anderen.',
      '* Lieblingsvogel, 4 Klötzchen: Suche einen Vogel im Stapel, füge ihn wie üblich hinzu, mische den Stapel.',
      '* Auslage: Benutze die Aktion einer Karte der Auslage zu deren Preis; diese Karte bleibt liegen.',
      '! Auslage lässt sich nicht als weitere Auslage benutzen. Dient sie als Standard, um eine Karte zu nehmen, bleibt die benutzte Karte liegen.',
      '! Wertung braucht eine andere Karte auf deiner Hand, die gerade etwas wert ist.',
      '! Karten je Art zu 2, 3 und 4: Ausweichen 2, 2, 3; Scharfes Ausweichen 1, 2, 2; Führungswechsel 2, 2, 2; Standard 2, 2, 3; Neutral 2, 2, 2; Diagonal 2, 2, 3; Wertung 1, 2, 2; Freiflug 1, 2, 2; Lieblingsvogel 1, 1, 1; Auslage 2, 2, 2.',
    ],
  },
  passing: {
    title: 'Passen',
    body: ['Wer passt, zahlt 2 Klötzchen, oder das letzte.'],
  },
  landing: {
    title: 'Die Landung',
    body: [
      'Hat niemand mehr Klötzchen, landet der vorderste Vogel jeder Spalte und verlässt den Schwarm. Gelandete Vögel werden danach gemischt und kommen unter den Vogelstapel.',
    ],
  },
  nest: {
    title: 'Die Nestkarte',
    body: [
      'Die Nestkarte der Etappe sagt, was 1, 2, 3, 4 oder 5 gelandete eigene Vögel wert sind, und was jedes Paar aus Männchen und Weibchen dazugibt oder abzieht. Mauersegler zählen für niemanden.',
      'Beispiel: Die Karte zeigt 3, 7, 11 und +3 für ein Paar. 2 Männchen und 1 Weibchen bringen 11, das Paar 3: 14 Punkte. 2 Weibchen bringen 7.',
      {
        caption: 'Die Nestkarte des Beispiels. Markiert ist, wie viele deiner Vögel jetzt landen würden.',
        alt: 'Ein Nest und die Zahlen 3, 7, 11, 15, 19 für 1 bis 5 Vögel, dazu +3 für ein Paar.',
      },
      '! Die Anleitung zeigt eine Nestkarte, für bis zu 3 Vögel; die Zahlen der anderen sind von uns.',
      'Die sieben Nestkarten, Punkte für 1 bis 5 Vögel und dahinter das Paar: 3/7/11/15/19 +3, 5/9/12/14/15 +2, 2/5/9/14/20 +2, 4/9/14/19/24 −3, 6/10/13/15/16 −2, 1/4/9/16/25 +1, 3/6/9/12/15 +5.',
    ],
  },
  scoring: {
    title: 'Karten werten',
    body: [
      'Dann dürfen alle, beginnend mit der Person, die die Etappe begonnen hat, Handkarten mit dem Rest des Schwarms werten. Jedes der beiden Felder mit einem eigenen Vogel bringt seine Punkte, beide zusammen noch 2 dazu. Gewertete Karten werden abgelegt, die anderen bleiben auf der Hand.',
      {
        caption:
          'Die beiden Felder einer Karte im Schwarm. Ein Feld ist golden, wenn es nach der Landung zählen würde.',
        alt: 'Der Schwarm mit zwei Schildern, die Punkte tragen.',
      },
      'Beispiel: Eine Karte zeigt 2 und 1, und du hast auf beiden Feldern Vögel: 5 Punkte.',
      '! Eine Karte, die nichts wert ist, wird nicht angeboten, und wer nichts zu werten hat, wird nicht gefragt. Nach Etappe 3 werden alle Karten, die etwas wert sind, von selbst gewertet.',
    ],
  },
  next: {
    title: 'Die nächste Etappe',
    body: [
      'Alle nehmen ihre Klötzchen zurück, die Preise sind wieder 1, eine neue Nestkarte wird aufgedeckt, und die Auslage wird aufgefüllt. Ist der Nachziehstapel leer, wird er aus den abgelegten Karten neu gebildet.',
      'Jede Spalte, der ein Vogel zu ihrer Höhe im Keil fehlt, rückt um ein Feld vor und bekommt hinten einen Vogel vom Stapel, von links nach rechts. Längere Spalten bleiben, wie sie sind.',
    ],
  },
  end: {
    title: 'Das Ende',
    body: [
      'Nach Etappe 3 gewinnen die meisten Punkte. Bei Gleichstand gewinnt, wer weniger eigene Vögel im Schwarm hat; ist auch das gleich, wird der Sieg geteilt.',
    ],
  },
});
