import { useEffect, useState } from 'preact/hooks';
import type { Passage } from '../contract/rules.js';
import { language, t } from '../words/words.js';
import { anchorOf, TERMS } from './address.js';
import { loadRules } from './load.js';

/** The table of contents of a game's rules; it can be folded away on small screens. */
export function Contents({ game }: { game: string }) {
  const [passages, setPassages] = useState<readonly Passage[]>([]);
  const tongue = language.value;
  useEffect(() => {
    let gone = false;
    void loadRules(game, tongue).then((all) => !gone && setPassages(all));
    return () => {
      gone = true;
    };
  }, [game, tongue]);
  const wide = matchMedia('(min-width: 900px)').matches;
  return (
    <nav class="contents" aria-label={t('rules.contents')}>
      <details open={wide}>
        <summary>{t('rules.contents')}</summary>
        <ol>
          {passages.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${anchorOf(id)}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href={`#${TERMS}`}>{t('rules.terms')}</a>
          </li>
        </ol>
      </details>
    </nav>
  );
}
