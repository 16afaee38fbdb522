import type { Words } from './words.js';

const en: Words = {
  'schwingenschlag.school.chapter.home': 'Caves and dragons',
  'schwingenschlag.school.home.welcome':
    'This mountain is yours, with three caves. Make it the best home for dragons: most points after four rounds win.',
  'schwingenschlag.school.home.entice':
    'This dragon wants to move in. It costs a coin and one meat, and lives in the red Crimson Cavern. Tap it, then entice it.',
  'schwingenschlag.school.home.enticeFirst':
    'Soon! Begin with the ringed dragon: it costs only one meat, and a space is free for it.',
  'schwingenschlag.school.home.enticed': 'Welcome home! The number on a dragon is what it scores at the end.',
  'schwingenschlag.school.home.dig':
    'Ida has a guest too. Your next space is still rock. Tap the ringed cave card and dig in the Crimson Cavern, for a coin.',
  'schwingenschlag.school.home.digFirst':
    'Not that one yet: your second dragon lives only in the Crimson Cavern, so make room there with the ringed card.',
  'schwingenschlag.school.home.meat':
    'Each cave gives something once, when it is dug: here a resource and an egg. Your next dragon costs two meat, you have one. Take meat.',
  'schwingenschlag.school.home.meatFirst':
    'Useful too, but it is meat that the dragon in your hand still lacks.',
  'schwingenschlag.school.home.egg':
    'And an egg! It needs a free nest: on your dragon, or one of the two on your mat. Where do you lay it?',
  'schwingenschlag.school.home.eggFirst':
    'Do take the egg: it pays for things later, and kept to the end it is a point.',
  'schwingenschlag.school.home.eggOnDragon':
    'Warm under a wing. Eggs pay for things later; each one you keep is a point.',
  'schwingenschlag.school.home.eggOnMat':
    'Two eggs side by side. Eggs pay for things later; each one you keep is a point.',
  'schwingenschlag.school.home.second':
    'Now there is room: entice your second dragon. Read its card: “When played” works at once, as soon as it arrives.',
  'schwingenschlag.school.home.secondFirst': 'First the dragon: you have the two meat and the room it needs.',
  'schwingenschlag.school.home.coin': 'There is the coin it promised: one action more for you.',
  'schwingenschlag.school.home.wide':
    'Dig once more, in the Golden Grotto or the Amethyst Abyss: tap the card, then choose the cave. Rock shows its price.',
  'schwingenschlag.school.home.wideFirst':
    'Not now. In the Crimson Cavern the third space would cost an egg too; in the two other caves it is just the coin.',
  'schwingenschlag.school.home.wideGold': 'The Golden Grotto has room for two now, and you got gold.',
  'schwingenschlag.school.home.wideAmethyst': 'The Amethyst Abyss has room for two now, and you got gold.',
  'schwingenschlag.school.home.take':
    'This cave also brings a dragon card. Take one of the three on display, or one unseen from the deck.',
  'schwingenschlag.school.home.takeFirst': 'It is free: take a dragon. You need not play it today.',
  'schwingenschlag.school.home.took':
    'A good guest to wait for. On its card you see what it costs and where it lives.',
  'schwingenschlag.school.home.tookUnseen':
    'A surprise! On its card you see what it costs and where it lives.',
  'schwingenschlag.school.home.coins':
    'Every action costs a coin: enticing, digging, and exploring, which comes next. With each new round you get six.',
  'schwingenschlag.school.home.points':
    'Here you see at any time how the points stand. Dragons and eggs are only the beginning of it.',
  'schwingenschlag.school.concept.draft':
    'Of six cards four stay. Keep dragons that are cheap and live in different caves; you cannot go far wrong.',
  'schwingenschlag.school.well.played': 'You have played a whole game.',
  'schwingenschlag.school.next.walk':
    'Explore a cave that has several dragons, and do so early in the round.',
};

export default en;
