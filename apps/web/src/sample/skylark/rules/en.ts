import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'What it is about',
    body: ['Three verses are sung. Most points win.'],
  },
  cards: {
    title: 'The cards',
    body: [
      'There are 12 song cards, numbered from 1 to 12. Everybody gets 4 of them.',
      { caption: 'What you hold at the beginning.', alt: 'Four cards with the numbers 3, 6, 8 and 12.' },
      'You see your own hand only. Cards that nobody was dealt stay unseen.',
    ],
  },
  verse: {
    title: 'A verse',
    body: [
      'Everybody lays one card of their hand face down, at the same time, once a verse.',
      {
        caption: 'Both have laid; you know your own card.',
        alt: 'Two places, an open 8 and a card face down.',
      },
      'When all lie there, they are turned up. The highest card sings and takes what the verse is worth: 1 point.',
      { caption: 'The 8 sings.', alt: 'Two open cards, an 8 and a 5.' },
      'The cards of a verse are out of the game.',
    ],
  },
  naming: {
    title: 'The name of the song',
    body: [
      'Whoever sings names the song, before the next verse begins.',
      'A name has at least 1 letter and at most 20.',
      { caption: 'After that the places are empty again.', alt: 'Two empty places.' },
    ],
  },
  caw: {
    title: 'The caw',
    body: [
      'Once a game you may caw, at any moment: then the verse is worth double.',
      'Several caws double it several times.',
      {
        caption: 'Three cards are left after the first verse.',
        alt: 'Three cards with the numbers 3, 6 and 12.',
      },
    ],
  },
  end: {
    title: 'The end',
    body: ['The game ends after 3 verses.', '! Who is level in points shares the place.'],
  },
});
