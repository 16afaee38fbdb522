import type { Glossary } from '../contract/glossary.js';
import { termAbout, termName } from '../kit/term.js';
import { language, t } from '../words/words.js';
import { linkTo, TERMS, termAnchorOf } from './address.js';

interface TermsProps {
  readonly game: string;
  readonly glossary: Glossary;
  /** The heading above the rules' own. */
  readonly Heading: 'h2' | 'h3';
  /** The term that was asked for. */
  readonly at?: string | undefined;
  /** The title of the passage that an address lies in. */
  titleOf(address: string): string;
  /** Shows a rule that is followed, where the page has another address. */
  readonly show?: ((address: string) => void) | undefined;
}

/** The signs, numbers and places of a game's board, as the board itself explains them, each with the way to its rule. */
export function Terms({ game, glossary, Heading, at, titleOf, show }: TermsProps) {
  const terms = Object.entries(glossary)
    .map(([id, { rule }]) => ({ id, rule, name: termName(game, id) }))
    .sort((a, b) => a.name.localeCompare(b.name, language.value));
  return (
    <section id={TERMS}>
      <Heading>{t('rules.terms')}</Heading>
      <dl class="terms">
        {terms.map(({ id, rule, name }) => (
          <div key={id} id={termAnchorOf(id)} class={id === at ? 'here' : undefined}>
            <dt>{name}</dt>
            <dd>
              {termAbout(game, id)}{' '}
              <a
                href={linkTo(game, rule)}
                onClick={(event) => {
                  if (!show) return;
                  event.preventDefault();
                  show(rule);
                }}
              >
                {titleOf(rule)}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
