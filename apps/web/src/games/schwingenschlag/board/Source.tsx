import { type Bill, dragonText, type Effect, effectText, RESOURCES, type Task } from '@aerie/schwingenschlag';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { caveName, dragonName, tongue } from '../names.js';
import { RichText } from '../RichText.js';
import { saying } from '../saying.js';
import type { Table } from './Table.js';
import { type Due, Price, Thumb } from './Thumb.js';

/** What is still to be paid, as signs. */
function dueOf(bill: Bill): Due[] {
  const all: Due[] = [
    { sign: 'coin', n: bill.coin },
    ...RESOURCES.map((sign, kind) => ({ sign, n: bill.resources[kind] ?? 0 })),
    { sign: 'any', n: bill.any + bill.mixed },
    { sign: 'egg', n: bill.egg },
    { sign: 'dragon', n: bill.dragon + bill.card },
    { sign: 'cave', n: bill.cave },
  ];
  return all.filter(({ n }) => n > 0);
}

/** What a payment is for: what comes next once it is made. */
function boughtWith(t: Table): string {
  const next = t.view.agenda.at(-2);
  if (next?.task === 'start') return effectText(next.effects, tongue());
  if (next?.task === 'arrive') return dragonName(next.card);
  return next?.task === 'dig' ? caveName(next.card) : '';
}

/** One thing to take, which the prompt has asked about already. */
const isPlain = ([piece, ...more]: readonly Effect[]): boolean =>
  more.length === 0 && piece?.op === 'gain' && piece.n === 1 && !piece.rider;

/** What the effect at work says. Pieces that all stand below as answers are not told twice. */
function effectWords(t: Table, task: Task): string {
  const printed = 'here' in task && task.here > 0 ? dragonText(task.here, tongue(), t.later).join(' ') : '';
  const by = (effects: readonly Effect[]) => effectText(effects, tongue());
  switch (task.task) {
    case 'pieces':
      return t.ways.filter(({ answer: { a } }) => a === 'use').length > 1 || isPlain(task.pieces)
        ? ''
        : by(task.pieces);
    case 'name':
      return task.here > 0 ? printed : by(task.effects);
    case 'taking':
      return by([{ op: 'gain', thing: task.thing, n: task.left + task.taken.length, rider: task.rider }]);
    case 'sharing':
      if (task.here > 0) return printed;
      return by([
        { op: 'gain', thing: task.cards ? 'dragon' : 'any', n: task.taken.length, rider: task.rider },
      ]);
    default:
      return '';
  }
}

/** Where the question comes from, what it is about, and what is still to be paid. */
export function Source({ t, task }: { t: Table; task: Task }) {
  const here = 'here' in task ? task.here : 0;
  const giver = t.view.active === t.me ? undefined : t.names[t.view.active];
  const text = effectWords(t, task);
  const bought = task.task === 'pay' ? boughtWith(t) : '';
  const isGift = giver !== undefined && task.task === 'pieces';
  // Where the prompt has said it all, the room is left to the answers.
  if (!text && task.task !== 'pay' && !isGift) return null;
  return (
    <div class="ss-source">
      {here > 0 && (
        <span class="ss-source-card">
          <Thumb kind="dragon" card={here} />
        </span>
      )}
      <div>
        {here > 0 && <b>{dragonName(here)}</b>}
        {isGift && (
          <p class="ss-gift">
            <Mark seat={t.view.active} /> {say(saying('schwingenschlag.board.giftFrom', { name: giver }))}
          </p>
        )}
        {text && (
          <p>
            <RichText text={text} />
          </p>
        )}
        {task.task === 'pay' && (
          <p class="ss-due">
            <span>
              {say(saying('schwingenschlag.board.due'))} <Price of={dueOf(task.bill)} />
            </span>
            {task.bill.mixed > 0 && <small>{say(saying('schwingenschlag.board.mixed'))}</small>}
            {bought && (
              <span>
                {say(saying('schwingenschlag.board.bought'))} <RichText text={bought} />
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
