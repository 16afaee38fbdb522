import type { Game } from '@aerie/kernel';
import { useMemo } from 'preact/hooks';
import type { BoardProps, GameUi } from '../contract/game-ui.js';

type Notation<A> = Pick<Game<unknown, unknown, A, unknown, unknown>, 'read' | 'write'>;

/** The game's client for a board that still speaks notation. Goes as soon as the last board has typed answers. */
export function inNotation<V, E, P, A>(
  { read, write }: Notation<A>,
  ui: GameUi<V, E, P, string>,
): GameUi<V, E, P, A> {
  const { Board } = ui;
  function Typed(props: BoardProps<V, P, A>) {
    const { choose, why, explain, sketch, sketches, advised, odds, beside } = props;
    const answers = useMemo(() => props.answers.map(write), [props.answers]);
    const hinted = useMemo(() => props.hinted.map(write), [props.hinted]);
    const lit = useMemo(() => new Set([...props.lit, ...hinted]), [props.lit, hinted]);
    const given = <T,>(text: string, give: (answer: A) => T): T | undefined => {
      const answer = read(text);
      return answer === undefined ? undefined : give(answer);
    };
    return (
      <Board
        {...props}
        answers={answers}
        hinted={hinted}
        lit={lit}
        keyOf={(text) => text}
        beside={beside.map((one) => ({ ...one, answers: one.answers.map(write) }))}
        choose={(text, by) => given(text, (answer) => choose(answer, by))}
        why={(text) => given(text, why)}
        explain={(text) => given(text, explain)}
        sketches={sketches.map((one) => ({ ...one, plan: one.plan.map(write) }))}
        sketch={(plan) => sketch(plan.flatMap((text) => read(text) ?? []))}
        advised={advised && { plan: advised.plan.map(write), ahead: advised.ahead.map(write) }}
        odds={odds && ((text) => given(text, odds))}
      />
    );
  }
  return {
    ...ui,
    Board: Typed,
    answer: (answer, view) => ui.answer(write(answer), view),
    confirm: (answer, view, seat) => ui.confirm(write(answer), view, seat),
  };
}
