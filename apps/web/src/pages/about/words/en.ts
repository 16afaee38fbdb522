/** The words of the page about the site. */
const en = {
  'about.title': 'About Aerie',
  'about.independent':
    'Aerie is an independent implementation of five tabletop games. It was not made, commissioned or approved by their designers and publishers, and names and trademarks belong to them.',
  'about.own':
    'All pictures, sounds, words and programs here are our own: nothing was taken from the boxes but the rules of the games, which we tell in our own words.',
  'about.games': 'Whose games these are',
  'about.buy':
    'These games were thought out, drawn and published by the people below, as their rulebooks name them. If you like one here, buy the box: it plays even better with friends around a table. Ask for it at your game shop or at its publisher.',
  'about.designers': 'Game design',
  'about.illustrators': 'Illustration',
  'about.publishers': 'Publisher',
  'about.box': 'The box',
  'about.noPublisher': 'not named in the rulebook at hand',
  'about.nobodyNamed': 'The rulebook at hand names neither designer nor publisher.',
  'about.licence': 'Licences',
  'about.free':
    'The program of Aerie is free: you may use, change and share it, and run it for your friends.',
  'about.ours': 'Our licence (MIT)',
  'about.libraries': 'Made with these libraries and fonts',
  'about.missing':
    'The list of licences cannot be fetched just now. They come with every copy of the program.',
} as const;

export default en;
