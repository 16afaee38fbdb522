import type { AboutWords } from '@aerie/kernel';

const it: AboutWords = {
  title: 'Cloud Mine',
  tagline: 'Di’ che cosa vedi, ma non troppo chiaramente.',
  description:
    'Una nuvola, cinque parole, e tutti sdraiati sull’erba a chiedersi quale intendi. Una buona descrizione si indovina, ma non subito.',
  levels: {
    gentle: 'Testa tra le nuvole',
    club: 'Guardanuvole',
    strong: 'Leggi-nuvole',
    master: 'Saggio del cielo',
    shrewd: 'Scaltro',
  },
  plays: {
    gentle: 'Dice quello che gli viene in mente e ascolta con un orecchio solo.',
    club: 'Ascolta bene e spesso tiene per sé la sua nuvola per un po’.',
    strong: 'Capisce quasi tutto e descrive in modo che gli altri esitino.',
    master: 'Pesa ogni parola: chi troverebbe la nuvola, e quando?',
  },
};

export default it;
