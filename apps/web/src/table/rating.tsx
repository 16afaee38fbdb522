import './rating.css';
import { type Rating, SETTLED_AFTER } from '@aerie/protocol';
import { t } from '../words/words.js';

/** How a rating is estimated: the middle of what it may be, and how far it may be off. Older servers do not say. */
export const rangeWords = ({ rating, uncertainty }: Rating): string | undefined =>
  uncertainty === undefined ? undefined : `${rating + uncertainty} ± ${uncertainty}`;

/** What a rating means, told in place where ratings are shown. */
export const RatingAbout = () => (
  <details class="small soft rating-about">
    <summary>{t('rating.title')}</summary>
    <p>{t('rating.about', { settled: SETTLED_AFTER })}</p>
    <p>{t('rating.counts')}</p>
  </details>
);
