import type { Words } from './words.js';

const de: Words = {
  'zefiria.school.chapter.wind': 'Erster Wind',
  'zefiria.school.welcome':
    'Fünfundzwanzig fliegende Inseln sind durcheinandergeraten. Du bist ein Windgeist: Zusammen mit Ida ordnest du sie, von 1 bis 25, wie auf dieser Karte.',
  'zefiria.school.corner':
    'Dein Geist heißt Etesia. Alle beginnen in einer Ecke. Nimm die oben links: Drück auf Insel 8.',
  'zefiria.school.cornerHere':
    'Jede Ecke ist erlaubt. Fang hier auf der 8 an: Gleich daneben gibt es etwas zu tun.',
  'zefiria.school.cornered': 'Ida beginnt gegenüber, mit Jugo.',
  'zefiria.school.tags':
    'Eine Insel zählt +1 am Platz, −1 in der richtigen Reihe, −2 in einer falschen. Die Reihe verrät ihre Farbe. Alle zusammen sind eure gemeinsamen Punkte.',
  'zefiria.school.firstSwap':
    'Mit einem Atemzug tauscht Etesia eine Insel neben sich mit irgendeiner anderen. Die 11 gehört dahin, wo die 18 liegt: Drück auf die 11, dann auf die 18.',
  'zefiria.school.firstSwapHere':
    'Das darfst du im Spiel. Tausch jetzt die 11 mit der 18 darunter: Dann ist eine Insel am Platz.',
  'zefiria.school.firstHome':
    'Die 11 ist am Platz: +1! Das hat 1 deiner 5 Punkte gekostet, der Wölkchen oben.',
  'zefiria.school.firstFlight':
    'Um an andere Inseln zu kommen, flieg: Ein Flug kostet 1 Punkt. Etesia fliegt zu Nachbarn oder schräg, so weit sie will. Drück zweimal auf die 2 in der Mitte.',
  'zefiria.school.firstFlightHere':
    'Erlaubt, aber von der Mitte aus erreichst du mehr. Flieg auf die 2: schräg nach rechts unten.',
  'zefiria.school.landed': 'Da bist du, mit vier Inseln um dich herum.',
  'zefiria.school.twoSteps':
    'Ein Tausch kostet so viele Punkte, wie es Schritte von einer Insel zur anderen sind. Von der 20 zur 14 sind es zwei. Drück auf die 20, dann auf die 14.',
  'zefiria.school.twoStepsHere':
    'Das ginge auch. Aber 20 und 14 liegen jede am Platz der anderen: Dieser Tausch zählt doppelt.',
  'zefiria.school.twoStars':
    'Beide sind auf einmal am Platz. Das haben die zwei Sterne neben dem Preis gesagt.',
  'zefiria.school.lastPoint':
    'Ein Punkt ist übrig. Neben dir ist die 17, und ihr Platz ist einen Schritt tiefer, wo die 12 liegt. Tausch die beiden.',
  'zefiria.school.lastPointHere':
    'Mit der 17 und der 12 bringt dein letzter Punkt mehr: Beide kommen an ihren Platz.',
  'zefiria.school.turnOver':
    'Fünf am Platz! Du hast keine Punkte mehr, also ist dein Zug von selbst zu Ende.',
  'zefiria.school.ida':
    'Idas Jugo kann anderes: Er springt auf Inseln mit seinem Zeichen und tauscht Inseln der Farbe, auf der er steht. Dann waren alle dran: Eine von sechs Runden ist um.',
  'zefiria.school.standBeside':
    'Du bist dran, mit 5 neuen Punkten. 3 und 15 liegen jede am Platz der anderen. Stell dich neben eine davon: Flieg auf die 5 oder auf die 14.',
  'zefiria.school.standBesideHere':
    'Von dort kommst du weder an die 3 noch an die 15. Die 5 liegt unter der 15, die 14 neben der 3.',
  'zefiria.school.besideThe15': 'Gut: Die 15 ist gleich über dir.',
  'zefiria.school.besideThe3': 'Gut: Die 3 ist gleich neben dir.',
  'zefiria.school.farSwap':
    'Die andere darf weit weg sein. Der Weg führt um Geister herum: vier Schritte, und du hast vier Punkte. Tausch die 15 und die 3.',
  'zefiria.school.farSwapHere': 'Spar deine Punkte: Der Tausch von 15 und 3 braucht alle vier.',
  'zefiria.school.tenHome':
    'Wieder zwei am Platz: zehn von 25 nach einer Runde und einem Zug. Fliegen und tauschen: Mehr ist ein Zug nicht.',
  'zefiria.school.chapter.home': 'Alle am Platz',
  'zefiria.school.round4':
    'Runde 4 von 6: Die vollen Edelsteine sind Runden, die noch kommen; nach der sechsten ist Schluss. Jetzt führst du Borea, Theo führt Skyron. 15 von 25 Inseln sind am Platz.',
  'zefiria.school.sameSymbol':
    'Jede Insel hat ein Zeichen. Borea steht auf einer Tanne, also kann sie jede Tanne tauschen, nah und fern. Drück auf die 13, eine Tanne, dann auf die 23.',
  'zefiria.school.sameSymbolHere':
    'Möglich, aber such zwei Sterne: 13 und 23 liegen jede am Platz der anderen.',
  'zefiria.school.firHome': 'Zwei auf einmal, obwohl sie gar nicht neben dir lagen.',
  'zefiria.school.toBalloon':
    'Andere Insel, anderes Zeichen. Flieg auf die 5 über dir: Sie trägt einen Ballon.',
  'zefiria.school.toBalloonHere':
    'Tannen bringen jetzt nichts an den Platz. Flieg auf die 5, zu den Ballons.',
  'zefiria.school.onBalloon': 'Jetzt haben alle Ballons ein Wölkchen: Du kannst sie tauschen.',
  'zefiria.school.balloonHome':
    'Die 12 ist einen Schritt von ihrem Platz, an dem die 21 liegt. Tausch 12 und 21.',
  'zefiria.school.balloonHomeHere': 'Mit zwei Punkten geht ein sicherer Stern vor: 12 und 21.',
  'zefiria.school.twelveHome': 'Die 12 ist am Platz.',
  'zefiria.school.prepare':
    'Kein Stern für den letzten Punkt? Dann bereite den nächsten Zug vor. Tausch 21 und 6: Beide kommen ihrem Platz einen Schritt näher.',
  'zefiria.school.prepareHere':
    'Das bringt nichts näher. Die 21 muss nach unten, die 6 nach oben: Tausch sie.',
  'zefiria.school.prepared': 'Gut vorbereitet. Gleich siehst du, wofür.',
  'zefiria.school.theo':
    'Theos Skyron tauscht die Insel, auf der er steht, und darf mitreisen: Die 15 ist am Platz. Nichts ist verborgen, also plant ihr solche Züge am Tisch gemeinsam.',
  'zefiria.school.cashIn':
    'Dafür hast du vorgesorgt: 21 und 16 liegen jede am Platz der anderen, einen Schritt entfernt. Tausch sie.',
  'zefiria.school.cashInHere': 'Zuerst der Ballon, den du tauschen kannst: die 21, mit der 16 darunter.',
  'zefiria.school.cashedIn': 'Zwei Sterne für einen Punkt!',
  'zefiria.school.jump':
    'Vier Inseln fehlen; zwei davon haben einen Torbogen. Borea springt auf jede Insel ihrer Farbe. Flieg auf die 3: bernsteingelb wie die 5, mit Torbogen.',
  'zefiria.school.jumpHere': 'Du brauchst eine Insel mit Torbogen: die 3, in der gleichen Farbe wie deine.',
  'zefiria.school.jumped': 'Was dazwischen liegt, ist beim Springen gleich.',
  'zefiria.school.firstArch': 'Die 7 hat einen Torbogen; ihr Platz ist darunter, wo die 2 liegt. Tausch sie.',
  'zefiria.school.firstArchHere': 'Schau auf die 7 neben dir: zwei Sterne mit der 2 darunter.',
  'zefiria.school.archHome': '23 am Platz.',
  'zefiria.school.lastArch': 'Die letzten zwei findest du selbst: Welcher Torbogen liegt noch falsch?',
  'zefiria.school.lastArchHere': 'Nur zwei Inseln haben noch ein Minus: die 11, mit Torbogen, und die 6.',
  'zefiria.school.allThere': 'Alle 25 sind am Platz!',
  'zefiria.school.finish':
    'Ist alles am Platz, müsst ihr nicht weiterspielen: Beende das Spiel. Sonst wäre nach Runde 6 Schluss, mit dem, was bis dahin richtig liegt.',
  'zefiria.school.finishHere': 'Besser kann es nicht mehr werden: Beende das Spiel.',
  'zefiria.school.sung':
    '25 Punkte, mehr geht nicht: Davon werden die Winde singen. 11 sind ein guter Anfang, 17 großartig.',
  'zefiria.school.well.played': 'Du hast ein ganzes Spiel gespielt.',
  'zefiria.school.next.pairs':
    'Such zwei Inseln, die jede am Platz der anderen liegen: ein Tausch, zwei Sterne.',
};

export default de;
