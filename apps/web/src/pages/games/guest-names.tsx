import { Mark } from '../../ui/mark.js';
import { Button, Field } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { peopleAt, type Setup, withAnotherGuest, withGuestNamed } from './setup.js';

/** The names of the people who share this screen. */
export function GuestNames({ setup, onChange }: { setup: Setup; onChange(setup: Setup): void }) {
  const people = peopleAt(setup);
  return (
    <div class="guests">
      {Array.from({ length: people }, (_, seat) => (
        <div class="row guest" key={seat}>
          <Mark seat={seat} />
          <Field
            label={t('begin.name', { number: seat + 1 })}
            maxLength={24}
            value={setup.guests[seat] ?? ''}
            onInput={(name) => onChange(withGuestNamed(setup, seat, name))}
          />
        </div>
      ))}
      {people < setup.count && (
        <Button icon="plus" onClick={() => onChange(withAnotherGuest(setup))}>
          {t('begin.addPerson')}
        </Button>
      )}
    </div>
  );
}
