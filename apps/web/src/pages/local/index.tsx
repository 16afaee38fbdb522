import { useEffect, useState } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { openLocal } from '../../play/local.js';
import { TableFrame } from '../../table/frame.js';
import { openTable } from '../../table/open-table.js';
import type { TableRoom } from '../../table/use-table.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';

/** A match that this browser keeps. */
function LocalPage({ id }: { id: string }) {
  const [room, setRoom] = useState<TableRoom | 'none'>();
  useEffect(() => {
    let opened: TableRoom | undefined;
    let gone = false;
    void (async () => {
      const play = await openLocal(id);
      const game = play?.table.peek()?.game;
      opened = play && game ? await openTable(play, game) : undefined;
      if (gone) opened?.close();
      else setRoom(opened ?? 'none');
    })();
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id]);
  if (room === 'none') return <ErrorPage kind="noTable" />;
  if (!room) return <WaitingPage />;
  return <TableFrame room={room} />;
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <LocalPage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
