import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const fr: Catalogue<keyof typeof en> = {
  'duplicate.title': 'Duplicate de la semaine',
  'duplicate.titleOf': 'Duplicate de la semaine : {game}',
  'duplicate.about':
    'Chaque semaine, trois donnes par jeu, les mêmes pour tout le monde, contre les mêmes bots. Ce qui compte, c’est combien d’autres ont fait moins bien avec la même donne : la chance ne joue plus. La semaine finie, toutes les parties se regardent, aussi à côté de la sienne.',
  'duplicate.off': 'Ce site ne propose pas le duplicate de la semaine.',
  'duplicate.again': 'Réessayer',
  'duplicate.left':
    '{days, plural, =0 {encore {hours} h {minutes} min} one {encore # jour {hours} h} other {encore # jours {hours} h}}',
  'duplicate.alone': 'En solitaire',
  'duplicate.against': '{count, plural, one {Contre un bot} other {Contre # bots}}, {level}',
  'duplicate.deal': 'Donne {number}',
  'duplicate.finished':
    '{count, plural, =0 {personne n’a fini} one {une personne a fini} other {# personnes ont fini}}',
  'duplicate.play': 'Jouer',
  'duplicate.goOn': 'Continuer',
  'duplicate.points': '{points, plural, one {# point} other {# points}}',
  'duplicate.pointsThere': '({points, plural, one {# point} other {# points}})',
  'duplicate.standings': 'Classement',
  'duplicate.weeks': 'Semaines',
  'duplicate.before': 'Semaine d’avant',
  'duplicate.after': 'Semaine d’après',
  'duplicate.all': 'Toutes les donnes de la semaine',
  'duplicate.nobodyThen': 'Personne n’a fini une donne cette semaine-là.',
  'duplicate.nobodyYet': 'Personne n’a encore fini une donne. La première place est libre.',
  'duplicate.mine': 'Place {place} sur {people}, avec {percent}',
  'duplicate.percent': 'Semaine entière',
  'duplicate.notPlayed': 'pas jouée',
  'duplicate.watch': 'Regarder',
  'duplicate.watchDeal': 'Regarder : {name}, donne {number}',
  'duplicate.beside': 'À côté de la mienne',
  'duplicate.besideMine': 'À côté de la mienne : {name}, donne {number}',
  'duplicate.gone': 'Quelqu’un',
  'duplicate.hidden':
    'Tu n’as pas encore vu certaines de ces parties. Comme tu l’as souhaité, places et pourcentages restent cachés jusque-là.',
  'duplicate.secret':
    'On verra comment les autres ont joué quand la semaine sera finie. D’ici là, les places peuvent encore changer.',
  'duplicate.howScored':
    'Points de match : deux pour chaque personne qui a fait moins bien avec la même donne, un pour chaque personne à égalité ; en pourcentage du maximum. La semaine est la moyenne de toutes les donnes ; une donne non finie ne rapporte rien.',
};

export default fr;
