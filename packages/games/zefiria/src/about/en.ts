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
  plays: {
    gentle: 'Pleasant company: does what you wish, and small sensible moves of its own.',
    club: 'Thinks of its own turn and the next, and overlooks a thing or two.',
    strong: 'Thinks four turns ahead, prepares yours, and warns where a wish costs too much.',
    master: 'Plans for everybody to the end. With people it leaves the islands to them; alone it leads.',
  },
};

export default en;
