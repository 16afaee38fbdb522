import './replay.css';
import { loadGame } from '@aerie/registry/lazy';
import { useEffect, useState } from 'preact/hooks';
import { loadUi } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { isOffered } from '../../net/session.js';
import { isResultHidden } from '../../play/seen-results.js';
import { Link, Notice, Waiting } from '../../ui/ui.js';
import { addWords, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { asksForStory, asksToHide, placeIn, roomIn, write } from './address.js';
import { BesidePage } from './beside/Beside.js';
import { Overview } from './Overview.js';
import { Picker } from './Picker.js';
import { Screen } from './Screen.js';
import { judged, Missing } from './session/missing.js';
import { ReplaySession } from './session/replay-session.js';
import { ReplayTimeline } from './session/replay-timeline.js';
import { type Found, fromBrowser, fromTable } from './session/source.js';
import { tr } from './tr.js';
import { uploaded } from './uploaded.js';

/** How to load the match of an address; undefined where there is no such address. */
function sourceOf(rest: readonly string[]): (() => Promise<Found>) | undefined {
  const [first = '', second, ...more] = rest;
  if (more.length > 0) return undefined;
  if (first === 'local') return second ? () => fromBrowser(second) : undefined;
  return first !== '' && second === undefined ? () => fromTable(first) : undefined;
}

/**
 * Replays: `/replay` to choose one, `/replay/<table>` of the server, `/replay/local/<id>` of this browser,
 * `/replay/file` from a file, `/replay/<table>/beside/<table>` two of the same deal side by side. `?at=<entry>&seat=<n|watcher|all>` says which moment, and from which viewpoint; with `?spoiler=no` nothing tells how it ends until it was watched; with `?story` the story of the
 * match is opened.
 */
const replay: PageModule = {
  Page: ({ rest }) => {
    const [first = ''] = rest;
    if (first === '' && rest.length <= 1) return <Overview />;
    if (first === 'file' && rest.length === 1) {
      const found = uploaded.value;
      return found ? <Cinema key={found.file} find={async () => found} /> : <Overview />;
    }
    const [mine, word, theirs, ...more] = rest;
    if (mine && word === 'beside' && theirs && more.length === 0)
      return <BesidePage key={rest.join('/')} tables={[mine, theirs]} />;
    const find = sourceOf(rest);
    return find ? <Cinema key={rest.join('/')} find={find} /> : <ErrorPage kind="notFound" />;
  },
};

export default replay;

/** Loads the match and shows it, or says why it cannot. */
function Cinema({ find }: { find: () => Promise<Found> }) {
  const [shown, setShown] = useState<ReplaySession | Missing>();
  const [isStory] = useState(() => asksForStory(location.search));
  useEffect(() => {
    let opened: ReplaySession | undefined;
    let gone = false;
    open(find)
      .then((session) => {
        opened = session;
        if (gone) session.close();
        else setShown(session);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Missing)) throw error;
        if (!gone) setShown(error);
      });
    return () => {
      gone = true;
      opened?.close();
    };
  }, []);
  if (shown instanceof ReplaySession) return <Screen session={shown} isStory={isStory} />;
  return (
    <>
      <Masthead />
      <main class="page narrow stack">
        <h1>{tr('replay.title')}</h1>
        {shown ? <NotShown why={shown} /> : <Waiting what={t('loading')} />}
      </main>
    </>
  );
}

function NotShown({ why }: { why: Missing }) {
  return (
    <div class="sheet stack">
      <Notice bad>{tr(why.why, why.args)}</Notice>
      <div class="row">
        {why.instead && (
          <Link to={why.instead} look="primary">
            {tr('replay.toTable')}
          </Link>
        )}
        <Link to="/replay" look="plain">
          {tr('replay.toShelf')}
        </Link>
      </div>
      <Picker />
    </div>
  );
}

async function open(find: () => Promise<Found>): Promise<ReplaySession> {
  const found = await find();
  const [game, ui] = await Promise.all([loadGame(found.file.game), loadUi(found.file.game)]);
  if (!game || !ui) throw new Missing('replay.missing.unknownGame');
  await addWords(ui.words);
  const timeline = judged(() => new ReplayTimeline(game, found.file));
  const { at, viewpoint } = placeIn(location.search, timeline.length, found.file.seats.length);
  const match = found.address?.split('/').at(-1);
  const spoiler = match === undefined ? undefined : { match, asked: asksToHide(location.search) };
  const isHidden = spoiler !== undefined && isResultHidden(spoiler.match, spoiler.asked);
  const from = isHidden && at >= timeline.length ? 0 : at;
  const room = isOffered('together') ? roomIn(location.search) : undefined;
  const session = new ReplaySession(timeline, found, ui, from, viewpoint, write, spoiler);
  if (room !== undefined) session.enterRoom(room);
  return session;
}
