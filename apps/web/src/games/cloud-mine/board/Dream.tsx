import './dream.css';
import { type Answer, countWords, type Language, LONGEST, MOST_WORDS, refusal } from '@aerie/cloud-mine';
import { useId, useState } from 'preact/hooks';
import { ThingButton } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { Candle } from '../art/Candle.js';
import { Card } from '../art/Cloud.js';
import { suggestionFor } from '../suggestions.js';
import { marks } from '../terms.js';
import { word } from './word.js';

interface DreamProps {
  readonly card: number;
  readonly language: Language;
  /** Whether words are asked for now. */
  readonly asked: boolean;
  choose(answer: Answer): void;
  keyOf(answer: Answer): string;
}

/** The Daydreamer, alone with a cloud and a line to write. */
export function Dream({ card, language, asked, choose, keyOf }: DreamProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const field = useId();
  const words = countWords(text);
  const wrong = refusal(text);
  // Nobody is told off for a line that is still empty.
  const told =
    wrong && (tried || wrong.code !== 'noWords')
      ? say({ key: `cloud-mine.why.${wrong.code}`, ...(wrong.args ? { args: wrong.args } : {}) })
      : undefined;
  const suggestion = suggestionFor(card, language);
  const suggested: Answer = { kind: 'say', text: suggestion };
  const send = (event: Event) => {
    event.preventDefault();
    setTried(true);
    // What does not fit is refused beside the prompt too, with the way to the rule.
    if (asked) choose({ kind: 'say', text: text.trim() });
  };
  return (
    <div class="cm-dream">
      <span class="cm-dream-candle">
        <Candle />
      </span>
      <div class="cm-dream-cloud" {...marks('meant')}>
        <Card card={card} />
      </div>
      <p class="cm-whisper">{word('two')}</p>
      <form class="cm-say" onSubmit={send}>
        <label for={field}>{word('yourWords')}</label>
        <span class="cm-count" aria-live="polite" {...marks('words')}>
          <span class="cm-dots" aria-hidden="true">
            {Array.from({ length: MOST_WORDS }, (_, i) => (
              <i key={i} class={i < words ? (words > MOST_WORDS ? 'cm-over' : 'cm-full') : undefined} />
            ))}
          </span>
          <span class={words > MOST_WORDS ? 'cm-count-over' : undefined}>
            {word('count', { words, most: MOST_WORDS })}
          </span>
        </span>
        <div class="cm-line" data-spot="say">
          <input
            id={field}
            value={text}
            autoComplete="off"
            autoCapitalize="sentences"
            enterkeyhint="send"
            aria-invalid={told !== undefined}
            aria-describedby={`${field}-told`}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="cm-commit" aria-disabled={!asked || wrong !== undefined}>
            {word('send')}
          </button>
        </div>
        <p id={`${field}-told`} class={`cm-told${told === undefined ? '' : ' cm-told-wrong'}`}>
          {told ?? word('limits', { most: MOST_WORDS, longest: LONGEST })}
        </p>
        <div class="cm-suggestion">
          <span>{word('suggestion')}</span>
          <ThingButton
            class="cm-chip"
            answerKey={keyOf(suggested)}
            shut={!asked}
            press={() => asked && choose(suggested)}
          >
            {word('quoted', { words: suggestion })}
          </ThingButton>
        </div>
      </form>
    </div>
  );
}
