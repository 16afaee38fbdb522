import '../../school/coach.css';
import './puzzles.css';
import { loadGame } from '@aerie/registry/lazy';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tellTry } from '../../offline/puzzle-tries.js';
import { Pico } from '../../school/pico.js';
import { SchoolFrame } from '../../school/school-frame.js';
import { SchoolPlay } from '../../school/school-play.js';
import { adviceWords } from '../../table/hint-card.js';
import { openTable } from '../../table/open-table.js';
import type { TableModel } from '../../table/table-model.js';
import { Button, Link, WaitingPage } from '../../ui/ui.js';
import { language, say } from '../../words/words.js';
import { loadGoal, type Posed } from './books.js';
import { dayOf } from './choosing.js';
import { PuzzleRun } from './puzzle-run.js';
import { useReasons } from './reasons.js';
import { keepTry, ratingFrom, triesOf, tryAt } from './results.js';
import { askedWords, themeWords } from './themes.js';
import { tr } from './tr.js';

interface Opened {
  readonly model: TableModel;
  readonly run: PuzzleRun;
}

interface Ways {
  /** Where one came from. */
  readonly back: string;
  /** The address of the next puzzle; undefined where all are done. */
  readonly next: () => string | undefined;
}

/** The table of a puzzle; fetched with its game. */
export function PuzzleTable({ posed, fail, ...ways }: { posed: Posed; fail(error: unknown): void } & Ways) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isGone = false;
    let made: Opened | undefined;
    open(posed).then((one) => {
      made = one;
      if (isGone) one?.model.close();
      else setOpened(one);
    }, fail);
    return () => {
      isGone = true;
      made?.model.close();
    };
  }, [posed]);
  if (!opened) return <WaitingPage />;
  return <Table {...opened} {...ways} />;
}

async function open(posed: Posed): Promise<Opened | undefined> {
  const { game: id, deal, puzzle } = posed;
  const [game, goal] = await Promise.all([loadGame(id), loadGoal(id)]);
  if (!game) return undefined;
  const play = new SchoolPlay(game, deal);
  const model = await openTable(play, id);
  if (model) model.player.stages = false;
  const tried = (found: boolean) => {
    if (keepTry(id, puzzle, found, dayOf(Date.now()))) void tellTry(id, puzzle.id, found);
  };
  return model && { model, run: new PuzzleRun(play, posed, goal, tried) };
}

function Table({ model, run, back, next }: Opened & Ways) {
  const { game, puzzle } = run.posed;
  const title = themeWords(game, puzzle.theme);
  const hinted = run.state.value === 'shown' && 'right' in puzzle.task ? model.read(puzzle.task.right) : [];
  return (
    <SchoolFrame model={model} title={title} back={{ to: back, label: tr('puzzles.leave') }} hinted={hinted}>
      <PuzzleCard model={model} run={run} next={next} />
    </SchoolFrame>
  );
}

/** What is asked, how it went and why, and the way on. */
function PuzzleCard({ model, run, next }: { model: TableModel; run: PuzzleRun; next: Ways['next'] }) {
  const state = run.state.value;
  const isOver = state === 'right' || state === 'shown';
  const isBusy = model.player.busy.value;
  const reasons = useReasons(model, run, isOver);
  const { game, puzzle } = run.posed;
  const { task } = puzzle;
  const [before] = useState(() => (tryAt(game, puzzle.id) ? undefined : ratingFrom(triesOf(game)).rating));
  const following = isOver ? next() : undefined;
  const card = useRef<HTMLElement>(null);
  const shown = useRef(state);
  // It takes the focus where the button that had it is gone.
  useEffect(() => {
    const isNew = shown.current !== state;
    shown.current = state;
    if (isNew && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <section
      class="coach puzzle-card"
      aria-label={tr('puzzles.puzzle')}
      data-state={state}
      tabIndex={-1}
      ref={card}
    >
      <Pico />
      <div class="coach-words">
        <div role="status">
          {state === 'open' && <p>{asked(run)}</p>}
          {state === 'open' && run.posed.isFound && <p class="small soft">{tr('puzzles.fromMatch')}</p>}
          {state === 'not' && (
            <p class="about not">{tr('right' in task ? 'puzzles.not' : 'puzzles.notHome')}</p>
          )}
          {state === 'right' && <p class="about right">{tr('puzzles.right')}</p>}
          {isOver && <Solution model={model} run={run} />}
        </div>
        <div role="status">
          {reasons.length > 0 && (
            <p class="small">{reasons.map((one) => adviceWords(model, one)).join(' ')}</p>
          )}
          {state !== 'open' && before !== undefined && <Change game={game} before={before} />}
        </div>
      </div>
      <div class="coach-tools">
        {/* A way of several turns can be watched again. */}
        {(!isOver || (state === 'shown' && !('right' in task))) && !isBusy && (
          <Button look="quiet" icon="eye" onClick={() => run.show()}>
            {tr('puzzles.show')}
          </Button>
        )}
        {state === 'not' && !isBusy && (
          <Button look="primary" icon="again" onClick={() => run.again()}>
            {tr('puzzles.again')}
          </Button>
        )}
        {state === 'open' && run.turns.value > 0 && (
          <Button look="quiet" icon="again" onClick={() => run.again()}>
            {tr('puzzles.fromStart')}
          </Button>
        )}
        {isOver && following !== undefined && (
          <Link to={following} look="primary">
            {tr('puzzles.next')}
          </Link>
        )}
        {isOver && following === undefined && <p class="small soft">{tr('puzzles.allDone')}</p>}
      </div>
    </section>
  );
}

/** The task in words. */
function asked({ posed: { game, puzzle }, turns }: PuzzleRun): string {
  const { task } = puzzle;
  if ('right' in task) return askedWords(game);
  return turns.value > 0
    ? tr('puzzles.turnsLeft', { turns: task.turns - turns.value })
    : tr('puzzles.home', { turns: task.turns });
}

/** What was right, and by how much. */
function Solution({ model, run }: { model: TableModel; run: PuzzleRun }) {
  const { game, puzzle } = run.posed;
  const { task } = puzzle;
  if (!('right' in task)) return <p>{tr('puzzles.proven', { turns: task.turns })}</p>;
  const answers = task.right.map((text) => say(model.ui.answer(model.game.read(text), run.view)));
  const either = new Intl.ListFormat(language.value, { type: 'disjunction' });
  // Nothing is certain.
  const points = Math.min(99, Math.round(100 * task.margin));
  return (
    <p>
      <strong>{either.format(answers)}.</strong>{' '}
      {tr(game === 'cloud-mine' ? 'puzzles.likelier' : 'puzzles.margin', { points })}
    </p>
  );
}

/** What the first try made of one's rating. */
function Change({ game, before }: { game: string; before: number }) {
  const now = ratingFrom(triesOf(game)).rating;
  const change = Math.round(now) - Math.round(before);
  return (
    <p class="small soft">
      {tr('puzzles.rated', {
        rating: Math.round(now),
        change: `${change < 0 ? '−' : '+'}${Math.abs(change)}`,
      })}
    </p>
  );
}
