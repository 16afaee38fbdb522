import type en from './en.js';

/** Was das Kartenverzeichnis auf Deutsch sagt. */
const de: Readonly<Record<keyof typeof en, string>> = {
  'cards.title': 'Die Karten von Schwingenschlag',
  'cards.hello': 'Wer im Berg wohnt',
  'cards.about': '183 Drachen und 75 Höhlen: Schlag nach, vergleiche, zeig sie herum.',
  'cards.search': 'Karten durchsuchen',
  'cards.hint': 'Name, Text, Nummer',
  'cards.empty': 'Suchfeld leeren',
  'cards.count': '{n, plural, =0 {Keine Karte passt} one {# Karte} other {# Karten}}',
  'cards.results': 'Gefundene Karten',

  'cards.filters': 'Filter',
  'cards.filtersOn': '{n, plural, =0 {Filter} other {Filter ({n})}}',
  'cards.show': '{n, plural, =0 {Keine Karte passt} one {# Karte zeigen} other {# Karten zeigen}}',
  'cards.clear': 'Alles zurücksetzen',
  'cards.picked': 'Wonach du filterst',
  'cards.without': 'Filter entfernen: {what}',

  'cards.kind': 'Drachen oder Höhlen',
  'cards.kind.all': 'Alle',
  'cards.kind.dragon': 'Drachen',
  'cards.kind.cave': 'Höhlen',
  'cards.by.size': 'Größe',
  'cards.by.trait': 'Charakterzug',
  'cards.by.habitat': 'Lebt in',
  'cards.by.timing': 'Wann die Karte wirkt',
  'cards.by.cost': 'Kostet',
  'cards.by.total': 'Symbole in den Kosten',
  'cards.by.points': 'Punkte',
  'cards.by.signs': 'Im Text geht es um',
  'cards.value.total': '{n, plural, =0 {kostet nichts} one {# Symbol} other {# Symbole}}',
  'cards.value.points': '{from} bis {to} Punkte',

  'cards.sort': 'Sortieren nach',
  'cards.sort.number': 'Nummer',
  'cards.sort.name': 'Name',
  'cards.sort.points': 'Punkte, höchste zuerst',
  'cards.sort.cost': 'Kosten, niedrigste zuerst',

  'cards.none.title': 'So jemand wohnt hier nicht',
  'cards.none.about': 'Versuch es mit einem anderen Wort oder weniger Filtern.',

  'cards.dragonOf': 'Drache {number} von {all}',
  'cards.caveOf': 'Höhle {number} von {all}',
  'cards.pageTitle': '{card} – Schwingenschlag',
  'cards.toAll': 'Alle Karten',
  'cards.toFound': 'Zurück zur Suche',
  'cards.walk': 'Blättern',
  'cards.previous': 'Vorige Karte: {card}',
  'cards.next': 'Nächste Karte: {card}',
  'cards.later': 'In der späteren Auflage',
  'cards.edge.dragon':
    '{edge, select, gold {Goldrand: Kein anderer Drache hat diese Größe, diesen Charakterzug und diese Höhlen.} silver {Silberrand: Ein anderer Drache hat dieselbe Größe, denselben Charakterzug und dieselben Höhlen.} other {Papierrand: Mehrere Drachen haben diese Größe, diesen Charakterzug und diese Höhlen.}}',
  'cards.edge.cave':
    '{edge, select, gold {Goldrand: Keine andere Höhle tut das.} silver {Silberrand: Eine andere Höhle tut dasselbe.} other {Papierrand: Mehrere Höhlen tun dasselbe.}}',
  'cards.share': 'Karte teilen',
  'cards.copy': 'Link kopieren',
  'cards.copied': 'Link kopiert',
  'cards.notCopied': 'Der Link steht in der Adresszeile.',
  'cards.elsewhere': 'In anderen Sprachen',
  'cards.similar': 'Ähnliche Karten',
  'cards.play': 'Zum Spiel',

  'cards.missing.title': 'Diese Karte ist nicht im Stapel',
  'cards.missing.about':
    'Es gibt die Drachen 1 bis 183 und die Höhlen 1 bis 75. Vielleicht ist aus der Adresse eine Ziffer davongeflogen.',
};

export default de;
