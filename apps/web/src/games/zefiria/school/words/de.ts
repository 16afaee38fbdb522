import type { Words } from './words.js';

const de: Words = {
  'zefiria.school.chapter.wind': 'Erster Wind',
  'zefiria.school.welcome':
    'Fünfundzwanzig fliegende Inseln sind durcheinandergeraten. Du bist ein Windgeist: Zusammen mit Ida ordnest du sie, von 1 bis 25, wie auf dieser Karte.',
  'zefiria.school.corner': 'Dein Geist heißt Etesia. Fang in einer Ecke an, oben links: Drück auf Insel 8.',
  'zefiria.school.cornerHere':
    'Jede Ecke ist erlaubt. Fang hier auf der 8 an: Gleich daneben gibt es etwas zu tun.',
  'zefiria.school.cornered': 'Ida beginnt gegenüber, mit Jugo.',
  'zefiria.school.tags':
    'Das Schildchen einer Insel: +1 am Platz, −1 in der richtigen Reihe, −2 in einer falschen. Die Farbe verrät die Reihe, die Summe sind eure Punkte.',
  'zefiria.school.firstSwap':
    'Mit einem Atemzug tauscht Etesia eine Insel neben sich mit irgendeiner anderen. Die 11 gehört dahin, wo die 18 liegt: Drück auf die 11, dann auf die 18.',
  'zefiria.school.firstSwapHere':
    'Das darfst du im Spiel. Tausch jetzt die 11 mit der 18 darunter: Dann ist eine Insel am Platz.',
  'zefiria.school.firstHome': 'Die 11 ist am Platz: +1! Das hat 1 deiner 5 Punkte gekostet, der Böen oben.',
  'zefiria.school.firstFlight':
    'Jetzt flieg, für 1 Punkt. Etesia segelt schräg, so weit sie will. Drück zweimal auf die 2 in der Mitte.',
  'zefiria.school.firstFlightHere':
    'Erlaubt, aber von der Mitte aus erreichst du mehr. Flieg auf die 2: schräg nach rechts unten.',
  'zefiria.school.landed': 'Da bist du, mit vier Inseln um dich herum.',
  'zefiria.school.twoSteps':
    'Ein Tausch kostet 1 Punkt je Schritt. Von der 20 zur 14 sind es zwei. Tausch sie.',
  'zefiria.school.twoStepsHere':
    'Das ginge auch. Aber 20 und 14 liegen jede am Platz der anderen: Dieser Tausch zählt doppelt.',
  'zefiria.school.twoStars': 'Beide sind am Platz: Das haben die zwei Sterne neben dem Preis gesagt.',
  'zefiria.school.lastPoint':
    'Ein Punkt ist übrig. Die 17 neben dir gehört einen Schritt tiefer, wo die 12 liegt. Tausch die beiden.',
  'zefiria.school.lastPointHere':
    'Mit der 17 und der 12 bringt dein letzter Punkt mehr: Beide kommen an ihren Platz.',
  'zefiria.school.turnOver': 'Fünf am Platz! Ohne Punkte ist dein Zug von selbst zu Ende.',
  'zefiria.school.ida':
    'Idas Jugo springt auf Inseln mit seinem Zeichen und tauscht Inseln seiner Farbe. Alle waren dran: Eine von sechs Runden ist um.',
  'zefiria.school.standBeside':
    'Du bist dran, mit 5 neuen Punkten. 3 und 15 liegen jede am Platz der anderen. Stell dich neben eine: Flieg auf die 5 oder die 14.',
  'zefiria.school.standBesideHere':
    'Von dort kommst du weder an die 3 noch an die 15. Die 5 liegt unter der 15, die 14 neben der 3.',
  'zefiria.school.besideThe15': 'Gut: Die 15 ist gleich über dir.',
  'zefiria.school.besideThe3': 'Gut: Die 3 ist gleich neben dir.',
  'zefiria.school.farSwap':
    'Der Weg führt um Geister herum: vier Schritte, und du hast vier Punkte. Tausch die 15 und die 3.',
  'zefiria.school.farSwapHere': 'Spar deine Punkte: Der Tausch von 15 und 3 braucht alle vier.',
  'zefiria.school.tenHome':
    'Wieder zwei am Platz: zehn von 25. Fliegen und tauschen: Mehr ist ein Zug nicht.',
  'zefiria.school.chapter.home': 'Alle am Platz',
  'zefiria.school.round4':
    'Runde 4 von 6: Zwei kommen noch, die vollen Edelsteine. Du führst jetzt Borea, Theo führt Skyron.',
  'zefiria.school.sameSymbol':
    'Borea steht auf einer Tanne, also kann sie jede Tanne tauschen, nah und fern. Drück auf die 13, eine Tanne, dann auf die 23.',
  'zefiria.school.sameSymbolHere':
    'Möglich, aber such zwei Sterne: 13 und 23 liegen jede am Platz der anderen.',
  'zefiria.school.firHome': 'Zwei auf einmal, obwohl sie gar nicht neben dir lagen.',
  'zefiria.school.toBalloon':
    'Andere Insel, anderes Zeichen. Flieg auf die 5 über dir: Sie trägt einen Ballon.',
  'zefiria.school.toBalloonHere':
    'Tannen bringen jetzt nichts an den Platz. Flieg auf die 5, zu den Ballons.',
  'zefiria.school.onBalloon': 'Jetzt haben alle Ballons eine Böe: Du kannst sie tauschen.',
  'zefiria.school.balloonHome':
    'Die 12 ist einen Schritt von ihrem Platz, an dem die 21 liegt. Tausch 12 und 21.',
  'zefiria.school.balloonHomeHere': 'Mit zwei Punkten geht ein sicherer Stern vor: 12 und 21.',
  'zefiria.school.twelveHome': 'Die 12 ist am Platz.',
  'zefiria.school.prepare':
    'Kein Stern für den letzten Punkt? Bereite den nächsten Zug vor: Tausch 21 und 6, dann sind beide einen Schritt näher.',
  'zefiria.school.prepareHere':
    'Das bringt nichts näher. Die 21 muss nach unten, die 6 nach oben: Tausch sie.',
  'zefiria.school.prepared': 'Gut vorbereitet. Gleich siehst du, wofür.',
  'zefiria.school.theo':
    'Theos Skyron tauscht die Insel, auf der er steht, und darf mitreisen: Die 15 ist am Platz. Am Tisch plant ihr gemeinsam.',
  'zefiria.school.cashIn':
    'Dafür hast du vorgesorgt: 21 und 16 liegen jede am Platz der anderen, einen Schritt entfernt. Tausch sie.',
  'zefiria.school.cashInHere': 'Zuerst der Ballon, den du tauschen kannst: die 21, mit der 16 darunter.',
  'zefiria.school.cashedIn': 'Zwei Sterne für einen Punkt!',
  'zefiria.school.jump':
    'Vier fehlen, zwei davon mit Torbogen. Borea springt auf jede Insel ihrer Farbe: Flieg auf die 3, bernsteingelb wie die 5, mit Torbogen.',
  'zefiria.school.jumpHere': 'Du brauchst eine Insel mit Torbogen: die 3, in der gleichen Farbe wie deine.',
  'zefiria.school.jumped': 'Was dazwischen liegt, ist beim Springen gleich.',
  'zefiria.school.firstArch': 'Die 7 hat einen Torbogen; ihr Platz ist darunter, wo die 2 liegt. Tausch sie.',
  'zefiria.school.firstArchHere': 'Schau auf die 7 neben dir: zwei Sterne mit der 2 darunter.',
  'zefiria.school.archHome': '23 am Platz.',
  'zefiria.school.lastArch': 'Die letzten zwei findest du selbst: Welcher Torbogen liegt noch falsch?',
  'zefiria.school.lastArchHere': 'Nur zwei Inseln haben noch ein Minus: die 11, mit Torbogen, und die 6.',
  'zefiria.school.allThere': 'Alle 25 sind am Platz!',
  'zefiria.school.finish': 'Ihr müsst nicht weiterspielen: Beende das Spiel. Sonst ist nach Runde 6 Schluss.',
  'zefiria.school.finishHere': 'Besser kann es nicht mehr werden: Beende das Spiel.',
  'zefiria.school.sung':
    '25 Punkte, mehr geht nicht: Davon werden die Winde singen. 11 sind ein guter Anfang, 17 großartig.',
  'zefiria.school.drill.pair': 'Zwei auf einmal',
  'zefiria.school.pair.ask':
    'Du führst Jugo. Er steht auf Rosa, also tauscht er rosa Inseln. Welcher Tausch bringt zwei Inseln an ihren Platz?',
  'zefiria.school.pair.because':
    'Die 21 gehört dahin, wo die 6 liegt, und die 6 dahin, wo die 21 liegt: beide sind am Platz.',
  'zefiria.school.pair.one':
    'Das bringt eine Insel an ihren Platz. Es gibt einen Tausch, bei dem es beide sind.',
  'zefiria.school.pair.otherwise':
    'Such eine rosa Insel, die am Platz einer anderen liegt, und diese an ihrem: zwei Sterne.',
  'zefiria.school.drill.symbol': 'Das richtige Zeichen',
  'zefiria.school.symbol.ask':
    'Borea tauscht Inseln mit dem Zeichen, auf dem sie steht. 2 und 12 sollen die Plätze wechseln: Flieg dahin, wo sie das kann, und tausch sie.',
  'zefiria.school.symbol.because': 'Die 9 trägt einen Ballon wie die 12. Eine von beiden genügt.',
  'zefiria.school.symbol.otherwise':
    'Die 12 trägt einen Ballon, die 2 einen Leuchtturm. Auf einem davon muss Borea stehen: Welches ist einen Flug entfernt?',
  'zefiria.school.drill.ride': 'Mitreisen oder bleiben',
  'zefiria.school.ride.ask':
    'Skyron tauscht die Insel, auf der er steht, und wählt dann, auf welcher der beiden er endet. Bring mit zwei Tauschen drei Inseln an ihren Platz.',
  'zefiria.school.ride.because':
    'Die 11 kommt an ihren Platz, Skyron endet auf der 8, und 8 und 17 wechseln die Plätze.',
  'zefiria.school.ride.otherwise':
    'Fang mit der Insel unter Skyron an: Wohin gehört die 11? Danach soll er auf der stehen, die noch weiter muss.',
  'zefiria.school.drill.outside': 'Außen herum',
  'zefiria.school.outside.ask':
    'Austro fliegt außen herum und tauscht Inseln in der Reihe und der Spalte vor ihm. Bring 17 und 18 an ihren Platz.',
  'zefiria.school.outside.because':
    'Neben der vierten Reihe hat er beide vor sich, einen Schritt voneinander.',
  'zefiria.school.outside.otherwise':
    'Beide liegen in der vierten Reihe. An welchem Platz außen hat Austro diese Reihe vor sich?',
  'zefiria.school.concept.corner':
    'Such dir eine Ecke für den Anfang. Wo viele Inseln mit −2 in der Nähe liegen, gibt es viel zu tun.',
  'zefiria.school.concept.borea':
    'Du führst Borea: Sie springt auf Inseln ihrer Farbe und tauscht jede Insel mit dem Zeichen, auf dem sie steht.',
  'zefiria.school.concept.jugo':
    'Du führst Jugo: Er springt auf Inseln mit seinem Zeichen und tauscht jede Insel der Farbe, auf der er steht.',
  'zefiria.school.concept.etesia':
    'Du führst Etesia: Sie segelt schräg und tauscht eine Insel neben sich mit irgendeiner anderen.',
  'zefiria.school.concept.stepOut':
    'Du führst Austro. Zuerst tritt er aus dem Raster, das kostet nichts: Wähl eine Seite. Am Ende des Zugs tritt er wieder hinein.',
  'zefiria.school.concept.austro':
    'Draußen fliegt Austro für 1 Punkt überallhin am Rand. Er tauscht zwei beliebige Inseln in der Reihe und der Spalte vor ihm.',
  'zefiria.school.concept.skyron':
    'Du führst Skyron: Er fliegt zu Nachbarn und tauscht die Insel, auf der er steht. Dann wählst du, auf welcher der beiden er endet.',
  'zefiria.school.concept.points':
    'So viele Punkte hast du noch in diesem Zug. Ein Flug kostet 1, ein Tausch 1 für jeden Schritt.',
  'zefiria.school.concept.map':
    'Die Karte zeigt, wohin jede Insel gehört. Wähl eine aus, dann bekommt ihr Platz hier und im Raster einen Rahmen.',
  'zefiria.school.concept.pair':
    'Gerade kann ein Tausch zwei Inseln an ihren Platz bringen. Wähl tauschbare Inseln aus und such einen Preis mit zwei Sternen.',
  'zefiria.school.concept.star':
    'Ein Preis mit Stern heißt: Dieser Tausch bringt eine Insel an ihren Platz. Das sind 2 oder 3 gemeinsame Punkte mehr.',
  'zefiria.school.concept.nothing':
    'Von hier aus bringt kein Tausch eine Insel an ihren Platz. Flieg weiter, oder bring zwei Inseln ihrem Platz näher.',
  'zefiria.school.concept.wrong':
    '−2: Diese Insel liegt in einer falschen Reihe. Ihre Farbe sagt, in welche sie gehört.',
  'zefiria.school.concept.row': '−1: Die Reihe stimmt, die Spalte noch nicht.',
  'zefiria.school.concept.right': '+1: Diese Insel ist am Platz. Lass sie da, wenn es geht.',
  'zefiria.school.concept.lastPoint':
    'Ein Punkt ist übrig: Er reicht für einen Flug oder einen Tausch unter Nachbarn. Dann endet der Zug von selbst.',
  'zefiria.school.concept.partner':
    'Dein Gegenüber ist dran. Ein Bot zeigt seinen Plan mit Pfeilen und wartet: Stimm mit „Mach das“ zu, oder skizzier einen anderen. Ihr gewinnt oder verliert zusammen.',
  'zefiria.school.concept.jump':
    'Das war ein Sprung, auf die gleiche Farbe oder das gleiche Zeichen. Was dazwischen liegt, ist dabei gleich.',
  'zefiria.school.concept.around':
    'Ein Atemzug kommt nicht über einen Geist hinweg: Der Weg führt um ihn herum, und das kostet mehr. In den Preisen ist es schon drin.',
  'zefiria.school.concept.rounds':
    'Runde 2: Jeder volle Edelstein ist eine Runde, die nach dieser noch kommt.',
  'zefiria.school.concept.score':
    'Eure gemeinsamen Punkte: alle Inseln, wie sie gerade liegen. Ab 11 ist es eine sanfte Brise, bei 25 singen die Winde davon.',
  'zefiria.school.concept.inPlace': 'So viele der 25 sind am Platz.',
  'zefiria.school.concept.unused':
    'Nicht genutzte Punkte sind verloren. Schon einer reicht, um eine Insel einen Schritt näher zu bringen.',
  'zefiria.school.concept.plan':
    'Mit „Planen“ kannst du einen ganzen Zug erst ausprobieren. Nichts geschieht, bis du ihn spielst.',
  'zefiria.school.concept.lastRound':
    'Die letzte Runde. Bereite nichts mehr vor: Es zählt nur, was am Ende richtig liegt.',
  'zefiria.school.caution.away': 'Damit kommt eine Insel von ihrem Platz weg, und keine an ihren. Trotzdem?',
  'zefiria.school.caution.leaves':
    'Von hier aus brächte ein Tausch zwei Inseln an ihren Platz; nach diesem Flug geht das nicht mehr. Trotzdem fliegen?',
  'zefiria.school.caution.farther':
    'Damit kommen die beiden Inseln weiter von ihren Plätzen weg. Trotzdem tauschen?',
  'zefiria.school.caution.lastFlight':
    'Das ist dein letzter Punkt im Spiel, und ein Flug ändert an den gemeinsamen Punkten nichts. Trotzdem fliegen?',
  'zefiria.school.well.all': 'Alle 25 Inseln sind am Platz: Besser geht es nicht.',
  'zefiria.school.well.wind': '17 Punkte oder mehr im ersten Spiel: ein steter Wind, stark!',
  'zefiria.school.well.pairs':
    'Du hast mehrmals mit einem einzigen Tausch zwei Inseln an ihren Platz gebracht.',
  'zefiria.school.well.home': 'Du hast selbst mindestens acht Inseln an ihren Platz gebracht.',
  'zefiria.school.well.thrifty': 'Du hast keinen einzigen Punkt verschenkt.',
  'zefiria.school.well.breeze': 'Zusammen seid ihr über 11 Punkte gekommen: eine sanfte Brise.',
  'zefiria.school.well.played': 'Du hast ein ganzes Spiel gespielt und weißt, woraus jeder Zug besteht.',
  'zefiria.school.next.storm':
    'Versuch es mit Stürmen: Sie wirbeln Inseln herum, und rote Edelsteine verankern sie.',
  'zefiria.school.next.unused': 'Nutz alle Punkte: Schon einer bringt eine Insel einen Schritt näher.',
  'zefiria.school.next.flights':
    'Flieg weniger, tausch mehr: Schau vor dem Fliegen, was sich von deiner Insel aus tauschen lässt.',
  'zefiria.school.next.pairs':
    'Such zwei Inseln, die jede am Platz der anderen liegen: ein Tausch, zwei Sterne.',
  'zefiria.school.next.rows':
    'Viele Inseln kamen nur bis in ihre Reihe. Bring sie gegen Ende auch in ihre Spalte.',
  'zefiria.school.next.plan':
    'Plan zwei Züge voraus: Was erreicht dein Gegenüber, und was kannst du bereitlegen?',
  'zefiria.school.chapter.storm': 'Stürme',
  'zefiria.school.storms':
    'Wer mag, spielt mit Stürmen: Vor jeder neuen Runde bricht einer los. Sechs rote Edelsteine liegen bereit; gleich siehst du, wofür.',
  'zefiria.school.beforeStorm':
    'Du führst Jugo, er steht auf Blau. Ein Punkt ist übrig: Tausch die 11, die blau ist, und die 25. Beide kommen ihrem Platz näher.',
  'zefiria.school.beforeStormHere':
    'Dein letzter Punkt ist für 11 und 25: Dann sind beide einen Schritt näher.',
  'zefiria.school.stormBroke': 'Die Runde ist um, und ein Sturm bricht los!',
  'zefiria.school.anchor':
    'Er traf die 8, aber die 8 ist am Platz. Also verankert sie ein roter Edelstein: Niemand kann sie bewegen, überqueren oder anfliegen.',
  'zefiria.school.takeGem':
    'Mira war dran. Für 1 Punkt darfst du einen roten Edelstein nehmen, egal wie fern: Drück auf die 8, dann auf „Edelstein nehmen“.',
  'zefiria.school.takeGemHere': 'Später. Nimm zuerst den Edelstein von der 8.',
  'zefiria.school.gemTaken': 'Der Edelstein gehört dir, und die 8 ist wieder frei.',
  'zefiria.school.spendAll':
    'Die 16 gehört dahin, wo die 15 liegt, vier Schritte weit. Du hast vier Punkte: Tausch 15 und 16.',
  'zefiria.school.spendAllHere': 'Halt die vier Punkte lieber zusammen: für 15 und 16.',
  'zefiria.school.spentAll': 'Die 16 ist am Platz, und deine Punkte sind weg.',
  'zefiria.school.giveGem':
    'Aber ein Edelstein ist da. Gib ihn, und wer handelt, bekommt 1 Punkt mehr; das geht in jedem Zug. Behalten zählt er am Ende 1.',
  'zefiria.school.giveGemHere': 'Der Zug ist noch nicht zu Ende: Dein Edelstein ist noch einen Punkt wert.',
  'zefiria.school.gemGiven': 'Der Edelstein ist weg, aber du kannst noch einmal handeln.',
  'zefiria.school.extraPoint': 'Nutz den Punkt gut: 15 und 20 liegen jede am Platz der anderen.',
  'zefiria.school.extraPointHere': 'Für einen Punkt bringt nichts mehr als 15 und 20: zwei Sterne.',
  'zefiria.school.secondStorm': 'Zwei am Platz dank Edelstein! Und schon kommt der nächste Sturm.',
  'zefiria.school.blizzard':
    'Ein Blizzard: 18 und 1 wechselten die Plätze, und Etesia reiste mit. Ein Tornado tauscht um die Mitte herum.',
};

export default de;
