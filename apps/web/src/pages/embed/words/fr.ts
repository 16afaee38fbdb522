import type en from './en.js';

const fr: Record<keyof typeof en, string> = {
  'embed.kept':
    'Ce plateau ne peut pas être montré ici pour le moment : tout le monde ne peut pas regarder, ou le site est injoignable.',
  'embed.notYet': 'Cette partie n’a pas encore commencé.',
  'embed.toTable': 'Regarder sur Aerie',
  'embed.first': 'a gagné',
  'embed.awaited': 'à jouer',
};

export default fr;
