import type { AboutWords } from '@aerie/kernel';

const de: AboutWords = {
  title: 'Rauf und Runter',
  tagline: 'Hühner auf der Leiter. Flatter hoch, aber nicht zu hoch.',
  description:
    'Fünf Hühner und eine Leiter, die wächst. Würfle, behalte immer einen Würfel und hol Schwung: Wer übertreibt, purzelt, wer sich ziert, bleibt zurück. Nach sieben Runden kräht das höchste Huhn.',
  levels: {
    gentle: 'Küken',
    club: 'Junghenne',
    strong: 'Henne',
    master: 'Leithenne',
    perfect: 'Abgeklärt',
  },
};

export default de;
