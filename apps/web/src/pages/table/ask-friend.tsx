import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { onlineWords, personWrong } from '../../table/acquaintance.js';
import { shownName } from '../../table/people.js';
import { Button, Dialog, Link, Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';

/** Asks people whom one follows, or has played with lately, to this table. */
export const AskFriend = ({ table, onClose }: { table: string; onClose(): void }) => (
  <Dialog title={t('invite.person')} onClose={onClose}>
    <Candidates table={table} />
  </Dialog>
);

function Candidates({ table }: { table: string }) {
  const { answer } = useApi('GET /api/people');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const { wrong, wait, see } = useOutcome(personWrong);
  if (answer === undefined) return <Waiting what={t('loading')} />;
  if (answer.kind !== 'ok') return <Notice bad>{personWrong(answer)}</Notice>;
  const { following, followers, recent } = answer.value;
  const followed = following.toSorted((a, b) => Number(b.online === true) - Number(a.online === true));
  const known = new Set(following.map(({ profile }) => profile));
  const others = [...followers, ...recent].filter(
    ({ profile }, i, all) => !known.has(profile) && all.findIndex((one) => one.profile === profile) === i,
  );
  const all = [
    ...followed.map((one) => ({
      ...one,
      about: [...(one.friend ? [t('person.friend')] : []), ...onlineWords(one.online)],
    })),
    ...others.map((one) => ({ ...one, about: [] })),
  ];
  const ask = async (profile: string, name: string) => {
    const result = await api('POST /api/tables/:table/invite', { params: { table }, body: { profile } });
    see(result);
    setSaid(result.kind === 'ok' ? t('invite.asked', { name }) : '');
    if (result.kind === 'ok') setAsked([...asked, profile]);
  };
  return (
    <div class="stack">
      {wrong && <Notice bad>{wrong}</Notice>}
      <p role="status" class={said ? undefined : 'hidden-visually'}>
        {said}
      </p>
      {all.length === 0 && (
        <>
          <p>{t('invite.nobody')}</p>
          <Link to="/people" look="plain" icon="people">
            {t('person.people')}
          </Link>
        </>
      )}
      <ul class="candidates">
        {all.map(({ profile, about, ...one }) => (
          <li key={profile}>
            <span>
              <strong>{shownName(one)}</strong>{' '}
              {about.length > 0 && <span class="small soft">{about.join(' · ')}</span>}
            </span>
            <Button
              icon={asked.includes(profile) ? 'check' : 'invite'}
              whyNot={asked.includes(profile) ? t('invite.asked', { name: shownName(one) }) : wait}
              onClick={() => void ask(profile, shownName(one))}
            >
              {t('invite.ask')} <span class="hidden-visually">{shownName(one)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
