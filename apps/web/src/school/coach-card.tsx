import './coach.css';
import type { Reason } from '@aerie/kernel';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
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

/** What was done begins to be shown within this time. */
const SHOWN_AFTER_MS = 50;

/** What a key of the school says. */
export const schoolText = (model: TableModel, key: string): string =>
  say({ key: `${model.game.id}.school.${key}` });

/** How often something else was tried since the coach spoke, and why that was not it. */
function useTries(model: TableModel, id: number) {
  const [tried, setTried] = useState<Tried>({ id, count: 0 });
  const refused = model.refused.value;
  useEffect(() => {
    if (refused)
      setTried((before) => ({ id, count: before.id === id ? before.count + 1 : 1, reason: refused.reason }));
  }, [refused]);
  useEffect(() => {
    model.refused.value = undefined;
  }, [model, id]);
  const isCurrent = tried.id === id;
  return { tries: isCurrent ? tried.count : 0, reason: isCurrent && refused ? tried.reason : undefined };
}

interface Tried {
  /** Since when it is counted. */
  readonly id: number;
  readonly count: number;
  readonly reason?: Reason;
}

/**
 * Whether what comes next is not said yet: first what was done is shown and spoken about, and nothing new is said over a turning
 * point. What was said once stays.
 */
function useWaits(model: TableModel, { id, about }: Said): boolean {
  const [told, setTold] = useState(0);
  const isStaged = model.player.staged.value !== undefined;
  const isHeld = isStaged || (model.player.busy.value && about !== undefined);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setTold(id), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return told !== id && (isStaged || about !== undefined);
}

/** Where not all words fit, what is new is in sight: first what is said, then why something else is not it. */
function useNewInSight(card: RefObject<HTMLElement | null>, id: number, tries: number): void {
  useEffect(() => {
    const words = card.current?.querySelector('.coach-words');
    words?.scrollTo(0, tries > 0 ? words.scrollHeight : 0);
  }, [card, id, tries]);
}

/** Whoever uses the keyboard stays here where what had the focus is gone; at the beginning nothing takes it. */
function useFocusKept(card: RefObject<HTMLElement | null>, id: number, busy: boolean): void {
  const first = useRef(id);
  useEffect(() => {
    if (busy || first.current === id) return;
    const keep = () => {
      if (document.activeElement !== document.body) return;
      const tools = card.current?.querySelector('.coach-tools');
      const button = tools?.querySelector('.primary') ?? tools?.querySelector('.button');
      if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    };
    keep();
    // Parts of a board may go a moment after it is still, and the tools come with what is said.
    const timer = setTimeout(keep, 2 * SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [card, id, busy]);
}

/** What the coach says, why something else is not it, and the way on; with the ring and the arrow on the board. */
export function CoachCard({
  model,
  said,
  mood,
  closing,
  children,
}: {
  model: TableModel;
  said: Said;
  /** Whether what is said about the last answer is praise. */
  mood: 'good' | 'right' | 'not';
  /** What is said when all is done. */
  closing?: string | undefined;
  /** Buttons. */
  children: ComponentChildren;
}) {
  const { about, now, id, instead, targets, way, answers } = said;
  const { tries, reason } = useTries(model, id);
  const [shown, setShown] = useState(0);
  const busy = model.player.busy.value;
  const waits = useWaits(model, said);
  const card = useRef<HTMLElement>(null);
  useNewInSight(card, id, tries);
  useFocusKept(card, id, busy);
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
    <section
      ref={card}
      class="coach"
      aria-label={tr('school.coach')}
      data-step={id}
      data-asks={busy ? 'watch' : asks}
      data-over={closing === undefined ? undefined : 'true'}
    >
      <Pico />
      <div class="coach-words">
        {/* It is there before it says something, and whatever is new in it is spoken once. */}
        <div class="coach-said" role="status" aria-atomic="false">
          {about !== undefined && (
            <p class={`about ${mood}`} key={`about ${id}`}>
              {mood === 'not' && `${tr('school.notBest')} `}
              {mood === 'right' && `${tr('school.right')} `}
              {schoolText(model, about)}
            </p>
          )}
          {now !== '' && !waits && (
            <p key={`now ${id}`}>
              {schoolText(model, now)}
              <Names model={model} targets={targets} answers={answers} />
            </p>
          )}
          {closing !== undefined && <p key="closing">{closing}</p>}
          {isPointed && answers[0] !== undefined && (
            <p class="names" key={`press ${id}`}>
              {pressWords(model, answers[0])}
            </p>
          )}
        </div>
        {why !== undefined && (
          <p class="refusal" role="alert" key={tries}>
            {why}
          </p>
        )}
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

/** What the ring lies around, in words, for those who do not see it: a thing, or the one answer that is asked for. */
function Names({ model, targets, answers }: Pick<Said, 'targets' | 'answers'> & { model: TableModel }) {
  const term = targets.find((target) => 'term' in target);
  const [answer, ...others] = answers;
  const isAsked = targets.length > 0 && answer !== undefined && others.length === 0;
  const words = term
    ? tr('school.look', { what: termName(model.game.id, term.term) })
    : isAsked && pressWords(model, answer);
  return words ? <span class="hidden-visually"> {words}</span> : null;
}

/** The answer that is to be given, in words. */
function pressWords(model: TableModel, answer: string): string | undefined {
  const view = model.side.value?.view;
  const read = model.game.read(answer);
  if (read === undefined || view === undefined) return undefined;
  return tr('school.press', { what: say(model.ui.answer(read, view)) });
}
