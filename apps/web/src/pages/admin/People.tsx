import type { PersonBrief } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { Button, Field, Link, Notice } from '../../ui/ui.js';
import { Person } from './Person.js';
import type { PartProps } from './part.js';
import { useAct } from './parts.js';
import { day, tr } from './tr.js';

/** `/admin/people`, and `/admin/people/<id>` for one of them. */
export function People({ rest: [id, ...rest], ...props }: PartProps) {
  return id === undefined ? <Search /> : <Person key={id} id={id} {...props} rest={rest} />;
}

interface Found {
  readonly text: string;
  readonly people: readonly PersonBrief[];
  readonly next: string | null;
}

function Search() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const { act, wrong, whyWait } = useAct(() => {});
  const search = (wanted: string, after: string | null, before: readonly PersonBrief[]) =>
    act(async () => {
      const answer = await api('POST /api/admin/people', { body: { text: wanted, after } });
      if (answer.kind === 'ok')
        setFound({ text: wanted, people: [...before, ...answer.value.people], next: answer.value.next });
      return answer;
    });
  return (
    <>
      <h2>{tr('admin.part.people')}</h2>
      <form
        class="search"
        onSubmit={(event) => {
          event.preventDefault();
          void search(text, null, []);
        }}
      >
        <Field
          label={tr('admin.search')}
          hint={tr('admin.searchHint')}
          value={text}
          maxLength={100}
          onInput={setText}
        />
        <Button type="submit" look="primary" icon="search" whyNot={whyWait}>
          {tr('admin.searchGo')}
        </Button>
      </form>
      {wrong && <Notice bad>{wrong}</Notice>}
      <div role="status">
        {found?.people.length === 0 && found.next === null && <p>{tr('admin.nobody')}</p>}
      </div>
      {found && found.people.length > 0 && (
        <ul class="sheet plain list">
          {found.people.map((one) => (
            <li key={one.id}>
              <Link to={`/admin/people/${one.id}`}>{one.name}</Link>
              <span class="small soft">{briefly(one)}</span>
            </li>
          ))}
        </ul>
      )}
      {found?.next != null && (
        <div class="row">
          <Button whyNot={whyWait} onClick={() => void search(found.text, found.next, found.people)}>
            {tr('admin.searchOn')}
          </Button>
        </div>
      )}
    </>
  );
}

const briefly = ({ hasAccount, isBanned, role, since }: PersonBrief): string =>
  [
    tr(hasAccount ? 'admin.account' : 'admin.guest'),
    tr('admin.sinceDay', { date: day(since) }),
    ...(role ? [tr(`admin.role.${role}`)] : []),
    ...(isBanned ? [tr('admin.banned')] : []),
  ].join(' · ');
