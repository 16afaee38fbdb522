import './embed.css';
import { useEffect } from 'preact/hooks';
import { connectionState } from '../../net/connection.js';
import { PlayedBoard } from '../../table/board.js';
import { pointsWords } from '../../table/people.js';
import type { TableModel } from '../../table/table-model.js';
import { useTable } from '../../table/use-table.js';
import { Mark } from '../../ui/mark.js';
import { Link, Notice, Waiting } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { tr } from './tr.js';

/**
 * `/embed/<table>`: a running or finished match in a frame of another site, as anybody may watch it. `?lang=` and `?theme=` say in
 * what language and light.
 */
function Embedded({ id }: { readonly id: string }) {
  const { play, model } = useTable(id);
  const table = play?.table.value;
  const isKept = play?.missing.value || (table && !table.watchers && table.status !== 'open');
  // A site by invitation only does not even connect.
  const isUnreachable = !table && connectionState.value === 'waiting';
  if (isKept || isUnreachable) return <Instead id={id} bad text={tr('embed.kept')} />;
  if (table?.status === 'open') return <Instead id={id} text={tr('embed.notYet')} />;
  return model ? <Match id={id} model={model} /> : <Waiting what={t('loading')} />;
}

function Instead({ id, text, bad = false }: { id: string; text: string; bad?: boolean }) {
  return (
    <main class="page narrow stack">
      <h1 class="hidden-visually">Aerie</h1>
      <Notice bad={bad}>{text}</Notice>
      <div class="row">
        <ToTable id={id} />
      </div>
    </main>
  );
}

const ToTable = ({ id }: { id: string }) => (
  <Link to={`/table/${id}`} look="quiet">
    {tr('embed.toTable')}
  </Link>
);

function Match({ id, model }: { id: string; model: TableModel }) {
  const title = say({ key: `game.${model.game.id}` });
  const isPictured = model.player.picture.value !== undefined;
  useEffect(() => {
    document.title = t('title.table', { game: title });
  }, [title]);
  useEffect(() => {
    if (isPictured) void model.player.boardIsThere();
  }, [model, isPictured]);
  return (
    <div class="table embed" data-moves={model.player.moment.value?.number} data-sky={model.game.id}>
      <header class="embed-head">
        <h1>{title}</h1>
        <Names model={model} />
        <ToTable id={id} />
      </header>
      <main class="middle">
        <PlayedBoard model={model} />
      </main>
    </div>
  );
}

/** Everybody with their points as the board shows them; whoever is awaited or has won says so. */
function Names({ model }: { model: TableModel }) {
  const moment = model.player.moment.value;
  const view = model.side.value?.view;
  if (!moment || view === undefined) return null;
  return (
    <ol aria-label={t('table.seats')}>
      {model.names.value.map((name, seat) => {
        const counted = model.ui.score?.(view, seat);
        const isFirst = moment.outcome?.places[seat] === 1;
        return (
          <li key={seat} style={{ '--owner': `var(--seat-${seat})` }}>
            <Mark seat={seat} />
            <span class="called">{name}</span>
            {counted && (
              <strong>
                <span class="hidden-visually">{say(counted.label)}: </span>
                {pointsWords(counted.value)}
              </strong>
            )}
            {isFirst && <span class="soft">{tr('embed.first')}</span>}
            {moment.awaited.includes(seat) && <span class="soft">{tr('embed.awaited')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? (
      <Embedded key={id} id={id} />
    ) : (
      <main class="page narrow">
        <h1 class="hidden-visually">Aerie</h1>
        <Notice bad>{tr('embed.kept')}</Notice>
      </main>
    ),
};

export default page;
