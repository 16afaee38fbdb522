import { isOffered } from '../net/session.js';
import { t } from '../words/words.js';

/** What holds in rated play: nobody has help, and, where the site does that, that answers are compared afterwards. */
export const ratedRules = (): string =>
  isOffered('fairPlay') ? `${t('stakes.noHelp')} ${t('stakes.lookedAt')}` : t('stakes.noHelp');
