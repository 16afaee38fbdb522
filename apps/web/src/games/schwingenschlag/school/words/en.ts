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
  'schwingenschlag.school.chapter.walk': 'Explore, and the guild',
  'schwingenschlag.school.walk.welcome':
    'Two rounds later, five dragons live with you. Now they shall work: whoever walks through a cave uses all that lies on the way.',
  'schwingenschlag.school.walk.explore':
    'Exploring costs a coin. Tap the entrance of the Crimson Cavern, look at the way from stone to dragon to stone, and go.',
  'schwingenschlag.school.walk.exploreFirst':
    'Later. Begin with the Crimson Cavern: three dragons live there, so that walk is the longest.',
  'schwingenschlag.school.walk.milk':
    'The first stone gives any resource. The hatchling in the Golden Grotto drinks milk: take milk for it.',
  'schwingenschlag.school.walk.milkFirst':
    'Another time. The hatchling in the Golden Grotto drinks nothing but milk.',
  'schwingenschlag.school.walk.step':
    'Your first dragon found you a crystal: its sign means “Activated”, on every walk. The next stone is a guild step. Take it!',
  'schwingenschlag.school.walk.stepFirst':
    'Do take it: a guild step costs nothing and always leads to something.',
  'schwingenschlag.school.walk.stepped':
    'Your stone went one space round the guild circle, and the space gave you a crystal.',
  'schwingenschlag.school.walk.any':
    'The second dragon worked only when it was played. The third stone gives any resource again: which do you like?',
  'schwingenschlag.school.walk.anyFirst': 'What lies on the way is free: take a resource.',
  'schwingenschlag.school.walk.egg': 'The stone after that lays an egg. Choose a nest.',
  'schwingenschlag.school.walk.eggFirst': 'You have free nests: lay the egg in one of them.',
  'schwingenschlag.school.walk.egged':
    'There it lies well. The walk ends at the first space without a dragon.',
  'schwingenschlag.school.walk.grotto':
    'Ida spends her last coins on a dragon. You have one coin left: visit the hatchling in the Golden Grotto.',
  'schwingenschlag.school.walk.grottoFirst':
    'The hatchling is hungry, and you have milk for it. Explore the Golden Grotto.',
  'schwingenschlag.school.walk.card':
    'In this cave the first stone is a dragon card. Take whichever you like.',
  'schwingenschlag.school.walk.cardFirst': 'It is free: take a card, from the display or from the deck.',
  'schwingenschlag.school.walk.feed':
    'Here it sits in its shell. Feed it the milk! The milk stays with it as a point, and you get a crystal for it.',
  'schwingenschlag.school.walk.feedFirst': 'Then it would stay hungry. Give it the milk.',
  'schwingenschlag.school.walk.fed': 'Burp! After its third meal it thanks you with something bigger.',
  'schwingenschlag.school.walk.brown':
    'One more guild step. Your stone stands before a brown space: that is where the big rewards are.',
  'schwingenschlag.school.walk.mark':
    'Place a marker on the guild tile: six points at the end, or a point for each cave card on your mat. You have four such cards now.',
  'schwingenschlag.school.walk.markFirst':
    'That row brings less now, or asks for what you do not have. Take one of the two that are worth the most points.',
  'schwingenschlag.school.walk.markedSix': 'Six points, safe and sound. Only one can have them.',
  'schwingenschlag.school.walk.markedCaves': 'Four points already, and more with every space you dig.',
  'schwingenschlag.school.walk.again':
    'That walk is over. A second walk through the same cave in this round costs an egg too, as its entrance shows; a third, two.',
  'schwingenschlag.school.chapter.last': 'The last round',
  'schwingenschlag.school.last.welcome':
    'The last of four rounds, and your last coin. At the end of each round its objective is scored. This is the one of round four.',
  'schwingenschlag.school.last.entice':
    'It counts dragons with the sign “When played” or “Round end”. You have two, Ida three: 4 points to 7. Entice the dragon in your hand!',
  'schwingenschlag.school.last.enticeFirst':
    'That would bring something too, but the dragon in your hand brings three points more from the objective.',
  'schwingenschlag.school.last.enticed':
    'Gold was missing, so two other resources became one. Now it is three all: those who tie share the place in full, 7 points each.',
  'schwingenschlag.school.last.pass':
    'Ida passes. You have no coin left: pass too. When all have passed, the round is over.',
  'schwingenschlag.school.last.passFirst': 'Without a coin there is nothing else to do: pass.',
  'schwingenschlag.school.last.abilities':
    'First the dragons with the sign “Round end” work. Ida’s have; now yours. Begin with the ringed one, which lays an egg.',
  'schwingenschlag.school.last.abilitiesFirst':
    'It all works, one after the other. Begin with the ringed dragon.',
  'schwingenschlag.school.last.egg': 'Into its own nest: one more point.',
  'schwingenschlag.school.last.eggFirst': 'An egg is a point, and the nest is free: lay it.',
  'schwingenschlag.school.last.second':
    'And now the new one. For each of your markers on the guild tile, it takes a card from the deck.',
  'schwingenschlag.school.last.secondFirst': 'Do not leave these points lying: let it work.',
  'schwingenschlag.school.last.tuck':
    'Two markers, two cards: tuck them under it. A tucked card stays there and is a point.',
  'schwingenschlag.school.last.tucked':
    'Two points more, and then the objective was scored: 7 points for you.',
  'schwingenschlag.school.last.over':
    'The game is over: 71 to 60, you win! After the first three rounds everybody gets six coins and an egg instead, and it goes on.',
  'schwingenschlag.school.last.sum':
    'Dragons, eggs, cached resources, tucked cards, guild and objectives count; a coin left over is a point too. Now it is your turn!',
  'schwingenschlag.school.drill.afford': 'Who can move in?',
  'schwingenschlag.school.afford.ask':
    'Three dragons in hand; you have one meat, one crystal and one milk. Entice the one with the most points that you can pay for.',
  'schwingenschlag.school.afford.because':
    'Meat and crystal, and a free space in the Crimson Cavern: 5 points. For the one with 6 you lack gold.',
  'schwingenschlag.school.afford.less':
    'It could move in too, but it is worth only 3 points, for the same price.',
  'schwingenschlag.school.afford.otherwise': 'A good turn, but here a dragon shall move in.',
  'schwingenschlag.school.drill.nests': 'No egg is lost',
  'schwingenschlag.school.nests.ask':
    'One egg, one free nest: no dragon offers more nests yet. Dig the cave whose eggs all find a place.',
  'schwingenschlag.school.nests.because':
    'A crystal and one egg: that fits. The cave with three eggs is better once dragons bring nests.',
  'schwingenschlag.school.nests.lost': 'Three eggs, but only one nest is free: two would be lost.',
  'schwingenschlag.school.nests.otherwise': 'That lays no egg. Dig one of your two cave cards.',
  'schwingenschlag.school.drill.step': 'The way to the guild',
  'schwingenschlag.school.step.ask': 'You want a guild step. Through which cave do you walk?',
  'schwingenschlag.school.step.because':
    'The guild’s stone lies behind the first dragon; in this cave there are two.',
  'schwingenschlag.school.step.short': 'No dragon lives there, so the walk ends at the first stone.',
  'schwingenschlag.school.step.otherwise': 'The guild’s stones lie on the path through the caves: explore.',
  'schwingenschlag.school.drill.lead': 'The objective of the round',
  'schwingenschlag.school.lead.ask':
    'The first objective counts large dragons. Which dragon takes the lead for you?',
  'schwingenschlag.school.lead.because': 'It is large: one to nothing. At the round’s end that is 4 points.',
  'schwingenschlag.school.lead.small':
    'That one is small; the objective asks for large ones. Each card says what it is.',
  'schwingenschlag.school.lead.otherwise':
    'This turn does not change the objective. Look through your dragons: which of them is large?',
  'schwingenschlag.school.concept.draft':
    'Of six cards four stay. Keep dragons that are cheap and live in different caves; you cannot go far wrong.',
  'schwingenschlag.school.well.played': 'You have played a whole game.',
  'schwingenschlag.school.next.walk':
    'Explore a cave that has several dragons, and do so early in the round.',
};

export default en;
