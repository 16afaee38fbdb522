import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'What it is about',
    body: [
      'Everybody lies in the grass and looks at clouds. One of you describes a single cloud in at most five words, the others look for it among several.',
      'Whoever has won the most of the 80 cloud cards at the end wins. There are 3 to 8 players.',
    ],
  },
  roles: {
    title: 'Three roles',
    body: [
      'Every round has three roles:',
      '* The Daydreamer sees one cloud and describes it.',
      '* The Scout picks that cloud. It is the player to the right of the Daydreamer, so the one who would play before them.',
      '* All others are Watchers and guess.',
      {
        caption:
          'The round of the example: Anna dreams, Dennis with the candle scouts, the others guess in the order of the numbers.',
        alt: 'Six faces with signs: a thought bubble, a candle and the numbers 1 to 4.',
      },
      '! Who dreams first is drawn by lot.',
    ],
  },
  picking: {
    title: 'The Scout picks',
    body: [
      'As many cards as there are players are drawn; with three players it is 4 cards, with four players 6.',
      'Only the Scout sees them, and picks one of them for the Daydreamer.',
      {
        caption: 'By candlelight only the Scout sees the cards, and picks one of them.',
        alt: 'Six round cloud cards in the dark, one of them aglow; a candle burns beside them.',
      },
    ],
  },
  describing: {
    title: 'The Daydreamer describes',
    body: [
      'The Daydreamer sees the picked cloud, but none of the others, and describes it in 1 to 5 words.',
      {
        caption: 'The Daydreamer sees this one cloud only.',
        alt: 'A single large cloud card by candlelight.',
      },
      '! Whatever stands between two spaces and has a letter, a digit or an emoji in it is one word, so words with hyphens or apostrophes count once. Scripts that are written without spaces are taken apart into words. More than 80 characters do not fit.',
      '! A description that does not fit is refused with the reason, and the round waits for a better one.',
    ],
  },
  guessing: {
    title: 'The Watchers guess',
    body: [
      'Now all cards are shuffled and laid out for everybody to see. The Watchers guess one after the other, clockwise, beginning to the left of the Daydreamer.',
      'Whoever guesses wrong sees the card turned over; the next one guesses among those that still lie open.',
      {
        caption:
          'Three have guessed wrong, their cards are turned over; Emil looks among the three that lie open.',
        alt: 'The description stands above the cards; three of the six show their back with the mark of whoever was wrong.',
      },
    ],
  },
  winning: {
    title: 'Who gets the cards',
    body: [
      '* If a Watcher finds the cloud, that Watcher wins it and all cards that still lie open. The Daydreamer wins all cards that have been turned over.',
      '* If nobody finds it, the Scout wins all cards of the round, and everybody else gets nothing.',
      '! At the end of every round everybody is shown which cloud it was.',
    ],
  },
  few: {
    title: 'With three or four',
    body: [
      'With three or four players every Watcher has two guesses. With three the only Watcher guesses twice in a row, with four the two take turns.',
    ],
  },
  next: {
    title: 'The next round',
    body: ['The role of the Daydreamer passes to the right: whoever was the Scout dreams next.'],
  },
  end: {
    title: 'The end',
    body: [
      'The game ends when there are too few cards left for another round. Whoever has the most cards wins.',
      'Whoever has equally many shares the place; after two in first place comes the third.',
    ],
  },
  example: {
    title: 'An example',
    body: [
      'Anna, Sven, Lisa, Barbara, Emil and Dennis sit clockwise. Anna dreams, so Dennis scouts. 6 cards are drawn.',
      'Anna says a word. Sven, Lisa and Barbara guess wrong, and 3 cards are turned over. Emil finds the cloud among the 3 that are left.',
      'Anna gets the 3 turned over, Emil the other 3, Dennis nothing. Had Emil been wrong too, Dennis would have all 6. Dennis dreams next.',
      {
        caption: 'Emil has found it: Anna gets the three turned over, Emil the three that lay open.',
        alt: 'Anna’s face with three cloud cards, below it Emil’s face with three others.',
      },
    ],
  },
  tips: {
    title: 'What makes a good description',
    body: [
      'As a Daydreamer you want to be found, but late: every wrong guess is a card for you, and if nobody finds it you get nothing. So say something that fits several clouds a little and yours best.',
      'As a Scout you want a cloud that nobody can be led to. Take one that looks like the others, or like nothing at all.',
    ],
  },
  bots: {
    title: 'At this table',
    body: [
      'Look at a cloud first: tap it, and it is shown large. Then say that it is the one. Nothing is decided by the first tap.',
      'Bots describe clouds in the language that was chosen for the table. You may write in any.',
      'While a round runs, Scout and Daydreamer cannot write in the chat.',
    ],
  },
});
