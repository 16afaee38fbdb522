import type { Notes } from '@aerie/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { NoteSubject } from '../../net/notes.js';
import { NoteField } from '../../table/note-field.js';
import { shownName } from '../../table/people.js';
import { Button } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import { tr } from './tr.js';

/** All private notes of the viewer, to be read and changed in place. */
export function NoteList({ notes: { people, tables } }: { notes: Notes }) {
  if (people.length + tables.length === 0) return null;
  return (
    <section class="sheet stack" aria-label={tr('people.notes')}>
      <h2>{tr('people.notes')}</h2>
      <p class="small soft">{tr('people.notesAbout')}</p>
      <ul class="persons">
        {people.map(({ profile, text, ...one }) => (
          <Note
            key={profile}
            about={{ profile }}
            text={text}
            name={shownName(one)}
            label={t('person.note', { name: shownName(one) })}
          >
            <a href={`/history/of/${profile}`}>{shownName(one)}</a>
          </Note>
        ))}
        {tables.map(({ table, game, status, text }) => (
          <Note
            key={table}
            about={{ table }}
            text={text}
            name={say({ key: `game.${game}` })}
            label={t('note.aboutTable')}
          >
            {status === null ? (
              <strong>
                {say({ key: `game.${game}` })} <span class="small soft">{tr('people.noteTableGone')}</span>
              </strong>
            ) : (
              <a href={status === 'over' ? `/replay/${table}` : `/table/${table}`}>
                {say({ key: `game.${game}` })}
              </a>
            )}
          </Note>
        ))}
      </ul>
    </section>
  );
}

interface NoteProps {
  readonly about: NoteSubject;
  readonly text: string;
  readonly name: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

function Note({ about, text, name, label, children }: NoteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li class="one-note">
      <span class="whose">{children}</span>
      {isOpen ? (
        <NoteField about={about} stored={text} label={label} />
      ) : (
        <>
          <p class="noted-text">{text}</p>
          <Button icon="rename" onClick={() => setOpen(true)}>
            {tr('people.noteChange')} <span class="hidden-visually">{name}</span>
          </Button>
        </>
      )}
    </li>
  );
}
