import { useEffect, useState } from 'preact/hooks';
import { openLocal } from '../play/local.js';
import { TableFrame } from '../table/frame.js';
import type { TableRoom } from '../table/use-table.js';
import { WaitingPage } from '../ui/ui.js';
import { ErrorPage } from './error.js';
import { openRoom } from './open-room.js';

/** A match that this browser keeps. */
export default function LocalPage({ id }: { id: string }) {
  const [room, setRoom] = useState<TableRoom | 'none'>();
  useEffect(() => {
    let opened: TableRoom | undefined;
    let gone = false;
    void (async () => {
      const play = await openLocal(id);
      const game = play?.table.peek()?.game;
      opened = play && game ? await openRoom(play, game) : undefined;
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
