import { NameForm, type NameFormProps } from '../net/name-form.js';
import { Masthead } from './masthead.js';

/** A page that asks for a name before anything else. */
export function NameGate(props: Omit<NameFormProps, 'title'>) {
  return (
    <>
      <Masthead />
      <main class="page narrow">
        <NameForm {...props} title="h1" />
      </main>
    </>
  );
}
