import './coach.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Target } from '../contract/school.js';
import { termName } from '../kit/term.js';
import type { Permission } from '../play/play.js';
import { reasonWords } from '../table/people.js';
import type { TableModel } from '../table/table-model.js';
import { Button } from '../ui/ui.js';
import { say } from '../words/words.js';
import { Pico } from './pico.js';
import { findTarget, Pointer, type Sought } from './pointer.js';
import type { Said } from './said.js';
import { tr } from './words.js';

/** After so many tries of something else, an arrow shows what is meant. */
const TRIES = 2;

/** What a key of the school says. */
export const schoolText = (model: TableModel, key: string): string =>
  say({ key: `${model.game.id}.school.${key}` });

/** How often something else was tried since the coach spoke, and why that was not it. */
function useTries(model: TableModel, id: number) {
  const [tries, setTries] = useState({ id, count: 0 });
  const refused = model.refused.value;
  useEffect(() => {
    if (refused) setTries((before) => ({ id, count: before.id === id ? before.count + 1 : 1 }));
  }, [refused, id]);
  useEffect(() => {
    model.refused.value = undefined;
  }, [model, id]);
  return { tries: tries.id === id ? tries.count : 0, reason: refused?.reason };
}

/** What the coach says, why something else is not it, and the way on; with the ring and the arrow on the board. */
export function CoachCard({
  model,
  said,
  mood,
  children,
}: {
  model: TableModel;
  said: Said;
  /** Whether what is said about the last answer is praise. */
  mood: 'good' | 'right' | 'not';
  /** Buttons. */
  children: ComponentChildren;
}) {
  const { about, now, id, instead, targets, way, answers } = said;
  const { tries, reason } = useTries(model, id);
  const [shown, setShown] = useState(0);
  const busy = model.player.busy.value;
  // First what was done is shown and spoken about, then what comes next; nothing new is said over a turning point.
  const waits = model.player.staged.value !== undefined || (busy && about !== undefined);
  const isPointed = tries >= TRIES || shown === id;
  /** What leads to the answer, from the last press to the first. */
  const led = useMemo<readonly Sought[]>(
    () => [...answers.map((answer) => ({ answer })), ...way.map(stillToPress), ...targets],
    [answers, way, targets],
  );
  const showMe = () => {
    setShown(id);
    const element = findTarget(led);
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  };
  const why = reason && whyWords(model, reason.code === 'notAsked' ? instead : undefined, reason);
  const asks = askedBy(model.play.permitted?.value ?? 'any');
  return (
    <section class="coach" aria-label={tr('school.coach')} data-step={id} data-asks={busy ? 'watch' : asks}>
      <Pico />
      <div class="coach-words">
        {about !== undefined && (
          <p class={`about ${mood}`} role="status" key={`about ${id}`}>
            {mood === 'not' && `${tr('school.notBest')} `}
            {mood === 'right' && `${tr('school.right')} `}
            {schoolText(model, about)}
          </p>
        )}
        <div role="status" key={id}>
          {now !== '' && !waits && <p>{schoolText(model, now)}</p>}
          {!busy && <Names model={model} targets={targets} />}
        </div>
        {why !== undefined && (
          <p class="refusal" role="alert" key={tries}>
            {why}
          </p>
        )}
        {isPointed && answers[0] !== undefined && <PressThis model={model} answer={answers[0]} />}
      </div>
      <div class="coach-tools">
        {!busy && asks !== 'read' && led.length > 0 && (
          <Button look="quiet" icon="eye" onClick={showMe}>
            {tr('school.showMe')}
          </Button>
        )}
        {children}
      </div>
      {!busy && <Pointer targets={isPointed ? led : targets} arrow={isPointed} />}
    </section>
  );
}

/** Whoever has pressed one spot of a way is led to the next. */
const stillToPress = (target: Target): Sought => ('spot' in target ? { press: target.spot } : target);

/** What there is to do: to read on, to write something, or to press. */
function askedBy(permitted: Permission): 'read' | 'write' | 'do' {
  if (permitted === 'text') return 'write';
  return permitted.length === 0 ? 'read' : 'do';
}

const whyWords = (
  model: TableModel,
  instead: string | undefined,
  reason: { readonly code: string },
): string => (instead === undefined ? reasonWords(model.game.id, reason) : schoolText(model, instead));

/** What is pointed at, in words, for those who do not see the ring. */
function Names({ model, targets }: { model: TableModel; targets: readonly Target[] }) {
  const term = targets.find((target) => 'term' in target);
  if (!term) return null;
  return <p class="hidden-visually">{tr('school.look', { what: termName(model.game.id, term.term) })}</p>;
}

/** The answer that the arrow leads to, in words. */
function PressThis({ model, answer }: { model: TableModel; answer: string }) {
  const view = model.side.value?.view;
  const read = model.game.read(answer);
  if (read === undefined || view === undefined) return null;
  return (
    <p class="names" role="status">
      {tr('school.press', { what: say(model.ui.answer(read, view)) })}
    </p>
  );
}
