import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Worum es geht',
    body: [
      'Bei dir wohnen Drachen. In vier Runden gräbst du Höhlen, lockst Drachen hinein und gehst durch, was du gebaut hast. Wer am Ende die meisten Punkte hat, gewinnt.',
      'Punkte bringen Drachen und ihre Fähigkeiten, Eier, auf Drachen Eingelagertes, untergeschobene Karten, die Gilde, vier Ziele und ein wenig auch das, was übrig bleibt.',
    ],
  },
  mat: {
    title: 'Dein Tableau',
    body: [
      'Dein Berg hat drei Höhlen übereinander: die Karmesin-Kaverne, die Gold-Grotte und den Amethyst-Abgrund. Jede hat vier Plätze, die von links gefüllt werden. Der erste ist von Anfang an ausgegraben, die anderen sind Fels, bis dort eine Höhlenkarte liegt.',
      'Eine Spalte sind die drei Plätze übereinander. Benachbart sind Plätze, die sich an einer Seite berühren.',
      'Neben den Höhlen hat dein Tableau zwei eigene Nester. Sie gehören zu keiner Höhle, keiner Spalte und keiner Nachbarschaft.',
      'Zwischen den Plätzen läuft der Weg der Erkundung mit seinen Steinen; jeder Stein gibt etwas.',
      {
        caption:
          'Ein Tableau in der dritten Runde: Drachen mit Eiern, Eingelagertem und untergeschobenen Karten; daneben gegrabene Plätze und Fels mit dem Preis fürs Graben.',
        alt: 'Drei Höhlen übereinander mit je vier Plätzen; sechs Drachen, leere Höhlen und Fels, dazwischen die Steine des Weges.',
      },
    ],
  },
  cards: {
    title: 'Karten lesen',
    body: [
      'Eine Drachenkarte zeigt ihren Preis, die Höhlen, in denen der Drache lebt, seine Punkte, seine Nester für Eier und seine Fähigkeiten mit dem Zeichen, wann sie wirken.',
      {
        caption:
          'Drache 109: Er kostet Fleisch und Gold, lebt in zwei Höhlen, hat ein Nest und bringt 5 Punkte.',
        alt: 'Eine Drachenkarte mit Bild, Preis, Höhlen, Größe, Nestern, Punkten und dem Text ihrer Fähigkeit.',
      },
      'Jeder Drache ist Jungtier, klein, mittel oder groß, und er ist aggressiv, hilfsbereit, verspielt oder scheu. Ziele und Karten fragen danach.',
      'Eine Höhlenkarte kostet nur das Graben. Ihr Effekt wirkt einmal, wenn sie gegraben wird; danach hält sie den Platz für einen Drachen offen.',
    ],
  },
  setup: {
    title: 'Wie es anfängt',
    body: [
      'Alle haben sechs Münzen und ein Ei in einem Nest des Tableaus. Drei Drachen und drei Höhlen liegen offen in der Auslage. Eines von vier Gildenplättchen und vier Ziele, eines je Runde, werden gelost, ebenso, wer beginnt.',
      {
        caption: 'Die Auslage: drei Drachen, drei Höhlen und die beiden Stapel.',
        alt: 'Eine Reihe kleiner Karten: drei Drachen mit Preis und Punkten, ein Stapel, drei Höhlen, ein Stapel.',
      },
      'Alle bekommen drei Drachen- und drei Höhlenkarten, werfen zwei der sechs ab und wählen drei Ressourcen. Das geschieht gleichzeitig.',
      '! Was abgeworfen wurde, wird gezeigt, wenn alle fertig sind.',
    ],
  },
  round: {
    title: 'Eine Runde',
    body: [
      'Reihum macht jede Person in ihrem Zug eine Aktion, bis alle gepasst haben. Dann, der Reihe nach:',
      '* die Fähigkeiten zum Rundenende, beginnend bei der Person, die die Runde begonnen hat; die Reihenfolge der eigenen wählt man selbst;',
      '* das Ziel der Runde wird gewertet.',
      'Vor der nächsten Runde werden alle sechs Karten der Auslage ersetzt, es beginnt, wer im Uhrzeigersinn folgt, und alle bekommen sechs Münzen und ein Ei.',
      '! Das Ei ist Pflicht, wenn ein Nest frei ist; welches, bestimmst du. Während des Rundenendes wird die Auslage nicht aufgefüllt.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    body: [
      'Du machst eine von vier Aktionen: graben, anlocken, erkunden oder passen. Alle außer der letzten kosten eine Münze und meist noch mehr.',
      'Wer passt, ist bis zum Ende der Runde draußen, behält alles und bekommt weiter die Geschenke der anderen.',
    ],
  },
  excavate: {
    title: 'Graben',
    body: [
      'Bezahle eine Münze und lege eine Höhlenkarte aus der Hand auf den Fels, der in einer beliebigen Höhle am weitesten links liegt. Der zweite Platz einer Höhle kostet nichts weiter, der dritte ein Ei, der vierte zwei Eier.',
      {
        caption: 'Am Fels steht, was der nächste Platz kostet: eine Münze, dann dazu ein Ei, dann zwei.',
        alt: 'Drei Höhlen ohne Drachen, verschieden tief gegraben; auf dem Fels stehen Münzen und Eier.',
      },
      'Dann nutzt du den Effekt der Höhlenkarte. Wer einen vierten Platz ausgräbt, darf vor der ganzen Karte oder nach ihr drei Dinge (Ressourcen, Drachenkarten, Höhlenkarten beliebig gemischt) für eine Münze hergeben.',
      '! Lässt dich ein Effekt die oberste Karte des Stapels eingraben, musst du diese Karte nehmen; nur die Höhle wählst du.',
    ],
  },
  entice: {
    title: 'Anlocken',
    body: [
      'Bezahle eine Münze und die aufgedruckten Kosten eines Drachen deiner Hand und lege ihn in einer Höhle, in der er lebt, auf den am weitesten links liegenden ausgegrabenen Platz ohne Drachen.',
      'Eine Fähigkeit mit dem Zeichen fürs Ausspielen wirkt sofort.',
      'Manche Effekte bringen einen Drachen billiger oder umsonst. Dann entfällt auch die Münze der Aktion; Platz und Lebensraum zählen weiter.',
      '! Entfällt ein Symbol des Preises, wird ein Drache ohne Ei- und Ressourcensymbol einfach voll bezahlt. Wer mit einer Drachenkarte bezahlt, um eine andere auszuspielen, muss eine behalten, die man ausspielen kann.',
      'Das Hochland lässt dich einen Drachen über einen anderen legen. Der alte zählt als untergeschobene Karte; was auf ihm lag, geht auf den neuen über, doch Eier über dessen Nester hinaus gehen verloren. Futter, das so kommt, füttert kein Jungtier.',
    ],
  },
  explore: {
    title: 'Erkunden',
    body: [
      'Der erste Gang durch eine Höhle kostet eine Münze, der zweite in derselben Runde eine Münze und ein Ei, der dritte eine Münze und zwei Eier. Einen vierten gibt es nicht.',
      'Deine Figur geht von Stein zu Drache zu Stein, bis zum ersten Platz ohne Drachen, und nutzt alles auf dem Weg: den Stein, dann die Fähigkeit des Drachen, wenn sie das Zeichen fürs Aktivieren hat.',
      'Beispiel: zwei Drachen in der Karmesin-Kaverne. Du bekommst eine Ressource, der erste Drache wirkt, du machst einen Gildenschritt, der zweite Drache wirkt, du bekommst noch eine Ressource, und der Gang ist vorbei.',
      {
        caption:
          'Der Gang des Beispiels: Nach dem ersten Drachen steht die Figur auf dem Stein mit dem Gildenschritt. Am Eingang steht schon der Preis des zweiten Gangs.',
        alt: 'In der Karmesin-Kaverne zwei Drachen; die Figur steht auf dem Stein zwischen ihnen.',
      },
      'Ein Drache, der in diesem Zug kam, ruht: Seine Aktivierung wirkt noch nicht.',
      '! Tauschen Drachen mitten im Gang die Plätze, zählt, wer auf dem nächsten Platz liegt. Kommt ein Drache vor der Figur dazu, wird der Gang länger, doch er ruht.',
    ],
  },
  stones: {
    title: 'Die Steine am Weg',
    body: [
      '* Karmesin-Kaverne: eine beliebige Ressource, ein Gildenschritt, eine beliebige Ressource, ein Ei; am Ende darfst du bis zu 2 Ressourcen aus dem Vorrat auf Drachen einlagern.',
      '* Gold-Grotte: eine Drachenkarte, ein Gildenschritt, eine Drachenkarte, ein Ei; am Ende darfst du bis zu 2 Handkarten unter Drachen schieben.',
      '* Amethyst-Abgrund: eine Höhlenkarte, ein Gildenschritt, eine Höhlenkarte, ein Ei; am Ende darfst du bis zu 2-mal eine Höhlenkarte für 2 Eier geben.',
      'Der letzte Stein einer Höhle liegt hinter dem vierten Drachen.',
    ],
  },
  paying: {
    title: 'Bezahlen',
    body: [
      'Ressourcen und Münzen kommen aus deinem Vorrat, Karten aus der Hand, Eier aus beliebigen deiner Nester. Wo es eine Wahl gibt, triffst du sie.',
      'In deinem Zug kannst du jederzeit zwei Ressourcen gegen eine andere tauschen. Beim Bezahlen wird so eingetauscht, was fehlt.',
      '! Die Sorte, die du nimmst, ist eine andere als die beiden, die du gibst. Du darfst für etwas bezahlen, das nichts bewirkt, aber nicht für einen Drachen, eine Höhle, eine Aktivierung oder einen Tausch, der nicht möglich ist.',
    ],
  },
  abilities: {
    title: 'Fähigkeiten',
    body: [
      'Jeder Drache hat eine oder zwei Fähigkeiten, mit einem Zeichen dafür, wann sie wirken: beim Erkunden, beim Ausspielen, am Ende jeder Runde, am Ende des Spiels.',
      {
        caption: 'Die Zeichen, wann eine Fähigkeit wirkt.',
        alt: 'Vier Zeichen mit Namen: aktiviert, beim Ausspielen, am Rundenende, am Spielende.',
      },
      'Alles ist freiwillig. Was ein Effekt gibt, nimmst du in beliebiger Reihenfolge und auch nur zum Teil. Gezählt wird, wenn der Effekt beginnt. Eine Karte, die du bekommst, kommt aus der Auslage oder vom Stapel; eine, die du ziehst, nur vom Stapel.',
      'Einlagern heißt, eine Ressource für immer auf einen Drachen zu legen; unterschieben heißt, eine Karte für immer verdeckt unter einen Drachen zu legen. Jedes ist einen Punkt wert. Untergeschobene Karten zählen sonst für nichts.',
      '! Je ein Ei, je eine Karte unter mehrere, mehrere Karten unter einen Drachen oder vom Stapel: ganz oder gar nicht. Drei Karten, die behalten, abgeworfen und untergeschoben werden, müssen verteilt werden, sobald sie gezogen sind.',
      '! Ein Drache aktiviert sich nicht selbst. Im Zug seiner Ankunft ist nur die Aktivierung gesperrt.',
      '! Darf jemand eine Ressource nennen, muss es eine sein; nehmen muss man sie nicht. Wird ein Drache mitten in seinem Effekt überdeckt, verfällt, was noch auf ihn sollte. Ein Drache mit Rundenende-Zeichen, der während des Rundenendes kommt, wirkt noch, wenn du mit deinen nicht fertig bist. Wer durch ein Geschenk in einem fremden Zug kommt, ruht bis zu dessen Ende.',
    ],
  },
  eggs: {
    title: 'Eier und Nester',
    body: [
      'Ein Ei braucht ein freies Nest: eines auf einem Drachen oder eines der zwei auf deinem Tableau. Eier, für die kein Nest da ist, gehen verloren.',
      'Mit Eiern bezahlst du fürs Graben, fürs Erkunden und für Jungtiere; jedes, das du behältst, ist einen Punkt wert.',
    ],
  },
  hatchlings: {
    title: 'Jungtiere',
    body: [
      'Ein Jungtier sitzt noch in der Schale. Beim Erkunden darfst du es füttern: mit Milch oder Fleisch aus dem Vorrat oder mit einer Drachenkarte aus der Hand.',
      'Jedes Stück seines Futters bringt, was zuerst genannt ist, woher es auch kommt. Das dritte Stück bringt außerdem, was zuletzt genannt ist, einmal im Spiel. Danach frisst es weiter wie vorher.',
      {
        caption: 'Jungtier 20: Jedes Fleisch bringt Gold, das dritte dazu zwei Drachenkarten.',
        alt: 'Die Karte eines Jungtiers in der Schale mit dem Text seiner Fütterung.',
      },
      '! Nur das eigene Futter zählt; anderes darf dort liegen und füttert niemanden. Was das dritte Stück bringt, ist eines, in beliebiger Reihenfolge.',
    ],
  },
  gifts: {
    title: 'Geschenke',
    body: [
      'Manche Effekte geben allen anderen etwas. Sie werden im Uhrzeigersinn gefragt, sobald du deinen eigenen Teil genommen oder darauf verzichtet hast.',
      'Auch Geschenke sind freiwillig. Sie erreichen dich auch, wenn du gepasst hast.',
    ],
  },
  guild: {
    title: 'Die Gilde',
    body: [
      'Ein Gildenschritt bringt deinen Stein ein Feld weiter um den Kreis, und das Feld gibt sofort seine Belohnung.',
      'Wer eines der zwei braunen Felder betritt, legt einen Marker auf ein freies Feld des Gildenplättchens und darf es nutzen. Du hast vier Marker; danach bewirken braune Felder nichts.',
      '* Die ersten drei Reihen bewirken sofort etwas.',
      '* Die vierte Reihe zählt am Spielende.',
      '* Die fünfte Reihe ist 6, 3 oder, ohne Grenze, 1 Punkt wert.',
      '! Zu viert und zu fünft hat jede der ersten vier Reihen ein Feld mehr. Legen ist Pflicht, die Belohnung nicht. Zwei Marker in derselben Wertungsreihe zählen doppelt.',
    ],
  },
  circle: {
    title: 'Der Gildenkreis',
    body: [
      'Die 12 Felder im Uhrzeigersinn: braun (dort beginnen alle Steine), Ei, Fleisch, Drachenkarte, Höhlenkarte, Kristall, braun, Ei, Gold, Drachenkarte, Münze, Milch. Wer mehrere Schritte macht, bekommt jedes Feld auf dem Weg.',
      {
        caption: 'Der Kreis mit zwei Gildensteinen und ein Gildenplättchen, auf dem schon ein Marker liegt.',
        alt: 'Ein Kreis von zwölf Feldern, zwei davon braun; darunter die Reihen eines Plättchens mit freien Feldern.',
      },
    ],
  },
  tiles: {
    title: 'Die vier Gildenplättchen',
    body: [
      '* Flachland: für ein Ei die oberste Höhlenkarte umsonst graben (2 Felder); für 2 Eier einen Drachen umsonst; Münze und 2 Eier; 1 Punkt für je 2 Eier.',
      '* Meer: umsonst graben; für eine Drachenkarte einen anderen Drachen umsonst; Münze und 2 Drachenkarten (2 Felder); 3 Punkte für jede volle Spalte.',
      '* Hochland: für eine Münze bis zu 2-mal umsonst graben; für eine Höhlenkarte einen Drachen umsonst über einen anderen (2 Felder); Münze und 2 Höhlenkarten; 1 Punkt für jede Höhlenkarte im Tableau.',
      '* Regenwald: für eine Ressource umsonst graben, auch aus der Auslage; einen Drachen aus Hand oder Auslage ohne seine Ressourcen; Münze und 2 Ressourcen; 1 Punkt für jedes Kostensymbol der Drachen einer Höhle (2 Felder).',
    ],
  },
  limits: {
    title: 'Grenzen',
    body: [
      'Am Ende deines eigenen Zuges behältst du höchstens neun Münzen, neun Ressourcen und neun Karten beider Arten zusammen. Was auf oder unter Drachen liegt, zählt nicht mit.',
      'Was in den Zügen der anderen dazukommt, darf bis zum Ende deines nächsten Zuges liegen bleiben.',
      'Dann wird die Auslage aufgefüllt. Ein leerer Stapel wird aus der Ablage neu gebildet, wenn eine Karte gebraucht wird.',
    ],
  },
  objectives: {
    title: 'Ziele',
    body: [
      'Am Ende jeder Runde wird ihr Ziel gewertet. Der erste Platz bringt in den Runden eins bis vier 4, 5, 6 und 7 Punkte, der zweite 1, 2, 3 und 4, der dritte 0, 1, 2 und 3.',
      {
        caption:
          'Die Ziele von vier Runden: was sie zählen, was jeder Platz bringt und wie alle gerade stehen.',
        alt: 'Eine Liste von vier Zielen mit Punkten für die Plätze und dem Stand aller am Tisch.',
      },
      'Wer gleich viel hat, teilt sich den Platz ohne Abzug, und die nächste Menge bekommt den nächsten Platz. Wer gar nichts hat, bekommt nichts.',
      '! Bei den Markern der Gilde entscheidet unter Gleichen der Stein, der insgesamt weiter ist; ohne Marker gibt es nichts.',
      '* Um Höhlen: Höhlenkarten im Tableau, Drachen und Höhlenkarten in einer der drei Höhlen.',
      '* Um Vorrat: Nester auf Drachen, Eier in allen Nestern, eingelagerte Ressourcen, Marker der Gilde.',
      '* Um Drachenarten: Jungtiere, kleine, mittlere, große, aggressive, verspielte, scheue oder hilfsbereite Drachen.',
      '* Um Karten: Drachen mit höchstens 2 oder mindestens 3 Kostensymbolen; Drachen, die beim Ausspielen oder am Rundenende wirken, oder solche mit Aktivierung.',
    ],
  },
  end: {
    title: 'Das Ende',
    body: [
      'Nach der vierten Runde zählst du zusammen:',
      '* Marker in den Reihen vier und fünf des Gildenplättchens;',
      '* die Punkte deiner Drachen und was ihre Spielende-Fähigkeiten bringen;',
      '* einen Punkt für jedes Ei, jede eingelagerte Ressource und jede untergeschobene Karte;',
      '* die Ziele;',
      '* einen Punkt je Münze und einen für je vier übrige Ressourcen und Karten.',
      'Bei Gleichstand gewinnt, wer mehr Drachen hat; ist auch das gleich, teilt man sich den Sieg.',
      '! Fähigkeiten, die am Ende etwas kosten, und die Höhle, die der Regenwald zählt, werden für dich bestmöglich verrechnet.',
    ],
  },
  solo: {
    title: 'Allein',
    body: [
      'Allein spielst du gegen einen Rivalen ohne Tableau, der nichts bezahlt und nach jedem deiner Züge dran ist. Du beginnst jede Runde.',
      'Er deckt eine Entscheidungskarte auf: Vielleicht kommen neue Drachen in die Auslage, seine Zähler auf dem Ziel steigen oder fallen, und sein Gildenstein zieht. Auf einem braunen Feld nimmt er einen Drachen aus der Auslage und dazu eine Höhle oder ein Feld des Gildenplättchens. Er handelt sechs- oder siebenmal je Runde.',
      'Für jedes Ziel hat er die Zahl des Plättchens für diese Runde und seine Zähler. Am Ende bekommt er 7 Punkte je Drache (8 auf Stufe 3), 2 je Höhle, 1 für jeden Schritt hinter dem letzten braunen Feld und seine Ziele. Ein Gleichstand gehört dir.',
      {
        caption: 'Der Rivale: was er genommen hat, und was er damit bisher hätte.',
        alt: 'Eine Tafel mit den Drachen und Höhlen des Rivalen und seinen Punkten.',
      },
      'In der Variante R hängen seine Schritte davon ab, wie tief du gegraben hast, du behältst zwischen den Runden höchstens zwei Münzen, und auch seine festen Felder zählen.',
      '! Fünf Drachen, die auf Nachbarn schauen, sind nicht im Stapel, und das Ziel über Gildenmarker fällt weg. Geschenke bekommt niemand. Ist der Platz leer, von dem er nehmen will, nimmt er nichts.',
    ],
  },
  options: {
    title: 'Was man einstellen kann',
    body: [
      'Mit offenen Karten sehen alle die Hände der anderen. Das macht das erste Spiel leichter.',
      'Fünf Drachen (119, 124, 131, 132 und 134) haben in einer späteren Auflage andere Werte. Auf Wunsch gelten diese.',
    ],
  },
});
