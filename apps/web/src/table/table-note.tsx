import { type ApiResult, useApi } from '../net/api.js';
import { Button, Notice, Waiting } from '../ui/ui.js';
import { t } from '../words/words.js';
import { NoteField } from './note-field.js';
import { reasonWords } from './people.js';

/** The viewer's note about a table, to be written on. */
export default function TableNote({ table }: { table: string }) {
  const { answer, again } = useApi('GET /api/tables/:table/notes', { params: { table } });
  if (!answer) return <Waiting what={t('loading')} />;
  if (answer.kind === 'ok')
    return (
      <NoteField
        about={{ table }}
        stored={answer.value.text}
        label={t('note.aboutTable')}
        rows={8}
        autoFocus
      />
    );
  return (
    <Notice bad>
      <p>{failedWords(answer)}</p>
      <Button icon="again" onClick={again}>
        {t('error.again')}
      </Button>
    </Notice>
  );
}

const failedWords = (answer: Exclude<ApiResult<unknown>, { kind: 'ok' }>): string =>
  answer.kind === 'unreachable' ? t('error.noServer.about') : reasonWords('', answer);
