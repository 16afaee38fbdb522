import { linkTo } from '../../rules/address.js';
import { folded } from '../../words/fold.js';
import { say } from '../../words/words.js';
import type { Found } from './search.js';
import { tr } from './tr.js';

/** A text with the words marked that were found in it. */
function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return (
    <>
      {text
        .split(/([\p{L}\p{N}]+)/u)
        .map((piece, i) => (i % 2 === 1 && terms.has(folded(piece)) ? <mark key={i}>{piece}</mark> : piece))}
    </>
  );
}

/** Paragraphs that were found, best first; each leads to its place. */
export function Results({ found, asked }: { found: readonly Found[]; asked: string }) {
  return (
    <section class="stack" aria-label={tr('library.results')}>
      <p role="status" class={found.length > 0 ? 'small soft' : undefined}>
        {found.length > 0
          ? tr('library.found', { count: found.length })
          : tr('library.nothing', { asked: asked.trim() })}
      </p>
      <ol class="found">
        {found.map(({ id, game, address, title, text, kind, terms }) => (
          <li key={id} data-sky={game}>
            <a href={linkTo(game, address)}>
              <strong>
                <Marked text={title} terms={terms} />
              </strong>
              <span class="small soft">{say({ key: `game.${game}` })}</span>
              <span class={kind === 'ruling' ? 'text ruling' : 'text'}>
                <Marked text={text} terms={terms} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
