import './note.css';
import { NOTE_LENGTH } from '@aerie/protocol';
import { useEffect, useId, useState } from 'preact/hooks';
import { type NoteSubject, noteState, sendNotes, unsentNote, writeNote } from '../net/notes.js';
import { isOffline } from '../net/reachability.js';
import { t } from '../words/words.js';
import { reasonWords } from './people.js';

/** A private note that is saved while it is written; below it stands whether it is. `stored`: what the server has of it. */
export function NoteField({
  about,
  stored,
  label,
  rows = 3,
  autoFocus = false,
}: {
  about: NoteSubject;
  stored: string;
  label: string;
  rows?: number;
  autoFocus?: boolean;
}) {
  const id = useId();
  const [text, setText] = useState(unsentNote(about) ?? stored);
  // Whoever closes it does not wait until it is sent.
  useEffect(() => () => void sendNotes(), []);
  return (
    <div class="field note-field">
      <label class="label" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="input"
        rows={rows}
        maxLength={NOTE_LENGTH}
        value={text}
        aria-describedby={`${id}-state`}
        ref={(field) => {
          if (autoFocus && field && text === '') field.focus();
        }}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          writeNote(about, value);
        }}
        onBlur={() => void sendNotes()}
      />
      <p class="small soft" id={`${id}-state`} role="status">
        {stateWords(about, text)}
      </p>
    </div>
  );
}

function stateWords(about: NoteSubject, text: string): string {
  const state = noteState(about);
  if (state === 'kept') return t(text.trim() === '' ? 'note.empty' : 'note.kept');
  if (state === 'waiting') return t(isOffline.value ? 'note.offline' : 'note.waiting');
  const { code, args } = state;
  const why =
    code === 'tooManyNotes' ? t('note.tooMany', { limit: args.limit ?? 0 }) : reasonWords('', state);
  return t('note.notSaved', { why });
}
