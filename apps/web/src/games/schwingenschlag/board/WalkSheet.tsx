import { type Answer, dragonCard, dragonText, EXPLORE_EGGS, type Row } from '@aerie/schwingenschlag';
import { useState } from 'preact/hooks';
import { isLegal } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { Dragon } from '../art/dragon/Dragon.js';
import { Sign } from '../art/icons.js';
import { dragonName, rowName, tongue } from '../names.js';
import { RichText } from '../RichText.js';
import { saying } from '../saying.js';
import { Chip } from './Chip.js';
import { Payment } from './Payment.js';
import { answersOf, planFor } from './plan.js';
import { Sheet } from './Sheet.js';
import { stoneText } from './Stone.js';
import type { Table } from './Table.js';
import { coinAndEggs, Price } from './Thumb.js';

/** The walk through a cave, step by step, before one goes: what each step gives, and what the way in costs. */
export function WalkSheet({ t, row }: { t: Table; row: Row }) {
  const [wishes, setWishes] = useState<readonly Answer[]>([]);
  const of = t.picture.mats[t.me]?.rows[row];
  if (!of) return null;
  const action: Answer = { a: 'explore', row };
  const plan = isLegal(t, action) ? planFor(t.view, t.me, action, wishes) : undefined;
  const eggs = EXPLORE_EGGS[of.explored];
  const foot = (
    <Chip t={t} answer={action} look="primary" act={() => plan && t.chooseAll(answersOf(plan))}>
      <span class="ss-go">
        <Sign name="explorer" />
        {say(saying('schwingenschlag.board.go'))}
        {eggs !== undefined && <Price of={plan?.paid ?? coinAndEggs(eggs)} />}
      </span>
    </Chip>
  );
  return (
    <Sheet
      foot={foot}
      title={say(saying('schwingenschlag.answer.explore', { row: rowName(row) }))}
      onClose={() => t.pick(undefined)}
    >
      <ol class="ss-walk">
        {of.dragons.map((dragon, i) => {
          const { timings } = dragonCard(dragon.card);
          const works = timings.includes('activated') && !dragon.fresh;
          return [
            <li key={`icon${i}`} class="ss-walk-stone">
              <span>
                <RichText text={stoneText(row, i)} />
              </span>
            </li>,
            <li key={dragon.card} class={works ? 'ss-walk-dragon' : 'ss-walk-dragon ss-walk-sleeps'}>
              <span class="ss-walk-face">
                <Dragon number={dragon.card} />
              </span>
              <span>
                <b>{dragonName(dragon.card)}</b>{' '}
                {works ? (
                  <RichText
                    text={(
                      dragonText(dragon.card, tongue(), t.later)[timings.indexOf('activated')] ?? ''
                    ).replace(/^[^:]+: /, '')}
                  />
                ) : (
                  say(saying(dragon.fresh ? 'schwingenschlag.board.fresh' : 'schwingenschlag.board.sleeps'))
                )}
              </span>
            </li>,
          ];
        })}
        <li class="ss-walk-stone">
          <span>
            <RichText text={stoneText(row, of.dragons.length)} />
          </span>
        </li>
      </ol>
      {plan && (
        <Payment
          t={t}
          plan={plan}
          change={(place, answer) => setWishes(answersOf(plan).slice(1).with(place, answer))}
        />
      )}
    </Sheet>
  );
}
