/** Die Wörter der Seite, auf der man auf andere wartet, auf Deutsch. */
export default {
  'play.title': 'Mit Menschen spielen',
  'play.about':
    'Ein Tipp, und du wartest auf Leute, die etwa so gut spielen wie du. Je länger es dauert, desto weiter wird gesucht. Inzwischen kannst du dich umsehen oder üben.',
  'play.off':
    'Wer diese Seite betreibt, hat das abgeschaltet. Einen Tisch eröffnen und Leute einladen kannst du trotzdem.',
  'play.wishes': 'Was du dir wünschst',
  'play.size': 'Plätze am Tisch',
  'play.anySize': 'Egal',
  'play.bots': 'Mit Bots, falls niemand kommt',
  'play.botsNever': 'Nein',
  'play.botsAfter': 'Nach {time}',
  'play.friendly': 'Freundschaftlich: ohne Wertung',
  'play.noSuchSize': 'Zu so vielen spielt man dieses Spiel nicht.',
  'play.waiting': 'Du wartest',
  'play.count': '{count, plural, =0 {niemand wartet} one {# wartet} other {# warten}}',
  'play.ratings': 'Wertung {from}–{to}',
  'play.tooMany': 'Du wartest schon auf {limit} Spiele und Tempi. Gib zuerst eines davon auf.',
  'play.missed': 'Du wurdest an Tische gerufen und kamst nicht. In {time} kannst du wieder warten.',
};
