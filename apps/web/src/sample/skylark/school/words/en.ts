import type { Words } from './words.js';

const en: Words = {
  'skylark.school.chapter.song': 'Your first songs',
  'skylark.school.welcome':
    'You are a lark. Three times you sing against Ida; most points win. You hold four cards that she cannot see.',
  'skylark.school.highest': 'Both lay a card face down; the higher one sings. Lay your 12: nothing beats it.',
  'skylark.school.highestFirst': 'That one too, but later. First see what the 12 does.',
  'skylark.school.turnedUp': 'Ida laid the 5. You sing and take the point! Give your song a name.',
  'skylark.school.named': 'What a name! Ida will remember it.',
  'skylark.school.lose': 'Ida still has high cards. Let her have this verse: lay a low card.',
  'skylark.school.lostLowest': 'Well saved: the 1 would never have sung.',
  'skylark.school.lostLow': 'Good. The 1 would have been cheaper still.',
  'skylark.school.caw': 'Ida sang with the 7. This is the last verse: caw once, and it counts double.',
  'skylark.school.cawFirst': 'Caw first: after laying it may be too late.',
  'skylark.school.last': 'Two points are at stake. Now your 9.',
  'skylark.school.end': '9 against 8: you sing for two points, and win. One last name!',
  'skylark.school.drill.surest': 'The surest card',
  'skylark.school.surest.ask': 'Which card is sure to sing?',
  'skylark.school.surest.because': 'Yes: there is nothing above 12.',
  'skylark.school.surest.otherwise': 'Ida may have a higher card.',
  'skylark.school.drill.double': 'Two points at once',
  'skylark.school.double.ask': 'Make sure of two points in this verse.',
  'skylark.school.double.because': 'Doubled, and nobody beats the 12.',
  'skylark.school.double.otherwise': 'It takes a caw, and then the card that nobody beats.',
  'skylark.school.concept.hand': 'Lay one of your cards. The highest of this verse sings.',
  'skylark.school.concept.naming': 'You sing! Write a name, or take the one that is suggested.',
  'skylark.school.concept.stake': 'Somebody cawed: this verse is worth more.',
  'skylark.school.caution.lowCaw': 'Your cards are low: doubling helps the others more.',
  'skylark.school.well.won': 'You kept your high cards for the right verses.',
  'skylark.school.well.played': 'You have played a whole game.',
  'skylark.school.next.caw': 'Caw in the verse in which you lay your highest card.',
  'skylark.school.next.count': 'Watch which high cards are gone already.',
};

export default en;
