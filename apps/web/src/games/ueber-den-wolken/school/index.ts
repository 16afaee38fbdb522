import type { Answer, Event, View } from '@aerie/ueber-den-wolken';
import type { School } from '../../../contract/school.js';
import { PLAN } from './plan.js';

const school: School<View, Event, Answer> = {
  ...PLAN,
  words: {
    de: () => import('./words/de.js'),
    en: () => import('./words/en.js'),
    fr: () => import('./words/fr.js'),
    it: () => import('./words/it.js'),
  },
};

export default school;
