import { type Answer, MAT_SPOT, RESOURCES } from '@aerie/schwingenschlag';
import { Fragment } from 'preact';
import { AnswerButton, isLegal, ThingButton } from '../../../kit/answer-button.js';
import { say } from '../../../words/words.js';
import { Sign } from '../art/icons.js';
import { amount, capital, thingName } from '../names.js';
import { saying } from '../saying.js';
import { marks } from '../terms.js';
import { touchOf } from './choices.js';
import { eggClass } from './DragonLoad.js';
import type { Table } from './Table.js';
import { Touch } from './Touch.js';
import { spotThing, TRADE } from './things.js';

/** A number that shows for a moment what was added to it. */
function Amount({ t, thing, n, seat }: { t: Table; thing: string; n: number; seat: number }) {
  const now = t.picture.now;
  const event = now?.event;
  const by =
    event &&
    (event.type === 'gained' || event.type === 'paid' || event.type === 'discardedThing') &&
    event.seat === seat &&
    event.thing === thing
      ? event.type === 'gained'
        ? `+${event.n}`
        : `−${event.n}`
      : undefined;
  return (
    <>
      <b>{n}</b>
      {by && (
        <span key={now?.beat} class="ss-float" aria-hidden="true">
          {by}
        </span>
      )}
    </>
  );
}

/** The name of a number, where there is room for it. */
const Word = ({ of }: { of: string }) => <small class="ss-word">{capital(of)}</small>;

const PASS: Answer = { a: 'pass' };

const laysHere = (t: Table, seat: number): boolean => {
  const event = t.picture.now?.event;
  return event?.type === 'laid' && event.seat === seat && event.spot === MAT_SPOT;
};

/**
 * Coins, resources and the two nests of a mat; on one's own the way to exchange, and the one to pass, whose room is kept while there is
 * neither.
 */
export function Supplies({ t, seat }: { t: Table; seat: number }) {
  const mat = t.picture.mats[seat];
  if (!mat) return null;
  const own = seat === t.me && t.seat !== null ? t : { ...t, ways: [] };
  const mayPass = own === t && isLegal(t, PASS);
  // What can be touched is wider, at the cost of the rest: such a strip is another one, not the same laid out anew.
  const live = [...RESOURCES, spotThing(MAT_SPOT)].filter(
    (one) => touchOf(own.ways, own.picked, one).does !== 'nothing',
  );
  return (
    <div key={`${live} ${mat.passed}`} class="ss-supplies" data-apart="supplies">
      <span
        class="ss-supply ss-supply-coins"
        role="img"
        aria-label={amount('coin', mat.coins)}
        data-spot="coins"
        {...marks('coin')}
      >
        <Fragment key={mat.coins}>
          <Sign name="coin" />
          <Amount t={t} thing="coin" n={mat.coins} seat={seat} />
        </Fragment>
        <Word of={thingName('coin', true)} />
      </span>
      {RESOURCES.map((one, kind) => (
        <Touch
          key={one}
          t={own}
          thing={one}
          term={one}
          label={amount(one, mat.resources[kind] as number)}
          class="ss-supply"
        >
          <Fragment key={mat.resources[kind]}>
            <Sign name={one} />
            <Amount t={t} thing={one} n={mat.resources[kind] as number} seat={seat} />
          </Fragment>
          <Word of={thingName(one, true)} />
        </Touch>
      ))}
      <Touch
        t={own}
        thing={spotThing(MAT_SPOT)}
        term="matNests"
        label={say(saying('schwingenschlag.board.matNests', { eggs: mat.eggs }))}
        class={`ss-supply ss-supply-nests${laysHere(t, seat) ? ' ss-now' : ''}`}
      >
        <i class={eggClass(0, mat.eggs)} />
        <i class={eggClass(1, mat.eggs)} />
        <Word of={thingName('nest', true)} />
      </Touch>
      {own === t && t.exchanges.length === 0 && <span class="ss-trade ss-room" />}
      {own === t && t.exchanges.length > 0 && (
        <ThingButton
          class="ss-trade"
          label={say(saying('schwingenschlag.board.trade'))}
          picked={t.picked === TRADE}
          press={() => t.pick(t.picked === TRADE ? undefined : TRADE)}
          {...marks('exchange')}
        >
          2:1
        </ThingButton>
      )}
      {mat.passed && (
        <span class="ss-passed" {...marks('passed')}>
          {say(saying('schwingenschlag.board.passed'))}
        </span>
      )}
      {own === t && !mat.passed && !mayPass && <span class="ss-pass ss-room" />}
      {mayPass && (
        <AnswerButton
          board={t}
          answer={PASS}
          class={`ss-pass${t.answers.length === 1 ? ' ss-pass-only' : ''}`}
        >
          {say(saying('schwingenschlag.answer.pass'))}
        </AnswerButton>
      )}
    </div>
  );
}
