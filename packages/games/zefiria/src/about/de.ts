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
  plays: {
    gentle: 'Angenehme Gesellschaft: tut, was du wünschst, und macht selbst kleine, vernünftige Züge.',
    club: 'Denkt an den eigenen Zug und den nächsten und übersieht dies und das.',
    strong: 'Denkt vier Züge voraus, bereitet deine vor und warnt, wenn ein Wunsch zu viel kostet.',
    master: 'Plant für alle bis ans Ende. Menschen überlässt er die Inseln; unter Bots führt er.',
  },
};

export default de;
