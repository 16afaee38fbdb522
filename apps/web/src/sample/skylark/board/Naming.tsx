import type { Answer } from '@aerie/conformance/sample';
import { useId, useState } from 'preact/hooks';
import { word } from './word.js';

interface NamingProps {
  readonly longest: number;
  choose(answer: Answer): void;
  keyOf(answer: Answer): string;
}

/** Where whoever sings writes the name of the song, or takes the one that is suggested. */
export function Naming({ longest, choose, keyOf }: NamingProps) {
  const field = useId();
  const [text, setText] = useState('');
  const suggested: Answer = { kind: 'name', text: word('suggestion') };
  return (
    <form
      class="skylark-naming"
      onSubmit={(event) => {
        event.preventDefault();
        choose({ kind: 'name', text });
      }}
    >
      <label for={field}>{word('yourName')}</label>
      <input
        id={field}
        value={text}
        maxLength={longest}
        autoComplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="skylark-caw">
        {word('send')}
      </button>
      <button
        type="button"
        class="skylark-caw"
        data-answer={keyOf(suggested)}
        onClick={() => choose(suggested)}
      >
        {suggested.text}
      </button>
    </form>
  );
}
