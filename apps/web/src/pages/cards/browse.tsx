import './browse.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dragon } from '../../games/schwingenschlag/art/dragon/Dragon.js';
import { Sign } from '../../games/schwingenschlag/art/icons.js';
import { keyOf } from '../../games/schwingenschlag/deck.js';
import { Masthead } from '../../layout/masthead.js';
import { Button, Choice, Dialog, IconButton } from '../../ui/ui.js';
import { language } from '../../words/words.js';
import { FACET_NAMES } from './facets.js';
import { Filters } from './filters.js';
import { keepPlace, placeKept, useUrlState } from './history.js';
import { signOf, valueWords } from './labels.js';
import { find } from './search.js';
import { Tile } from './tile.js';
import { tr } from './tr.js';
import { countPicks, NOTHING, SORTS, type Sort, toggled, type UrlState } from './url-state.js';

type Change = (next: UrlState, how: 'push' | 'replace') => void;

/** Whether the window is wide enough for the filters to stand beside the cards. */
function useWide(): boolean {
  const [query] = useState(() => matchMedia('(min-width: 1000px)'));
  const [wide, setWide] = useState(query.matches);
  useEffect(() => {
    const look = () => setWide(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [query]);
  return wide;
}

/** After coming back: scrolls to where the list was left and focuses the card that was opened. */
function usePlace(): void {
  useEffect(() => {
    const kept = placeKept();
    if (!kept) return;
    document.querySelector<HTMLElement>(`[data-card="${kept.opened}"]`)?.focus({ preventScroll: true });
    scrollTo(0, kept.scroll);
  }, []);
}

/** All cards, and every way to find one. */
export function Browse() {
  const [search, change] = useUrlState();
  const [open, setOpen] = useState(false);
  const wide = useWide();
  usePlace();
  const title = tr('cards.title');
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  const found = find(search, language.value);
  const picked = countPicks(search);
  const filter = (next: UrlState) => change(next, 'push');
  return (
    <>
      <Masthead />
      <main class="page stack" data-sky="schwingenschlag">
        <Hero />
        <div class="cards-bar">
          <SearchField search={search} change={change} />
          {!wide && (
            <Button icon="filter" onClick={() => setOpen(true)}>
              {tr('cards.filtersOn', { n: picked })}
            </Button>
          )}
        </div>
        <div class="cards-body">
          {wide && (
            <aside class="sheet cards-aside" aria-label={tr('cards.filters')}>
              <Filters search={search} onChange={filter} />
            </aside>
          )}
          <section class="stack cards-found" aria-label={tr('cards.results')}>
            <Heading search={search} change={change} count={found.length} />
            {picked > 0 && <Picked search={search} onChange={filter} />}
            {found.length === 0 ? (
              <NoResults onClear={() => filter({ ...NOTHING, sort: search.sort })} />
            ) : (
              <ul class="cards-grid">
                {found.map((card) => (
                  <Tile key={keyOf(card)} card={card} onOpen={() => keepPlace(keyOf(card))} />
                ))}
              </ul>
            )}
          </section>
        </div>
        {open && (
          <Dialog title={tr('cards.filters')} onClose={() => setOpen(false)}>
            <Filters search={search} onChange={filter} />
            <div class="cards-dialog-foot">
              <Button look="primary" onClick={() => setOpen(false)}>
                {tr('cards.show', { n: found.length })}
              </Button>
              {picked > 0 && (
                <Button look="quiet" onClick={() => filter({ ...search, picks: NOTHING.picks })}>
                  {tr('cards.clear')}
                </Button>
              )}
            </div>
          </Dialog>
        )}
      </main>
    </>
  );
}

const PARADE = [61, 12, 45, 152, 92] as const;

function Hero() {
  return (
    <header class="cards-hero">
      <div>
        <h1>{tr('cards.hello')}</h1>
        <p>{tr('cards.about')}</p>
      </div>
      <div class="cards-parade" aria-hidden="true">
        {PARADE.map((number) => (
          <span key={number}>
            <Dragon number={number} />
          </span>
        ))}
      </div>
    </header>
  );
}

function SearchField({ search, change }: { search: UrlState; change: Change }) {
  const input = useRef<HTMLInputElement>(null);
  const say = (text: string) => change({ ...search, text }, 'replace');
  return (
    <search class="cards-search">
      <input
        ref={input}
        class="input"
        type="search"
        enterkeyhint="search"
        aria-label={tr('cards.search')}
        placeholder={tr('cards.hint')}
        maxLength={60}
        autoComplete="off"
        autoCorrect="off"
        spellcheck={false}
        value={search.text}
        onInput={(event) => say(event.currentTarget.value)}
        onKeyDown={(event) => {
          // On a phone the keyboard is closed, to show the results.
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') say('');
        }}
      />
      {search.text !== '' && (
        <IconButton
          icon="close"
          label={tr('cards.empty')}
          onClick={() => {
            say('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}

function Heading({ search, change, count }: { search: UrlState; change: Change; count: number }) {
  return (
    <div class="cards-heading">
      <Choice<UrlState['kind']>
        label={tr('cards.kind')}
        hideLabel
        value={search.kind}
        onChange={(kind) =>
          // Filters that only dragons have would hide every cave.
          change(
            kind === 'cave'
              ? { ...search, kind, picks: { ...NOTHING.picks, signs: search.picks.signs } }
              : { ...search, kind },
            'push',
          )
        }
        options={[
          { value: 'all', label: tr('cards.kind.all') },
          { value: 'dragon', label: tr('cards.kind.dragon') },
          { value: 'cave', label: tr('cards.kind.cave') },
        ]}
      />
      <p class="cards-count" role="status">
        {tr('cards.count', { n: count })}
      </p>
      <label class="cards-sort">
        <span class="small soft">{tr('cards.sort')}</span>
        <select
          class="input"
          value={search.sort}
          onChange={(event) => change({ ...search, sort: event.currentTarget.value as Sort }, 'replace')}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {tr(`cards.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The active filters, each with a button that removes it. */
function Picked({ search, onChange }: { search: UrlState; onChange(search: UrlState): void }) {
  return (
    <fieldset class="cards-picked">
      <legend class="hidden-visually">{tr('cards.picked')}</legend>
      {FACET_NAMES.flatMap((name) =>
        search.picks[name].map((value) => {
          const sign = signOf(name, value);
          const words = valueWords(name, value);
          return (
            <button
              key={`${name} ${value}`}
              type="button"
              class="cards-pick"
              aria-label={tr('cards.without', { what: words })}
              onClick={() => onChange(toggled(search, name, value))}
            >
              {sign && <Sign name={sign} />}
              {words}
              <span aria-hidden="true">×</span>
            </button>
          );
        }),
      )}
      <Button look="quiet" onClick={() => onChange({ ...search, picks: NOTHING.picks })}>
        {tr('cards.clear')}
      </Button>
    </fieldset>
  );
}

/** No card fits: says so, and offers to clear the search. */
function NoResults({ onClear }: { onClear(): void }) {
  return (
    <div class="sheet cards-nobody">
      <span class="cards-nobody-art" aria-hidden="true">
        <Dragon number={32} />
      </span>
      <h2>{tr('cards.none.title')}</h2>
      <p>{tr('cards.none.about')}</p>
      <Button look="primary" onClick={onClear}>
        {tr('cards.clear')}
      </Button>
    </div>
  );
}
