import { withWords } from '../../../contract/school.js';
import { PLAN } from './plan.js';

export default withWords(PLAN, {
  de: () => import('./words/de.js'),
  en: () => import('./words/en.js'),
  fr: () => import('./words/fr.js'),
  it: () => import('./words/it.js'),
});
