import type { Privacy } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { isOffered } from '../../net/session.js';
import { useOutcome } from '../../net/throttle.js';
import { personWrong } from '../../table/acquaintance.js';
import { Choice, Notice } from '../../ui/ui.js';
import { tr } from './tr.js';

const VISIBLE = () => [
  { value: 'everybody' as const, label: tr('people.everybody') },
  { value: 'friends' as const, label: tr('people.friends') },
  { value: 'nobody' as const, label: tr('people.none') },
];

/** What others see of one, and who may ask one to a table; kept as soon as it is chosen. */
export function PrivacyChoices() {
  const { answer } = useApi('GET /api/privacy');
  const [chosen, setChosen] = useState<Privacy>();
  const { wrong, see } = useOutcome(personWrong);
  const privacy = chosen ?? (answer?.kind === 'ok' ? answer.value : undefined);
  if (!privacy) return null;
  const choose = async (what: Partial<Privacy>) => {
    const next = { ...privacy, ...what };
    setChosen(next);
    const saved = await api('PUT /api/privacy', { body: next });
    see(saved);
    setChosen(saved.kind === 'ok' ? saved.value : privacy);
  };
  return (
    <section class="sheet stack" aria-label={tr('people.privacy')}>
      <h2>{tr('people.privacy')}</h2>
      <p class="small soft">{tr('people.privacyAbout')}</p>
      {wrong && <Notice bad>{wrong}</Notice>}
      {isOffered('people') && (
        <>
          <Choice<Privacy['online']>
            label={tr('people.showOnline')}
            options={VISIBLE()}
            value={privacy.online}
            onChange={(online) => void choose({ online })}
          />
          <p class="small soft">{tr('people.onlineOverDays')}</p>
        </>
      )}
      <Choice<Privacy['profile']>
        label={tr('people.showProfile')}
        options={VISIBLE()}
        value={privacy.profile}
        onChange={(profile) => void choose({ profile })}
      />
      {isOffered('people') && (
        <Choice<Privacy['invitations']>
          label={tr('people.mayInvite')}
          options={[
            { value: 'everybody', label: tr('people.everybody') },
            { value: 'followed', label: tr('people.whomIFollow') },
            { value: 'nobody', label: tr('people.none') },
          ]}
          value={privacy.invitations}
          onChange={(invitations) => void choose({ invitations })}
        />
      )}
    </section>
  );
}
