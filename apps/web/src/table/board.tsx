import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../games/game-ui.js';
import { t } from '../words/words.js';
import { Curtain } from './curtain.js';
import type { TableRoom } from './use-table.js';

/** What can be done on a board, and by whom. */
export type Hands = Omit<
  BoardProps<unknown, unknown, unknown>,
  'picture' | 'view' | 'seat' | 'names' | 'lit' | 'keyOf'
>;

const NO_ANSWERS: readonly unknown[] = [];

/** The place of a board, with whatever is shown there now. A tap while something happens only hurries it. */
export function BoardPlace({
  room,
  hands,
  press,
  children,
}: {
  room: TableRoom;
  hands: Hands;
  press?(event: MouseEvent): void;
  children?: ComponentChildren;
}) {
  const { Board } = room.ui;
  const side = room.side.value;
  const picture = room.stage.picture.value;
  if (!side || picture === undefined) return <div class="board" />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only hurries; the keyboard has a button for it
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div class="board" onClick={(event) => (room.stage.busy.peek() ? room.stage.skip() : press?.(event))}>
      <Board
        {...hands}
        picture={picture}
        view={side.view}
        seat={side.seat}
        names={room.names.value}
        lit={room.lit.value}
        keyOf={room.keyOf}
      />
      {children}
    </div>
  );
}

/** The board for whoever plays. */
export function PlayedBoard({ room }: { room: TableRoom }) {
  const { Text } = room.ui;
  const side = room.side.value;
  if (!side || room.stage.picture.value === undefined) return <div class="board" />;
  if (room.isCurtained) {
    return (
      <div class="board">
        <Curtain room={room} />
      </div>
    );
  }
  const busy = room.stage.busy.value || room.sending.value;
  const isOffered = !busy && !room.isCovered.value;
  const odds = room.odds.value;
  const hint = typeof room.hint.value === 'object' ? room.hint.value : undefined;
  const hands: Hands = {
    mine: room.mine.value,
    answers: isOffered ? room.answers.value : NO_ANSWERS,
    open: isOffered ? side.open : null,
    busy,
    beside: busy ? [] : room.beside.value,
    choose: (answer, by) => (by === undefined ? room.choose(answer) : room.chooseFor(by, answer)),
    why: (answer) => room.why(answer),
    explain: (answer) => room.explain(answer),
    sketches: room.sketches.value,
    sketch: (plan) => room.sketch(plan),
    odds: odds && ((answer) => odds.get(room.keyOf(answer))),
    hinted: room.hinted.value,
    advised: hint,
  };
  return (
    <BoardPlace room={room} hands={hands} press={(event) => ask(room, event)}>
      {room.mayTell && (
        <section class="hidden-visually" aria-label={t('panel.text')}>
          <h2>{t('panel.text')}</h2>
          <Text view={side.view} names={room.names.value} seat={side.seat} />
        </section>
      )}
    </BoardPlace>
  );
}

/** Whoever presses something that is not legal now is told why, with the way to the rule. */
function ask(room: TableRoom, { target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest('[data-answer][aria-disabled="true"]') : null;
  const answer = room.game.read(pressed?.getAttribute('data-answer') ?? '');
  if (answer !== undefined) room.explain(answer);
}
