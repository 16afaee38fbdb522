import type { WaysMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { type ApiResult, api } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { Button, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { tr, whyNot } from './tr.js';

/** Leaves for where a provider signs people in; it sends them back to `/account/provider/<id>`. */
export function leaveFor(answer: ApiResult<{ readonly address: string }>): void {
  if (answer.kind === 'ok') location.assign(answer.value.address);
}

interface Props {
  readonly providers: WaysMessage['providers'];
  /** Whether there is nothing else to choose. */
  readonly areOnly?: boolean;
  ask(provider: string): Promise<ApiResult<{ readonly address: string }>>;
}

/** Buttons that lead to where else one may sign in. */
export function Providers({ providers, areOnly = false, ask }: Props) {
  const { wrong, wait, see } = useOutcome(whyNot);
  const [busy, setBusy] = useState(false);
  const go = async (id: string) => {
    setBusy(true);
    const answer = await ask(id);
    see(answer);
    leaveFor(answer);
    setBusy(false);
  };
  return (
    <div class="stack other-ways">
      {wrong && <Notice bad>{wrong}</Notice>}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          look={areOnly ? 'primary' : 'plain'}
          size={areOnly ? 'big' : 'usual'}
          whyNot={busy ? t('loading') : wait}
          onClick={() => void go(id)}
        >
          {tr('account.providerGo', { name })}
        </Button>
      ))}
    </div>
  );
}

/** Where to sign in, or up, elsewhere. */
export const SignInElsewhere = ({ ways, bring }: { readonly ways: WaysMessage; readonly bring: boolean }) => (
  <Providers
    providers={ways.providers}
    areOnly={ways.onlyProviders}
    ask={(provider) =>
      api('POST /api/account/sign-in/provider/:provider', { params: { provider }, body: { bring } })
    }
  />
);
