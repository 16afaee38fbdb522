import type { AboutWords } from '@aerie/kernel';

const de: AboutWords = {
  title: 'Zefiria',
  tagline: 'Fünf Winde, fünfundzwanzig Inseln, ein Himmel voller Unordnung.',
  description:
    'Gemeinsam bringt ihr als Windgeister die treibenden Inseln wieder in Ordnung, bevor die Zeit verweht. Jeder Geist fliegt und bläst auf seine Art; geplant wird zusammen.',
  levels: {
    gentle: 'Gesellschaft',
    club: 'Gefährte',
    strong: 'Lotse',
    master: 'Planer',
    thoughtful: 'Bedächtig',
    planner: 'Vorausschauend',
  },
};

export default de;
