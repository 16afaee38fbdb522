import type { NamedPerson, People } from '@aerie/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type ApiResult, api, useApi } from '../../net/api.js';
import { isOffered, sessionInfo } from '../../net/session.js';
import { useOutcome } from '../../net/throttle.js';
import { personWrong } from '../../table/acquaintance.js';
import { shownName } from '../../table/people.js';
import { NotedMark } from '../../table/table-notes.js';
import { Button, Notice, Waiting } from '../../ui/ui.js';
import { language, say, t } from '../../words/words.js';
import { FindPerson } from './FindPerson.js';
import { NoteList } from './NoteList.js';
import { PrivacyChoices } from './PrivacyChoices.js';
import { tr } from './tr.js';

/** How often it is looked again who is online, while the page can be seen. */
const LOOK_MS = 20_000;

/** The latest answer of an endpoint, kept on the screen while a new one is on its way. */
function useLatest<T>({ answer }: { readonly answer: ApiResult<T> | undefined }): ApiResult<T> | undefined {
  const [latest, setLatest] = useState(answer);
  useEffect(() => {
    if (answer) setLatest(answer);
  }, [answer]);
  return answer ?? latest;
}

export function PeopleLists() {
  const people = useApi('GET /api/people');
  const blocks = useApi('GET /api/blocks');
  const notes = useLatest(useApi('GET /api/notes'));
  const { wrong, see } = useOutcome(personWrong);
  const again = () => {
    people.again();
    blocks.again();
  };
  const change = async (request: Promise<ApiResult<unknown>>) => {
    see(await request);
    again();
  };
  useLookingAgain(people.again);
  const answer = useLatest(people);
  const blocked = useLatest(blocks);
  const lists = answer?.kind === 'ok' ? answer.value : undefined;
  const noted = notes?.kind === 'ok' && isOffered('notes') ? notes.value : undefined;
  const isOff = answer?.kind === 'refused' && answer.code === 'switchedOff';
  return (
    <>
      {wrong && <Notice bad>{wrong}</Notice>}
      {answer === undefined && <Waiting what={t('loading')} />}
      {isOff && <Notice>{tr('people.off')}</Notice>}
      {answer && answer.kind !== 'ok' && !isOff && (
        <Notice bad>
          <p>{personWrong(answer)}</p>
          <Button icon="again" onClick={again}>
            {t('error.again')}
          </Button>
        </Notice>
      )}
      {lists && <Known lists={lists} noted={noted?.people ?? []} change={change} />}
      {blocked?.kind === 'ok' && blocked.value.blocked.length > 0 && (
        <Persons
          title={tr('people.blocked')}
          about={tr('people.blockedAbout')}
          all={blocked.value.blocked}
          actions={({ profile, ...one }) => (
            <Button
              icon="undo"
              onClick={() => void change(api('DELETE /api/blocks/:profile', { params: { profile } }))}
            >
              {t('person.unblock')} <span class="hidden-visually">{shownName(one)}</span>
            </Button>
          )}
          hasProfiles={false}
        />
      )}
      {noted && <NoteList notes={noted} />}
      {sessionInfo.value.hasAccount ? <PrivacyChoices /> : <p class="small soft">{tr('people.guest')}</p>}
    </>
  );
}

function useLookingAgain(again: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [again]);
}

type Change = (request: Promise<ApiResult<unknown>>) => Promise<void>;

function Known({ lists, noted, change }: { lists: People; noted: readonly NamedPerson[]; change: Change }) {
  const mark = ({ profile }: NamedPerson) => noted.some((one) => one.profile === profile) && <NotedMark />;
  const { followers, recent } = lists;
  const following = lists.following.toSorted((a, b) => rankOf(b) - rankOf(a) || a.name.localeCompare(b.name));
  const follow = ({ profile, ...one }: NamedPerson) => (
    <Button
      icon="invite"
      onClick={() => void change(api('POST /api/follows', { body: { who: { profile } } }))}
    >
      {t('person.follow')} <span class="hidden-visually">{shownName(one)}</span>
    </Button>
  );
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <>
      <FindPerson onFollow={(profile) => change(api('POST /api/follows', { body: { who: { profile } } }))} />
      <Persons
        title={tr('people.following')}
        about={following.length === 0 ? tr('people.nobody') : undefined}
        all={following}
        notes={({ friend, online, ...one }) => (
          <>
            {mark(one)}
            {friend && <span class="small soft">{t('person.friend')}</span>}
            {online === true && <span class="small online">{t('person.online')}</span>}
          </>
        )}
        actions={({ profile, ...one }) => (
          <Button
            icon="close"
            onClick={() => void change(api('DELETE /api/follows/:profile', { params: { profile } }))}
          >
            {t('person.unfollow')} <span class="hidden-visually">{shownName(one)}</span>
          </Button>
        )}
      />
      {followers.length > 0 && (
        <Persons title={tr('people.followers')} all={followers} notes={mark} actions={follow} />
      )}
      {recent.length > 0 && (
        <Persons
          title={tr('people.recent')}
          all={recent}
          notes={({ game, at, ...one }) => (
            <>
              {mark(one)}
              <span class="small soft">
                {say({ key: `game.${game}` })} · {when.format(new Date(at))}
              </span>
            </>
          )}
          actions={({ follows, ...one }) =>
            follows ? <span class="small soft">{tr('people.followed')}</span> : follow(one)
          }
        />
      )}
    </>
  );
}

/** Whoever is online comes first, then friends. */
const rankOf = ({ online, friend }: People['following'][number]): number =>
  2 * Number(online === true) + Number(friend);

interface PersonsProps<T extends NamedPerson> {
  readonly title: string;
  readonly about?: string | undefined;
  readonly all: readonly T[];
  notes?(one: T): ComponentChildren;
  actions(one: T): ComponentChildren;
  readonly hasProfiles?: boolean;
}

function Persons<T extends NamedPerson>({
  title,
  about,
  all,
  notes,
  actions,
  hasProfiles = true,
}: PersonsProps<T>) {
  return (
    <section class="sheet stack" aria-label={title}>
      <h2>{title}</h2>
      {about && <p class="small soft">{about}</p>}
      {all.length > 0 && (
        <ul class="persons">
          {all.map((one) => (
            <li key={one.profile}>
              <span class="whose">
                {hasProfiles ? (
                  <a href={`/history/of/${one.profile}`}>{shownName(one)}</a>
                ) : (
                  <strong>{shownName(one)}</strong>
                )}
                {notes?.(one)}
              </span>
              {actions(one)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
