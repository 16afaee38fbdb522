/** Le parole della pagina in cui si aspettano gli altri, in italiano. */
export default {
  'play.title': 'Gioca con qualcuno',
  'play.about':
    'Un tocco, e aspetti persone che giocano più o meno come te. Più dura, più si cerca lontano. Intanto puoi guardarti in giro o allenarti.',
  'play.off': 'Questo sito non lo offre. Puoi comunque aprire un tavolo e invitare qualcuno.',
  'play.wishes': 'Che cosa preferisci',
  'play.size': 'Posti al tavolo',
  'play.anySize': 'Indifferente',
  'play.bots': 'Con i bot se non viene nessuno',
  'play.botsNever': 'No',
  'play.botsAfter': 'Dopo {time}',
  'play.friendly': 'Amichevole: senza punteggio',
  'play.noSuchSize': 'Questo gioco non si gioca in tanti.',
  'play.waiting': 'Stai aspettando',
  'play.count': '{count, plural, =0 {nessuno aspetta} one {# aspetta} other {# aspettano}}',
  'play.ratings': 'valutazione {from}–{to}',
  'play.tooMany': 'Aspetti già per {limit} giochi e ritmi. Rinuncia prima a uno di questi.',
  'play.missed': 'I tavoli erano pronti, ma tu non c’eri. Potrai aspettare di nuovo tra {time}.',
};
