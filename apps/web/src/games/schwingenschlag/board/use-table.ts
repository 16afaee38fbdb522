import type { Seat } from '@aerie/kernel';
import { type Answer, isIdleExchange, type View } from '@aerie/schwingenschlag';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { useAnswerQueue } from '../../../kit/answer-queue.js';
import type { Picture } from '../animation.js';
import { topTask } from '../table.js';
import { type Way, waysOf } from './choices.js';
import type { Table } from './Table.js';
import { cardThing, isRow, type Thing } from './things.js';

const NO_ANSWERS: readonly Answer[] = [];

/** The things that a hint and lines of the log point at. */
function shinesOf(lit: ReadonlySet<string>, hinted: readonly Answer[]): ReadonlySet<Thing> {
  const things = waysOf(hinted).flatMap(({ thing, target }) => (target ? [thing, target] : [thing]));
  return new Set([...lit, ...things]);
}

const handOf = ({ mats }: View, seat: Seat): ReadonlySet<Thing> =>
  new Set([
    ...(mats[seat]?.dragons ?? []).map((card) => cardThing('dragon', card)),
    ...(mats[seat]?.caves ?? []).map((card) => cardThing('cave', card)),
  ]);

/** The one card that all answers about places are about, if it is one. */
function onlyCard(ways: readonly Way[]): Thing | undefined {
  const cards = new Set(ways.flatMap(({ thing, target }) => (target && isRow(target) ? [thing] : [])));
  return cards.size === 1 ? [...cards][0] : undefined;
}

/** What is held under the finger, and the action that one thinks of with it. */
interface Held {
  readonly thing: Thing;
  readonly aim?: Answer;
}

/** What is held, as long as the question lasts that it was taken up for. */
function useHeld(view: View, question: string) {
  const [held, setHeld] = useState<Held>();
  const last = useRef('');
  // Another question makes what was held before void; one's own turn does not, nor one that was only interrupted.
  // Said before anything can be tapped again: a later word would undo the first tap.
  useLayoutEffect(() => {
    if (question === '' || question === last.current) return;
    last.current = question;
    if (topTask(view)?.task !== 'turn') setHeld(undefined);
  }, [question]);
  return {
    held,
    setHeld,
    /** Puts down what is held because an answer is given. */
    letGo() {
      setHeld(undefined);
      last.current = '';
    },
  };
}

/** Everything that the parts of the board share, from what the frame gives and what is held. */
export function useTable(props: BoardProps<View, Picture, Answer>): Table {
  const { view, seat, answers, keyOf, busy, lit, hinted } = props;
  const me = seat ?? 0;
  const queue = useAnswerQueue(props);
  const asked = answers.length > 0 && !busy && !queue.isWaiting;
  const task = asked ? topTask(view) : undefined;
  const question = useMemo(() => answers.map(keyOf).join('|'), [answers]);
  const { held, setHeld, letGo } = useHeld(view, question);
  // The hand as it was when one acted last: what is not among it has come since.
  const hand = useRef<ReadonlySet<Thing>>(undefined);
  const answering = () => {
    letGo();
    if (task?.task === 'turn') hand.current = handOf(view, me);
  };
  const [needed, idle] = useMemo(() => {
    const isIdle = (answer: Answer) => isIdleExchange(view, me, answer);
    return asked
      ? [answers.filter((answer) => !isIdle(answer)), answers.filter(isIdle)]
      : [NO_ANSWERS, NO_ANSWERS];
  }, [asked, answers]);
  const ways = useMemo(() => waysOf(needed), [needed]);
  const shines = useMemo(() => shinesOf(lit, hinted), [lit, hinted]);
  return {
    ...props,
    answers: needed,
    exchanges: idle,
    me,
    ways,
    task,
    asked,
    question,
    picked: held?.thing,
    poised: held?.thing ?? (task?.task === 'turn' ? undefined : onlyCard(ways)),
    pick: (thing) => setHeld(thing === undefined ? undefined : { thing }),
    aim: held?.aim,
    aimAt: (aim) => setHeld((now) => now && { ...now, aim }),
    choose: (answer) => {
      answering();
      props.choose(answer);
    },
    chooseAll: (list) => {
      answering();
      queue.chooseAll(list);
    },
    isNew: (card) => hand.current !== undefined && !hand.current.has(card),
    shines,
    later: view.laterPrinting,
  };
}
