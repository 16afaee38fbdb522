import type { AboutWords } from '@aerie/kernel';

const it: AboutWords = {
  title: 'Schwingenschlag',
  tagline: 'Attira draghi nelle tue tre grotte.',
  description:
    'Scava grotte, attira draghi ed esplora ciò che hai costruito: ogni giro nella montagna rende più del precedente. Quattro round, 183 draghi, una gilda.',
};

export default it;
