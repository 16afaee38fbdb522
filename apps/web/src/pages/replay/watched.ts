import type { BoardActions } from '../../table/board.js';
import type { ReplaySession } from './session/replay-session.js';
import { tr } from './tr.js';

/** What the board of a replay is given: everything to look at, nothing to do; `hinted`: the answers that it points at. */
export function readOnly({ model }: ReplaySession, hinted: readonly unknown[] = []): BoardActions {
  const seat = model.side.value?.seat ?? null;
  return {
    mine: seat === null ? [] : [seat],
    answers: [],
    open: null,
    busy: model.player.busy.value,
    beside: [],
    choose: () => undefined,
    why: () => tr('replay.readOnly'),
    explain: () => undefined,
    hinted,
    sketches: [],
    sketch: () => undefined,
    odds: undefined,
    advised: undefined,
  };
}

/** What the board is given where a line is tried: everything that whoever decides next may do. */
export function tryable(session: ReplaySession): BoardActions {
  const { model } = session;
  if (!model.isOffered.value) return readOnly(session);
  return {
    ...readOnly(session),
    answers: model.answers.value,
    open: model.open,
    choose: (answer) => model.choose(answer, true),
    why: (answer) => model.why(answer),
    explain: (answer) => model.explain(answer),
  };
}
