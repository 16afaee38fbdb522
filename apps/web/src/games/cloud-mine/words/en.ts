export default {
  'cloud-mine.minute.roles': 'In every round one of you dreams, one scouts, and all others guess.',
  'cloud-mine.minute.pick': 'Only the Scout sees the cards and secretly picks a cloud.',
  'cloud-mine.minute.say': 'The Daydreamer sees only that one and says in at most five words what it is.',
  'cloud-mine.minute.guess': 'Now all lie open. You guess one after the other; wrong cards are turned over.',
  'cloud-mine.minute.share':
    'Whoever finds it gets the open cards, the Daydreamer those turned over. If nobody does, the Scout takes all.',

  'cloud-mine.option.language': 'Language of the bots',
  'cloud-mine.option.language.about':
    'Bots describe their clouds in this language. People use any they like.',
  'cloud-mine.option.language.de': 'German',
  'cloud-mine.option.language.en': 'English',
  'cloud-mine.option.language.fr': 'French',
  'cloud-mine.option.language.it': 'Italian',

  'cloud-mine.prompt.scout': 'Pick the cloud that is to be described.',
  'cloud-mine.prompt.dream': 'What do you see in this cloud? You have five words.',
  'cloud-mine.prompt.guess': 'Which cloud is “{words}”?',
  'cloud-mine.prompt.lastGuess': 'Your last guess: which cloud is “{words}”?',
  'cloud-mine.waiting.scout':
    '{who, select, me {You are picking a cloud by candlelight.} other {{name} is picking a cloud by candlelight.}}',
  'cloud-mine.waiting.dream':
    '{who, select, me {You are daydreaming and looking for words.} other {{name} is daydreaming and looking for words.}}',
  'cloud-mine.waiting.guess':
    '{who, select, me {You are looking for “{words}”.} other {{name} is looking for “{words}”.}}',
  'cloud-mine.kind.pick': 'when picking a cloud',
  'cloud-mine.kind.say': 'when describing',
  'cloud-mine.kind.guess': 'when guessing',
  'cloud-mine.answer.pick': 'Cloud {card}',
  'cloud-mine.answer.say': '“{words}”',

  'cloud-mine.confirm.suggestion': 'Say “{words}”? It could be said of any cloud, so it helps nobody.',
  'cloud-mine.why.over': 'The game is over.',
  'cloud-mine.why.waitForScout': 'The Scout is still picking a cloud.',
  'cloud-mine.why.waitForDaydreamer': 'The Daydreamer is still looking for words.',
  'cloud-mine.why.waitForGuess': 'It is somebody else’s guess.',
  'cloud-mine.why.describeNow': 'Now you describe your cloud.',
  'cloud-mine.why.pickNow': 'Now you pick a cloud for the Daydreamer.',
  'cloud-mine.why.guessNow': 'Now you guess a cloud.',
  'cloud-mine.why.notAmongCards': 'That cloud is not part of this round.',
  'cloud-mine.why.turnedOver': 'That cloud has been turned over: it was not the one.',
  'cloud-mine.why.strangeSigns': 'There are characters in it that nobody can read. Take them out.',
  'cloud-mine.why.tooLong': 'That is {length} characters; at most {most} fit.',
  'cloud-mine.why.noWords': 'At least one word, please.',
  'cloud-mine.why.tooManyWords': 'That is {words} words; at most {most} are allowed.',

  'cloud-mine.advice.onlyAnswer': 'Nothing else is possible.',
  'cloud-mine.advice.botWould': 'That is what I would do.',
  'cloud-mine.advice.looksLike': 'Of the open clouds, this one looks most like “{thing}”.',
  'cloud-mine.advice.bringsToMind': 'The words bring “{thing}” to mind, and this cloud looks most like it.',
  'cloud-mine.advice.wordsUnknown':
    'I do not understand these words: to me, any cloud is as good as another.',
  'cloud-mine.advice.fitsToo': 'Cloud {card} fits almost as well.',
  'cloud-mine.advice.fitsAlone': 'No other cloud comes close.',
  'cloud-mine.advice.seenElsewhere':
    'What one sees in it first is “{thing}”, and {others, plural, one {another cloud here looks} other {# other clouds here look}} like it too.',
  'cloud-mine.advice.nothingClear':
    'Nothing stands out in it: whatever is said of it, other clouds fit as well.',
  'cloud-mine.advice.givesAway': 'Cloud {card} would give itself away: only there does one see “{thing}”.',
  'cloud-mine.advice.foundLate':
    'Somebody should find it at about {found} of 100 tables, but only at {atOnce} with the first guess.',
  'cloud-mine.advice.farFetched':
    'Far-fetched, and meant to be: somebody finds it at about {found} of 100 tables, and then late.',
  'cloud-mine.advice.tooPlain':
    '“{words}” would be found with the first guess at {atOnce} of 100 tables, and you would get nothing.',
  'cloud-mine.advice.othersSee': 'Others may also see “{thing}” in it.',
  'cloud-mine.advice.lookForIt': 'Look for “{thing}”: in which cloud could it be?',
  'cloud-mine.advice.lookAtOutlines': 'Compare the outlines: tips above, feet below, holes.',
  'cloud-mine.advice.lookForDouble': 'Look for a cloud whose first impression fits another one as well.',
  'cloud-mine.advice.lookTwice':
    'Everybody sees “{thing}” first. Look for what one sees only at second glance.',
  'cloud-mine.hint.figures': '{likely}% likely',

  'cloud-mine.log.roundBegan':
    '{who, select, me {Round {round}: you dream} other {Round {round}: {name} dreams}}',
  'cloud-mine.log.drew':
    '{who, select, me {You look at {cards} clouds by candlelight.} other {{name} looks at {cards} clouds by candlelight.}}',
  'cloud-mine.log.picked': '{who, select, me {You have picked a cloud.} other {{name} has picked a cloud.}}',
  'cloud-mine.log.described': '{who, select, me {You see “{words}”.} other {{name} sees “{words}”.}}',
  'cloud-mine.log.shown': '{cards} clouds lie on the table. One of them is meant.',
  'cloud-mine.log.guessed':
    '{who, select, me {You point at cloud {card}…} other {{name} points at cloud {card}…}}',
  'cloud-mine.log.won':
    '{role, select, daydreamer {{who, select, me {You get} other {{name} gets}} the {cards, plural, one {cloud that was turned over} other {# clouds that were turned over}}.} scout {{who, select, me {As the Scout you get} other {As the Scout, {name} gets}} all {cards} clouds.} other {{who, select, me {You get} other {{name} gets}} the {cards, plural, one {last cloud that lies open} other {# clouds that lie open}}.}}',
  'cloud-mine.log.found':
    '“{words}” was cloud {picked}. {who, select, me {You} other {{name}}} found it {wrong, plural, =0 {at once} one {after one wrong guess} other {after # wrong guesses}}{wrong, plural, =0 {: too easy, the Daydreamer gets nothing} other {}}.',
  'cloud-mine.log.notFound': '“{words}” was cloud {picked}. Nobody found it: too hard.',
  'cloud-mine.log.ended':
    '{who, select, me {You win} other {{name} wins}} with {points, plural, one {# cloud} other {# clouds}}',
  'cloud-mine.log.endedShared': 'A shared win with {points, plural, one {# cloud} other {# clouds}} each',

  'cloud-mine.role': '{role, select, daydreamer {Daydreamer} scout {Scout} other {Watcher}}',
  'cloud-mine.score': 'Clouds',
  'cloud-mine.account.daydreamer': 'Dreamed up',
  'cloud-mine.account.scout': 'Scouted',
  'cloud-mine.account.watcher': 'Found',
  'cloud-mine.account.total': 'Clouds',

  'cloud-mine.board.label': 'The hill: clouds, words and whose turn it is',
  'cloud-mine.board.roles': 'Who does what in this round',
  'cloud-mine.board.daydreamer': 'Daydreamer',
  'cloud-mine.board.scout': 'Scout',
  'cloud-mine.board.watcher':
    '{state, select, now {guesses now} done {has guessed} other {guesses as number {place}}}',
  'cloud-mine.board.guesses': '{left, plural, =0 {no guess left} one {# guess left} other {# guesses left}}',
  'cloud-mine.board.cards': 'Clouds of this round',
  'cloud-mine.board.card': 'Cloud {card}',
  'cloud-mine.board.cardOne': 'Cloud {card}: this is the one',
  'cloud-mine.board.cardTurned':
    '{who, select, me {Cloud {card}, turned over after your guess} other {Cloud {card}, turned over after a guess by {name}}}',
  'cloud-mine.board.pick': 'Pick cloud {card}',
  'cloud-mine.board.guess': 'Guess cloud {card}',
  'cloud-mine.board.lookFirst': 'Tap a cloud to see it large.',
  'cloud-mine.board.pickCost': '{name} will see only this cloud.',
  'cloud-mine.board.guessCost':
    '{left, plural, =0 {Your last guess: a wrong cloud is turned over.} one {A wrong cloud is turned over; then # guess is left to you.} other {A wrong cloud is turned over; then # guesses are left to you.}}',
  'cloud-mine.board.round': 'Round {round} of {rounds}',
  'cloud-mine.board.alone': 'Only you see these clouds.',
  'cloud-mine.board.two': 'Only you and the Scout know this cloud.',
  'cloud-mine.board.handed': 'This is the cloud that you picked.',
  'cloud-mine.board.yourWords': 'Your description',
  'cloud-mine.board.count': '{words} of {most} words',
  'cloud-mine.board.limits':
    'One to {most} words in any language, at most {longest} characters. An emoji counts as a word.',
  'cloud-mine.board.send': 'Say it',
  'cloud-mine.board.suggestion': 'No idea? A suggestion:',
  'cloud-mine.board.quoted': '“{words}”',
  'cloud-mine.board.sees': '{who, select, me {You see} other {{name} sees}}',
  'cloud-mine.board.left':
    '{left, plural, =0 {No clouds left in the sky} one {# cloud left in the sky} other {# clouds left in the sky}}',
  'cloud-mine.board.choosing':
    '{who, select, me {You are picking} other {{name} is picking}} one of {cards} clouds',
  'cloud-mine.board.dreaming': '{name} sees a cloud that you do not know yet',
  'cloud-mine.board.before': 'The round before',
  'cloud-mine.board.points': '{who, select, me {You point at this one} other {{name} points at this one}}',
  'cloud-mine.board.wrong': 'That was not it',
  'cloud-mine.board.right': 'That is the one',
  'cloud-mine.board.found':
    '{who, select, me {You} other {{name}}} found it {wrong, plural, =0 {at once} one {after one wrong guess} other {after # wrong guesses}}',
  'cloud-mine.board.nobody': 'Nobody found it',
  'cloud-mine.board.gain':
    '{who, select, me {You: {cards, plural, one {# cloud} other {# clouds}} more} other {{name}: {cards, plural, one {# cloud} other {# clouds}} more}}',

  'cloud-mine.board.pass': 'Pass the device to {name}',
  'cloud-mine.board.passAbout': 'What comes now is for {name} only. Everybody else looks at the sky.',
  'cloud-mine.board.lift': 'I am {name}',

  'cloud-mine.album.title': 'The album of this game',
  'cloud-mine.album.about':
    '{rounds, plural, one {# cloud and what you saw in it} other {# clouds and what you saw in them}}',
  'cloud-mine.album.seen': 'seen by {name}',
  'cloud-mine.album.found': 'found by {name}',
  'cloud-mine.album.notFound': 'found by nobody',
  'cloud-mine.album.save': 'Save as picture',
  'cloud-mine.album.share': 'Share',
  'cloud-mine.album.drawing': 'The picture is being painted…',
  'cloud-mine.album.failed': 'Sadly, the picture did not come out. Try again.',

  'cloud-mine.term.daydreamer': 'Daydreamer',
  'cloud-mine.term.daydreamer.about':
    'Sees only the cloud that was picked and describes it in at most five words. Gets every card that is turned over before somebody finds it.',
  'cloud-mine.term.scout': 'Scout',
  'cloud-mine.term.scout.about':
    'Sees all clouds of the round first and picks the one to be described. Gets all cards if nobody finds it.',
  'cloud-mine.term.watcher': 'Watcher',
  'cloud-mine.term.watcher.about':
    'Looks for the cloud that is meant, in the order of the numbers; full dots are guesses that are left. Whoever finds it gets all cards that still lie open.',
  'cloud-mine.term.left': 'Rounds and clouds',
  'cloud-mine.term.left.about':
    'Every round takes its clouds from the sky. When too few are left for another one, the game is over.',
  'cloud-mine.term.meant': 'The cloud that is meant',
  'cloud-mine.term.meant.about': 'Only Scout and Daydreamer see this star until the round is over.',
  'cloud-mine.term.turned': 'Turned over',
  'cloud-mine.term.turned.about':
    'Somebody guessed this cloud, and it was not the one; the mark tells who. If the right one is found, the Daydreamer gets this card.',
  'cloud-mine.term.words': 'Words',
  'cloud-mine.term.words.about': 'How many of your five words you have used. An emoji counts as a word.',
  'cloud-mine.term.seat': 'Colour and mark',
  'cloud-mine.term.seat.about': 'A cloud that this seat guessed and that was not the one carries this mark.',
  'cloud-mine.term.score': 'Clouds',
  'cloud-mine.term.score.about': 'So many this seat has won. Whoever has most of them at the end wins.',
  'cloud-mine.term.cloud': 'Cloud',
  'cloud-mine.term.cloud.about': 'A card of this round. Exactly one of them is meant.',
  'cloud-mine.term.number': 'Number of the cloud',
  'cloud-mine.term.number.about': 'What the cloud is called when somebody guesses it.',
  'cloud-mine.moment.title': '“{words}” was cloud {picked}',
  'cloud-mine.moment.part': 'Role or guess',
  'cloud-mine.moment.gained': 'This round',
  'cloud-mine.moment.plus': '{cards, plural, =0 {0} other {+#}}',
  'cloud-mine.moment.guessed':
    '{count, plural, =0 {no guess} other {{found, select, yes {{cards}: found} other {{cards}: wrong}}}}',
  'cloud-mine.moment.found':
    '{who, select, me {You} other {{name}}} found it {wrong, plural, =0 {at once} one {after one wrong guess} other {after # wrong guesses}} and {who, select, me {get} other {gets}} the {cards, plural, one {last open cloud} other {# open clouds}}.',
  'cloud-mine.moment.dreamed':
    '{wrong, plural, =0 {Too easy: {who, select, me {you get} other {{name} gets}} nothing for the description.} one {{who, select, me {You get} other {{name} gets}} the cloud that was turned over.} other {{who, select, me {You get} other {{name} gets}} the # clouds that were turned over.}}',
  'cloud-mine.moment.hard':
    'Too hard: nobody found it, so {who, select, me {you, the Scout, take} other {{name}, the Scout, takes}} all {cards} clouds.',
  'cloud-mine.text.round':
    'Round {round}. {left, plural, =0 {No cloud} one {# cloud} other {# clouds}} left in the draw pile.',
  'cloud-mine.text.over': 'The game is over.',
  'cloud-mine.text.people': 'Who plays',
  'cloud-mine.text.name': 'Name',
  'cloud-mine.text.role': 'Role',
  'cloud-mine.text.won': 'Clouds',
  'cloud-mine.text.you': '{name} (you)',
  'cloud-mine.text.roleIs':
    '{role, select, daydreamer {Daydreamer} scout {Scout} other {Watcher, number {place}}}',
  'cloud-mine.text.words': 'The description: “{words}”.',
  'cloud-mine.text.hidden': 'The clouds of this round are still hidden.',
  'cloud-mine.text.clouds': 'The clouds',
  'cloud-mine.text.secret': 'Your cloud',
  'cloud-mine.text.cloud': 'Cloud {card}: {shape}',
  'cloud-mine.text.one': 'Cloud {card}, the one: {shape}',
  'cloud-mine.text.turned':
    '{who, select, me {Cloud {card}: turned over after your guess.} other {Cloud {card}: turned over after a guess by {name}.}}',
  'cloud-mine.text.shape':
    '{form, select, tall {taller than wide} wide {wider than tall} other {as tall as wide}}, {size, select, small {slight} big {full} other {of middling size}}, {tips, plural, one {# tip} other {# tips}} above, {feet, plural, one {# foot} other {# feet}} below, {holes, plural, =0 {no holes} one {# hole} other {# holes}}.',
  'cloud-mine.text.pastRounds': 'The rounds so far',
  'cloud-mine.text.past':
    '{who, select, me {You saw “{words}”: cloud {card}.} other {{name} saw “{words}”: cloud {card}.}}',
  'cloud-mine.text.pastFound': '{who, select, me {You found it.} other {{name} found it.}}',
  'cloud-mine.text.pastNotFound': 'Nobody found it.',
} as const;
