import type { AboutWords } from '@aerie/kernel';

const it: AboutWords = {
  title: 'Cloud Mine',
  tagline: 'Di’ che cosa vedi, ma non troppo chiaramente.',
  description:
    'Una nuvola, cinque parole, e tutti sdraiati sull’erba a chiedersi quale intendi. Una buona descrizione si indovina, ma non subito.',
  levels: { shrewd: 'Scaltro' },
};

export default it;
