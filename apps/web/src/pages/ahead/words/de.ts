import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const de: Catalogue<keyof typeof en> = {
  'ahead.title': 'Antworten im Voraus',
  'ahead.back': 'Zurück zum Tisch',
  'ahead.imagined':
    'Das ist vorgestellt und kann anders kommen. Was du hier antwortest, wird später für dich gespielt, wenn es dann erlaubt ist. Sonst erfährt niemand davon.',
  'ahead.imagining': 'Stelle mir vor, wie es weitergeht …',
  'ahead.asked': 'Dein Zug, wie er sein könnte. {prompt}',
  'ahead.turnOver':
    'Das wäre dein Zug. Lass es so, stell dir vor, wie es weitergeht, oder sag, was gilt, wenn es nicht passt.',
  'ahead.over': 'Hier wäre die Partie zu Ende.',
  'ahead.line': 'Du antwortest:',
  'ahead.else': 'Sonst antwortest du:',
  'ahead.takeBack': 'Letzte Antwort zurücknehmen',
  'ahead.otherwise': 'Anders vorstellen',
  'ahead.on': 'Wie es weitergeht',
  'ahead.add': 'Wenn es nicht passt …',
  'ahead.lines': '{count, plural, one {# Zeile} other {# Zeilen}}',
  'ahead.leave': 'So lassen',
  'ahead.clear': 'Nichts hinterlassen',
  'ahead.nothing': 'Noch hat sich nichts geändert',
  'ahead.failed': 'Das ließ sich nicht am Tisch hinterlassen. Bitte versuch es noch einmal.',
  'ahead.past': 'Die Partie ist inzwischen weitergegangen.',
  'ahead.fromNow': 'Ab jetzt vorstellen',
  'ahead.list': 'Deine Antworten im Voraus',
  'ahead.order':
    'Wenn du am Zug bist, wird die erste Zeile gespielt, deren erste Antwort erlaubt ist. Ist ihre nächste nicht erlaubt, geht es mit einer späteren Zeile weiter, die genauso beginnt. Passt keine, verfällt alles, und du erfährst es. Eine Zeile für diese Runde oder Etappe wird nie in der nächsten gespielt.',
  'ahead.none': 'Noch gibt es keine Zeile.',
  'ahead.times': 'Wie oft',
  'ahead.timesOf': '{times, plural, one {einmal} other {#-mal hintereinander}}',
  'ahead.untilRoundEnd': '{what, select, stage {bis die Etappe endet} other {bis die Runde endet}}',
  'ahead.remove': 'Diese Zeile entfernen',
};
export default de;
