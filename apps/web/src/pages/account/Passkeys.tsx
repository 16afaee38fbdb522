import type { AccountMessage, WaysMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { addPasskey, browserHasPasskeys } from '../../net/passkeys.js';
import { Button } from '../../ui/ui.js';
import { language } from '../../words/words.js';
import { FoldedForm } from './FoldedForm.js';
import { codeField } from './SecondFactor.js';
import { needsFactor, tr } from './tr.js';

/** As the contract has it. */
const LONGEST_NAME = 40;

interface Props {
  readonly passkeys: NonNullable<AccountMessage['account']>['passkeys'];
  readonly ways: WaysMessage;
  /** What this device is called. */
  readonly device: string;
  onChange(): Promise<void>;
}

/** The passkeys of an account: to add one on this device, and to remove any. */
export function Passkeys({ passkeys, ways, device, onChange }: Props) {
  const canAdd = ways.passkeys && browserHasPasskeys();
  if (passkeys.length === 0 && !canAdd) return null;
  const remove = async (id: string) => {
    await api('DELETE /api/account/passkeys/:id', { params: { id } });
    await onChange();
  };
  return (
    <>
      {passkeys.length > 0 && (
        <div class="stack ways">
          <h3>{tr('account.passkeys')}</h3>
          <ul class="kept">
            {passkeys.map(({ id, name, since, used }) => (
              <li key={id}>
                <span>
                  <strong>{name}</strong>{' '}
                  <span class="small soft">
                    {used
                      ? tr('account.passkeyUsed', { date: day(used) })
                      : tr('account.passkeySince', { date: day(since) })}
                  </span>
                </span>
                <Button onClick={() => void remove(id)}>
                  {tr('account.passkeyRemove')} <span class="hidden-visually">{name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {canAdd && <Add device={device} onChange={onChange} />}
    </>
  );
}

function Add({ device, onChange }: Pick<Props, 'device' | 'onChange'>) {
  const [name, setName] = useState(device);
  const [password, setPassword] = useState('');
  /** Undefined: not asked for. */
  const [factor, setFactor] = useState<string>();
  return (
    <FoldedForm
      title={tr('account.passkeyAdd')}
      about={tr('account.passkeyAbout')}
      fields={[
        { label: tr('account.passkeyName'), value: name, maxLength: LONGEST_NAME, onInput: setName },
        {
          label: tr('account.password'),
          type: 'password',
          autoComplete: 'current-password',
          value: password,
          onInput: setPassword,
        },
        ...(factor === undefined
          ? []
          : [{ ...codeField(factor, setFactor), hint: tr('account.factorEither') }]),
      ]}
      act={tr('account.passkeyMake')}
      done={tr('account.passkeyAdded')}
      send={async () => {
        const answer = await addPasskey(name.trim() || device, { password, factor });
        if (needsFactor(answer)) setFactor('');
        return answer;
      }}
      onDone={async () => {
        setPassword('');
        setFactor(undefined);
        await onChange();
      }}
    />
  );
}

const day = (at: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(at));
