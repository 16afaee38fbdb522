import { useEffect, useState } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { usePerson } from '../../net/use-person.js';
import { OnlinePlay } from '../../play/online.js';
import { TableFrame } from '../../table/frame.js';
import { openTable } from '../../table/open-table.js';
import type { TableModel } from '../../table/table-model.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';
import { TableGate } from './table-gate.js';
import { WaitingRoom } from './waiting-room.js';

/**
 * `/table/<id>`: a table of the server. Before the match the waiting room, for visitors with the question for a name; then
 * the match, which anybody may watch who is allowed to.
 */
function TablePage({ id }: { id: string }) {
  const known = usePerson();
  if (known === 'unreachable') return <ErrorPage kind="noServer" />;
  if (known === undefined) return <WaitingPage />;
  return <Watched id={id} isVisitor={known === null} />;
}

function Watched({ id, isVisitor }: { id: string; isVisitor: boolean }) {
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
  if (table.status === 'open' && isVisitor) return <TableGate table={table} />;
  if (table.status === 'open') return <WaitingRoom play={play} table={table} />;
  return model ? <TableFrame model={model} /> : <WaitingPage />;
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <TablePage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
