import type { Acquaintance } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { personWrong } from '../../table/acquaintance.js';
import { shownName } from '../../table/people.js';
import { Button, Field } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { tr } from './tr.js';

const LONGEST_NAME = 24;

/** Finds somebody by the exact name of their account, to follow them. */
export function FindPerson({ onFollow }: { onFollow(profile: string): Promise<void> }) {
  const [name, setName] = useState('');
  const [found, setFound] = useState<Acquaintance>();
  const { wrong, wait, see, forget } = useOutcome((answer) =>
    answer.kind !== 'refused'
      ? personWrong(answer)
      : answer.code === 'yourself'
        ? tr('people.yourself')
        : answer.code === 'noSuchPerson'
          ? tr('people.notFound')
          : personWrong(answer),
  );
  const whyNot = name.trim() === '' ? tr('people.nameFirst') : wait;
  const find = async () => {
    setFound(undefined);
    const answer = await api('POST /api/people/find', { body: { who: { account: name.trim() } } });
    see(answer);
    if (answer.kind === 'ok') setFound(answer.value);
  };
  const follow = async ({ profile }: Acquaintance) => {
    await onFollow(profile);
    setFound(undefined);
    setName('');
  };
  return (
    <section class="sheet stack" aria-label={tr('people.find')}>
      <h2>{tr('people.find')}</h2>
      <form
        class="find"
        onSubmit={(event) => {
          event.preventDefault();
          if (whyNot === undefined) void find();
        }}
      >
        <Field
          label={tr('people.name')}
          hint={tr('people.nameHint')}
          value={name}
          maxLength={LONGEST_NAME}
          wrong={wrong}
          onInput={(text) => {
            setName(text);
            forget();
          }}
        />
        <Button type="submit" icon="search" whyNot={whyNot}>
          {tr('people.findGo')}
        </Button>
      </form>
      <div role="status">
        {found && (
          <ul class="persons">
            <li>
              <span class="whose">
                <a href={`/history/of/${found.profile}`}>{shownName(found)}</a>
              </span>
              {found.follows ? (
                <span class="small soft">{tr('people.followed')}</span>
              ) : (
                <Button icon="invite" onClick={() => void follow(found)}>
                  {t('person.follow')} <span class="hidden-visually">{shownName(found)}</span>
                </Button>
              )}
            </li>
          </ul>
        )}
      </div>
    </section>
  );
}
