import { caveText, dragonText } from '@aerie/schwingenschlag';
import { memo } from '../../../ui/memo.js';
import type { Language } from '../../../words/words.js';
import { caveName, dragonName, plain } from '../names.js';
import { RichText } from '../RichText.js';
import { briefly } from './brief.js';
import type { CardThing } from './things.js';

/** Texts with more letters than this are set smaller. */
const LONG = { dragon: 130, cave: 60 } as const;
/** And those with more than this are too much for a hand of narrow cards. */
const LONGEST = 190;

interface CardWordsProps extends CardThing {
  readonly later: boolean;
  readonly language: Language;
}

/** What a card is called and says, for cards that are large enough to be read where they lie. */
export const CardWords = memo(({ kind, card, later, language }: CardWordsProps) => {
  const text = kind === 'cave' ? caveText(card, language) : dragonText(card, language, later).join(' ');
  const brief = briefly(text, kind);
  const { length } = plain(text);
  const long = `${length > LONG[kind] ? ' ss-long' : ''}${length > LONGEST ? ' ss-longest' : ''}`;
  return (
    <span class={`ss-card-words${long}`} aria-hidden="true">
      <b>{kind === 'dragon' ? dragonName(card) : caveName(card)}</b>
      <span class={brief === undefined ? undefined : 'ss-words-all'}>
        <RichText text={text} />
      </span>
      {brief !== undefined && (
        <span class="ss-words-brief">
          <RichText text={brief} />
        </span>
      )}
    </span>
  );
});
