import type { AboutWords } from '@aerie/kernel';

const it: AboutWords = {
  title: 'Rauf und Runter',
  tagline: 'Galline sulla scala. Svolazza in alto, ma non troppo.',
  description:
    'Cinque galline e una scala che cresce. Tira i dadi, tienine uno alla volta e prendi slancio: chi esagera ruzzola, chi è timido resta indietro. Dopo sette giri canta la gallina più in alto.',
  levels: {
    gentle: 'Pulcino',
    club: 'Pollastrella',
    strong: 'Gallina',
    master: 'Regina del pollaio',
    perfect: 'Imperturbabile',
  },
};

export default it;
