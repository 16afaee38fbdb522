import type { Words } from './words.js';

const en: Words = {
  'rauf-und-runter.school.chapter.ladder': 'Up the ladder',
  'rauf-und-runter.school.welcome':
    'You are a hen, and you want to sit higher on the ladder than Ida. After seven rounds the highest hen wins.',
  'rauf-und-runter.school.first':
    'To climb you need momentum. You roll five times and keep one die of every roll. Start low: take the 2.',
  'rauf-und-runter.school.startLow':
    'You could. But after a high number only equal or higher ones count. Start with the 2.',
  'rauf-und-runter.school.firstDone': 'Your chick stands on 2.',
  'rauf-und-runter.school.second':
    'The other four dice were rolled again. On your track numbers never get smaller: 2, 3 and 4 all fit. Take the 3.',
  'rauf-und-runter.school.takeThree':
    'That would fit too. For this round take the 3: it leaves room for more.',
  'rauf-und-runter.school.secondDone': '2 + 3: you are on 5.',
  'rauf-und-runter.school.feather':
    'Look, a feather! It gives no momentum, but it can save you later. Take it.',
  'rauf-und-runter.school.featherFirst': 'A number is fine, but you will be glad of this feather. Take it.',
  'rauf-und-runter.school.limit':
    'The flutter number of this round is 11: whoever gets beyond it falls. You are on 5. The 1 is too small and would be wasted; the 5 brings you to 10.',
  'rauf-und-runter.school.oneIsLost':
    'The 1 is lower than your last 3: it would go to the dung heap. Take the 5.',
  'rauf-und-runter.school.ten': '10 of 11, very nice!',
  'rauf-und-runter.school.lastDie':
    'The last die you have to take. The 3 is lower than your 5, so it goes to the dung heap and does nothing. Lucky!',
  'rauf-und-runter.school.stood': 'You stand on 10, under the flutter number.',
  'rauf-und-runter.school.compared':
    'Ida ends on 6. Whoever has least stays and takes two feathers. You have 4 more, so your hen climbs 4 spaces!',
  'rauf-und-runter.school.again':
    'Round two: the flutter number is 16. The highest hen begins, that is you. Take a 3.',
  'rauf-und-runter.school.againLow':
    'That works too. With a 3 you will see in a moment what feathers are for.',
  'rauf-und-runter.school.bold':
    'The more momentum, the higher you climb, as long as you stay up. Take the 3.',
  'rauf-und-runter.school.boldThree':
    'That could work. Now take the 3, so that we see what feathers are for.',
  'rauf-und-runter.school.choice': 'A feather or a 3? The flutter number is still far away. Be bold: the 3.',
  'rauf-und-runter.school.choiceThree': 'The 2 would be wasted, and you have a feather already. Take the 3.',
  'rauf-und-runter.school.choiceDone': '3 + 3 + 3: well fluttered.',
  'rauf-und-runter.school.near':
    'You are on 9, two dice are left. After a 5 only another 5 would fit. Take the 4: 13.',
  'rauf-und-runter.school.over':
    'The last die is a 4, and it fits: 13 + 4. You have to take it, so see where it goes!',
  'rauf-und-runter.school.nearFour': 'The 5 shuts the door to almost everything. Take the 4.',
  'rauf-und-runter.school.shed':
    '17: one too many! You would fall, but every feather makes up for one space. Shed your feather.',
  'rauf-und-runter.school.dontFall':
    'Then you would fall and could not climb this round. The feather saves all of your 17.',
  'rauf-und-runter.school.saved': 'Saved: you stand on 17, above the flutter number!',
  'rauf-und-runter.school.higher':
    'Ida plays it safe and ends on 10. 17 against 10: you climb 7 spaces, and she takes two feathers again.',
  'rauf-und-runter.school.end':
    'Five rounds are left, each with its own flutter number. After the last one the highest hen wins; feathers left over count for nothing.',
  'rauf-und-runter.school.drill.under': 'Not one too many',
  'rauf-und-runter.school.under.ask':
    'The flutter number is 12, you are on 5. One more die comes after this one. Which die keeps you safe, whatever comes?',
  'rauf-und-runter.school.under.because': 'On 7 even a 5 only makes 12.',
  'rauf-und-runter.school.under.otherwise': 'On 9 a 4 or a 5 would carry you beyond 12.',
  'rauf-und-runter.school.drill.feathers': 'What are feathers for?',
  'rauf-und-runter.school.feathers.ask':
    'Momentum 11, the flutter number is 9, and you have two feathers. How many do you shed?',
  'rauf-und-runter.school.feathers.because': 'Both: you do not fall, and you stand on your full 11.',
  'rauf-und-runter.school.feathers.one': 'With one you still fall one space, and are not compared.',
  'rauf-und-runter.school.feathers.otherwise': 'Then you fall two spaces and do not climb.',
  'rauf-und-runter.school.drill.reroll': 'Once more?',
  'rauf-und-runter.school.reroll.ask':
    'The flutter number is 7, you are on 6, and the last die is a 5. You have two feathers. What now?',
  'rauf-und-runter.school.reroll.because':
    'Two feathers buy a new roll: 1, 2, 3 or a feather do no harm. Four of six faces save you.',
  'rauf-und-runter.school.reroll.otherwise': 'That is 11, four too many; your two feathers cannot save you.',
  'rauf-und-runter.school.concept.roll':
    'Five dice, five rolls: choose one die now, the others are rolled again.',
  'rauf-und-runter.school.concept.flutter':
    'Keep an eye on the flutter number: come close, but do not go beyond it.',
  'rauf-und-runter.school.concept.heap':
    'This roll has a number lower than your last one. It would go to the dung heap and do nothing: sometimes just right.',
  'rauf-und-runter.school.concept.featherDie':
    'A feather instead of a number: it makes up for one space too many, and two buy another roll.',
  'rauf-und-runter.school.concept.reroll':
    'You have two feathers: you may pay them to roll these dice again.',
  'rauf-und-runter.school.concept.lastDie': 'The last die. You have to take it, wherever it goes.',
  'rauf-und-runter.school.concept.same': 'Dice that show the same are one choice; you take one of them.',
  'rauf-und-runter.school.concept.tooFar':
    'You are beyond the flutter number already. A low die for the dung heap, or feathers, can still limit the fall.',
  'rauf-und-runter.school.concept.shed':
    'Too much momentum! Each feather makes up for one space; what is left, you fall.',
  'rauf-und-runter.school.concept.compared':
    'Everybody was compared: the least momentum takes two feathers, all others climb by the difference.',
  'rauf-und-runter.school.concept.climbed':
    'Your hen has climbed. This number is her height; in the end only that counts.',
  'rauf-und-runter.school.concept.fell':
    'Somebody fell: by as many spaces as were too many. Whoever falls is not compared this round.',
  'rauf-und-runter.school.concept.grew':
    'The card of the round has made the ladder longer. The next numbers hang here: you can plan ahead.',
  'rauf-und-runter.school.concept.order':
    'The highest hen goes first. Whoever plays later knows what the others have.',
  'rauf-und-runter.school.concept.overview': 'Here you see the whole ladder and where everybody sits.',
  'rauf-und-runter.school.concept.lastRound':
    'The last round: feathers left over count for nothing, so use them.',
  'rauf-und-runter.school.caution.highStart':
    'After a 5 only fives fit on your track; most of what you roll would be wasted. Take it all the same?',
  'rauf-und-runter.school.caution.lateFeather':
    'It is the last round, and the flutter number is far away: a number brings you higher than a feather. Take the feather?',
  'rauf-und-runter.school.well.won': 'You sit at the very top. Bold, but never too bold!',
  'rauf-und-runter.school.well.noFall': 'You did not fall once.',
  'rauf-und-runter.school.well.farClimb': 'Once you climbed six spaces or more in one go.',
  'rauf-und-runter.school.well.finished': 'Seven rounds played: you know the whole game now.',
  'rauf-und-runter.school.next.fewerFalls':
    'With two dice left, stay five below the flutter number: then a single die cannot throw you off.',
  'rauf-und-runter.school.next.spend': 'You had feathers left. Spend them on new rolls in the last rounds.',
  'rauf-und-runter.school.next.bolder': 'You often had the least momentum. Dare one number more.',
  'rauf-und-runter.school.next.lowStart':
    'Begin every turn with a 1 or 2: then almost everything fits afterwards.',
};

export default en;
