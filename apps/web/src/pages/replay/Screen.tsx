import { useEffect, useState } from 'preact/hooks';
import { person } from '../../net/session.js';
import { LogButton } from '../../table/bar.js';
import { BoardPlace } from '../../table/board.js';
import { FrameLayout } from '../../table/frame-layout.js';
import { StakesMark } from '../../table/marks.js';
import { promptWords } from '../../table/prompt.js';
import { accountSheet, embedSheet, logSheet, noteSheet, type Sheet } from '../../table/sheets.js';
import { useTableNotes } from '../../table/table-notes.js';
import { Dialog, IconButton, Waiting } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import { Actions, type Panel } from './Actions.js';
import { Branching } from './Branching.js';
import { Check } from './Check.js';
import { Controls, titleOf } from './Controls.js';
import { Knowledge } from './Knowledge.js';
import { useKeys } from './keys.js';
import type { ReplaySession } from './session/replay-session.js';
import { tableOf } from './session/source.js';
import type { Story } from './story/index.js';
import { RoomPanel, RoomStrip } from './Together.js';
import { askedInLine, Trying } from './Trying.js';
import { tr } from './tr.js';
import { readOnly, tryable } from './watched.js';

/** The replay of a match; `isStory`: with its story open. */
export function Screen({ session, isStory }: { session: ReplaySession; isStory: boolean }) {
  const [panel, setPanel] = useState<Panel | undefined>(
    isStory && session.timeline.outcome && !session.isHidden ? 'story' : undefined,
  );
  const story = useStory(session, panel === 'story');
  const practice = story?.model.practice.value;
  if (!story || !practice)
    return <Watched session={session} story={story} panel={panel} setPanel={setPanel} />;
  const { model, Practice } = story;
  return <Practice story={model} practice={practice} leave={() => model.endPractice()} />;
}

/** The replay in the frame of a table. */
function Watched({
  session,
  story,
  panel,
  setPanel,
}: {
  session: ReplaySession;
  story: Story | undefined;
  panel: Panel | undefined;
  setPanel(panel: Panel | undefined): void;
}) {
  const { model } = session;
  const title = say({ key: `game.${model.game.id}` });
  useEffect(() => {
    document.title = `${tr('replay.of', { game: title })} – Aerie`;
  }, [title]);
  useKeys(session);
  // Where others look on together, one's notes stay closed.
  useTableNotes(session.room.value === undefined ? tableOf(session.found) : undefined, '');
  // Whoever comes by a link says first who they are.
  const isStranger = session.room.value !== undefined && person.value === null;
  useEffect(() => {
    if (isStranger) setPanel('together');
  }, [isStranger, setPanel]);
  const isTrying = session.play.line.value !== undefined;
  return (
    <FrameLayout
      model={model}
      look="table replay"
      bar={{
        title: (
          <>
            {title} <span class="soft what">· {tr('replay.title')}</span>
          </>
        ),
        buttons: (
          <>
            <StakesMark model={model} />
            <IconButton icon="text" label={tr('replay.knowledge')} onClick={() => setPanel('knowledge')} />
            <LogButton model={model} open={() => setPanel('log')} />
            <span class="unless-beside">
              <IconButton icon="menu" label={tr('replay.more')} onClick={() => setPanel('more')} />
            </span>
          </>
        ),
      }}
      board={
        story && !isTrying ? (
          <story.Boards story={story.model} />
        ) : (
          <BoardPlace model={model} actions={isTrying ? tryable(session) : readOnly(session)} />
        )
      }
      below={
        <>
          <section class="prompt" aria-label={tr('replay.moment')}>
            <p class="asked" role="status" aria-live="polite">
              {(isTrying && askedInLine(session)) || promptWords(model)}
            </p>
            {story && <story.Card story={story.model} open={setPanel} />}
          </section>
          <RoomStrip session={session} open={() => setPanel('together')} />
          {isTrying ? <Trying session={session} /> : <Controls session={session} />}
        </>
      }
      beside={
        <section class="actions" aria-label={tr('replay.more')}>
          <Actions session={session} open={setPanel} />
        </section>
      }
    >
      {panel && <Dialog {...sheetOf(session, panel, setPanel, story)} onClose={() => setPanel(undefined)} />}
    </FrameLayout>
  );
}

/** The story of the match: it is fetched when it is first asked for, and stays. */
function useStory(session: ReplaySession, isAsked: boolean): Story | undefined {
  const [story, setStory] = useState<Story>();
  useEffect(() => {
    if (!isAsked || story) return;
    let gone = false;
    void import('./story/index.js')
      .then(({ openStory }) => openStory(session, (chapter) => titleOf(chapter, session)))
      .then((opened) => {
        if (!gone) setStory(opened);
      });
    return () => {
      gone = true;
    };
  }, [session, isAsked, story]);
  return story;
}

function sheetOf(
  session: ReplaySession,
  panel: Panel,
  open: (panel: Panel | undefined) => void,
  story: Story | undefined,
): Sheet {
  switch (panel) {
    case 'log':
      return logSheet(session.model);
    case 'more':
      return { title: tr('replay.more'), children: <Actions session={session} open={open} /> };
    case 'knowledge':
      return { title: tr('replay.knowledge'), wide: true, children: <Knowledge session={session} /> };
    case 'check':
      return { title: tr('replay.check'), children: <Check found={session.found} /> };
    case 'together':
      return { title: tr('replay.together'), children: <RoomPanel session={session} /> };
    case 'branch':
      return { title: tr('replay.branch'), children: <Branching session={session} /> };
    case 'embed':
      return embedSheet(tableOf(session.found) ?? '', session.model.game.id);
    case 'note':
      return noteSheet(tableOf(session.found) ?? '');
    case 'account':
      return accountSheet(session.model, () => open(undefined));
    case 'story':
      return {
        title: tr('replay.story'),
        wide: true,
        children: story ? (
          <story.Panel story={story.model} leave={() => open(undefined)} />
        ) : (
          <Waiting what={t('loading')} />
        ),
      };
  }
}
