import './beside.css';
import type { Seat } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadUi } from '../../../games/registry.js';
import { Masthead } from '../../../layout/masthead.js';
import { Still } from '../../../rules/figure.js';
import { BoardPlace } from '../../../table/board.js';
import { IconButton, Link, Notice, Waiting } from '../../../ui/ui.js';
import { addWords, say, t } from '../../../words/words.js';
import { searchFor } from '../address.js';
import { judged, Missing } from '../session/missing.js';
import { ReplaySession } from '../session/replay-session.js';
import { ReplayTimeline } from '../session/replay-timeline.js';
import { fromTable } from '../session/source.js';
import { tr } from '../tr.js';
import { readOnly } from '../watched.js';
import { beganAlike, partingOf } from './parting.js';

/** Two matches of the same deal, and where they part. */
interface Pair {
  readonly sessions: readonly [ReplaySession, ReplaySession];
  readonly parting: number;
}

/** `/replay/<table>/beside/<table>`: two matches of the same deal side by side, from the decision where they part. */
export function BesidePage({ tables }: { tables: readonly [string, string] }) {
  const [shown, setShown] = useState<Pair | Missing>();
  useEffect(() => {
    let opened: Pair | undefined;
    let gone = false;
    const close = ({ sessions: [first, second] }: Pair) => {
      first.close();
      second.close();
    };
    open(tables)
      .then((pair) => {
        opened = pair;
        if (gone) close(pair);
        else setShown(pair);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Missing)) throw error;
        if (!gone) setShown(error);
      });
    return () => {
      gone = true;
      if (opened) close(opened);
    };
  }, []);
  useEffect(() => {
    document.title = `${tr('replay.beside')} – Aerie`;
  }, []);
  return (
    <>
      <Masthead />
      <main
        class="page stack beside-page"
        data-sky={shown instanceof Missing ? undefined : shown?.sessions[0].model.game.id}
      >
        <h1>{tr('replay.beside')}</h1>
        {shown === undefined && <Waiting what={t('loading')} />}
        {shown instanceof Missing && <Notice bad>{tr(shown.why, shown.args)}</Notice>}
        {shown !== undefined && !(shown instanceof Missing) && <Both {...shown} tables={tables} />}
      </main>
    </>
  );
}

async function open(tables: readonly [string, string]): Promise<Pair> {
  const [first, second] = await Promise.all([fromTable(tables[0]), fromTable(tables[1])]);
  if (first.file.game !== second.file.game) throw new Missing('replay.beside.otherDeal');
  const [game, ui] = await Promise.all([loadGame(first.file.game), loadUi(first.file.game)]);
  if (!game || !ui) throw new Missing('replay.missing.unknownGame');
  await addWords(ui.words);
  const timelines = [first, second].map(({ file }) => judged(() => new ReplayTimeline(game, file)));
  const [a, b] = timelines as [ReplayTimeline, ReplayTimeline];
  if (!beganAlike(a.log, b.log)) throw new Missing('replay.beside.otherDeal');
  const parting = partingOf(a.log, b.log);
  const session = (timeline: ReplayTimeline, found: typeof first, match: string) =>
    new ReplaySession(timeline, found, ui, parting, timeline.actor(parting), () => undefined, {
      match,
      asked: false,
    });
  return { sessions: [session(a, first, tables[0]), session(b, second, tables[1])], parting };
}

/** Both boards, so many decisions after the moment in which they still are the same. */
function Both({ sessions, parting, tables }: Pair & { tables: readonly [string, string] }) {
  const steps = useSignal(0);
  const most = Math.max(...sessions.map(({ timeline }) => timeline.length - parting));
  const go = (by: number) => {
    steps.value = Math.max(0, Math.min(most, steps.peek() + by));
    for (const session of sessions) session.jump(Math.min(session.timeline.length, parting + steps.peek()));
  };
  const alike = useComputed(() => steps.value === 0);
  const isSame = most === 0;
  return (
    <>
      <p role="status">
        {isSame
          ? tr('replay.beside.same')
          : alike.value
            ? tr('replay.beside.alike', { count: parting })
            : tr('replay.beside.after', { count: steps.value })}
      </p>
      <div class="row beside-steps">
        <IconButton
          icon="before"
          label={tr('replay.back')}
          whyNot={alike.value ? tr('replay.beside.parting') : undefined}
          onClick={() => go(-1)}
        />
        <IconButton
          icon="after"
          label={tr('replay.forward')}
          whyNot={steps.value >= most ? tr('replay.isEnd') : undefined}
          onClick={() => go(1)}
        />
      </div>
      <div class="beside-boards">
        {sessions.map((session, i) => (
          <One key={tables[i]} session={session} parting={parting} table={tables[i] as string} />
        ))}
      </div>
    </>
  );
}

/** One match: who played it, what they decided where the other one differs, and their board. */
function One({ session, parting, table }: { session: ReplaySession; parting: number; table: string }) {
  const { model, timeline } = session;
  const seat = timeline.actor(parting);
  const name = model.names.value[seat] ?? '';
  const points = session.isHidden ? undefined : timeline.outcome?.points[seat];
  const title = points === undefined ? name : tr('replay.beside.who', { name, points });
  return (
    <section class="beside-one stack" aria-label={title}>
      <div class="beside-head">
        <div>
          <h2>{title}</h2>
          <p>{decisionWords(session, parting, seat)}</p>
        </div>
        <Link to={`/replay/${table}${searchFor(session.at, 'all')}`} look="plain" icon="eye">
          {tr('replay.beside.whole')}
        </Link>
      </div>
      <ScaledBoard session={session} />
    </section>
  );
}

/** What was decided where the matches part, as on its button. */
function decisionWords({ timeline, model }: ReplaySession, number: number, seat: Seat): string {
  const entry = timeline.log.entries[number];
  if (!entry || !('answer' in entry)) return tr('replay.isEnd');
  return say(model.ui.answer(timeline.game.read(entry.answer), timeline.view(number, seat)));
}

/** The board as large as at a table on this screen, made to fit. */
function ScaledBoard({ session }: { session: ReplaySession }) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => void session.model.player.boardIsThere(), []);
  useLayoutEffect(() => {
    const measure = () => setScale((place.current?.clientWidth ?? 0) / innerWidth);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return (
    <div class="beside-place" ref={place} style={{ '--scale': scale }}>
      {scale > 0 && (
        <div class="beside-board">
          <Still>
            <BoardPlace model={session.model} actions={readOnly(session)} />
          </Still>
        </div>
      )}
    </div>
  );
}
