import type { Words } from './words.js';

const en: Words = {
  'cloud-mine.school.chapter.hill': 'On the hill',
  'cloud-mine.school.welcome':
    'You lie in the grass with four friends and look at clouds. Somebody describes a cloud, the others look for it. Whoever has the most clouds at the end wins.',
  'cloud-mine.school.titanic':
    'Theo is the Daydreamer: he sees “Titanic” in one of these clouds. Ida and Bruno guessed wrong. Now you: tap a cloud to see it large, then press the button. Which one is it?',
  'cloud-mine.school.aShip': 'Look again: the Titanic was a ship. One of these clouds has a long hull below.',
  'cloud-mine.school.found':
    'Found! The three clouds that still lay open are yours. Theo gets the two that were turned over.',
  'cloud-mine.school.scouting':
    'Now you are the Scout: you pick the cloud that Mira has to describe, and hope that nobody finds it. 8 and 68 both have two ears: pick one of them.',
  'cloud-mine.school.tooClear':
    'You could. But everybody sees at once what that one is. Better 8 or 68: whoever looks for one may take the other.',
  'cloud-mine.school.alike':
    'Mira sees “Origami” in it, and nobody finds it: too hard! Then the Scout gets all five clouds. That is you.',
  'cloud-mine.school.dreaming':
    'Whoever scouted dreams next. What do you see in this cloud? Write one to five words. Somebody shall find it, but not with the first guess.',
  'cloud-mine.school.wellSaid':
    'Mira and Theo guess wrong, then Ida finds your cloud. Each wrong guess is a cloud for you: two! Ida gets the other three.',
  'cloud-mine.school.first':
    'Now Bruno sees “Hawaii”. This time you guess first, and all five clouds lie open. Which one is it?',
  'cloud-mine.school.aPalm': 'What grows on the beaches of Hawaii? Look for a palm tree.',
  'cloud-mine.school.tooEasy':
    'Found at once: all five clouds for you, and none for Bruno. His description was too easy.',
  'cloud-mine.school.alien': 'Ida sees “Alien”. Bruno guessed before you and was wrong. Which one is it?',
  'cloud-mine.school.bigHead': 'Think of a big head on a thin body.',
  'cloud-mine.school.alienFound':
    'Yes, that big head! Four clouds for you; Ida gets the one that Bruno turned over.',
  'cloud-mine.school.alone':
    'Now without help: Theo sees “Mona Lisa”. Two were wrong already, so the last guess is yours. Take whichever you like!',
  'cloud-mine.school.aloneFound': 'Yes: a head, and shoulders below! Three clouds for you, two for Theo.',
  'cloud-mine.school.missed':
    'Not this one. Nobody found it, so Mira, the Scout, gets all five. It was 26: a head, and shoulders below.',
  'cloud-mine.school.scoutAgain':
    'Once around: you scout again. Before, your cloud was hard to tell from another. Now try a clear one and see what happens: 9, a head with antlers.',
  'cloud-mine.school.pickClear':
    'That one may be harder to find. This time try a clear one: 9, with the antlers.',
  'cloud-mine.school.atOnce':
    'Mira sees “Bambi”, and Theo finds it at once: five clouds for Theo, none for Mira. And none for you: the Scout gets clouds only when nobody finds it.',
  'cloud-mine.school.dreamAgain':
    'You dream once more, and this cloud is strange. Eyes? A foot? Say it in one to five words, so that somebody may find it.',
  'cloud-mine.school.nobody':
    'Three wrong guesses, and nobody finds it: nothing for you, all five for Bruno, who scouted. Too hard pays as little as too easy.',
  'cloud-mine.school.end':
    'So it goes around, again and again. Here you see what is left in the sky: each round takes five. When too few are left for a round, the most clouds win.',
  'cloud-mine.school.drill.meant': 'Which one is meant?',
  'cloud-mine.school.meant.ask':
    'Theo sees “Salvador Dalí”. With three players you have two guesses, but find it with the first. What was that painter known by?',
  'cloud-mine.school.meant.because': 'The moustache, with its tips curled up!',
  'cloud-mine.school.meant.mouth':
    'A mouth, nearly: that is how Theo leads you astray. What did Dalí wear above his?',
  'cloud-mine.school.meant.face': 'A face could be anybody. What was special in Dalí’s?',
  'cloud-mine.school.meant.otherwise':
    'Little of a painter there. Look for what one would draw first of Dalí.',
  'cloud-mine.school.drill.second': 'The second guess',
  'cloud-mine.school.second.ask':
    '“Hawaii” fits two clouds. You guessed 19: wrong, it is turned over. You have one guess left.',
  'cloud-mine.school.second.because':
    'The other palm, over a volcano. You get the three clouds that lay open, Theo the one turned over.',
  'cloud-mine.school.second.otherwise':
    'One of the clouds that lie open has a palm too, and below it a volcano. Missed, all four go to Mira, the Scout.',
  'cloud-mine.school.drill.scout': 'Hard to find',
  'cloud-mine.school.scout.ask':
    'You are the Scout and get all clouds if nobody finds the one you pick. Which one is hard to describe here?',
  'cloud-mine.school.scout.because': '23 and 48 look alike: whatever is said of one fits the other.',
  'cloud-mine.school.scout.octopus':
    'Arms below, a round head: everybody thinks of an octopus, and no other cloud here looks like it.',
  'cloud-mine.school.scout.trousers':
    'Two legs: that is found with the word “trousers”. No other cloud here has any.',
  'cloud-mine.school.scout.otherwise': 'Look for two clouds that one might mistake for each other.',
  'cloud-mine.school.concept.describe':
    'You dream: write what you see, in one to five words. Best is what fits several clouds a little and yours most.',
  'cloud-mine.school.concept.meant':
    'This is your cloud. You do not know the others yet; only the Scout has seen them all.',
  'cloud-mine.school.concept.words':
    'Your words are counted above the line. Hyphens do not make two of one, and an emoji is a word too.',
  'cloud-mine.school.concept.pick':
    'You are the Scout: only you see these clouds. The Daydreamer will describe the one you pick.',
  'cloud-mine.school.concept.pickAlike':
    'If nobody finds it, all clouds are yours. So take one that looks like another, or like nothing at all.',
  'cloud-mine.school.concept.guess':
    'You guess: tap a cloud to see it large, as often as you like. Only the button says that it is the one.',
  'cloud-mine.school.concept.lastGuess':
    'Your last guess of this round. What was wrong is turned over, so fewer are left to choose from.',
  'cloud-mine.school.concept.turned':
    'Somebody guessed this cloud, and it was not the one. If the right one is found, the Daydreamer gets this card.',
  'cloud-mine.school.concept.twice':
    'The Watchers guess in this order. With four players each has two guesses: the dots show what is left.',
  'cloud-mine.school.concept.number':
    'Every cloud has its number: that is how it is called when somebody guesses it. It says nothing about the picture.',
  'cloud-mine.school.concept.iScout':
    'You picked this cloud, so now you hope: if nobody finds it, you get all the cards.',
  'cloud-mine.school.concept.iDream':
    'Now they look for your cloud. Each wrong guess is a card for you, as long as somebody finds it in the end.',
  'cloud-mine.school.concept.handed':
    'Only you and the Daydreamer know which one it is; nobody else sees the star. Keep it to yourself.',
  'cloud-mine.school.concept.theirScout':
    'The one with the candle is the Scout of this round, and picks a cloud that nobody else sees yet.',
  'cloud-mine.school.concept.theirDreamer':
    'The Daydreamer sees one cloud only and looks for words. Then all clouds are shuffled and laid out.',
  'cloud-mine.school.concept.found':
    'You found it, so all cards that still lay open are yours. The earlier you find it, the more there are.',
  'cloud-mine.school.concept.dreamed':
    'Your cloud was found, but not at once: you get one card for each wrong guess.',
  'cloud-mine.school.concept.scouted':
    'Nobody found the cloud that you picked: all cards of the round are yours.',
  'cloud-mine.school.concept.tooHard':
    'Nobody found it: too hard. The Scout took all cards, Daydreamer and Watchers got nothing.',
  'cloud-mine.school.concept.tooEasy':
    'Found with the first guess: too easy. Nothing was turned over, so the Daydreamer got nothing.',
  'cloud-mine.school.concept.next':
    'With every round the roles move on: whoever was the Scout is now the Daydreamer.',
  'cloud-mine.school.concept.score': 'So many clouds everybody has won. At the end only this number counts.',
  'cloud-mine.school.concept.left': 'So many clouds are left in the sky. Every round takes six of them.',
  'cloud-mine.school.concept.lastRound':
    'The last round: too few clouds are left for another one. Whoever has equally many shares the place.',
  'cloud-mine.school.caution.plainPick':
    'Everybody sees the same in this cloud, and no other one here looks like it: it will be found easily. Pick it all the same?',
  'cloud-mine.school.caution.itsNumber':
    'That is the number of the cloud: the first to guess will find it, and you get nothing. Say it all the same?',
  'cloud-mine.school.well.won': 'You have the most clouds of all. A good eye and the right words!',
  'cloud-mine.school.well.keenEye': 'You found three clouds or more: you understand the others well.',
  'cloud-mine.school.well.foundLate':
    'A cloud of yours was found late: two cards or more for one description.',
  'cloud-mine.school.well.fooled': 'As the Scout you picked a cloud that nobody found.',
  'cloud-mine.school.well.played': 'A whole afternoon of clouds: you have played every role.',
  'cloud-mine.school.next.lessPlain':
    'Your clouds were often found at once. Say not what it is, but what it reminds you of.',
  'cloud-mine.school.next.plainer':
    'Nobody found some of your clouds. Give one word more that fits yours best.',
  'cloud-mine.school.next.findMore':
    'Look at all clouds large before you guess: many show something else at second glance.',
  'cloud-mine.school.next.scoutAlike': 'As the Scout, pick a cloud that looks like another one of the round.',
  'cloud-mine.school.next.oneWord': 'Try a description of a single word.',
};

export default en;
