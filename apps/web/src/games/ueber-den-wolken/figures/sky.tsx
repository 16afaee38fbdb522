import '../board/board.css';
import '../board/strip.css';
import '../board/sky.css';
import '../board/tray.css';
import '../board/sizes.css';
import './sky.css';
import game, { type Card, NO_CARD, type Space, type State } from '@aerie/ueber-den-wolken';
import type { ComponentChildren } from 'preact';
import { lookedAt, played } from '../../../kit/position.js';
import { animation } from '../animation.js';
import { SkyArt } from '../art/Sky.js';
import { Definitions } from '../art/signs.js';
import { Flock } from '../board/Flock.js';
import { type Table, tableOf } from '../board/table.js';

/** A stage in play, and what whoever plays may do. */
export function tableAfter(seats: number, seed: string, answers: readonly string[] = []): Table {
  return tableIn(played(game, {}, seats, seed, answers));
}

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
