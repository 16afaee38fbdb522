import './rules.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Figure } from '../contract/figures.js';
import type { Paragraph, Passage } from '../contract/rules.js';
import { Icon } from '../ui/icon.js';
import { Waiting } from '../ui/ui.js';
import { language, t } from '../words/words.js';
import { anchorOf, linkTo } from './address.js';
import { RuleFigure } from './figure.js';
import { loadFigures, loadRules } from './load.js';

interface Book {
  readonly passages: readonly Passage[];
  readonly figures: Readonly<Record<string, Figure>>;
}

/** The rules of a game with their figures, in the language of the page. */
function useRules(game: string): Book | undefined {
  const [book, setBook] = useState<Book>();
  const tongue = language.value;
  useEffect(() => {
    let gone = false;
    void Promise.all([loadRules(game, tongue), loadFigures(game)]).then(([passages, figures]) => {
      if (!gone) setBook({ passages, figures });
    });
    return () => {
      gone = true;
    };
  }, [game, tongue]);
  return book;
}

interface RulesProps {
  readonly game: string;
  /** The passage or paragraph to open them at, and whether that is because it is being decided now. */
  readonly at?: string | undefined;
  readonly now?: boolean;
  /** The heading above them, from which theirs follow. */
  readonly under: 'h1' | 'h2';
  /** Whether every paragraph has a link to itself. */
  readonly linked?: boolean;
}

/** The rules in our own words, opened at a passage or paragraph. */
export function Rules({ game, at, now = false, under, linked = false }: RulesProps) {
  const Heading = under === 'h1' ? 'h2' : 'h3';
  const book = useRules(game);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!at || !book) return;
    const here = place.current?.querySelector(`#${CSS.escape(anchorOf(at))}`);
    here?.scrollIntoView({ block: at.includes('-') ? 'center' : 'start' });
  }, [book, at]);
  if (!book) return <Waiting what={t('loading')} />;
  const here = (address: string): string => (address === at ? ' here' : '');
  return (
    <div class={`rules${linked ? ' linked' : ''}`} ref={place}>
      <p class="ruling legend">
        <span class="stamp">{t('rules.ruling')}</span> {t('rules.legend')}
      </p>
      {book.passages.map(({ id, title, body }) => (
        <section key={id} id={anchorOf(id)} class={here(id)}>
          <div class="line">
            <Heading>{title}</Heading>
            {linked && <CopyLink game={game} address={id} />}
          </div>
          {now && at === id && <p class="small now">{t('rules.now')}</p>}
          {body.map((one) =>
            one.kind === 'figure' ? (
              <RuleFigure key={one.address} {...one} of={book.figures[one.figure]} />
            ) : (
              <div
                key={one.address}
                id={anchorOf(one.address)}
                class={`line ${one.kind}${here(one.address)}`}
              >
                <Words of={one} />
                {linked && <CopyLink game={game} address={one.address} />}
              </div>
            ),
          )}
        </section>
      ))}
    </div>
  );
}

function Words({ of }: { of: Exclude<Paragraph, { kind: 'figure' }> }) {
  return (
    <p>
      {of.kind === 'ruling' && (
        <>
          <span class="stamp">{t('rules.ruling')}</span>{' '}
        </>
      )}
      {of.text}
    </p>
  );
}

/** A link to a paragraph; following it copies its URL. */
function CopyLink({ game, address }: { game: string; address: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const to = linkTo(game, address);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(to, location.href).href);
      setCopied(true);
    } catch {
      // Where nothing can be copied, the address bar has the URL.
    }
  };
  const label = copied ? t('rules.copied') : t('rules.copy');
  return (
    <a class="to-here" href={to} title={label} aria-label={label} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'link'} />
      {copied && (
        <span class="copied" role="status">
          {t('rules.copied')}
        </span>
      )}
    </a>
  );
}
