import type { Seat } from '@aerie/kernel';
import {
  type Answer,
  caveText,
  DIG_EGGS,
  type Dragon as DragonOnMat,
  dragonAt,
  dragonCard,
  type MatRow,
  type Row,
  type Spot,
  sameAnswer,
  spotOf,
} from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { labelled } from '../../../ui/labelled.js';
import { say } from '../../../words/words.js';
import { Dragon } from '../art/dragon/Dragon.js';
import { Sign } from '../art/icons.js';
import { caveName, plain, spotName, tongue } from '../names.js';
import { saying } from '../saying.js';
import { marks, marksSign, type TermId } from '../terms.js';
import { touchOf } from './choices.js';
import { DragonLoad, dragonWords } from './DragonLoad.js';
import { Hollow } from './Hollow.js';
import { acts, type Table } from './Table.js';
import { Touch, TouchButton } from './Touch.js';
import { cardIn, cardThing, rowThing, spotThing } from './things.js';

interface SpaceProps {
  readonly t: Table;
  readonly seat: Seat;
  readonly row: Row;
  readonly column: number;
  readonly of: MatRow;
}

/** A space: rock, a dug hollow, or a dragon with all that lies on it. */
export function Space({ t, seat, row, column, of }: SpaceProps) {
  const spot = spotOf(row, column);
  const dragon = of.dragons[column];
  const lit =
    t.shines.has(`spot:${seat}:${spot}`) ||
    (dragon !== undefined && t.shines.has(cardThing('dragon', dragon.card)));
  const classes = `ss-space${lit ? ' ss-lit' : ''}${atNow(t, seat, spot) ? ' ss-now' : ''}`;
  const isMine = seat === t.me && t.seat !== null;
  if (dragon)
    return <DragonSpace t={isMine ? t : { ...t, ways: [] }} spot={spot} dragon={dragon} class={classes} />;
  return <EmptySpace t={t} row={row} column={column} of={of} isMine={isMine} class={classes} />;
}

interface DragonSpaceProps {
  readonly t: Table;
  readonly spot: Spot;
  readonly dragon: DragonOnMat;
  readonly class: string;
}

/** A dragon with all that lies on it: a finger does what is asked about the space, or reads the card. */
function DragonSpace({ t, spot, dragon, class: name }: DragonSpaceProps) {
  const { points, timings } = dragonCard(dragon.card);
  const card = cardThing('dragon', dragon.card);
  const isAsked = touchOf(t.ways, t.picked, spotThing(spot)).does !== 'nothing';
  return (
    <Touch
      t={t}
      thing={isAsked ? spotThing(spot) : card}
      card={card}
      spot={spotThing(spot)}
      label={labelled(spotName(spot), dragonWords(dragon))}
      class={`${name} ss-space-dragon${dragon.fresh ? ' ss-fresh' : ''}`}
      otherwise={() => t.pick(card)}
    >
      <span class="ss-space-art" key={dragon.card}>
        <Dragon number={dragon.card} />
      </span>
      <span class="ss-space-points" {...marks('printed')}>
        {points}
      </span>
      <span class="ss-space-timing">
        {timings.map((timing) => (
          <Sign key={timing} name={timing} {...marksSign(timing)} />
        ))}
      </span>
      <DragonLoad dragon={dragon} />
    </Touch>
  );
}

interface EmptySpaceProps extends Omit<SpaceProps, 'seat'> {
  readonly isMine: boolean;
  readonly class: string;
}

/** Rock, or a dug hollow: where the card under the finger may go, a cave card to be read, or just to look at. */
function EmptySpace({ t, row, column, of, isMine, class: name }: EmptySpaceProps) {
  const spot = spotOf(row, column);
  const place = spotName(spot);
  const dug = column <= of.caves.length;
  const cave = column > 0 ? of.caves[column - 1] : undefined;
  const inside = <Hollow dug={dug} cave={cave} column={column} />;
  const put = isMine ? answerHere(t, row, column, of) : undefined;
  if (put)
    return (
      <Target t={t} answer={put} spot={spot} label={place} term={dug ? 'hollow' : 'rock'} class={name}>
        {inside}
      </Target>
    );
  const label = labelled(place, spaceText(dug, cave, column));
  if (cave)
    return (
      <TouchButton
        class={name}
        label={label}
        spot={spotThing(spot)}
        card={cardThing('cave', cave)}
        press={() => t.pick(cardThing('cave', cave))}
      >
        {inside}
      </TouchButton>
    );
  return (
    <span
      class={name}
      role="img"
      aria-label={label}
      data-spot={spotThing(spot)}
      {...marks(dug ? 'hollow' : 'rock')}
    >
      {inside}
    </span>
  );
}

/** The answer that puts the card under the finger here: only the first free space of a row takes one. */
function answerHere(t: Table, row: Row, column: number, of: MatRow): Answer | undefined {
  const card = t.poised === undefined ? undefined : cardIn(t.poised);
  if (!card) return undefined;
  const isFirst =
    card.kind === 'dragon'
      ? column === of.dragons.length && column <= of.caves.length
      : column === of.caves.length + 1;
  if (!isFirst) return undefined;
  return t.ways.find((way) => way.thing === t.poised && way.target === rowThing(row))?.answer;
}

/** What is in a space without a dragon, in words. */
function spaceText(dug: boolean, cave: number | undefined, column: number): string {
  if (!dug) return say(saying('schwingenschlag.board.rock', { eggs: DIG_EGGS[column - 1] ?? 0 }));
  if (cave) return `${caveName(cave)}, ${plain(caveText(cave, tongue()))}`;
  return say(saying('schwingenschlag.board.empty'));
}

interface TargetProps {
  readonly t: Table;
  readonly answer: Answer;
  readonly spot: Spot;
  readonly label: string;
  readonly term: TermId;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** The place where the card under the finger would go. In one's turn the price is looked at first. */
function Target({ t, answer, spot, label, term, class: name, children }: TargetProps) {
  const first = acts(t);
  return (
    <TouchButton
      class={`${name} ss-live ss-goal${t.aim && sameAnswer(t.aim, answer) ? ' ss-picked' : ''}`}
      label={say(saying('schwingenschlag.board.putHere', { place: label }))}
      spot={spotThing(spot)}
      term={term}
      answerKey={first ? undefined : t.keyOf(answer)}
      press={() => (first ? t.aimAt(answer) : t.choose(answer))}
    >
      {children}
    </TouchButton>
  );
}

/** Whether the event that is being shown happens here. */
function atNow(t: Table, seat: Seat, spot: number): boolean {
  const event = t.picture.now?.event;
  if (!event || !('seat' in event) || event.seat !== seat) return false;
  if ('spot' in event) return event.spot === spot;
  if (event.type === 'dug') return spotOf(event.row, event.column) === spot;
  const mat = t.picture.mats[seat];
  if (event.type === 'activated' || event.type === 'fed')
    return mat !== undefined && dragonAt(mat, spot)?.card === event.card;
  return event.type === 'swapped' && (event.one === spot || event.two === spot);
}
