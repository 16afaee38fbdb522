import type en from './en.js';

const fr: typeof en = {
  'preview.open': 'Viens jouer à {game}',
  'preview.open.about':
    '{people, select, none {Une table attend} other {Avec {people}}}, {free, plural, one {# place libre} other {# places libres}}. Dans le navigateur, sans compte ni téléchargement.',
  'preview.full': '{game} : la table est complète',
  'preview.running': '{game} : une partie en cours',
  'preview.running.about':
    '{people, select, none {Regarde-la} other {Avec {people}. Regarde la partie}}, directement dans le navigateur.',
  'preview.over': '{game}, à revoir',
  'preview.over.about':
    '{people, select, none {Une partie terminée} other {Une partie de {people}}}{day, select, none {} other {, {day}}}. Revois-la coup par coup.',
  'preview.free': '{count, plural, one {# place libre} other {# places libres}}',
  'preview.learn': 'Apprendre {game}',
  'preview.learn.about':
    'De courtes leçons à une vraie table, avec un coach qui explique une chose à la fois.',
  'preview.rules': 'Les règles de {game}',
  'preview.rules.about': 'Toutes les règles, à chercher et à consulter, avec des images du vrai plateau.',
  'preview.puzzles': '{game} : énigmes',
  'preview.puzzles.about':
    'Des positions de vraies parties où une réponse est nettement la meilleure. La trouveras-tu ?',
  'preview.day.about':
    'Chaque jour une position, la même pour tout le monde, avec une seule meilleure réponse. La trouveras-tu ?',
  'preview.daily.about': 'Chaque jour une partie, la même pour tout le monde : jusqu’où iras-tu ?',
  'preview.duplicate.about':
    'Chaque semaine trois donnes par jeu, les mêmes pour tout le monde, contre les mêmes bots : la chance s’annule.',
  'preview.cards.about': 'Toutes les cartes de Schwingenschlag, à regarder, à chercher et à comparer.',
  'preview.puzzle.about': 'Une position, une meilleure réponse. La trouveras-tu ?',
  'preview.card.about':
    'Une carte de {game} : ce qu’elle coûte, ce qu’elle fait, et celles qui lui ressemblent.',
  'preview.label.table': 'Une table',
  'preview.label.replay': 'Une partie à revoir',
  'preview.label.learn': 'Leçons',
  'preview.label.rules': 'Règles',
  'preview.label.puzzle': 'Une énigme',
  'preview.label.puzzles': 'Énigmes',
  'preview.label.card': 'Une carte',
  'preview.label.game': 'Un jeu',
};

export default fr;
