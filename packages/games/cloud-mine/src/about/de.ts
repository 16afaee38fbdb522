import type { AboutWords } from '@aerie/kernel';

const de: AboutWords = {
  title: 'Cloud Mine',
  tagline: 'Sag, was du siehst, aber nicht zu deutlich.',
  description:
    'Eine Wolke, fünf Wörter, und alle liegen im Gras und rätseln, welche du meinst. Gut beschrieben ist, was jemand findet, aber nicht gleich.',
  levels: {
    gentle: 'Verträumt',
    club: 'Wolkengucker',
    strong: 'Wolkenleser',
    master: 'Wetterweise',
    shrewd: 'Gewitzt',
  },
  plays: {
    gentle: 'Sagt, was gerade einfällt, und hört mit halbem Ohr zu.',
    club: 'Hört gut zu und behält seine Wolke oft eine Weile für sich.',
    strong: 'Versteht fast alles und beschreibt so, dass andere zögern.',
    master: 'Wägt jedes Wort: Wer fände die Wolke, und wann?',
  },
};

export default de;
