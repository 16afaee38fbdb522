import '../../table/menu.css';
import { useState } from 'preact/hooks';
import { isOffered } from '../../net/session.js';
import { shownNotes } from '../../table/table-notes.js';
import { Button, Link, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { HIDDEN, searchFor } from './address.js';
import { download } from './download.js';
import type { ReplaySession } from './session/replay-session.js';
import { isOfThisBrowser, tableOf } from './session/source.js';
import { tr } from './tr.js';

export type Panel =
  | 'log'
  | 'more'
  | 'knowledge'
  | 'check'
  | 'branch'
  | 'account'
  | 'story'
  | 'embed'
  | 'together'
  | 'note';

/** What can be done with a replay besides watching it. */
export function Actions({ session, open }: { session: ReplaySession; open(panel: Panel | undefined): void }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const { at, found, timeline } = session;
  const here = `${location.origin}${found.address}${searchFor(at, session.play.viewpoint.value)}`;
  const [link, setLink] = useState(here);
  const isShared = found.address !== null && !isOfThisBrowser(found);
  const share = async (link: string) => {
    setLink(link);
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <div class="stack menu">
      <Button
        look="primary"
        icon="branch"
        whyNot={timeline.isOver(at) ? tr('replay.branchOver') : undefined}
        onClick={() => open('branch')}
      >
        {tr('replay.branch')}
      </Button>
      <Button
        icon="undo"
        whyNot={timeline.isOver(at) ? tr('replay.branchOver') : undefined}
        onClick={() => {
          session.try();
          open(undefined);
        }}
      >
        {tr('replay.try')}
      </Button>
      {isOffered('together') && (
        <Button
          icon="people"
          whyNot={tableOf(found) && timeline.outcome ? undefined : tr('replay.togetherNot')}
          onClick={() => open('together')}
        >
          {tr('replay.together')}
        </Button>
      )}
      <Button icon="points" whyNot={whyNoStory(session)} onClick={() => open('story')}>
        {tr('replay.story')}
      </Button>
      {session.model.player.moment.value?.outcome && (
        <Button icon="check" onClick={() => open('account')}>
          {t('ending.title')}
        </Button>
      )}
      <Button
        icon="link"
        whyNot={isShared ? undefined : tr('replay.shareNot')}
        onClick={() => void share(here)}
      >
        {tr('replay.share')}
      </Button>
      {isShared && (
        <Button icon="link" onClick={() => void share(here + HIDDEN)}>
          {tr('replay.shareHidden')}
        </Button>
      )}
      {copied === 'yes' && <Notice good>{tr('replay.shared')}</Notice>}
      {copied === 'no' && <Notice>{link}</Notice>}
      {tableOf(found) !== undefined && isOffered('embed') && (
        <Button icon="share" onClick={() => open('embed')}>
          {t('share.embed')}
        </Button>
      )}
      {shownNotes(tableOf(found))?.mayWrite && (
        <Button icon="note" onClick={() => open('note')}>
          {t('note.title')}
        </Button>
      )}
      <Button icon="seal" onClick={() => open('check')}>
        {tr('replay.check')}
      </Button>
      <Button icon="download" onClick={() => download(found.file)}>
        {tr('replay.download')}
      </Button>
      <Link to="/replay" look="plain" icon="upload">
        {tr('replay.another')}
      </Link>
    </div>
  );
}

function whyNoStory(session: ReplaySession): string | undefined {
  if (!session.timeline.outcome) return tr('replay.storyNot');
  return session.isHidden ? tr('replay.hidden') : undefined;
}
