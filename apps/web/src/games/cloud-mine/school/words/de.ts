import type { Words } from './words.js';

const de: Words = {
  'cloud-mine.school.chapter.hill': 'Auf dem Hügel',
  'cloud-mine.school.welcome':
    'Du liegst mit vier anderen im Gras und schaust Wolken an. Wer dran ist, beschreibt eine, die anderen suchen sie. Wer am Ende die meisten Wolken hat, gewinnt.',
  'cloud-mine.school.titanic':
    'Theo ist der Tagträumer: In einer dieser Wolken sieht er „Titanic“. Ida und Bruno haben falsch getippt. Jetzt du: Berühr eine Wolke, um sie groß zu sehen, dann den Knopf. Welche ist es?',
  'cloud-mine.school.aShip':
    'Schau noch mal: Die Titanic war ein Schiff. Eine dieser Wolken hat unten einen langen Rumpf.',
  'cloud-mine.school.found':
    'Gefunden! Du bekommst die drei Wolken, die noch offen lagen. Theo bekommt die zwei umgedrehten.',
  'cloud-mine.school.scouting':
    'Jetzt spähst du: Du suchst die Wolke aus, die Mira beschreiben muss, und hoffst, dass niemand sie findet. 8 und 68 haben beide zwei Ohren: Nimm eine davon.',
  'cloud-mine.school.tooClear':
    'Ginge auch. Aber bei der sehen alle sofort, was es ist. Besser 8 oder 68: Wer die eine sucht, nimmt leicht die andere.',
  'cloud-mine.school.alike':
    'Mira sieht darin „Origami“, und niemand findet die Wolke: zu schwer! Dann bekommt alle fünf, wer gespäht hat: du.',
  'cloud-mine.school.dreaming':
    'Wer gespäht hat, träumt als Nächstes. Was siehst du in dieser Wolke? Schreib ein bis fünf Wörter. Man soll sie finden, aber nicht gleich beim ersten Tipp.',
  'cloud-mine.school.wellSaid':
    'Mira und Theo tippen falsch, dann findet Ida deine Wolke. Jeder falsche Tipp ist eine Wolke für dich: zwei! Ida bekommt die anderen drei.',
  'cloud-mine.school.first':
    'Jetzt sieht Bruno „Hawaii“. Diesmal tippst du als Erstes, und alle fünf liegen offen. Welche ist es?',
  'cloud-mine.school.aPalm': 'Was wächst auf Hawaii am Strand? Such eine Palme.',
  'cloud-mine.school.tooEasy':
    'Sofort gefunden: alle fünf Wolken für dich, keine für Bruno. Seine Beschreibung war zu leicht.',
  'cloud-mine.school.alien': 'Ida sieht „Alien“. Bruno hat vor dir falsch getippt. Welche ist es?',
  'cloud-mine.school.bigHead': 'Denk an einen großen Kopf auf einem dünnen Körper.',
  'cloud-mine.school.alienFound':
    'Ja, dieser große Kopf! Vier Wolken für dich; Ida bekommt die eine, auf die Bruno getippt hat.',
  'cloud-mine.school.alone':
    'Jetzt ohne Hilfe: Theo sieht „Mona Lisa“. Zwei Tipps waren schon falsch, der letzte ist deiner. Nimm, welche du willst!',
  'cloud-mine.school.aloneFound': 'Ja: ein Kopf und darunter Schultern! Drei Wolken für dich, zwei für Theo.',
  'cloud-mine.school.missed':
    'Die war es nicht. Niemand hat sie gefunden, also bekommt Mira als Späherin alle fünf. Es war die 26: ein Kopf und darunter Schultern.',
  'cloud-mine.school.scoutAgain':
    'Einmal herum: Du spähst wieder. Vorhin war deine Wolke leicht zu verwechseln. Versuch jetzt eine deutliche und schau, was passiert: die 9, ein Kopf mit Geweih.',
  'cloud-mine.school.pickClear':
    'Die ist vielleicht schwerer zu finden. Versuch es diesmal mit einer deutlichen: der 9 mit dem Geweih.',
  'cloud-mine.school.atOnce':
    'Mira sieht „Bambi“, und Theo findet sie sofort: fünf Wolken für Theo, keine für Mira. Und keine für dich: Wer späht, bekommt nur welche, wenn niemand sie findet.',
  'cloud-mine.school.dreamAgain':
    'Du träumst noch einmal, und diese Wolke ist seltsam. Augen? Ein Fuß? Sag es in ein bis fünf Wörtern, sodass jemand darauf kommen kann.',
  'cloud-mine.school.nobody':
    'Drei falsche Tipps, und niemand findet sie: nichts für dich, alle fünf für Bruno, der gespäht hat. Zu schwer bringt so wenig wie zu leicht.',
  'cloud-mine.school.end':
    'So geht es reihum weiter. Hier siehst du, was noch am Himmel ist: Jede Runde braucht fünf. Reicht es für keine Runde mehr, gewinnen die meisten Wolken.',
  'cloud-mine.school.drill.meant': 'Welche ist gemeint?',
  'cloud-mine.school.meant.ask':
    'Theo sieht „Salvador Dalí“. Zu dritt hast du zwei Tipps, aber finde sie mit dem ersten. Woran erkannte man diesen Maler?',
  'cloud-mine.school.meant.because': 'Der Schnurrbart, mit den Spitzen nach oben!',
  'cloud-mine.school.meant.mouth':
    'Fast, ein Mund: So führt Theo dich in die Irre. Was trug Dalí über seinem?',
  'cloud-mine.school.meant.face': 'Ein Gesicht könnte jeder sein. Was war an dem von Dalí besonders?',
  'cloud-mine.school.meant.otherwise':
    'Wenig Maler ist da zu sehen. Such, was man von Dalí zuerst zeichnen würde.',
  'cloud-mine.school.drill.second': 'Der zweite Tipp',
  'cloud-mine.school.second.ask':
    '„Hawaii“ passt zu zwei Wolken. Du hast auf 19 getippt: falsch, sie ist umgedreht. Ein Tipp bleibt dir.',
  'cloud-mine.school.second.because':
    'Die andere Palme, über einem Vulkan. Du bekommst die drei offenen Wolken, Theo die umgedrehte.',
  'cloud-mine.school.second.otherwise':
    'Eine der offenen Wolken hat auch eine Palme und darunter einen Vulkan. Daneben heißt: Alle vier gehen an Mira, die gespäht hat.',
  'cloud-mine.school.drill.scout': 'Schwer zu finden',
  'cloud-mine.school.scout.ask':
    'Du spähst und bekommst alle Wolken, wenn niemand findet, was du aussuchst. Welche ist hier schwer zu beschreiben?',
  'cloud-mine.school.scout.because':
    '23 und 48 sehen sich ähnlich: Was man von der einen sagt, passt auch zur anderen.',
  'cloud-mine.school.scout.octopus':
    'Unten Arme, oben ein runder Kopf: Da denken alle an einen Kraken, und keine andere Wolke hier gleicht ihr.',
  'cloud-mine.school.scout.trousers':
    'Zwei Beine: Die findet man beim Wort „Hose“ sofort. Keine andere Wolke hier hat welche.',
  'cloud-mine.school.scout.otherwise': 'Such zwei Wolken, die man verwechseln könnte.',
  'cloud-mine.school.concept.describe':
    'Du träumst: Schreib mit ein bis fünf Wörtern, was du siehst. Am besten passt es zu mehreren Wolken ein wenig und zu deiner am meisten.',
  'cloud-mine.school.concept.meant':
    'Das ist deine Wolke. Die anderen kennst du noch nicht; nur der Späher hat alle gesehen.',
  'cloud-mine.school.concept.words':
    'Über der Zeile werden deine Wörter gezählt. Ein Bindestrich macht aus einem keine zwei, und ein Emoji ist auch ein Wort.',
  'cloud-mine.school.concept.pick':
    'Du bist der Wolkenspäher: Nur du siehst diese Wolken. Der Tagträumer beschreibt, was du aussuchst.',
  'cloud-mine.school.concept.pickAlike':
    'Findet sie niemand, gehören alle Wolken dir. Nimm also eine, die einer anderen gleicht oder nach gar nichts aussieht.',
  'cloud-mine.school.concept.guess':
    'Du tippst: Schau dir Wolken groß an, so oft du magst. Erst der Knopf sagt, dass es diese ist.',
  'cloud-mine.school.concept.lastGuess':
    'Dein letzter Tipp in dieser Runde. Was falsch war, ist umgedreht; es bleiben weniger zur Wahl.',
  'cloud-mine.school.concept.turned':
    'Auf diese Wolke hat jemand getippt, und sie war es nicht. Wird die richtige gefunden, bekommt der Tagträumer diese Karte.',
  'cloud-mine.school.concept.twice':
    'In dieser Reihenfolge tippen die Himmelsbetrachter. Zu viert haben alle zwei Tipps: Die Punkte zeigen, was übrig ist.',
  'cloud-mine.school.concept.number':
    'Jede Wolke hat ihre Nummer: So heißt sie, wenn jemand auf sie tippt. Über das Bild sagt sie nichts.',
  'cloud-mine.school.concept.iScout':
    'Du hast diese Wolke ausgesucht, jetzt heißt es hoffen: Findet sie niemand, bekommst du alle Karten.',
  'cloud-mine.school.concept.iDream':
    'Jetzt suchen sie deine Wolke. Jeder falsche Tipp ist eine Karte für dich, wenn am Ende jemand sie findet.',
  'cloud-mine.school.concept.handed':
    'Nur du und der Tagträumer wissen, welche es ist; den Stern sieht sonst niemand. Verrat nichts.',
  'cloud-mine.school.concept.theirScout':
    'Wer die Kerze hat, späht in dieser Runde und sucht eine Wolke aus, die sonst noch niemand sieht.',
  'cloud-mine.school.concept.theirDreamer':
    'Der Tagträumer sieht nur eine Wolke und sucht nach Worten. Dann werden alle gemischt und offen ausgelegt.',
  'cloud-mine.school.concept.found':
    'Du hast sie gefunden: Alle Karten, die noch offen lagen, sind deine. Je früher, desto mehr.',
  'cloud-mine.school.concept.dreamed':
    'Deine Wolke wurde gefunden, aber nicht gleich: Für jeden falschen Tipp bekommst du eine Karte.',
  'cloud-mine.school.concept.scouted':
    'Niemand hat die Wolke gefunden, die du ausgesucht hast: Alle Karten der Runde sind deine.',
  'cloud-mine.school.concept.tooHard':
    'Niemand hat sie gefunden: zu schwer. Der Späher nahm alle Karten, alle anderen bekamen nichts.',
  'cloud-mine.school.concept.tooEasy':
    'Mit dem ersten Tipp gefunden: zu leicht. Nichts war umgedreht, also bekam der Tagträumer nichts.',
  'cloud-mine.school.concept.next':
    'Mit jeder Runde wandern die Rollen weiter: Wer gespäht hat, träumt jetzt.',
  'cloud-mine.school.concept.score': 'So viele Wolken haben alle gewonnen. Am Ende zählt nur diese Zahl.',
  'cloud-mine.school.concept.left': 'So viele Wolken sind noch am Himmel. Jede Runde nimmt sechs davon.',
  'cloud-mine.school.concept.lastRound':
    'Die letzte Runde: Für noch eine reichen die Wolken nicht. Wer gleich viele hat, teilt sich den Platz.',
  'cloud-mine.school.caution.plainPick':
    'In dieser Wolke sehen alle dasselbe, und keine andere hier gleicht ihr: Man findet sie leicht. Trotzdem aussuchen?',
  'cloud-mine.school.caution.itsNumber':
    'Das ist die Nummer der Wolke: Wer zuerst tippt, findet sie, und du bekommst nichts. Trotzdem sagen?',
  'cloud-mine.school.well.won': 'Du hast die meisten Wolken von allen. Gutes Auge, gute Worte!',
  'cloud-mine.school.well.keenEye': 'Du hast drei Wolken oder mehr gefunden: Du verstehst die anderen gut.',
  'cloud-mine.school.well.foundLate':
    'Eine deiner Wolken wurde erst spät gefunden: zwei Karten oder mehr für eine Beschreibung.',
  'cloud-mine.school.well.fooled': 'Als Späher hast du eine Wolke ausgesucht, die niemand gefunden hat.',
  'cloud-mine.school.well.played': 'Ein ganzer Nachmittag voller Wolken: Du hast jede Rolle gespielt.',
  'cloud-mine.school.next.lessPlain':
    'Deine Wolken wurden oft sofort gefunden. Sag nicht, was es ist, sondern woran es dich erinnert.',
  'cloud-mine.school.next.plainer':
    'Manche deiner Wolken fand niemand. Sag ein Wort mehr, das zu deiner am besten passt.',
  'cloud-mine.school.next.findMore':
    'Schau dir vor dem Tipp alle Wolken groß an: Viele zeigen auf den zweiten Blick etwas anderes.',
  'cloud-mine.school.next.scoutAlike': 'Such als Späher eine Wolke aus, die einer anderen der Runde gleicht.',
  'cloud-mine.school.next.oneWord': 'Versuch es mal mit einem einzigen Wort.',
};

export default de;
