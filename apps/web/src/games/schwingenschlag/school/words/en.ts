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
    'Warm under a wing. Eggs pay for things; each one you keep is a point.',
  'schwingenschlag.school.home.eggOnMat':
    'Two side by side. Eggs pay for things; each one you keep is a point.',
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
  'schwingenschlag.school.walk.circle':
    'Here is the guild circle. Your stone went one space on, and that space gave you a crystal. The next one is brown: that is where the big rewards are.',
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
    'One more guild step: it takes your stone to the brown space. Take it!',
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
    'Gold was missing: two other resources became one. Now it is three all, and both get the full 7 points.',
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
  'schwingenschlag.school.afford.otherwise': 'That can wait: here a dragon shall move in.',
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
  'schwingenschlag.school.drill.lead': 'The round’s objective',
  'schwingenschlag.school.lead.ask':
    'The first objective counts large dragons. Which dragon takes the lead for you?',
  'schwingenschlag.school.lead.because': 'It is large: one to nothing. At the round’s end that is 4 points.',
  'schwingenschlag.school.lead.small':
    'That one is small; the objective asks for large ones. Each card says what it is.',
  'schwingenschlag.school.lead.otherwise':
    'This turn does not change the objective. Look through your dragons: which of them is large?',
  'schwingenschlag.school.concept.draft':
    'Of six cards four stay. Keep dragons that are cheap and live in different caves; you cannot go far wrong.',
  'schwingenschlag.school.concept.firstResources':
    'Choose three resources. Look at the dragons you kept: take what the cheapest of them costs.',
  'schwingenschlag.school.concept.marker':
    'A brown space! Place a marker: the upper rows do something at once, the lower ones are points at the end.',
  'schwingenschlag.school.concept.feed':
    'Your hatchling is hungry. Each piece of its food brings something and is a point; the third brings something bigger.',
  'schwingenschlag.school.concept.roundAbilities':
    'All have passed. Now your dragons with the sign “Round end” work, in any order.',
  'schwingenschlag.school.concept.roundEgg':
    'A new round: six coins and an egg for everybody. Which nest gets the egg?',
  'schwingenschlag.school.concept.limits':
    'At the end of your turn you keep at most nine resources and nine cards. Use some, or let go of what you need least.',
  'schwingenschlag.school.concept.gift':
    'A gift from another’s turn! You may take it, and it costs you nothing.',
  'schwingenschlag.school.concept.fourthSpace':
    'A fourth space has a bonus: three things for a coin. You say whether it comes before the cave card or after it.',
  'schwingenschlag.school.concept.pay':
    'There are several ways to pay this. Give what you can spare most easily.',
  'schwingenschlag.school.concept.cache':
    'A cached resource stays on the dragon for good and is a point at the end.',
  'schwingenschlag.school.concept.tuck':
    'A tucked card stays under the dragon for good and is a point at the end. Choose one that you will not play.',
  'schwingenschlag.school.concept.step':
    'A guild step: your stone moves one space round the circle, and the space gives what it shows.',
  'schwingenschlag.school.concept.egg':
    'An egg needs a free nest: on a dragon, or one of the two on your mat. Kept eggs are a point each.',
  'schwingenschlag.school.concept.takeDragon':
    'Take a dragon card: one of the three on display, or one unseen from the deck. See what it costs and where it lives.',
  'schwingenschlag.school.concept.takeCave':
    'Take a cave card: one of the three on display, or one unseen from the deck. It works when it is dug.',
  'schwingenschlag.school.concept.takeAny':
    'Any resource, as you like: see what the dragons in your hand still lack.',
  'schwingenschlag.school.concept.parts':
    'Everything is optional, and you choose the order. What you leave is lost.',
  'schwingenschlag.school.concept.turn':
    'Your turn: dig, entice or explore. Each costs a coin; the signs at each place show what else it costs.',
  'schwingenschlag.school.concept.onlyPass':
    'There is nothing left that you can pay for: pass. You keep everything, and the next round brings six coins.',
  'schwingenschlag.school.concept.lastRound':
    'The last round. What cannot score any more is of no use now; a coin left over is still a point.',
  'schwingenschlag.school.concept.newRound':
    'New cards are on display, and somebody else begins. Six coins mean six actions: what is your plan?',
  'schwingenschlag.school.concept.scored':
    'The objective was scored. Those who tie share the place in full, and every further round is worth more.',
  'schwingenschlag.school.concept.walk':
    'A dragon lives in this mountain now: on a walk you use the stones and every dragon with the sign “Activated”.',
  'schwingenschlag.school.concept.objective':
    'Keep an eye on the objective of the round: at its end, first place scores 4 points, later up to 7.',
  'schwingenschlag.school.concept.walkAgain':
    'The same cave can be explored again, but the second walk costs an egg too and the third two.',
  'schwingenschlag.school.concept.deeper':
    'The deeper, the dearer: the third space of a cave costs an egg too, the fourth two.',
  'schwingenschlag.school.concept.room':
    'A dragon in your hand has no room yet: dig in a cave where it lives.',
  'schwingenschlag.school.concept.hatchling':
    'A hatchling in your hand: it costs milk and an egg, and wants to be fed on walks later.',
  'schwingenschlag.school.concept.brown':
    'Your guild stone stands before a brown space. A walk past a dragon takes it there.',
  'schwingenschlag.school.concept.exchange':
    'Something missing? In your turn two resources can become one of another kind.',
  'schwingenschlag.school.concept.gameEnd':
    '“Game end” on a dragon: it scores for what its text counts. The earlier you know, the better you can plan for it.',
  'schwingenschlag.school.concept.roundEnd':
    '“Round end” on a dragon: it works at the end of every round, so it is worth most when it comes early.',
  'schwingenschlag.school.concept.alone': 'Others have passed. You can go on as long as you have coins.',
  'schwingenschlag.school.caution.eggsLost':
    'This cave lays more eggs than you have free nests: the rest would be lost. Dig it all the same?',
  'schwingenschlag.school.caution.emptyWalk':
    'No dragon lives in that cave: you would get the first stone only. Another cave has more on the way.',
  'schwingenschlag.school.caution.dearWalk':
    'Two eggs are two points, and this walk is short. Go all the same?',
  'schwingenschlag.school.caution.declines': 'You would leave something that costs nothing.',
  'schwingenschlag.school.well.won': 'You won: your mountain is the best home for dragons.',
  'schwingenschlag.school.well.objectives': 'You came first in at least two objectives.',
  'schwingenschlag.school.well.fed': 'Your hatchlings were fed well.',
  'schwingenschlag.school.well.markers': 'You reached the guild’s brown spaces three times or more.',
  'schwingenschlag.school.well.dragons': 'Eight dragons or more live with you.',
  'schwingenschlag.school.well.eggs': 'Your nests are full of eggs.',
  'schwingenschlag.school.next.dragons': 'Entice more dragons early: every one makes all later walks better.',
  'schwingenschlag.school.next.coins':
    'Spend your coins: almost any action is worth more than the point of a coin.',
  'schwingenschlag.school.next.markers':
    'Take more guild steps: two markers by the third round are a good aim.',
  'schwingenschlag.school.next.objectives':
    'Before you entice a dragon, see whether it counts for the objective of a coming round.',
  'schwingenschlag.school.next.hand':
    'Cards left over hardly count: keep fewer of them, or tuck them under dragons.',
  'schwingenschlag.school.next.ends':
    'Look for two dragons with “Game end” that want the same, and build for them.',
  'schwingenschlag.school.well.played': 'You have played a whole game.',
  'schwingenschlag.school.next.walk':
    'Explore a cave that has several dragons, and do so early in the round.',
};

export default en;
