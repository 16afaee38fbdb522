import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Worum es geht',
    body: [
      'Fünfundzwanzig schwebende Inseln sind durcheinandergeraten. Gemeinsam seid ihr die Windgeister, die sie wieder ordnen: 1 bis 5 in die erste Reihe, 6 bis 10 in die zweite und so weiter bis 25, bevor die Zeit um ist.',
      {
        caption: 'So soll es am Ende aussehen: Jede Insel zählt +1.',
        alt: 'Alle 25 Inseln liegen der Reihe nach, von 1 oben links bis 25 unten rechts.',
      },
      'Ihr gewinnt oder verliert zusammen. Nichts ist verborgen: Redet, zeigt und plant, so viel ihr wollt.',
    ],
  },
  components: {
    title: 'Was auf dem Tisch liegt',
    body: [
      '* 25 Inseln in einem Raster von fünf mal fünf, jede mit Zahl, Farbe und Zeichen. Jedes Paar aus Farbe und Zeichen gibt es einmal.',
      '* Fünf Geister: Borea, Jugo, Etesia, Austro und Skyron. Jeder fliegt und bläst auf seine Art.',
      '* Violette Edelsteine, die die Runden zählen, und bei Sturm 6 rote Edelsteine, 7 Sturmkarten und 6 Rasterkarten.',
      '! Die Farbe einer Insel ist die Reihe, in die sie gehört: von oben bernsteingelb, grün, blau, violett, rosa. Die fünf Zeichen sind Tanne, Leuchtturm, Torbogen, Windmühle und Ballon.',
    ],
  },
  setup: {
    title: 'Wie es beginnt',
    body: [
      'Die Inseln werden zufällig ausgelegt. Alle haben einen Geist, gelost oder ausgesucht, und jeder einen anderen.',
      'Reihum, vom ersten Platz an, nehmen sich alle eine freie Ecke. Zu zweit beginnt ihr in gegenüberliegenden Ecken.',
      {
        caption: 'Ein Anfang zu zweit: Borea und Jugo in gegenüberliegenden Ecken.',
        alt: 'Ungeordnete Inseln; Borea steht oben links, Jugo unten rechts.',
      },
      '! Den Anfang macht, wer auf dem ersten Platz sitzt.',
    ],
  },
  round: {
    title: 'Runden',
    body: [
      'In jeder Runde sind alle einmal dran. Es gibt 6 Runden zu zweit, 5 zu dritt und 4 zu viert. Jede Runde verbraucht einen violetten Edelstein.',
      'Nach der letzten Runde ist das Spiel zu Ende.',
      '! Ohne Stürme dürft ihr das Spiel beenden, sobald alle Inseln am Platz sind.',
    ],
  },
  turn: {
    title: 'Ein Zug',
    body: [
      'Du hast 5 Punkte zu zweit und 4 zu dritt oder zu viert. Gib sie für Flüge und Atemzüge aus, in beliebiger Mischung und so oft du willst. Was du nicht brauchst, verfällt.',
      'Eine Insel ist frei, wenn weder ein Geist noch ein roter Edelstein auf ihr ist. Geister enden nie auf einer Insel, die nicht frei ist, und ein Atemzug bewegt nie eine solche und geht nie über sie hinweg.',
      '! Ohne Punkte endet dein Zug von selbst, es sei denn, jemand hat einen roten Edelstein; dann beendest du ihn.',
    ],
  },
  flight: {
    title: 'Flug',
    body: [
      'Jeder Flug kostet 1 Punkt und bringt deinen Geist auf eine andere freie Insel. Wie weit er kommt, hängt vom Geist ab.',
      '! Flüge auf eine Insel der gleichen Farbe oder des gleichen Zeichens sind Sprünge: Was dazwischen liegt, spielt keine Rolle.',
    ],
  },
  breath: {
    title: 'Atem',
    body: [
      'Ein Atemzug tauscht zwei freie Inseln. Er kostet 1 Punkt für jede Insel, über die er geht, die letzte mitgezählt: die Zahl der Schritte von der einen zur anderen.',
      'Der Weg führt von Nachbar zu Nachbar über freie Inseln, nie schräg. Der Plan zeigt immer den günstigsten Preis.',
      {
        caption:
          'Etesia auf 12 will 16 tauschen: An jeder Insel steht der Preis. Zu 15 führt der Weg um Jugo herum.',
        alt: 'Preise an allen freien Inseln, von Insel 16 aus gezählt; ein Weg führt von 16 um den besetzten Platz herum zu 15.',
      },
      '! Der Weg darf beliebig abbiegen; der kürzeste zählt.',
    ],
  },
  borea: {
    title: 'Borea',
    body: [
      '* Flug: auf eine Nachbarinsel oder auf jede freie Insel der Farbe, auf der sie steht.',
      '* Atem: tauscht irgendeine freie Insel mit dem Zeichen, auf dem sie steht, mit irgendeiner anderen freien.',
      {
        caption:
          'Borea auf 23: Der helle Schein zeigt, wohin sie fliegt, die Wölkchen, welche Inseln ihr Atem fassen kann.',
        alt: 'Rund um Borea und auf allen freien rosa Inseln liegt ein Schein; Inseln mit ihrem Zeichen tragen ein Wölkchen.',
      },
    ],
  },
  jugo: {
    title: 'Jugo',
    body: [
      '* Flug: auf eine Nachbarinsel oder auf jede freie Insel mit dem Zeichen, auf dem er steht.',
      '* Atem: tauscht irgendeine freie Insel der Farbe, auf der er steht, mit irgendeiner anderen freien.',
      {
        caption: 'Jugo auf 11: Er springt zu allen Inseln mit seinem Zeichen; sein Atem fasst die blauen.',
        alt: 'Inseln neben Jugo und alle freien mit seinem Zeichen leuchten; blaue Inseln tragen ein Wölkchen.',
      },
    ],
  },
  etesia: {
    title: 'Etesia',
    body: [
      '* Flug: auf eine Nachbarinsel oder beliebig weit eine Diagonale entlang, solange nichts im Weg ist. Wer die Richtung wechselt, beginnt einen neuen Flug.',
      '* Atem: tauscht eine freie Nachbarinsel mit irgendeiner anderen freien Insel.',
      {
        caption:
          'Etesia in der Mitte fliegt schräg, so weit der Weg frei ist: Hinter Jugo und Skyron geht es nicht weiter.',
        alt: 'Etesia in der Mitte; es leuchten ihre Nachbarn und die Diagonalen bis zum nächsten Geist. Die vier Nachbarinseln tragen ein Wölkchen.',
      },
    ],
  },
  austro: {
    title: 'Austro',
    body: [
      '* Er beginnt seinen Zug, indem er neben der Insel, auf der er stand, vom Raster tritt, und beendet ihn, indem er auf die Insel neben sich tritt. Beides kostet nichts.',
      '* Flug: außen herum überallhin, an einen Platz neben einer freien Insel.',
      '* Atem: tauscht zwei beliebige freie Inseln in der Reihe und der Spalte der Insel vor ihm; der Weg bleibt in diesen beiden Linien.',
      {
        caption:
          'Austro steht draußen vor der 2: Er erreicht jeden Platz am Rand, und sein Atem gehört der Reihe und der Spalte der 2.',
        alt: 'Austro über der ersten Reihe; rund um das Raster liegen Plätze mit Flügeln, und die Inseln der Reihe und der Spalte vor ihm tragen Wölkchen.',
      },
      '! Von einer Ecke aus sucht er sich die Seite aus. Hat ihn ein Sturm ins Innere getragen, tritt er entlang seiner Reihe oder Spalte hinaus, an den Rand seiner Wahl.',
      '! Solange er draußen ist, ist die Insel frei, die er verlassen hat.',
      '! Er kann nicht neben einer Insel enden, die nicht frei ist. Solange er neben einer solchen ist, bleibt sein letzter Punkt für einen Flug von dort weg oder für den Edelstein, der sie sperrt, wenn dort nicht auch noch ein Geist steht.',
    ],
  },
  skyron: {
    title: 'Skyron',
    body: [
      '* Flug: nur auf eine Nachbarinsel.',
      '* Atem: tauscht die Insel, auf der er steht, mit irgendeiner freien. Dann sucht er aus, auf welcher der beiden er steht. Das geht nicht, solange seine Insel verankert ist.',
      {
        caption: 'Skyron tauscht seine eigene Insel, hier die 14: So viel kostet es bis zu jeder anderen.',
        alt: 'Skyron auf Insel 14; an allen freien Inseln stehen die Preise von dort.',
      },
    ],
  },
  storm: {
    title: 'Stürme',
    body: [
      'Mit Stürmen beginnt jede Runde außer der ersten mit einer Sturmkarte und einer Rasterkarte. Die Rasterkarte nennt die Insel, die getroffen wird.',
      '* Liegt diese Insel richtig, wird sie verankert: Ein roter Edelstein aus dem Vorrat kommt auf sie, sonst geschieht nichts. Ist sie schon verankert oder kein Edelstein mehr da, geschieht gar nichts.',
      '* Blizzard: Die Insel tauscht mit der, die so viele Schritte in Richtung der Karte entfernt liegt. Über den Rand hinaus kommt man auf der anderen Seite wieder herein.',
      {
        caption:
          'Ein Blizzard, 2 nach rechts, trifft die 25 am Rand: Sie tauscht mit der Insel, auf die man von links wieder hereinkommt, der 17.',
        alt: 'Zwei Karten: zwei Pfeile nach rechts, und ein Raster, in dem der letzte Platz der vierten Reihe markiert ist.',
      },
      '* Tornado: Die Insel tauscht mit der, die dort liegt, wohin ihr Platz nach so vielen Vierteldrehungen des Rasters im Uhrzeigersinn käme.',
      {
        caption:
          'Ein Tornado, 1 Vierteldrehung, trifft die 8 oben in der Mitte: Sie tauscht mit der 15 rechts in der Mitte.',
        alt: 'Zwei Karten: ein Wirbel mit der Zahl 1, und ein Raster, in dem der mittlere Platz der ersten Reihe markiert ist.',
      },
      'Geister auf den beiden Inseln reisen mit.',
      '! Es gibt vier Blizzards (1 nach oben, 2 nach rechts, 2 nach unten, 1 nach links) und drei Tornados (1, 2 und 3 Vierteldrehungen). Eine Rasterkarte kann in jeder ihrer vier Richtungen liegen; die Mitte nennt keine.',
      '! Ist die zweite Insel verankert, wird nicht getauscht.',
    ],
  },
  gems: {
    title: 'Rote Edelsteine',
    body: [
      'Eine verankerte Insel ist nicht frei: Sie kann nicht bewegt, überquert oder angeflogen werden.',
      {
        caption: 'Rote Edelsteine auf 2, 12 und 24: Skyron auf 7 kommt an 2 und 12 nicht vorbei.',
        alt: 'Drei Inseln tragen einen roten Edelstein; um Skyron leuchten nur die Nachbarn ohne Stein.',
      },
      'Für 1 Punkt darfst du in deinem Zug einen roten Edelstein von irgendeiner Insel nehmen. Wer einen hat, darf ihn jederzeit in irgendeinem Zug hergeben: Er ist aus dem Spiel, und der Geist, der dran ist, hat 1 Punkt mehr.',
      'Liegt ein Edelstein unter deinem Geist, musst du, wenn es geht, zuerst davonfliegen, bevor du Edelsteine nimmst, bläst oder den Zug beendest. Kannst du anfangs nicht fliegen, tu, was du willst; mehr wird dann nicht verlangt.',
      '! Austros Schritt vom Raster gilt als Davonfliegen.',
    ],
  },
  solo: {
    title: 'Allein spielen',
    body: [
      'Du führst drei Geister in drei verschiedenen Ecken, mit je 5 Punkten. Einer, durchs Los bestimmt, schläft in der ersten Runde und bleibt als Hindernis stehen.',
      'In jeder Runde nimmst du die beiden, die wach sind, einen ganz nach dem anderen, in beliebiger Reihenfolge. Nach der Runde suchst du aus, welcher der beiden als Nächster schläft; der Schläfer wacht auf.',
      {
        caption: 'Allein: Borea ist dran, Skyron wartet, Austro oben rechts schläft und steht im Weg.',
        alt: 'Drei Geister in drei Ecken; Austro oben rechts hat die Augen geschlossen.',
      },
      'Du hast 7 Runden im leichten Spiel, 6 im mittleren und 5 im schweren.',
      'Auch allein kannst du mit Stürmen spielen: Dann gilt alles, was unter Stürme und Rote Edelsteine steht.',
      '! Die Ecken aller drei suchst du aus.',
    ],
  },
  score: {
    title: 'Die Wertung',
    body: [
      '* Jede Insel am Platz: 1 Punkt.',
      '* Jede Insel am falschen Platz, aber in der richtigen Reihe: 1 Punkt weniger.',
      '* Jede Insel in der falschen Reihe: 2 Punkte weniger.',
      '* Jeder rote Edelstein, den noch jemand hat: 1 Punkt.',
      {
        caption: 'Am Schild jeder Insel steht, was sie zählt.',
        alt: 'Ein fast geordnetes Raster; Schilder mit +1, −1 und −2 an den Inseln.',
      },
      'Bis 10 Punkte sind eine Flaute, 11 bis 16 eine sanfte Brise, 17 bis 21 ein steter Wind, 22 bis 24 ein mächtiger Sturmwind. Ab 25 werden die Winde davon singen.',
    ],
  },
  plans: {
    title: 'Zusammen planen',
    body: [
      'Alle dürfen jederzeit Züge skizzieren: Die Pfeile sehen alle sofort. Wer dran ist, kann einen Vorschlag Schritt für Schritt ansehen, den ersten Schritt tun oder ihn ganz spielen.',
      'Im eigenen Zug kannst du einen Plan ausprobieren, darin vor- und zurückgehen und ihn erst dann spielen.',
    ],
  },
});
