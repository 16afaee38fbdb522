import type { ComponentChildren } from 'preact';
import type { ApiResult } from '../../net/api.js';
import { Button, Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { tr } from './tr.js';

/** What was asked of the server, once it is there; until then that it is waited for, or why it does not come. */
export function Asked<T>({
  answer,
  again,
  children,
}: {
  answer: ApiResult<T> | undefined;
  again(): void;
  children(value: T): ComponentChildren;
}) {
  if (answer === undefined) return <Waiting what={t('loading')} />;
  if (answer.kind === 'ok') return <>{children(answer.value)}</>;
  if (answer.kind === 'refused' && answer.code === 'switchedOff')
    return <Notice>{tr('duplicate.off')}</Notice>;
  return (
    <Notice bad>
      <p>{t('error.noServer.about')}</p>
      <Button onClick={again}>{tr('duplicate.again')}</Button>
    </Notice>
  );
}
