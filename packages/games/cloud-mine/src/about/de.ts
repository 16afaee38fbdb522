import type { AboutWords } from '@aerie/kernel';

const de: AboutWords = {
  title: 'Cloud Mine',
  tagline: 'Sag, was du siehst, aber nicht zu deutlich.',
  description:
    'Eine Wolke, fünf Wörter, und alle liegen im Gras und rätseln, welche du meinst. Gut beschrieben ist, was jemand findet, aber nicht gleich.',
  levels: { shrewd: 'Gewitzt' },
};

export default de;
