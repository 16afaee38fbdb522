import './acquaintance.css';
import type { Acquaintance, BodyOf } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type ApiResult, api } from '../net/api.js';
import { unsentNote } from '../net/notes.js';
import { isOffered } from '../net/session.js';
import { useOutcome } from '../net/throttle.js';
import { Button, Dialog, Link, Notice, Waiting } from '../ui/ui.js';
import { t } from '../words/words.js';
import { NoteField } from './note-field.js';
import { reasonWords, shownName } from './people.js';

type Who = Exclude<BodyOf<'POST /api/people/find'>['who'], { account: string }>;

/** Why something was not done, in words; undefined if it was. */
export function personWrong(answer: ApiResult<unknown>): string | undefined {
  if (answer.kind === 'ok') return undefined;
  if (answer.kind === 'unreachable') return t('error.noServer.about');
  if (answer.code === 'noSuchPerson' || answer.code === 'nobodyThere') return t('person.gone');
  if (answer.code === 'tooManyPeople') return t('person.tooMany', { limit: answer.args.limit ?? 0 });
  return reasonWords('', answer);
}

/**
 * What one can do about somebody: see what they have played, follow them, and not meet them any more. Whoever they are is
 * asked of the server when this is shown.
 */
export default function AcquaintanceActions({ who, onProfile }: { who: Who; onProfile?: boolean }) {
  const [known, setKnown] = useState<Acquaintance>();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const { wrong, wait, see } = useOutcome(personWrong);
  const key = JSON.stringify(who);
  const look = async () => {
    const answer = await api('POST /api/people/find', { body: { who } });
    see(answer);
    if (answer.kind === 'ok') setKnown(answer.value);
  };
  useEffect(() => void look(), [key]);
  if (!known) return wrong ? <p class="small soft">{wrong}</p> : <Waiting what={t('loading')} />;
  if (known.mine) return null;
  const name = shownName(known);
  const { profile } = known;
  const change = async (request: Promise<ApiResult<unknown>>) => {
    setBusy(true);
    const answer = await request;
    setBusy(false);
    setAsks(false);
    see(answer);
    if (answer.kind === 'ok') await look();
  };
  const whyNot = busy ? t('loading') : wait;
  const follow = () =>
    change(
      known.follows
        ? api('DELETE /api/follows/:profile', { params: { profile } })
        : api('POST /api/follows', { body: { who: { profile } } }),
    );
  const block = () =>
    change(
      known.blocked
        ? api('DELETE /api/blocks/:profile', { params: { profile } })
        : api('POST /api/blocks', { body: { who: { profile } } }),
    );
  return (
    <div class="acquaintance stack">
      {(known.friend || known.online !== null) && (
        <p class="small soft">
          {[...(known.friend ? [t('person.friend')] : []), ...onlineWords(known.online)].join(' · ')}
        </p>
      )}
      <div class="row">
        {!onProfile && !known.blocked && (
          <Link to={`/history/of/${profile}`} look="plain" icon="past">
            {t('person.profile')} <span class="hidden-visually">{name}</span>
          </Link>
        )}
        {isOffered('people') && !known.blocked && (
          <Button icon={known.follows ? 'check' : 'invite'} whyNot={whyNot} onClick={() => void follow()}>
            {known.follows ? t('person.unfollow') : t('person.follow')}{' '}
            <span class="hidden-visually">{name}</span>
          </Button>
        )}
        {!asks && (
          <Button
            icon={known.blocked ? 'undo' : 'block'}
            whyNot={whyNot}
            onClick={() => (known.blocked ? void block() : setAsks(true))}
          >
            {known.blocked ? t('person.unblock') : t('person.block')}{' '}
            <span class="hidden-visually">{name}</span>
          </Button>
        )}
      </div>
      {asks && (
        <div class="stack" role="alert">
          <p class="small">{t('person.blockAbout', { name })}</p>
          <div class="row">
            <Button look="primary" icon="block" whyNot={whyNot} onClick={() => void block()}>
              {t('person.blockGo')}
            </Button>
            <Button onClick={() => setAsks(false)}>{t('person.blockNot')}</Button>
          </div>
        </div>
      )}
      <PersonNote key={profile} known={known} name={name} />
      {known.blocked && <p class="small soft">{t('person.blocked', { name })}</p>}
      {wrong && <Notice bad>{wrong}</Notice>}
    </div>
  );
}

/** What the viewer has noted about somebody, to be written on; where that is nothing, first the way to it. */
function PersonNote({ known: { profile, note }, name }: { known: Acquaintance; name: string }) {
  const about = { profile };
  const [isOpen, setOpen] = useState(note !== '' || unsentNote(about) !== undefined);
  if (!isOffered('notes')) return null;
  if (isOpen) return <NoteField about={about} stored={note} label={t('person.note', { name })} autoFocus />;
  return (
    <Button icon="note" look="quiet" onClick={() => setOpen(true)}>
      {t('note.write')} <span class="hidden-visually">{name}</span>
    </Button>
  );
}

/** Whether somebody is online, where that is told. */
export const onlineWords = (online: boolean | null): string[] =>
  online === null ? [] : [online ? t('person.online') : t('person.offline')];

/** The same in a dialog. */
export function AcquaintanceDialog({ who, name, onClose }: { who: Who; name: string; onClose(): void }) {
  return (
    <Dialog title={name} onClose={onClose}>
      <AcquaintanceActions who={who} />
    </Dialog>
  );
}
