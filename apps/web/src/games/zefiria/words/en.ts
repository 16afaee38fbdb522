/** The English words, and so the list of all that can be said. */
export default {
  'zefiria.minute.goal':
    'Twenty-five islands have drifted out of order. Together you put them back before time runs out.',
  'zefiria.minute.spirits': 'You are spirits of the wind, and each flies and breathes in a way of its own.',
  'zefiria.minute.flight': 'A flight costs one point. Borea, for example, jumps to any island of her colour.',
  'zefiria.minute.breath': 'A breath swaps two islands. It costs as many points as there are steps.',
  'zefiria.minute.plan': 'Points and rounds are scarce: talk, draw arrows and plan together.',
  'zefiria.minute.storm':
    'If you like, play with storms: they whirl islands about, and red gems anchor them.',
  'zefiria.minute.score':
    'Every island in place is worth a point, every wrong one costs points. At 25 the winds will sing of you.',

  'zefiria.option.mode': 'Mode',
  'zefiria.option.mode.normal': 'Calm sky',
  'zefiria.option.mode.normal.about': 'Nothing moves the islands but you.',
  'zefiria.option.mode.storm': 'Storms',
  'zefiria.option.mode.storm.about':
    'Before every new round a storm whirls islands about; red gems anchor them.',
  'zefiria.option.solo': 'On your own',
  'zefiria.option.solo.about':
    'You lead three spirits, of whom two are awake each round. Fewer rounds are harder.',
  'zefiria.option.solo.easy': 'Easy: 7 rounds',
  'zefiria.option.solo.medium': 'Medium: 6 rounds',
  'zefiria.option.solo.hard': 'Hard: 5 rounds',
  'zefiria.option.spirits': 'Spirits',
  'zefiria.option.spirits.about': 'Each spirit flies and swaps in its own way.',
  'zefiria.option.spirits.random': 'Drawn by lot',
  'zefiria.option.spirits.chosen': 'Chosen',

  'zefiria.prompt.spirit': 'Choose your spirit.',
  'zefiria.prompt.spirits': 'Choose three spirits. This is number {number}.',
  'zefiria.prompt.corner': 'In which corner does {spirit} begin?',
  'zefiria.prompt.order': 'Which spirit acts first this round?',
  'zefiria.prompt.sleeper': 'Which of the two sleeps through the next round?',
  'zefiria.prompt.stepOut': 'Austro steps off the grid. On which side?',
  'zefiria.prompt.mustFly': 'A gem lies under {spirit}: first fly off it.',
  'zefiria.prompt.noPoints': 'No points left. A gem would give one more; otherwise end the turn.',
  'zefiria.prompt.turn':
    '{spirit} has {points, plural, one {# point} other {# points}}. Fly, or pick two islands to swap.',
  'zefiria.prompt.turnStorm':
    '{spirit} has {points, plural, one {# point} other {# points}}. After this turn a storm breaks.',
  'zefiria.prompt.tidy': 'Every island is in place. You can end the game.',
  'zefiria.prompt.over': 'The wind has dropped.',

  'zefiria.waiting.turn':
    '{who, select, me {You lead {spirit}: {points, plural, =0 {no points} one {# point} other {# points}} left.} other {{name} leads {spirit}: {points, plural, =0 {no points} one {# point} other {# points}} left.}}',
  'zefiria.waiting.corner':
    '{who, select, me {You are looking for a corner.} other {{name} is looking for a corner.}}',
  'zefiria.waiting.choice': '{who, select, me {You are choosing.} other {{name} is choosing.}}',

  'zefiria.kind.spirits': 'when choosing spirits and corners',
  'zefiria.kind.order': 'when choosing who acts',
  'zefiria.kind.fly': 'when flying',
  'zefiria.kind.breath': 'with breaths',
  'zefiria.kind.gem': 'with gems',
  'zefiria.kind.end': 'when ending a turn',
  'zefiria.answer.choose': 'Play {spirit}',
  'zefiria.answer.corner':
    'Begin in the {corner, select, NW {north-west} NE {north-east} SE {south-east} other {south-west}}',
  'zefiria.answer.act': '{spirit} first',
  'zefiria.answer.sleep': '{spirit} sleeps',
  'zefiria.answer.step':
    'Step out {side, select, N {in the north} E {in the east} S {in the south} other {in the west}}, place {number}',
  'zefiria.answer.glide':
    'Fly around the outside {side, select, N {to the north} E {to the east} S {to the south} other {to the west}}, place {number}',
  'zefiria.answer.fly': 'Fly to island {island}',
  'zefiria.answer.swap': 'Swap islands {a} and {b}',
  'zefiria.answer.swapOn': 'Swap islands {a} and {b}, end on {on}',
  'zefiria.answer.take': 'Take the gem from island {island}',
  'zefiria.answer.give': 'Give a gem for one point',
  'zefiria.answer.end':
    '{points, plural, =0 {End the turn} one {End the turn, lose # point} other {End the turn, lose # points}}',
  'zefiria.answer.finish': 'End the game: all in place',

  'zefiria.confirm.end':
    '{points, plural, one {There is still # point to spend.} other {There are still # points to spend.}} End the turn all the same?',

  'zefiria.why.gameOver': 'The game is over.',
  'zefiria.why.notYourTurn': 'It is not your turn. You can sketch a plan, though.',
  'zefiria.why.noGemToGive': 'You hold no red gem.',
  'zefiria.why.giveInATurn': 'Gems can be given only while a spirit acts.',
  'zefiria.why.chooseSpiritFirst': 'Spirits are being chosen first.',
  'zefiria.why.spiritTaken':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} is already taken.',
  'zefiria.why.chooseCornerFirst': 'Corners are being chosen first.',
  'zefiria.why.cornerTaken':
    'Somebody already begins in the {corner, select, NW {north-west} NE {north-east} SE {south-east} other {south-west}}.',
  'zefiria.why.sayWhoActs': 'Say first which spirit acts.',
  'zefiria.why.sayWhoSleeps': 'Say first which spirit sleeps.',
  'zefiria.why.notThatSpirit':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} cannot be chosen now.',
  'zefiria.why.notNow': 'Not now. Look what is asked at the moment.',
  'zefiria.why.stepOutFirst': 'Austro steps off the grid before anything else.',
  'zefiria.why.noStepOutThere': 'Austro cannot step out there from where he stands.',
  'zefiria.why.stepsOutOnceOnly': 'Austro is already outside.',
  'zefiria.why.flyOffTheGem': 'There is a gem under you: fly off it first.',
  'zefiria.why.noPointsLeft': 'No points are left.',
  'zefiria.why.islandNotFree': 'Island {island} is not free.',
  'zefiria.why.outOfReach': 'Island {island} is out of reach with one flight.',
  'zefiria.why.austroFliesOutside': 'Austro flies only outside the grid.',
  'zefiria.why.onlyAustroFliesOutside': 'Only Austro flies outside the grid.',
  'zefiria.why.notThisPair': 'This spirit cannot swap islands {a} and {b} from here.',
  'zefiria.why.anchoredUnderfoot': 'Skyron’s island is anchored.',
  'zefiria.why.noWayThrough': 'There is no way over free islands from island {a} to island {b}.',
  'zefiria.why.tooDear':
    'Swapping islands {a} and {b} costs {price}; {points, plural, =0 {nothing is} one {# point is} other {# points are}} left.',
  'zefiria.why.sayWhereSkyronStands': 'Say on which of the two Skyron ends.',
  'zefiria.why.onlySkyronRides': 'Only Skyron rides along.',
  'zefiria.why.lastPointForAFlight':
    'Island {island} beside Austro is not free: the last point is for flying on.',
  'zefiria.why.noGemThere': 'There is no gem on island {island}.',
  'zefiria.why.cannotStepIn': 'Austro cannot end here: island {island} is not free.',
  'zefiria.why.notAllInPlace': 'Not every island is in place yet.',
  'zefiria.why.stormGoesOn': 'In storms the game goes on to the last round.',

  'zefiria.advice.onlyAnswer': 'There is nothing else to do.',
  'zefiria.advice.botWould': 'That is what I would do.',
  'zefiria.advice.strongSpirit': 'A spirit that gets a lot done in any company.',
  'zefiria.advice.shortWays': 'From this corner the ways are shortest.',
  'zefiria.advice.allInPlace':
    'This plan brings every island home, with {left, plural, =0 {no point} one {# point} other {# points}} to spare{storm, select, comes {, unless a storm upsets it} other {}}.',
  'zefiria.advice.asGoodAsFound':
    'The best plan I found: in the end the islands count {count, number}, with {left, plural, =0 {no point} one {# point} other {# points}} unused{storm, select, comes {, unless a storm upsets it} other {}}.',
  'zefiria.advice.gemBringsMore': 'The gem brings in more than the point it counts.',
  'zefiria.advice.nothingToBetter': 'I see nothing that would help any more.',
  'zefiria.advice.movesHome':
    '{count, plural, one {It brings an island home.} other {It brings both islands home.}}',
  'zefiria.advice.movesNearer': 'The two come {steps, plural, one {# step} other {# steps}} nearer home.',
  'zefiria.advice.makesRoom': 'It makes room for what follows.',
  'zefiria.advice.getsThere': 'From there islands {a} and {b} can be swapped.',
  'zefiria.advice.lookAtSpirits': 'Which of them still gets something done with a single point?',
  'zefiria.advice.lookAtCorner':
    'Look for the corner from which {spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} reaches many islands that lie wrong.',
  'zefiria.advice.lookWhoActs': 'Compare the two: who has a good swap without flying first?',
  'zefiria.advice.lookWhoSleeps': 'Who of the two has less to do where it stands now?',
  'zefiria.advice.lookForHomes':
    '{count, plural, one {One island can} other {# islands can}} come home in this turn. Look at the {colour, select, amber {amber} green {green} blue {blue} violet {violet} other {pink}} ones.',
  'zefiria.advice.lookForNearer':
    'None comes home yet. Look for a swap that helps both islands; one of them is {colour, select, amber {amber} green {green} blue {blue} violet {violet} other {pink}}.',
  'zefiria.advice.lookAround':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} stands badly for this turn. From where would it go better?',
  'zefiria.advice.lookAtGems': 'Look at the red gems.',
  'zefiria.advice.lookAtEnd': 'Is there still a swap that is worth its points?',
  'zefiria.advice.bringsHome':
    '{count, plural, one {One island comes home by it.} other {# islands come home by it.}}',
  'zefiria.advice.setsUp':
    '{who, select, me {After it you can bring {count, plural, one {an island} other {# islands}} home.} other {After it {name} can bring {count, plural, one {an island} other {# islands}} home.}}',
  'zefiria.advice.comesNearer':
    'It brings the islands {steps, plural, one {# step} other {# steps}} nearer home.',
  'zefiria.advice.takesGem': 'A gem in hand is a point for later.',
  'zefiria.advice.givesGem': 'The gem gives us the point that we lack.',
  'zefiria.advice.standsBetter': 'From there I can do more in my next turn.',
  'zefiria.advice.restsNow': 'With these points I can better nothing.',
  'zefiria.advice.wouldCost':
    'I fear that not every island comes home then: I see {count, number} points at the end. I would rather do this.',

  'zefiria.log.laidOut':
    'Twenty-five islands are adrift{mode, select, storm {, and storms are coming} other {}}. There are {rounds} rounds to put them in order.',
  'zefiria.log.tookSpirit':
    '{chosen, select, yes {{who, select, me {You choose} other {{name} chooses}}} other {{who, select, me {You draw} other {{name} draws}}}} {spirit}.',
  'zefiria.log.tookCorner':
    '{spirit} begins in the {corner, select, NW {north-west} NE {north-east} SE {south-east} other {south-west}}, on island {island}.',
  'zefiria.log.fellAsleep': '{spirit} falls asleep.',
  'zefiria.log.wokeUp': '{spirit} wakes up.',
  'zefiria.log.roundBegan': 'Round {round} of {rounds}',
  'zefiria.log.stormBroke':
    '{kind, select, tornado {A tornado strikes island {island}: {steps, plural, one {one quarter turn} other {# quarter turns}}.} other {A blizzard strikes island {island}: {steps, plural, one {one space} other {# spaces}} {direction, select, up {up} right {to the right} down {down} left {to the left} other {onwards}}.}}',
  'zefiria.log.anchored': 'Island {island} is in place and gets anchored by a gem.',
  'zefiria.log.stormPassed':
    '{why, select, anchored {Island {island} is anchored: the storm passes.} noGemLeft {Island {island} is in place, and no gem is left: the storm passes.} other {Island {other} is anchored: the storm passes and leaves island {island} alone.}}',
  'zefiria.log.stormSwapped': 'The storm swaps islands {a} and {b}.',
  'zefiria.log.turnBegan':
    '{who, select, me {You lead} other {{name} leads}} {spirit}, with {points, plural, one {# point} other {# points}}.',
  'zefiria.log.steppedOut':
    'Austro steps off the grid {side, select, N {in the north} E {in the east} S {in the south} other {in the west}}.',
  'zefiria.log.flew':
    '{spirit} {manner, select, colour {jumps by colour to} symbol {jumps by symbol to} diagonal {sails diagonally to} other {flies to}} island {island}.',
  'zefiria.log.glided':
    'Austro flies around the outside {side, select, N {to the north} E {to the east} S {to the south} other {to the west}}, beside island {island}.',
  'zefiria.log.breathed':
    '{spirit} swaps islands {a} and {b} for {price, plural, one {# point} other {# points}}.',
  'zefiria.log.tookGem': '{who, select, me {You take} other {{name} takes}} the gem from island {island}.',
  'zefiria.log.gaveGem':
    '{who, select, me {You give} other {{name} gives}} a gem for a point: {points, plural, one {# point} other {# points}} now.',
  'zefiria.log.steppedIn': 'Austro steps onto island {island}.',
  'zefiria.log.turnEnded': '{spirit} leaves {unused, plural, one {# point} other {# points}} unused.',
  'zefiria.log.finished': '{who, select, me {You declare} other {{name} declares}} the sky tidy.',
  'zefiria.log.ended':
    '{total, number}: {verdict, select, legend {the winds will sing of this} gale {a mighty gale} wind {a steady wind} breeze {a gentle breeze} other {a lull}}',

  'zefiria.role': '{spirit}',

  'zefiria.account.right': 'In place',
  'zefiria.account.row': 'Right row',
  'zefiria.account.wrong': 'Wrong row',
  'zefiria.account.gems': 'Gems',
  'zefiria.account.total': 'Total',
  'zefiria.account.from': '{from}+',
  'zefiria.account.course': 'The score, turn by turn: from {from} to {to}.',
  'zefiria.account.spirit': 'Spirit',
  'zefiria.account.brought': 'Home',
  'zefiria.account.breaths': 'Breaths',
  'zefiria.account.flights': 'Flights',
  'zefiria.account.unused': 'Unused',
  'zefiria.account.works': 'Islands brought home, and where the points went',
  'zefiria.account.verdict': 'Verdict',

  'zefiria.verdict.legend': 'The winds will sing of this',
  'zefiria.verdict.gale': 'A mighty gale',
  'zefiria.verdict.wind': 'A steady wind',
  'zefiria.verdict.breeze': 'A gentle breeze',
  'zefiria.verdict.lull': 'A lull',

  'zefiria.board.label': 'The sky of Zefiria',
  'zefiria.board.island':
    'Island {island}, {colour, select, amber {amber} green {green} blue {blue} violet {violet} other {pink}}, {symbol, select, A {fir} B {lighthouse} C {arch} D {windmill} other {balloon}}. Row {row}, column {column}: {standing, select, right {in place, +1} row {right row, −1} other {wrong row, −2}}.',
  'zefiria.board.standsHere': '{spirit} is here.',
  'zefiria.board.anchored': 'Anchored by a gem.',
  'zefiria.board.swapFor':
    'Swap with island {island} for {price, plural, one {# point} other {# points}}.{homes, plural, =0 {} one { One of them comes home.} other { Both come home.}}',
  'zefiria.board.canFly': 'A flight away.',
  'zefiria.board.canSwap': 'Can be swapped from here.',
  'zefiria.board.place':
    'Outside {side, select, N {in the north} E {in the east} S {in the south} other {in the west}}, beside island {island}',
  'zefiria.board.stormName': '{kind, select, tornado {Tornado} other {Blizzard}}',
  'zefiria.board.stormTarget': 'Island {island}',
  'zefiria.board.status': 'Time and points',
  'zefiria.board.round': '{round, plural, =0 {Before round 1 of {rounds}} other {Round # of {rounds}}}',
  'zefiria.board.points':
    '{points, plural, =0 {No points left} one {# point to act with} other {# points to act with}}',
  'zefiria.board.reserve':
    '{gems, plural, =0 {No red gems in reserve} one {# red gem in reserve} other {# red gems in reserve}}',
  'zefiria.board.held': '{name}: {gems, plural, one {# red gem} other {# red gems}}',
  'zefiria.board.scoreSoFar': 'Score so far: {total, number}',
  'zefiria.board.nextVerdict': 'From {from} on: {verdict}.',
  'zefiria.board.bestVerdict': 'It hardly gets better.',
  'zefiria.board.inPlace': 'In place: {right} of 25',
  'zefiria.board.inPlaceName': 'Islands in place',
  'zefiria.board.map':
    'Map: islands 1 to 25 in order, row by row; {right, plural, one {# is in place} other {# are in place}}',
  'zefiria.board.totalEnd': 'Final score: {total, number}. In place: {right} of 25.',
  'zefiria.board.flight':
    '{spirit, select, borea {Flies: neighbours, islands of her colour} jugo {Flies: neighbours, islands of his symbol} etesia {Flies: neighbours, along diagonals} austro {Flies: around the outside} other {Flies: neighbours}}',
  'zefiria.board.breath':
    '{spirit, select, borea {Swaps: an island of her symbol ↔ any other} jugo {Swaps: an island of his colour ↔ any other} etesia {Swaps: a neighbour ↔ any other} austro {Swaps: any two in his row and column} other {Swaps: his own island ↔ any other, may ride along}}',
  'zefiria.board.crew': 'Who takes part',
  'zefiria.board.story': 'The hint’s plan to its end',
  'zefiria.board.chapter': '{spirit}, round {round}: then {right} of 25 are in place',
  'zefiria.board.chapterOf': '{spirit}, round {round}:',
  'zefiria.board.storyEnd': 'The end: {right} of 25 in place',
  'zefiria.board.storyEnds': 'So it would look in round {round}: {right} of 25 islands in place.',
  'zefiria.board.turnBrings':
    '{points, plural, one {# point} other {# points}}, {nearer, plural, =0 {no step nearer home} one {# step nearer home} other {# steps nearer home}}{full, select, yes {: not one is wasted} other {}}.',
  'zefiria.board.turnHomes':
    '{homes, plural, =0 {None more in place yet} one {# more in place} other {# more in place}}: {right} of 25.',
  'zefiria.board.price': '{price, plural, one {point} other {points}}',
  'zefiria.board.comeHome': '{count, plural, one {comes home:} other {come home:}}',
  'zefiria.board.nearer': '{nearer, plural, one {# step nearer} other {# steps nearer}}',
  'zefiria.board.storyStorm':
    'So it would look before the storm: {right} of 25 in place. After it, everything is planned anew.',
  'zefiria.board.turnLeaves':
    '{leaves, plural, one {# fewer in place for now} other {# fewer in place for now}}: {right} of 25.',
  'zefiria.board.brings': '{points, plural, one {# point} other {# points}}: {total} becomes {after}.',
  'zefiria.board.backToNow': 'Back to now',
  'zefiria.board.andThen': 'And then',
  'zefiria.board.tryIt': 'Try it out',
  'zefiria.board.whichEnd': 'On which island does Skyron end?',
  'zefiria.board.endOn': 'On island {island}',
  'zefiria.board.flyHere': 'Fly here',
  'zefiria.board.takeGem': 'Take the gem',
  'zefiria.board.giveGem': 'Give a gem',
  'zefiria.board.giveGemBy': '{name} gives a gem',
  'zefiria.board.tapPartner':
    'Pick the island to swap it with, from {cheapest, plural, one {# point} other {# points}} up.',
  'zefiria.board.noPartner': 'It cannot be swapped from here.',
  'zefiria.board.proposal': '{name}: {steps, plural, one {# step} other {# steps}}',
  'zefiria.board.proposals': 'Proposed plans',
  'zefiria.board.compare': 'Side by side ({count})',
  'zefiria.board.sketches': 'Everybody’s sketches',
  'zefiria.board.wouldBe': 'The table afterwards: {right} of 25 islands in place',
  'zefiria.board.look': 'Look',
  'zefiria.board.firstStep': 'First step',
  'zefiria.board.playAll': 'Play it',
  'zefiria.board.goAhead': 'Go ahead',
  'zefiria.board.letDo': 'Have it played',
  'zefiria.board.plan': 'Your plan',
  'zefiria.board.planEmpty': 'Try things out: nothing happens until you play the plan.',
  'zefiria.board.sketchEmpty': 'Sketch what could be done: everybody at the table sees it.',
  'zefiria.board.planBack': 'One step back',
  'zefiria.board.planForth': 'One step on',
  'zefiria.board.planClear': 'Drop the plan',
  'zefiria.board.planPlay': 'Play',
  'zefiria.board.planToggle': 'Plan',
  'zefiria.board.sketchToggle': 'Sketch',
  'zefiria.board.endTurn': 'End turn',
  'zefiria.board.endCost': '{points, plural, one {loses # point} other {loses # points}}',
  'zefiria.board.giveCost': '+1 to act, −1 in the score',
  'zefiria.board.finish': 'All in place: finish',

  'zefiria.term.rounds': 'Rounds',
  'zefiria.term.rounds.about': 'Every full violet gem is a round that is still to come after this one.',
  'zefiria.term.points': 'Points to act with',
  'zefiria.term.points.about':
    'A flight costs 1, a breath as many as its price. What is left at the end of the turn is lost.',
  'zefiria.term.reserve': 'Red gems in reserve',
  'zefiria.term.reserve.about': 'A storm that strikes an island in its place anchors it with one of them.',
  'zefiria.term.held': 'Red gems in hand',
  'zefiria.term.held.about':
    'Each counts 1 in the score at the end, or gives whoever acts one more point to act with.',
  'zefiria.term.score': 'Shared score',
  'zefiria.term.score.about':
    'All islands together: +1 in place, −1 in the right row, −2 in a wrong row, and 1 for each red gem in hand. From 25 on the winds will sing of you.',
  'zefiria.term.inPlace': 'Islands in place',
  'zefiria.term.inPlace.about': 'So many of the 25 lie where the map shows them.',
  'zefiria.term.map': 'Target map',
  'zefiria.term.map.about':
    'How all islands shall lie in the end. Dark fields are right already; a frame shows where the selected island belongs.',
  'zefiria.term.right': '+1: in place',
  'zefiria.term.right.about': 'This island lies where it belongs.',
  'zefiria.term.row': '−1: right row',
  'zefiria.term.row.about': 'The row is right, the column is not: this island costs a point so far.',
  'zefiria.term.wrong': '−2: wrong row',
  'zefiria.term.wrong.about': 'This island lies in another row than its own and costs two points so far.',
  'zefiria.term.flight': 'Flight',
  'zefiria.term.flight.about': 'Takes the spirit to an island with a bright rim. It costs 1 point.',
  'zefiria.term.breath': 'Breath',
  'zefiria.term.breath.about':
    'Swaps two islands. Those with this sign can be taken hold of: pick one, then the other.',
  'zefiria.term.price': 'Price of the swap',
  'zefiria.term.price.about':
    'So many points it costs to swap with this island: one for each step of the way. Struck through is too dear.',
  'zefiria.term.star': 'Star',
  'zefiria.term.star.about': 'One for each of the two islands that the swap brings to its place.',
  'zefiria.term.anchored': 'Anchored',
  'zefiria.term.anchored.about':
    'A red gem holds this island: nobody can move it, pass over it or fly to it.',
  'zefiria.term.blizzard': 'Blizzard',
  'zefiria.term.blizzard.about':
    'The island that is struck swaps with the one so many steps away in the direction of the arrows.',
  'zefiria.term.tornado': 'Tornado',
  'zefiria.term.tornado.about':
    'The island that is struck swaps with the one where its place comes to be after so many quarter turns of the grid.',
  'zefiria.term.target': 'Grid card',
  'zefiria.term.target.about': 'The field that is marked is where the storm strikes.',
  'zefiria.term.seat': 'Colour and mark',
  'zefiria.term.seat.about': 'This seat leads the spirits with this mark.',
  'zefiria.term.island': 'Island',
  'zefiria.term.island.about':
    'Its number says where it belongs on the target map, its colour in which row. Spirits fly and swap by colour and symbol.',
  'zefiria.term.outside': 'Outside',
  'zefiria.term.outside.about': 'A place beside the grid. Only Austro flies here.',
  'zefiria.term.borea': 'Borea',
  'zefiria.term.borea.about':
    'Flies to neighbours and to islands of her colour. Swaps an island of her symbol with any other.',
  'zefiria.term.jugo': 'Jugo',
  'zefiria.term.jugo.about':
    'Flies to neighbours and to islands of his symbol. Swaps an island of his colour with any other.',
  'zefiria.term.etesia': 'Etesia',
  'zefiria.term.etesia.about':
    'Flies to neighbours and along diagonals. Swaps a neighbour with any other island.',
  'zefiria.term.austro': 'Austro',
  'zefiria.term.austro.about': 'Flies around the outside. Swaps any two islands in his row and column.',
  'zefiria.term.skyron': 'Skyron',
  'zefiria.term.skyron.about':
    'Flies to neighbours. Swaps his own island with any other, and may ride along.',
  'zefiria.moment.round': 'Round {round} is over',
  'zefiria.moment.spirit': '{spirit}',
  'zefiria.moment.stands':
    'In place: {right} of 25. {same, select, yes {The score stays at {total, number}.} other {The score goes from {before, number} to {total, number}.}}',
  'zefiria.moment.left': '{left, plural, one {One round is left.} other {# rounds are left.}}',
  'zefiria.moment.carried': '{spirit} is carried along.',
  'zefiria.moment.cost':
    '{same, select, yes {The score stays at {total, number}.} other {The score goes from {before, number} to {total, number}.}}',
  'zefiria.text.title': 'The position in words',
  'zefiria.text.islands': 'Islands as they lie',
  'zefiria.text.row': 'Row',
  'zefiria.text.column': 'Column {column}',
  'zefiria.text.cell':
    '{island}, {colour, select, amber {amber} green {green} blue {blue} violet {violet} other {pink}}, {symbol, select, A {fir} B {lighthouse} C {arch} D {windmill} other {balloon}}: {standing, select, right {in place} row {right row} other {wrong row}}.',
  'zefiria.text.stands': '{spirit} is here.',
  'zefiria.text.anchored': 'Anchored.',
  'zefiria.text.outside':
    'outside {side, select, N {in the north} E {in the east} S {in the south} other {in the west}}, place {number}',
  'zefiria.text.notYet': 'not on the grid yet',
  'zefiria.text.onIsland': 'on island {island}',
  'zefiria.text.spirit': '{spirit} ({whose, select, me {yours} other {{name}}}): {where}.',
  'zefiria.text.asleep': 'Asleep.',
  'zefiria.text.acts': 'Acts now, {points, plural, =0 {no points} one {# point} other {# points}} left.',
  'zefiria.text.over': 'The game is over.',
  'zefiria.text.round': 'Round {round} of {rounds}.',
  'zefiria.text.score': 'Score so far: {total, number}. In place: {right} of 25. Mode:',
  'zefiria.text.storm':
    '{storms, plural, =0 {No storm cards left} one {# storm card left} other {# storm cards left}}, {gems, plural, =0 {no red gems in reserve} one {# red gem in reserve} other {# red gems in reserve}}.',
  'zefiria.text.holds': '{name}: {gems, plural, one {# red gem} other {# red gems}}.',
  'zefiria.text.spirits': 'Spirits',
} as const;
