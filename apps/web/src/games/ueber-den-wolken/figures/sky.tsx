import '../board/board.css';
import '../board/strip.css';
import '../board/sky.css';
import '../board/tray.css';
import '../board/sizes.css';
import './sky.css';
import game, {
  type Answer,
  type Card,
  NO_CARD,
  type Space,
  type State,
  spaceAt,
  swapOf,
} from '@aerie/ueber-den-wolken';
import type { ComponentChildren } from 'preact';
import { lookedAt, played } from '../../../kit/position.js';
import { animation } from '../animation.js';
import { SkyArt } from '../art/Sky.js';
import { Definitions } from '../art/signs.js';
import { Flock } from '../board/Flock.js';
import { type Table, tableOf } from '../board/table.js';

/** The flock that figures begin with, three players. */
export const SEED = 'sky';

const FLY: Answer = { kind: 'action', action: 'A' };
const ADD: Answer = { kind: 'action', action: 'C' };
/** Birds as the rules number them. */
const [MALE_KITE, MALE_CRANE] = [2, 6];

/** After a swap between columns D and E, and after another between A and B, by the same action. */
export const SWAPPED: readonly Answer[] = [FLY, swapOf(spaceAt(3, 1), spaceAt(4, 1))];
export const SWAPPED_TWICE: readonly Answer[] = [...SWAPPED, FLY, swapOf(spaceAt(0, 0), spaceAt(1, 0))];
/** After both swaps and a bird that joined. */
export const BUSY: readonly Answer[] = [
  ...SWAPPED_TWICE,
  ADD,
  { kind: 'bird', bird: MALE_CRANE },
  { kind: 'place', end: 'front', column: 5 },
];
/** With a bird that is about to join, and after it has joined. */
export const JOINING: readonly Answer[] = [ADD, { kind: 'bird', bird: MALE_KITE }];
export const JOINED: readonly Answer[] = [...JOINING, { kind: 'place', end: 'front', column: 4 }];

/** A stage in play, and what whoever plays may do. */
export const tableAfter = (answers: readonly Answer[] = []): Table =>
  tableIn(played(game, {}, 3, SEED, answers));

export function tableIn(s: State, look: Card = NO_CARD): Table {
  const view = game.view(s, s.player);
  return tableOf(lookedAt(view, animation.picture(view), s.player, game.write, game.answers(s, s.player)), {
    look,
    lookAt: () => {},
    traces: new Map(),
    chooseAll: () => {},
  });
}

/** Whatever of the board is shown needs its colours and signs. */
export function Part({ children, name }: { children: ComponentChildren; name: string }) {
  return (
    <div class={`uw-board uw-figure uw-figure-${name}`}>
      <Definitions />
      {children}
    </div>
  );
}

/** The flock over the clouds; `picked` is a bird that is about to fly. */
export function FlockFigure({ table, picked = -1 }: { table: Table; picked?: Space }) {
  return (
    <Part name="flock">
      <div class="uw-sky">
        <SkyArt />
        <Flock table={table} of={table.seat ?? 0} picked={picked} pick={() => {}} pointed={[]} />
      </div>
    </Part>
  );
}
