import type { AboutWords } from '@aerie/kernel';

const de: AboutWords = {
  title: 'Schwingenschlag',
  tagline: 'Lock Drachen in deine drei Höhlen.',
  description:
    'Grab Höhlen, locke Drachen an und erkunde, was du gebaut hast: Jeder Gang durch den Berg bringt mehr als der letzte. Vier Runden, 183 Drachen, eine Gilde.',
};

export default de;
