import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import type { ApiResult } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { Button, Field, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { whyNot } from './tr.js';

interface Props {
  readonly title: string;
  readonly about?: string;
  readonly isOpen?: boolean;
  readonly fields: readonly ComponentProps<typeof Field>[];
  readonly act: string;
  /** Said when it is done, where nothing else shows that. */
  readonly done?: string;
  send(): Promise<ApiResult<unknown>>;
  onDone(): Promise<void>;
}

/** A form that is folded away until it is opened. */
export function FoldedForm({ title, about, isOpen, fields, act, done, send, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const { wrong, wait, see } = useOutcome(whyNot);
  const [isDone, setDone] = useState(false);
  const go = async () => {
    setBusy(true);
    setDone(false);
    const answer = await send();
    see(answer);
    if (answer.kind === 'ok') {
      await onDone();
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
