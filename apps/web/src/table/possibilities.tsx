import './possibilities.css';
import type { Reason } from '@aerie/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Possibilities } from '../contract/possibilities.js';
import { Icon } from '../ui/icon.js';
import { Button, Waiting } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import type { FetchedProps } from './fetched-panel.js';
import { reasonWords } from './people.js';
import { possibilitiesOf } from './possibilities-of.js';
import { promptWords } from './prompt.js';
import { namedOf, useRanking } from './ranking.js';
import { ReadRule } from './read-rule.js';
import type { TableModel } from './table-model.js';

/** From so many answers on they stand under headings, and from so many on these are folded. */
const MANY = 8;
const VERY_MANY = 16;

/** What can be done now, in words: what looks good first, then everything, then what is not possible and why. */
export default function PossibilitiesPanel({ model, close }: FetchedProps) {
  const side = model.side.value;
  const own = usePossibilities(model.game.id);
  if (!side) return null;
  return (
    <div class="possible">
      <p class="asked">{promptWords(model)}</p>
      {!model.mayTell && <p>{t('possible.hidden')}</p>}
      {model.mayTell && <Open model={model} own={own} close={close} />}
    </div>
  );
}

/** What the game adds, once it is fetched; empty where it adds nothing. */
function usePossibilities(game: string): Partial<Possibilities<unknown, unknown>> {
  const [own, setOwn] = useState<Partial<Possibilities<unknown, unknown>>>({});
  useEffect(() => {
    void possibilitiesOf(game).then((found) => found && setOwn(found));
  }, [game]);
  return own;
}

interface OpenProps extends FetchedProps {
  readonly own: Partial<Possibilities<unknown, unknown>>;
}

/** All of it, where nobody else at the screen would read a secret. */
function Open({ model, own, close }: OpenProps) {
  const isOffered = model.isOffered.value;
  const isAsked = isOffered && model.myTurn.value;
  const open = isOffered ? model.open : null;
  const answers = isOffered ? model.answers.value : [];
  const choose = (answer: unknown) => {
    close();
    model.choose(answer);
  };
  const wanted = isAsked ? (open ? 1 : namedOf(answers.length)) : 0;
  return (
    <>
      <LooksGood model={model} wanted={wanted} choose={choose} />
      {open && <p>{t('possible.words', { most: open.maxLength })}</p>}
      {answers.length > 0 && (
        <section>
          <h3>{t('possible.all', { count: answers.length })}</h3>
          <Everything model={model} own={own} answers={answers} choose={choose} />
        </section>
      )}
      {answers.length === 0 && !open && <p class="soft">{t('possible.nothing')}</p>}
      {isAsked && own.attempts && <NotNow model={model} attempts={own.attempts} />}
    </>
  );
}

interface ListProps {
  readonly model: TableModel;
  readonly answers: readonly unknown[];
  choose(answer: unknown): void;
}

function List({ model, answers, choose }: ListProps) {
  const view = model.side.value?.view;
  return (
    <ul>
      {answers.map((answer) => (
        <li key={model.keyOf(answer)}>
          <Button onClick={() => choose(answer)}>{say(model.ui.answer(answer, view))}</Button>
        </li>
      ))}
    </ul>
  );
}

/** What a gentle bot takes for good. Its room is there from the start, so that nothing below it moves when it has thought. */
function LooksGood({ wanted, ...list }: Omit<ListProps, 'answers'> & { readonly wanted: number }) {
  const good = useRanking(list.model, wanted);
  if (good !== 'thinking' && good.length === 0) return null;
  return (
    <section class="good" style={{ '--rows': wanted }}>
      <h3>
        <Icon name="hint" />
        {t('possible.good')}
      </h3>
      <div class="room">
        {good === 'thinking' ? <Waiting what={t('hint.thinking')} /> : <List {...list} answers={good} />}
      </div>
    </section>
  );
}

/** Every answer in the order of the rules; many of them under headings. */
function Everything({ own, ...list }: ListProps & { readonly own: OpenProps['own'] }) {
  const { answers } = list;
  const groups = new Map<string, unknown[]>();
  if (own.group && answers.length >= MANY)
    for (const answer of answers) {
      const group = own.group(answer);
      const heading = group ? say(group) : t('possible.other');
      groups.set(heading, [...(groups.get(heading) ?? []), answer]);
    }
  if (groups.size < 2) return <List {...list} />;
  return (
    <>
      {[...groups].map(([heading, some]) => (
        <details key={heading} open={answers.length < VERY_MANY}>
          <summary>
            {heading} <span class="soft">{some.length}</span>
          </summary>
          <List {...list} answers={some} />
        </details>
      ))}
    </>
  );
}

/** So many answers with the same reason are told in words. */
const TOLD = 6;

const listed = (words: readonly string[]): string =>
  words.length > TOLD ? `${words.slice(0, TOLD).join(' · ')} · …` : words.join(' · ');

interface Refused {
  readonly reason: Reason;
  readonly answers: unknown[];
}

/** What somebody may try that is not legal, by the reason why not. */
function NotNow({
  model,
  attempts,
}: {
  model: TableModel;
  attempts: Possibilities<unknown, unknown>['attempts'];
}) {
  const side = model.side.value;
  if (!side || side.seat === null) return null;
  const refused = new Map<string, Refused>();
  for (const answer of attempts(side.view, side.seat, model.answers.value)) {
    const reason = model.reasonAgainst(answer);
    if (!reason) continue;
    const words = reasonWords(model.game.id, reason);
    const same = refused.get(words);
    if (same) same.answers.push(answer);
    else refused.set(words, { reason, answers: [answer] });
  }
  if (refused.size === 0) return null;
  return (
    <section class="not-now">
      <h3>{t('possible.not')}</h3>
      <ul>
        {[...refused].map(([words, { reason, answers }]) => (
          <li key={words}>
            <p>{listed(answers.map((answer) => say(model.ui.answer(answer, side.view))))}</p>
            <p class="reason">{words}</p>
            <ReadRule model={model} reason={reason} />
          </li>
        ))}
      </ul>
    </section>
  );
}
