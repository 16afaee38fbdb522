/** Les mots de la page où l’on attend les autres, en français. */
export default {
  'play.title': 'Jouer avec quelqu’un',
  'play.about':
    'Une touche, et tu attends des gens qui jouent à peu près comme toi. Plus l’attente dure, plus on cherche loin. En attendant, promène-toi ou entraîne-toi.',
  'play.off': 'Ce site n’offre pas cela. Tu peux toujours ouvrir une table et inviter du monde.',
  'play.wishes': 'Tes souhaits',
  'play.size': 'Places à la table',
  'play.anySize': 'Peu importe',
  'play.bots': 'Avec des bots si personne ne vient',
  'play.botsNever': 'Non',
  'play.botsAfter': 'Après {time}',
  'play.friendly': 'Amical : sans classement',
  'play.noSuchSize': 'Ce jeu ne se joue pas à ce nombre.',
  'play.waiting': 'Tu attends',
  'play.count': '{count, plural, =0 {personne n’attend} one {# attend} other {# attendent}}',
  'play.ratings': 'cote de {from} à {to}',
  'play.tooMany': 'Tu attends déjà pour {limit} jeux et rythmes. Renonce d’abord à l’un d’eux.',
  'play.missed': 'Des tables étaient prêtes, mais sans toi. Tu pourras attendre de nouveau dans {time}.',
};
