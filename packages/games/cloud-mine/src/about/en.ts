import type { AboutWords } from '@aerie/kernel';

const en: AboutWords = {
  title: 'Cloud Mine',
  tagline: 'Say what you see, but not too plainly.',
  description:
    'One cloud, five words, and everybody lies in the grass and wonders which one you mean. A good description is found, but not at once.',
  levels: {
    gentle: 'Dreamer',
    club: 'Cloud-gazer',
    strong: 'Cloud-reader',
    master: 'Weather-wise',
    shrewd: 'Shrewd',
  },
  plays: {
    gentle: 'Says what comes to mind, and listens with half an ear.',
    club: 'Listens well, and often keeps its cloud to itself for a while.',
    strong: 'Understands nearly everything, and describes so that others hesitate.',
    master: 'Weighs every word by who would find the cloud, and when.',
  },
};

export default en;
