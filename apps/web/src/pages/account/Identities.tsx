import type { WaysMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { Button, Notice } from '../../ui/ui.js';
import type { Account } from './account.js';
import { dayOf } from './day.js';
import { FoldedForm } from './FoldedForm.js';
import { leaveFor } from './Providers.js';
import { useProof } from './proof.js';
import { codeField } from './SecondFactor.js';
import { needsFactor, tr, whyNot } from './tr.js';

interface Props {
  readonly account: Account;
  readonly ways: WaysMessage;
  onChange(): Promise<void>;
}

/** The providers that an account is linked with, and those that it can be linked with. */
export function Identities({ account, ways, onChange }: Props) {
  const { wrong, wait, see } = useOutcome(whyNot);
  const { identities } = account;
  const unlink = async (id: string) => {
    const answer = await api('DELETE /api/account/identities/:id', { params: { id } });
    see(answer);
    await onChange();
  };
  const others = ways.providers.filter(({ id }) => identities.every(({ provider }) => provider !== id));
  return (
    <>
      {identities.length > 0 && (
        <div class="stack ways">
          <h3>{tr('account.linked')}</h3>
          <ul class="kept">
            {identities.map(({ id, name, since, used }) => (
              <li key={id}>
                <span>
                  <strong>{name}</strong>{' '}
                  <span class="small soft">
                    {used
                      ? tr('account.linkedUsed', { date: dayOf(used) })
                      : tr('account.linkedSince', { date: dayOf(since) })}
                  </span>
                </span>
                <Button whyNot={wait} onClick={() => void unlink(id)}>
                  {tr('account.unlink')} <span class="hidden-visually">{name}</span>
                </Button>
              </li>
            ))}
          </ul>
          {wrong && <Notice bad>{wrong}</Notice>}
        </div>
      )}
      {others.map((provider) => (
        <Link key={provider.id} account={account} ways={ways} provider={provider} />
      ))}
    </>
  );
}

function Link({
  account,
  ways,
  provider: { id, name },
}: Pick<Props, 'account' | 'ways'> & { readonly provider: WaysMessage['providers'][number] }) {
  const proof = useProof(account, ways);
  /** Undefined: not asked for. */
  const [factor, setFactor] = useState<string>();
  return (
    <FoldedForm
      title={tr('account.linkAdd', { name })}
      about={tr('account.linkAbout', { name })}
      before={proof.before}
      fields={[
        ...proof.fields,
        ...(factor === undefined
          ? []
          : [{ ...codeField(factor, setFactor), hint: tr('account.factorEither') }]),
      ]}
      act={tr('account.linkGo', { name })}
      send={async () => {
        const body = { password: proof.password, factor };
        const answer = await api('POST /api/account/identities/:provider', {
          params: { provider: id },
          body,
        });
        if (needsFactor(answer)) setFactor('');
        return answer;
      }}
      onDone={async (answer) => leaveFor(answer)}
    />
  );
}
