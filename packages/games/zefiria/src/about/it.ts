import type { AboutWords } from '@aerie/kernel';

const it: AboutWords = {
  title: 'Zefiria',
  tagline: 'Cinque venti, venticinque isole, un cielo sottosopra.',
  description:
    'Spiriti del vento, insieme rimettete in ordine le isole alla deriva prima che il tempo voli via. Ogni spirito vola e soffia a modo suo, e i piani si fanno tutti insieme.',
  levels: {
    gentle: 'Compagnia',
    club: 'Compagno',
    strong: 'Pilota',
    master: 'Pianificatore',
    thoughtful: 'Riflessivo',
    planner: 'Lungimirante',
  },
};

export default it;
