import {
  ACTION_PLACES,
  ACTIONS,
  type Action,
  type Answer,
  PASS_PRICE,
  priceOf,
} from '@aerie/ueber-den-wolken';
import { say } from '../../../words/words.js';
import { SignPicture } from '../art/signs.js';
import { Cube } from '../art/things.js';
import { answer } from '../messages.js';
import { saying } from '../names.js';
import { Offer } from './Offer.js';
import type { Table } from './table.js';
import { marks, type TermId, termName } from './terms.js';

/** At most so many cubes are drawn; the price beside them says how many there are. */
const MOST_CUBES = 5;

const TERM_OF: Readonly<Record<Action, TermId>> = { A: 'sideways', B: 'ahead', C: 'add', D: 'take' };

/** A number of cubes, with its name where there is room. */
const Price = ({ cubes }: { cubes: number }) => (
  <>
    <span class="uw-word">{termName('price')}</span> {cubes}
  </>
);

function ActionSpace({ table, action }: { table: Table; action: Action }) {
  const { picture, names, view } = table;
  const place = ACTION_PLACES[action];
  const [uses, user] = [picture.uses[place] as number, picture.users[place] as number];
  const free = view.step.at === 'standard' && table.asked;
  const used: Answer = { kind: 'action', action };
  const words = say(answer(used, view));
  const lies =
    user < 0 ? '' : say(saying('ueber-den-wolken.board.lies', { name: names[user] ?? '', cubes: uses }));
  return (
    <Offer
      table={table}
      answer={used}
      label={lies ? `${words}. ${lies}.` : words}
      class="uw-action"
      spot={`action:${action}`}
      lit={table.lit.has(`action:${action}`)}
      term={TERM_OF[action]}
    >
      <SignPicture sign={action} />
      <span class="uw-action-name">{say(saying(`ueber-den-wolken.board.action.${action}`))}</span>
      <span key={uses} class={`uw-price${uses > 0 ? ' uw-ticks' : ''}`} {...marks('price')}>
        {free ? '✓' : <Price cubes={priceOf(picture, action)} />}
      </span>
      <span key={`${user} ${uses}`} class="uw-lying" aria-hidden="true" {...marks('lying')}>
        {user >= 0 &&
          Array.from({ length: Math.min(uses, MOST_CUBES) }, (_, i) => <Cube key={i} seat={user} />)}
      </span>
    </Offer>
  );
}

/** The action board: what the four standard actions cost now, and whose cubes lie there. */
export function Actions({ table }: { table: Table }) {
  const { view, seat } = table;
  const cubes = seat === null ? PASS_PRICE : (view.cubes[seat] as number);
  const price = Math.max(1, Math.min(PASS_PRICE, cubes));
  return (
    <section class="uw-actions" data-apart aria-label={say(saying('ueber-den-wolken.board.actions'))}>
      {ACTIONS.map((action) => (
        <ActionSpace key={action} table={table} action={action} />
      ))}
      <Offer
        table={table}
        answer={{ kind: 'pass' }}
        label={say(saying('ueber-den-wolken.answer.pass', { price }))}
        class="uw-action uw-pass"
        term="pass"
      >
        <SignPicture sign="pass" />
        <span class="uw-action-name">{say(saying('ueber-den-wolken.board.pass'))}</span>
        <span class="uw-price" {...marks('price')}>
          <Price cubes={price} />
        </span>
      </Offer>
    </section>
  );
}
