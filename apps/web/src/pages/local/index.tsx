import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { openLocal } from '../../play/local.js';
import { TableFrame } from '../../table/frame.js';
import { openTable } from '../../table/open-table.js';
import type { TableModel } from '../../table/table-model.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';

/** Fetched for a first game only. */
const Companion = lazy(async () => (await import('../../school/coached-table.js')).CoachOfTable);

/** `/local/<id>`: a match that is kept in this browser. */
function LocalPage({ id }: { id: string }) {
  const [model, setModel] = useState<TableModel | 'none'>();
  useEffect(() => {
    let opened: TableModel | undefined;
    let gone = false;
    void (async () => {
      const play = await openLocal(id);
      const game = play?.table.peek()?.game;
      opened = play && game ? await openTable(play, game) : undefined;
      if (gone) opened?.close();
      else setModel(opened ?? 'none');
    })();
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id]);
  if (model === 'none') return <ErrorPage kind="noTable" />;
  if (!model) return <WaitingPage />;
  const coach = model.play.coached && (
    <Suspense fallback={null}>
      <Companion model={model} />
    </Suspense>
  );
  return <TableFrame model={model} coach={coach} />;
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <LocalPage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
