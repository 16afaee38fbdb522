import type { MatchMessage } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { type Signal, signal } from '@preact/signals';
import { COVERS } from '../../games/registry.js';
import { api } from '../../net/api.js';
import { OnlinePlay } from '../../play/online.js';
import { openTable } from '../../table/open-table.js';
import type { TableModel } from '../../table/table-model.js';
import { AheadRun } from './ahead-run.js';
import { ImaginedPlay } from './imagined-play.js';

/** An imagined continuation of a match under way. */
export interface Opened {
  /** Tells one from the one before: the match has gone on. */
  readonly nth: number;
  readonly table: string;
  readonly model: TableModel;
  readonly run: AheadRun;
  /** Whether the match has gone on since it was imagined. */
  readonly isPast: Signal<boolean>;
  /** Imagines it from where the match stands now. */
  again(): void;
}

/** Follows a table and imagines how it goes on; tells `none` where nothing can be left there. Gives what ends it. */
export function openAhead(id: string, tell: (opened: Opened | 'none') => void): () => void {
  const online = new OnlinePlay(id);
  let latest: MatchMessage | undefined;
  let shown: Opened | undefined;
  let isClosed = false;
  let nth = 0;
  const imagine = async (): Promise<void> => {
    const table = online.table.peek();
    const seat = table?.seats.findIndex(({ mine }) => mine) ?? -1;
    const side = latest?.sides.find((one) => one.seat === seat);
    if (!table || !latest || !side || latest.outcome || table.clock?.kind !== 'days') return tell('none');
    const game = await loadGame(table.game);
    const left = await api('GET /api/tables/:table/ahead', { params: { table: id } });
    // Where nobody is helped, no bot says what is likely.
    const [level = 'random'] = table.unaided ? [] : (COVERS.get(table.game)?.levels ?? []);
    if (isClosed || !game) return;
    const play = new ImaginedPlay(game, { table, seat, view: side.view }, level);
    const model = await openTable(play, table.game);
    if (isClosed || !model) return model?.close();
    const plan = left.kind === 'ok' ? left.value.plan : null;
    const lines = (plan?.lines ?? []).map(({ answers, ...repeat }) => ({
      answers: answers.map((text) => ({ text, view: side.view })),
      ...repeat,
    }));
    shown?.model.close();
    const run = new AheadRun(play, lines);
    shown = { nth: nth++, table: id, model, run, isPast: signal(false), again: () => void imagine() };
    tell(shown);
  };
  const unfollow = online.follow((message) => {
    const isFirst = latest === undefined;
    if (shown && message.number !== latest?.number) shown.isPast.value = true;
    latest = message;
    if (isFirst) void imagine();
  });
  const unsubscribe = online.missing.subscribe((reason) => reason && tell('none'));
  return () => {
    isClosed = true;
    unsubscribe();
    unfollow();
    shown?.model.close();
    online.close();
  };
}
