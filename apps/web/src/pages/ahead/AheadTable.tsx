import '../../school/coach.css';
import { roundOf } from '@aerie/host';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { SchoolFrame } from '../../school/school-frame.js';
import { promptWords } from '../../table/prompt.js';
import type { TableModel } from '../../table/table-model.js';
import { go } from '../../ui/router.js';
import { Button, Dialog, IconButton, Notice, Waiting } from '../../ui/ui.js';
import { say } from '../../words/words.js';
import type { AheadRun, PlannedLine, Repeat } from './ahead-run.js';
import type { Opened } from './open-ahead.js';
import { tr } from './tr.js';

/** How often a line can be gone through. */
const TIMES = [1, 2, 3, 5, 10, 20, 30];
const MOST_TIMES = 30;
const ROUND = 'roundEnd';

const repeatOf = (chosen: string): Repeat =>
  chosen === ROUND ? { times: MOST_TIMES, until: ROUND } : { times: Number(chosen) };

/** The imagined table, and the list that grows by playing at it. */
export function AheadTable(opened: Opened) {
  const { model, run, table } = opened;
  const [isListed, setListed] = useState(false);
  const back = () => go(`/table/${table}`);
  return (
    <SchoolFrame model={model} title={tr('ahead.title')} back={{ to: back, label: tr('ahead.back') }}>
      <Card {...opened} list={() => setListed(true)} back={back} />
      {isListed && (
        <Dialog title={tr('ahead.list')} onClose={() => setListed(false)}>
          <List model={model} run={run} />
        </Dialog>
      )}
    </SchoolFrame>
  );
}

/** A line in words, as on the buttons. */
const lineWords = (model: TableModel, { answers }: PlannedLine): string =>
  answers
    .flatMap(({ text, view }) => model.read([text]).map((answer) => say(model.ui.answer(answer, view))))
    .join(' · ');

function Card({ model, run, table, isPast, again, list, back }: Opened & { list(): void; back(): void }) {
  const [failed, setFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  const { growing, filled } = run;
  const isEmpty = growing.answers.length === 0;
  const others = filled.length - (isEmpty ? 0 : 1);
  const finish = async () => {
    setSending(true);
    const params = { table };
    const seat = model.mine.peek()[0] ?? 0;
    const lines = filled.map(({ answers, ...repeat }) => ({
      answers: answers.map(({ text }) => text),
      ...repeat,
    }));
    const answer =
      lines.length === 0
        ? await api('DELETE /api/tables/:table/ahead', { params })
        : await api('PUT /api/tables/:table/ahead', { params, body: { seat, lines } });
    setSending(false);
    if (answer.kind === 'ok') back();
    else setFailed(true);
  };
  return (
    <section class="coach ahead" aria-label={tr('ahead.title')}>
      <div class="coach-words">
        {isPast.value && (
          <Notice>
            <span>{tr('ahead.past')}</span>
            <Button onClick={again}>{tr('ahead.fromNow')}</Button>
          </Notice>
        )}
        {failed && <Notice bad>{tr('ahead.failed')}</Notice>}
        <p class="small soft">{tr('ahead.imagined')}</p>
        <div role="status">
          <Where model={model} run={run} />
          {!isEmpty && (
            <p>
              <strong>{tr(others > 0 ? 'ahead.else' : 'ahead.line')}</strong> {lineWords(model, growing)}
            </p>
          )}
        </div>
      </div>
      <div class="coach-tools">
        <IconButton
          icon="undo"
          label={tr('ahead.takeBack')}
          whyNot={isEmpty ? tr('ahead.nothing') : undefined}
          onClick={() => run.takeBack()}
        />
        <IconButton icon="again" label={tr('ahead.otherwise')} onClick={() => run.otherwise()} />
        {run.at.value === 'turnOver' && (
          <Button icon="after" onClick={() => void run.imagineOn()}>
            {tr('ahead.on')}
          </Button>
        )}
        {run.canAdd && (
          <Button icon="branch" onClick={() => void run.addLine()}>
            {tr('ahead.add')}
          </Button>
        )}
        {filled.length > 0 && (
          <Button look="quiet" onClick={list}>
            {tr('ahead.lines', { count: filled.length })}
          </Button>
        )}
        <Button
          look="primary"
          whyNot={run.isChanged.value && !isSending ? undefined : tr('ahead.nothing')}
          onClick={() => void finish()}
        >
          {tr(filled.length === 0 && run.isChanged.value ? 'ahead.clear' : 'ahead.leave')}
        </Button>
      </div>
    </section>
  );
}

/** Where the imagined match stands. */
function Where({ model, run }: { model: TableModel; run: AheadRun }) {
  switch (run.at.value) {
    case 'imagining':
      return <Waiting what={tr('ahead.imagining')} />;
    case 'asked':
      return <p>{tr('ahead.asked', { prompt: promptWords(model) })}</p>;
    case 'turnOver':
      return <p>{tr('ahead.turnOver')}</p>;
    case 'over':
      return <p>{tr('ahead.over')}</p>;
  }
}

/** All lines in the order in which they are tried. */
function List({ model, run }: { model: TableModel; run: AheadRun }) {
  const { filled } = run;
  const round = roundOf(model.side.value?.view);
  return (
    <div class="stack">
      <p class="soft">{tr('ahead.order')}</p>
      {filled.length === 0 && <p>{tr('ahead.none')}</p>}
      <ol class="ahead-lines">
        {filled.map((line, i) => (
          <li key={i}>
            <span class="words">{lineWords(model, line)}</span>
            <select
              class="input"
              aria-label={tr('ahead.times')}
              value={line.until ?? String(line.times)}
              onChange={(event) => run.setRepeat(i, repeatOf(event.currentTarget.value))}
            >
              {round && <option value={ROUND}>{tr('ahead.untilRoundEnd', { what: round.what })}</option>}
              {TIMES.map((times) => (
                <option key={times} value={String(times)}>
                  {tr('ahead.timesOf', { times })}
                </option>
              ))}
            </select>
            <IconButton icon="remove" label={tr('ahead.remove')} onClick={() => run.remove(i)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
