import type { WaysMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { addPasskey, browserHasPasskeys } from '../../net/passkeys.js';
import { useOutcome } from '../../net/throttle.js';
import { Button, Notice } from '../../ui/ui.js';
import type { Account } from './account.js';
import { dayOf } from './day.js';
import { FoldedForm } from './FoldedForm.js';
import { useProof } from './proof.js';
import { codeField } from './SecondFactor.js';
import { needsFactor, tr, whyNot } from './tr.js';

/** As the contract has it. */
const LONGEST_NAME = 40;

interface Props {
  readonly account: Account;
  readonly ways: WaysMessage;
  /** What this device is called. */
  readonly device: string;
  onChange(): Promise<void>;
}

/** The passkeys of an account: to add one on this device, and to remove any. */
export function Passkeys({ account, ways, device, onChange }: Props) {
  const { passkeys } = account;
  const { wrong, see } = useOutcome(whyNot);
  const canAdd = ways.passkeys && !ways.onlyProviders && browserHasPasskeys();
  if (passkeys.length === 0 && !canAdd) return null;
  const remove = async (id: string) => {
    see(await api('DELETE /api/account/passkeys/:id', { params: { id } }));
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
                      ? tr('account.passkeyUsed', { date: dayOf(used) })
                      : tr('account.passkeySince', { date: dayOf(since) })}
                  </span>
                </span>
                <Button onClick={() => void remove(id)}>
                  {tr('account.passkeyRemove')} <span class="hidden-visually">{name}</span>
                </Button>
              </li>
            ))}
          </ul>
          {wrong && <Notice bad>{wrong}</Notice>}
        </div>
      )}
      {canAdd && <Add account={account} ways={ways} device={device} onChange={onChange} />}
    </>
  );
}

function Add({ account, ways, device, onChange }: Props) {
  const [name, setName] = useState(device);
  const proof = useProof(account, ways);
  /** Undefined: not asked for. */
  const [factor, setFactor] = useState<string>();
  return (
    <FoldedForm
      title={tr('account.passkeyAdd')}
      about={tr('account.passkeyAbout')}
      before={proof.before}
      fields={[
        { label: tr('account.passkeyName'), value: name, maxLength: LONGEST_NAME, onInput: setName },
        ...proof.fields,
        ...(factor === undefined
          ? []
          : [{ ...codeField(factor, setFactor), hint: tr('account.factorEither') }]),
      ]}
      act={tr('account.passkeyMake')}
      done={tr('account.passkeyAdded')}
      send={async () => {
        const answer = await addPasskey(name.trim() || device, { password: proof.password, factor });
        if (needsFactor(answer)) setFactor('');
        return answer;
      }}
      onDone={async () => {
        proof.forget();
        setFactor(undefined);
        await onChange();
      }}
    />
  );
}
