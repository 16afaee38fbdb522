import {
  DECISION_CARDS,
  type DecisionCard,
  FIXED_ROW,
  type Rival,
  rivalCards,
  rivalSteps,
} from '@aerie/schwingenschlag';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { rivalPoints } from '../account.js';
import { Sign } from '../art/icons.js';
import { caveName, dragonName } from '../names.js';
import { RIVAL_SOURCES, rivalRow } from '../points/sources.js';
import { saying } from '../saying.js';
import { tableOf } from '../table.js';
import { marks } from '../terms.js';
import type { Key } from '../words/words.js';
import type { Table } from './Table.js';
import { Thumb } from './Thumb.js';
import { TouchButton } from './Touch.js';
import { cardThing } from './things.js';

const word = (key: Key, args?: Readonly<Record<string, string | number>>): string => say(saying(key, args));

/** What a decision card does, line by line, with its signs. */
function Decision({ t, card }: { t: Table; card: DecisionCard }) {
  const steps = rivalSteps(tableOf(t.picture), card);
  const how = typeof card.steps === 'string' ? card.steps : 'plain';
  return (
    <ul class="ss-decision-lines">
      {card.refresh && (
        <li>
          <Sign name="dragon" />
          <span>{word('schwingenschlag.rival.refresh')}</span>
        </li>
      )}
      {card.shift !== 0 && (
        <li>
          <Sign name="end" />
          <span>{word('schwingenschlag.rival.shift', { by: card.shift > 0 ? '+1' : '−1' })}</span>
        </li>
      )}
      <li>
        <Sign name="guild" />
        <span>{word('schwingenschlag.rival.steps', { steps, how })}</span>
      </li>
      <li>
        <Sign name="marker" />
        <span>
          {word('schwingenschlag.rival.brown', {
            dragon: card.dragon,
            what: card.cave === undefined ? 'row' : 'cave',
            place: card.cave ?? card.row ?? 0,
          })}
        </span>
      </li>
      {card.passes && (
        <li>
          <Sign name="round" />
          <span>{word('schwingenschlag.rival.mayPass')}</span>
        </li>
      )}
    </ul>
  );
}

/** The card turned up last, and what is left of its eight. */
function Decisions({ t, rival }: { t: Table; rival: Rival }) {
  const card = DECISION_CARDS[rival.card - 1];
  return (
    <div class="ss-decision">
      <div key={`${t.picture.round} ${rival.card}`} class="ss-decision-card">
        <b aria-hidden="true">{card ? rival.card : '?'}</b>
        <div>
          <h3>
            {card
              ? word('schwingenschlag.rival.card', { card: rival.card })
              : word('schwingenschlag.rival.noCard')}
          </h3>
          {card && <Decision t={t} card={card} />}
        </div>
      </div>
      <p class="ss-decision-left">
        <span aria-hidden="true" {...marks('decisions')}>
          {rivalCards(rival.level).map((one) => (
            <i key={one} class={rival.deck.includes(one) ? '' : 'ss-turned'} />
          ))}
        </span>
        {rival.passed
          ? word('schwingenschlag.rival.passed')
          : word('schwingenschlag.rival.left', { n: rival.deck.length })}
      </p>
    </div>
  );
}

/** What it has taken from the display; each card can be read. */
function Taken({ t, rival }: { t: Table; rival: Rival }) {
  const cards = [
    ...rival.dragons.map((card) => ({ kind: 'dragon' as const, card, name: dragonName(card) })),
    ...rival.caves.map((card) => ({ kind: 'cave' as const, card, name: caveName(card) })),
  ];
  if (cards.length === 0) return <p class="ss-quiet">{word('schwingenschlag.rival.nothing')}</p>;
  return (
    <ul class="ss-taken" aria-label={word('schwingenschlag.rival.taken')}>
      {cards.map(({ kind, card, name }) => (
        <li key={`${kind}${card}`}>
          <TouchButton
            class="ss-card"
            label={name}
            card={cardThing(kind, card)}
            press={() => t.pick(cardThing(kind, card))}
          >
            <Thumb kind={kind} card={card} />
          </TouchButton>
        </li>
      ))}
    </ul>
  );
}

/** Its name, its level and its points so far. */
export function RivalTitle({ t, rival }: { t: Table; rival: Rival }) {
  return (
    <>
      <Mark seat={t.picture.mats.length} />
      <h2>
        {word('schwingenschlag.rival')}
        <small>{word(`schwingenschlag.option.solo.${rival.level}`)}</small>
      </h2>
      <b {...marks('rival')}>
        <span class="ss-hidden">{word('schwingenschlag.score')} </span>
        {rivalPoints(t.picture)}
      </b>
    </>
  );
}

/** The opponent of somebody who plays alone: what it decided last, what it has, and what that is worth. */
export function RivalScene({ t }: { t: Table }) {
  const { rival } = t.picture;
  const row = rivalRow(t.picture);
  if (!rival || !row) return null;
  const squares = t.picture.marks.filter(({ seat }) => seat >= t.picture.mats.length);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      class="ss-panel ss-rival"
      aria-label={word('schwingenschlag.rival')}
    >
      <header>
        <RivalTitle t={t} rival={rival} />
      </header>
      <ul class="ss-rival-points">
        {RIVAL_SOURCES.map((source) =>
          source === 'guild' && row.guild === 0 ? null : (
            <li key={source} {...marks('rival')}>
              <span>{word(`schwingenschlag.rival.of.${source}`)}</span> <b>{row[source]}</b>
            </li>
          ),
        )}
      </ul>
      <Decisions t={t} rival={rival} />
      <Taken t={t} rival={rival} />
      <p class="ss-rival-stands">
        {word('schwingenschlag.rival.stands', {
          counters: rival.counters,
          ready: rival.ready,
          squares: squares.filter(({ square }) => square < FIXED_ROW).length,
        })}
      </p>
    </section>
  );
}
