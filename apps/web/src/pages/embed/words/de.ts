import type en from './en.js';

const de: Record<keyof typeof en, string> = {
  'embed.kept':
    'Dieses Brett lässt sich hier gerade nicht zeigen: Nicht alle dürfen zusehen, oder die Seite ist nicht erreichbar.',
  'embed.notYet': 'Diese Partie hat noch nicht begonnen.',
  'embed.toTable': 'Bei Aerie zusehen',
  'embed.first': 'gewonnen',
  'embed.awaited': 'am Zug',
};

export default de;
