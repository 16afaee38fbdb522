import type { AboutWords } from '@aerie/kernel';

const de: AboutWords = {
  title: 'Über den Wolken',
  tagline: 'Ein Schwarm, vier Köpfe, niemand will hinten fliegen.',
  description:
    'Ein Schwarm zieht über das Wolkenmeer, und alle haben Vögel darin. Tauscht Plätze, schleust Neue ein, gebt eure Klötzchen aus, bevor die guten Züge teuer werden. Dreimal landet die Spitze des Schwarms und füllt die Nester; was oben bleibt, bringt vielleicht noch Punkte mit euren Karten. Nach der dritten Landung gewinnt, wer die meisten Punkte hat.',
  levels: { gentle: 'Nestling', club: 'Mitflieger', strong: 'Spitzenflieger', master: 'Leitvogel' },
};

export default de;
