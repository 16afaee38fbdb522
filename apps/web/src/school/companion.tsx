import './coach.css';
import type { Outcome } from '@aerie/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnySchool, ClosingRemark, Concept, Situation } from '../contract/school.js';
import type { TableModel } from '../table/table-model.js';
import { Button, IconButton } from '../ui/ui.js';
import { schoolText } from './coach-card.js';
import { Pico } from './pico.js';
import { Pointer } from './pointer.js';
import { conceptHeard, forgetConcepts, gamePlayed, progressOf, setQuiet } from './progress.js';
import { targetsOf } from './said.js';
import { tr } from './words.js';

/** So many new things are explained at one moment; the others wait until the next. */
const MOST_AT_ONCE = 2;

/** What the person at this screen can see and do now; undefined while something is being shown or read. */
function situationAt(model: TableModel): Situation<unknown, unknown, unknown> | undefined {
  const side = model.side.value;
  if (!side || side.seat === null || model.player.busy.value || model.isReading.value) return undefined;
  const { view, seat } = side;
  return { view, seat, answers: model.myTurn.value ? model.answers.value : [], told: model.player.told };
}

/**
 * The coach at a real table: explains what turns up for the first time, asks before an expensive mistake, and says at the end
 * what went well and what to try next. Everything can be dismissed, muted, and heard again.
 */
export function Companion({ model, school }: { model: TableModel; school: AnySchool }) {
  const { companion } = school;
  const game = model.game.id;
  const { heard = [], quiet } = progressOf(game);
  const [shown, setShown] = useState<string>();
  const situation = situationAt(model);
  const outcome = model.player.moment.value?.outcome ?? undefined;
  const moment = model.player.moment.value?.number;
  const explained = useRef({ moment, count: 0 });
  const isEnough = explained.current.moment === moment && explained.current.count >= MOST_AT_ONCE;
  const due =
    situation && !outcome && !quiet && !isEnough && shown === undefined
      ? companion.concepts.find(({ id, when }) => !heard.includes(id) && when(situation))
      : undefined;
  // Whoever has gone on to another question without dismissing it has seen it; what others do meanwhile leaves it there. Said
  // before what is due, so that what is new about the next question stays.
  const question = model.myTurn.value ? model.answers.value.map(model.keyOf).join('|') : '';
  const asked = useRef('');
  useEffect(() => {
    if (question === '') return;
    if (asked.current !== question) setShown(undefined);
    asked.current = question;
  }, [question]);
  // What was new before a round is summed up is over with it.
  const isSummedUp = model.player.staged.value !== undefined;
  useEffect(() => {
    if (isSummedUp) setShown(undefined);
  }, [isSummedUp]);
  useEffect(() => {
    if (!due) return;
    setShown(due.id);
    const { current } = explained;
    explained.current = { moment, count: current.moment === moment ? current.count + 1 : 1 };
    conceptHeard(game, due.id);
  }, [due, game, moment]);
  useEffect(() => {
    model.caution = quiet
      ? undefined
      : (answer, view, seat) => {
          const found = companion.cautions.find(({ before }) => before(answer, view, seat));
          return found && { key: `${game}.school.caution.${found.id}` };
        };
    return () => {
      model.caution = undefined;
    };
  }, [model, companion, game, quiet]);
  useEffect(() => {
    if (!outcome) return;
    gamePlayed(game);
    model.epilogue.value = <Epilogue model={model} school={school} outcome={outcome} />;
  }, [model, school, game, outcome]);
  const concept = companion.concepts.find(({ id }) => id === shown);
  if (outcome) return null;
  if (quiet)
    return (
      <Button icon="hint" look="quiet" onClick={() => setQuiet(game, false)}>
        {tr('school.speak')}
      </Button>
    );
  // What sums a round up is read first.
  const isHeld = !concept || isSummedUp || model.isReading.value;
  return (
    <>
      {/* It is there before it says something, so that it is spoken. */}
      <p class="hidden-visually" role="status">
        {!isHeld && schoolText(model, `concept.${concept.id}`)}
      </p>
      {!isHeld && <ConceptCard model={model} concept={concept} dismiss={() => setShown(undefined)} />}
    </>
  );
}

/** What is explained now: the words are spoken beside it, the buttons are here. */
function ConceptCard({
  model,
  concept,
  dismiss,
}: {
  model: TableModel;
  concept: Concept<unknown, unknown, unknown>;
  dismiss(): void;
}) {
  const game = model.game.id;
  const targets = useMemo(() => targetsOf(concept.at), [concept]);
  const rule = concept.teaches?.[0];
  return (
    <section class="coach aside" aria-label={tr('school.coach')} data-concept={concept.id}>
      <Pico />
      <div class="coach-words">
        <p aria-hidden="true">{schoolText(model, `concept.${concept.id}`)}</p>
      </div>
      <div class="coach-tools">
        <Button look="primary" onClick={dismiss}>
          {tr('school.gotIt')}
        </Button>
        {rule !== undefined && (
          <IconButton
            icon="rules"
            label={tr('school.rule')}
            onClick={() => {
              model.rule.value = rule;
            }}
          />
        )}
        <IconButton
          icon="silent"
          label={tr('school.mute')}
          onClick={() => {
            dismiss();
            setQuiet(game, true);
          }}
        />
      </div>
      <Pointer targets={targets} arrow={false} />
    </section>
  );
}

/** What the coach says when the game is over. */
function Epilogue({
  model,
  school: { companion },
  outcome,
}: {
  model: TableModel;
  school: AnySchool;
  outcome: Outcome;
}) {
  const side = model.side.value;
  if (!side || side.seat === null) return null;
  const end = { view: side.view, seat: side.seat, outcome, told: model.player.told };
  const first = (remarks: readonly ClosingRemark<unknown, unknown>[]) =>
    remarks.find(({ when }) => when(end))?.id;
  const well = first(companion.well);
  const next = first(companion.next);
  return (
    <section class="coach-end" aria-label={tr('school.coach')}>
      <Pico />
      {well !== undefined && (
        <p>
          <strong>{tr('school.well')}</strong> {schoolText(model, `well.${well}`)}
        </p>
      )}
      {next !== undefined && (
        <p>
          <strong>{tr('school.tryNext')}</strong> {schoolText(model, `next.${next}`)}
        </p>
      )}
      <p>
        <Button look="quiet" icon="again" onClick={() => forgetConcepts(model.game.id)}>
          {tr('school.repeat')}
        </Button>
      </p>
    </section>
  );
}
