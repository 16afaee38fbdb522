import type { Words } from './words.js';

const de: Words = {
  'skylark.school.chapter.song': 'Deine ersten Lieder',
  'skylark.school.welcome':
    'Du bist eine Lerche. Dreimal singst du gegen Ida; wer mehr Punkte hat, gewinnt. Du hast vier Karten, die sie nicht sieht.',
  'skylark.school.highest':
    'Beide legen eine Karte verdeckt; die höhere singt. Leg deine 12: Die schlägt niemand.',
  'skylark.school.highestFirst': 'Die auch, aber später. Schau erst, was die 12 kann.',
  'skylark.school.turnedUp':
    'Ida legte die 5. Du singst und bekommst den Punkt! Gib deinem Lied einen Namen.',
  'skylark.school.named': 'Was für ein Name! Den merkt sich Ida.',
  'skylark.school.lose': 'Ida hat noch hohe Karten. Lass ihr diese Strophe: Leg eine niedrige Karte.',
  'skylark.school.lostLowest': 'Gut gespart: Die 1 hätte nie gesungen.',
  'skylark.school.lostLow': 'Gut. Die 1 wäre noch billiger gewesen.',
  'skylark.school.caw':
    'Ida sang mit der 7. Jetzt kommt die letzte Strophe: Krächze einmal, dann zählt sie doppelt.',
  'skylark.school.cawFirst': 'Krächze zuerst: Nach dem Legen kann es zu spät sein.',
  'skylark.school.last': 'Es geht um zwei Punkte. Jetzt deine 9.',
  'skylark.school.end': '9 gegen 8: Du singst für zwei Punkte und gewinnst. Noch ein Name!',
  'skylark.school.drill.surest': 'Die sicherste Karte',
  'skylark.school.surest.ask': 'Welche Karte singt ganz sicher?',
  'skylark.school.surest.because': 'Ja: Über der 12 gibt es nichts.',
  'skylark.school.surest.otherwise': 'Ida kann eine höhere Karte haben.',
  'skylark.school.drill.double': 'Zwei Punkte auf einmal',
  'skylark.school.double.ask': 'Hol dir in dieser Strophe sicher zwei Punkte.',
  'skylark.school.double.because': 'Verdoppelt, und die 12 schlägt niemand.',
  'skylark.school.double.otherwise': 'Dazu musst du krächzen und dann die Karte legen, die niemand schlägt.',
  'skylark.school.concept.hand': 'Leg eine deiner Karten. Die höchste dieser Strophe singt.',
  'skylark.school.concept.naming': 'Du singst! Schreib einen Namen oder nimm den Vorschlag.',
  'skylark.school.concept.stake': 'Jemand hat gekrächzt: Diese Strophe ist mehr wert.',
  'skylark.school.caution.lowCaw': 'Deine Karten sind niedrig: Verdoppeln hilft eher den anderen.',
  'skylark.school.well.won': 'Du hast die hohen Karten für die richtigen Strophen behalten.',
  'skylark.school.well.played': 'Du hast ein ganzes Spiel gespielt.',
  'skylark.school.next.caw': 'Krächze in der Strophe, in der du deine höchste Karte legst.',
  'skylark.school.next.count': 'Achte darauf, welche hohen Karten schon weg sind.',
};

export default de;
