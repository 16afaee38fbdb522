/** Where something happens on a mat: a cave, or a space of it. */
const THE_CAVE = '{cave, select, C {the Crimson Cavern} G {the Golden Grotto} other {the Amethyst Abyss}}';
const IN_CAVE =
  '{cave, select, C {in the Crimson Cavern} G {in the Golden Grotto} other {in the Amethyst Abyss}}';
const AT_SPOT =
  '{cave, select, nests {in a nest of the mat} C {in the Crimson Cavern, space {space}} G {in the Golden Grotto, space {space}} other {in the Amethyst Abyss, space {space}}}';
const FROM_SPOT =
  '{cave, select, nests {from a nest of the mat} C {from the Crimson Cavern, space {space}} G {from the Golden Grotto, space {space}} other {from the Amethyst Abyss, space {space}}}';

/** What Schwingenschlag says in English, in ICU message format. `who` is `me` where `name` is the reader. */
export default {
  'schwingenschlag.minute.goal':
    'Three caves, four rounds: whoever builds the most valuable home for dragons wins.',
  'schwingenschlag.minute.dig': 'Dig: a cave card opens the next space and brings something at once.',
  'schwingenschlag.minute.entice':
    'Entice: pay what is printed on the dragon, and it moves into a cave it likes.',
  'schwingenschlag.minute.explore':
    'Explore: walk through a cave and use every stone and every dragon on the way.',
  'schwingenschlag.minute.guild': 'Guild steps bring small rewards, and on brown spaces a big one.',
  'schwingenschlag.minute.goals':
    'Every round ends with an objective. In the end dragons, eggs, treasures, cards, guild and objectives count.',

  'schwingenschlag.score': 'Points so far',
  'schwingenschlag.rival': 'The rival',
  'schwingenschlag.nests': 'nests of the mat',

  'schwingenschlag.option.openHands': 'Hands face up',
  'schwingenschlag.option.openHands.about': 'Everybody sees the cards of the others. Good for a first game.',
  'schwingenschlag.option.laterPrinting': 'Newer card values',
  'schwingenschlag.option.laterPrinting.about':
    'Five dragons are worth as many points as in a later printing of the game.',
  'schwingenschlag.option.solo': 'Solo opponent',
  'schwingenschlag.option.solo.1': 'Level 1',
  'schwingenschlag.option.solo.2': 'Level 2',
  'schwingenschlag.option.solo.3': 'Level 3',
  'schwingenschlag.option.solo.R1': 'Variant R1',
  'schwingenschlag.option.solo.R2': 'Variant R2',
  'schwingenschlag.option.solo.R3': 'Variant R3',

  'schwingenschlag.prompt.throw':
    'Six cards, four stay. Discard {left, plural, one {one more} other {# cards}}.',
  'schwingenschlag.prompt.firstResources':
    'Choose {left, plural, one {one more resource} other {# resources}} to begin with.',
  'schwingenschlag.prompt.turn': 'Your turn: dig, entice or explore.',
  'schwingenschlag.prompt.onlyPass':
    '{coins, plural, =0 {No coins left: pass.} one {There is nothing your coin can pay for: pass.} other {There is nothing your # coins can pay for: pass.}}',
  'schwingenschlag.prompt.ability':
    '{whence, select, card {{card} works for you. } gift {A gift for you. } other {}}{ask, select, takeDragon {Which dragon card do you take?} takeCave {Which cave card do you take?} step {Do you go a step round the guild?} takeAny {Which resource do you take?} lay {Which nest does the egg go to?} cache {What do you cache, and where?} tuckUnder {Under which dragon does the card go?} tuck {Which card do you tuck, and where?} cover {Which dragon goes on top of which?} play {Which dragon do you play?} dig {Which cave do you dig, and where?} swap {Which two dragons change places?} activate {Which dragon do you activate?} icon {Which place of the path do you use?} choose {What do you take?} pay {Do you pay for it?} parts {Which of these comes first?} other {Do you use it?}}',
  'schwingenschlag.prompt.taking':
    '{left, plural, one {Choose what you take.} other {Choose what you take: up to #.}}',
  'schwingenschlag.prompt.sharing': 'What do you do with {left, plural, one {it} other {these #}}?',
  'schwingenschlag.prompt.name': 'Name a resource. It counts for everybody.',
  'schwingenschlag.prompt.pay': 'What do you pay with?',
  'schwingenschlag.prompt.discount': '{card}: which symbol do you not pay?',
  'schwingenschlag.prompt.dig': '{card}: where do you dig this cave?',
  'schwingenschlag.prompt.dug': 'Which comes first: the cave card or the bonus of the space?',
  'schwingenschlag.prompt.marker': 'Place a marker on the guild tile.',
  'schwingenschlag.prompt.limits':
    'Nine of each is the limit{resources, plural, =0 {} one {, one resource too many} other {, # resources too many}}{cards, plural, =0 {} one {, one card too many} other {, # cards too many}}. What do you let go?',
  'schwingenschlag.prompt.roundAbilities': 'The round is over. Which dragon works first?',
  'schwingenschlag.prompt.roundEgg': 'A new round brings an egg. Which nest?',
  'schwingenschlag.prompt.choose': 'Choose one.',
  'schwingenschlag.waiting.draft':
    '{who, select, me {You are choosing your first cards.} other {{name} is choosing the first cards.}}',
  'schwingenschlag.waiting.turn': '{who, select, me {It is your turn.} other {It is {name}’s turn.}}',
  'schwingenschlag.waiting.gift':
    '{who, select, me {You are deciding about a gift.} other {{name} is deciding about a gift.}}',
  'schwingenschlag.confirm.pass':
    'Passing takes you out of this round, with {coins, plural, one {a coin} other {# coins}} in hand. Pass anyway?',

  'schwingenschlag.kind.dig': 'when digging',
  'schwingenschlag.kind.entice': 'when enticing a dragon',
  'schwingenschlag.kind.explore': 'when exploring',
  'schwingenschlag.kind.pass': 'when passing',
  'schwingenschlag.kind.pay': 'when paying',
  'schwingenschlag.kind.cards': 'when taking cards',
  'schwingenschlag.kind.guild': 'at the guild',
  'schwingenschlag.kind.effect': 'with effects',
  'schwingenschlag.answer.dig': 'Dig {card}: {row}',
  'schwingenschlag.answer.entice': 'Entice {card}: {row}',
  'schwingenschlag.answer.cover':
    '{card} over {place}{lost, plural, =0 {} one {; an egg is lost} other {; # eggs are lost}}',
  'schwingenschlag.answer.explore': 'Explore: {row}',
  'schwingenschlag.answer.pass': 'Pass',
  'schwingenschlag.answer.step': 'Guild step: {text}',
  'schwingenschlag.answer.done': 'That is all',
  'schwingenschlag.answer.skip': 'Skip this',
  'schwingenschlag.answer.take': 'Take {what}',
  'schwingenschlag.answer.name': '{what}',
  'schwingenschlag.answer.pay': 'Pay {what}',
  'schwingenschlag.answer.waive': 'Without {what}',
  'schwingenschlag.answer.waiveEgg': 'Without the egg',
  'schwingenschlag.answer.keep': 'Keep {what}',
  'schwingenschlag.answer.discard': 'Discard {what}',
  'schwingenschlag.answer.drawDragon': 'Draw a dragon card unseen',
  'schwingenschlag.answer.drawCave': 'Draw a cave card unseen',
  'schwingenschlag.answer.egg': 'Egg: {place}',
  'schwingenschlag.answer.payEgg': 'Pay an egg: {place}',
  'schwingenschlag.answer.cache': 'Cache {what}: {place}',
  'schwingenschlag.answer.tuck': 'Tuck {card}: {place}',
  'schwingenschlag.answer.use': '{text}',
  'schwingenschlag.answer.activate': 'Activate {card}',
  'schwingenschlag.answer.swap': 'Swap {one} and {two}',
  'schwingenschlag.answer.exchange': 'Exchange {one} and {two} for {what}',
  'schwingenschlag.answer.mark': 'Row {row}: {text}',

  'schwingenschlag.verb.take': 'Take',
  'schwingenschlag.verb.pay': 'Pay',
  'schwingenschlag.verb.keep': 'Keep',
  'schwingenschlag.verb.discard': 'Discard',
  'schwingenschlag.verb.tuck': 'Tuck',
  'schwingenschlag.verb.use': 'Use it',
  'schwingenschlag.forgo.discard': 'It goes to the discard pile.',
  'schwingenschlag.forgo.without': 'You go without:',
  'schwingenschlag.forgo.rest': 'You go without it.',
  'schwingenschlag.forgo.deal': 'You pay nothing and get nothing.',
  'schwingenschlag.forgo.taking':
    '{left, plural, one {You take one fewer than you could.} other {You take # fewer than you could.}}',
  'schwingenschlag.forgo.abilities':
    '{n, plural, one {One dragon does not work.} other {# dragons do not work.}}',
  'schwingenschlag.why.notYourDecision': 'Somebody else decides now.',
  'schwingenschlag.why.notPossibleNow': 'That is not asked now. Look what there is to decide.',
  'schwingenschlag.why.actionNotAllowed': 'That is not an action of your turn.',
  'schwingenschlag.why.cannotAfford': 'You cannot pay for that.',
  'schwingenschlag.why.noRoom': 'There is no room for it in that cave.',
  'schwingenschlag.why.wrongHabitat': 'This dragon does not live there.',
  'schwingenschlag.why.notInHand': 'That card is not in your hand.',
  'schwingenschlag.why.exploredThrice': 'You have already explored this cave three times this round.',

  'schwingenschlag.advice.looksBest':
    'It looks {points, plural, one {# point} other {# points}} better than anything else.',
  'schwingenschlag.advice.noneBetter': 'Other choices are about as good.',
  'schwingenschlag.advice.fromPrinted':
    '{points, plural, one {+# point} other {+# points}} from the dragons themselves.',
  'schwingenschlag.advice.fromEnds':
    '{points, plural, one {+# point} other {+# points}} from abilities at the end of the game.',
  'schwingenschlag.advice.fromEggs':
    '{points, plural, one {+# point} other {+# points}} from eggs{now, plural, =0 {} other {; you lay # this turn}}.',
  'schwingenschlag.advice.fromCached':
    '{points, plural, one {+# point} other {+# points}} from cached resources{now, plural, =0 {} other {; you cache # this turn}}.',
  'schwingenschlag.advice.fromTucked':
    '{points, plural, one {+# point} other {+# points}} from tucked cards{now, plural, =0 {} other {; you tuck # this turn}}.',
  'schwingenschlag.advice.fromGuild': '{points, plural, one {+# point} other {+# points}} from the guild.',
  'schwingenschlag.advice.fromObjective':
    '{points, plural, one {+# point} other {+# points}} from the objective of round {round}: {objective}.',
  'schwingenschlag.advice.fromRest':
    '{points, plural, one {+# point} other {+# points}} from coins and what is left over.',
  'schwingenschlag.advice.walksPast':
    'The walk goes past {dragons, plural, one {# dragon} other {# dragons}}, and {active, plural, one {# of them gives something} other {# of them give something}}.',
  'schwingenschlag.advice.feeds': 'It feeds {n, plural, one {# hatchling} other {# hatchlings}} this turn.',
  'schwingenschlag.advice.exploresAgain':
    'It is the {time, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} exploration of this cave this round, and worth {eggs, plural, one {the egg} other {the # eggs}}.',
  'schwingenschlag.advice.roomNow': 'You can pay for the dragon now and have room for it.',
  'schwingenschlag.advice.lookAtObjective': 'Look at the objective of round {round}: {objective}.',
  'schwingenschlag.advice.lookAtHand':
    'Look through your hand: what can you pay for, and where is there room?',
  'schwingenschlag.advice.lookAtWalks': 'Follow the path through each cave: which walk gives you most now?',
  'schwingenschlag.advice.lookAtCoins': 'Count your coins: is there anything left that is worth one?',
  'schwingenschlag.advice.lookAtNeeds': 'Look at what the cards you want still cost.',
  'schwingenschlag.advice.lookAtDisplay': 'Look at the display: which card suits what you have?',
  'schwingenschlag.advice.lookAtNests': 'Look at your nests: where does an egg count for more than one?',
  'schwingenschlag.advice.lookAtStores': 'Look at your dragons: which of them can still hold something?',
  'schwingenschlag.advice.lookAtSpare': 'Look at what you can spare most easily.',
  'schwingenschlag.advice.lookAtEffect':
    'Look once more at what is offered to you now, one thing after the other.',
  'schwingenschlag.advice.onlyAnswer': 'There is nothing else to do.',
  'schwingenschlag.advice.botWould': 'That is what the bot would do.',
  'schwingenschlag.hint.figures': 'about {points, number} points, {win}% chance to win',

  'schwingenschlag.log.laidOut': 'The guild of this match: {guild}.',
  'schwingenschlag.log.dealt':
    '{who, select, me {You are} other {{name} is}} dealt {dragons, plural, one {# dragon} other {# dragons}} and {caves, plural, one {# cave} other {# caves}}.',
  'schwingenschlag.log.drafted': 'All have chosen. Discarded: {cards}.',
  'schwingenschlag.log.roundBegan':
    'Round {round} of {rounds}: {who, select, me {you begin} other {{name} begins}}',
  'schwingenschlag.log.displayed': 'New cards on display.',
  'schwingenschlag.log.enticed':
    '{who, select, me {You entice} other {{name} entices}} {card} {cave, select, C {into the Crimson Cavern} G {into the Golden Grotto} other {into the Amethyst Abyss}}.',
  'schwingenschlag.log.covered':
    '{who, select, me {You put} other {{name} puts}} {card} over {old}{lost, plural, =0 {} one {; an egg is lost} other {; # eggs are lost}}.',
  'schwingenschlag.log.dug': `{who, select, me {You dig} other {{name} digs}} {card} ${IN_CAVE}.`,
  'schwingenschlag.log.explored': `{who, select, me {You explore} other {{name} explores}} ${THE_CAVE}{time, selectordinal, one {} two {, for the #nd time this round} few {, for the #rd time this round} other {, for the #th time this round}}.`,
  'schwingenschlag.log.steppedOn': `{who, select, me {You reach} other {{name} reaches}} stone {place} ${IN_CAVE}.`,
  'schwingenschlag.log.activated': '{card} works for {who, select, me {you} other {{name}}}.',
  'schwingenschlag.log.passed': '{who, select, me {You pass} other {{name} passes}}.',
  'schwingenschlag.log.paid': '{who, select, me {You pay} other {{name} pays}} {what}.',
  'schwingenschlag.log.paidEgg': `{who, select, me {You pay} other {{name} pays}} an egg ${FROM_SPOT}.`,
  'schwingenschlag.log.exchanged':
    '{who, select, me {You exchange} other {{name} exchanges}} {given} for {got}.',
  'schwingenschlag.log.gained': '{who, select, me {You gain} other {{name} gains}} {what}.',
  'schwingenschlag.log.tookCard':
    '{who, select, me {You take} other {{name} takes}} {card}{from, select, deck { from the deck} other { from the display}}.',
  'schwingenschlag.log.laid': `{who, select, me {You lay} other {{name} lays}} an egg ${AT_SPOT}.`,
  'schwingenschlag.log.cached': `{who, select, me {You cache} other {{name} caches}} {what} ${AT_SPOT}.`,
  'schwingenschlag.log.tucked': `{who, select, me {You tuck} other {{name} tucks}} {card} ${AT_SPOT}.`,
  'schwingenschlag.log.fed':
    '{card} is fed, {time, plural, one {for the first time} other {# times by now}}.',
  'schwingenschlag.log.revealed':
    '{who, select, me {You turn} other {{name} turns}} up {card}: {fits, select, yes {it fits} other {it does not fit}}.',
  'schwingenschlag.log.discarded': '{who, select, me {You discard} other {{name} discards}} {what}.',
  'schwingenschlag.log.named': '{who, select, me {You name} other {{name} names}} {what}.',
  'schwingenschlag.log.guildStepped':
    '{who, select, me {You move your guild stone} other {{name} moves the guild stone}} to space {space}.',
  'schwingenschlag.log.marked':
    '{who, select, me {You place} other {{name} places}} a marker on row {row} of the guild tile.',
  'schwingenschlag.log.swapped':
    '{who, select, me {You swap} other {{name} swaps}} two dragons: {one} and {two}.',
  'schwingenschlag.log.card':
    '{known, select, yes {{card}} other {{kind, select, cave {a cave card} other {a dragon card}}}}',
  'schwingenschlag.log.deckRebuilt': '{what}: the discard pile becomes the new deck.',
  'schwingenschlag.log.objectiveScored': '{objective}. Points by seat: {points}.',
  'schwingenschlag.log.rivalTurned': 'The rival turns up decision card {card}.',
  'schwingenschlag.log.rivalPassed': 'The rival passes.',
  'schwingenschlag.log.rivalTook': 'The rival takes {card}.',
  'schwingenschlag.log.rivalStepped': 'The guild stone of the rival goes to space {space}.',
  'schwingenschlag.log.rivalMarked': 'The rival places a marker on row {row} of the guild tile.',
  'schwingenschlag.log.countersShifted': 'Counters of the rival on the objective: {counters}.',
  'schwingenschlag.log.ended': 'The last round is over.',

  'schwingenschlag.account.printed': 'Dragons',
  'schwingenschlag.account.ends': 'At the end',
  'schwingenschlag.account.eggs': 'Eggs',
  'schwingenschlag.account.cached': 'Cached',
  'schwingenschlag.account.tucked': 'Tucked',
  'schwingenschlag.account.guild': 'Guild',
  'schwingenschlag.account.objectives': 'Objectives',
  'schwingenschlag.account.coins': 'Coins',
  'schwingenschlag.account.leftOvers': 'Left over',
  'schwingenschlag.account.total': 'Total',

  'schwingenschlag.points.of': '{card}: {text}',
  'schwingenschlag.points.caption': 'Tap a number to see where it comes from.',
  'schwingenschlag.points.leftOvers':
    '{resources, plural, one {# resource} other {# resources}} and {cards, plural, one {# card} other {# cards}} left, a point for every four',
  'schwingenschlag.points.caves': 'Caves',
  'schwingenschlag.points.steps': 'Guild steps',
  'schwingenschlag.points.rival.steps': 'Steps past the last brown space',
  'schwingenschlag.points.rival.guild': 'Markers on points',
  'schwingenschlag.points.growth': 'Turn by turn',
  'schwingenschlag.points.growthAbout':
    'What lies on the table for good. Coins and hands count at the very end.',
  'schwingenschlag.points.growthWords': 'Points after each round. {words}',
  'schwingenschlag.points.stacks': 'Round by round, by source',
  'schwingenschlag.points.stackWords':
    'Points by source after each round; the table below says the same in numbers.',
  'schwingenschlag.points.round': 'Round {round}',
  'schwingenschlag.points.rest': 'Coins and left over',
  'schwingenschlag.points.asTable': 'The same as a table',

  'schwingenschlag.rival.card': 'Decision card {card}',
  'schwingenschlag.rival.noCard': 'No card turned up yet in this round',
  'schwingenschlag.rival.refresh': 'The dragons on display are replaced.',
  'schwingenschlag.rival.shift': 'Counters on the objective: {by}.',
  'schwingenschlag.rival.steps':
    '{steps, plural, one {# step} other {# steps}} round the guild{how, select, deep {, as many as spaces are dug in your deepest cave} shallow {, as many as spaces are dug in your shallowest cave} deepAndOne {, one more than spaces are dug in your deepest cave} other {}}.',
  'schwingenschlag.rival.brown':
    'On a brown space it takes dragon {dragon} of the display and {what, select, cave {cave {place}} other {a square of the guild tile, row {place}}}.',
  'schwingenschlag.rival.mayPass': 'Turned up as the seventh card, it passes instead.',
  'schwingenschlag.rival.left':
    '{n, plural, one {# card} other {# cards}} face down. It acts six or seven times a round.',
  'schwingenschlag.rival.passed': 'It has passed for this round.',
  'schwingenschlag.rival.nothing': 'It has not taken anything yet.',
  'schwingenschlag.rival.taken': 'What it has taken',
  'schwingenschlag.rival.of.dragons': 'Dragons',
  'schwingenschlag.rival.of.caves': 'Caves',
  'schwingenschlag.rival.of.steps': 'Steps',
  'schwingenschlag.rival.of.objectives': 'Objectives',
  'schwingenschlag.rival.of.guild': 'Guild',
  'schwingenschlag.rival.stands':
    '{counters, plural, =0 {No counter} one {# counter} other {# counters}} on this round’s objective, {ready, plural, =0 {no marker} one {# marker} other {# markers}} ready, {squares, plural, =0 {no square} one {# square} other {# squares}} of the guild taken from you.',
  'schwingenschlag.board.estimateAbout': 'As the table stands. Tap a number to see where it comes from.',
  'schwingenschlag.board.either.goals': 'Objectives',
  'schwingenschlag.board.either.points': 'Points',
  'schwingenschlag.option.solo.1.about': 'A good start: it takes its time.',
  'schwingenschlag.option.solo.2.about': 'Its stone hurries, above all late in the game.',
  'schwingenschlag.option.solo.3.about':
    'Faster still, and each of its dragons counts 8 points instead of 7.',
  'schwingenschlag.option.solo.R1.about':
    'Variant: it walks as far as your caves are dug, its markers count points, and you keep at most two coins between rounds.',
  'schwingenschlag.option.solo.R2.about':
    'The variant, harder: a mix of quick cards and cards that follow your caves.',
  'schwingenschlag.option.solo.R3.about':
    'The variant at its hardest: every card is a quick one or follows your caves.',

  'schwingenschlag.card.worth': 'Worth now',
  'schwingenschlag.card.cost': 'Cost',
  'schwingenschlag.card.free': 'nothing but the coin',
  'schwingenschlag.card.lives': 'Lives in',
  'schwingenschlag.card.kind': 'Kind',
  'schwingenschlag.card.nests': 'Nests',
  'schwingenschlag.card.page': 'Page of this card',

  'schwingenschlag.card.held':
    '{kind, select, dragon {In your hand. On your turn you can entice it.} other {In your hand. On your turn you can dig with it.}}',
  'schwingenschlag.card.displayed':
    '{kind, select, dragon {On display for all. You get it with a dragon card symbol, for instance on a walk through the Golden Grotto.} other {On display for all. You get it with a cave card symbol, for instance on a walk through the Amethyst Abyss.}}',
  'schwingenschlag.card.onMat':
    '{who, select, me {On your mat} other {On {name}’s mat}}{kind, select, dragon {: {place}.} other {. Its effect worked once, when it was dug.}}',
  'schwingenschlag.card.noRoom': 'There is no dug space for it yet.',
  'schwingenschlag.term.round': 'Round',
  'schwingenschlag.term.round.about':
    'Four rounds are played. A round is over when everybody has passed; then its objective is scored.',
  'schwingenschlag.term.coin': 'Coins',
  'schwingenschlag.term.coin.about':
    'Every action costs a coin. Six come with each new round; what is left at the end is a point each.',
  'schwingenschlag.term.meat': 'Meat',
  'schwingenschlag.term.meat.about': 'A resource: it pays for dragons, and feeds some hatchlings.',
  'schwingenschlag.term.gold': 'Gold',
  'schwingenschlag.term.gold.about': 'A resource: it pays for dragons.',
  'schwingenschlag.term.crystal': 'Crystals',
  'schwingenschlag.term.crystal.about': 'A resource: it pays for dragons.',
  'schwingenschlag.term.milk': 'Milk',
  'schwingenschlag.term.milk.about': 'A resource: it pays for dragons, and feeds some hatchlings.',
  'schwingenschlag.term.any': 'Any resource',
  'schwingenschlag.term.any.about': 'Meat, gold, crystal or milk, as you choose.',
  'schwingenschlag.term.dragon': 'Dragon card',
  'schwingenschlag.term.dragon.about':
    'A dragon for your caves. You take it from the display, or unseen from the deck; you pay with one from your hand.',
  'schwingenschlag.term.cave': 'Cave card',
  'schwingenschlag.term.cave.about':
    'It opens a space when it is dug, and works once then. You take it from the display, or unseen from the deck.',
  'schwingenschlag.term.guild': 'Guild step',
  'schwingenschlag.term.guild.about':
    'Your stone moves one space round the guild circle, and the space gives what it shows.',
  'schwingenschlag.term.marker': 'Marker',
  'schwingenschlag.term.marker.about':
    'You have four for the guild tile. Each brown space that you enter places one.',
  'schwingenschlag.term.exchange': 'Exchange 2 for 1',
  'schwingenschlag.term.exchange.about': 'In your turn two resources can become one of another kind.',
  'schwingenschlag.term.matNests': 'Nests of the mat',
  'schwingenschlag.term.matNests.about':
    'Two nests that belong to no cave, each for one egg. Empty rings are free.',
  'schwingenschlag.term.egg': 'Eggs',
  'schwingenschlag.term.egg.about':
    'They pay for digging and exploring. Each one that you keep is a point at the end.',
  'schwingenschlag.term.nest': 'Nests',
  'schwingenschlag.term.nest.about': 'Each nest has room for one egg.',
  'schwingenschlag.term.entrance': 'Exploring',
  'schwingenschlag.term.entrance.about':
    'What the next walk through this cave costs: a coin, and an egg more each further time in a round.',
  'schwingenschlag.term.exploredOut': 'Explored three times',
  'schwingenschlag.term.exploredOut.about': 'There is no fourth walk through a cave in one round.',
  'schwingenschlag.term.rock': 'Rock',
  'schwingenschlag.term.rock.about':
    'Not dug yet. A cave card from your hand and this price open the leftmost rock of a cave.',
  'schwingenschlag.term.hollow': 'Free space',
  'schwingenschlag.term.hollow.about':
    'Dug, and without a dragon. The next dragon of a cave goes on its leftmost free space.',
  'schwingenschlag.term.stoneAny': 'Stone: a resource',
  'schwingenschlag.term.stoneAny.about': 'Whoever walks past this stone takes a resource of their choice.',
  'schwingenschlag.term.stoneDragon': 'Stone: a dragon card',
  'schwingenschlag.term.stoneDragon.about':
    'Whoever walks past this stone takes a dragon card, from the display or the deck.',
  'schwingenschlag.term.stoneCave': 'Stone: a cave card',
  'schwingenschlag.term.stoneCave.about':
    'Whoever walks past this stone takes a cave card, from the display or the deck.',
  'schwingenschlag.term.stoneGuild': 'Stone: a guild step',
  'schwingenschlag.term.stoneGuild.about':
    'Whoever walks past this stone moves one space round the guild circle.',
  'schwingenschlag.term.stoneEgg': 'Stone: an egg',
  'schwingenschlag.term.stoneEgg.about': 'Whoever walks past this stone lays an egg in a free nest.',
  'schwingenschlag.term.stoneCache': 'Last stone: cache',
  'schwingenschlag.term.stoneCache.about':
    'Behind four dragons up to 2 resources may be cached on dragons: a point each.',
  'schwingenschlag.term.stoneTuck': 'Last stone: tuck',
  'schwingenschlag.term.stoneTuck.about':
    'Behind four dragons up to 2 cards of the hand may be tucked under dragons: a point each.',
  'schwingenschlag.term.stoneTrade': 'Last stone: eggs for caves',
  'schwingenschlag.term.stoneTrade.about':
    'Behind four dragons a cave card may be given for 2 eggs, up to 2 times.',
  'schwingenschlag.term.dragonDeck': 'Deck of dragon cards',
  'schwingenschlag.term.dragonDeck.about':
    'So many are left to draw. An empty deck is made anew from the discard pile.',
  'schwingenschlag.term.caveDeck': 'Deck of cave cards',
  'schwingenschlag.term.caveDeck.about':
    'So many are left to draw. An empty deck is made anew from the discard pile.',
  'schwingenschlag.term.gap': 'Taken card',
  'schwingenschlag.term.gap.about': 'Its place on display is refilled at the end of the turn.',
  'schwingenschlag.term.dragonCards': 'Dragon cards in hand',
  'schwingenschlag.term.dragonCards.about':
    'So many dragon cards are in this hand. At the end of a turn nine cards are the limit.',
  'schwingenschlag.term.caveCards': 'Cave cards in hand',
  'schwingenschlag.term.caveCards.about':
    'So many cave cards are in this hand. At the end of a turn nine cards are the limit.',
  'schwingenschlag.term.passed': 'Passed',
  'schwingenschlag.term.passed.about': 'Out until the round ends. Gifts of others still arrive.',
  'schwingenschlag.term.circle': 'Guild circle',
  'schwingenschlag.term.circle.about':
    'A guild step moves a stone one space on, and the space gives what it shows.',
  'schwingenschlag.term.brown': 'Brown space',
  'schwingenschlag.term.brown.about':
    'Whoever comes here puts a marker on the guild tile and may use its row.',
  'schwingenschlag.term.square': 'Squares of the guild tile',
  'schwingenschlag.term.square.about':
    'A dashed square is free; a mark tells whose marker lies there. A marker comes from a brown space of the circle.',
  'schwingenschlag.term.endless': 'Without limit',
  'schwingenschlag.term.endless.about': 'Any number of markers may go here.',
  'schwingenschlag.term.objective': 'Objective of the round',
  'schwingenschlag.term.objective.about': 'At the end of its round whoever has most of this scores.',
  'schwingenschlag.term.places': 'Points for the places',
  'schwingenschlag.term.places.about':
    'What first, second and third place score. Those who tie share a place in full; nothing at all scores nothing.',
  'schwingenschlag.term.standing': 'How it stands',
  'schwingenschlag.term.standing.about': 'What everybody has of it, and the points that it brings.',
  'schwingenschlag.term.printed': 'Points of the dragon',
  'schwingenschlag.term.printed.about': 'They count at the end of the game.',
  'schwingenschlag.term.activated': 'Activated',
  'schwingenschlag.term.activated.about': 'Works when somebody explores the cave and comes past this dragon.',
  'schwingenschlag.term.played': 'When played',
  'schwingenschlag.term.played.about': 'Works once, when the dragon comes into the cave.',
  'schwingenschlag.term.roundEnd': 'Round end',
  'schwingenschlag.term.roundEnd.about': 'Works once at the end of every round.',
  'schwingenschlag.term.gameEnd': 'Game end',
  'schwingenschlag.term.gameEnd.about': 'Brings points at the end of the game.',
  'schwingenschlag.term.hatchling': 'Hatchling',
  'schwingenschlag.term.hatchling.about':
    'A young dragon that can be fed on a walk. Objectives and cards ask for sizes.',
  'schwingenschlag.term.small': 'Small',
  'schwingenschlag.term.small.about': 'The size of the dragon. Objectives and cards ask for it.',
  'schwingenschlag.term.medium': 'Medium',
  'schwingenschlag.term.medium.about': 'The size of the dragon. Objectives and cards ask for it.',
  'schwingenschlag.term.large': 'Large',
  'schwingenschlag.term.large.about': 'The size of the dragon. Objectives and cards ask for it.',
  'schwingenschlag.term.aggressive': 'Aggressive',
  'schwingenschlag.term.aggressive.about': 'The trait of the dragon. Objectives and cards ask for it.',
  'schwingenschlag.term.helpful': 'Helpful',
  'schwingenschlag.term.helpful.about': 'The trait of the dragon. Objectives and cards ask for it.',
  'schwingenschlag.term.playful': 'Playful',
  'schwingenschlag.term.playful.about': 'The trait of the dragon. Objectives and cards ask for it.',
  'schwingenschlag.term.shy': 'Shy',
  'schwingenschlag.term.shy.about': 'The trait of the dragon. Objectives and cards ask for it.',
  'schwingenschlag.term.rowC': 'Crimson Cavern',
  'schwingenschlag.term.rowC.about': 'The topmost cave. A dragon with this sign can live there.',
  'schwingenschlag.term.rowG': 'Golden Grotto',
  'schwingenschlag.term.rowG.about': 'The cave in the middle. A dragon with this sign can live there.',
  'schwingenschlag.term.rowA': 'Amethyst Abyss',
  'schwingenschlag.term.rowA.about': 'The lowest cave. A dragon with this sign can live there.',
  'schwingenschlag.term.cached': 'Cached',
  'schwingenschlag.term.cached.about': 'Resources on a dragon stay there for good: a point each at the end.',
  'schwingenschlag.term.tucked': 'Tucked',
  'schwingenschlag.term.tucked.about': 'Cards under a dragon stay there for good: a point each at the end.',
  'schwingenschlag.term.estimate': 'Estimate',
  'schwingenschlag.term.estimate.about':
    'How many points you may expect at the end of the game after this answer.',
  'schwingenschlag.term.rival': 'Points of the rival',
  'schwingenschlag.term.rival.about':
    'What the rival has by now. You win if you have at least as much at the end.',
  'schwingenschlag.term.decisions': 'Decision cards',
  'schwingenschlag.term.decisions.about':
    'Filled ones are still face down. The rival turns one up after each of your turns.',
  'schwingenschlag.term.seat': 'Colour and mark',
  'schwingenschlag.term.seat.about':
    'The stone in the guild circle and the markers with this mark belong to this seat.',
  'schwingenschlag.term.score': 'Points',
  'schwingenschlag.term.score.about': 'What this seat would have if the game were over now.',
  'schwingenschlag.term.hiker': 'On the way',
  'schwingenschlag.term.hiker.about':
    'The walk has come this far: from stone to dragon to stone, and each gives what it shows.',
  'schwingenschlag.term.newCard': 'New',
  'schwingenschlag.term.newCard.about': 'This card has come to your hand since you acted last.',
  'schwingenschlag.moment.round': 'Round {round} is over',
  'schwingenschlag.moment.goal': 'Objective',
  'schwingenschlag.moment.counted':
    '{amount}{place, selectordinal, =0 {} one { · #st} two { · #nd} few { · #rd} other { · #th}}',
  'schwingenschlag.moment.points': 'Points',
  'schwingenschlag.moment.total': 'So far',
  'schwingenschlag.moment.objective': 'Its objective: {objective}.',
  'schwingenschlag.moment.rival':
    '{stands, select, ahead {You are {by, plural, one {# point} other {# points}} ahead of the rival.} behind {You are {by, plural, one {# point} other {# points}} behind the rival.} other {You are level with the rival.}}',
  'schwingenschlag.moment.next':
    'Round {round}: {who, select, me {you begin} other {{name} begins}}. Everybody gets {coins} coins and an egg.',
  'schwingenschlag.moment.last': 'That was the last round. Now everything is counted.',
  'schwingenschlag.board.label': 'The mountain',
  'schwingenschlag.board.aside': 'Beside the caves',
  'schwingenschlag.board.views': 'What the middle shows',
  'schwingenschlag.board.round': 'Round {round} of {rounds}.',
  'schwingenschlag.board.matOf':
    '{who, select, me {Your mat} other {{name}’s mat}}{state, select, passed { (passed)} active { (playing now)} other {}}',
  'schwingenschlag.board.guild': 'Guild',
  'schwingenschlag.board.goals': 'Objectives and points',
  'schwingenschlag.board.circle': 'Guild circle, space and what it gives.',
  'schwingenschlag.board.square':
    '({free, plural, =0 {no free square} one {# free square} other {# free squares}}) {names}',
  'schwingenschlag.board.places': 'First place {first}, second {second}, third {third} points',
  'schwingenschlag.board.prizes': '1st {first}, 2nd {second}{third, plural, =0 {} other {, 3rd {third}}}',
  'schwingenschlag.board.stands':
    '{name}: {amount}, {when, select, past {scored} other {would score}} {points, plural, one {# point} other {# points}}',
  'schwingenschlag.board.estimate': 'Points as the table stands',
  'schwingenschlag.board.entrance':
    '{row}: {open, select, yes {explore for a coin{eggs, plural, =0 {} one { and an egg} other { and # eggs}}, {time, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time this round} other {explored three times}}',
  'schwingenschlag.board.eggsOf': '{eggs} of {nests, plural, one {# nest} other {# nests}} with an egg',
  'schwingenschlag.board.tucked': '{n, plural, one {# tucked card} other {# tucked cards}}',
  'schwingenschlag.board.empty': 'free',
  'schwingenschlag.board.rock':
    'rock, digging costs a coin{eggs, plural, =0 {} one { and an egg} other { and # eggs}}',
  'schwingenschlag.board.putHere': 'Here: {place}',
  'schwingenschlag.board.matNests':
    'Nests of the mat: {eggs, plural, =0 {no egg} one {# egg} other {# eggs}}',
  'schwingenschlag.board.passed': 'Passed',
  'schwingenschlag.board.display': 'Display',
  'schwingenschlag.board.deck': '{kind} to draw: {n}',
  'schwingenschlag.board.hand': '{n, plural, =0 {No cards} one {# card} other {# cards}} in hand',
  'schwingenschlag.board.noCards': 'No cards in hand.',
  'schwingenschlag.board.payment': 'You pay like this, unless you change it:',
  'schwingenschlag.board.paymentStep': 'Payment {n}',
  'schwingenschlag.board.where': 'Which cave',
  'schwingenschlag.board.fresh': 'came in this turn and rests.',
  'schwingenschlag.board.sleeps': 'does nothing on a walk.',
  'schwingenschlag.board.giftFrom': 'A gift, thanks to {name}',
  'schwingenschlag.board.trail': 'Step {step} of {of} through the cave',
  'schwingenschlag.board.go': 'Go in',
  'schwingenschlag.board.fromDeck': 'From the deck',
  'schwingenschlag.board.trade': 'Exchange 2 resources for 1 other',
  'schwingenschlag.board.exchangeFor': 'Exchange for',
  'schwingenschlag.board.quick': 'Suggest obvious answers',
  'schwingenschlag.board.due': 'To pay:',
  'schwingenschlag.board.mixed': 'Resources and cards both count.',
  'schwingenschlag.board.bought': 'For:',
  'schwingenschlag.board.newCard': 'new',
  'schwingenschlag.board.return': 'Back to the choice',
  'schwingenschlag.board.myMat': 'My mat',
  'schwingenschlag.board.missing': 'Missing:',
  'schwingenschlag.board.before': 'Previous card',
  'schwingenschlag.board.after': 'Next card',

  'schwingenschlag.text.title': 'The position in words',
  'schwingenschlag.text.over': 'The game is over.',
  'schwingenschlag.text.hand': 'Your hand',
  'schwingenschlag.text.mat': '{who, select, me {Your mat} other {{name}’s mat}}',
  'schwingenschlag.text.rock': 'rock',
  'schwingenschlag.text.cards':
    'In hand: {dragons, plural, one {# dragon} other {# dragons}}, {caves, plural, one {# cave} other {# caves}}',
  'schwingenschlag.text.guild':
    'Guild: space {steps}, {markers, plural, =0 {no marker} one {# marker} other {# markers}}',
  'schwingenschlag.text.points': '{points, plural, one {# point} other {# points}} as it stands',
} as const;
