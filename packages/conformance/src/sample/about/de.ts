import type { AboutWords } from '@aerie/kernel';

const de: AboutWords = {
  title: 'Skylark',
  tagline: 'Drei Strophen, und die höchste Karte singt.',
  description:
    'Alle legen zugleich eine Karte verdeckt. Wer die höchste hat, singt, bekommt den Punkt und gibt dem Lied einen Namen. Einmal darf jeder Vogel krächzen: Dann zählt die Strophe doppelt.',
  levels: { gentle: 'Flügge' },
  plays: { gentle: 'Singt, was ihm gerade gut scheint, und denkt selten an die Karten der anderen.' },
};

export default de;
