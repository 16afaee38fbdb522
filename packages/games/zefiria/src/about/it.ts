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
  plays: {
    gentle: 'Buona compagnia: fa quello che desideri, e per conto suo piccole mosse sensate.',
    club: 'Pensa al suo turno e al prossimo, e qualcosa gli sfugge.',
    strong: 'Pensa quattro turni avanti, prepara i tuoi e avverte se un desiderio costa troppo.',
    master: 'Pianifica per tutti fino in fondo. Lascia le isole a te; tra bot fa da guida.',
  },
};

export default it;
