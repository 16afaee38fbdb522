import { LANGUAGES } from '@aerie/cloud-mine';
import type { Reason } from '@aerie/kernel';
import type { Facts } from '../../contract/game-ui.js';
import type { Saying } from '../../words/words.js';

const tongue = (): string =>
  LANGUAGES.find((one) => one === globalThis.document?.documentElement.lang) ?? 'en';

/** Why a bot advises something. What is seen in a cloud comes in all languages; the page says it in its own. */
export function advice({ code, args = {} }: Reason): Saying {
  const own = args[tongue()];
  return { key: `cloud-mine.advice.${code}`, args: own === undefined ? args : { ...args, thing: own } };
}

/** How likely a cloud is the one; 0 and 100 are said of what is certain only. */
export const figures = ({ likely = 0 }: Facts): Saying => ({
  key: 'cloud-mine.hint.figures',
  args: { likely: Math.min(99, Math.max(1, Math.round(100 * likely))) },
});
