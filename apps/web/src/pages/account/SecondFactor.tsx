import type { WaysMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { api } from '../../net/api.js';
import { downloadBlob } from '../../ui/download.js';
import { Button, Field, Notice } from '../../ui/ui.js';
import { language } from '../../words/words.js';
import type { Account } from './account.js';
import { FoldedForm } from './FoldedForm.js';
import { useProof } from './proof.js';
import { tr } from './tr.js';

/** As the contract has it. */
const LONGEST_CODE = 40;

interface Props {
  readonly account: Account;
  readonly ways: WaysMessage;
  onChange(): Promise<void>;
}

/** The second factor by app: to set it up, with recovery codes that are shown once, and to turn it off. */
export function SecondFactor({ account, ways, onChange }: Props) {
  const { name, secondFactor: factor } = account;
  /** Of an app that is being set up. */
  const [key, setKey] = useState<string>();
  const [fresh, setFresh] = useState<readonly string[]>();
  const shown = async (codes: readonly string[]) => {
    setKey(undefined);
    setFresh(codes);
    await onChange();
  };
  if (fresh) return <Recovery codes={fresh} onKept={() => setFresh(undefined)} />;
  if (factor) return <IsOn factor={factor} onChange={onChange} onCodes={shown} />;
  if (key !== undefined) return <SetUp name={name} secret={key} onCodes={shown} />;
  return <Begin account={account} ways={ways} onKey={setKey} />;
}

/** Asks for a code of the app, or a recovery code. */
export function FactorField({ value, onInput }: { value: string; onInput(value: string): void }) {
  return (
    <Field
      {...codeField(value, onInput)}
      label={tr('account.factorCode')}
      hint={tr('account.factorEither')}
      autoFocus
    />
  );
}

/** A field for a code of the app. */
export const codeField = (value: string, onInput: (value: string) => void) => ({
  label: tr('account.factorCode'),
  autoComplete: 'one-time-code',
  maxLength: LONGEST_CODE,
  value,
  onInput,
});

function Begin({ account, ways, onKey }: Omit<Props, 'onChange'> & { onKey(key: string): void }) {
  const { fields, before, password } = useProof(account, ways);
  return (
    <FoldedForm
      title={tr('account.factor')}
      about={tr('account.factorAbout')}
      before={before}
      fields={fields}
      act={tr('account.factorBegin')}
      send={async () => {
        const answer = await api('POST /api/account/second-factor', { body: { password } });
        if (answer.kind === 'ok') onKey(answer.value.key);
        return answer;
      }}
      onDone={async () => {}}
    />
  );
}

/** The key for the app, as a picture and as text, until a code of the app comes back. */
function SetUp({
  name,
  secret,
  onCodes,
}: {
  name: string;
  secret: string;
  onCodes(codes: readonly string[]): Promise<void>;
}) {
  const [code, setCode] = useState('');
  const site = `Aerie ${location.host}`;
  const address = `otpauth://totp/${encodeURIComponent(`${site}:${name}`)}?${new URLSearchParams({
    ...{ secret, issuer: site },
  })
    .toString()
    .replaceAll('+', '%20')}`;
  return (
    <div class="stack factor-set-up">
      <h3>{tr('account.factor')}</h3>
      <p>{tr('account.factorScan')}</p>
      <img
        class="code"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`}
        alt={tr('account.factorPicture')}
      />
      <p>
        {tr('account.factorKey')} <code class="secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <FoldedForm
        isOpen
        title={tr('account.factorFirst')}
        fields={[codeField(code, setCode)]}
        act={tr('account.factorOn')}
        send={async () => {
          const answer = await api('POST /api/account/second-factor/on', { body: { code } });
          if (answer.kind === 'ok') await onCodes(answer.value.recovery);
          return answer;
        }}
        onDone={async () => {}}
      />
    </div>
  );
}

/** New recovery codes; they are shown once only. */
function Recovery({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const download = () =>
    downloadBlob('aerie-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }));
  return (
    <Notice>
      <div class="stack">
        <h3>{tr('account.recovery')}</h3>
        <p>{tr('account.recoveryAbout')}</p>
        <ul class="recovery">
          {codes.map((code) => (
            <li key={code}>
              <code class="secret">{code}</code>
            </li>
          ))}
        </ul>
        <div class="row">
          <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
            {copied ? tr('account.recoveryCopied') : tr('account.recoveryCopy')}
          </Button>
          <Button onClick={download}>{tr('account.recoveryDownload')}</Button>
          <Button look="primary" icon="check" onClick={onKept}>
            {tr('account.recoveryKept')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function IsOn({
  factor,
  onChange,
  onCodes,
}: {
  factor: NonNullable<Account['secondFactor']>;
  onChange(): Promise<void>;
  onCodes(codes: readonly string[]): Promise<void>;
}) {
  const [code, setCode] = useState('');
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(new Date(factor.since));
  return (
    <>
      <p>
        {tr('account.factorIsOn', { date })} {tr('account.recoveryLeft', { count: factor.recovery })}
      </p>
      <FoldedForm
        title={tr('account.recoveryNew')}
        about={tr('account.recoveryNewAbout')}
        fields={[codeField(code, setCode)]}
        act={tr('account.recoveryMake')}
        send={async () => {
          const answer = await api('POST /api/account/second-factor/recovery', { body: { code } });
          if (answer.kind === 'ok') await onCodes(answer.value.recovery);
          return answer;
        }}
        onDone={async () => setCode('')}
      />
      <FoldedForm
        title={tr('account.factorOff')}
        fields={[{ ...codeField(code, setCode), hint: tr('account.factorEither') }]}
        act={tr('account.factorOffGo')}
        send={() => api('DELETE /api/account/second-factor', { body: { code } })}
        onDone={onChange}
      />
    </>
  );
}
