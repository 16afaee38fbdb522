import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameUi, Passage } from '../games/game-ui.js';
import { Waiting } from '../ui/ui.js';
import { language, t } from '../words/words.js';

/** The rules in our own words, opened at a passage; `under` which heading they stand. */
export function Rules({ ui, at, under }: { ui: AnyGameUi; at?: string | undefined; under: 'h1' | 'h2' }) {
  const Heading = under === 'h1' ? 'h2' : 'h3';
  const [passages, setPassages] = useState<readonly Passage[]>();
  const here = useRef<HTMLElement>(null);
  const tongue = language.value;
  useEffect(() => {
    let gone = false;
    void ui.rules[tongue]().then(({ default: all }) => {
      if (!gone) setPassages(all);
    });
    return () => {
      gone = true;
    };
  }, [ui, tongue]);
  useEffect(() => here.current?.scrollIntoView({ block: 'start' }), [passages]);
  if (!passages) return <Waiting what={t('loading')} />;
  return (
    <div class="rules">
      {passages.map(({ id, title, body }) => (
        <section
          key={id}
          id={`rule-${id}`}
          {...(id === at ? { ref: here } : {})}
          class={id === at ? 'here' : ''}
        >
          <Heading>{title}</Heading>
          {at === id && <p class="small now">{t('rules.now')}</p>}
          <Body paragraphs={body} />
        </section>
      ))}
    </div>
  );
}

function Body({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <>
      {paragraphs.map((text) => {
        if (text.startsWith('* '))
          return (
            <p key={text} class="point">
              {text.slice(2)}
            </p>
          );
        if (text.startsWith('! '))
          return (
            <p key={text} class="ruling">
              <span class="small">{t('rules.ruling')}</span> {text.slice(2)}
            </p>
          );
        return <p key={text}>{text}</p>;
      })}
    </>
  );
}
