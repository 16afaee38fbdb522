import type { Words } from './words.js';

export default {
  'skylark.minute.hand': 'Alle halten vier von zwölf Karten. Die der anderen sieht niemand.',
  'skylark.minute.lay': 'In jeder Strophe legt ihr alle zugleich eine Karte verdeckt ab.',
  'skylark.minute.sing': 'Die höchste Karte singt und bekommt den Punkt.',
  'skylark.minute.name': 'Wer singt, gibt dem Lied einen Namen.',
  'skylark.minute.caw':
    'Einmal darfst du krächzen, dann zählt die Strophe doppelt. Nach drei Strophen gewinnt, wer die meisten Punkte hat.',

  'skylark.option.caws': 'Krächzen',
  'skylark.option.caws.about': 'Alle dürfen einmal in der Partie eine Strophe verdoppeln.',

  'skylark.prompt.lay':
    'Strophe {verse} von {verses}, für {stake, plural, one {# Punkt} other {# Punkte}}. Leg eine Karte.',
  'skylark.prompt.name': 'Deine Karte singt. Wie heißt das Lied?',
  'skylark.waiting.lay': '{who, select, me {Du wählst eine Karte.} other {{name} wählt eine Karte.}}',
  'skylark.waiting.name': '{who, select, me {Du benennst das Lied.} other {{name} benennt das Lied.}}',

  'skylark.kind.lay': 'beim Legen einer Karte',
  'skylark.kind.caw': 'beim Krächzen',
  'skylark.kind.name': 'beim Benennen eines Lieds',
  'skylark.answer.lay': 'Die {card} legen',
  'skylark.answer.caw': 'Krächzen',
  'skylark.answer.name': '„{song}“',
  'skylark.confirm.caw': 'Das ist die letzte Strophe. Verdoppeln?',

  'skylark.why.notSinging': 'Nur wer singt, benennt das Lied.',
  'skylark.why.badName': 'Ein Name hat mindestens einen Buchstaben und höchstens {most}.',
  'skylark.why.noCaw': 'Du hast schon gekrächzt, oder dieser Tisch spielt ohne.',
  'skylark.why.notYours': 'Du legst eine deiner eigenen Karten, einmal je Strophe.',

  'skylark.advice.onlyAnswer': 'Etwas anderes geht nicht.',
  'skylark.advice.botWould': 'Das würde ich tun.',

  'skylark.log.laid': '{who, select, me {Du legst} other {{name} legt}} eine Karte verdeckt ab.',
  'skylark.log.cawed': '{who, select, me {Du krächzt} other {{name} krächzt}}: Diese Strophe zählt doppelt.',
  'skylark.log.sang':
    '{who, select, me {Du singst ({cards}) und bekommst} other {{name} singt ({cards}) und bekommt}} {points, plural, one {# Punkt} other {# Punkte}}.',
  'skylark.log.named': '{who, select, me {Du nennst} other {{name} nennt}} das Lied „{song}“.',

  'skylark.score': 'Punkte',
  'skylark.account.songs': 'Lieder',
  'skylark.account.points': 'Punkte',

  'skylark.term.stake': 'Einsatz',
  'skylark.term.stake.about': 'So viele Punkte bekommt, wer diese Strophe singt. Krächzen verdoppelt sie.',
  'skylark.term.seat': 'Farbe und Zeichen',
  'skylark.term.seat.about': 'Was dieses Zeichen trägt, gehört zu diesem Platz.',
  'skylark.term.score': 'Punkte',
  'skylark.term.score.about': 'Was dieser Platz bisher ersungen hat.',
  'skylark.term.card': 'Karte',
  'skylark.term.card.about': 'Die höchste Karte der Strophe singt.',
  'skylark.moment.sung': 'Strophe {verse} ist gesungen',
  'skylark.moment.card': 'Karte',

  'skylark.board.label': 'Die Wiese: Karten, Lieder und deine Hand',
  'skylark.board.stake': 'Diese Strophe: {stake, plural, one {# Punkt} other {# Punkte}}',
  'skylark.board.hand': 'Deine Hand',
  'skylark.board.down': 'eine verdeckte Karte',
  'skylark.board.none': 'noch keine Karte',
  'skylark.board.yourName': 'Sein Name',
  'skylark.board.send': 'So heißt es',
  'skylark.board.suggestion': 'Über den Feldern',

  'skylark.text.title': 'Die Stellung in Worten',
  'skylark.text.over': 'Die Partie ist zu Ende.',
  'skylark.text.verse': 'Strophe {verse} von {verses}, für {stake, plural, one {# Punkt} other {# Punkte}}.',
  'skylark.text.hand': 'Deine Hand: {cards}',
  'skylark.text.who': 'Wer',
  'skylark.text.laid': 'In dieser Strophe',
  'skylark.text.points': 'Punkte',
  'skylark.text.sung': 'Gesehen: {cards}',
  'skylark.text.nothing': 'nichts',
} satisfies Words;
