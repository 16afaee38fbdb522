import type { PersonLook, Role } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { downloadBlob } from '../../ui/download.js';
import { go } from '../../ui/router.js';
import { Button, Choice, Field, Notice } from '../../ui/ui.js';
import { Imposed, NewMeasures } from './Measures.js';
import type { PartProps } from './part.js';
import { ActForm, Answered, Facts, SureButton, useAct, Who } from './parts.js';
import { day, minute, number, tr, untilWords } from './tr.js';

/** All that is to be known of somebody, and what can be done about them and for them. */
export function Person({ id, role, onChange }: PartProps & { readonly id: string }) {
  const asked = useApi('GET /api/admin/people/:id', { params: { id } });
  const done = () => {
    asked.again();
    onChange();
  };
  return (
    <Answered asked={asked}>
      {(person) => (
        <>
          <h2>{person.name}</h2>
          {person.ban && (
            <Notice bad>
              {tr('admin.bannedFor', { reason: person.ban.reason, until: untilWords(person.ban.until) })}
            </Notice>
          )}
          <div class="tiles">
            <section class="sheet stack" aria-label={tr('admin.about')}>
              <h3>{tr('admin.about')}</h3>
              <Known person={person} />
              <ul class="plain list small">
                {person.sessions.map(({ browser, system, since, seen }) => (
                  <li key={since}>
                    <span>
                      {[browser, system].filter((one) => one !== null).join(', ') || tr('admin.device')}
                    </span>
                    <span class="soft">{tr('admin.seen', { date: minute(seen) })}</span>
                  </li>
                ))}
                {person.programs.map(({ name, until, used }) => (
                  <li key={name}>
                    <span>{tr('admin.program', { name })}</span>
                    <span class="soft">
                      {untilWords(until)} ·{' '}
                      {used ? tr('admin.seen', { date: minute(used) }) : tr('admin.unused')}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
            <section class="sheet stack" aria-label={tr('admin.act')}>
              <h3>{tr('admin.act')}</h3>
              <NewMeasures id={id} onDone={done} />
              {role === 'owner' && <GiveRole person={person} onDone={done} />}
              <div class="row">
                <SureButton
                  label={tr('admin.signOut')}
                  about={tr('admin.signOutAbout')}
                  send={() => api('POST /api/admin/people/:id/sign-out', { params: { id } })}
                  onDone={done}
                />
                {person.isBanned && <Unban id={id} onDone={done} />}
              </div>
              {role === 'owner' && <OwnersOnly person={person} onDone={done} />}
            </section>
          </div>
          {person.measures.length > 0 && (
            <section class="sheet stack" aria-label={tr('admin.measures')}>
              <h3>{tr('admin.measures')}</h3>
              <ul class="plain">
                {person.measures.map((measure) => (
                  <Imposed key={measure.id} measure={measure} onDone={done} />
                ))}
              </ul>
            </section>
          )}
          {person.log.length > 0 && <Log log={person.log} />}
        </>
      )}
    </Answered>
  );
}

function Known({ person }: { readonly person: PersonLook }) {
  const { id, since, accountSince, factor, running, role } = person;
  return (
    <Facts
      all={[
        [tr('admin.id'), <code key="id">{id}</code>],
        [tr('admin.here'), day(since)],
        [tr('admin.accountSince'), accountSince ? day(accountSince) : tr('admin.guest')],
        ...(role ? [[tr('admin.role'), tr(`admin.role.${role}`)] as const] : []),
        [
          tr('admin.factor'),
          factor
            ? tr('admin.factorSince', { date: day(factor.since), left: factor.recovery })
            : tr('admin.none'),
        ],
        [tr('admin.running'), number(running)],
      ]}
    />
  );
}

function Unban({ id, onDone }: { readonly id: string; onDone(): void }) {
  const { act, wrong, whyWait } = useAct(onDone);
  return (
    <>
      <Button
        whyNot={whyWait}
        onClick={() => void act(() => api('DELETE /api/admin/bans/:id', { params: { id } }))}
      >
        {tr('admin.unban')}
      </Button>
      {wrong && <Notice bad>{wrong}</Notice>}
    </>
  );
}

function GiveRole({ person, onDone }: { readonly person: PersonLook; onDone(): void }) {
  const [role, setRole] = useState<Role | 'none'>(person.role ?? 'none');
  const { id } = person;
  return (
    <ActForm
      title={tr('admin.giveRole')}
      act={tr('admin.giveRoleGo')}
      send={() =>
        api('PUT /api/admin/people/:id/role', {
          params: { id },
          body: { role: role === 'none' ? null : role },
        })
      }
      onDone={onDone}
    >
      <p class="small soft">{tr('admin.giveRoleAbout')}</p>
      <Choice
        label={tr('admin.role')}
        options={[
          { value: 'none', label: tr('admin.none') },
          { value: 'moderator', label: tr('admin.role.moderator') },
          { value: 'owner', label: tr('admin.role.owner') },
        ]}
        value={role}
        onChange={(one) => setRole(one)}
      />
    </ActForm>
  );
}

/** What lets somebody into an account, and what concerns all that is kept of them. */
function OwnersOnly({ person, onDone }: { readonly person: PersonLook; onDone(): void }) {
  const [link, setLink] = useState<string>();
  const [name, setName] = useState('');
  const { act, wrong, whyWait } = useAct(() => {});
  const { id } = person;
  const params = { id };
  const download = () =>
    act(async () => {
      const answer = await api('POST /api/admin/people/:id/export', { params });
      if (answer.kind === 'ok')
        downloadBlob(
          `${id}.json`,
          new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' }),
        );
      return answer;
    });
  return (
    <>
      <div class="row">
        {person.hasAccount && (
          <SureButton
            label={tr('admin.reset')}
            about={tr('admin.resetAbout')}
            send={async () => {
              const answer = await api('POST /api/admin/people/:id/reset', { params });
              if (answer.kind === 'ok') setLink(location.origin + answer.value.path);
              return answer;
            }}
            onDone={() => {}}
          />
        )}
        {person.factor && (
          <SureButton
            label={tr('admin.factorOff')}
            about={tr('admin.factorOffAbout')}
            send={() => api('DELETE /api/admin/people/:id/second-factor', { params })}
            onDone={onDone}
          />
        )}
        <Button icon="download" whyNot={whyWait} onClick={() => void download()}>
          {tr('admin.export')}
        </Button>
        <SureButton
          label={tr('admin.delete')}
          about={tr('admin.deleteAbout')}
          send={() => api('DELETE /api/admin/people/:id', { params, body: { name } })}
          onDone={() => go('/admin/people')}
        >
          <Field label={tr('admin.deleteName')} hint={person.name} value={name} onInput={setName} />
        </SureButton>
      </div>
      {link && (
        <Notice>
          <p>{tr('admin.resetLink')}</p>
          <p>
            <code>{link}</code>
          </p>
        </Notice>
      )}
      {wrong && <Notice bad>{wrong}</Notice>}
    </>
  );
}

function Log({ log }: { readonly log: PersonLook['log'] }) {
  return (
    <section class="sheet stack" aria-label={tr('admin.log')}>
      <h3>{tr('admin.log')}</h3>
      <ul class="plain list small">
        {log.map(({ id, at, what, by, words }) => (
          <li key={id}>
            <span>
              {tr(`admin.logged.${what}`)} {words && <q>{words}</q>}
            </span>
            <span class="soft">
              {minute(at)} · <Who who={by} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
