import type { Catalogue } from '../../../../words/words.js';
import type en from './en.js';

/** The words of the story of a match, in German. */
export default {
  'story.fetching': 'Was es dazu braucht, wird geholt …',
  'story.working': 'Die Partie wird angesehen: {done, number} von {of, number} Zügen',
  'story.goesOn': 'Das dauert etwas. Du kannst das hier schließen und inzwischen zusehen.',
  'story.stop': 'Anhalten',
  'story.stopped': 'Angehalten. Die Partie lässt sich jederzeit wieder ansehen.',
  'story.handOver': 'Den Server machen lassen',
  'story.waits': 'Wartet, bis der Server Zeit hat …',
  'story.atServer': 'Der Server sieht es sich an; dieses Gerät hat nichts zu tun.',
  'story.refused': 'Der Server sieht sich diese Partie jetzt nicht an.',
  'story.here': 'Auf diesem Gerät ansehen',
  'story.begin': 'Partie ansehen',
  'story.notLoaded': 'Was es dazu braucht, ließ sich nicht holen. Besteht eine Verbindung?',
  'story.broken': 'Diese Partie ließ sich nicht ansehen. Das ist ein Fehler des Programms, nicht deiner.',
  'story.retry': 'Noch einmal versuchen',
  'story.usual': 'Zurück zum ersten Blick',
  'story.seat': 'Wessen Geschichte?',
  'story.place':
    'Platz {place, number} von {seats, number}, mit ausgeglichenem Glück {same, select, yes {ebenso} other {Platz {even, number}}}',
  'story.chancesOf':
    '{who, select, me {Deine Gewinnchance} other {{name}: Die Gewinnchance}} lag vor dem Austeilen bei {before}. Mit gleich viel Glück für alle wären daraus {even} geworden, geworden sind es {result}.',
  'story.shares':
    'Vor dem Austeilen waren {before} der besten Wertung zu erwarten. Mit ausgeglichenem Glück wären daraus {even} geworden, geworden sind es {result}.',
  'story.early': 'Diese Partie endete vorzeitig: Die letzten Zahlen sagen, was da zu erwarten war.',
  'story.about':
    'Alle Zahlen sind Schätzungen: Die Partie wurde von jeder Stellung aus viele Male weitergespielt. Ein genauerer Blick dauert etwa zehnmal so lange.',
  'story.closer': 'Genauer ansehen',
  'story.chancesTitle': 'Gewinnchancen',
  'story.shareTitle': 'Anteil an der besten Wertung',
  'story.graph': 'Die Zahlen aller über die ganze Partie; die Tabelle darunter sagt dasselbe',
  'story.moment': 'Stelle der Partie',
  'story.dealt': 'Nach dem Austeilen',
  'story.then': '{part}: {what}',
  'story.show': 'Diese Stelle zeigen',
  'story.table': 'Als Tabelle',
  'story.before': 'Vor',
  'story.end': 'Am Ende',
  'story.turningPoints': 'Wendepunkte',
  'story.noTurningPoints': 'Kein einzelner Augenblick hat diese Partie entschieden.',
  'story.byLuck': 'Glück',
  'story.byDecision': 'Entscheidung',
  'story.turned':
    '{who, select, me {{way, select, up {Das brachte dir {points}.} other {Das kostete dich {points}.}}} other {{way, select, up {Das brachte {name} {points}.} other {Das kostete {name} {points}.}}}}',
  'story.decisions': 'Was besser gewesen wäre',
  'story.notLookedAt': 'Entscheidungen von Bots werden nicht angesehen.',
  'story.nothingLost': 'Nichts zu verbessern: Keine Entscheidung hat viel verschenkt. Gut gespielt!',
  'story.accuracy':
    '{count, plural, one {Auf eine Entscheidung kam es an} other {Auf # Entscheidungen kam es an}}. Genauigkeit {accuracy}, insgesamt verschenkt: {loss}.',
  'story.all': 'Alle {count, number} zeigen',
  'story.class.inaccuracy': 'Ungenauigkeit',
  'story.class.mistake': 'Fehler',
  'story.class.blunder': 'Patzer',
  'story.compared': '{played}. Besser: {better}',
  'story.card': 'Was hier besser gewesen wäre',
  'story.lost': 'verschenkt: {loss} (± {error}){isPoints, select, yes {, etwa {points} Punkte} other {}}.',
  'story.onBoard': 'Auf dem Brett gezeigt',
  'story.better': 'Besser: {answer}',
  'story.played': 'Gespielt: {answer}',
  'story.playOn': 'Von hier weiterspielen',
  'story.back': 'Zurück zur Geschichte',
  'story.practice': 'Aus diesen Fehlern lernen',
  'story.practiceTitle': 'Üben',
  'story.ask':
    '{who, select, me {Du hast „{answer}“ gespielt und {loss} verschenkt.} other {{name} hat „{answer}“ gespielt und {loss} verschenkt.}} Was ist besser?',
  'story.task': 'Aufgabe {at, number} von {of, number}',
  'story.showMe': 'Zeig es mir',
  'story.nextTask': 'Weiter',
  'story.toEnd': 'Zum Ende',
  'story.weighing': 'Deine Antwort wird abgewogen …',
  'story.right': 'Richtig!',
  'story.asGood': 'Richtig, „{answer}“ ist auch gut.',
  'story.untold': 'Wie gut „{answer}“ ist, kann hier niemand sagen. Versuch etwas anderes.',
  'story.notYet': 'Noch nicht: „{answer}“ verschenkt {loss}. Versuch etwas anderes.',
  'story.best': 'Besser: {answer}.',
  'story.alsoGood': '„{answer}“ ist auch gut.',
  'story.foundOf': '{found, number} von {of, number} gefunden',
  'story.foundAbout':
    '{rest, plural, =0 {Nichts mehr zu finden. Gut gemacht!} one {Eine wurde gezeigt. Noch einmal?} other {# wurden gezeigt. Noch einmal?}}',
  'story.allAgain': 'Alle noch einmal',
  'story.whence': 'Woher das Ergebnis kommt',
  'story.step.even': 'Vor dem Austeilen',
  'story.step.deal': 'Das Austeilen',
  'story.step.luck': 'Eigenes Glück',
  'story.step.rivalsLuck': 'Glück der anderen',
  'story.step.decisions': 'Eigene Entscheidungen',
  'story.step.rivalsDecisions': 'Entscheidungen der anderen',
  'story.step.unknown': 'Was niemand wissen konnte',
  'story.step.result': 'Ergebnis',
  'story.said.even': 'Die Gewinnchance, bevor etwas ausgeteilt war.',
  'story.said.evenTogether': 'Was zu erwarten war, bevor etwas ausgeteilt war.',
  'story.said.deal':
    '{way, select, up {Es wurde günstig ausgeteilt.} down {Es wurde ungünstig ausgeteilt.} other {Das Austeilen änderte nichts.}}',
  'story.said.luck':
    '{way, select, up {Was im eigenen Zug gewürfelt und gezogen wurde, war besser als sonst.} down {Was im eigenen Zug gewürfelt und gezogen wurde, war schlechter als sonst.} other {Was im eigenen Zug gewürfelt und gezogen wurde, war wie sonst.}}',
  'story.said.rivalsLuck':
    '{way, select, up {Was die anderen würfelten und zogen, half.} down {Was die anderen würfelten und zogen, schadete.} other {Was die anderen würfelten und zogen, änderte nichts.}}',
  'story.said.decisions':
    '{way, select, up {Besser als an diesem Tisch im Mittel.} down {Schlechter als an diesem Tisch im Mittel.} other {So gut wie an diesem Tisch im Mittel.}}',
  'story.said.rivalsDecisions':
    '{way, select, up {Was die anderen entschieden, ließ diesem Platz mehr.} down {Was die anderen entschieden, ließ diesem Platz weniger.} other {Was die anderen entschieden, änderte nichts.}}',
  'story.said.decisionsByJudge':
    '{way, select, up {Besser, als der urteilende Bot gespielt hätte.} down {Schlechter, als der urteilende Bot gespielt hätte.} other {So gut, wie der urteilende Bot gespielt hätte.}}',
  'story.said.rivalsDecisionsTogether':
    '{way, select, up {Was die anderen entschieden, brachte allen mehr.} down {Was die anderen entschieden, brachte allen weniger.} other {Was die anderen entschieden, änderte nichts.}}',
  'story.said.unknown':
    '{way, select, up {Entscheidungen trafen auf Verdecktes, und es passte.} down {Entscheidungen trafen auf Verdecktes, und es passte nicht.} other {Verdecktes machte keinen Unterschied.}}',
  'story.said.result': 'So ging es aus.',
  'story.said.resultEarly': 'Was zu erwarten war, als es endete.',
} satisfies Catalogue<keyof typeof en>;
