import './card-page.css';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, type Card, DECK, keyOf, nameIn, TONGUES } from '../../games/schwingenschlag/deck.js';
import { Masthead } from '../../layout/masthead.js';
import { Icon } from '../../ui/icon.js';
import { go } from '../../ui/router.js';
import { useSwipe } from '../../ui/swipe.js';
import { Button, Link } from '../../ui/ui.js';
import { LANGUAGE_NAMES, language } from '../../words/words.js';
import { goToList, lastSearch, listAddress } from './history.js';
import { Leaf } from './leaf.js';
import { find, similar } from './search.js';
import { Tile } from './tile.js';
import { tr } from './tr.js';
import { NOTHING, writeUrlState } from './url-state.js';

/** The direction of the last turn, from which the next page slides in. */
let turned: 1 | -1 | undefined;

/** The cards before and after one, among those that were found, or among all. */
function neighbours(card: Card): { readonly before: Card; readonly after: Card } {
  const found = find(lastSearch() ?? NOTHING, language.value);
  const among = found.some((one) => keyOf(one) === keyOf(card)) ? found : DECK;
  const at = among.findIndex((one) => keyOf(one) === keyOf(card));
  const near = (by: number) => among[(at + by + among.length) % among.length] as Card;
  return { before: near(-1), after: near(1) };
}

/** A card on a page of its own, with an address to share. Turning pages replaces the address, so that Back leads to the list. */
export function CardPage({ card }: { card: Card }) {
  const tongue = language.value;
  const name = nameIn(card, tongue);
  const { before, after } = neighbours(card);
  const turn = (by: 1 | -1) => {
    turned = by;
    go(addressOf(by === 1 ? after : before, tongue), 'replace');
  };
  const swipe = useSwipe(turn);
  const [from] = useState(turned);
  useEffect(() => {
    turned = undefined;
    // So that a screen reader reads the new card.
    if (from) document.querySelector<HTMLElement>('.cards-leaf h1')?.focus({ preventScroll: true });
  }, [from]);
  useEffect(() => {
    document.title = tr('cards.pageTitle', { card: name });
    // The address has the card's name in the language of the page.
    history.replaceState(history.state, '', addressOf(card, tongue));
  }, [card, name, tongue]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'ArrowLeft') turn(-1);
      if (event.key === 'ArrowRight') turn(1);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
  return (
    <>
      <Masthead />
      <main class="page stack" data-sky="schwingenschlag" {...swipe}>
        <nav class="cards-walk" aria-label={tr('cards.walk')}>
          <ToList />
          <Turn to={before} by={-1} turn={turn} />
          <Turn to={after} by={1} turn={turn} />
        </nav>
        <div class="cards-spread">
          <Leaf card={card} from={from} />
          <aside class="cards-beside">
            <Share name={name} />
            <section class="stack">
              <h2>{tr('cards.elsewhere')}</h2>
              <dl class="cards-names">
                {TONGUES.filter((other) => other !== tongue).map((other) => (
                  <div key={other}>
                    <dt>{LANGUAGE_NAMES[other]}</dt>
                    <dd lang={other}>{nameIn(card, other)}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section class="stack cards-similar" aria-labelledby="cards-similar">
              <h2 id="cards-similar">{tr('cards.similar')}</h2>
              <ul class="cards-grid">
                {similar(card, 6).map((other) => (
                  <Tile key={keyOf(other)} card={other} />
                ))}
              </ul>
            </section>
          </aside>
        </div>
        <div class="row">
          <Link to="/games/schwingenschlag" look="plain" icon="play">
            {tr('cards.play')}
          </Link>
        </div>
      </main>
    </>
  );
}

function ToList() {
  const plain = writeUrlState(lastSearch() ?? NOTHING) === '';
  return (
    <a class="button quiet" href={listAddress()} onClick={(event) => follow(event, goToList)}>
      <Icon name="back" />
      {plain ? tr('cards.toAll') : tr('cards.toFound')}
    </a>
  );
}

/** Acts instead of following a link, unless a key is held that opens it elsewhere. */
function follow(event: MouseEvent, instead: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  instead();
}

function Turn({ to, by, turn }: { to: Card; by: 1 | -1; turn(by: 1 | -1): void }) {
  const label = tr(by === 1 ? 'cards.next' : 'cards.previous', { card: nameIn(to, language.value) });
  return (
    <a
      class="button plain round"
      href={addressOf(to, language.value)}
      rel={by === 1 ? 'next' : 'prev'}
      aria-label={label}
      title={label}
      onClick={(event) => follow(event, () => turn(by))}
    >
      <Icon name={by === 1 ? 'after' : 'before'} />
    </a>
  );
}

/** The link to this card: by the device's own way to share, or copied. */
function Share({ name }: { name: string }) {
  const [said, setSaid] = useState('');
  const shares = 'share' in navigator;
  const share = async () => {
    const url = location.href;
    try {
      if (shares) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(tr('cards.copied'));
      }
    } catch (error) {
      // Closing the share sheet is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(tr('cards.notCopied'));
    }
  };
  return (
    <div class="row cards-share">
      <Button icon={said ? 'check' : shares ? 'share' : 'copy'} look="primary" onClick={() => void share()}>
        {shares ? tr('cards.share') : tr('cards.copy')}
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
