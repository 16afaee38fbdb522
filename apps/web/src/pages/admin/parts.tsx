import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ApiResult } from '../../net/api.js';
import { useOutcome, waitWords } from '../../net/throttle.js';
import { Button, Dialog, Link, Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { tr, whyNot } from './tr.js';

/** What an endpoint answered, once it has; until then that it is on its way, or why it does not come. */
export function Answered<T>({
  asked: { answer, again },
  children,
}: {
  readonly asked: { readonly answer: ApiResult<T> | undefined; again(): void };
  children(value: T): ComponentChildren;
}) {
  if (answer === undefined) return <Waiting what={t('loading')} />;
  if (answer.kind === 'ok') return <>{children(answer.value)}</>;
  return (
    <Notice bad>
      <p>{waitWords(answer) ?? whyNot(answer)}</p>
      <Button icon="again" onClick={again}>
        {t('error.again')}
      </Button>
    </Notice>
  );
}

/** Does something at the server, once at a time, and says why it was not done. */
export function useAct(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const { wrong, wait, see } = useOutcome(whyNot);
  const act = async (request: () => Promise<ApiResult<unknown>>): Promise<boolean> => {
    if (busy || wait) return false;
    setBusy(true);
    const answer = await request();
    see(answer);
    setBusy(false);
    if (answer.kind === 'ok') onDone();
    return answer.kind === 'ok';
  };
  return { act, wrong, whyWait: busy ? t('loading') : wait };
}

interface ActFormProps {
  readonly title: string;
  readonly act: string;
  readonly children: ComponentChildren;
  send(): Promise<ApiResult<unknown>>;
  onDone(): void;
}

/** A form that is folded away until it is opened. */
export function ActForm({ title, act: label, children, send, onDone }: ActFormProps) {
  const { act, wrong, whyWait } = useAct(onDone);
  return (
    <details class="drawer">
      <summary>{title}</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void act(send);
        }}
      >
        {children}
        {wrong && <Notice bad>{wrong}</Notice>}
        <div class="row">
          <Button type="submit" look="primary" whyNot={whyWait}>
            {label}
          </Button>
        </div>
      </form>
    </details>
  );
}

interface SureProps {
  readonly label: string;
  /** What happens then, and that it cannot be undone. */
  readonly about: string;
  readonly children?: ComponentChildren;
  send(): Promise<ApiResult<unknown>>;
  onDone(): void;
}

/** A button that asks once more before it does what cannot be undone. */
export function SureButton({ label, about, children, send, onDone }: SureProps) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const { act, wrong, whyWait } = useAct(() => {
    close();
    onDone();
  });
  return (
    <>
      <Button onClick={() => setAsks(true)}>{label}</Button>
      {asks && (
        <Dialog title={label} onClose={close}>
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void act(send);
            }}
          >
            <p>{about}</p>
            {children}
            {wrong && <Notice bad>{wrong}</Notice>}
            <div class="row">
              <Button type="submit" look="primary" whyNot={whyWait}>
                {label}
              </Button>
              <Button onClick={close}>{tr('admin.cancel')}</Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** Somebody, with a link to all that is known of them. */
export function Who({
  who,
}: {
  readonly who: { readonly id: string | null; readonly name: string | null } | null;
}) {
  if (!who || who.name === null) return <span>{tr('admin.gone')}</span>;
  return who.id === null ? <span>{who.name}</span> : <Link to={`/admin/people/${who.id}`}>{who.name}</Link>;
}

/** Facts, each with its name. */
export function Facts({
  all,
}: {
  readonly all: readonly (readonly [name: string, value: ComponentChildren])[];
}) {
  return (
    <dl class="facts">
      {all.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
