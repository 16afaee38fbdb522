import '../../table/menu.css';
import { useState } from 'preact/hooks';
import { Button, Link, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { searchFor } from './address.js';
import { download } from './download.js';
import type { ReplaySession } from './session/replay-session.js';
import { isOfThisBrowser } from './session/source.js';
import { tr } from './tr.js';

export type Panel = 'log' | 'more' | 'knowledge' | 'check' | 'branch' | 'account' | 'story';

/** What can be done with a replay besides watching it. */
export function Actions({ session, open }: { session: ReplaySession; open(panel: Panel | undefined): void }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const { at, found, timeline } = session;
  const link = `${location.origin}${found.address}${searchFor(at, session.play.viewpoint.value)}`;
  const isShared = found.address !== null && !isOfThisBrowser(found);
  const share = async () => {
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
        icon="points"
        whyNot={timeline.outcome ? undefined : tr('replay.storyNot')}
        onClick={() => open('story')}
      >
        {tr('replay.story')}
      </Button>
      {session.model.player.moment.value?.outcome && (
        <Button icon="check" onClick={() => open('account')}>
          {t('ending.title')}
        </Button>
      )}
      <Button icon="link" whyNot={isShared ? undefined : tr('replay.shareNot')} onClick={() => void share()}>
        {tr('replay.share')}
      </Button>
      {copied === 'yes' && <Notice good>{tr('replay.shared')}</Notice>}
      {copied === 'no' && <Notice>{link}</Notice>}
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
