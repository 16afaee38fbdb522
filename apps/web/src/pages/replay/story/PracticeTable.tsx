import '../../../school/coach.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Pico } from '../../../school/pico.js';
import { SchoolFrame } from '../../../school/school-frame.js';
import { reasonsOf } from '../../../table/hint-card.js';
import { Button, Waiting } from '../../../ui/ui.js';
import { about } from '../../../words/about.js';
import type { MarkedMoment } from './facts.js';
import { classWords } from './MarkedDecisions.js';
import type { Practice } from './open-practice.js';
import type { Verdict } from './practice-run.js';
import type { StoryModel } from './story-model.js';
import { percentWithin, tr } from './tr.js';

interface PracticeProps {
  readonly story: StoryModel;
  readonly practice: Practice;
  /** Back to the story. */
  leave(): void;
}

/** Marked decisions again, on the board. */
export function PracticeTable({ story, practice, leave }: PracticeProps) {
  const { model, run } = practice;
  const { current } = run;
  useEffect(() => () => story.endPractice(), [story]);
  const isShown = run.verdict.value.kind === 'right' || run.verdict.value.kind === 'shown';
  const best = current?.decision.answers[0];
  const hinted = isShown && best ? model.read([best.answer, ...(best.rest ?? [])]) : [];
  return (
    <SchoolFrame
      model={model}
      title={tr('story.practiceTitle')}
      back={{ to: leave, label: tr('story.back') }}
      hinted={hinted}
    >
      {current ? (
        <Task story={story} practice={practice} task={current} />
      ) : (
        <Over practice={practice} leave={leave} />
      )}
    </SchoolFrame>
  );
}

type TaskProps = Omit<PracticeProps, 'leave'> & { readonly task: MarkedMoment };

/** The card that speaks: it takes the focus where the button that had it is gone. */
function Card({ children, tools }: { children: ComponentChildren; tools: ComponentChildren }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus();
  });
  return (
    <section class="coach practice" aria-label={tr('story.practiceTitle')} tabIndex={-1} ref={card}>
      <Pico />
      <div class="coach-words">{children}</div>
      <div class="coach-tools">{tools}</div>
    </section>
  );
}

function Task({ story, practice, task }: TaskProps) {
  const { run } = practice;
  const verdict = run.verdict.value;
  const { isDone } = run;
  const isShown = verdict.kind === 'right' || verdict.kind === 'shown';
  const at = run.task.value + 1;
  const of = run.tasks.length;
  return (
    <Card
      tools={
        <>
          <progress aria-label={tr('story.task', { at, of })} value={at} max={of} />
          {/* One button from the first look to the next task, so that the same key goes on. */}
          <Button
            key="on"
            look={isDone ? 'primary' : 'quiet'}
            {...(isDone ? {} : { icon: 'eye' })}
            onClick={() => (isDone ? run.next() : run.showMe())}
          >
            {isDone ? tr(at < of ? 'story.nextTask' : 'story.toEnd') : tr('story.showMe')}
          </Button>
        </>
      }
    >
      {!isShown && (
        <p>
          <span class="soft">
            {story.partAt(task.number)} · {classWords(task.decision.class)}.
          </span>{' '}
          {tr('story.ask', {
            ...about(task.seat, story.session.model.people.value),
            answer: story.lineWords(task.number, task.seat, task),
            loss: percentWithin(task.decision.loss, task.decision.error),
          })}
        </p>
      )}
      <div role="status">
        <Said story={story} verdict={verdict} task={task} />
        {isShown && <Better story={story} practice={practice} task={task} />}
      </div>
    </Card>
  );
}

/** What is said about the last answer. */
function Said({ story, verdict, task }: { story: StoryModel; verdict: Verdict; task: MarkedMoment }) {
  const words = (answer: string) => story.lineWords(task.number, task.seat, { answer });
  switch (verdict.kind) {
    case 'open':
    case 'shown':
      return null;
    case 'weighing':
      return <Waiting what={tr('story.weighing')} />;
    case 'failed':
      return <p class="refusal">{tr(`story.${verdict.why}`)}</p>;
    case 'not':
      return (
        <p class="about not">
          {tr('story.notYet', {
            answer: words(verdict.answer),
            loss: percentWithin(verdict.loss, verdict.error),
          })}
        </p>
      );
    case 'untold':
      return <p>{tr('story.untold', { answer: words(verdict.answer) })}</p>;
    case 'right':
      return (
        <p class="about">
          {verdict.answer === task.decision.answers[0]?.answer
            ? tr('story.right')
            : tr('story.asGood', { answer: words(verdict.answer) })}
        </p>
      );
  }
}

/** What is better, and why: as a hint says it. */
function Better({ story, practice: { model, run }, task }: TaskProps) {
  const [best] = task.decision.answers;
  const hint = run.advice.value;
  const advised = hint && model.keyOf(hint.answer);
  const why = hint ? reasonsOf(model, hint) : '';
  if (!best) return null;
  const words = story.lineWords(task.number, task.seat, best);
  return (
    <>
      <p>
        {tr('story.best', { answer: words })} {advised === best.answer && why}
      </p>
      {advised !== undefined && advised !== best.answer && (
        <p>
          {tr('story.alsoGood', { answer: story.lineWords(task.number, task.seat, { answer: advised }) })}{' '}
          {why}
        </p>
      )}
    </>
  );
}

/** How many were found, and the way on. */
function Over({ practice: { run }, leave }: Omit<PracticeProps, 'story'>) {
  const of = run.tasks.length;
  const found = run.foundCount;
  return (
    <Card
      tools={
        <>
          <Button icon="again" onClick={() => run.restart()}>
            {tr('story.allAgain')}
          </Button>
          <Button look="primary" onClick={leave}>
            {tr('story.back')}
          </Button>
        </>
      }
    >
      <p class="about" role="status">
        {tr('story.foundOf', { found, of })}
      </p>
      <p>{tr('story.foundAbout', { rest: of - found })}</p>
    </Card>
  );
}
