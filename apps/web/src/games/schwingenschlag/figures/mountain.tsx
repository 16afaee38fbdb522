import '../board/board.css';
import './mountain.css';
import game, { type Dragon, type Event, type Mat, type Rival } from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { lookedAt, played } from '../../../kit/position.js';
import { animation } from '../animation.js';
import type { Table } from '../board/Table.js';

/** A dragon on a mat, with what lies on it. */
export const dragon = (card: number, more: Partial<Dragon> = {}): Dragon => ({
  card,
  eggs: 0,
  cached: [0, 0, 0, 0],
  tucked: 0,
  fed: 0,
  fresh: false,
  ...more,
});

interface RowOf {
  readonly caves?: readonly number[];
  readonly dragons?: readonly Dragon[];
  readonly explored?: number;
}

/** The rows of a mat, crimson, gold and amethyst. */
export const rowsOf = (...rows: readonly [RowOf, RowOf, RowOf]): Mat['rows'] =>
  rows.map(({ caves = [], dragons = [], explored = 0 }) => ({
    caves: [...caves],
    dragons: [...dragons],
    explored,
  }));

interface Position {
  readonly mats?: readonly Partial<Mat>[];
  readonly marks?: Table['picture']['marks'];
  readonly round?: number;
  /** What is just happening. */
  readonly event?: Event;
  /** How the opponent stands where one plays alone. */
  readonly rival?: Partial<Rival>;
}

/** A table of two in the middle of a match, or of one against the opponent, seen by the first. */
export function tableOf({ mats = [], marks = [], round = 1, event, rival }: Position): Table {
  const options = { openHands: false, laterPrinting: false, solo: '1' } as const;
  const dealt = played(game, options, rival ? 1 : 2, 'mountain');
  const seen = game.view(dealt, 0);
  const view = {
    ...seen,
    draft: null,
    agenda: [],
    round,
    marks: [...marks],
    rival: seen.rival && { ...seen.rival, ...rival },
    mats: seen.mats.map((mat, seat) => ({ ...mat, ...mats[seat] })),
  };
  const picture = { ...animation.picture(view), now: event ? { event, beat: 1 } : null };
  return {
    ...lookedAt(view, picture, 0, game.write),
    me: 0,
    ways: [],
    exchanges: [],
    task: undefined,
    asked: false,
    question: '',
    picked: undefined,
    poised: undefined,
    isNew: () => false,
    pick: () => {},
    aim: undefined,
    aimAt: () => {},
    chooseAll: () => {},
    shines: new Set(),
    later: false,
  };
}

/** Whatever of the board is shown needs its night around it. */
export const Part = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class={`ss ss-figure ss-figure-${name}`}>
    <div class="ss-scene">{children}</div>
  </div>
);
