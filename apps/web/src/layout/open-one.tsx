import '../ui/ticket.css';
import { useState } from 'preact/hooks';
import type { GameCover } from '../contract/cover.js';
import { NameForm } from '../net/name-form.js';
import { createTable } from '../play/create-table.js';
import { reasonWords } from '../table/people.js';
import { Icon } from '../ui/icon.js';
import { go } from '../ui/router.js';
import { Dialog, Notice } from '../ui/ui.js';
import { say, t } from '../words/words.js';

/** With as few people as a game needs, the first who comes by makes it full, or nearly. */
const seatsFor = ({ seats: { min } }: GameCover): number => Math.max(2, min);

/** Opens a public, friendly table of a game with one tap, and waits there; asks for a name first where there is none. */
export function OpenOne({ game, cover }: { game: string; cover: GameCover }) {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'name' | { readonly wrong: string }>();
  const open = async () => {
    setAsked(undefined);
    setBusy(true);
    const wish = { options: {}, count: seatsFor(cover), listed: true, friendly: true, clock: null };
    const created = await createTable(game, wish);
    setBusy(false);
    if (created === 'needsName') setAsked('name');
    else if (created === 'unreachable') setAsked({ wrong: t('error.noServer.about') });
    else if ('refused' in created) setAsked({ wrong: reasonWords(game, created.refused) });
    else go(`/table/${created.table}`);
  };
  const title = say({ key: `game.${game}` });
  return (
    <li>
      <button
        type="button"
        class="ticket open-one"
        data-sky={game}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void open();
        }}
      >
        <strong>{title}</strong>
        <span class="small soft">{t('home.openOne')}</span>
        <span class="plus">
          <Icon name="plus" />
        </span>
      </button>
      {asked && (
        <Dialog title={title} onClose={() => setAsked(undefined)}>
          {asked === 'name' ? <NameForm onEnter={() => void open()} /> : <Notice bad>{asked.wrong}</Notice>}
        </Dialog>
      )}
    </li>
  );
}
