import './waiting-room.css';
import type { Reason, Seat } from '@aerie/kernel';
import type { TableMessage } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { Masthead } from '../../layout/masthead.js';
import { ConnectionBanner } from '../../net/connection-banner.js';
import { isOffered } from '../../net/session.js';
import type { OnlinePlay } from '../../play/online.js';
import { AcquaintanceDialog } from '../../table/acquaintance.js';
import { PromisedLuck } from '../../table/luck.js';
import { botWords, holidayWords, inTimeWords, nameOf, namesOf, reasonWords } from '../../table/people.js';
import { RematchQuestion } from '../../table/rematch.js';
import { SeatNoted, useTableNotes } from '../../table/table-notes.js';
import { Mark } from '../../ui/mark.js';
import { Button, IconButton, Notice, Switch } from '../../ui/ui.js';
import { language, say, t } from '../../words/words.js';
import { AskFriend } from './ask-friend.js';
import { BotLevel } from './bot-level.js';
import { Invitation } from './invitation.js';
import { Meanwhile } from './meanwhile.js';
import { Terms } from './terms.js';

/** A table before its match begins: people take their seats. */
export function WaitingRoom({ play, table }: { play: OnlinePlay; table: TableMessage }) {
  const [refused, setRefused] = useState<Reason>();
  const act = async (asked: Promise<Reason | undefined>) => setRefused(await asked);
  const mine = table.seats.some((seated) => seated.mine);
  const decline = async () => {
    // Who has said no does not get a free seat instead.
    setCame(true);
    await act(play.stand(kept));
  };
  const free = table.seats.findIndex(({ kind, invited }) => kind === 'open' && !invited);
  const kept = table.seats.findIndex(({ invited }) => invited?.me);
  const title = say({ key: `game.${table.game}` });
  // Whoever comes by an invitation gets a free seat at once; whoever is asked for another match says so first.
  const [came, setCame] = useState(false);
  useEffect(() => {
    if (came || mine || kept >= 0 || free < 0) return;
    setCame(true);
    void play.sit(free);
  }, [came, mine, kept, free, play]);
  useEffect(() => {
    document.title = t('title.table', { game: title });
  }, [title]);
  const whyNot = waitingWords(table);
  useTableNotes(table.id, namesOf(table).join());
  // It stays open where nobody else can be asked, to say that somebody has been.
  const [isAsking, setAsking] = useState(false);
  const mayAsk = table.host && isOffered('people');
  return (
    <>
      <Masthead />
      <ConnectionBanner />
      <main class="page narrow stack" data-sky={table.game}>
        <h1>{title}</h1>
        {kept >= 0 && (
          <RematchQuestion
            isInvitation={table.seats[kept]?.invited?.asked === true}
            by={namesOf(table).find((_, seat) => table.seats[seat]?.kind === 'person')}
            yes={() => void act(play.sit(kept))}
            no={() => void decline()}
          />
        )}
        {table.listed && mine && free >= 0 && <p role="status">{t('room.listed')}</p>}
        {kept < 0 && free >= 0 && <Invitation onAsk={mayAsk ? () => setAsking(true) : undefined} />}
        {isAsking && <AskFriend table={table.id} onClose={() => setAsking(false)} />}
        <Terms play={play} table={table} act={act} />
        <section class="sheet stack" aria-label={t('table.seats')}>
          <ol class="places">
            {table.seats.map((_, seat) => (
              <Place key={seat} play={play} table={table} seat={seat} act={act} />
            ))}
          </ol>
          {refused && <Notice bad>{reasonWords(table.game, refused)}</Notice>}
          {table.luck?.drawing ? (
            <p class="soft" role="status">
              {t('luck.drawing')}
            </p>
          ) : table.host ? (
            <Button
              look="primary"
              size="big"
              icon="play"
              whyNot={whyNot}
              onClick={() => void act(play.start())}
            >
              {t('room.start')}
            </Button>
          ) : (
            <p class="soft" role="status">
              {t('room.hostStarts')}
            </p>
          )}
          {table.host && (
            <Switch
              label={t('watch.allow')}
              on={table.watchers}
              onChange={(on) => void act(play.admit(on))}
            />
          )}
          {table.host && whyNot && <p class="small soft">{whyNot}</p>}
          <PromisedLuck table={table} />
        </section>
        <Meanwhile game={table.game} />
      </main>
    </>
  );
}

/** Whom or what the host waits for; nothing where the match can begin. */
function waitingWords({ seats }: TableMessage): string | undefined {
  const asked = seats.flatMap(({ invited }) => (invited ? [invited.name] : []));
  const free = seats.filter(({ kind }) => kind === 'open').length - asked.length;
  if (free > 0) return t('room.stillOpen', { count: free });
  const list = (names: readonly string[]) => new Intl.ListFormat(language.value).format(names);
  if (asked.length > 0) return t('room.stillAsked', { names: list(asked) });
  const unsure = seats.flatMap((seated, seat) => (seated.unseen ? [nameOf(seated, seat)] : []));
  return unsure.length > 0 ? t('room.stillUnsure', { names: list(unsure) }) : undefined;
}

interface PlaceProps {
  readonly play: OnlinePlay;
  readonly table: TableMessage;
  readonly seat: Seat;
  act(asked: Promise<Reason | undefined>): void;
}

function Place({ play, table, seat, act }: PlaceProps) {
  const seated = table.seats[seat];
  const [looksAt, setLooksAt] = useState(false);
  if (!seated) return null;
  const level = COVERS.get(table.game)?.level ?? 'random';
  const mineElsewhere = table.seats.some((other) => other.mine);
  return (
    <li class={`place ${seated.kind}`}>
      <Mark seat={seat} />
      <span class="called">
        {nameOf(seated, seat)}
        <SeatNoted table={table.id} seat={seat} />
        {seated.mine && <span class="soft"> · {t('seat.you')}</span>}
        {seated.program && <span class="soft"> · {t('seat.program')}</span>}
        {seated.kind === 'bot' && !table.host && <span class="soft"> · {botWords(table, seated)}</span>}
        {seated.invited && <span class="soft"> · {t('seat.asked')}</span>}
        {seated.kind === 'person' && !seated.mine && seated.unseen && (
          <span class="soft"> · {t('terms.unsure')}</span>
        )}
        {table.clock?.kind === 'days' && seated.inTime !== undefined && (
          <span class="soft"> · {inTimeWords(seated.inTime)}</span>
        )}
        {seated.holiday && <span class="soft"> · {holidayWords(seated.holiday)}</span>}
        {(seated.kind === 'person' || seated.invited) && !seated.here && !seated.holiday && (
          <span class="soft"> · {t('seat.away')}</span>
        )}
      </span>
      {seated.kind === 'person' && !seated.mine && seated.name && (
        <IconButton
          icon="person"
          label={t('person.about', { name: nameOf(seated, seat) })}
          onClick={() => setLooksAt(true)}
        />
      )}
      {looksAt && (
        <AcquaintanceDialog
          who={{ table: table.id, seat }}
          name={nameOf(seated, seat)}
          onClose={() => setLooksAt(false)}
        />
      )}
      {seated.kind === 'open' && !seated.invited && (
        <Button
          onClick={() =>
            act(play.sit(seat, mineElsewhere ? t('room.guest', { number: seat + 1 }) : undefined))
          }
        >
          {mineElsewhere ? t('room.sitToo') : t('room.sit')}
        </Button>
      )}
      {table.host && seated.kind === 'open' && (
        <Button icon="bot" onClick={() => act(play.seatBot(seat, level))}>
          {t('room.bot')}
        </Button>
      )}
      {table.host && seated.invited && (
        <IconButton
          icon="remove"
          label={t('room.release', { name: nameOf(seated, seat) })}
          onClick={() => act(play.remove(seat))}
        />
      )}
      {seated.mine && (
        <IconButton icon="close" label={t('room.stand')} onClick={() => act(play.stand(seat))} />
      )}
      {table.host && seated.kind === 'bot' && (
        <BotLevel
          table={table}
          seated={seated}
          name={nameOf(seated, seat)}
          onChange={(chosen) => act(play.seatBot(seat, chosen))}
        />
      )}
      {table.host && seated.kind === 'bot' && (
        <IconButton icon="close" label={t('room.removeBot')} onClick={() => act(play.seatBot(seat, null))} />
      )}
      {table.host && seated.kind === 'person' && !seated.mine && (
        <IconButton
          icon="remove"
          label={t('room.remove', { name: nameOf(seated, seat) })}
          onClick={() => act(play.remove(seat))}
        />
      )}
    </li>
  );
}
