import {
  ALL_ROWS,
  type Answer,
  accountOf,
  dragonCard,
  ROWS,
  type Row,
  sameAnswer,
  spotOfCard,
} from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { AnswerButton, isLegal } from '../../../kit/answer-button.js';
import { Icon } from '../../../ui/icon.js';
import { say } from '../../../words/words.js';
import { ACCOUNT_COLUMNS, type AccountColumn } from '../account.js';
import { answerWords } from '../answer-words.js';
import { ROW_SIGNS, Sign } from '../art/icons.js';
import { addressOf } from '../deck.js';
import { caveName, dragonName, listed, rowName, tongue } from '../names.js';
import { saying } from '../saying.js';
import { tableOf } from '../table.js';
import { marks, type TermId } from '../terms.js';
import { besideCard } from './beside.js';
import { Chip } from './Chip.js';
import { loadWords } from './DragonLoad.js';
import { FullCave, FullDragon } from './FullCard.js';
import { forgoes, forgone } from './forgoing.js';
import { Payment } from './Payment.js';
import { answersOf, planFor } from './plan.js';
import { priceOf, WhyNot } from './prices.js';
import { Sheet, type SheetProps } from './Sheet.js';
import { acts, type Table } from './Table.js';
import { Price } from './Thumb.js';
import { type CardThing, cardThing, type Thing } from './things.js';
import { Whereabouts } from './Whereabouts.js';

interface CardOf extends CardThing {
  readonly t: Table;
}

/** The caves that a card could go to. */
const rowsOf = (kind: CardOf['kind'], card: number): readonly Row[] =>
  kind === 'dragon' ? dragonCard(card).habitats : ALL_ROWS;
const actionOf = (kind: CardOf['kind'], card: number, row: Row): Answer => ({
  a: kind === 'dragon' ? 'entice' : 'dig',
  card,
  row,
});

/** Where the card may go in one's turn, what that costs, and why it may not go elsewhere. */
function Places({ t, kind, card, chosen }: CardOf & { chosen: Answer | undefined }) {
  return (
    <fieldset class="ss-rows">
      <legend class="ss-hidden">{say(saying('schwingenschlag.board.where'))}</legend>
      {rowsOf(kind, card).map((row) => {
        const action = actionOf(kind, card, row);
        const isChosen = chosen !== undefined && sameAnswer(action, chosen);
        return (
          <AnswerButton
            key={row}
            board={{ ...t, isPlan: true }}
            answer={action}
            class={`ss-rowpick${isChosen ? ' ss-chosen' : ''}`}
            picked={isChosen}
            spot={`place:${ROWS[row]}`}
            tellsWhy
            act={() => t.aimAt(action)}
          >
            <Sign name={ROW_SIGNS[row]} />
            <span>{rowName(row)}</span>
            <Price of={priceOf(t, kind, card, row)} />
            {!isLegal(t, action) && <WhyNot t={t} action={action} price={priceOf(t, kind, card, row)} />}
          </AnswerButton>
        );
      })}
    </fieldset>
  );
}

/** A card of the own hand in one's turn: the payment is filled in and can be changed before one agrees. */
function Actions({ t, kind, card, full }: CardOf & { full: ComponentChildren }) {
  const [wishes, setWishes] = useState<{ action: Answer; list: readonly Answer[] }>();
  const legal = rowsOf(kind, card)
    .map((row) => actionOf(kind, card, row))
    .filter((one) => isLegal(t, one));
  const { aim } = t;
  const chosen = (aim && legal.find((one) => sameAnswer(one, aim))) ?? legal[0];
  const plan = chosen
    ? planFor(t.view, t.me, chosen, wishes && sameAnswer(wishes.action, chosen) ? wishes.list : [])
    : undefined;
  const foot = plan && chosen && (
    <Chip t={t} answer={chosen} look="primary" act={() => t.chooseAll(answersOf(plan))}>
      <span class="ss-go ss-pays">
        <span>{say(answerWords(chosen, t.view))}</span>
        <Price of={plan.paid} />
      </span>
    </Chip>
  );
  return (
    <Sheet {...closing(t, kind, card)} foot={foot}>
      {full}
      {/* Where there is one way only, the button below says it all. */}
      {(legal.length === 0 || rowsOf(kind, card).length > 1) && (
        <Places t={t} kind={kind} card={card} chosen={chosen} />
      )}
      {plan && chosen && (
        <Payment
          t={t}
          plan={plan}
          change={(place, answer) =>
            setWishes({ action: chosen, list: answersOf(plan).slice(1).with(place, answer) })
          }
        />
      )}
      <PageLink kind={kind} card={card} />
    </Sheet>
  );
}

/** The name of the card, the way back, and the ways to the cards that lie beside it. */
function closing(t: Table, kind: CardOf['kind'], card: number): Omit<SheetProps, 'children'> {
  const beside = besideCard(t, cardThing(kind, card));
  const to = (thing: Thing | undefined) => (thing ? () => t.pick(thing) : undefined);
  return {
    title: kind === 'dragon' ? dragonName(card) : caveName(card),
    onClose: () => t.pick(undefined),
    before: to(beside.before),
    after: to(beside.after),
  };
}

const WORTH_TERMS: Readonly<Partial<Record<AccountColumn, TermId>>> = {
  ends: 'gameEnd',
  eggs: 'egg',
  cached: 'cached',
  tucked: 'tucked',
};

/** The points of a dragon that lies on a mat, each with where it comes from, as the table stands. */
function WorthNow({ t, card }: { t: Table; card: number }) {
  const seat = t.picture.mats.findIndex((mat) => spotOfCard(mat, card) >= 0);
  const found =
    seat < 0 ? undefined : accountOf(tableOf(t.picture), seat).dragons.find((dragon) => dragon.card === card);
  if (!found) return null;
  const { printed, end, eggs, cached, tucked } = found;
  const lying = t.picture.mats[seat]?.rows.flatMap(({ dragons }) => dragons).find((one) => one.card === card);
  const parts = { printed, ends: end, eggs, cached, tucked };
  return (
    <p class="ss-worth-list">
      <b>
        {say(saying('schwingenschlag.card.worth'))}: {printed + end + eggs + cached + tucked}
      </b>
      {ACCOUNT_COLUMNS.flatMap(({ name, label }) => {
        const points = name in parts ? parts[name as keyof typeof parts] : 0;
        return points === 0
          ? []
          : [
              <span key={name} {...marks(WORTH_TERMS[name] ?? 'printed')}>
                {say(label)} {points}
              </span>,
            ];
      })}
      {lying && <span class="ss-lies">{listed(loadWords(lying))}</span>}
    </p>
  );
}

/** To the page of the card, in a window of its own: the game stays as it is. */
function PageLink({ kind, card }: Omit<CardOf, 't'>) {
  return (
    <a class="ss-card-page" href={addressOf({ kind, number: card }, tongue())} target="_blank" rel="noopener">
      <Icon name="cards" />
      {say(saying('schwingenschlag.card.page'))}
    </a>
  );
}

/** A card in full, and what can be done with it now. */
export function CardSheet({ t, kind, card }: CardOf) {
  const thing = cardThing(kind, card);
  const mat = t.picture.mats[t.me];
  const held = (kind === 'dragon' ? mat?.dragons : mat?.caves)?.includes(card) ?? false;
  const full = (
    <>
      {kind === 'dragon' ? <FullDragon card={card} later={t.later} /> : <FullCave card={card} />}
      {kind === 'dragon' && <WorthNow t={t} card={card} />}
    </>
  );
  if (acts(t) && held) return <Actions t={t} kind={kind} card={card} full={full} />;
  const ways = t.ways.filter((way) => way.thing === thing);
  const gains = ways.filter(({ answer }) => !forgoes(t, answer));
  const chips = [...gains, ...ways.filter((way) => !gains.includes(way))].map((way) => (
    <Chip
      key={t.keyOf(way.answer)}
      t={t}
      answer={way.answer}
      look={!gains.includes(way) ? 'quiet' : gains.length === 1 ? 'primary' : 'plain'}
      cost={forgone(t, way.answer)}
    />
  ));
  return (
    <Sheet {...closing(t, kind, card)} foot={chips.length > 0 && <div class="ss-chips">{chips}</div>}>
      <Whereabouts t={t} kind={kind} card={card} />
      {full}
      <PageLink kind={kind} card={card} />
    </Sheet>
  );
}
