import type en from './en.js';

const it: Record<keyof typeof en, string> = {
  'embed.kept':
    'Questo tabellone ora non si può mostrare qui: non tutti possono guardare, oppure il sito non è raggiungibile.',
  'embed.notYet': 'Questa partita non è ancora cominciata.',
  'embed.toTable': 'Guarda su Aerie',
  'embed.first': 'ha vinto',
  'embed.awaited': 'di turno',
};

export default it;
