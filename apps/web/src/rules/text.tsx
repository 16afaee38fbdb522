import './rules.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Paragraph, Passage } from '../contract/rules.js';
import { Icon } from '../ui/icon.js';
import { Waiting } from '../ui/ui.js';
import { language, t } from '../words/words.js';
import { anchorOf, linkTo, termAnchorOf } from './address.js';
import { RuleFigure } from './figure.js';
import { type BoardParts, loadBoardParts, loadRules } from './load.js';
import { Terms } from './terms.js';

interface Book extends BoardParts {
  readonly passages: readonly Passage[];
}

/** The rules of a game with their figures and terms, in the language of the page. */
function useRules(game: string): Book | undefined {
  const [book, setBook] = useState<Book>();
  const tongue = language.value;
  useEffect(() => {
    let gone = false;
    void Promise.all([loadRules(game, tongue), loadBoardParts(game)]).then(([passages, parts]) => {
      if (!gone) setBook({ passages, ...parts });
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
  /** The term of the board to open them at instead. */
  readonly term?: string | undefined;
  /** The heading above them, from which theirs follow. */
  readonly under: 'h1' | 'h2';
  /** Whether every paragraph has a link to itself. */
  readonly linked?: boolean;
}

/** The rules in our own words, opened at a passage or paragraph. */
export function Rules({ game, at, now = false, term, under, linked = false }: RulesProps) {
  const Heading = under === 'h1' ? 'h2' : 'h3';
  const book = useRules(game);
  const place = useRef<HTMLDivElement>(null);
  const find = (id: string) => place.current?.querySelector(`#${CSS.escape(id)}`);
  const show = (address: string) =>
    find(anchorOf(address))?.scrollIntoView({ block: address.includes('-') ? 'center' : 'start' });
  useEffect(() => {
    if (!book) return;
    if (at) show(at);
    else if (term) find(termAnchorOf(term))?.scrollIntoView({ block: 'center' });
  }, [book, at, term]);
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
      <Terms
        game={game}
        glossary={book.glossary}
        Heading={Heading}
        at={term}
        titleOf={(address) => book.passages.find(({ id }) => id === address.split('-')[0])?.title ?? ''}
        show={linked ? undefined : show}
      />
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
