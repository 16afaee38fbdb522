import type { AboutWords } from '@aerie/kernel';

const en: AboutWords = {
  title: 'Zefiria',
  tagline: 'Five winds, twenty-five islands, one untidy sky.',
  description:
    'As spirits of the wind you put the drifting islands back in order together, before time is blown away. Every spirit flies and breathes in its own way, and you plan as one.',
  levels: {
    gentle: 'Company',
    club: 'Companion',
    strong: 'Pilot',
    master: 'Planner',
    thoughtful: 'Thoughtful',
    planner: 'Far-sighted',
  },
};

export default en;
