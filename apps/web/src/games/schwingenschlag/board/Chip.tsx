import type { Answer } from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { AnswerButton, whyNotLegal } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { answerWords } from '../answer-words.js';
import { marks } from '../terms.js';
import type { Table } from './Table.js';

/** What the adviser thinks of an answer: the points that the game looks like ending with. */
function Worth({ t, answer }: { t: Table; answer: Answer }) {
  const worth = t.odds?.(answer)?.worth;
  return worth === undefined ? null : (
    <small class="ss-worth" {...marks('estimate')}>
      ≈ {Math.round(worth)}
    </small>
  );
}

interface ChipProps {
  readonly t: Table;
  readonly answer: Answer;
  readonly look?: 'plain' | 'primary' | 'quiet';
  /** What the answer costs, below its words. */
  readonly cost?: ComponentChildren;
  /** What to do instead of simply giving the answer. */
  readonly act?: () => void;
  readonly children?: ComponentChildren;
}

/** An answer as a button, in words unless it is shown. Where it is not legal it says why. */
export function Chip({ t, answer, look = 'plain', cost, act, children }: ChipProps) {
  const why = whyNotLegal(t, answer);
  return (
    <AnswerButton
      board={t}
      answer={answer}
      class={({ hinted }) => `ss-chip ss-chip-${look}${hinted ? ' ss-lit' : ''}`}
      tellsWhy
      {...(act ? { act } : {})}
    >
      <span class="ss-chip-words">
        {children ?? say(answerWords(answer, t.view))}
        {cost && <small class="ss-forgone">{cost}</small>}
        {why && <small class="ss-why">{why}</small>}
      </span>
      <Worth t={t} answer={answer} />
    </AnswerButton>
  );
}
