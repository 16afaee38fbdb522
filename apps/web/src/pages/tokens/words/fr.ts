import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

export default {
  'tokens.title': 'Tes propres programmes (API)',
  'tokens.about':
    'Avec un jeton, un programme à toi joue ici en ton nom, selon les mêmes règles que tout le monde. Les autres voient que c’est un programme. La documentation du projet explique comment, avec un exemple de moins de 60 lignes. Dans une partie classée, il ne joue que là où il s’est assis lui-même avant le début.',
  'tokens.name': 'Comment s’appelle le programme ?',
  'tokens.nameFirst': 'Donne-lui d’abord un nom.',
  'tokens.badName': 'Ce nom ne va pas : 24 caractères visibles au plus.',
  'tokens.scopes': 'Que peut-il faire ?',
  'tokens.allow.watch': 'Regarder : voir ce que tu vois, tes cartes cachées aussi',
  'tokens.allow.play': 'Jouer : dresser des tables, s’asseoir, décider, abandonner',
  'tokens.allow.chat': 'Parler : s’exprimer en ton nom',
  'tokens.scopeFirst': 'Choisis d’abord ce qu’il peut faire.',
  'tokens.days': 'Pour combien de temps ?',
  'tokens.daysCount': '{count, plural, one {# jour} other {# jours}}',
  'tokens.make': 'Créer un jeton',
  'tokens.once': 'Voici le jeton. Il n’est montré que cette fois : garde-le où personne d’autre ne le lira.',
  'tokens.copy': 'Copier',
  'tokens.copied': 'Copié',
  'tokens.own': 'Tes jetons',
  'tokens.none': 'Tu n’en as pas encore.',
  'tokens.all':
    'Ils prennent tous fin quand tu crées un compte, changes de mot de passe ou fermes tes sessions partout.',
  'tokens.scope.watch': 'regarder',
  'tokens.scope.play': 'jouer',
  'tokens.scope.chat': 'parler',
  'tokens.until': 'Jusqu’au {date}',
  'tokens.ended': 'Terminé le {date}',
  'tokens.used': 'Dernier usage : {when}',
  'tokens.unused': 'Jamais utilisé',
  'tokens.drop': 'Supprimer « {token} »',
  'tokens.dropSurely': 'Supprimer « {token} » pour de bon',
} satisfies Catalogue<keyof typeof en>;
