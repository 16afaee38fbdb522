import { useEffect, useState } from 'preact/hooks';
import { Bar, LogButton } from '../../table/bar.js';
import { type BoardActions, BoardPlace } from '../../table/board.js';
import { FrameLayout } from '../../table/frame-layout.js';
import { StakesMark } from '../../table/marks.js';
import { promptWords } from '../../table/prompt.js';
import { accountSheet, logSheet, type Sheet } from '../../table/sheets.js';
import { Dialog, IconButton, Waiting } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import { Actions, type Panel } from './Actions.js';
import { Branching } from './Branching.js';
import { Check } from './Check.js';
import { Controls, titleOf } from './Controls.js';
import { Knowledge } from './Knowledge.js';
import { useKeys } from './keys.js';
import type { ReplaySession } from './session/replay-session.js';
import type { Story } from './story/index.js';
import { tr } from './tr.js';

/** The replay of a match; `isStory`: with its story open. */
export function Screen({ session, isStory }: { session: ReplaySession; isStory: boolean }) {
  const [panel, setPanel] = useState<Panel | undefined>(
    isStory && session.timeline.outcome ? 'story' : undefined,
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
  return (
    <FrameLayout
      model={model}
      look="table replay"
      above={
        <Bar
          title={
            <>
              {title} <span class="soft what">· {tr('replay.title')}</span>
            </>
          }
        >
          <StakesMark model={model} />
          <IconButton icon="text" label={tr('replay.knowledge')} onClick={() => setPanel('knowledge')} />
          <LogButton open={() => setPanel('log')} />
          <span class="phone-only">
            <IconButton icon="menu" label={tr('replay.more')} onClick={() => setPanel('more')} />
          </span>
        </Bar>
      }
      board={<BoardPlace model={model} actions={readOnly(session, story)} />}
      below={
        <>
          <section class="prompt" aria-label={tr('replay.moment')}>
            <p class="asked" role="status" aria-live="polite">
              {promptWords(model)}
            </p>
            {story && <story.Card story={story.model} open={setPanel} />}
          </section>
          <Controls session={session} />
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

/** What the board is given: everything to look at, nothing to do. */
function readOnly({ model }: ReplaySession, story: Story | undefined): BoardActions {
  const seat = model.side.value?.seat ?? null;
  return {
    mine: seat === null ? [] : [seat],
    answers: [],
    open: null,
    busy: model.player.busy.value,
    beside: [],
    choose: () => undefined,
    why: () => tr('replay.readOnly'),
    explain: () => undefined,
    hinted: story?.model.hinted ?? [],
    sketches: [],
    sketch: () => undefined,
    odds: undefined,
    advised: undefined,
  };
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
    case 'branch':
      return { title: tr('replay.branch'), children: <Branching session={session} /> };
    case 'account':
      return accountSheet(session.model);
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
