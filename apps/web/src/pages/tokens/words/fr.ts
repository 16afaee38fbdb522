import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

export default {
  'tokens.title': 'Des programmes qui jouent pour toi',
  'tokens.about':
    'Avec un jeton, un programme à toi joue ici en ton nom, selon les mêmes règles que tout le monde. Les autres voient que c’est un programme. La documentation du projet explique comment, avec un exemple de moins de 60 lignes.',
  'tokens.name': 'Comment s’appelle le programme ?',
  'tokens.nameFirst': 'Donne-lui d’abord un nom.',
  'tokens.badName': 'Ce nom ne va pas : 24 caractères visibles au plus.',
  'tokens.make': 'Créer un jeton',
  'tokens.once': 'Voici le jeton. Il n’est montré que cette fois : garde-le où personne d’autre ne le lira.',
  'tokens.copy': 'Copier',
  'tokens.copied': 'Copié',
  'tokens.own': 'Tes jetons',
  'tokens.none': 'Tu n’en as pas encore.',
  'tokens.drop': 'Supprimer « {name} »',
  'tokens.dropSurely': 'Supprimer « {name} » pour de bon',
} satisfies Catalogue<keyof typeof en>;
