import { useEffect, useRef, useState } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { openLobby } from '../../net/lobby.js';
import { usePerson } from '../../net/use-person.js';
import { called, resumePairing } from '../../play/pairing.js';
import { isResultHidden } from '../../play/seen-results.js';
import { TableFrame } from '../../table/frame.js';
import { useTable } from '../../table/use-table.js';
import { go } from '../../ui/router.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';
import { AheadLine } from './ahead-line.js';
import { PairedRoom } from './paired-room.js';
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
  const { play, model } = useTable(id);
  // Where else this person is awaited.
  useEffect(() => (isVisitor ? undefined : openLobby()), [isVisitor]);
  const table = play?.table.value;
  // Once paired here, one was: also when the others have not come.
  const [isPaired, setPaired] = useState(false);
  const isCalled = called.value?.table === id;
  useEffect(resumePairing, []);
  useEffect(() => {
    if (isCalled) setPaired(true);
  }, [isCalled]);
  // The end of a match that one has not seen is shown by its replay, where it stays hidden until then.
  const found = useRef<string>(undefined);
  if (table) found.current ??= table.status;
  const isToBeWatched =
    found.current === 'over' && !table?.seats.some(({ mine }) => mine) && isResultHidden(id);
  useEffect(() => {
    if (isToBeWatched) go(`/replay/${id}`, 'replace');
  }, [isToBeWatched, id]);
  const missing = play?.missing.value;
  if (missing?.code === 'noWatchers') return <ErrorPage kind="closed" />;
  if (missing?.code === 'keptApart') return <ErrorPage kind="keptApart" />;
  if (missing) return <ErrorPage kind="noTable" />;
  if (!play || !table) return <WaitingPage />;
  const isIn = table.watchers || table.host || table.seats.some(({ mine }) => mine);
  if (table.status !== 'open' && !isIn) return <ErrorPage kind="closed" />;
  if (table.status === 'open' && isVisitor) return <TableGate table={table} />;
  if (table.status === 'open' && (isPaired || isCalled)) return <PairedRoom play={play} table={table} />;
  if (table.status === 'open') return <WaitingRoom play={play} table={table} />;
  return model && !isToBeWatched ? (
    <TableFrame model={model} coach={<AheadLine model={model} table={id} />} />
  ) : (
    <WaitingPage />
  );
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <TablePage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
