import { type Answer, RESOURCES } from '@aerie/schwingenschlag';
import { AnswerButton } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { answerWords } from '../answer-words.js';
import { Sign } from '../art/icons.js';
import { resourceName } from '../names.js';
import { saying } from '../saying.js';
import { Sheet } from './Sheet.js';
import type { Table } from './Table.js';

type Exchange = Extract<Answer, { a: 'exchange' }>;
const isExchange = (answer: Answer): answer is Exchange => answer.a === 'exchange';

/** Two resources for one other that nothing asks for: by what one wants, then what one gives. */
export function TradeSheet({ t }: { t: Table }) {
  const all = t.exchanges.filter(isExchange);
  const wanted = RESOURCES.filter((kind) => all.some((one) => one.for === kind));
  return (
    <Sheet title={say(saying('schwingenschlag.board.trade'))} onClose={() => t.pick(undefined)}>
      {wanted.map((kind) => (
        <fieldset key={kind} class="ss-trades">
          <legend class="ss-go">
            {say(saying('schwingenschlag.board.exchangeFor'))} <Sign name={kind} /> {resourceName(kind)}
          </legend>
          <div class="ss-ways">
            {all
              .filter((one) => one.for === kind)
              .map((one) => (
                <AnswerButton
                  key={t.keyOf(one)}
                  board={{ ...t, answers: t.exchanges }}
                  answer={one}
                  class="ss-way"
                  label={say(answerWords(one, t.view))}
                  face="ss-go"
                >
                  <Sign name={one.one} />
                  <Sign name={one.two} />
                </AnswerButton>
              ))}
          </div>
        </fieldset>
      ))}
    </Sheet>
  );
}
