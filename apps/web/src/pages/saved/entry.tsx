import { useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { matchFileOf } from '../../play/match-files.js';
import { deleteSaved, updateSaved } from '../../play/saved.js';
import { localName, type SavedMatch } from '../../play/saved-match.js';
import { nameOf } from '../../table/people.js';
import { downloadJson } from '../../ui/download.js';
import { Button, Field, IconButton, Link } from '../../ui/ui.js';
import { peopleAt } from '../../words/about.js';
import { language, say, translator } from '../../words/words.js';
import type en from './words/en.js';

const tr = translator<typeof en>();

const namesIn = ({ seats }: SavedMatch): string[] =>
  seats.map((seat, i) =>
    seat.kind === 'person'
      ? localName(seat)
      : nameOf(
          {
            kind: 'bot',
            name: null,
            mine: false,
            level: seat.level,
            cover: null,
            resigned: false,
            here: true,
          },
          i,
        ),
  );

/** Who won, in words; undefined while the match goes on. */
function ending(match: SavedMatch): string | undefined {
  const { outcome } = match;
  // Who plays together wins against nobody.
  if (!outcome || COVERS.get(match.log.game)?.together) return undefined;
  const own = match.seats.flatMap(({ kind }, seat) => (kind === 'person' && !match.imported ? [seat] : []));
  const { names, me } = peopleAt(namesIn(match), own);
  const winners = names.flatMap((_, seat) => (outcome.places[seat] === 1 ? [seat] : []));
  const others = winners.filter((seat) => seat !== me);
  if (winners.length === 0) return tr('saved.lost');
  return tr('saved.won', {
    who: others.length < winners.length ? 'me' : 'other',
    count: winners.length,
    names: new Intl.ListFormat(language.value).format(others.map((seat) => names[seat] ?? '')),
  });
}

/** Who played, and once it is over, with how many points, the winner first. */
function standing(match: SavedMatch): string {
  const { outcome } = match;
  const names = namesIn(match);
  if (!outcome) return names.join(', ');
  const order = names
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  const pointsAt = (seat: number): string => tr('saved.points', { points: outcome.points[seat] ?? 0 });
  return COVERS.get(match.log.game)?.together || names.length === 1
    ? `${names.join(', ')} (${pointsAt(0)})`
    : order.map((seat) => `${outcome.places[seat]}. ${names[seat]} (${pointsAt(seat)})`).join(', ');
}

/** One match, with all that can be done with it. */
export function Entry({ match, onChange }: { match: SavedMatch; onChange(): void }) {
  const [naming, setNaming] = useState<string>();
  const [surely, setSurely] = useState(false);
  const [exporting, setExporting] = useState(false);
  const game = say({ key: `game.${match.log.game}` });
  const called = match.name ?? game;
  const when = new Date(match.changedAt);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    when,
  );
  const take = async () => {
    setExporting(true);
    const text = JSON.stringify(await matchFileOf(match));
    downloadJson(`aerie-${match.log.game}-${when.toISOString().slice(0, 10)}.json`, text);
    setExporting(false);
  };
  const rename = async () => {
    const name = naming?.trim() ?? '';
    await updateSaved(match.id, { name });
    setNaming(undefined);
    onChange();
  };
  const remove = async () => {
    await deleteSaved(match.id);
    onChange();
  };
  return (
    <li class="sheet entry" data-sky={match.log.game}>
      {naming === undefined ? (
        <h3>{called || game}</h3>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <Field label={tr('saved.name')} value={naming} maxLength={60} autoFocus onInput={setNaming} />
          <Button type="submit">{tr('saved.keepName')}</Button>
        </form>
      )}
      <p class="small">
        {match.name && <>{game} · </>}
        {standing(match)}
      </p>
      <p class="small soft">
        {match.over
          ? (ending(match) ?? tr('saved.isOver'))
          : tr('saved.moves', { count: match.log.entries.length })}
        {' · '}
        <time dateTime={when.toISOString()}>{day}</time>
        {match.imported && ` · ${tr('saved.imported')}`}
        {match.sent === 'kept' && ` · ${tr('saved.inHistory')}`}
        {match.sent === 'refused' && ` · ${tr('saved.notInHistory')}`}
      </p>
      <div class="row">
        <Link
          to={match.over ? `/replay/local/${match.id}` : `/local/${match.id}`}
          look={match.over ? 'plain' : 'primary'}
          icon={match.over ? 'text' : 'play'}
        >
          {match.over ? tr('saved.look') : tr('saved.goOn')}
        </Link>
        <IconButton
          icon="download"
          label={tr('saved.export', { match: called || game })}
          onClick={() => void take()}
        />
        <IconButton
          icon="rename"
          label={tr('saved.rename', { match: called || game })}
          onClick={() => setNaming(match.name ?? '')}
        />
        {surely ? (
          <>
            <Button icon="remove" onClick={() => void remove()}>
              {tr('saved.deleteSurely')}
            </Button>
            <Button look="quiet" onClick={() => setSurely(false)}>
              {tr('saved.keep')}
            </Button>
          </>
        ) : (
          <IconButton
            icon="remove"
            label={tr('saved.delete', { match: called || game })}
            onClick={() => setSurely(true)}
          />
        )}
        {exporting && (
          <span class="hidden-visually" role="status">
            {tr('saved.exporting')}
          </span>
        )}
      </div>
    </li>
  );
}
