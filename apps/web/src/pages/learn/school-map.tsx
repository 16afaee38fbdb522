import './learn.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnySchool, Chapter } from '../../contract/school.js';
import { COVERS } from '../../games/registry.js';
import { GameIntro } from '../../intro/game-intro.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { beginCoached } from '../../school/coached-table.js';
import { forgetPlace, progressOf } from '../../school/progress.js';
import { tr } from '../../school/words.js';
import { Icon } from '../../ui/icon.js';
import { go } from '../../ui/router.js';
import { Button, Link } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import { Coverage } from './coverage.js';

/** The way through a game's school: lessons, small tasks, a first game; with what was done, and where one stopped. */
export function SchoolMap({
  game,
  school,
  fail,
}: {
  game: string;
  school: AnySchool | undefined;
  /** Told when the first game cannot begin. */
  fail(error: unknown): void;
}) {
  const cover = COVERS.get(game);
  const name = say({ key: `game.${game}` });
  const title = tr('school.title', { game: name });
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page narrow stack learn" data-sky={game}>
        <div class="banner" aria-hidden="true">
          {cover && <cover.Picture />}
        </div>
        <h1>{title}</h1>
        {school ? <Path game={game} school={school} fail={fail} /> : <p>{tr('school.noLessons')}</p>}
        <GameIntro game={game} />
        <div class="row">
          <Link to={`/rules/${game}`} look="plain" icon="rules">
            {t('panel.rules')}
          </Link>
          <Link to={`/puzzles/${game}`} look="plain" icon="puzzle">
            {t('home.puzzles')}
          </Link>
          <Link to={`/games/${game}`} look="plain" icon="play">
            {name}
          </Link>
        </div>
        {school && <Coverage game={game} school={school} />}
      </main>
      <Footer />
    </>
  );
}

function Path({ game, school, fail }: { game: string; school: AnySchool; fail(error: unknown): void }) {
  const { done = [], drills = [], at, played } = progressOf(game);
  const words = (key: string) => say({ key: `${game}.school.${key}` });
  const [beginning, setBeginning] = useState(false);
  const lessons = school.chapters.filter(({ extra }) => !extra);
  const extras = school.chapters.filter(({ extra }) => extra);
  const current = at?.chapter ?? lessons.find(({ id }) => !done.includes(id))?.id;
  const numberOfGame = lessons.length + (school.drills.length > 0 ? 2 : 1);
  const begin = () => {
    setBeginning(true);
    beginCoached(game, school).then((id) => go(`/local/${id}`), fail);
  };
  return (
    <>
      <p>{tr('school.about')}</p>
      <ol class="school-path" aria-label={tr('school.lessons')}>
        {lessons.map((chapter, index) => (
          <LessonStop
            key={chapter.id}
            {...{ game, chapter, number: index + 1, isHere: chapter.id === current }}
          />
        ))}
        {school.drills.length > 0 && (
          <Stop
            number={lessons.length + 1}
            isDone={school.drills.every(({ id }) => drills.includes(id))}
            isHere={current === undefined && !school.drills.every(({ id }) => drills.includes(id))}
            title={tr('school.drills')}
            about={tr('school.drillsAbout')}
          >
            <ul class="drills">
              {school.drills.map(({ id }) => (
                <li key={id}>
                  <Link
                    to={`/learn/${game}/drill/${id}`}
                    look="plain"
                    {...(drills.includes(id) ? { icon: 'check' } : {})}
                  >
                    {words(`drill.${id}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </Stop>
        )}
        <Stop
          number={numberOfGame}
          isDone={played === true}
          isHere={false}
          title={tr('school.firstGame')}
          about={tr('school.firstGameAbout')}
        >
          <Button
            look={done.length > 0 && current === undefined ? 'primary' : 'plain'}
            icon="play"
            whyNot={beginning ? t('loading') : undefined}
            onClick={begin}
          >
            {tr('school.begin')}
          </Button>
        </Stop>
        {extras.map((chapter, index) => (
          <LessonStop
            key={chapter.id}
            {...{ game, chapter, number: numberOfGame + 1 + index, isHere: chapter.id === current }}
          />
        ))}
      </ol>
    </>
  );
}

/** A lesson on the way, to begin, to go on with, or to play again. */
function LessonStop({
  game,
  chapter: { id, minutes, extra },
  number,
  isHere,
}: {
  game: string;
  chapter: Chapter;
  number: number;
  isHere: boolean;
}) {
  const { done = [], at } = progressOf(game);
  const isDone = done.includes(id);
  const isBegun = at?.chapter === id && at.step > 0;
  return (
    <Stop
      number={number}
      isDone={isDone}
      isHere={isHere}
      title={say({ key: `${game}.school.chapter.${id}` })}
      about={tr(extra ? 'school.extraMinutes' : 'school.minutes', { minutes })}
    >
      <Link to={`/learn/${game}/${id}`} look={isHere ? 'primary' : 'plain'}>
        {tr(isBegun ? 'school.goOn' : isDone ? 'school.again' : 'school.begin')}
      </Link>
      {isBegun && (
        <Button
          look="quiet"
          onClick={() => {
            forgetPlace(game);
            go(`/learn/${game}/${id}`);
          }}
        >
          {tr('school.fromStart')}
        </Button>
      )}
    </Stop>
  );
}

/** A stop on the way. */
function Stop({
  number,
  isDone,
  isHere,
  title,
  about,
  children,
}: {
  number: number;
  isDone: boolean;
  isHere: boolean;
  title: string;
  about: string;
  children: ComponentChildren;
}) {
  return (
    <li
      class={`stop ${isDone ? 'done' : ''} ${isHere ? 'here' : ''}`}
      aria-current={isHere ? 'step' : undefined}
    >
      <span class="stop-mark" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div class="stop-words">
        <h2>{title}</h2>
        <p class="small soft">
          {isDone && <span class="hidden-visually">{tr('school.done')}. </span>}
          {isHere && <span class="hidden-visually">{tr('school.here')}. </span>}
          {about}
        </p>
      </div>
      <div class="stop-go">{children}</div>
    </li>
  );
}
