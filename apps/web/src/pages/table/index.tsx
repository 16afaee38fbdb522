import { useEffect, useState } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { connection } from '../../net/connection.js';
import { fetchSession, person } from '../../net/session.js';
import { OnlinePlay } from '../../play/online.js';
import { TableFrame } from '../../table/frame.js';
import { openTable } from '../../table/open-table.js';
import type { TableModel } from '../../table/table-model.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';
import { TableGate } from './table-gate.js';
import { WaitingRoom } from './waiting-room.js';

/** `/table/<id>`: a table of the server. First a name where there is none, then the waiting room, then the match. */
function TablePage({ id }: { id: string }) {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (person.peek()) return;
    fetchSession().catch(() => setUnreachable(true));
  }, []);
  const known = person.value;
  if (known === undefined) return unreachable ? <ErrorPage kind="noServer" /> : <WaitingPage />;
  if (known === null) return <TableGate table={id} onEnter={() => connection.reconnect()} />;
  return <Seated id={id} />;
}

function Seated({ id }: { id: string }) {
  const [play, setPlay] = useState<OnlinePlay>();
  const [model, setModel] = useState<TableModel>();
  useEffect(() => {
    const opened = new OnlinePlay(id);
    setPlay(opened);
    return () => opened.close();
  }, [id]);
  const table = play?.table.value;
  const game = table && table.status !== 'open' ? table.game : undefined;
  useEffect(() => {
    if (!play || !game) return;
    let opened: TableModel | undefined;
    let gone = false;
    void openTable(play, game).then((made) => {
      opened = made;
      if (gone) made?.leave();
      else setModel(made);
    });
    return () => {
      gone = true;
      opened?.leave();
    };
  }, [play, game]);
  const missing = play?.missing.value;
  if (missing?.code === 'noWatchers') return <ErrorPage kind="closed" />;
  if (missing) return <ErrorPage kind="noTable" />;
  if (!play || !table) return <WaitingPage />;
  const isIn = table.watchers || table.host || table.seats.some(({ mine }) => mine);
  if (table.status !== 'open' && !isIn) return <ErrorPage kind="closed" />;
  if (table.status === 'open') return <WaitingRoom play={play} table={table} />;
  return model ? <TableFrame model={model} /> : <WaitingPage />;
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <TablePage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
