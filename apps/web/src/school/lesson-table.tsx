import { loadGame } from '@aerie/registry/lazy';
import { useEffect, useState } from 'preact/hooks';
import type { AnySchool, Chapter, Drill } from '../contract/school.js';
import type { WayBack } from '../table/bar.js';
import { openTable } from '../table/open-table.js';
import type { TableModel } from '../table/table-model.js';
import { go } from '../ui/router.js';
import { Button, IconButton, Link, WaitingPage } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import { CoachCard, schoolText } from './coach-card.js';
import { beginCoached } from './coached-table.js';
import { DrillRun } from './drill-run.js';
import { LessonRun } from './lesson-run.js';
import { usePresses } from './pointer.js';
import { chapterDone, drillDone } from './progress.js';
import { resumed } from './resumed.js';
import { SchoolFrame } from './school-frame.js';
import { SchoolPlay } from './school-play.js';
import { tr } from './words.js';

/** The table of a lesson or a drill; fetched with its game. */
export function SchoolTable({
  game,
  school,
  task,
  fail,
}: {
  game: string;
  school: AnySchool;
  task: Chapter | Drill;
  /** Told when it cannot be opened. */
  fail(error: unknown): void;
}) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let gone = false;
    let made: Opened | undefined;
    open(game, task).then((one) => {
      made = one;
      if (gone) one?.model.close();
      else setOpened(one);
    }, fail);
    return () => {
      gone = true;
      made?.model.close();
    };
  }, [game, task]);
  if (!opened) return <WaitingPage />;
  const { model, run } = opened;
  return run instanceof LessonRun ? (
    <LessonTable model={model} run={run} school={school} />
  ) : (
    <DrillTable model={model} run={run} school={school} />
  );
}

interface Opened {
  readonly model: TableModel;
  readonly run: LessonRun | DrillRun;
}

async function open(id: string, task: Chapter | Drill): Promise<Opened | undefined> {
  const game = await loadGame(id);
  if (!game) return undefined;
  if ('ask' in task) {
    const play = new SchoolPlay(game, task.deal);
    const model = await openTable(play, id);
    // What is spoken of stays in sight: no turning point lies over it.
    if (model) model.player.stages = false;
    return model && { model, run: new DrillRun(play, task) };
  }
  const { play, from } = resumed(game, task);
  const model = await openTable(play, id);
  return model && { model, run: new LessonRun(play, task, from) };
}

const toMap = ({ game }: TableModel): WayBack => ({ to: `/learn/${game.id}`, label: tr('school.leave') });

function LessonTable({ model, run, school }: { model: TableModel; run: LessonRun; school: AnySchool }) {
  const { chapter } = run;
  const title = schoolText(model, `chapter.${chapter.id}`);
  const busy = model.player.busy.value;
  const isOver = run.isOver.value;
  const step = run.step.value;
  usePresses(run.current.presses, run.said.value.id, busy);
  useEffect(() => {
    if (isOver) chapterDone(model.game.id, chapter.id);
  }, [isOver, model, chapter]);
  const isDone = isOver && !busy;
  return (
    <SchoolFrame model={model} title={title} back={toMap(model)}>
      <CoachCard
        model={model}
        said={run.said.value}
        mood="good"
        closing={isDone ? tr('school.chapterDone', { title }) : undefined}
      >
        {isDone ? (
          <WayOn model={model} chapter={chapter} school={school} />
        ) : (
          <>
            <IconButton
              icon="before"
              label={tr('school.back')}
              whyNot={step === 0 ? tr('school.step', { step: 1, steps: run.steps }) : undefined}
              onClick={() => run.back()}
            />
            <progress
              aria-label={tr('school.step', { step: step + 1, steps: run.steps })}
              value={step + 1}
              max={run.steps}
            />
            {busy ? (
              <Button icon="skip" look="quiet" onClick={() => model.player.skip()}>
                {t('tools.skip')}
              </Button>
            ) : (
              run.isToRead && (
                <Button look="primary" onClick={() => run.next()}>
                  {tr('school.next')}
                </Button>
              )
            )}
          </>
        )}
      </CoachCard>
    </SchoolFrame>
  );
}

/** What comes after a lesson. */
function WayOn({ model, chapter, school }: { model: TableModel; chapter: Chapter; school: AnySchool }) {
  const game = model.game.id;
  const later = school.chapters.slice(school.chapters.indexOf(chapter) + 1);
  const next = later.find(({ extra }) => extra === chapter.extra);
  return (
    <>
      <Link to={`/learn/${game}`} look="plain">
        {tr('school.leave')}
      </Link>
      {next ? (
        <Button look="primary" onClick={() => go(`/learn/${game}/${next.id}`)}>
          {tr('school.nextChapter', { title: schoolText(model, `chapter.${next.id}`) })}
        </Button>
      ) : chapter.extra ? (
        <Link to={`/games/${game}`} look="primary" icon="play">
          {say({ key: `game.${game}` })}
        </Link>
      ) : school.drills[0] ? (
        <Button look="primary" onClick={() => go(`/learn/${game}/drill/${school.drills[0]?.id}`)}>
          {tr('school.toDrills')}
        </Button>
      ) : (
        <FirstGame game={game} school={school} />
      )}
    </>
  );
}

/** The way from the last task to a real game. */
const FirstGame = ({ game, school }: { game: string; school: AnySchool }) => (
  <Button
    look="primary"
    icon="play"
    onClick={() => void beginCoached(game, school).then((id) => go(`/local/${id}`))}
  >
    {tr('school.toGame')}
  </Button>
);

function DrillTable({ model, run, school }: { model: TableModel; run: DrillRun; school: AnySchool }) {
  const game = model.game.id;
  const { drill } = run;
  const state = run.state.value;
  const busy = model.player.busy.value;
  const isRight = state === 'right';
  useEffect(() => {
    if (isRight) drillDone(game, drill.id);
  }, [isRight, game, drill]);
  useEffect(() => {
    if (!busy && state !== 'open') run.stay();
  }, [busy, state, run]);
  const next = school.drills[school.drills.indexOf(drill) + 1];
  return (
    <SchoolFrame model={model} title={say({ key: `${game}.school.drill.${drill.id}` })} back={toMap(model)}>
      <CoachCard model={model} said={run.said.value} mood={state === 'open' ? 'good' : state}>
        {state === 'not' && !busy && (
          <Button icon="again" look="primary" onClick={() => run.again()}>
            {tr('school.tryAgain')}
          </Button>
        )}
        {isRight && !busy && (
          <>
            <Link to={`/learn/${game}`} look="plain">
              {tr('school.leave')}
            </Link>
            {next ? (
              <Button look="primary" onClick={() => go(`/learn/${game}/drill/${next.id}`)}>
                {tr('school.nextDrill')}
              </Button>
            ) : (
              <FirstGame game={game} school={school} />
            )}
          </>
        )}
      </CoachCard>
    </SchoolFrame>
  );
}
