import type { AboutWords } from '@aerie/kernel';

const it: AboutWords = {
  title: 'Über den Wolken',
  tagline: 'Uno stormo, quattro teste, nessuno vuole stare in coda.',
  description:
    'Uno stormo attraversa il mare di nuvole, e ognuno vi ha i suoi uccelli. Scambiate posto, fate entrare nuovi arrivati, spendete i cubetti prima che le mosse buone diventino care. Tre volte la testa dello stormo atterra e riempie i nidi; chi resta in volo può ancora fruttare con le vostre carte. Dopo il terzo atterraggio vince chi ha più punti.',
  levels: {
    gentle: 'Uccellino',
    club: 'Compagno di volo',
    strong: 'Testa di stormo',
    master: 'Guida dello stormo',
  },
};

export default it;
