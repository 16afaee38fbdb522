import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { browserHasPasskeys, confirmWithPasskey } from '../../net/passkeys.js';
import { Button, Field, Link, Notice } from '../../ui/ui.js';
import { useAct } from './parts.js';
import { tr } from './tr.js';

/** As the contract has it. */
const LONGEST_CODE = 40;

/** Asks for the second factor that this page needs, or sends to where it is set up. */
export function Factor({ isMissing, onConfirmed }: { readonly isMissing: boolean; onConfirmed(): void }) {
  const [code, setCode] = useState('');
  const { act, wrong, whyWait } = useAct(onConfirmed);
  if (isMissing)
    return (
      <section class="sheet stack">
        <p>{tr('admin.factorMissing')}</p>
        <div class="row">
          <Link to="/account" look="primary">
            {tr('admin.toAccount')}
          </Link>
        </div>
      </section>
    );
  return (
    <form
      class="sheet stack factor"
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => api('POST /api/account/second-factor/confirm', { body: { code } }));
      }}
    >
      <p>{tr('admin.factorDue')}</p>
      <Field
        label={tr('admin.code')}
        hint={tr('admin.codeHint')}
        autoComplete="one-time-code"
        maxLength={LONGEST_CODE}
        value={code}
        onInput={setCode}
        autoFocus
      />
      {wrong && <Notice bad>{wrong}</Notice>}
      <div class="row">
        <Button type="submit" look="primary" whyNot={whyWait}>
          {tr('admin.confirm')}
        </Button>
        {browserHasPasskeys() && (
          <Button icon="seal" whyNot={whyWait} onClick={() => void act(confirmWithPasskey)}>
            {tr('admin.passkey')}
          </Button>
        )}
      </div>
    </form>
  );
}
