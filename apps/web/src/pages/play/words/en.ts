/** The words of the page where one waits for others, in English. */
export default {
  'play.title': 'Play a person',
  'play.about':
    'One tap, and you wait for people who play about as well as you do. The longer it takes, the wider the search. You can look around or practise meanwhile.',
  'play.off': 'Whoever runs this site has switched this off. You can still open a table and invite people.',
  'play.wishes': 'What you would like',
  'play.size': 'Seats at the table',
  'play.anySize': 'Any',
  'play.bots': 'With bots if nobody comes',
  'play.botsNever': 'No',
  'play.botsAfter': 'After {time}',
  'play.friendly': 'Friendly: no ratings',
  'play.noSuchSize': 'This game is not played by so many.',
  'play.waiting': 'You are waiting',
  'play.count': '{count, plural, =0 {nobody waits} one {# waits} other {# wait}}',
  'play.ratings': 'rating {from}–{to}',
  'play.tooMany': 'You wait for {limit} games and paces already. Stop waiting for one of them first.',
  'play.missed': 'You were called to tables and did not come. You can wait again in {time}.',
};
