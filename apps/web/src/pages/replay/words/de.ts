import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

export default {
  'replay.title': 'Wiederholung',
  'replay.of': '{game}: Wiederholung',
  'replay.about':
    'Sieh dir eine beendete Partie noch einmal an, Zug für Zug und mit den Augen aller. Prüfe, ob der Zufall ehrlich war, oder spiel ab einer Stelle selbst weiter.',
  'replay.tables': 'Deine Tische',
  'replay.local': 'Auf diesem Gerät',
  'replay.nothing': 'Hier ist noch keine beendete Partie. Spiel eine zu Ende, dann wartet sie hier auf dich.',
  'replay.toGames': 'Zu den Spielen',
  'replay.fromFile': 'Aus einer Datei',
  'replay.open': 'Partiedatei öffnen',
  'replay.openAbout': 'Sie wird auf diesem Gerät gelesen und nirgendwohin geschickt.',
  'replay.toTable': 'Zum Tisch',
  'replay.toShelf': 'Andere Partien',
  'replay.more': 'Mehr zu dieser Partie',
  'replay.knowledge': 'Wer was weiß',
  'replay.asSeen': 'Wie {name} es sieht',
  'replay.moment': 'Was geschieht',
  'replay.readOnly': 'Diese Partie ist vorbei, du siehst nur zu.',
  'replay.controls': 'Steuerung',
  'replay.scrub': 'Stelle in der Partie',
  'replay.position': '{at, number} von {length, number}',
  'replay.first': 'Zum Anfang',
  'replay.back': 'Einen Zug zurück',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.forward': 'Einen Zug weiter',
  'replay.last': 'Zum Ende',
  'replay.isStart': 'Das ist der Anfang',
  'replay.isEnd': 'Das ist das Ende',
  'replay.chapter': 'Springen zu',
  'replay.turn': 'Zug {turn, number}: {name}',
  'replay.eyes': 'Gesehen von',
  'replay.eyesAll': 'allen (alles offen)',
  'replay.eyesWatcher': 'dem Publikum',
  'replay.pace': 'Tempo',
  'replay.slow': 'langsam',
  'replay.usual': 'normal',
  'replay.quick': 'schnell',
  'replay.share': 'Link zu dieser Stelle kopieren',
  'replay.shareNot': 'Diese Partie gibt es nur auf diesem Gerät. Lade sie herunter und schick die Datei.',
  'replay.shared': 'Kopiert. Wer den Link öffnet, sieht genau diese Stelle.',
  'replay.check': 'Regeln und Zufall prüfen',
  'replay.download': 'Partiedatei herunterladen',
  'replay.another': 'Andere Partie oder Datei',
  'replay.branch': 'Von hier weiterspielen',
  'replay.branchOver':
    'Hier ist die Partie vorbei. Geh zurück an eine Stelle, an der noch jemand entscheidet.',
  'replay.branchAbout':
    'An genau dieser Stelle beginnt eine neue Partie, auf diesem Gerät. Was danach kommt, bestimmt neuer Zufall.',
  'replay.branchSeats': 'Welche Plätze spielst du?',
  'replay.branchNobody': 'Wähle mindestens einen Platz für dich.',
  'replay.branchBegin': 'Weiterspielen',
  'replay.checkAbout':
    'Wenn eine Partie beginnt, sehen alle das Siegel ihres Zufalls: den SHA-256-Wert einer geheimen Zahl. Ist sie vorbei, wird die Zahl offengelegt. Hier rechnet dein Browser das Siegel nach und spielt jeden Zug noch einmal.',
  'replay.seal': 'Siegel am Anfang',
  'replay.seed': 'Zahl am Ende',
  'replay.checking': '{count, plural, one {Ein Zug wird} other {# Züge werden}} nachgespielt …',
  'replay.checkFailed': 'Die Prüfung ließ sich hier nicht durchführen.',
  'replay.checkAgain': 'Noch einmal versuchen',
  'replay.checkDetails': 'Einzelheiten für Fachleute',
  'replay.checkGood': 'Alles stimmt.',
  'replay.checkSeedToo':
    'Die Zahl passt zu ihrem Siegel, {count, plural, one {der eine Zug ist} other {alle # Züge sind}} erlaubt, aller Zufall ist genau der, den die Zahl ergibt, und das Ergebnis stimmt.',
  'replay.checkCarried':
    'Die Zahl passt zu ihrem Siegel, alle {count, number} Züge sind erlaubt, und das Ergebnis stimmt. Die ersten {carried, number} wurden noch nach älteren Regeln gezogen: Ihr Zufall lässt sich nicht mehr prüfen, aller spätere ist genau der, den die Zahl ergibt.',
  'replay.checkRulesOnly':
    '{count, plural, one {Der eine Zug ist} other {Alle # Züge sind}} erlaubt, und das Ergebnis stimmt. Die Datei nennt keine Zahl, wie bei Partien, die aus einer anderen weitergespielt wurden: Ihr Zufall lässt sich nicht prüfen.',
  'replay.checkBadSeal': 'Die Zahl passt nicht zu dem Siegel, das am Anfang gezeigt wurde.',
  'replay.checkBad': 'Etwas am Aufbau oder am Ergebnis dieser Partie stimmt nicht.',
  'replay.checkBadLuck': 'Bei Zug {number, number} ist der Zufall nicht der, den die Zahl ergibt.',
  'replay.checkBadParts':
    'Die Zahl folgt nicht aus den Teilen des Zufalls, oder ein Teil passt nicht zu seinem Siegel.',
  'replay.checkBadEntry': 'Zug {number, number} entspricht nicht den Regeln.',
  'replay.missing.noTable': 'Diese Partie gibt es hier nicht.',
  'replay.missing.notOver': 'Diese Partie läuft noch. Ansehen kannst du sie, wenn sie vorbei ist.',
  'replay.missing.closed':
    'Dieser Tisch war für Publikum geschlossen. Nur wer dort saß, kann die Partie noch einmal sehen.',
  'replay.missing.today':
    'Das ist das Spiel des Tages, das andere noch spielen. Ansehen kannst du es morgen.',
  'replay.missing.tooFast': 'Das war viel auf einmal. Warte kurz und versuch es noch einmal.',
  'replay.missing.noServer':
    'Der Server ist gerade nicht zu erreichen. Partien dieses Geräts kannst du trotzdem ansehen.',
  'replay.missing.noLocal': 'Diese Partie liegt nicht auf diesem Gerät.',
  'replay.missing.unknownGame': 'Das ist eine Partie eines Spiels, das es hier nicht gibt.',
  'replay.missing.tooBig': 'Die Datei ist zu groß für eine Partie.',
  'replay.missing.notJson': 'Das ist keine Partiedatei oder nur ein Teil davon.',
  'replay.missing.notMatch':
    'Diese Partiedatei lässt sich hier nicht lesen: Bei „{place}“ stimmt etwas nicht.',
  'replay.missing.badLog':
    '{number, plural, =0 {Der Anfang dieser Partie entspricht nicht den Regeln.} other {Zug # dieser Partie entspricht nicht den Regeln.}} Vielleicht wurde die Datei verändert.',
  'replay.missing.oldRules':
    'Diese Partie wurde nach Regeln gespielt, die dieses Programm nicht mehr kennt oder noch nicht.',
  'replay.missing.badTable': 'Diese Zahl an Leuten oder diese Optionen gibt es in diesem Spiel nicht.',
} satisfies Catalogue<keyof typeof en>;
