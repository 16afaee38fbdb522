import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import type { ApiResult } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { Button, Field, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { whyNot } from './tr.js';

interface Props<T> {
  readonly title: string;
  readonly about?: string;
  readonly isOpen?: boolean;
  /** Stands before the fields. */
  readonly before?: ComponentChildren;
  readonly fields: readonly ComponentProps<typeof Field>[];
  readonly act: string;
  /** Said when it is done, where nothing else shows that. */
  readonly done?: string;
  send(): Promise<ApiResult<T>>;
  onDone(answer: ApiResult<T>): Promise<void>;
}

/** A form that is folded away until it is opened. */
export function FoldedForm<T>({ title, about, isOpen, before, fields, act, done, send, onDone }: Props<T>) {
  const [busy, setBusy] = useState(false);
  const { wrong, wait, see } = useOutcome(whyNot);
  const [isDone, setDone] = useState(false);
  const go = async () => {
    setBusy(true);
    setDone(false);
    const answer = await send();
    see(answer);
    if (answer.kind === 'ok') {
      await onDone(answer);
      setDone(true);
    }
    setBusy(false);
  };
  return (
    <details class="drawer" open={isOpen}>
      <summary>{title}</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !wait) void go();
        }}
      >
        {about && <p class="small soft">{about}</p>}
        {before}
        {fields.map((field) => (
          <Field key={field.label} {...field} />
        ))}
        {wrong && <Notice bad>{wrong}</Notice>}
        {isDone && done && <Notice good>{done}</Notice>}
        <div class="row">
          <Button type="submit" look="primary" whyNot={busy ? t('loading') : wait}>
            {act}
          </Button>
        </div>
      </form>
    </details>
  );
}
