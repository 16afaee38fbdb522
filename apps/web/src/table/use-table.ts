import { useEffect, useState } from 'preact/hooks';
import { OnlinePlay } from '../play/online.js';
import { openTable } from './open-table.js';
import type { TableModel } from './table-model.js';

/** Follows a table of the server while it is shown; there is a model once its match has begun and its game is loaded. */
export function useTable(id: string): { play: OnlinePlay | undefined; model: TableModel | undefined } {
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
  return { play, model };
}
