import type { Side } from '@aerie/protocol';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../contract/game-ui.js';
import { mayMove, settings } from '../settings/settings.js';
import { language, t } from '../words/words.js';
import { Curtain } from './curtain.js';
import { MomentStage } from './moment.js';
import type { TableModel } from './table-model.js';

/** What can be done on a board, and by whom. */
export type BoardActions = Omit<
  BoardProps<unknown, unknown, unknown>,
  'picture' | 'view' | 'seat' | 'names' | 'lit' | 'keyOf'
>;

const NO_ANSWERS: readonly unknown[] = [];

/** The place of a board, with whatever is shown there now. A tap while something happens only hurries it. */
export function BoardPlace({
  model,
  actions,
  children,
}: {
  model: TableModel;
  actions: BoardActions;
  children?: ComponentChildren;
}) {
  const { Board } = model.ui;
  const side = model.side.value;
  const picture = model.player.picture.value;
  if (!side || picture === undefined) return <div class="board" />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only hurries; the keyboard has a button for it
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      class="board"
      // Here, not around everything: with every change of it all inside is styled anew.
      style={{ '--pace': mayMove() ? model.player.pace.value / settings.speed.value : 0 }}
      onClick={() => model.player.busy.peek() && model.player.skip()}
    >
      <Board
        {...actions}
        picture={picture}
        view={side.view}
        seat={side.seat}
        names={model.names.value}
        lit={model.lit.value}
        keyOf={model.keyOf}
      />
      <MomentStage model={model} />
      {children}
    </div>
  );
}

/** The board for whoever plays; `hinted`: the answers that it points at, those of a hint unless told otherwise. */
export function PlayedBoard({
  model,
  hinted = model.hinted.value,
}: {
  model: TableModel;
  hinted?: readonly unknown[];
}) {
  const side = model.side.value;
  if (!side || model.player.picture.value === undefined) return <div class="board" />;
  if (model.isCurtained) {
    return (
      <div class="board">
        <Curtain model={model} />
      </div>
    );
  }
  const busy = model.player.busy.value || model.sending.value;
  const isOffered = model.isOffered.value;
  const odds = model.odds.value;
  const actions: BoardActions = {
    mine: model.mine.value,
    answers: isOffered ? model.answers.value : NO_ANSWERS,
    open: isOffered ? model.open : null,
    busy,
    beside: busy ? [] : model.beside.value,
    choose: (answer, by) => (by === undefined ? model.choose(answer) : model.chooseFor(by, answer)),
    why: (answer) => model.why(answer),
    explain: (answer) => model.explain(answer),
    sketches: model.sketches.value,
    sketch: (plan, wish) => model.sketch(plan, wish),
    odds: odds && ((answer) => odds.get(model.keyOf(answer))),
    hinted,
    advised: model.planned.value,
  };
  return (
    <BoardPlace model={model} actions={actions}>
      {model.mayTell && <Told model={model} side={side} />}
    </BoardPlace>
  );
}

/** The position in words, for whoever hears it. It is told anew with a view, not with every picture before that. */
function Told({ model, side: { view, seat } }: { model: TableModel; side: Side }) {
  const { Text } = model.ui;
  const names = model.names.value;
  return useMemo(
    () => (
      <section class="hidden-visually" aria-label={t('panel.text')}>
        <h2>{t('panel.text')}</h2>
        <Text view={view} names={names} seat={seat} />
      </section>
    ),
    [Text, view, names, seat, language.value],
  );
}
