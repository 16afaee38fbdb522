import { luckGivenBy } from '@aerie/kernel';
import type { Luck } from '../net/luck-parts.js';
import { language, t } from '../words/words.js';

/** Whose parts the luck of a match was made of, in sentences. `names`: of the people, by seat; bots have none. */
export function luckSentences(luck: Pick<Luck, 'seats'>, names: readonly (string | undefined)[]): string[] {
  const who = (what: ReturnType<typeof luckGivenBy>) =>
    names.flatMap((name, seat) => (name !== undefined && luckGivenBy(luck, seat) === what ? [name] : []));
  const [given, withheld, none] = [who('given'), who('withheld'), who('none')];
  const listed = (some: readonly string[]) => ({ names: new Intl.ListFormat(language.value).format(some) });
  const isFromAll = withheld.length + none.length === 0;
  return [
    given.length === 0 ? t('luck.fromServer') : isFromAll ? t('luck.fromAll') : t('luck.from', listed(given)),
    ...(none.length > 0 && given.length > 0 ? [t('luck.without', listed(none))] : []),
    ...(withheld.length > 0 ? [t('luck.withheld', listed(withheld))] : []),
  ];
}
