import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const fr: Catalogue<keyof typeof en> = {
  'daily.title': 'Défi du jour',
  'daily.titleOf': 'Défi du jour : {game}',
  'daily.about':
    'Chaque jour, une partie par jeu, la même pour tout le monde : mêmes cartes, mêmes dés, mêmes bots. Le premier essai compte. Le lendemain, tu peux revoir comment les autres ont joué.',
  'daily.again': 'Réessayer',
  'daily.left': 'encore {hours} h {minutes} min',
  'daily.alone': 'En solitaire',
  'daily.against': '{count, plural, one {Contre un bot} other {Contre # bots}}, {level}',
  'daily.finished':
    '{count, plural, =0 {Personne ne l’a encore terminé aujourd’hui.} one {Une personne l’a terminé aujourd’hui.} other {# personnes l’ont terminé aujourd’hui.}}',
  'daily.streak':
    '{streak, plural, =0 {Plus longue série : {longest, plural, one {# jour} other {# jours}}} one {Un jour, plus longue série : {longest, plural, one {# jour} other {# jours}}} other {# jours d’affilée, plus longue série : {longest, plural, one {# jour} other {# jours}}}}',
  'daily.points': '{points, plural, one {Ton résultat : # point} other {Ton résultat : # points}}',
  'daily.play': 'Jouer',
  'daily.goOn': 'Continuer',
  'daily.toTable': 'À la table',
  'daily.ranking': 'Classement',
  'daily.days': 'Jours',
  'daily.before': 'Veille',
  'daily.after': 'Lendemain',
  'daily.all': 'Tous les défis du jour',
  'daily.percentile':
    '{count, plural, one {{percentile, plural, =0 {L’autre personne a fait mieux.} other {Tu fais au moins aussi bien que l’autre personne.}}} other {Tu fais au moins aussi bien que {percentile} % des # autres.}}',
  'daily.nobodyThen': 'Personne ne l’a terminé ce jour-là.',
  'daily.nobodyYet': 'Personne n’a encore fini. La première place est à prendre.',
  'daily.score': 'Points',
  'daily.replay': 'Partie',
  'daily.won': 'gagné',
  'daily.gone': 'Quelqu’un',
  'daily.watch': 'Revoir la partie jouée par {name}',
  'daily.secret': 'On pourra revoir les parties des autres à la fin de la journée.',
};

export default fr;
