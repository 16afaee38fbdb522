import type { Words } from './words.js';

const de: Words = {
  'schwingenschlag.school.chapter.home': 'Höhlen und Drachen',
  'schwingenschlag.school.home.welcome':
    'Dieser Berg gehört dir, mit drei Höhlen. Mach ihn zur besten Drachenheimat: Nach vier Runden gewinnen die meisten Punkte.',
  'schwingenschlag.school.home.entice':
    'Dieser Drache will einziehen. Er kostet eine Münze und ein Fleisch und lebt in der roten Karmesin-Kaverne. Tipp ihn an und locke ihn an.',
  'schwingenschlag.school.home.enticeFirst':
    'Gleich! Fang mit dem umringten Drachen an: Er kostet nur ein Fleisch, und ein Platz ist frei.',
  'schwingenschlag.school.home.enticed': 'Willkommen! Die Zahl auf ihm sind seine Punkte am Ende.',
  'schwingenschlag.school.home.dig':
    'Auch Ida hat Besuch. Dein nächster Platz ist noch Fels. Tipp die umringte Höhlenkarte an und grabe in der Karmesin-Kaverne, für eine Münze.',
  'schwingenschlag.school.home.digFirst':
    'Das noch nicht: Dein zweiter Drache lebt nur in der Karmesin-Kaverne. Schaff dort Platz, mit der umringten Karte.',
  'schwingenschlag.school.home.meat':
    'Jede Höhle gibt beim Graben einmal etwas: hier eine Ressource und ein Ei. Dein nächster Drache kostet zwei Fleisch, du hast eins. Nimm Fleisch.',
  'schwingenschlag.school.home.meatFirst':
    'Auch nützlich, aber dem Drachen in deiner Hand fehlt gerade Fleisch.',
  'schwingenschlag.school.home.egg':
    'Und ein Ei! Es braucht ein freies Nest: auf deinem Drachen oder eines der zwei auf deinem Tableau. Wohin legst du es?',
  'schwingenschlag.school.home.eggFirst':
    'Nimm das Ei ruhig: Später bezahlst du damit, und behältst du es bis zum Ende, ist es ein Punkt.',
  'schwingenschlag.school.home.eggOnDragon':
    'Schön warm. Mit Eiern bezahlst du; jedes, das du behältst, ist ein Punkt.',
  'schwingenschlag.school.home.eggOnMat':
    'Zwei nebeneinander. Mit Eiern bezahlst du; jedes, das du behältst, ist ein Punkt.',
  'schwingenschlag.school.home.second':
    'Jetzt ist Platz: Locke deinen zweiten Drachen an. Lies seine Karte: „Beim Ausspielen“ wirkt sofort, wenn er kommt.',
  'schwingenschlag.school.home.secondFirst':
    'Erst der Drache: Zwei Fleisch und einen Platz für ihn hast du jetzt.',
  'schwingenschlag.school.home.coin': 'Da ist die versprochene Münze: eine Aktion mehr für dich.',
  'schwingenschlag.school.home.wide':
    'Grabe noch einmal, in der Gold-Grotte oder im Amethyst-Abgrund: Tipp die Karte an und wähle die Höhle. Am Fels steht der Preis.',
  'schwingenschlag.school.home.wideFirst':
    'Jetzt nicht. In der Karmesin-Kaverne kostet der dritte Platz auch noch ein Ei, in den beiden anderen nur die Münze.',
  'schwingenschlag.school.home.wideGold':
    'Die Gold-Grotte hat jetzt Platz für zwei, und du hast Gold bekommen.',
  'schwingenschlag.school.home.wideAmethyst':
    'Der Amethyst-Abgrund hat jetzt Platz für zwei, und du hast Gold bekommen.',
  'schwingenschlag.school.home.take':
    'Diese Höhle bringt auch eine Drachenkarte. Nimm eine der drei aus der Auslage oder eine verdeckte vom Stapel.',
  'schwingenschlag.school.home.takeFirst':
    'Sie kostet nichts: Nimm einen Drachen. Ausspielen musst du ihn heute nicht.',
  'schwingenschlag.school.home.took':
    'Auf den kann man sich freuen. Auf der Karte steht, was er kostet und wo er lebt.',
  'schwingenschlag.school.home.tookUnseen':
    'Eine Überraschung! Auf der Karte steht, was er kostet und wo er lebt.',
  'schwingenschlag.school.home.coins':
    'Jede Aktion kostet eine Münze: anlocken, graben und erkunden, das kommt als Nächstes. Jede neue Runde bringt dir sechs.',
  'schwingenschlag.school.home.points':
    'Hier siehst du jederzeit, wie es um die Punkte steht. Drachen und Eier sind dabei erst der Anfang.',
  'schwingenschlag.school.chapter.walk': 'Erkunden und die Gilde',
  'schwingenschlag.school.walk.welcome':
    'Zwei Runden später wohnen fünf Drachen bei dir. Jetzt sollen sie wirken: Wer durch eine Höhle geht, nutzt alles auf dem Weg.',
  'schwingenschlag.school.walk.explore':
    'Erkunden kostet eine Münze. Tipp den Eingang der Karmesin-Kaverne an, sieh dir den Weg von Stein zu Drache zu Stein an und geh los.',
  'schwingenschlag.school.walk.exploreFirst':
    'Später. Fang mit der Karmesin-Kaverne an: Dort wohnen drei Drachen, der Gang ist also am längsten.',
  'schwingenschlag.school.walk.milk':
    'Der erste Stein gibt eine beliebige Ressource. Das Jungtier in der Gold-Grotte trinkt Milch: Nimm Milch für es.',
  'schwingenschlag.school.walk.milkFirst': 'Ein andermal. Das Jungtier in der Gold-Grotte trinkt nur Milch.',
  'schwingenschlag.school.walk.step':
    'Dein erster Drache hat dir einen Kristall gefunden: Sein Zeichen heißt „Aktiviert“, bei jedem Gang. Der nächste Stein ist ein Gildenschritt. Nimm ihn!',
  'schwingenschlag.school.walk.stepFirst':
    'Nimm ihn ruhig: Ein Gildenschritt kostet nichts und führt immer zu etwas.',
  'schwingenschlag.school.walk.circle':
    'Das ist der Gildenkreis. Dein Stein ging ein Feld weiter, und das Feld gab dir einen Kristall. Das nächste ist braun: Dort gibt es die großen Belohnungen.',
  'schwingenschlag.school.walk.any':
    'Der zweite Drache hat nur beim Ausspielen gewirkt. Der dritte Stein gibt wieder eine beliebige Ressource: Welche magst du?',
  'schwingenschlag.school.walk.anyFirst': 'Was am Weg liegt, kostet nichts: Nimm eine Ressource.',
  'schwingenschlag.school.walk.egg': 'Der Stein danach legt ein Ei. Such ihm ein Nest aus.',
  'schwingenschlag.school.walk.eggFirst': 'Du hast freie Nester: Leg das Ei in eines davon.',
  'schwingenschlag.school.walk.egged': 'Da liegt es gut. Der Gang endet am ersten Platz ohne Drachen.',
  'schwingenschlag.school.walk.grotto':
    'Ida gibt ihre letzten Münzen für einen Drachen aus. Du hast noch eine: Besuch das Jungtier in der Gold-Grotte.',
  'schwingenschlag.school.walk.grottoFirst':
    'Das Jungtier hat Hunger, und du hast Milch. Erkunde die Gold-Grotte.',
  'schwingenschlag.school.walk.card':
    'In dieser Höhle ist der erste Stein eine Drachenkarte. Nimm, welche dir gefällt.',
  'schwingenschlag.school.walk.cardFirst':
    'Sie kostet nichts: Nimm eine Karte, aus der Auslage oder vom Stapel.',
  'schwingenschlag.school.walk.feed':
    'Da sitzt es in seiner Schale. Füttere es mit der Milch! Sie bleibt als Punkt bei ihm, und du bekommst einen Kristall dafür.',
  'schwingenschlag.school.walk.feedFirst': 'Dann bliebe es hungrig. Gib ihm die Milch.',
  'schwingenschlag.school.walk.fed':
    'Bäuerchen! Nach der dritten Mahlzeit bedankt es sich mit etwas Größerem.',
  'schwingenschlag.school.walk.brown':
    'Noch ein Gildenschritt: Er bringt deinen Stein auf das braune Feld. Nimm ihn!',
  'schwingenschlag.school.walk.mark':
    'Leg einen Marker auf das Gildenplättchen: sechs Punkte am Ende oder einen Punkt je Höhlenkarte im Tableau. Vier davon hast du jetzt.',
  'schwingenschlag.school.walk.markFirst':
    'Diese Reihe bringt jetzt weniger oder verlangt, was du nicht hast. Nimm eine der zwei mit den meisten Punkten.',
  'schwingenschlag.school.walk.markedSix': 'Sechs Punkte, ganz sicher. Die bekommt nur eine Person.',
  'schwingenschlag.school.walk.markedCaves': 'Schon vier Punkte, und mehr mit jedem Platz, den du gräbst.',
  'schwingenschlag.school.walk.again':
    'Der Gang ist vorbei. Ein zweiter durch dieselbe Höhle kostet in dieser Runde dazu ein Ei, wie am Eingang steht; ein dritter zwei.',
  'schwingenschlag.school.chapter.last': 'Die letzte Runde',
  'schwingenschlag.school.last.welcome':
    'Die letzte von vier Runden und deine letzte Münze. Am Ende jeder Runde wird ihr Ziel gewertet. Hier steht das der vierten.',
  'schwingenschlag.school.last.entice':
    'Es zählt Drachen mit dem Zeichen „Beim Ausspielen“ oder „Rundenende“. Du hast zwei, Ida drei: 4 Punkte zu 7. Locke den Drachen aus deiner Hand an!',
  'schwingenschlag.school.last.enticeFirst':
    'Auch das brächte etwas, aber der Drache in deiner Hand bringt beim Ziel drei Punkte mehr.',
  'schwingenschlag.school.last.enticed':
    'Gold fehlte: Zwei andere Ressourcen wurden eins. Jetzt steht es drei zu drei, und beide bekommen volle 7 Punkte.',
  'schwingenschlag.school.last.pass':
    'Ida passt. Du hast keine Münze mehr: Passe auch. Haben alle gepasst, ist die Runde vorbei.',
  'schwingenschlag.school.last.passFirst': 'Ohne Münze gibt es nichts anderes zu tun: Passe.',
  'schwingenschlag.school.last.abilities':
    'Zuerst wirken die Drachen mit dem Zeichen „Rundenende“. Idas sind fertig, jetzt deine. Fang mit dem umringten an: Er legt ein Ei.',
  'schwingenschlag.school.last.abilitiesFirst':
    'Alle wirken, einer nach dem anderen. Fang mit dem umringten Drachen an.',
  'schwingenschlag.school.last.egg': 'In sein eigenes Nest: noch ein Punkt.',
  'schwingenschlag.school.last.eggFirst': 'Ein Ei ist ein Punkt, und das Nest ist frei: Leg es hinein.',
  'schwingenschlag.school.last.second':
    'Und nun der neue. Für jeden deiner Marker auf dem Gildenplättchen nimmt er eine Karte vom Stapel.',
  'schwingenschlag.school.last.secondFirst': 'Lass diese Punkte nicht liegen: Lass ihn wirken.',
  'schwingenschlag.school.last.tuck':
    'Zwei Marker, zwei Karten: Schieb sie ihm unter. Eine untergeschobene Karte bleibt dort und ist ein Punkt.',
  'schwingenschlag.school.last.tucked':
    'Zwei Punkte mehr, und dann wurde das Ziel gewertet: 7 Punkte für dich.',
  'schwingenschlag.school.last.over':
    'Das Spiel ist aus: 71 zu 60, du gewinnst! Nach den ersten drei Runden gibt es stattdessen sechs Münzen und ein Ei, und es geht weiter.',
  'schwingenschlag.school.last.sum':
    'Es zählen Drachen, Eier, Eingelagertes, untergeschobene Karten, Gilde und Ziele; auch eine übrige Münze ist ein Punkt. Jetzt bist du dran!',
  'schwingenschlag.school.drill.afford': 'Wer kann einziehen?',
  'schwingenschlag.school.afford.ask':
    'Drei Drachen auf der Hand; du hast ein Fleisch, einen Kristall und eine Milch. Locke den mit den meisten Punkten an, den du bezahlen kannst.',
  'schwingenschlag.school.afford.because':
    'Fleisch und Kristall, und in der Karmesin-Kaverne ist Platz: 5 Punkte. Für den mit 6 fehlt dir Gold.',
  'schwingenschlag.school.afford.less':
    'Auch er könnte einziehen, bringt aber zum selben Preis nur 3 Punkte.',
  'schwingenschlag.school.afford.otherwise': 'Das kann warten: Hier soll ein Drache einziehen.',
  'schwingenschlag.school.drill.nests': 'Kein Ei geht verloren',
  'schwingenschlag.school.nests.ask':
    'Ein Ei, ein freies Nest: Noch bietet kein Drache weitere. Grabe die Höhle, deren Eier alle Platz finden.',
  'schwingenschlag.school.nests.because':
    'Ein Kristall und ein Ei: Das passt. Die Höhle mit drei Eiern ist besser, wenn Drachen Nester bringen.',
  'schwingenschlag.school.nests.lost': 'Drei Eier, aber nur ein Nest ist frei: Zwei gingen verloren.',
  'schwingenschlag.school.nests.otherwise': 'Das legt kein Ei. Grabe eine deiner zwei Höhlenkarten.',
  'schwingenschlag.school.drill.step': 'Der Weg zur Gilde',
  'schwingenschlag.school.step.ask': 'Du willst einen Gildenschritt. Durch welche Höhle gehst du?',
  'schwingenschlag.school.step.because':
    'Der Stein der Gilde liegt hinter dem ersten Drachen; in dieser Höhle wohnen zwei.',
  'schwingenschlag.school.step.short': 'Dort wohnt kein Drache, also endet der Gang am ersten Stein.',
  'schwingenschlag.school.step.otherwise': 'Die Steine der Gilde liegen am Weg durch die Höhlen: Erkunde.',
  'schwingenschlag.school.drill.lead': 'Das Ziel der Runde',
  'schwingenschlag.school.lead.ask':
    'Das erste Ziel zählt große Drachen. Welcher Drache bringt dich in Führung?',
  'schwingenschlag.school.lead.because': 'Er ist groß: 1 zu 0. Am Ende der Runde sind das 4 Punkte.',
  'schwingenschlag.school.lead.small': 'Der ist klein; das Ziel fragt nach großen. Auf jeder Karte steht es.',
  'schwingenschlag.school.lead.otherwise':
    'Dieser Zug ändert nichts am Ziel. Sieh deine Drachen durch: Welcher ist groß?',
  'schwingenschlag.school.concept.draft':
    'Von sechs Karten bleiben vier. Behalte billige Drachen, die in verschiedenen Höhlen leben; viel falsch machen kannst du nicht.',
  'schwingenschlag.school.concept.firstResources':
    'Wähle drei Ressourcen. Sieh dir die Drachen an, die du behalten hast: Nimm, was der billigste kostet.',
  'schwingenschlag.school.concept.marker':
    'Ein braunes Feld! Leg einen Marker: Die oberen Reihen bewirken sofort etwas, die unteren sind Punkte am Ende.',
  'schwingenschlag.school.concept.feed':
    'Dein Jungtier hat Hunger. Jedes Stück Futter bringt etwas und ist ein Punkt; das dritte bringt etwas Größeres.',
  'schwingenschlag.school.concept.roundAbilities':
    'Alle haben gepasst. Jetzt wirken deine Drachen mit dem Zeichen „Rundenende“, in beliebiger Reihenfolge.',
  'schwingenschlag.school.concept.roundEgg':
    'Eine neue Runde: sechs Münzen und ein Ei für alle. In welches Nest kommt das Ei?',
  'schwingenschlag.school.concept.limits':
    'Am Ende deines Zuges behältst du höchstens neun Ressourcen und neun Karten. Nutze etwas davon oder gib ab, was du am wenigsten brauchst.',
  'schwingenschlag.school.concept.gift':
    'Ein Geschenk aus einem anderen Zug! Du darfst es nehmen, und es kostet dich nichts.',
  'schwingenschlag.school.concept.fourthSpace':
    'Ein vierter Platz hat einen Bonus: drei Dinge für eine Münze. Du sagst, ob er vor der Höhlenkarte kommt oder danach.',
  'schwingenschlag.school.concept.pay':
    'Das kannst du verschieden bezahlen. Gib, was du am leichtesten entbehrst.',
  'schwingenschlag.school.concept.cache':
    'Eine eingelagerte Ressource bleibt für immer auf dem Drachen und ist am Ende ein Punkt.',
  'schwingenschlag.school.concept.tuck':
    'Eine untergeschobene Karte bleibt für immer unter dem Drachen und ist ein Punkt. Nimm eine, die du nicht ausspielen willst.',
  'schwingenschlag.school.concept.step':
    'Ein Gildenschritt: Dein Stein geht ein Feld weiter im Kreis, und das Feld gibt, was es zeigt.',
  'schwingenschlag.school.concept.egg':
    'Ein Ei braucht ein freies Nest: auf einem Drachen oder eines der zwei im Tableau. Jedes behaltene Ei ist ein Punkt.',
  'schwingenschlag.school.concept.takeDragon':
    'Nimm eine Drachenkarte: eine der drei aus der Auslage oder eine verdeckte vom Stapel. Sieh, was sie kostet und wo der Drache lebt.',
  'schwingenschlag.school.concept.takeCave':
    'Nimm eine Höhlenkarte: eine der drei aus der Auslage oder eine verdeckte vom Stapel. Sie wirkt, wenn du sie gräbst.',
  'schwingenschlag.school.concept.takeAny':
    'Eine beliebige Ressource: Sieh nach, was den Drachen in deiner Hand noch fehlt.',
  'schwingenschlag.school.concept.parts':
    'Alles ist freiwillig, und du wählst die Reihenfolge. Was du liegen lässt, verfällt.',
  'schwingenschlag.school.concept.turn':
    'Du bist dran: graben, anlocken oder erkunden. Jedes kostet eine Münze; was noch dazukommt, steht an jedem Platz.',
  'schwingenschlag.school.concept.onlyPass':
    'Du kannst nichts mehr bezahlen: Passe. Du behältst alles, und die nächste Runde bringt sechs Münzen.',
  'schwingenschlag.school.concept.lastRound':
    'Die letzte Runde. Was keine Punkte mehr bringt, nützt jetzt nichts; eine übrige Münze ist immerhin einer.',
  'schwingenschlag.school.concept.newRound':
    'Neue Karten liegen in der Auslage, und jemand anders beginnt. Sechs Münzen sind sechs Aktionen: Was hast du vor?',
  'schwingenschlag.school.concept.scored':
    'Das Ziel wurde gewertet. Wer gleich viel hat, teilt den Platz ohne Abzug, und jede weitere Runde ist mehr wert.',
  'schwingenschlag.school.concept.walk':
    'In deinem Berg wohnt jetzt ein Drache: Bei einem Gang nutzt du die Steine und jeden Drachen mit dem Zeichen „Aktiviert“.',
  'schwingenschlag.school.concept.objective':
    'Behalte das Ziel der Runde im Auge: An ihrem Ende bringt der erste Platz 4 Punkte, später bis zu 7.',
  'schwingenschlag.school.concept.walkAgain':
    'Dieselbe Höhle lässt sich noch einmal erkunden, aber der zweite Gang kostet dazu ein Ei, der dritte zwei.',
  'schwingenschlag.school.concept.deeper':
    'Je tiefer, desto teurer: Der dritte Platz einer Höhle kostet dazu ein Ei, der vierte zwei.',
  'schwingenschlag.school.concept.room':
    'Ein Drache in deiner Hand hat noch keinen Platz: Grabe in einer Höhle, in der er lebt.',
  'schwingenschlag.school.concept.hatchling':
    'Ein Jungtier auf der Hand: Es kostet Milch und ein Ei und will später bei Gängen gefüttert werden.',
  'schwingenschlag.school.concept.brown':
    'Dein Gildenstein steht vor einem braunen Feld. Ein Gang an einem Drachen vorbei bringt ihn hin.',
  'schwingenschlag.school.concept.exchange':
    'Fehlt etwas? In deinem Zug wird aus zwei Ressourcen eine andere.',
  'schwingenschlag.school.concept.gameEnd':
    '„Spielende“ auf einem Drachen: Er bringt Punkte für das, was in seinem Text steht. Plane früh darauf hin.',
  'schwingenschlag.school.concept.roundEnd':
    '„Rundenende“ auf einem Drachen: Er wirkt am Ende jeder Runde und lohnt sich am meisten, wenn er früh kommt.',
  'schwingenschlag.school.concept.alone':
    'Andere haben gepasst. Du kannst weitermachen, solange du Münzen hast.',
  'schwingenschlag.school.caution.eggsLost':
    'Diese Höhle legt mehr Eier, als du freie Nester hast: Der Rest ginge verloren. Trotzdem graben?',
  'schwingenschlag.school.caution.emptyWalk':
    'In dieser Höhle wohnt kein Drache: Du bekämst nur den ersten Stein. In einer anderen liegt mehr am Weg.',
  'schwingenschlag.school.caution.dearWalk':
    'Zwei Eier sind zwei Punkte, und dieser Gang ist kurz. Trotzdem gehen?',
  'schwingenschlag.school.caution.declines': 'Du würdest etwas liegen lassen, das nichts kostet.',
  'schwingenschlag.school.well.won': 'Du hast gewonnen: Dein Berg ist die beste Drachenheimat.',
  'schwingenschlag.school.well.objectives': 'Bei mindestens zwei Zielen warst du vorn.',
  'schwingenschlag.school.well.fed': 'Deine Jungtiere hast du gut gefüttert.',
  'schwingenschlag.school.well.markers': 'Dreimal oder öfter hast du ein braunes Feld der Gilde erreicht.',
  'schwingenschlag.school.well.dragons': 'Acht Drachen oder mehr wohnen bei dir.',
  'schwingenschlag.school.well.eggs': 'Deine Nester sind voller Eier.',
  'schwingenschlag.school.next.dragons':
    'Locke früh mehr Drachen an: Jeder macht alle späteren Gänge besser.',
  'schwingenschlag.school.next.coins':
    'Gib deine Münzen aus: Fast jede Aktion ist mehr wert als der Punkt für eine Münze.',
  'schwingenschlag.school.next.markers':
    'Mach mehr Gildenschritte: Zwei Marker bis zur dritten Runde sind ein gutes Ziel.',
  'schwingenschlag.school.next.objectives':
    'Sieh vor dem Anlocken nach, ob ein Drache für das Ziel einer kommenden Runde zählt.',
  'schwingenschlag.school.next.hand':
    'Übrige Karten zählen kaum: Behalte weniger davon oder schieb sie Drachen unter.',
  'schwingenschlag.school.next.ends':
    'Such zwei Drachen mit „Spielende“, die dasselbe wollen, und bau für sie.',
  'schwingenschlag.school.well.played': 'Du hast eine ganze Partie gespielt.',
  'schwingenschlag.school.next.walk':
    'Erkunde eine Höhle, in der mehrere Drachen wohnen, und tu es früh in der Runde.',
};

export default de;
